"""What a connection may cost before anybody knows what it wants: bytes, seconds, frames, places.

The HTTP parser takes a request's head of any length and waits for its end for ever, and works off
whatever came in one go while everybody else waits. Here a head ends at 16 KB and a whole request
after ten seconds; few requests wait behind each other; an address has so many connections; and
what comes over a socket is read in small pieces, its frames of every kind counted. An ASGI
application finds the socket itself in its scope's extensions, under ``WIRE``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from spades.server.limits import Bucket, Places

HEAD_BYTES: Final = 16 * 1024
REQUEST_SECONDS: Final = 10.0
WIRE: Final = "spades-wire"
MOST_WAITING: Final = 16
"""Requests of one connection that wait for those before them."""
SLICE: Final = 2048
"""Bytes that are worked off before what they were is looked at."""
FAREWELL_SECONDS: Final = 3.0
"""How long whoever has sent too much may take for being told so."""
AHEAD: Final = 4
"""Messages that are read before the first of them is looked at."""


class Wire(Protocol):
    """What whoever talks over a socket may ask of it, beyond what ASGI knows."""

    flooded: bool
    """Whether it has sent too much: from then on it is not heard."""

    def abort(self) -> None:
        """Cut it off: its reader takes nothing."""

    async def room(self) -> None:
        """Wait until it takes more. Raises OSError: there is nobody any more."""

    def send_frames(self, frames: Sequence[bytes]) -> None:
        """Send text messages, UTF-8 already, all in one. Raises OSError: there is nobody."""


@dataclass(frozen=True, slots=True)
class House:
    """What all connections of a server share. ``places``: connections, by the other side's key;
    ``key`` gives it, or None where it has no limit.
    """

    places: Places = field(default_factory=lambda: Places(0))
    key: Callable[[str | None], str | None] = lambda peer: None
    frames_per_second: float = 50.0
    frame_burst: float = 500.0
    """Frames of every kind: pings and pieces of messages cost as much as messages."""


class GuardedHttp(HttpToolsProtocol):
    """HTTP/1.1 with a limit to the head and a time for the whole request."""

    house = House()
    _head = 0
    """Bytes of a head that is not complete."""
    _in_head = True
    _fields = 0
    """Bytes of all fields of a request, those after its body included."""
    _late: asyncio.TimerHandle | None = None
    _place: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        key = self.house.key(self.client[0] if self.client else None)
        if key is not None and not self.house.places.take(key):
            transport.abort()
            return
        self._place = key
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_came()
        self._leave_place()
        super().connection_lost(exc)

    def _leave_place(self) -> None:
        """To be counted no longer: it has ended, or is a socket, of which there is a count too."""
        place, self._place = self._place, None
        if place is not None:
            self.house.places.give_back(place)

    def data_received(self, data: bytes) -> None:
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._await_request()
        super().data_received(data)
        if self._late is not None and self._in_head:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests at once")  # the parser answers 400
        super().on_message_begin()
        self._in_head, self._head, self._fields = True, 0, 0
        if self._late is None:
            self._await_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        self._fields += len(name) + len(value)
        if self._fields > HEAD_BYTES:
            raise ValueError("headers too long")  # the parser answers 400

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            raise ValueError("a head too long")
        super().on_headers_complete()
        self._in_head = False

    def on_message_complete(self) -> None:
        self._request_came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_came()
        self._leave_place()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        self._request_came()
        super().timeout_keep_alive_handler()

    def _await_request(self) -> None:
        self._late = self.loop.call_later(REQUEST_SECONDS, self._no_request)

    def _request_came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _no_request(self) -> None:
        self._late = None
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut off, and that is not heard when it sends too many frames."""

    house = House()

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._frames = Bucket(self.house.frames_per_second, self.house.frame_burst)
        self.flooded = False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = cast("dict[str, Any] | None", getattr(self, "scope", None))
        if scope is not None:
            scope["extensions"][WIRE] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal is an answer, too; else it would be logged as a fault of ours.
            self.handshake_complete = True

    def abort(self) -> None:
        self.transport.abort()

    async def room(self) -> None:
        await self.writable.wait()
        if self.disconnected:
            raise ClientDisconnected

    def send_frames(self, frames: Sequence[bytes]) -> None:
        # What stands between an application and the wire would take each apart, make it again and
        # send it by itself: of what an action costs, a tenth.
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            for frame in frames:
                self.conn.send_text(frame)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_events(self) -> None:
        events = self.conn.events_received()
        if events and not self._frames.take(self.loop.time(), len(events)):
            self._flood()
            return
        self.conn.events = events  # looked at once, and once more
        super().handle_events()

    def _flood(self) -> None:
        """Too much has come: the application is woken, and nothing more is read."""
        self.flooded = True
        self.transport.pause_reading()
        self.queue.put_nowait({"type": "websocket.receive", "bytes": b"", "text": None})
        self.loop.call_later(FAREWELL_SECONDS, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return  # it was told the end, and is read for its answer alone
        if self.curr_msg_data_type == "text":
            try:
                self.queue.put_nowait({"type": "websocket.receive", "text": data.decode()})
            except UnicodeDecodeError:
                # Anybody can send that: it is no fault of ours, to be logged as one.
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
        else:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})
        # To stop reading and begin again for every message costs more than to read it.
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def data_received(self, data: bytes) -> None:
        try:
            # Piece by piece, or what came at once would be worked off at once.
            for start in range(0, len(data), SLICE):
                if self.flooded or self.transport.is_closing():
                    return
                super().data_received(data[start : start + SLICE])
        except (UnicodeError, ValueError):
            # What no address or header may hold: nobody is owed an answer.
            self.transport.abort()


def protocols(house: House) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """Both protocols for a server, with what its connections share."""
    return (
        type("GuardedHttp", (GuardedHttp,), {"house": house}),
        type("GuardedSocket", (GuardedSocket,), {"house": house}),
    )
