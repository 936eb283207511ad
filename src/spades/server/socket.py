"""One WebSocket from its handshake to its end.

The handler reads; one task beside it, the pump, is the only one that sends. What is sent comes out
of the viewer's queue (``connection``), so a slow reader delays nobody else. Whatever the other
side does, it costs this connection alone: bad messages are answered, many of them end it.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spades.errors import IllegalAction, NotationError, SpadesError, StoreError
from spades.server import protocol
from spades.server.connection import Connection
from spades.server.guards import ABORT
from spades.server.hub import key_of
from spades.server.limits import Bucket
from spades.server.live import Live, error_json
from spades.server.protocol import Act, Answer, Fault, Hello, Ping, Pong
from spades.server.service import Service
from spades.table import Command, parse_ask

_log = logging.getLogger(__name__)

HELLO_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 60.0
"""A connection that says nothing for so long has ended, whatever the network says."""
PARTING_SECONDS: Final = 3.0
"""How long a reader may take for the last message."""
FAULTS: Final = 5
"""Messages that cannot be read, in a row of quick ones, that end a connection."""

NORMAL: Final = 1000
CLOSE_CODES: Final = {
    "server.restarting": 1012,
    "socket.slow": 1013,
    "socket.silent": 4000,
    "socket.no_hello": 4001,
    "socket.protocol": 4002,
    "seat.token": 4003,
    "spectators.none": 4003,
    "spectators.full": 4003,
    "table.archived": 4004,
    "store.unknown": 4004,
    "socket.too_many": 4008,
    "socket.faults": 4008,
    "seat.in_use": 4009,
    "seat.elsewhere": 4009,
    "seat.left": 4010,
    "seat.lost": 4010,
}
"""The close code that goes with the code of ``bye``; 1013, try again later, for any other."""
LATER: Final = 1013


def _who(live: Live, connection: Connection) -> dict[str, Any]:
    """For the log: who is no more than which connection in which seat."""
    return {"table": live.id, "seat": connection.seat, "connection": connection.link}


class Closed(Exception):
    """The other side has gone."""


class Visit:
    """One accepted socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any], service: Service, address: str) -> None:
        self.socket = socket
        self.service = service
        self.address = address
        settings = service.settings
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.faults = Bucket(0.1, FAULTS)
        self.ended_with = NORMAL

    async def run(self) -> None:
        """Until either side ends it."""
        try:
            hello = await self._hello()
            live, connection = await self._admitted(hello)
        except Closed:
            return
        except SpadesError as error:
            await self._turn_away(error)
            return
        connection.on_end = self._cut_later
        pump = asyncio.create_task(self._pump(connection))
        try:
            await live.join(connection, hello.since, hello.take_over)
            self.service.metrics.count("joined")
            _log.info("joined", extra=_who(live, connection))
            await self._read(live, connection)
        except Closed:
            pass
        except SpadesError as error:
            connection.end(error.code, **error.facts)
        finally:
            await self._leave(live, connection, pump)

    async def _leave(self, live: Live, connection: Connection, pump: asyncio.Task[None]) -> None:
        """Send what still waits, if the other side takes it, and give the seat free."""
        if connection.link in live.connections:
            await live.part(connection)
        connection.close()
        if connection.ended_with not in (None, "server.restarting"):
            code = {"code": connection.ended_with}
            _log.info("sent away", extra={**_who(live, connection), **code})
        _, late = await asyncio.wait({pump}, timeout=PARTING_SECONDS)
        for task in late:
            task.cancel()
        await asyncio.gather(pump, return_exceptions=True)

    def _cut_later(self) -> None:
        """A reader that does not take its last message is cut off."""
        cut: Any = self.socket.scope["extensions"].get(ABORT)  # type: ignore[union-attr]
        if cut is not None:
            asyncio.get_running_loop().call_later(PARTING_SECONDS, cut)

    # --- the first message

    async def _hello(self) -> Hello:
        """Raises SpadesError ``socket.no_hello``, ``socket.protocol``; Closed."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                data = await self._receive()
        except TimeoutError:
            raise IllegalAction("socket.no_hello", seconds=HELLO_SECONDS) from None
        if data is None:
            raise IllegalAction("socket.no_hello", seconds=HELLO_SECONDS)
        try:
            hello = protocol.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):
            raise IllegalAction("socket.no_hello", seconds=HELLO_SECONDS) from None
        if not isinstance(hello, Hello):
            raise IllegalAction("socket.no_hello", seconds=HELLO_SECONDS)
        if hello.protocol != protocol.PROTOCOL:
            raise IllegalAction("socket.protocol", found=hello.protocol, want=protocol.PROTOCOL)
        return hello

    async def _admitted(self, hello: Hello) -> tuple[Live, Connection]:
        """The table, and the viewer that this socket is. Raises SpadesError."""
        service = self.service
        service.allow("hello", self.address)
        try:
            live = await service.hub.find(hello.table)
        except StoreError as error:
            if error.code == "store.unknown" and await service.is_archived(hello.table):
                raise IllegalAction("table.archived", table=hello.table) from None
            raise
        seat = key = None
        if hello.token is not None:
            key = key_of(hello.token)
            seat = await service.hub.held(live, hello.token)
        else:
            self._check_spectator(live)
        return live, Connection(service.hub.next_link(), seat, key)

    def _check_spectator(self, live: Live) -> None:
        if live.table.plan.options.spectators == "none":
            raise IllegalAction("spectators.none")
        most = self.service.settings.spectators_per_table
        there = sum(one.seat is None for one in live.connections.values())
        if there >= most:
            raise IllegalAction("spectators.full", most=most)

    async def _turn_away(self, error: SpadesError) -> None:
        _log.info("turned away", extra={"code": error.code})
        last = Connection("", None)
        last.end(error.code, **error.facts)
        try:
            async with asyncio.timeout(PARTING_SECONDS):
                await self._pump(last)
        except TimeoutError:
            pass

    # --- reading

    async def _read(self, live: Live, connection: Connection) -> None:
        while not connection.closed:
            try:
                async with asyncio.timeout(SILENT_SECONDS):
                    data = await self._receive()
            except TimeoutError:
                connection.end("socket.silent", seconds=SILENT_SECONDS)
                return
            if connection.closed:
                return
            now = self.service.hub.now()
            if not self.messages.take(now) or not self.service.may("message", self.address):
                connection.end("socket.too_many", back_after=5.0)
                return
            await self._take(live, connection, data)
            if connection.full:
                live.slow(connection)

    async def _take(self, live: Live, connection: Connection, data: str | None) -> None:
        try:
            message = None if data is None else protocol.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            self._fault(connection, str(error)[:200])
            return
        match message:
            case Act():
                await self._act(live, connection, message)
            case Ping():
                connection.send(Pong(self.service.hub.now()))
            case protocol.Refresh():
                live.refresh(connection)
            case None:
                self._fault(connection, "text, not bytes")
            case _:
                self._fault(connection, "hello comes once")

    async def _act(self, live: Live, connection: Connection, act: Act) -> None:
        version = live.table.version
        if connection.seat is None:
            error: SpadesError = IllegalAction("seat.spectator")
        else:
            try:
                ask = parse_ask(connection.seat, act.action)
            except NotationError as refusal:
                error = refusal
            else:
                loop = asyncio.get_running_loop()
                began = loop.time()
                await live.answer(connection, Command(act.id, ask, act.version))
                self.service.metrics.observe("action", loop.time() - began)
                return
        connection.send(Answer(act.id, "refused", version, error_json(error)))

    def _fault(self, connection: Connection, why: str) -> None:
        self.service.metrics.count("fault")
        if self.faults.take(self.service.hub.now()):
            connection.send(Fault({"code": "message.unreadable", "why": why}))
        else:
            connection.end("socket.faults", most=FAULTS)

    async def _receive(self) -> str | None:
        """The next message; None for one of bytes, which this protocol has none of."""
        try:
            event = await self.socket.receive()
        except WebSocketDisconnect:
            raise Closed from None
        if event["type"] == "websocket.disconnect":
            raise Closed
        return event.get("text")  # type: ignore[return-value]

    # --- sending

    async def _pump(self, connection: Connection) -> None:
        """Send every frame in turn; after the last one the socket is closed."""
        try:
            while (frame := await connection.next_frame()) is not None:
                await self.socket.send(
                    {"type": "websocket.send", "text": frame.decode(), "bytes": None}
                )
            code = NORMAL
            if connection.ended_with is not None:
                code = CLOSE_CODES.get(connection.ended_with, LATER)
            await self.socket.close(code)
        except (WebSocketDisconnect, OSError):
            connection.close()
