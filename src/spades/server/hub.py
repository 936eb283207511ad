"""All tables of a server process: opening, finding, sitting down, keeping time, archiving.

Several processes may serve the same tables from one store. Each judges the commands of its own
viewers, and the log decides: who appends to an old version is told so and judges anew. One process
at a time keeps a table's time and plays its computers, by a lease that ends when it dies.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import hmac
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final, Protocol, TypeVar

from spades.cards.shuffle import SEED_BYTES, derive
from spades.errors import IllegalAction, StoreError
from spades.game.actions import Action
from spades.game.events import HandScored
from spades.game.record import record_json
from spades.game.view import View
from spades.server.dealer import Dealer
from spades.server.keeper import Keeper
from spades.server.live import Live
from spades.server.rows import entry_of, restored, row_of, summary_of
from spades.store.bus import Bus
from spades.store.port import TABLE_ID, Opening, Store
from spades.table import (
    Move,
    OfferMove,
    Plan,
    Sit,
    Table,
    Told,
    new_table,
    restore,
    step,
)
from spades.table.proof import record_of_table

_log = logging.getLogger(__name__)

SETTLE_SECONDS: Final = 2.0
"""How long a closing server waits for its store."""
CODE_SECONDS: Final = 120.0
NAME_BYTES: Final = 12
MOST_WRONG_CODES: Final = 5
CODE_LETTERS: Final = "0123456789abcdefghjkmnpqrstvwxyz"

Decide = Callable[[str, bytes, View, float], Awaitable[Action]]
Pause = Callable[[float, bytes, str, int, str], float]
Count = Callable[..., None]
T = TypeVar("T")


class Aside(Protocol):
    """Runs a function where it takes nobody's time, as ``asyncio.to_thread`` does."""

    def __call__(self, work: Callable[[], T], /) -> Awaitable[T]:
        """What the function returns."""
        ...


def _no_count(what: str, **labels: Any) -> None:
    """Nobody counts."""


