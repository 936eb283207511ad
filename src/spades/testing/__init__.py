"""A kit for tests, yours too: random rules, deals and matches, what holds for all of them, perft.

``check_player`` is for players of your own, ``check_store`` for stores of your own; the
``check_…`` of ``invariants`` for whatever stores, sends or changes a match. All chance comes from
what you pass in.
"""

from spades.testing.chance import Lots, Rng
from spades.testing.conformance import PlayerFactory, check_player
from spades.testing.fair import check_opened, random_fair_record
from spades.testing.generate import (
    play_random_match,
    random_action,
    random_chance,
    random_deal,
    random_position,
    random_rules,
    random_steps,
    random_stock,
)
from spades.testing.invariants import (
    Broken,
    check_cards,
    check_last_digit,
    check_record,
    check_result,
    check_square,
    check_twins,
)
from spades.testing.perft import perft
from spades.testing.stores import STORE_CHECKS, check_store

__all__ = [
    "Broken",
    "Lots",
    "PlayerFactory",
    "Rng",
    "STORE_CHECKS",
    "check_cards",
    "check_last_digit",
    "check_opened",
    "check_player",
    "check_record",
    "check_result",
    "check_square",
    "check_store",
    "check_twins",
    "perft",
    "play_random_match",
    "random_action",
    "random_chance",
    "random_deal",
    "random_fair_record",
    "random_position",
    "random_rules",
    "random_steps",
    "random_stock",
]
