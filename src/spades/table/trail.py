"""A tuple that grows at its end in constant time.

A table is a value, and each event makes another one with a log that is longer by one. Copied each
time, a log of thousands of events would cost its square: whoever comes and goes at a table, or
talks, could make it as long as they like.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T]):
    """What it holds never changes. Those that grew out of one another share a list.

    >>> one = Trail().plus("a").plus("b")
    >>> one.plus("c"), one.plus("d"), one[1:]
    (Trail('a', 'b', 'c'), Trail('a', 'b', 'd'), ('b',))
    """

    __slots__ = ("_count", "_items")

    def __init__(self, items: list[T] | None = None) -> None:
        """``items`` is this trail's from now on."""
        self._items: list[T] = [] if items is None else items
        self._count = len(self._items)

    def plus(self, item: T) -> Trail[T]:
        """One that is longer by this."""
        items, count = self._items, self._count
        if len(items) == count:
            items.append(item)
        if items[count] is not item:  # another one grew out of this before
            items = [*items[:count], item]
        longer: Trail[T] = Trail.__new__(Trail)
        longer._items, longer._count = items, count + 1
        return longer

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int) -> T: ...

    @overload
    def __getitem__(self, index: slice) -> tuple[T, ...]: ...

    def __getitem__(self, index: int | slice) -> T | tuple[T, ...]:
        if isinstance(index, slice):
            return tuple([self._items[place] for place in range(*index.indices(self._count))])
        return self._items[range(self._count)[index]]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._count)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Trail | tuple):
            return NotImplemented
        return len(self) == len(other) and all(a == b for a, b in zip(self, other, strict=True))

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Trail({', '.join(map(repr, self))})"

    def __reduce__(self) -> Any:
        return Trail, (list(self),)
