"""One WebSocket from its handshake to its end.

The handler reads; one task beside it, the pump, is the only one that sends. What is sent comes out
of the viewer's queue (``connection``), so a slow reader delays nobody else. Whatever the other
side does, it costs this connection alone: bad messages are answered, many of them end it.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from spades.errors import IllegalAction, NotationError, SpadesError
from spades.game.actions import Action
from spades.server import protocol
from spades.server.connection import Connection
from spades.server.guards import Wire
from spades.server.hub import key_of
from spades.server.limits import Bucket
from spades.server.live import Live, error_json
from spades.server.protocol import Act, Answer, Fault, Hello, Ping, Pong
from spades.server.service import Service
from spades.table import Command, asks, parse_ask

_log = logging.getLogger(__name__)

HELLO_SECONDS: Final = 5.0
SILENT_SECONDS: Final = 60.0
"""A connection that says nothing for so long has ended, whatever the network says."""
_A_MOMENT: Final = 0.001
"""A timer may ring so much too early."""
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
    "message.unreadable": 4002,
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
BACK_AFTER: Final = 5.0
"""Seconds after which whoever has sent too much may come back."""


def _who(live: Live, connection: Connection) -> dict[str, Any]:
    """For the log: who is no more than which connection in which seat."""
    return {"table": live.id, "seat": connection.seat, "connection": connection.link}


class Closed(Exception):
    """The other side has gone."""


class Visit:
    """One accepted socket."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], wire: Wire, service: Service, address: str
    ) -> None:
        self.socket = socket
        self.wire = wire
        self.service = service
        self.address = address
        settings = service.settings
        self.messages = Bucket(settings.messages_per_second, settings.message_burst)
        self.turn = service.turns.setdefault(address, asyncio.Lock())
        self.faults = Bucket(0.1, FAULTS)
        self._watches: str | None = None
        self._waits_since: float | None = None
        """When it began to wait for a message, by the loop's clock; None: it has one."""
        self._silence: asyncio.TimerHandle | None = None

    async def run(self) -> None:
        """Until either side ends it."""
        try:
            await self._visit()
        finally:
            if self._watches is not None:
                self.service.watchers.give_back(self._watches)

    async def _visit(self) -> None:
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
            await live.join(connection, hello.since, hello.take_over, hello.at)
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
        if self._silence is not None:
            self._silence.cancel()
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
        asyncio.get_running_loop().call_later(PARTING_SECONDS, self.wire.abort)

    # --- the first message

    async def _hello(self) -> Hello:
        """Raises SpadesError ``socket.no_hello``, ``socket.protocol``, ``message.unreadable``,
        ``socket.too_many``; Closed.
        """
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                data = await self._receive()
        except TimeoutError:
            raise IllegalAction("socket.no_hello", seconds=HELLO_SECONDS) from None
        if self.wire.flooded:
            raise IllegalAction("socket.too_many")
        if data is None:
            raise IllegalAction("message.unreadable", why="text, not bytes")
        try:
            hello = protocol.decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            raise IllegalAction("message.unreadable", why=str(error)[:200]) from None
        if not isinstance(hello, Hello):
            raise IllegalAction("socket.no_hello", seconds=HELLO_SECONDS)
        if hello.protocol != protocol.PROTOCOL:
            raise IllegalAction("socket.protocol", found=hello.protocol, want=protocol.PROTOCOL)
        return hello

    async def _admitted(self, hello: Hello) -> tuple[Live, Connection]:
        """The table, and the viewer that this socket is. Raises SpadesError."""
        service = self.service
        service.allow("hello", self.address)
        live = await service.hub.find(hello.table)
        seat = key = None
        if hello.token is not None:
            key = key_of(hello.token)
            seat = await service.hub.held(live, hello.token)
            # It is kept who came and went; and that is read again at every start.
            service.allow("come", f"{live.id} {seat}")
        else:
            self._check_spectator(live)
        return live, Connection(service.hub.next_link(), seat, key)

    def _check_spectator(self, live: Live) -> None:
        if live.table.plan.options.spectators == "none":
            raise IllegalAction("spectators.none")
        most = self.service.settings.spectators_per_table
        there = sum(one.seat is None for one in live.connections.values())
        place = f"{live.id} {self.address}"
        if there >= most or not self.service.watchers.take(place):
            raise IllegalAction("spectators.full", most=most)
        self._watches = place

    async def _turn_away(self, error: SpadesError) -> None:
        _log.info("turned away", extra={"code": error.code})
        last = Connection("", None)
        last.end(error.code, error.facts.get("after"), **error.facts)
        try:
            async with asyncio.timeout(PARTING_SECONDS):
                await self._pump(last)
        except TimeoutError:
            pass

    # --- reading

    async def _read(self, live: Live, connection: Connection) -> None:
        loop = asyncio.get_running_loop()
        self._listen(connection)
        while not connection.closed:
            self._waits_since = loop.time()
            data = await self._receive()
            self._waits_since = None
            await self._keep_the_rate(connection)
            if connection.closed:
                return
            if self.wire.flooded:
                connection.end("socket.too_many", back_after=BACK_AFTER)
                return
            await self._take(live, connection, data)
            if connection.full:
                live.slow(connection)

    def _listen(self, connection: Connection) -> None:
        """End it when nothing has been heard for long, or look again when that may be so.

        One timer for many messages: to set one for each would be a part of what an action costs.
        """
        loop = asyncio.get_running_loop()
        silent = 0.0 if self._waits_since is None else loop.time() - self._waits_since
        left = SILENT_SECONDS - silent
        if left > _A_MOMENT:
            self._silence = loop.call_later(left, self._listen, connection)
        else:
            connection.end("socket.silent", seconds=SILENT_SECONDS)

    async def _keep_the_rate(self, connection: Connection) -> None:
        """Read no faster than anybody may send: what comes too quickly waits where it is.

        Whoever sends much more than that is cut off where the frames are counted (``guards``).
        """
        await self._wait(connection, self.messages.take, self.messages.wait)
        shared, who = self.service.limits["message"], self.address
        async with self.turn:  # one after the other: or who sends most would take all of it
            await self._wait(connection, partial(shared.take, who), partial(shared.wait, who))

    async def _wait(
        self,
        connection: Connection,
        take: Callable[[float], bool],
        wait: Callable[[float], float],
    ) -> None:
        """Until a token of a bucket is this connection's, or it needs none any more."""
        now = self.service.hub.now
        while not (  # noqa: ASYNC110 - a bucket fills by time alone
            connection.closed or self.wire.flooded or take(now())
        ):
            await asyncio.sleep(wait(now()))

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
                after = self._too_soon(live, ask)
                if after is not None:
                    error = IllegalAction("limit.too_many", after=after)
                    connection.send(Answer(act.id, "refused", version, error_json(error)))
                    return
                loop = asyncio.get_running_loop()
                began = loop.time()
                await live.answer(connection, Command(act.id, ask, act.version))
                self.service.metrics.observe("action", loop.time() - began)
                return
        connection.send(Answer(act.id, "refused", version, error_json(error)))

    def _too_soon(self, live: Live, ask: Any) -> float | None:
        """How long a seat is to wait with what does not bring the game on; None: not at all.

        Talk, seats filled and filled again: all of it is kept, and told to whoever comes.
        """
        if isinstance(ask, Action | asks.Answer | asks.Claim | asks.OpenShare | asks.Leave):
            return None
        limits, now = self.service.limits["ask"], self.service.hub.now()
        key = f"{live.id} {ask.seat}"
        return None if limits.take(key, now) else math.ceil(10 * limits.wait(key, now)) / 10

    def _fault(self, connection: Connection, why: str) -> None:
        self.service.metrics.count("fault")
        if self.faults.take(self.service.hub.now()):
            connection.send(Fault({"code": "message.unreadable", "why": why}))
        else:
            connection.end("socket.faults", most=FAULTS)

    async def _receive(self) -> str | None:
        """The next message; None for one of bytes, which this protocol has none of."""
        event = await self.wire.receive()  # not through the framework, which adds nothing to it
        if event["type"] == "websocket.disconnect":
            raise Closed
        text: str | None = event.get("text")
        return text

    # --- sending

    async def _pump(self, connection: Connection) -> None:
        """Send all that waits, again and again; after the last of it the socket is closed."""
        try:
            await self.wire.room()
            while frames := await connection.next_frames():
                self.wire.send_frames(frames)
                await self.wire.room()
            code = NORMAL
            if connection.ended_with is not None:
                code = CLOSE_CODES.get(connection.ended_with, LATER)
            await self.socket.close(code)
        except (WebSocketDisconnect, OSError):
            connection.close()
