"""The laws of Spades, without any state: the rules object, the card laws, the score."""

from spades.rules.laws import DOUBLE_NIL, NIL
from spades.rules.ruleset import FIELDS, GAMES, PARTNERSHIP, PRESETS, TWO_PLAYER, Rules

__all__ = [
    "DOUBLE_NIL",
    "FIELDS",
    "GAMES",
    "NIL",
    "PARTNERSHIP",
    "PRESETS",
    "TWO_PLAYER",
    "Rules",
]
