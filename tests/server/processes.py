"""Hubs on one shelf, in virtual time, that hear of each other only when a test says so."""

import asyncio
from typing import Any

import msgspec

from bench.world import EPOCH
from spades.players import make_player
from spades.rules import PRESETS
from spades.server.connection import Connection
from spades.server.hub import Hub, key_of
from spades.store.bus import MemoryBus
from spades.store.memory import MemoryStore
from spades.table import Command, Options, Plan, parse_ask


class DeafBus(MemoryBus):
    """Carries nothing."""

    def __init__(self):
        super().__init__()
        self.told = []

    def publish(self, table, version):
        self.told.append((table, version))

    def subscribe(self, told, resync):
        return lambda: None


async def think(kind, seed, view, seconds):
    return make_player(kind, 1).decide(view).action


def hub_at(shelf, name, pause=0.5, **more):
    """A hub that is not started; its store can be told to fail by ``hub.store.before``."""
    store = MemoryStore(shelf)
    store._open = True
    loop = asyncio.get_running_loop()
    return Hub(
        store,
        DeafBus(),
        think,
        lambda *_: pause,
        lambda: EPOCH + loop.time(),
        process=name,
        **more,
    )


def plan_of(game="partnership", people=2, fair=False, **options):
    rules = PRESETS[game]
    kinds = ["person"] * people + ["simple"] * (rules.seats - people)
    return Plan(rules, tuple(kinds), Options(**options), fair)


class Guest:
    """A person whose socket is the test itself."""

    def __init__(self, hub, table, token=None, seat=None):
        self.hub, self.table, self.token, self.seat = hub, table, token, seat
        self.connection: Any = None
        self.commands = 0

    @classmethod
    async def sits(cls, hub, table, name="guest", seat=None):
        _, token, seat = await hub.sit(table, name, seat, None, None)
        return cls(hub, table, token, seat)

    async def joins(self, hub=None, since=None, take_over=True, at=None):
        """Connect, at another hub if one is named; as the socket's handler does it."""
        self.hub = hub or self.hub
        live = await self.hub.find(self.table)
        seat = None if self.token is None else await self.hub.held(live, self.token)
        key = None if self.token is None else key_of(self.token)
        self.connection = Connection(self.hub.next_link(), seat, key)
        await live.join(self.connection, since, take_over, at)
        return self

    @property
    def live(self):
        return self.hub.tables[self.table]

    def read(self):
        """All frames that wait, as JSON."""
        told = [msgspec.json.decode(frame) for frame in self.connection._waiting]
        self.connection._waiting.clear()
        self.connection._bytes = 0
        return told

    def ended(self):
        """The code that the connection ended with."""
        return self.connection.ended_with

    async def does(self, text, version=None, name=None):
        """A command, and its answer, or None where the connection has ended instead."""
        self.commands += 1
        name = name or f"{self.connection.link}-{self.commands}"
        seen = self.live.table.version if version is None else version
        await self.live.answer(
            self.connection, Command(name, parse_ask(self.connection.seat, text), seen)
        )
        answers = [frame for frame in self.read() if frame["type"] == "answer"]
        return answers[-1] if answers else None
