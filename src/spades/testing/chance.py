"""Chance for tests: one small port, and a source of it that is the same for ever.

All that the kit draws, it draws with ``randrange``; so ``random.Random(7)`` will do wherever an
``Rng`` is wanted, and ``Lots("a seed")`` where the outcome is to be kept in a file: Python may
change what its own generator makes of a seed, SHA-256 stays as it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from spades.cards.shuffle import below, derive, seed_from_text

T = TypeVar("T")


class Rng(Protocol):
    """Whatever draws whole numbers: ``random.Random``, ``Lots``."""

    def randrange(self, stop: int, /) -> int:
        """A number 0 … stop − 1, every one equally likely."""
        ...


class Lots:
    """Numbers from SHA-256 (``sha256-fy-1``): the same on every machine, under every Python."""

    def __init__(self, seed: str) -> None:
        self.seed = seed_from_text(seed)
        self._drawn = 0

    def randrange(self, stop: int, /) -> int:
        """The next number 0 … stop − 1. Cost: about 3 µs."""
        self._drawn += 1
        return below(derive(self.seed, f"lot {self._drawn}"), stop)


def one_of(rng: Rng, items: Sequence[T]) -> T:
    """One of the items."""
    return items[rng.randrange(len(items))]


def some_of(rng: Rng, items: Sequence[T], count: int) -> tuple[T, ...]:
    """So many of the items, in the order in which they stand."""
    left = list(range(len(items)))
    chosen = [left.pop(rng.randrange(len(left))) for _ in range(count)]
    return tuple(items[index] for index in sorted(chosen))


def shuffled(rng: Rng, items: Sequence[T]) -> list[T]:
    """The items in a random order."""
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = rng.randrange(i + 1)
        order[i], order[j] = order[j], order[i]
    return order
