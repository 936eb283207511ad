"""A person at a table in a made-up world: a client that does what the docs say, and whims.

The client counts events, resumes from where it stood, and sends a command again, under the same
id, until it is answered. The person plays at random, talks, drops out, comes back, opens a second
tab, kicks, votes, and now and then tries what is not allowed. Everything that the client is told
is kept for ``history`` to judge.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import msgspec

from bench.world import Wire, World
from spades.errors import IllegalAction, SpadesError, StoreError
from spades.server.hub import Hub
from spades.server.protocol import Answer, Bye, Fault, Pong, Turn
from spades.table.asks import REASONS
from spades.table.talk import PHRASES

PING: Final = 20.0
SILENCE: Final = 10.0
"""After a ping and so long without a word the server is taken for gone."""
AGAIN: Final = 2.5
"""A command that is not answered within so long is sent again."""
BORED: Final = 150.0
"""Nothing has happened for so long: people look for a way to end it."""


class TakenState(msgspec.Struct):
    table: msgspec.Raw
    view: msgspec.Raw
    turn: Turn | None = None


class TakenWelcome(msgspec.Struct, tag="welcome"):
    protocol: int
    table: str
    seat: int | None
    version: int
    now: float
    state: TakenState | None = None


class TakenEvents(msgspec.Struct, tag="events"):
    first: int
    at: float
    events: list[msgspec.Raw]
    turn: Turn | None = None


class TakenRefreshed(msgspec.Struct, tag="state"):
    version: int
    state: TakenState


DECODER: Final = msgspec.json.Decoder(
    TakenWelcome | TakenEvents | TakenRefreshed | Answer | Pong | Bye | Fault
)


@dataclass
class Sent:
    """A command, and what became of it. Times are virtual; ``order`` counts all that happens."""

    seat: int
    id: str
    text: str
    version: int
    order: int
    at: float
    sends: int = 1
    answers: list[tuple[int, str, int, str | None]] = field(default_factory=list)
    """Order, kind, version and refusal of every answer but ``busy``."""

    @property
    def cause(self) -> str:
        return f"{self.seat} {self.id}"


@dataclass
class Heard:
    """All that one client was told, in its order. A new device is another client."""

    seat: int | None
    events: list[tuple[int, bytes]] = field(default_factory=list)
    """Events by number, the client's own stream."""
    states: list[tuple[int, bytes, bytes]] = field(default_factory=list)
    """Whole states: version, table, view."""
    turns: list[tuple[int, list[str] | None]] = field(default_factory=list)
    """After which version what was offered."""


@dataclass
class Habits:
    """How somebody is: chances are per command, per ``whim`` seconds."""

    pace: float = 1.0
    whim: float = 12.0
    sleepy: float = 0.01
    """A decision that takes minutes."""
    drops: float = 0.25
    goes: float = 0.05
    returns: float = 0.95
    naughty: float = 0.15
    tabs: float = 0.08
    moves: float = 0.03
    hosts: float = 0.06
    votes: float = 0.1
    ends: float = 0.01
    stalls: float = 0.03
    claims: float = 0.3
    """Where a claim is offered."""
    shy: float = 0.4
    """Cards are not taken up before it is one's turn."""


