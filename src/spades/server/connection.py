"""One viewer of a table: what it has been sent, what waits to be sent, and when it is too slow.

Whoever owns the transport (a WebSocket, a test) takes with ``next_frames`` what waits, as soon as
the transport takes more, and sends it. A reader that cannot keep up gets the newest state in the
place of all that waits; the second time within ten seconds its connection ends, with a hint to
come back.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from spades.server.protocol import Bye, FromServer, encoder

QUEUE_FRAMES: Final = 64
QUEUE_BYTES: Final = 64 * 1024
SLOW_SECONDS: Final = 10.0
"""A second overflow within this time ends the connection."""


class Connection:
    """A viewer: of a seat, or a spectator (``seat`` None)."""

    def __init__(self, link: str, seat: int | None, key: str | None = None) -> None:
        self.link = link
        self.seat = seat
        self.key = key
        """The SHA-256 of the token that the seat was taken with."""
        self.version = 0
        """How many events the frames so far tell of."""
        self.left = False
        """Whether its person gave the seat up."""
        self.closed = False
        """Nothing more is accepted; what waits is still sent."""
        self.ended_with: str | None = None
        """The code that ``end`` was given."""
        self.on_end: Callable[[], None] | None = None
        """Called when the connection ends from this side, by whoever owns the transport."""
        self.overflows = 0
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._more = asyncio.Event()
        self._last_overflow = float("-inf")

    def __repr__(self) -> str:
        return f"<connection {self.link} seat {self.seat}>"

    def send(self, message: FromServer | bytes) -> None:
        """Put a message into the queue. It is never lost; too many are replaced, see ``full``."""
        if self.closed:
            return
        frame = message if isinstance(message, bytes) else encoder.encode(message)
        self._waiting.append(frame)
        self._bytes += len(frame)
        self._more.set()

    @property
    def full(self) -> bool:
        """Whether the reader is too slow: then the owner calls ``overflow``."""
        return len(self._waiting) > QUEUE_FRAMES or self._bytes > QUEUE_BYTES

    def overflow(self, now: float, newest: Callable[[], FromServer]) -> bool:
        """The newest state in the place of all that waits, but answers. False: end it instead."""
        soon = now - self._last_overflow < SLOW_SECONDS
        self._last_overflow = now
        self.overflows += 1
        welcome = [frame for frame in self._waiting if frame.startswith(_WELCOME)]
        answers = [frame for frame in self._waiting if frame.startswith(_ANSWER)]
        self._waiting.clear()
        self._bytes = 0
        if soon or len(answers) > QUEUE_FRAMES // 2:
            return False
        # An answer comes after what it tells of, as ever.
        for frame in (*welcome, newest(), *answers):
            self.send(frame)
        return True

    def end(self, code: str, back_after: float | None = None, **facts: Any) -> None:
        """Say why, and send nothing after it."""
        if not self.closed:
            self.send(Bye({"code": code, **facts}, back_after))
            self.ended_with = code
            self.close()
            if self.on_end is not None:
                self.on_end()

    def close(self) -> None:
        """Accept nothing more."""
        self.closed = True
        self._more.set()

    async def next_frames(self) -> list[bytes]:
        """All that waits to be sent, in its order; nothing when the connection has ended."""
        while not self._waiting and not self.closed:
            self._more.clear()
            await self._more.wait()
        frames = list(self._waiting)
        self._waiting.clear()
        self._bytes = 0
        return frames


_ANSWER: Final = b'{"type":"answer"'
_WELCOME: Final = b'{"type":"welcome"'
