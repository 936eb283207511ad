"""Lines that are typed, and news from elsewhere, whichever comes first.

A thread reads the lines, so that nobody who waits for a line misses the news. From a person's
terminal lines are taken at any time; a script's next line only when something is asked, so that
``yes auto`` answers questions and does not run ahead of the game.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable, Iterable
from typing import Final, TextIO

from spades.tui.plain import EndOfInput, Lines

_NEWS: Final = object()
_END: Final = object()


class ListeningLines(Lines):
    """Lines whose reader hears of news too."""

    def __init__(
        self,
        given: TextIO,
        out: TextIO,
        colour: bool = False,
        width: Callable[[], int] | None = None,
    ) -> None:
        super().__init__(given, out, colour, width)
        self.any_time = given.isatty()
        """Whether lines are taken when nothing is asked."""
        self._came: queue.SimpleQueue[object] = queue.SimpleQueue()
        self._wanted = threading.Semaphore(0)
        self._reading = False
        self._held: list[object] = []
        """What was typed before anything was asked."""
        threading.Thread(target=self._read, name="spades-lines", daemon=True).start()

    def heard(self) -> None:
        """There is news. From any thread."""
        self._came.put(_NEWS)

    def next(self, asked: bool, patience: float | None = None) -> str | None:
        """The next line; None when there is news first, or after so many seconds.

        ``asked``: whether a line is expected. Raises EndOfInput when one is and none will come.
        """
        takes = asked or self.any_time
        if takes and self._held:
            return self._line(self._held.pop())
        if takes and not self._reading:
            self._reading = True
            self._wanted.release()
        try:
            came = self._came.get(timeout=patience)
        except queue.Empty:
            return None
        if came is _NEWS:
            return None
        self._reading = False
        if not takes:
            self._held.append(came)
            return None
        return self._line(came)

    def ask(self, asked: Iterable[str] = ()) -> str:
        """As ever; news that come meanwhile wait. Raises EndOfInput."""
        self.tell(*asked)
        self.prompt()
        while (line := self.next(asked=True)) is None:
            pass
        return line

    def prompt(self) -> None:
        """Show that a line may be typed."""
        if self._prompt:
            self._out.write("> ")
        self._out.flush()

    def _line(self, came: object) -> str:
        if not isinstance(came, str):
            self._held.append(came)  # the end stays the end
            raise EndOfInput
        return came.strip()

    def _read(self) -> None:
        while True:
            self._wanted.acquire()
            try:
                line = self._given.readline()
            except (OSError, ValueError):  # the terminal has gone
                line = ""
            self._came.put(line or _END)
            if not line:
                return
