"""The bus over PostgreSQL: NOTIFY on one channel, LISTEN on a connection that is kept.

Messages are gathered while one batch is being sent, the latest version of each table, so that the
database is asked no more often than it answers. When the connection is lost, what was not sent is
kept and another is opened, again and again until it succeeds; then subscribers are told that
messages may have been lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from spades.errors import StoreError
from spades.store.bus import Resync, Subscribers, Told
from spades.store.port import TABLE_ID
from spades.store.postgres import connect

if TYPE_CHECKING:
    import asyncpg

CHANNEL: Final = "spades_tables"
MESSAGE: Final = re.compile(rf"({TABLE_ID.pattern}) (\d{{1,18}})")
SEND: Final = f"SELECT pg_notify('{CHANNEL}', message) FROM unnest($1::text[]) AS message"
AT_ONCE: Final = 1000
"""Messages in one statement, at most."""
SILENCE: Final = 15.0
"""Seconds without a message of one's own after which the connection is tried: it may be dead
without anybody having said so."""
PATIENCE: Final = 10.0
PAUSES: Final = (0.05, 0.2, 1.0, 3.0)
"""Seconds before each new try for a connection; the last one again and again."""


class NotifyBus:
    """The port of ``bus`` over a database, given by its address."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._subscribers = Subscribers()
        self._connection: asyncpg.Connection[Any] | None = None
        self._to_send: dict[str, int] = {}
        self._wake = asyncio.Event()
        self._closing = False
        self._task: asyncio.Task[None] | None = None

    def __repr__(self) -> str:
        return "NotifyBus(…)"  # its address may hold a password

    async def start(self) -> None:
        """As ``Bus.start``."""
        self._closing = False
        self._connection = await self._connect()
        self._task = asyncio.create_task(self._run(), name="bus")

    async def close(self) -> None:
        """As ``Bus.close``; what cannot be sent is lost."""
        self._closing = True
        self._wake.set()
        task, self._task = self._task, None
        if task is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(task, PATIENCE)
        self._let_go()

    def publish(self, table: str, version: int) -> None:
        """As ``Bus.publish``."""
        if version > self._to_send.get(table, -1):
            self._to_send[table] = version
            self._wake.set()

    def subscribe(self, told: Told, resync: Resync) -> Callable[[], None]:
        """As ``Bus.subscribe``."""
        return self._subscribers.add(told, resync)

    async def _connect(self) -> asyncpg.Connection[Any]:
        connection = await connect(self._url)
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.add_listener(CHANNEL, self._heard)
        return connection

    def _heard(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        # Anybody who may use the database may write to the channel.
        if message := MESSAGE.fullmatch(str(payload)):
            self._subscribers.tell(message[1], int(message[2]))

    async def _run(self) -> None:
        """Send what waits, see that the connection lives, until it is time to close."""
        while not (self._closing and not self._to_send):
            if not self._to_send:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), SILENCE)
            self._wake.clear()
            try:
                await self._send()
            except _errors():
                if self._closing:
                    return
                await self._connect_again()

    async def _send(self) -> None:
        """Send one batch, or an empty one: it fails when the connection is dead."""
        connection = self._connection
        if connection is None or connection.is_closed():
            raise StoreError("store.closed")
        batch = dict(list(self._to_send.items())[:AT_ONCE])
        messages = [f"{table} {version}" for table, version in batch.items()]
        await connection.execute(SEND, messages, timeout=PATIENCE)
        for table, version in batch.items():
            if self._to_send.get(table) == version:  # and has not gone on meanwhile
                del self._to_send[table]

    async def _connect_again(self) -> None:
        self._let_go()
        tries = 0
        while not self._closing:
            await asyncio.sleep(PAUSES[min(tries, len(PAUSES) - 1)])
            tries += 1
            with contextlib.suppress(*_errors()):
                self._connection = await self._connect()
                self._subscribers.resync()
                return

    def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _errors() -> tuple[type[Exception], ...]:
    """What says that a connection is no good."""
    import asyncpg

    of_the_driver = (asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
    return StoreError, OSError, *of_the_driver
