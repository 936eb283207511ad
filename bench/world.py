"""A world in which servers and people meet in virtual time, and all goes wrong by seed.

Real are the hub, its tables, the socket's handler and the wire codec. Made up are the clock, the
disk (a memory store that fails, is slow, answers late or not at all), the messages between
processes (lost, late, twice), the network (slow, cut, half-open) and the death of a process: it is
thrown away at whatever it awaits, and another one starts on what the store has.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import random
import traceback
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from contextvars import Context, ContextVar, copy_context
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, cast

from spades.errors import SpadesError, StoreError
from spades.game.actions import Action
from spades.game.view import View
from spades.players import make_player
from spades.server.hub import Hub
from spades.server.service import Clock, Service
from spades.server.settings import Settings
from spades.server.socket import Visit
from spades.store.bus import Bus
from spades.store.memory import MemoryStore, Shelf
from spades.store.port import Opening, Row, Store
from spades.table import Plan
from spades.testing import Broken

EPOCH: Final = 1_800_000_000.0
"""Virtual time 0, as seconds since 1970."""
WINDOW: Final = 8
"""Frames on their way to a reader that does not read, before the sender has to wait."""


SETTINGS: Final = Settings(
    database="memory:",
    messages_per_second=0,
    requests_per_second=0,
    workers=1,
)
"""No limits: people here are busier than anybody."""


@dataclass(frozen=True)
class Trouble:
    """How much goes wrong. Times are in seconds, chances in one."""

    delay: float = 0.0
    """Up to so long a frame is on its way."""
    cut: float = 0.0
    """A frame is followed by the connection's end."""
    half_open: float = 0.0
    """The end of a connection is not noticed by the server; or, with a process, by the client."""
    disk: float = 0.0
    """Up to so long the store takes."""
    fail: float = 0.0
    """A call of the store fails: before the deed, after it, or while it is still being done."""
    crash: float | None = None
    """A process dies about so often, killed or stopped in good order."""
    lose: float = 0.0
    """A message between processes is lost, or late, or comes twice."""
    jump: float | None = None
    """The clock of the computers is set about so often, forward or back."""


CALM: Final = Trouble()
NETWORK: Final = Trouble(delay=0.3, cut=0.004, half_open=0.3)
ALL: Final = Trouble(0.3, 0.004, 0.3, disk=0.02, fail=0.01, crash=45.0, lose=0.1, jump=60.0)


class Dead(asyncio.CancelledError):
    """The process that asked is no more: what comes back to it comes to nobody."""


@dataclass(frozen=True)
class Deed:
    """Something that a client did: at a wire, or (wire -1) over HTTP."""

    at: float
    wire: int
    what: str
    given: tuple[Any, ...] = ()


Ask = Callable[[Hub], Coroutine[Any, Any, Any]]
Think = Callable[[Any, str, bytes, View, float], Awaitable[Action]]


async def think(process: Process, kind: str, seed: bytes, view: View, seconds: float) -> Action:
    """A computer player that takes its time, but not more than it has."""
    await asyncio.sleep(process.rng.random() * seconds)
    return make_player(kind, int.from_bytes(seed[:8], "big")).decide(view).action


