"""What a command says while it makes people wait: that it compiles, or that it thinks."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from spades.i18n import Texts

_PATIENCE: Final = 1.0
"""Seconds of thinking of which nothing is said."""


@dataclass(slots=True)
class Progress:
    """How far a piece of work has come: the thread that does it writes, another one tells."""

    compiling: bool = False
    kept: bool = True
    """Whether what is compiled can be kept for the next time."""


def compile_for_solving(at_work: Progress) -> None:
    """Make the solver ready: from disk in no time, or compiled, which ``at_work`` then says.

    Raises UsageError ``kernel.missing``.
    """
    from spades.kernel import need

    need()
    from spades.kernel import store, warm

    wanted = [part for part in warm.parts_of_solving() if not part.is_ready]
    if not wanted:
        return
    at_work.kept = store.cache_folder() is not None
    at_work.compiling = True
    for part in wanted:
        part.prepare()
    at_work.compiling = False


@contextlib.contextmanager
def telling(at_work: Progress, texts: Texts | None) -> Iterator[Callable[[], None]]:
    """Tell people on standard error how the work goes; without texts nothing is told.

    What it gives is called again and again while they wait. A terminal sees a spinner, which goes;
    elsewhere only what they may want to change is written, a line each, once.
    """
    if texts is None:
        yield lambda: None
        return
    with contextlib.ExitStack() as stack:
        teller = _Teller(at_work, texts, stack)
        yield teller.tell


class _Teller:
    def __init__(self, at_work: Progress, texts: Texts, stack: contextlib.ExitStack) -> None:
        self._at_work = at_work
        self._texts = texts
        self._stack = stack
        self._begun = time.monotonic()
        self._said: set[str] = set()
        self._spinning: Callable[[str], None] | None = None

    def tell(self) -> None:
        if not self._at_work.kept:
            self._say_once("compiling-not-kept", **_where())
        if self._at_work.compiling:
            if sys.stderr.isatty():
                self._spin("compiling-once" if self._at_work.kept else "compiling")
            else:
                self._say_once("compiling-once" if self._at_work.kept else "compiling")
        elif sys.stderr.isatty() and (
            self._spinning is not None or time.monotonic() - self._begun > _PATIENCE
        ):
            self._spin("solve-working")

    def _say_once(self, key: str, **facts: str) -> None:
        if key not in self._said:
            self._said.add(key)
            with contextlib.suppress(OSError):  # nobody reads it
                print(self._texts.say(key, **facts), file=sys.stderr, flush=True)

    def _spin(self, key: str) -> None:
        text = self._texts.say(key)
        if self._spinning is None:
            from rich.console import Console

            shape = "line" if self._texts.ascii else "dots"
            spinner = Console(stderr=True).status(text, spinner=shape)
            self._stack.enter_context(spinner)
            self._spinning = spinner.update
        elif key not in self._said:
            self._spinning(text)
        self._said.add(key)


def _where() -> dict[str, str]:
    from spades.kernel import store

    return {"path": str(store.cache_base()), "reason": store.why_unwritable()}
