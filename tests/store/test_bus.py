"""The bus: everybody is told of a table, and of messages that may have been lost."""

import asyncio
import os
import signal

import asyncpg
import pytest

from spades.errors import StoreError
from spades.store.bus import Bus, MemoryBus
from spades.store.notify import CHANNEL, NotifyBus

pytestmark = pytest.mark.slow


class Listener:
    """What one process was told, in order."""

    def __init__(self, bus):
        self.heard = []
        self.lost = 0
        self.changed = asyncio.Event()
        self.end = bus.subscribe(self.told, self.resync)

    def told(self, table, version):
        self.heard.append((table, version))
        self.changed.set()

    def resync(self):
        self.lost += 1
        self.changed.set()

    async def until(self, holds):
        async with asyncio.timeout(30):
            while not holds():
                self.changed.clear()
                await self.changed.wait()

    def versions(self):
        """The highest version heard of each table."""
        latest: dict[str, int] = {}
        for table, version in self.heard:
            latest[table] = max(version, latest.get(table, version))
        return latest


@pytest.fixture(params=["memory", "notify"])
async def pair(request):
    """The bus as two processes have it."""
    if request.param == "memory":
        buses: list[Bus] = [MemoryBus()] * 2
    else:
        url = request.getfixturevalue("postgres_url")
        buses = [NotifyBus(url), NotifyBus(url)]
    for bus in buses:
        await bus.start()
    yield buses
    for bus in buses:
        await bus.close()


async def test_every_process_is_told(pair):
    listeners = [Listener(bus) for bus in pair]
    pair[0].publish("a", 3)
    pair[1].publish("b-_9", 2**62 // 10)
    for listener in listeners:
        await listener.until(lambda listener=listener: len(listener.heard) == 2)
        assert listener.versions() == {"a": 3, "b-_9": 2**62 // 10}
        assert listener.lost == 0


async def test_publishing_waits_for_nobody_and_the_last_version_arrives(pair):
    listener = Listener(pair[1])
    for version in range(2000):
        for table in ("a", "b", "c"):
            pair[0].publish(table, version)
    assert not listener.heard
    wanted = dict.fromkeys("abc", 1999)
    await listener.until(lambda: listener.versions() == wanted)


async def test_what_is_said_while_a_batch_is_sent_arrives(pair):
    listener = Listener(pair[1])
    for version in range(300):
        pair[0].publish("a", version)
        await asyncio.sleep(0)
    await listener.until(lambda: listener.versions() == {"a": 299})


async def test_who_has_ended_is_told_no_more(pair):
    first, second = Listener(pair[1]), Listener(pair[1])
    first.end()
    first.end()
    pair[0].publish("a", 1)
    await second.until(lambda: second.heard)
    assert not first.heard


@pytest.fixture
async def bus(postgres_url):
    bus = NotifyBus(postgres_url)
    await bus.start()
    yield bus
    await bus.close()


@pytest.fixture
async def console(postgres_url):
    connection = await asyncpg.connect(postgres_url)
    yield connection
    await connection.close()


END = (
    "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_after_a_lost_connection_one_is_told_and_the_bus_goes_on(bus, console):
    listener = Listener(bus)
    for version in range(1, 4):
        assert await console.fetchval(END) == 1
        bus.publish("a", version)  # perhaps before it is known that the connection is lost
        await listener.until(lambda version=version: listener.lost == version)
        await listener.until(lambda version=version: ("a", version) in listener.heard)


async def test_what_is_said_while_there_is_no_connection_is_said_later(
    bus, console, postgres_url, monkeypatch
):
    listener = Listener(bus)
    refuse = asyncio.Event()
    connect = NotifyBus._connect

    async def refusing(bus):
        if not refuse.is_set():
            raise StoreError("store.unreachable", reason="test")
        return await connect(bus)

    monkeypatch.setattr(NotifyBus, "_connect", refusing)
    await console.execute(END)
    bus.publish("a", 7)
    await asyncio.sleep(0.3)
    bus.publish("b", 8)
    assert not listener.heard
    refuse.set()
    await listener.until(lambda: listener.versions() == {"a": 7, "b": 8})
    assert listener.lost == 1


async def test_a_connection_that_died_in_silence_is_found_out(bus, console, monkeypatch):
    """No answer comes, and no end of the connection either."""
    monkeypatch.setattr("spades.store.notify.SILENCE", 0.05)
    monkeypatch.setattr("spades.store.notify.PATIENCE", 0.2)
    listener = Listener(bus)
    bus.publish("a", 1)  # so that the new times count
    await listener.until(lambda: listener.heard)
    process = await console.fetchval(
        "SELECT pid FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()"
    )
    os.kill(process, signal.SIGSTOP)
    try:
        bus.publish("a", 2)
        await listener.until(lambda: listener.lost == 1)
        await listener.until(lambda: ("a", 2) in listener.heard)
    finally:
        os.kill(process, signal.SIGCONT)


@pytest.mark.parametrize("payload", ["", "a", "a 1 2", "a b", "a -1", "ä 1", "a 1\n", "x" * 7000])
async def test_what_others_write_to_the_channel_is_no_message(bus, console, payload):
    listener = Listener(bus)
    await console.execute("SELECT pg_notify($1, $2)", CHANNEL, payload)
    bus.publish("a", 1)
    await listener.until(lambda: listener.heard)
    assert listener.heard == [("a", 1)]


async def test_it_closes_while_the_database_is_gone(postgres_url, console, monkeypatch):
    bus = NotifyBus(postgres_url)
    await bus.start()

    async def refusing(_bus):
        raise StoreError("store.unreachable", reason="test")

    monkeypatch.setattr(NotifyBus, "_connect", refusing)
    await console.execute(END)
    bus.publish("a", 1)
    await asyncio.sleep(0.1)
    await bus.close()
    await bus.close()


async def test_what_waits_is_sent_once_with_its_latest_version(bus):
    listener = Listener(bus)
    for version in (3, 5, 4):
        bus.publish("a", version)
    bus.publish("b", 1)
    await listener.until(lambda: len(listener.heard) >= 2)
    assert sorted(listener.heard) == [("a", 5), ("b", 1)]


async def test_what_was_published_is_sent_before_it_closes(postgres_url, bus):
    listener = Listener(bus)
    other = NotifyBus(postgres_url)
    await other.start()
    other.publish("a", 1)
    await other.close()
    await listener.until(lambda: listener.heard == [("a", 1)])


async def test_without_a_database_it_does_not_start(tmp_path):
    bus = NotifyBus(f"postgresql://name:pass-word@/none?host={tmp_path}")
    with pytest.raises(StoreError, match=r"store\.unreachable") as caught:
        await bus.start()
    assert "pass-word" not in str(caught.value) + repr(bus)
    await bus.close()