class World:
    """The processes, the disk, and the clock. All chance comes from ``seed``."""

    def __init__(self, seed: str, trouble: Trouble = CALM, processes: int = 1) -> None:
        self.seed = seed
        self.trouble = trouble
        self.shelf = Shelf()
        self.processes: list[Process] = []
        self.wanted = processes
        self.born = 0
        self.offset = 0.0
        """How far the clock of the computers has been set forward."""
        self.wrong: list[str] = []
        """What must not happen, and has."""
        self.logs: dict[str, list[Row]] = {}
        """The logs of tables that the store has let go of."""
        self.counts: dict[str, int] = {}
        self.openings: dict[str, Opening] = {}
        self.wires: list[Wire] = []
        self.tape: list[Deed] = []
        """All that clients have done, in its order."""
        self.think: Think = think
        self.make_service = Service
        self._ticks = 0
        self._keeping: asyncio.Task[None] | None = None

    def tick(self) -> int:
        """The next number: what has a smaller one happened before."""
        self._ticks += 1
        return self._ticks

    async def open(self, plan: Plan) -> str:
        """A new table; it is asked for until there is an answer."""
        rng = self.chance("open")
        while True:
            try:
                name = await self.call(rng, lambda hub: hub.open(plan))
            except SpadesError:
                name = None
            if name is not None:
                self.openings[name] = self.shelf.tables[name].opening
                return str(name)

    def chance(self, *what: object) -> random.Random:
        """Chance of its own for one purpose."""
        return random.Random(f"{self.seed} {what}")

    def bytes_for(self, *what: object) -> Callable[[int], bytes]:
        """Bytes that nobody can foresee who does not know the seed."""
        rng = self.chance("bytes", *what)
        return rng.randbytes

    @property
    def time(self) -> float:
        return asyncio.get_running_loop().time()

    def wall(self) -> float:
        """What the clock of the computers shows."""
        return EPOCH + self.time + self.offset

    def count(self, what: str, **labels: Any) -> None:
        """What the servers count: kept as sums. A task that failed is a fault."""
        name = " ".join((what, *(f"{key}={labels[key]}" for key in sorted(labels))))
        self.counts[name] = self.counts.get(name, 0) + 1

    # --- processes

    async def start(self) -> None:
        """Start the processes, and whatever is to go wrong with them."""
        loop = asyncio.get_running_loop()
        loop.set_exception_handler(self._unhandled)
        loop.set_task_factory(_owned)
        for _ in range(self.wanted):
            await self.give_birth()
        if self.trouble.crash is not None or self.trouble.jump is not None:
            self._keeping = asyncio.create_task(self._make_trouble())

    async def call(self, rng: random.Random, ask: Ask) -> Any:
        """A request over HTTP, as far as the hub sees it. None: no answer came back.

        Raises SpadesError, what the server refuses with.
        """
        process = self.door(rng)
        if process is None:
            await asyncio.sleep(0.2)
            return None
        # No two in one moment: what is done between them could not be done again in that order.
        await asyncio.sleep(0.001 + rng.random() * self.trouble.delay)
        self.tape.append(Deed(self.time, -1, "ask", (ask,)))
        task = process.run(ask(process.hub))
        await asyncio.wait({task}, timeout=10)
        if not task.done() or task.cancelled():
            return None
        if rng.random() < self.trouble.cut * 5:
            task.exception()
            return None
        return task.result()

    async def give_birth(self) -> Process:
        """A new process on the same store. It tries until the store lets it start."""
        self.born += 1
        process = Process(self, f"{self.born:012x}")
        self.processes.append(process)
        while True:
            try:
                await process.start()
            except StoreError:
                await asyncio.sleep(0.5)
            else:
                return process

    def door(self, rng: random.Random) -> Process | None:
        """A process that lets people in, as a proxy would choose one."""
        ready = [process for process in self.processes if process.ready]
        return rng.choice(ready) if ready else None

    def calm(self) -> None:
        """From now on nothing goes wrong any more."""
        self.trouble = CALM
        if self._keeping is not None:
            self._keeping.cancel()
            self._keeping = None

    async def close(self) -> None:
        """Stop all processes in good order."""
        self.calm()
        for process in list(self.processes):
            await process.stop()

    async def _make_trouble(self) -> None:
        rng = self.chance("trouble")
        crash, jump = self.trouble.crash, self.trouble.jump
        rates = [1 / often if often else 0.0 for often in (crash, jump)]
        while True:
            await asyncio.sleep(rng.expovariate(sum(rates)))
            if rng.random() * sum(rates) < rates[0]:
                victim = rng.choice(self.processes)
                again = asyncio.create_task(self._die(victim, rng.random() < 0.7, rng))
                if rng.random() < 0.9:
                    await asyncio.shield(again)
            else:
                self.offset += rng.choice((1, 1, -1)) * rng.choice((0.5, 3, 20, 90))

    async def _die(self, victim: Process, at_once: bool, rng: random.Random) -> None:
        if not victim.ready:
            return
        self.count("killed" if at_once else "stopped")
        if at_once:
            victim.kill()
        else:
            await victim.stop()
        await asyncio.sleep(rng.choice((0.1, 1.0, 6.0)))
        await self.give_birth()

    def check(self, logged: Sequence[logging.LogRecord] = ()) -> None:
        """Raise Broken where something has happened that must not."""
        wrong = [*self.wrong]
        for record in logged:
            if record.exc_info is not None:
                told = traceback.format_exception(*record.exc_info) if record.exc_info[0] else []
                wrong.append(f"{record.getMessage()}: {''.join(told)}")
            elif record.levelno >= logging.ERROR:
                wrong.append(f"{record.getMessage()} {record.__dict__.get('code')}")
        if wrong:
            raise Broken("; ".join(wrong[:3]))

    def _unhandled(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        self.wrong.append(f"unhandled: {context.get('message')}: {context.get('exception')!r}")


OWNER: Final[ContextVar[Process | None]] = ContextVar("owner", default=None)
"""The process that does something."""


def _owned(
    loop: asyncio.AbstractEventLoop,
    work: Any,
    context: Context | None = None,
) -> asyncio.Task[Any]:
    """A task that dies with the process by which it was begun."""
    task = asyncio.Task(work, loop=loop, context=context)
    owner = OWNER.get() if context is None else context.get(OWNER)
    if owner is not None:
        owner.tasks[task] = None
        task.add_done_callback(lambda done: owner.tasks.pop(done, None))
    return task


class Process:
    """One server process: a hub, its way to the store, its open sockets."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.alive = True
        self.ready = False
        self.rng = world.chance("process", name)
        self.tasks: dict[asyncio.Task[Any], None] = {}
        self.context = copy_context()
        self.context.run(OWNER.set, self)
        self.wires: dict[Wire, None] = {}
        clock = Clock(world.wall, asyncio.get_running_loop().time)
        self.service = world.make_service(
            SETTINGS,
            frozenset(),
            "http://localhost",
            cast(Store, ShakyStore(self)),
            cast(Bus, ShakyBus(self)),
            lambda: round(clock(), 6),
        )
        self.hub = self.service.hub
        self.hub.process = name
        self.hub.think = partial(world.think, self)
        self.hub.chance = world.bytes_for("hub", name)
        self.hub.count = self.count
        self.hub.aside = _at_once

    def count(self, what: str, **labels: Any) -> None:
        """As the service counts, and for the world."""
        self.service.metrics.count(what, **labels)
        self.world.count(what, **labels)

    async def start(self) -> None:
        await self.run(self.hub.start())
        self.service.started = True
        self.ready = self.alive

    def run(self, work: Any) -> asyncio.Task[Any]:
        """Do something within this process: it dies with it."""
        return asyncio.get_running_loop().create_task(work, context=self.context.copy())

    def later(self, seconds: float, what: Callable[..., None], *given: Any) -> None:
        """Call something within this process, if it lives until then."""

        def call() -> None:
            if self.alive:
                what(*given)

        asyncio.get_running_loop().call_later(seconds, call, context=self.context.copy())

    def accept(self, wire: Wire) -> None:
        """A socket is opened to this process."""
        self.wires[wire] = None
        visit = Visit(cast(Any, wire), wire, self.service, f"192.0.2.{self.rng.randrange(256)}")
        self.run(visit.run()).add_done_callback(lambda task: self._left(wire, task))

    def _left(self, wire: Wire, task: asyncio.Task[Any]) -> None:
        self.wires.pop(wire, None)
        wire.server_gone()
        if not task.cancelled() and task.exception() is not None:
            self.world.wrong.append(f"a socket's handler failed: {task.exception()!r}")

    def kill(self) -> None:
        """The process is no more, at whatever it awaits."""
        self.alive = self.ready = False
        self.world.processes.remove(self)
        for live in self.hub.tables.values():
            live.driver.stop()
        self.hub._unsubscribe()
        for task in list(self.tasks):
            task.cancel()
        for wire in list(self.wires):
            wire.server_gone(half_open=self.rng.random() < self.world.trouble.half_open)

    async def stop(self) -> None:
        """As on SIGTERM."""
        self.ready = False
        await self.run(self.hub.close())
        await asyncio.sleep(0.5)
        if self.alive:
            self.kill()


class ShakyStore:
    """The memory store of a shelf as a process sees it: slow, failing, and gone when it is dead."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._store = MemoryStore(process.world.shelf, self._before)
        self._store._open = True

    def _before(self, method: str) -> None:
        if not self._process.alive:
            raise Dead

    def __getattr__(self, name: str) -> Any:
        deed = getattr(self._store, name)

        async def call(*given: Any, **named: Any) -> Any:
            process = self._process
            if not process.alive:
                raise Dead
            trouble, rng = process.world.trouble, process.rng
            if name in ("archive", "forget"):
                self._keep(given[0])
            if trouble.disk:
                await asyncio.sleep(rng.random() * trouble.disk)
            if trouble.fail and rng.random() < trouble.fail:
                return await self._fail(deed, given, named, rng)
            if trouble.disk and name == "append":
                # What has been handed to the disk is done, whatever becomes of who handed it over.
                return await asyncio.shield(asyncio.ensure_future(self._slowly(deed, given, named)))
            return await deed(*given, **named)

        return call

    async def _slowly(self, deed: Any, given: Any, named: Any) -> Any:
        trouble, rng = self._process.world.trouble, self._process.rng
        result = await deed(*given, **named)
        await asyncio.sleep(rng.random() * trouble.disk)
        return result

    async def _fail(self, deed: Any, given: Any, named: Any, rng: random.Random) -> Any:
        match rng.randrange(3):
            case 1:
                await deed(*given, **named)
            case 2:
                late = asyncio.ensure_future(self._late(deed, given, named, rng.random() * 2))
                self._process.world.count("late")
                del late
        raise StoreError("store.unreachable", reason="simulated")

    async def _late(self, deed: Any, given: Any, named: Any, seconds: float) -> None:
        """The answer was lost, and the deed comes still."""
        await asyncio.sleep(seconds)
        with contextlib.suppress(StoreError, Dead):
            await deed(*given, **named)

    def _keep(self, table: str) -> None:
        world = self._process.world
        if table in world.shelf.tables:
            world.logs[table] = [row for row, _ in world.shelf.tables[table].rows]


class ShakyBus:
    """Messages between the processes of a world. After a lost one all is looked at anew."""

    def __init__(self, process: Process) -> None:
        self._process = process

    def publish(self, table: str, version: int) -> None:
        process = self._process
        if not process.alive:
            return
        rng, trouble = process.rng, process.world.trouble
        for other in process.world.processes:
            if trouble.lose and rng.random() < trouble.lose:
                match rng.randrange(3):
                    case 0:
                        other.later(1 + rng.random() * 4, other.hub.resync)
                        continue
                    case 1:
                        other.later(rng.random() * 3, other.hub._heard, table, version)
            other.later(rng.random() * trouble.delay / 10, other.hub._heard, table, version)

    def subscribe(self, told: Any, resync: Any) -> Callable[[], None]:
        return lambda: None


class Wire:
    """One socket: the client's end, the server's end, and the network between them.

    What is sent arrives in its order, as over TCP, or not at all. ``owner`` names the client.
    """

    def __init__(
        self,
        world: World,
        process: Process,
        owner: str,
        hear: Callable[[Wire, str], None],
        ended: Callable[[Wire], None],
    ) -> None:
        self.world = world
        self.owner = owner
        self.number = len(world.wires)
        world.wires.append(self)
        self.rng = world.chance("wire", self.number)
        self.open = True
        """Whether the client thinks so."""
        self.stalled = False
        """Whether the client reads nothing."""
        self.sent: list[tuple[float, str]] = []
        """All that the server has sent, and when; its close code is the last."""
        self.flooded = False
        self._hear = hear
        self._ended = ended
        self._loop = asyncio.get_running_loop()
        self._to_server: deque[dict[str, Any]] = deque()
        self._server_waits: asyncio.Future[None] | None = None
        self._unread: deque[str] = deque()
        self._room = asyncio.Event()
        self._room.set()
        self._last = [0.0, 0.0]
        self._until = [float("inf"), float("inf")]
        """By direction, when the network stopped carrying anything."""
        self._disconnected = False
        self._noted("open", owner)
        process.accept(self)

    def _noted(self, deed: str, *given: Any) -> None:
        self.world.tape.append(Deed(self._loop.time(), self.number, deed, given))

    # --- the client's end

    def say(self, text: str) -> None:
        """Send a message to the server."""
        if not self.open:
            return
        self._noted("say", text)
        self._carry(0, self._arrive_at_server, {"type": "websocket.receive", "text": text})
        if self.world.trouble.cut and self.rng.random() < self.world.trouble.cut:
            self.cut()

    def cut(self) -> None:
        """The connection breaks: some of what is on its way still arrives."""
        if not self.open:
            return
        self._noted("cut")
        self._break()
        half_open = self.rng.random() < self.world.trouble.half_open
        if not half_open:
            at = self.rng.random() * 2
            self._loop.call_later(at, self._hang_up)
        self._loop.call_later(self.rng.random(), self._end)

    def leave(self) -> None:
        """The client closes its end, as a browser does with a tab."""
        if self.open:
            self._noted("leave")
            self._carry(0, self._arrive_at_server, {"type": "websocket.disconnect"})
            self._until[1] = self._loop.time()
            self.open = False

    def stall(self) -> None:
        """The client reads nothing for a while."""
        self._noted("stall")
        self.stalled = True

    def read_on(self) -> None:
        """The client reads again."""
        self._noted("read_on")
        self.stalled = False
        while self._unread and self.open:
            self._hear(self, self._unread.popleft())
        self._room.set()

    def _break(self) -> None:
        now = self._loop.time()
        for way in (0, 1):
            self._until[way] = min(self._until[way], now + self.rng.random() * 0.2)

    def _end(self) -> None:
        if self.open:
            self.open = False
            self._ended(self)

    # --- the server's end, as the handler of a socket sees it

    async def receive(self) -> dict[str, Any]:
        while not self._to_server:
            self._server_waits = self._loop.create_future()
            await self._server_waits
        return self._to_server.popleft()

    async def room(self) -> None:
        await self._room.wait()
        if self._disconnected:
            raise OSError("nobody there")

    def send_frames(self, frames: Sequence[bytes]) -> None:
        if self._disconnected:
            raise OSError("nobody there")
        for frame in frames:
            self.sent.append((self._loop.time(), frame.decode()))
            self._carry(1, self._arrive_at_client, frame.decode())

    async def close(self, code: int) -> None:
        self.sent.append((self._loop.time(), f"close {code}"))
        self._carry(1, lambda _: self._end(), "")

    def server_gone(self, half_open: bool = False) -> None:
        """The process does not hold this socket any more, or is dead."""
        if not half_open:
            self._carry(1, lambda _: self._end(), "")
        self._until[0] = self._loop.time()

    def abort(self) -> None:
        """The server gives up on a reader."""
        self._hang_up()
        self._loop.call_later(self.rng.random(), self._end)

    def _hang_up(self) -> None:
        self._disconnected = True
        self._room.set()
        self._arrive_at_server({"type": "websocket.disconnect"})

    # --- between

    def _carry(self, way: int, arrive: Callable[[Any], None], what: Any) -> None:
        now = self._loop.time()
        if now > self._until[way]:
            return
        # Timers of one moment ring in any order, so no two wires have the same.
        delay = 0.001 + self.number * 1e-6
        if self.world.trouble.delay:
            delay = self.rng.random() * self.world.trouble.delay
        at = self._last[way] = max(self._last[way] + 1e-6, now + delay)
        if at <= self._until[way]:
            self._loop.call_at(at, self._arrive, way, at, arrive, what)

    def _arrive(self, way: int, at: float, arrive: Callable[[Any], None], what: Any) -> None:
        if at <= self._until[way]:
            arrive(what)

    def _arrive_at_server(self, event: dict[str, Any]) -> None:
        self._to_server.append(event)
        waits, self._server_waits = self._server_waits, None
        if waits is not None and not waits.done():
            waits.set_result(None)

    def _arrive_at_client(self, text: str) -> None:
        if not self.open:
            return
        if self.stalled:
            self._unread.append(text)
            if len(self._unread) >= WINDOW:
                self._room.clear()
            return
        self._hear(self, text)


@dataclass
class Quiet:
    """What the program logs while a world runs, kept instead of shown."""

    lines: list[logging.LogRecord] = field(default_factory=list)

    def __enter__(self) -> Quiet:
        self._handler = _Keep(self.lines)
        logger = logging.getLogger("spades")
        self._before = logger.propagate, logger.level
        logger.addHandler(self._handler)
        logger.propagate = False
        return self

    def __exit__(self, *_: object) -> None:
        logger = logging.getLogger("spades")
        logger.removeHandler(self._handler)
        logger.propagate, logger.level = self._before


class _Keep(logging.Handler):
    def __init__(self, lines: list[logging.LogRecord]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(record)


async def _at_once(work: Callable[[], Any]) -> Any:
    """No threads: what a world does hangs on its seed alone."""
    return work()


def digest(*what: object) -> str:
    """A short name for something long."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:12]
