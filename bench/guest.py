"""A player's program over the network: one seat, by the protocol alone, that comes back by itself.

For benches and tests that run real servers. A guest keeps what it was told to itself and notes
what a server may not do: leave a number out, forget a command that it has acknowledged, answer one
twice in different ways, send what cannot be read.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import random
import ssl
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

PING_SECONDS: Final = 25.0
OPEN_SECONDS: Final = 10.0
BACK_SECONDS: Final = (0.1, 1.0)
"""Between these, drawn, it waits before it comes back; longer if the server says so."""
GONE: Final = frozenset({"table.archived", "store.unknown", "store.broken", "seat.token"})
"""Why a guest is sent away who need not come back."""
ANSWER_SECONDS: Final = 10.0
"""Without an answer for so long it takes the connection for dead."""


@dataclass(frozen=True, slots=True)
class Door:
    """How guests reach a server: at an address, or through a proxy that goes by another name."""

    url: str
    """``http://127.0.0.1:8750`` or ``https://spades.example``."""
    port: int | None = None
    """Where to connect at this computer in the place of what ``url`` says."""
    tls: ssl.SSLContext | None = None
    origin: str | None = None

    @property
    def socket(self) -> str:
        return self.url.replace("http", "ws", 1) + "/api/socket"

    def connect(self, sender: str | None = None) -> connect:
        """A connection to be entered; ``sender``: the address a trusted proxy would tell."""
        options: dict[str, Any] = {}
        if self.port is not None:
            options |= {"host": "127.0.0.1", "port": self.port}
        if self.tls is not None:
            options["ssl"] = self.tls
        if sender is not None:
            options["additional_headers"] = {"X-Forwarded-For": sender}
        return connect(
            self.socket,
            origin=self.origin,  # type: ignore[arg-type]
            compression=None,
            proxy=None,
            ping_interval=None,
            open_timeout=OPEN_SECONDS,
            close_timeout=1.0,
            max_size=2**20,
            **options,
        )


@dataclass(slots=True)
class Asked:
    """A command that has no final answer yet."""

    id: str
    version: int
    action: str
    due: float
    """When it should have been sent, by the loop's clock."""
    sent: float = 0.0


@dataclass(slots=True)
class Counts:
    """What happened to a guest."""

    acked: dict[str, int] = field(default_factory=dict)
    """Acknowledged commands, and the version that they were acknowledged with."""
    answers: dict[str, int] = field(default_factory=dict)
    busy: set[str] = field(default_factory=set)
    """Why a command could not be done for the moment, by code."""
    comebacks: int = 0
    refreshed: int = 0
    byes: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    """What a server may not do. Empty, or the run has failed."""