class Person:
    """Whoever wants to play at a table, or (``watches``) to look on."""

    def __init__(
        self, world: World, table: str, name: str, habits: Habits, watches: bool = False
    ) -> None:
        self.world = world
        self.table = table
        self.name = name
        self.habits = habits
        self.watches = watches
        self.rng = world.chance("person", name)
        self.token: str | None = None
        self.seat: int | None = None
        self.share = self.rng.randbytes(16).hex()
        self.gone = False
        """For good."""
        self.over = False
        self.sent: list[Sent] = []
        self.heard: list[Heard] = []
        self.version: int | None = None
        self.turn: Turn | None = None
        self.waiting: dict[str, Sent] = {}
        self.wire: Wire | None = None
        self._other: Wire | None = None
        self._welcomed = False
        self._device = 0
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._loop = asyncio.get_running_loop()
        self._heard_at = 0.0
        self._moved_on = self._loop.time()
        self._tasks: set[asyncio.Task[None]] = set()
        self._proposal = False
        self._opens = False
        self._gathers = True

    def __repr__(self) -> str:
        return f"<{self.name}, seat {self.seat}>"

    # --- coming

    def come(self, after: float = 0.0) -> None:
        """Sit down, or look on; and again until it has worked."""
        self._after("come", after, self._come)

    def _come(self) -> None:
        if self.watches:
            self.heard.append(Heard(None))
            self._connect()
        else:
            self._task(self._sit())

    async def _sit(self) -> None:
        """Take a seat, asking again until there is an answer, always with the same request."""
        request = f"{self.name}-{self._device}-{self.rng.getrandbits(96):024x}"
        seat: int | None = self.rng.choice((None, None, 0, 1, 2, 3))
        pledge = self.rng.choice((None, hashlib.sha256(bytes.fromhex(self.share)).hexdigest()))
        while not (self.gone or self.over):
            try:
                ask = partial(_sit, self.table, self.name, seat, pledge, request)
                sat = await self.world.call(self.rng, ask)
            except StoreError as error:
                if error.code == "store.unknown":
                    self.over = True
                    return
            except SpadesError as error:
                if error.code == "table.archived":
                    self.over = True
                    return
                if error.code == "seat.request":
                    # It had a seat that was lost before its answer came.
                    request = f"{self.name}-{self._device}-{self.rng.getrandbits(96):024x}"
                    continue
                if error.code in ("seat.taken", "seat.unknown") and seat is not None:
                    seat = None
                    continue
                if error.code in ("match.over", "table.closed"):
                    self.over = True
                    return
                if error.code not in ("seat.none_free", "server.restarting"):
                    self._wrong(f"could not sit down: {error}")
                # All seats taken: somebody else may go.
                await asyncio.sleep(self.rng.uniform(5, 40))
            else:
                if sat is not None:
                    _, self.token, self.seat = sat
                    self._new_device()
                    self._connect()
                    return
            await asyncio.sleep(self.rng.uniform(0.2, 1.0))

    def _new_device(self) -> None:
        self._device += 1
        self.heard.append(Heard(self.seat))
        self.version = None
        self.turn = None
        self.waiting.clear()

    def _connect(self) -> None:
        if self.gone or self.over or (self.token is None and not self.watches):
            return
        self._stop("come")
        if self.wire is not None and self.wire.open:
            self._close()
        process = self.world.door(self.rng)
        if process is None:
            self._after("come", self.rng.uniform(0.2, 1.0), self._connect)
            return
        self._welcomed = False
        self._heard_at = self._loop.time()
        self.wire = Wire(self.world, process, self.name, self._hear, self._ended)
        self.wire.say(self._hello(self.version, take_over=True))
        self._after("ping", PING, self._ping)

    def _hello(self, since: int | None, take_over: bool) -> str:
        told: dict[str, Any] = {"type": "hello", "protocol": 1, "table": self.table}
        if self.token is not None:
            told["token"] = self.token
        if since is not None:
            told["since"] = since
        told["take_over"] = take_over
        return msgspec.json.encode(told).decode()

    def _ended(self, wire: Wire) -> None:
        if wire is self.wire:
            self.wire = None
            self._welcomed = False
            self._after("come", self.rng.uniform(0.2, 2.0), self._connect)

    def _close(self) -> None:
        wire, self.wire = self.wire, None
        self._welcomed = False
        if wire is not None:
            wire.leave()

    def _ping(self) -> None:
        if self.wire is None:
            return
        self.wire.say('{"type":"ping"}')
        asked = self._loop.time()
        self._after("silence", SILENCE, lambda: self._silence(asked))
        self._after("ping", PING, self._ping)

    def _silence(self, asked: float) -> None:
        if self.wire is not None and self._heard_at < asked and not self.wire.stalled:
            wire, self.wire = self.wire, None
            wire.cut()
            self._after("come", self.rng.uniform(0.2, 2.0), self._connect)

    # --- what the server says

    def _hear(self, wire: Wire, text: str) -> None:
        if wire is not self.wire or self.gone:
            return
        self._heard_at = self._loop.time()
        try:
            message = DECODER.decode(text)
        except msgspec.MsgspecError as error:
            self._wrong(f"cannot be read: {error}: {text[:200]}")
            return
        match message:
            case TakenEvents():
                self._events(message)
            case TakenWelcome():
                self._welcome(message)
            case TakenRefreshed():
                self._state(message.version, message.state)
            case Answer():
                self._answer(message)
            case Bye():
                self._bye(message)

    def _welcome(self, message: TakenWelcome) -> None:
        if message.seat != self.seat:
            self._wrong(f"welcomed in seat {message.seat}")
        self._welcomed = True
        if message.state is not None:
            self._state(message.version, message.state)
        elif self.version is None or message.version < self.version:
            self._wrong(f"welcomed at {message.version}, stood at {self.version}")
        for sent in list(self.waiting.values()):
            self._send(sent)
        self._whim_later()

    def _state(self, version: int, state: TakenState) -> None:
        if self.version is not None and version < self.version:
            self._wrong(f"state at {version}, stood at {self.version}")
        self.version = version
        heard = self.heard[-1]
        heard.states.append((version, bytes(state.table), bytes(state.view)))
        heard.turns.append((version, None if state.turn is None else state.turn.legal))
        # Whatever it missed meanwhile, the state tells.
        told = msgspec.json.decode(state.table)
        self.over = told["phase"] in ("over", "closed")
        self._opens, self._gathers = told["phase"] == "opening", told["phase"] == "gathering"
        self._proposal = told["proposal"] is not None
        self._now(state.turn)

    def _events(self, message: TakenEvents) -> None:
        if message.first != self.version:
            self._wrong(f"events from {message.first}, stood at {self.version}")
        heard = self.heard[-1]
        for event in message.events:
            heard.events.append((message.first, bytes(event)))
            message.first += 1
            self._note(bytes(event))
        self.version = message.first
        heard.turns.append((self.version, None if message.turn is None else message.turn.legal))
        self._now(message.turn)

    def _note(self, event: bytes) -> None:
        kind = event[10 : event.index(b'"', 10)]
        match kind:
            case b"MatchEnded" | b"TableClosed":
                self.over = True
            case b"Began":
                self._opens, self._gathers = True, False
            case b"Proposed":
                self._proposal = True
            case b"ProposalClosed":
                self._proposal = False
            case b"CardPlayed" | b"BidMade" | b"CardKept" | b"CardRefused":
                self._moved_on = self._loop.time()

    def _now(self, turn: Turn | None) -> None:
        """What it is about to do, now that it knows this."""
        self.turn = turn
        if self.over:
            for name in ("act", "vote", "open", "whim"):
                self._stop(name)
            return
        if self.seat is None:
            return
        if turn is not None and "act" not in self._timers:
            self._after("act", self._thinks(), self._act)
        if self._proposal and "vote" not in self._timers:
            self._after("vote", self.rng.uniform(0.5, 8), self._vote)
        if self._opens:
            self._opens = False
            if self.rng.random() < 0.9:
                self._after("open", self.rng.uniform(0, 4), lambda: self.do(f"open {self.share}"))

    def _thinks(self) -> float:
        if self.rng.random() < self.habits.sleepy:
            return self.rng.uniform(30, 200)
        return self.rng.uniform(0.1, 1.9) * self.habits.pace

    def _answer(self, answer: Answer) -> None:
        sent = next((one for one in reversed(self.sent) if one.id == answer.id), None)
        if sent is None:
            self._wrong(f"an answer to nothing: {answer}")
            return
        if answer.kind == "busy":
            self._after(f"again {sent.id}", answer.after or 1.0, lambda: self._again(sent))
            return
        code = None if answer.error is None else answer.error["code"]
        sent.answers.append((self.world.tick(), answer.kind, answer.version, code))
        if (self.version or 0) < answer.version:
            self._wrong(f"{answer} before what it tells of: stood at {self.version}")
        self.waiting.pop(sent.id, None)
        self._stop(f"again {sent.id}")
        if self.turn is not None and "act" not in self._timers and not self.over:
            # Stale or refused: look again, and decide anew.
            self._after("act", self._thinks(), self._act)

    def _bye(self, bye: Bye) -> None:
        code = bye.error["code"]
        wire, self.wire = self.wire, None
        self._welcomed = False
        if wire is not None:
            wire.open = False
        match code:
            case "seat.lost" | "seat.token":
                # Kicked, or moved away from this device: perhaps somewhere else is a seat.
                self.token = self.seat = None
                if self.rng.random() < 0.5:
                    self.come(self.rng.uniform(5, 60))
                else:
                    self.gone = True
            case "table.archived" | "store.unknown":
                self.over = True
            case "spectators.none" | "spectators.full":
                self.gone = True
            case _:
                pause = bye.back_after if bye.back_after is not None else self.rng.uniform(1, 6)
                self._after("come", pause, self._connect)

    # --- what the person does

    def do(self, text: str, version: int | None = None) -> None:
        """Send a command."""
        if self.seat is None or self.over:
            return
        name = f"{self.name}.{self._device}.{len(self.sent)}"
        seen = self.version or 0 if version is None else version
        sent = Sent(self.seat, name, text, seen, self.world.tick(), self._loop.time(), sends=0)
        self.sent.append(sent)
        self.waiting[sent.id] = sent
        self._send(sent)

    def _send(self, sent: Sent) -> None:
        if self.wire is not None and self._welcomed:
            sent.sends += 1
            told = {"type": "act", "id": sent.id, "version": sent.version, "action": sent.text}
            text = msgspec.json.encode(told).decode()
            self.wire.say(text)
            if self.rng.random() < 0.02:
                sent.sends += 1
                self.wire.say(text)
        self._after(f"again {sent.id}", AGAIN, lambda: self._again(sent))

    def _again(self, sent: Sent) -> None:
        if sent.id in self.waiting and self._welcomed:
            self._send(sent)

    def _act(self) -> None:
        turn = self.turn
        if turn is None or self.over or self.seat is None:
            return
        if any(sent.text.split()[0] in GAME for sent in self.waiting.values()):
            self._after("act", 1.0, self._act)
            return
        if turn.legal == ["look"] and self.rng.random() < self.habits.shy:
            return
        if turn.claim is not None and self.rng.random() < self.habits.claims:
            self.do("claim")
            return
        self.do(self._choice(turn))

    def _choice(self, turn: Turn) -> str:
        rng = self.rng
        text = rng.choice(turn.legal)
        if text.startswith("bid ") and len(turn.legal) > 5 and rng.random() < 0.8:
            text = rng.choice(turn.legal[:5])
        cards = turn.cards or []
        if text == "pass C C C":
            return "pass " + " ".join(rng.sample(cards, 3))
        if text == "exchange C*":
            return " ".join(("exchange", *rng.sample(cards, rng.randrange(4))))
        return text

    def _vote(self) -> None:
        if self._proposal and self.rng.random() < 0.9:
            self.do(self.rng.choice(("agree", "agree", "disagree")))

    # --- whims

    def _whim_later(self) -> None:
        if "whim" not in self._timers:
            self._after("whim", self.rng.expovariate(1 / self.habits.whim), self._whim)

    def _whim(self) -> None:
        if self.over or self.gone or self.wire is None:
            return
        self._whim_later()
        rng = self.rng
        if self._loop.time() - self._moved_on > BORED and self.seat is not None:
            self._get_on_with_it()
            return
        for chance, whim in self._whims():
            if rng.random() < chance:
                whim()
                return
        if self.seat is not None and rng.random() < 0.5:
            self.do(f"talk {rng.choice(PHRASES)}")
        elif self.wire is not None and rng.random() < 0.2:
            self.wire.say('{"type":"state"}')

    def _whims(self) -> tuple[tuple[float, Callable[[], None]], ...]:
        habits = self.habits
        plays = self.seat is not None
        return (
            (habits.drops, self._drop),
            (habits.stalls, self._stall),
            (habits.goes if plays else 0.02, self._go),
            (habits.tabs if plays else 0, self._second_tab),
            (habits.moves if plays else 0, lambda: self._task(self._move())),
            (habits.naughty if plays else 0.05, self._try_it),
            (habits.hosts if plays else 0, self._be_host),
            (habits.votes if plays else 0, self._propose),
            (habits.ends if plays else 0, self._end_it),
        )

    def _get_on_with_it(self) -> None:
        """Somebody is missing, or asleep."""
        self._moved_on += 20
        if self._gathers:
            self.do("begin")
            return
        whom, text = self.rng.randrange(4), self.rng.choice(("accept_win", "concede", "abandon"))
        self.do(f"kick {whom} away" if self.rng.random() < 0.7 else text)

    def _drop(self) -> None:
        if self.wire is not None:
            self.wire.cut()

    def _stall(self) -> None:
        """The tab sleeps for a while: nothing is read."""
        wire = self.wire
        if wire is not None:
            wire.stall()
            self._loop.call_later(self.rng.uniform(5, 50), wire.read_on)

    def _go(self) -> None:
        if self.seat is not None and self.rng.random() < 0.7:
            self.do("leave")
        self._after("close", self.rng.uniform(0.1, 1.0), self._closed)

    def _closed(self) -> None:
        self._close()
        self._stop("come")
        if self.rng.random() < self.habits.returns:
            self._after("come", self.rng.choice((0.5, 8, 30, 90)), self._connect)
        else:
            self.gone = True

    def _second_tab(self) -> None:
        """A second tab of the same browser: it may take over, or be told that there is one."""
        process = self.world.door(self.rng)
        if process is None or self.wire is None:
            return
        first, take_over = self.wire, self.rng.random() < 0.5
        other = Wire(self.world, process, self.name, self._hear_other, lambda wire: None)
        self._other = other
        other.say(self._hello(None, take_over))
        if take_over:
            # The first is told that the seat is elsewhere; the person goes on in the second.
            self._welcomed = False
            self.wire = other
            other._hear, other._ended = self._hear, self._ended
            self._loop.call_later(30, first.leave)
        else:
            self._loop.call_later(20, other.leave)

    def _hear_other(self, wire: Wire, text: str) -> None:
        """The second tab was not to take over: it is refused, or the first had gone."""
        message = DECODER.decode(text)
        if isinstance(message, TakenWelcome) and wire is self._other:
            wire.leave()

    async def _move(self) -> None:
        """Go on at another device, with a one-time code."""
        token, seat = self.token, self.seat
        assert token is not None
        request = f"move-{self.rng.getrandbits(96):024x}"
        try:
            offered = await self.world.call(self.rng, lambda hub: hub.offer_move(self.table, token))
            if offered is None or seat != self.seat:
                return
            for _ in range(5):
                moved = await self.world.call(
                    self.rng, lambda hub: hub.move(self.table, offered[0], request)
                )
                if moved is not None:
                    break
            else:
                return
        except (StoreError, IllegalAction):
            return
        if seat != self.seat or self.token != token or self.gone:
            return
        self._close()
        self.token, self.seat = moved
        self._new_device()
        self._after("come", self.rng.uniform(0.1, 3), self._connect)

    def _try_it(self) -> None:
        """What is not allowed, or is not even a message."""
        rng = self.rng
        match rng.randrange(5):
            case 0 if self.sent:
                # An old command once more, under its id, with another wish.
                old = rng.choice(self.sent)
                told = {"type": "act", "id": old.id, "version": old.version, "action": "play AS"}
                if self.wire is not None and old.answers and old.seat == self.seat:
                    old.sends += 1
                    self.wire.say(msgspec.json.encode(told).decode())
            case 1:
                suit, rank = rng.choice("CDHS"), rng.choice("23456789TJQKA")
                self.do(
                    f"play {rank}{suit}", version=max(0, (self.version or 0) - rng.randrange(9))
                )
            case 2 if self.wire is not None:
                junk = (
                    "{",
                    "[]",
                    "null",
                    '{"type":"act"}',
                    '{"type":"hello"}',
                    "\u0000",
                    "\U0001f0a1",
                )
                self.wire.say(rng.choice(junk))
            case 3:
                self.do(rng.choice(("bid 5", "look", "keep", "exchange", "claim", "play ??")))
            case _:
                self.do(rng.choice(("agree", "back", "begin", "open " + "0" * 32, "accept_win")))

    def _be_host(self) -> None:
        rng = self.rng
        whose = rng.randrange(4)
        self.do(
            rng.choice(
                (
                    f"kick {whose} {rng.choice(REASONS)}",
                    f"host {whose}",
                    f"seat {whose} simple",
                    f"seat {whose} person",
                    "begin",
                )
            )
        )

    def _propose(self) -> None:
        self.do(self.rng.choice(("take_back", "take_back", "take_back", "redeal")))

    def _end_it(self) -> None:
        self.do(self.rng.choice(("concede", "abandon")))

    # --- timers

    def freeze(self) -> None:
        """Do nothing any more, and leave everything as it is."""
        self.gone = True
        for name in list(self._timers):
            self._stop(name)
        for task in self._tasks:
            task.cancel()

    def leave_for_good(self) -> None:
        """Close everything."""
        self.gone = True
        self._close()
        for name in list(self._timers):
            self._stop(name)

    def _after(self, name: str, seconds: float, what: Callable[[], None]) -> None:
        self._stop(name)

        def ring() -> None:
            self._timers.pop(name, None)
            if not self.gone:
                what()

        self._timers[name] = self._loop.call_later(seconds, ring)

    def _stop(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()

    def _task(self, work: Any) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self._wrong(f"{task.exception()!r}")

    def _wrong(self, what: str) -> None:
        self.world.wrong.append(f"{self}: {what}")


async def _sit(
    table: str, name: str, seat: int | None, pledge: str | None, request: str, hub: Hub
) -> Any:
    return await hub.sit(table, name, seat, pledge, request)


JUNK: Final = ("{", "[]", "null", '{"type":"act"}', '{"type":"hello"}', "\u0000", "\U0001f0a1")
GAME: Final = frozenset(
    ("play", "bid", "look", "keep", "refuse", "decline", "pass", "exchange", "claim")
)
