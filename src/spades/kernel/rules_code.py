"""A rules object as a row of ints, which is what compiled code is told of it.

Every field of the rules object has its line here, and so has every value of a field that is a
choice. What has none is refused by name: a kernel that left a rule out would play another game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from spades.errors import RulesError, shown
from spades.rules import PARTNERSHIP, TWO_PLAYER, Rules
from spades.rules.laws import ALWAYS, BEHIND, NEVER

Row = npt.NDArray[np.int64]

# Places in the row.
SEATS: Final = 0
"""4 or 2."""
TARGET: Final = 1
FLOOR: Final = 2
"""``losing_score`` as the laws take it: NO_FLOOR for none."""
HAND_LIMIT: Final = 3
"""``max_hands`` as the laws take it: 0 for none."""
BAG_LIMIT: Final = 4
BAG_PENALTY: Final = 5
BAG_VALUE: Final = 6
NIL_VALUE: Final = 7
DOUBLE_NIL_VALUE: Final = 8
DOUBLE_NIL_MODE: Final = 9
DEFICIT: Final = 10
SIMULTANEOUS: Final = 11
"""1 when partners who exchange choose before either has the other's cards."""
DISCARD_VIEW: Final = 12
"""0 hidden, 1 private, 2 open: nothing in play depends on it, but what is seen does."""
WIDTH: Final = 13

_CHOICES: Final[dict[str, dict[str | None, int]]] = {
    "game": {PARTNERSHIP: 4, TWO_PLAYER: 2},
    "double_nil": {"always": ALWAYS, "behind": BEHIND, "never": NEVER},
    "exchange_order": {None: 0, "bidder_first": 0, "simultaneous": 1},
    "discard_view": {None: 0, "hidden": 0, "private": 1, "open": 2},
}

_FIELDS: Final[dict[str, tuple[int, Callable[[Rules], int]]]] = {
    "game": (SEATS, lambda rules: _choice(rules, "game")),
    "target_score": (TARGET, lambda rules: rules.target_score),
    "losing_score": (FLOOR, lambda rules: rules.floor),
    "max_hands": (HAND_LIMIT, lambda rules: rules.hand_limit),
    "bag_limit": (BAG_LIMIT, lambda rules: rules.bag_limit),
    "bag_penalty": (BAG_PENALTY, lambda rules: rules.bag_penalty),
    "bag_value": (BAG_VALUE, lambda rules: rules.bag_value),
    "nil_value": (NIL_VALUE, lambda rules: rules.nil_value),
    "double_nil_value": (DOUBLE_NIL_VALUE, lambda rules: rules.double_nil_value),
    "double_nil": (DOUBLE_NIL_MODE, lambda rules: _choice(rules, "double_nil")),
    "double_nil_deficit": (DEFICIT, lambda rules: rules.double_nil_deficit),
    "exchange_order": (SIMULTANEOUS, lambda rules: _choice(rules, "exchange_order")),
    "discard_view": (DISCARD_VIEW, lambda rules: _choice(rules, "discard_view")),
}


def code_of(rules: Rules) -> Row:
    """The rules as int64, shape (WIDTH,), places as above; a new array each time.

    Raises RulesError ``kernel.unknown_rule`` (field, value) for a field, or a value of one, that
    the kernel does not know.
    """
    code = np.zeros(WIDTH, dtype=np.int64)
    for field in fields(rules):
        if field.name not in _FIELDS:
            _refuse(rules, field.name)
        place, meaning = _FIELDS[field.name]
        code[place] = meaning(rules)
    return code


def _choice(rules: Rules, name: str) -> int:
    value = getattr(rules, name)
    if value not in _CHOICES[name]:
        _refuse(rules, name)
    return _CHOICES[name][value]


def _refuse(rules: Rules, name: str) -> Any:
    raise RulesError("kernel.unknown_rule", field=name, value=shown(getattr(rules, name)))
