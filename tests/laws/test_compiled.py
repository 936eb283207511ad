"""Each law, compiled by numba, is the law as it stands: 100,000 inputs for every one of them.

The kernel runs these very functions, linked as here (``spades.kernel.link.law``). A law that
cannot be compiled, or that gives another answer when it is, fails here first.
"""

import inspect
import random
from collections.abc import Callable, Iterator
from itertools import islice, product
from types import FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from spades.cards import ALL_CARDS, FULL_DECK, SUIT_MASK
from spades.kernel.link import jit
from spades.kernel.link import law as law_of
from spades.rules import laws, scoring

pytestmark = pytest.mark.slow

DTYPES: dict[str, Any] = {"int": np.int64, "bool": np.bool_}
ROWS = 100_000
EDGES = 20_000

CARDS = [int(card) for card in ALL_CARDS]
PERHAPS = [-1, *CARDS]
BIDS = list(range(15))
POINTS = [-(1 << 30), -10_000, -501, -500, -100, -99, -1, 0, 1, 99, 100, 499, 500, 501, 10_000]
HANDS = [0, FULL_DECK, *SUIT_MASK, FULL_DECK & ~SUIT_MASK[3], *(1 << card for card in CARDS)]


def some_hand(rng: random.Random) -> int:
    hand = rng.getrandbits(61) & FULL_DECK
    return hand & rng.getrandbits(61) if rng.random() < 0.5 else hand


Kind = tuple[list[Any], Callable[[random.Random], Any]]

# What each parameter may be: values on the edge, and one at random. A law with a parameter of
# another name says here what it is.
KINDS: dict[str, Kind] = {
    "hand": (HANDS, some_hand),
    "broken": ([False, True], lambda rng: rng.random() < 0.5),
    "card": (CARDS, lambda rng: rng.choice(CARDS)),
    "best": (CARDS, lambda rng: rng.choice(CARDS)),
    "first": ([0, 12, 48, 60], lambda rng: rng.choice(CARDS)),
    "second": ([-1, 0, 13 + 3, 48], lambda rng: rng.choice(PERHAPS)),
    "third": ([-1, 1, 60], lambda rng: rng.choice(PERHAPS)),
    "fourth": ([-1, 2, 59], lambda rng: rng.choice(PERHAPS)),
    "legal_follows.led": (CARDS, lambda rng: rng.choice(CARDS)),
    "led": (PERHAPS, lambda rng: rng.choice(PERHAPS)),
    "suit": ([0, 1, 2, 3], lambda rng: rng.randrange(4)),
    "seat": ([0, 1, 2, 3], lambda rng: rng.randrange(4)),
    "seats": ([2, 4], lambda rng: rng.choice((2, 4))),
    "bid": ([-1, *BIDS, 15], lambda rng: rng.choice(BIDS)),
    "partner_bid": (BIDS, lambda rng: rng.choice(BIDS)),
    "mode": ([0, 1, 2], lambda rng: rng.randrange(3)),
    "deficit": ([0, 1, 99, 100, 101, 10_000], lambda rng: rng.randrange(10_001)),
    "contract": (list(range(27)), lambda rng: rng.randrange(27)),
    "taken": (list(range(14)), lambda rng: rng.randrange(14)),
    "stray": (list(range(14)), lambda rng: rng.randrange(14)),
    "tricks": (list(range(14)), lambda rng: rng.randrange(14)),
    "nil_value": ([0, 100, 10_000], lambda rng: rng.randrange(10_001)),
    "double_nil_value": ([0, 200, 10_000], lambda rng: rng.randrange(10_001)),
    "count": ([0, 9, 10, 11, 19, 20, 22, 10_013], lambda rng: rng.randrange(100)),
    "bag_limit": ([0, 1, 3, 10, 10_000], lambda rng: rng.randrange(40)),
    "target": ([10, 500, 10_000], lambda rng: rng.choice((10, 200, 500))),
    "floor": ([scoring.NO_FLOOR, -200, 0], lambda rng: rng.choice((scoring.NO_FLOOR, -200))),
    "hands": ([0, 1, 2, 7, 8, 10_000], lambda rng: rng.randrange(20)),
    "max_hands": ([0, 1, 2, 8], lambda rng: rng.randrange(20)),
    **{
        name: (POINTS, lambda rng: rng.randrange(-700, 700))
        for name in ("score", "other_score", "score_0", "score_1")
    },
}


