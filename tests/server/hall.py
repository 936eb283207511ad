"""A server for tests, and people who come to it: over real sockets, at this computer alone."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import threading
from collections.abc import Callable
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spades.game.codec import read_event
from spades.game.events import Event, MatchStarted, Rewound
from spades.game.evolve_view import evolve_view
from spades.game.view import View
from spades.game.wire import read_view, view_json
from spades.server.app import create_app
from spades.server.limits import Limits
from spades.server.run import bound_socket, server_of
from spades.server.settings import Settings
from spades.server.thinking import Thinker
from spades.table.codec import ALL_EVENTS
from spades.table.events import of_game

WAIT = 120.0
"""Seconds after which a test that waits for a message has failed."""


class Hall:
    """A server in a thread of this process, as it is when people have come."""

    def __init__(self, folder, limits: bool = False, **settings: Any) -> None:
        """``limits``: whether requests of one kind are limited, beside what the settings say."""
        given = {"database": f"sqlite:///{folder / 'tables.sqlite'}", "port": 0, **GENEROUS}
        self.socket = bound_socket("127.0.0.1", 0)
        self.port = self.socket.getsockname()[1]
        self.settings = Settings(**{**given, **settings})
        self.origins = self.settings.origins_at(self.port)
        thinker = Thinker(1, kinds=("random", "simple"))
        self.app = create_app(self.settings, origins=self.origins, thinker=thinker)
        self.service = self.app.state.service
        if not limits:
            self.service.limits = dict.fromkeys(self.service.limits, Limits(0, 1))
        self.http = httpx.Client(base_url=self.url, timeout=WAIT, trust_env=False, verify=False)
        self.people: list[Person] = []
        self.folder = folder
        self.up = threading.Event()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.server = server_of(self.app, self._is_up)
        self._thread = threading.Thread(target=self.server.run, kwargs={"sockets": [self.socket]})

    def _is_up(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.up.set()

    def __enter__(self) -> Hall:
        self._thread.start()
        assert self.up.wait(60), "the server did not start"
        return self

    def __exit__(self, *exc: object) -> None:
        self.http.close()
        self.server.should_exit = True
        self._thread.join(60)
        assert not self._thread.is_alive(), "the server did not end"

    def call(self, what: Callable[..., Any], *given: Any) -> None:
        """Have something done in the server's own thread."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(what, *given)

    async def everybody_goes(self) -> None:
        """Close every connection, whatever became of the test."""
        while self.people:
            await self.people.pop().go()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def ask(self, path: str, told: Any = None, token: str | None = None) -> httpx.Response:
        """GET, or POST of what is told (``""``: of nothing)."""
        headers = {} if token is None else {"Authorization": f"Bearer {token}"}
        if told is None:
            return self.http.get(path, headers=headers)
        if told == "":
            return self.http.post(path, headers=headers)
        return self.http.post(path, json=told, headers=headers)

    def open(self, **asked: Any) -> str:
        """A new table's name."""
        answer = self.ask("/api/tables", asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def sit(self, table: str, name: str = "Ani", **asked: Any) -> tuple[int, str]:
        """Take a seat: its number and token."""
        answer = self.ask(f"/api/tables/{table}/seats", {"name": name, **asked})
        assert answer.status_code == 201, answer.text
        return answer.json()["seat"], answer.json()["token"]

    def connect(self, **options: Any) -> connect:
        """A bare socket, to be entered."""
        options = {"compression": None, "ping_interval": None, "proxy": None, **options}
        return connect(f"ws://127.0.0.1:{self.port}/api/socket", **options)


IDS = itertools.count(1)
GENEROUS = {
    "messages_per_second": 0,
    "requests_per_second": 0,
    "tables_per_hour": 0,
    "connections_per_address": 0,
    "workers": 1,
}


def hello(table: str, token: str | None = None, **more: Any) -> str:
    told = {"type": "hello", "protocol": 1, "table": table, **more}
    return json.dumps(told if token is None else {**told, "token": token})


async def heard(socket: ClientConnection) -> dict[str, Any]:
    """The next message."""
    message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
    return message


async def heard_until(socket: ClientConnection, kind: str) -> dict[str, Any]:
    """The next message of a kind, those before it let go."""
    while (message := await heard(socket))["type"] != kind:
        assert message["type"] != "bye", message
    return message


async def last_words(socket: ClientConnection) -> tuple[str, int | None]:
    """The code of ``bye`` and the close code that follows."""
    message: dict[str, Any] = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            message = await heard(socket)
    assert message.get("type") == "bye", message
    await socket.wait_closed()
    return message["error"]["code"], socket.close_code


class Person:
    """Somebody in a seat (None: who watches), who knows what they were told and no more.

    From version 0 on, everything that was told is folded into a view, as any client may do.
    """

    def __init__(self, hall: Hall, table: str, seat: int | None, token: str | None) -> None:
        self.hall, self.table, self.seat, self.token = hall, table, seat, token
        hall.people.append(self)
        self.version = 0
        self.turn: dict[str, Any] | None = None
        self.view: View | None = None
        self.over = False
        self.answers: dict[str, dict[str, Any]] = {}
        self.events: list[Any] = []
        self._counting: list[Event] = []
        self._socket: ClientConnection | None = None
        self._stack = contextlib.AsyncExitStack()

    async def come(self, **more: Any) -> None:
        """Connect and catch up."""
        self._socket = await self._stack.enter_async_context(self.hall.connect())
        asked = {"since": self.version, "take_over": True, **more}
        await self._socket.send(hello(self.table, self.token, **asked))
        welcome = await heard(self._socket)
        assert welcome["type"] == "welcome", welcome
        assert (welcome["seat"], welcome["table"]) == (self.seat, self.table)
        if welcome["state"] is None:
            await self.listen()
            while self.version < welcome["version"]:  # each step of the table by itself
                await self.listen()
            assert self.version == welcome["version"]
        else:
            state = welcome["state"]
            self.version, self.turn = welcome["version"], state["turn"]
            self.view = None if state["view"] is None else read_view(state["view"])
            self._counting = []
            self.over = state["table"]["phase"] in ("over", "closed")

    async def send(self, message: dict[str, Any] | str) -> None:
        """Say anything."""
        assert self._socket is not None
        await self._socket.send(message if isinstance(message, str) else json.dumps(message))

    async def lose(self) -> None:
        """The network is gone: nobody is told."""
        assert self._socket is not None
        self._socket.transport.abort()
        await self.go()

    async def go(self) -> None:
        """Close the connection."""
        await self._stack.aclose()

    async def last_words(self) -> tuple[str, int | None]:
        """The code of ``bye`` and the close code that follows."""
        assert self._socket is not None
        said = await last_words(self._socket)
        await self.go()
        return said

    async def listen(self) -> dict[str, Any]:
        """Take the next message in."""
        assert self._socket is not None
        message = await heard(self._socket)
        if message["type"] == "events":
            assert message["first"] == self.version, "a number was left out"
            for told in message["events"]:
                self._fold(read_event(told, ALL_EVENTS))
            self.version += len(message["events"])
            self.turn = message.get("turn")
        elif message["type"] == "answer":
            self.answers[message["id"]] = message
        else:
            assert message["type"] == "state", message
        return message

    async def do(self, action: str, name: str | None = None, version: int | None = None) -> dict:
        """Ask for something, under an id of its own or ``name``, and hear the answer."""
        name = name or f"c{next(IDS)}"
        seen = self.version if version is None else version
        await self.send({"type": "act", "id": name, "version": seen, "action": action})
        self.answers.pop(name, None)
        while name not in self.answers:
            await self.listen()
        return self.answers[name]

    async def whole_view(self) -> dict[str, Any] | None:
        """The view as the server tells it anew."""
        assert self._socket is not None
        await self._socket.send('{"type": "state"}')
        while True:
            message = await self.listen()
            if message["type"] == "state":
                assert message["version"] == self.version
                view: dict[str, Any] | None = message["state"]["view"]
                return view

    def own_view(self) -> dict[str, Any] | None:
        """The view as it was folded here."""
        return None if self.view is None else view_json(self.view)

    def _fold(self, event: Any) -> None:
        self.events.append(event)
        self.over = self.over or type(event).__name__ in ("MatchEnded", "TableClosed")
        if not of_game(event):
            return
        if isinstance(event, Rewound):
            del self._counting[event.to :]
            self.view = None
            for one in self._counting:
                self.view = evolve_view(self.view, one, self.seat)
            return
        self._counting.append(event)
        assert self.view is not None or isinstance(event, MatchStarted)
        self.view = evolve_view(self.view, event, self.seat)


def choice(turn: dict[str, Any], rng: Any) -> str:
    """Something legal; bids are modest, so that matches end."""
    legal, cards = turn["legal"], turn.get("cards")
    if cards:
        verb, *wanted = legal[0].split()
        count = rng.randint(0, 3) if wanted == ["C*"] else len(wanted)
        return " ".join([verb, *rng.sample(cards, min(count, len(cards)))])
    bids = [text for text in legal if text.startswith("bid")]
    if bids and "look" not in legal:
        legal = [bid for bid in bids if bid in ("bid 1", "bid 2", "bid nil")] or bids
    return str(rng.choice(legal))
