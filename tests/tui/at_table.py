"""People at a server's table in tests: one who types lines in a thread of their own, and a hall."""

from __future__ import annotations

import contextlib
import io
import itertools
import threading
from collections.abc import Callable, Iterable
from pathlib import Path
from socket import SHUT_RDWR
from typing import Any

from spades.i18n import Texts
from spades.tui.listening import ListeningLines
from spades.tui.plain_live import LiveLineGame
from spades.tui.remote.join import join, watch
from spades.tui.remote.link import Link
from spades.tui.remote.match import RemoteMatch
from spades.tui.settings import Settings
from tests.server.hall import Hall

WAIT = 60.0
"""Seconds after which somebody who waits has failed."""
BACKOFF = (0.05,)


class Script(io.StringIO):
    """Standard input that a script writes to: each line when somebody asks for one.

    A line may be a function of whoever types it, a ``Sitter``.
    """

    sitter: Sitter

    def __init__(self, lines: Iterable[Any]) -> None:
        super().__init__()
        self._lines = iter(lines)

    def readline(self, *_: Any) -> str:  # type: ignore[override]
        line = next(self._lines, None)
        if callable(line):
            line = line(self.sitter)
        return "" if line is None else f"{line}\n"


class Told(ListeningLines):
    """Remembers what was told."""

    def __init__(self, lines: Iterable[Any]) -> None:
        self.told: list[str] = []
        self.news = threading.Condition()
        self.script = Script(lines)
        super().__init__(self.script, io.StringIO())

    def tell(self, *sentences: str) -> None:
        super().tell(*sentences)
        with self.news:
            self.told += sentences
            self.news.notify_all()

    def until(self, text: str) -> str:
        """Wait for a sentence; it."""
        found: list[str] = []

        def there() -> bool:
            found[:] = [one for one in self.told if text in one]
            return bool(found)

        with self.news:
            assert self.news.wait_for(there, WAIT), f"never told: {text}\n" + "\n".join(self.told)
        return found[0]


def auto(*lines: Any) -> Iterable[Any]:
    """These lines, then the computer decides."""
    return itertools.chain(lines, itertools.repeat("auto"))


class Sitter:
    """Somebody who plays line by line, in a thread."""

    def __init__(
        self,
        link: Link,
        folder: Path | None,
        lines: Iterable[Any],
        name: str = "Dewi",
        language: str = "en",
        **settings: Any,
    ) -> None:
        """``folder``: where the seat is kept; None: they look on."""
        self.lines = Told(lines)
        self.lines.script.sitter = self
        self.match = watch(link) if folder is None else join(link, folder, name)
        self.match._wire._backoff = BACKOFF
        texts = Texts(language)
        self.game = LiveLineGame(self.match, Settings(speed="off", **settings), texts, self.lines)
        self.code: int | None = None
        self.error: BaseException | None = None
        self._thread = threading.Thread(target=self._play, daemon=True)
        self._thread.start()

    def _play(self) -> None:
        try:
            self.code = self.game.play()
        except BaseException as error:  # noqa: BLE001 - told by ``done``
            self.error = error

    def done(self) -> int:
        """The exit code. Raises what ended the game."""
        self._thread.join(WAIT)
        assert not self._thread.is_alive(), "still playing:\n" + "\n".join(self.told[-12:])
        if self.error is not None:
            raise self.error
        assert self.code is not None
        return self.code

    @property
    def told(self) -> list[str]:
        return self.lines.told


def table(hall: Hall, seats: str = "pccc", **asked: Any) -> Link:
    """A table of people and computers, at which nobody waits."""
    kinds = ["person" if one == "p" else "simple" for one in seats]
    rules = asked.pop("rules", {"max_hands": 1})
    preset = "partnership" if len(seats) == 4 else "two-player"
    options = {"pace": 0, **asked.pop("options", {})}
    name = hall.open(rules={"preset": preset, **rules}, seats=kinds, options=options, **asked)
    return Link(hall.url, name)


def cut(match: RemoteMatch) -> None:
    """The network fails, and nobody is told."""
    socket = match._wire._socket
    if socket is not None:
        with contextlib.suppress(OSError):
            socket.socket.shutdown(SHUT_RDWR)


def wait_until(found: Callable[[], bool]) -> None:
    """Until something is so."""
    pause = threading.Event()
    for _ in range(int(WAIT / 0.01)):
        if found():
            return
        pause.wait(0.01)
    raise AssertionError("it never came about")