def laws_of(module: ModuleType) -> list[FunctionType]:
    """The functions that a module defines, in the order of its source."""
    found = [
        value
        for value in vars(module).values()
        if isinstance(value, FunctionType) and value.__module__ == module.__name__
    ]
    return sorted(found, key=lambda law: law.__code__.co_firstlineno)


TWINS: dict[FunctionType, Any] = {
    one: law_of(one) for module in (laws, scoring) for one in laws_of(module)
}
"""Every law and its compiled twin, as the kernel gets it."""


def kinds_of(law: FunctionType) -> list[Kind]:
    names = inspect.signature(law).parameters
    return [KINDS.get(f"{law.__name__}.{name}") or KINDS[name] for name in names]


def edges(kinds: list[Kind]) -> Iterator[tuple[Any, ...]]:
    """Every combination of values on the edge; a random choice of them where there are more."""
    sets = [values for values, _ in kinds]
    if int(np.prod([len(values) for values in sets])) <= EDGES:
        return product(*sets)
    rng = random.Random("edges")
    return (tuple(rng.choice(values) for values in sets) for _ in range(EDGES))


def inputs(law: FunctionType) -> list[np.ndarray]:
    """100,000 values for each parameter: those on the edge first, then values at random."""
    kinds = kinds_of(law)
    rows = list(islice(edges(kinds), EDGES))
    rng = random.Random(law.__name__)
    draw = [one for _, one in kinds]
    rows += [tuple([one(rng) for one in draw]) for _ in range(ROWS - len(rows))]
    names = inspect.signature(law).parameters
    return [
        np.array(column, dtype=DTYPES[law.__annotations__[name]])
        for name, column in zip(names, zip(*rows, strict=True), strict=True)
    ]


def loop_of(law: FunctionType) -> Any:
    """A compiled loop that fills its first argument with the law of the others."""
    count = len(inspect.signature(law).parameters)
    given = ", ".join(f"a{number}" for number in range(count))
    each = ", ".join(f"a{number}[i]" for number in range(count))
    names: dict[str, Any] = {"law": TWINS[law]}
    exec(f"def loop(out, {given}):\n for i in range(len(out)):\n  out[i] = law({each})\n", names)
    return jit()(names["loop"])


@pytest.mark.parametrize("law", TWINS, ids=lambda law: law.__name__)
def test_a_compiled_law_is_the_law_on_100000_inputs(law):
    columns = inputs(law)
    out = np.zeros(ROWS, dtype=DTYPES[law.__annotations__["return"]])
    loop_of(law)(out, *columns)
    expected = [law(*row) for row in zip(*(column.tolist() for column in columns), strict=True)]
    wrong = np.flatnonzero(out != np.array(expected, dtype=out.dtype))
    assert not len(wrong), [column[wrong[0]] for column in columns]
    # No float and no unsigned number creeps in on the way.
    twin = TWINS[law]
    wanted = {"int": "int64", "bool": "bool"}[law.__annotations__["return"]]
    assert [str(made.signature.return_type) for made in twin._inner.overloads.values()] == [wanted]


def test_laws_are_plain_functions_on_whole_numbers_and_truth_values():
    for law in TWINS:
        assert set(law.__annotations__.values()) <= {"int", "bool"}
        assert set(inspect.signature(law).parameters) <= set(KINDS)
        assert law.__defaults__ is None
        assert law.__closure__ is None


def test_every_public_law_is_compiled():
    for module in (laws, scoring):
        public = {
            name
            for name, value in vars(module).items()
            if callable(value)
            and not name.startswith("_")
            and getattr(value, "__module__", "") == module.__name__
        }
        assert public == {law.__name__ for law in TWINS if law.__module__ == module.__name__}
        assert public
