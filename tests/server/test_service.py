"""The parts of a server: its clock, its records, its options, its patience with a connection."""

import asyncio
import inspect
import random
import socket

from spades.cli import serve
from spades.server import guards
from spades.server.service import Clock
from spades.server.settings import SETTINGS
from tests.server.hall import Hall, choice
from tests.server.test_http import archive_all
from tests.server.test_matches import at_table


class Watch:
    """A clock on the wall and one that runs evenly, both set by hand."""

    def __init__(self):
        self.wall, self.steady = 1000.0, 5.0
        self.clock = Clock(lambda: self.wall, lambda: self.steady)

    def after(self, seconds, wall=None):
        """What the clock says so many seconds later, the wall's moved by as many or as told."""
        self.steady += seconds
        self.wall += seconds if wall is None else wall
        return self.clock()


def test_time_goes_with_the_wall():
    watch = Watch()
    assert watch.after(0) == 1000.0
    assert watch.after(2.5) == 1002.5
    assert watch.after(1, wall=3600) == 4602.5, "set forward"


def test_time_never_runs_backwards_and_never_stands():
    watch = Watch()
    watch.after(10)
    assert watch.after(1, wall=-3600) == 1010.5
    assert watch.after(4) == 1012.5, "at half its speed, until the wall has caught up"
    assert watch.after(10_000) == watch.wall


def test_every_setting_that_is_no_secret_is_an_option():
    options = {
        f"--{name.replace('_', '-')}" for name in inspect.signature(serve.command).parameters
    }
    assert {setting.option for setting in SETTINGS if setting.option} <= options


async def test_records_are_kept_as_long_as_the_host_says_and_no_longer(tmp_path, monkeypatch):
    monkeypatch.setattr("spades.server.keeper.SWEEP_SECONDS", 0.05)
    monkeypatch.setattr("spades.server.service.CLEAR_SECONDS", 0.05)
    with Hall(tmp_path, keep_days=1) as hall:
        people = await at_table(hall, 2, rules={"preset": "two-player", "max_hands": 1})
        record = f"/api/tables/{people[0].table}/record"
        await people[0].do("concede")
        await hall.everybody_goes()
        await archive_all(hall)
        await asyncio.sleep(0.3)
        assert hall.ask(record).status_code == 200
        before = hall.service.now
        hall.service.now = lambda: before() + 2 * 86_400
        while hall.ask(record).status_code == 200:
            await asyncio.sleep(0.05)
        assert hall.ask(record).json()["error"]["code"] == "store.unknown"
        (gone,) = hall.ask(
            "/api/tables/own", [{"table": people[0].table, "token": people[0].token}]
        ).json()
        assert gone["phase"] == "gone"


def test_a_request_that_does_not_come_to_its_end_is_not_waited_for(tmp_path, monkeypatch):
    monkeypatch.setattr(guards, "REQUEST_SECONDS", 0.2)
    with Hall(tmp_path) as hall:
        for begun in (
            b"",
            b"GET /api/players HTTP/1.1\r\nHost: x\r\n",
            (
                b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
                b"Content-Length: 10\r\n\r\n{"
            ),
            b"GET /api/players HTTP/1.1\r\nHost: x\r\n\r\nGET /api",
            b"\r\n",
        ):
            with socket.create_connection(("127.0.0.1", hall.port), timeout=60) as slow:
                slow.sendall(begun)
                try:
                    while slow.recv(4096):
                        pass
                except ConnectionError:
                    pass
        assert hall.ask("/health/live").status_code == 200


async def play_a_hand(person):
    while person.view is None or person.view.hand_number < 2:
        if person.turn is None:
            await person.listen()
        else:
            await person.do(choice(person.turn, random.Random(person.version)))


async def test_a_finished_hand_is_shown_whole_where_the_table_says_so(tmp_path):
    with Hall(tmp_path) as hall:
        rules = {"preset": "partnership", "max_hands": 5}
        shown = await at_table(hall, 4, rules=rules, options={"spectators": "after"})
        hands = f"/api/tables/{shown[0].table}/hands"
        assert hall.ask(hands).json() == {"hands": []}
        await asyncio.gather(*map(play_a_hand, shown))
        (hand,) = hall.ask(hands).json()["hands"]
        assert [len(cards.split()) for cards in hand["deal"]] == [13] * 4
        assert sum(" play " in action for action in hand["actions"]) == 52
        assert "??" not in " ".join(hand["actions"])
        waiting = hall.open(options={"spectators": "after"})
        assert hall.ask(f"/api/tables/{waiting}/hands").json() == {"hands": []}
        hidden = hall.open()
        answer = hall.ask(f"/api/tables/{hidden}/hands")
        assert (answer.status_code, answer.json()["error"]["code"]) == (409, "hands.not_shown")
        await hall.everybody_goes()
