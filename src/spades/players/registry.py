"""The built-in players by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spades.errors import UsageError
from spades.players.chance import Chance, Seed
from spades.players.montecarlo import Montecarlo
from spades.players.player import Player
from spades.players.simple import Simple

PLAYERS: Final[dict[str, Callable[[Seed], Player]]] = {
    "random": Chance,
    "simple": Simple,
    "montecarlo": Montecarlo,
}
"""Each takes a seed; those that draw nothing ignore it."""


def make_player(name: str, seed: Seed = 0) -> Player:
    """A player by its name. Raises UsageError ``player.unknown``."""
    if name not in PLAYERS:
        raise UsageError("player.unknown", name=str(name)[:40], known=list(PLAYERS))
    return PLAYERS[name](seed)
