"""An event loop whose time is made up: nothing waits, and a run is the same each time.

The loop jumps to its next timer whenever nothing is ready. Its time lies on a grid of
microseconds, so that two ways to the same moment meet at the same number.
"""

from __future__ import annotations

import asyncio
import contextlib
import selectors
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextvars import Context
from typing import Any, TypeVar

T = TypeVar("T")


class Standstill(Exception):
    """Nothing is ready, no timer is set, and somebody still waits."""


class VirtualLoop(asyncio.SelectorEventLoop):
    """A loop in virtual time, which begins at 0. It has no files and no sockets."""

    def __init__(self) -> None:
        self._virtual = 0.0
        super().__init__(_NoFiles(self._jump))

    def time(self) -> float:
        return self._virtual

    def call_at(  # type: ignore[override]
        self,
        when: float,
        callback: Callable[..., object],
        *args: Any,
        context: Context | None = None,
    ) -> asyncio.TimerHandle:
        return super().call_at(round(when, 6), callback, *args, context=context)

    def _jump(self, seconds: float | None) -> None:
        if seconds is None:
            raise Standstill("nobody will ever be ready")
        if seconds > 0:
            self._virtual = round(self._virtual + seconds, 6)


class _NoFiles(selectors.BaseSelector):
    """A selector that has nothing to select: it lets time pass."""

    def __init__(self, jump: Callable[[float | None], None]) -> None:
        self._jump = jump
        self._known: dict[Any, selectors.SelectorKey] = {}

    def register(self, fileobj: Any, events: int, data: Any = None) -> selectors.SelectorKey:
        self._known[fileobj] = selectors.SelectorKey(fileobj, 0, events, data)
        return self._known[fileobj]

    def unregister(self, fileobj: Any) -> selectors.SelectorKey:
        return self._known.pop(fileobj)

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        self._jump(timeout)
        return []

    def get_map(self) -> Mapping[Any, selectors.SelectorKey]:
        return self._known


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Run something in a loop of its own, which is ended with all that is left in it."""
    with _loop() as loop:
        return loop.run_until_complete(work())


@contextlib.contextmanager
def _loop() -> Iterator[VirtualLoop]:
    loop = VirtualLoop()
    try:
        yield loop
    finally:
        left = asyncio.all_tasks(loop)
        for task in left:
            task.cancel()
        if left:
            loop.run_until_complete(asyncio.gather(*left, return_exceptions=True))
        loop.close()