class Guest:
    """One seat of a table.

    ``on_turn`` is called whenever the seat has something to do and nothing of it is under way; it
    calls ``act``, at once or later. ``on_ack`` gets how many seconds after it was due a command
    was acknowledged. Commands are named ``prefix`` and a number.
    """

    def __init__(
        self,
        door: Door,
        table: str,
        seat: int,
        token: str,
        seed: object,
        on_turn: Callable[[Guest], None] | None = None,
        on_ack: Callable[[float], None] | None = None,
        sender: str | None = None,
        prefix: str = "a",
    ) -> None:
        self.door = door
        self.table = table
        self.seat = seat
        self.counts = Counts()
        self.version: int | None = None
        """How many events it knows of."""
        self.turn: dict[str, Any] | None = None
        self.over = asyncio.Event()
        self.here = asyncio.Event()
        """Set while it is welcome and up to date."""
        self.reads = asyncio.Event()
        """Cleared: it takes nothing from its socket."""
        self.reads.set()
        self._token = token
        self._rng = random.Random(f"{seed} {table} {seat}")
        self._on_turn = on_turn or (lambda guest: guest.act())
        self._on_ack = on_ack or (lambda seconds: None)
        self._sender = sender
        self._asked: Asked | None = None
        self._numbers = 0
        self._prefix = prefix
        self._socket: ClientConnection | None = None
        self._back_after = 0.0
        self._tasks: set[asyncio.Task[None]] = set()

    def again(self, door: Door, acted: asyncio.Event) -> Guest:
        """The same person with a device that knows nothing but the seat and its token.

        ``acted`` is set when a command of it was acknowledged.
        """
        again = Guest(door, self.table, self.seat, self._token, "again", prefix="again")
        again._on_ack = lambda seconds: acted.set()
        return again

    @property
    def key(self) -> str:
        """What the server keeps of its token."""
        return hashlib.sha256(self._token.encode()).hexdigest()

    # --- connections

    async def run(self) -> None:
        """Until the match is over or there is no seat to come back to; cancel it to go before."""
        while not self.over.is_set():
            try:
                await self._visit()
            except (OSError, WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                self.here.clear()
                self._socket = None
            if GONE & set(self.counts.byes):
                return
            if not self.over.is_set():
                await asyncio.sleep(max(self._back_after, self._rng.uniform(*BACK_SECONDS)))
                self._back_after = 0.0
                self.counts.comebacks += 1

    async def _visit(self) -> None:
        async with self.door.connect(self._sender) as socket:
            self._socket = socket
            hello: dict[str, Any] = {"type": "hello", "protocol": 1, "table": self.table}
            hello |= {"token": self._token, "take_over": True}
            if self.version is not None:
                hello["since"] = self.version
            await socket.send(json.dumps(hello))
            pinging = asyncio.create_task(self._keep_pinging(socket))
            try:
                while not self.over.is_set():
                    await self.reads.wait()
                    self._take(json.loads(await socket.recv()))
            finally:
                pinging.cancel()

    async def _keep_pinging(self, socket: ClientConnection) -> None:
        with contextlib.suppress(WebSocketException):
            while True:
                await asyncio.sleep(PING_SECONDS)
                await socket.send('{"type":"ping"}')

    def drop(self) -> None:
        """Lose the connection, as a network does: nothing is said to the other side."""
        self.here.clear()
        if self._socket is not None:
            self._socket.transport.abort()

    # --- what comes in

    def _take(self, frame: dict[str, Any]) -> None:
        match frame["type"]:
            case "welcome":
                self._welcomed(frame)
            case "events":
                self._heard(frame)
            case "state":
                self.counts.refreshed += 1
                self._stands_at(frame["version"], frame["state"])
            case "answer":
                self._answered(frame)
            case "bye":
                self.counts.byes.append(frame["error"]["code"])
                self._back_after = frame.get("back_after") or 0.0
            case "error":
                self._fault(f"a message of ours was not read: {frame}")
        self.go_on()

    def _welcomed(self, frame: dict[str, Any]) -> None:
        if frame["seat"] != self.seat:
            self._fault(f"welcomed in seat {frame['seat']}")
        if frame["state"] is not None:
            self._stands_at(frame["version"], frame["state"])
        self.here.set()
        if self._asked is not None:  # whether it arrived, nobody knows: ask again
            self._send(self._asked)

    def _stands_at(self, version: int, state: dict[str, Any]) -> None:
        if version < (self.version or 0):
            self._fault(f"back from {self.version} to {version}")
        self.version = version
        self.turn = state["turn"]
        if state["table"]["phase"] in ("over", "closed"):
            self.over.set()

    def _heard(self, frame: dict[str, Any]) -> None:
        if frame["first"] != self.version:
            self._fault(f"events from {frame['first']} on, but it stands at {self.version}")
        self.version = frame["first"] + len(frame["events"])
        self.turn = frame.get("turn")
        kinds = {event["event"] for event in frame["events"]}
        if kinds & {"MatchEnded", "TableClosed"}:
            self.over.set()

    def _answered(self, frame: dict[str, Any]) -> None:
        kind, version = frame["kind"], frame["version"]
        self.counts.answers[kind] = self.counts.answers.get(kind, 0) + 1
        first = self.counts.acked.get(frame["id"])
        if first is not None and (kind not in ("done", "already") or version != first):
            self._fault(f"{frame['id']} was done at {first}, now it is {kind} at {version}")
        asked = self._asked
        if asked is None or frame["id"] != asked.id:
            return
        if kind == "busy":
            self.counts.busy.add(frame["error"]["code"])
            loop = asyncio.get_running_loop()
            loop.call_later(frame.get("after") or 1.0, self._send, asked)
            return
        self._asked = None
        if kind in ("done", "already"):
            self.counts.acked[asked.id] = version
            self._on_ack(asyncio.get_running_loop().time() - asked.due)
        elif kind == "refused" and frame["error"]["code"].startswith("event."):
            self._fault(f"{asked.action}: {frame['error']}")

    def _fault(self, what: str) -> None:
        self.counts.faults.append(f"table {self.table} seat {self.seat}: {what}")

    # --- what goes out

    def go_on(self) -> None:
        """Call ``on_turn`` if there is something to do."""
        if self.turn is not None and self._asked is None and not self.over.is_set():
            self._on_turn(self)

    @property
    def may_act(self) -> bool:
        """Whether it has something to do and nothing under way."""
        return self.turn is not None and self._asked is None and self.here.is_set()

    def act(self, due: float | None = None) -> None:
        """Do something legal. ``due``: since when it is late, by the loop's clock."""
        if self.turn is None or self._asked is not None or self.version is None:
            return
        now = asyncio.get_running_loop().time()
        self._numbers += 1
        asked = Asked(f"{self._prefix}{self._numbers}", self.version, "", due or now)
        asked.action = choice(self.turn, self._rng)
        self._asked = asked
        self._send(asked)

    def _send(self, asked: Asked) -> None:
        if asked is not self._asked or self._socket is None:
            return
        frame = {"type": "act", "id": asked.id, "version": asked.version, "action": asked.action}
        task = asyncio.ensure_future(self._sent(self._socket, asked, json.dumps(frame)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _sent(self, socket: ClientConnection, asked: Asked, frame: str) -> None:
        with contextlib.suppress(WebSocketException, OSError):
            await socket.send(frame)
            await asyncio.sleep(ANSWER_SECONDS)
            if asked is self._asked and socket is self._socket:
                socket.transport.abort()


def choice(turn: dict[str, Any], rng: random.Random) -> str:
    """One of the legal actions; bids are modest, so that matches come to an end."""
    legal: list[str] = turn["legal"]
    cards: list[str] | None = turn.get("cards")
    if cards:
        words = legal[0].split()
        if words[-1] == "C*":
            return f"{words[0]} {cards[0]}"
        chosen = rng.sample(cards, sum(word == "C" for word in words))
        return " ".join([words[0], *chosen])
    for wish in ("look", f"bid {rng.randint(1, 3)}", "decline"):
        if wish in legal:
            return wish
    return rng.choice(legal)
