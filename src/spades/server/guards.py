"""What a connection may cost before anybody knows what it wants: bytes, seconds, frames, places.

The HTTP parser takes a request of any length and waits for its end for ever, and works off
whatever came in one go while everybody else waits. Here a head ends at 16 KB, a body where no
honest one goes on, and a whole request after ten seconds; few requests wait behind each other; an
address has so many connections; a handshake comes to something or to an end; and what comes is
read in small pieces, over a socket its frames of every kind counted. An ASGI application finds the
socket itself in its scope's extensions, under ``WIRE``.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

from spades.server.limits import Bucket, Places

HEAD_BYTES: Final = 16 * 1024
AROUND_BYTES: Final = 2 * HEAD_BYTES
"""Of all of a request but its body: the head, the heads of its pieces, the fields after them."""
BODY_BYTES: Final = 1024 * 1024
"""Of any body. More than any may have, so that whoever is refused for it gets to read that."""
MOST_FIELDS: Final = 128
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

    async def receive(self) -> Any:
        """The next message, as ASGI has it."""

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
    """HTTP/1.1 with a limit to all parts of a request and a time for the whole of it."""

    house = House()
    _around = 0
    """Bytes of the request that are not its body; what came in one piece with its first is not
    counted."""
    _body = 0
    _late: asyncio.TimerHandle | None = None
    _place: str | None = None
    _running: RequestResponseCycle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        key = self.house.key(self.client[0] if self.client else None)
        if key is not None and not self.house.places.take(key):
            transport.abort()
            return
        self._place = key
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self._running is not None:
            # Of those behind each other only the last is told, and the first would go on writing.
            self._running.disconnected = True
        super().connection_lost(exc)

    def _leave(self) -> None:
        """To be counted no longer: it has ended, or is a socket, of which there is a count too."""
        self._request_came()
        place, self._place = self._place, None
        if place is not None:
            self.house.places.give_back(place)

    def data_received(self, data: bytes) -> None:
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._await_request()
        # Piece by piece, or what came at once would be worked off at once.
        for start in range(0, len(data), SLICE):
            piece = data[start : start + SLICE]
            self._around += len(piece)
            super().data_received(piece)
            if self._around > AROUND_BYTES or self._body > BODY_BYTES:
                self.transport.abort()
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_WAITING:
            raise ValueError("too many requests at once")  # the parser answers 400
        super().on_message_begin()
        self._around = self._body = 0
        if self._late is None:
            self._await_request()

    def on_headers_complete(self) -> None:
        fields = sum(len(name) + len(value) for name, value in self.headers)
        if len(self.url) + fields > HEAD_BYTES or len(self.headers) > MOST_FIELDS:
            raise ValueError("a head too long")  # the parser answers 400
        super().on_headers_complete()
        lengths = [int(value) for name, value in self.headers if name == b"content-length"]
        if self.cycle is not None and any(length > BODY_BYTES for length in lengths):
            self.cycle.keep_alive = False  # and it is told so: it is not read to its end

    def on_body(self, body: bytes) -> None:
        self._around -= len(body)
        self._body += len(body)
        super().on_body(body)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        self._request_came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        answering = self.cycle is not None and not self.cycle.response_complete
        if answering or self.flow.write_paused:
            # The socket would not know of it, and who waits there to send would wait for ever.
            self.transport.abort()
            return
        self._await_request()  # now for its answer
        super().handle_websocket_upgrade()
        cast("GuardedSocket", self.transport.get_protocol()).settled = self._leave

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
        self.settled: Callable[[], None] | None = None
        """To be called once it is accepted or lost: till then it has a plain connection's place
        and time."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._settle()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        # Of one that raises, the server would end none of those after it, and not itself.
        try:
            super().shutdown()
        except (InvalidState, AssertionError):  # its end has begun already
            self.transport.abort()

    def _settle(self) -> None:
        settled, self.settled = self.settled, None
        if settled is not None:
            settled()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = cast("dict[str, Any] | None", getattr(self, "scope", None))
        if scope is not None:
            scope["extensions"][WIRE] = self

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.handshake_complete:
            self._settle()
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
            if not self.handshake_initiated:
                self._no_handshake()
        except (UnicodeError, ValueError):
            # What no address or header may hold: nobody is owed an answer.
            self.transport.abort()

    def _no_handshake(self) -> None:
        """The whole head has come, and is none that is understood: with a body, with long lines."""
        self.handshake_complete = self.close_sent = True
        said = b"".join(self.conn.data_to_send())
        self.transport.write(said or self.conn.reject(400, "No handshake.\n").serialize())
        self.transport.close()


def protocols(house: House) -> tuple[type[GuardedHttp], type[GuardedSocket]]:
    """Both protocols for a server, with what its connections share."""
    return (
        type("GuardedHttp", (GuardedHttp,), {"house": house}),
        type("GuardedSocket", (GuardedSocket,), {"house": house}),
    )