@dataclass
class Hub:
    """The tables that this process has in memory, and the way to all others."""

    store: Store
    bus: Bus
    think: Decide
    pause: Pause
    now: Callable[[], float]
    """Seconds since 1970, never running backwards."""
    process: str = field(default_factory=lambda: secrets.token_hex(6))
    count: Count = _no_count
    dealer: Callable[[bytes], Dealer] = Dealer
    """Who deals, made from a table's secret."""
    chance: Callable[[int], bytes] = secrets.token_bytes
    """So many bytes that nobody can foresee: names, secrets, tokens and codes are made of them."""
    aside: Aside = asyncio.to_thread
    """Does what takes long where nobody waits for it."""
    tables: dict[str, Live] = field(default_factory=dict)
    closing: bool = False

    def __post_init__(self) -> None:
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._links = 0
        self._whole = asyncio.Semaphore(1)
        self._unsubscribe: Callable[[], None] = lambda: None
        self.keeper = Keeper(self)

    # --- from start to close

    async def start(self) -> int:
        """Take the tables that no living process has; how many. Raises StoreError."""
        self._unsubscribe = self.bus.subscribe(self._heard, self.resync)
        return await self.keeper.start()

    async def close(self, back_after: float = 2.0) -> None:
        """Finish what is in flight, tell every viewer when to come back, give all leases up."""
        self.closing = True
        self._unsubscribe()
        for live in self.tables.values():
            live.driver.stop()
        await self._settle()
        for live in self.tables.values():
            for number, connection in enumerate(list(live.connections.values())):
                # Not all at once: a crowd at the door is a storm of its own.
                connection.end("server.restarting", back_after=back_after + number % 8 / 4)
        for task in list(self._tasks):
            if task is not asyncio.current_task():
                task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        try:
            await self.store.release(self.process)
        except StoreError as error:
            _log.warning("leases were not given up", extra={"code": error.code})

    async def _settle(self) -> None:
        """Let every command that has come be answered, unless the store does not."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SETTLE_SECONDS):
                for live in list(self.tables.values()):
                    async with live.settled():
                        pass

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Run something beside everything else; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[task] = None
        task.add_done_callback(self._done)
        return task

    def later(self, seconds: float, work: Coroutine[Any, Any, Any]) -> None:
        """The same after a while."""

        async def wait() -> None:
            try:
                await asyncio.sleep(seconds)
            except BaseException:
                work.close()
                raise
            await work

        # The wait may be given up before it begins, too; when all is done this does nothing.
        self.spawn(wait()).add_done_callback(lambda _: work.close())

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        if not task.cancelled() and task.exception() is not None:
            self.count("failed_task")
            _log.error("a task failed", exc_info=task.exception())

    # --- tables

    async def open(self, plan: Plan, request: str | None = None) -> str:
        """A new table; its name, which is as good as an invitation. Raises StoreError.

        With ``request``, random text of the client's own, the same request again is the same
        table.
        """
        self._not_closing()
        secret, now = self.chance(SEED_BYTES), self.now()
        if request is None:
            name = _text(self.chance(NAME_BYTES))
        else:
            name = _text(hashlib.sha256(f"table {request}".encode()).digest()[:NAME_BYTES])
        table = new_table(plan, now)
        entries = []
        if (bring := self.dealer(secret).brings(table)) is not None:
            table, told = step(table, bring, now)
            assert told.entry is not None
            entries.append(told.entry)
        body = json.dumps(plan.to_json()).encode()
        opening = Opening(name, now, body, secret)
        rows = [row_of(one) for one in entries]
        try:
            await self.store.create(opening, rows, summary_of(table, now))
        except StoreError as error:
            if request is None or error.code != "store.exists":
                raise
            return (await self.find(name)).id
        live = self.tables[name] = Live(self, opening, table)
        try:
            await self.keeper.lease(live)
        except StoreError as error:
            # It is there. Whoever looks next for tables that nobody has takes it.
            _log.warning("no lease", extra={"table": name, "code": error.code})
        return name

    async def find(self, name: str) -> Live:
        """A table, from memory or the store. Raises StoreError ``store.unknown``, ``store.broken``;
        IllegalAction ``table.archived``: only its record is left.
        """
        live = self.tables.get(name)
        if live is not None:
            return live
        self._not_closing()
        if name not in self._loading:
            # Whoever asks meanwhile waits for the same; who gives up takes it from nobody.
            self._loading[name] = asyncio.create_task(self._load(name))
            self._loading[name].add_done_callback(lambda task: self._loaded(name, task))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Live:
        try:
            loaded = await self.store.load(name)
        except StoreError as error:
            if error.code == "store.unknown" and await self._is_archived(name):
                raise IllegalAction("table.archived", table=name) from None
            raise
        table = restored(loaded.opening, loaded.snapshot, loaded.rows)
        live = self.tables[name] = Live(self, loaded.opening, table)
        await self.keeper.lease(live)
        return live

    async def _is_archived(self, name: str) -> bool:
        """Whether only the record of a table is left."""
        if not TABLE_ID.fullmatch(name):
            return False
        try:
            await self.store.record(name)
        except StoreError as error:
            if error.code == "store.unknown":
                return False
            raise
        return True

    def _loaded(self, name: str, task: asyncio.Task[Live]) -> None:
        del self._loading[name]
        if not task.cancelled():
            task.exception()  # its askers have it

    async def sit(
        self, name: str, who: str, seat: int | None, pledge: str | None, request: str | None
    ) -> tuple[Told, str, int]:
        """A person sits down: what was told, the seat's token, the seat. Raises SpadesError.

        With ``request``, the client's own random text, the same request again gets the same seat.
        """
        live = await self.find(name)
        token = self._token(live, "sit", request)
        told = await live.give(Sit(request or token[:8], who, key_of(token), seat, pledge))
        if told.answer.error is not None:
            raise told.answer.error
        number = self.seat_of(live, token)
        assert number is not None
        return told, token, number

    async def offer_move(self, name: str, token: str) -> tuple[str, float]:
        """A one-time code for the seat's other device, and until when. Raises SpadesError."""
        live = await self.find(name)
        seat = await self.held(live, token)
        code = "".join(CODE_LETTERS[byte % 32] for byte in self.chance(10))
        live.wrong_codes = 0
        until = self.now() + CODE_SECONDS
        told = await live.give(
            OfferMove(self.chance(8).hex(), seat, key_of(code), until, key_of(token))
        )
        if told.answer.error is not None:
            raise told.answer.error
        return code, until

    async def move(self, name: str, code: str, request: str | None) -> tuple[str, int]:
        """A seat's new token for whoever knows the code. Raises SpadesError ``seat.code``."""
        live = await self.find(name)
        # With the code in it: who asks again has to know it, and no other move has this token.
        token = self._token(live, f"move {code}", request)
        told = await live.give(Move(request or token[:8], key_of(code), key_of(token)))
        if told.answer.error is not None:
            if told.answer.error.code == "seat.code":
                await self._wrong_code(live)
            raise told.answer.error
        number = self.seat_of(live, token)
        assert number is not None
        return token, number

    async def _wrong_code(self, live: Live) -> None:
        """After some guesses whatever code there is at the table is void."""
        live.wrong_codes += 1
        if live.wrong_codes < MOST_WRONG_CODES:
            return
        live.wrong_codes = 0
        for number, seat in enumerate(live.table.seats):
            if seat.code is not None and seat.code_until > self.now():
                nobodys = key_of(_text(self.chance(32)))
                await live.give(OfferMove(self.chance(8).hex(), number, nobodys, 0.0))

    def _token(self, live: Live, what: str, request: str | None) -> str:
        """A seat's token, which nobody can guess: for the same request of a client the same."""
        if request is None:
            return _text(self.chance(32))
        asked = f"token {what} {request}".encode()
        return _text(hmac.digest(live.opening.secret, asked, "sha256"))

    def seat_of(self, live: Live, token: str) -> int | None:
        """The seat whose token this is, in a time that tells nothing."""
        key, found = key_of(token), None
        for number, seat in enumerate(live.table.seats):
            if seat.key is not None and hmac.compare_digest(seat.key, key):
                found = number
        return found

    async def held(self, live: Live, token: str) -> int:
        """The seat whose token this is. Raises IllegalAction ``seat.token``, StoreError."""
        seat = self.seat_of(live, token)
        if seat is None:
            # It may have been given by another process, a moment ago.
            await live.catch_up()
            seat = self.seat_of(live, token)
        if seat is None:
            raise IllegalAction("seat.token")
        return seat

    def next_link(self) -> str:
        """A name for a connection that no other process gives."""
        self._links += 1
        return f"{self.process}.{self._links}"

    async def decide(
        self, kind: str, secret: bytes, seat: int, view: View, seconds: float
    ) -> Action:
        """What a computer does in its seat; always something legal."""
        return await self.think(kind, derive(secret, f"player {seat}"), view, seconds)

    async def record(self, name: str) -> bytes:
        """The record of a match that is over.

        Raises StoreError, IllegalAction ``match.not_over``.
        """
        try:
            return await self.store.record(name)
        except StoreError as error:
            if error.code != "store.unknown":
                raise
        live = await self.find(name)
        if live.table.phase != "over":
            raise IllegalAction("match.not_over")
        return await self.record_of(live)

    async def finished_hands(self, name: str) -> list[dict[str, Any]]:
        """The hands that are over, whole, as a record has them; also while the match goes on.

        Raises StoreError, IllegalAction ``hands.not_shown``: the table does not show them.
        """
        live = await self.find(name)
        if live.table.plan.options.spectators != "after":
            raise IllegalAction("hands.not_shown")
        if live.table.state is None:
            return []
        return await self._from_whole(live, _finished)

    async def record_of(self, live: Live) -> bytes:
        """The record of a table, from the whole of its log. Raises StoreError."""
        version = live.table.version
        if live.record is None or live.record[0] != version:
            live.record = version, await self._from_whole(live, _record)
        return live.record[1]

    async def _from_whole(self, live: Live, made: Callable[[Table], T]) -> T:
        """What is made of the table with all of its log: one at a time, and beside the others."""
        async with self._whole:
            rows = await self.store.rows(live.id)
            plan, created = live.table.plan, live.opening.created
            return await self.aside(
                lambda: made(restore(new_table(plan, created), map(entry_of, rows)))
            )

    def drop(self, live: Live) -> None:
        """Let go of a table: it is in the store, if anywhere."""
        live.driver.stop()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]

    # --- other processes

    def _heard(self, table: str, version: int) -> None:
        live = self.tables.get(table)
        if live is not None and version > live.table.version:
            self.spawn(self._caught_up(live, version))

    def resync(self) -> None:
        """Look at the log of every table anew."""
        for live in list(self.tables.values()):
            self.spawn(self._caught_up(live, None))

    async def _caught_up(self, live: Live, version: int | None) -> None:
        with contextlib.suppress(StoreError):  # then it tries again by itself
            await live.catch_up(version)

    def _not_closing(self) -> None:
        if self.closing:
            raise IllegalAction("server.restarting")


def _finished(table: Table) -> list[dict[str, Any]]:
    over = sum(isinstance(event, HandScored) for event in table.match_log)
    told: list[dict[str, Any]] = record_json(record_of_table(table))["hands"][:over]
    return told


def _record(table: Table) -> bytes:
    return json.dumps(record_json(record_of_table(table)), ensure_ascii=False).encode()


def key_of(token: str) -> str:
    """What is kept of a token or a code: its SHA-256."""
    return hashlib.sha256(token.encode()).hexdigest()


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
