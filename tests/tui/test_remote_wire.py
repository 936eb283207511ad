"""The connection by itself, against a server that says whatever a test wants said."""

import itertools
import json
import queue
import threading

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import serve

from spades.errors import RemoteError
from spades.server import protocol
from spades.tui.remote import wire as wires
from spades.tui.remote.link import Link
from spades.tui.remote.requests import refused
from spades.tui.remote.wire import Cut, Ended, Wire

WAIT = 30.0
WELCOME = {"type": "welcome", "protocol": 1, "seat": 0, "version": 3, "now": 0.0, "state": {}}


class Counter:
    """Each connection is played by the next of these functions, which gets the socket."""

    def __init__(self, *scenes):
        self.heard: list[dict] = []
        self.failed: list[BaseException] = []
        self._scenes = iter(scenes)

    def __enter__(self):
        self._server = serve(self._visit, "127.0.0.1", 0, compression=None)
        self.link = Link(f"http://127.0.0.1:{self._server.socket.getsockname()[1]}", "t")
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        return self

    def __exit__(self, *exc):
        self._server.shutdown()
        self._thread.join(WAIT)

    def _visit(self, socket):
        try:
            self.hello = json.loads(socket.recv(WAIT))
            self.heard.append(self.hello)
            next(self._scenes, welcoming())(socket)
        except ConnectionClosed:
            pass
        except BaseException as error:  # noqa: BLE001 - told to the test
            self.failed.append(error)


def say(socket, *messages):
    for message in messages:
        socket.send(json.dumps(message))


def hear(socket):
    return json.loads(socket.recv(WAIT))


def welcoming(*messages, welcome=None):
    """Welcome, say this, then wait for the other side to go."""

    def scene(socket):
        say(socket, welcome or WELCOME, *messages)
        while True:
            socket.recv(WAIT)

    return scene


def cutting(*messages, welcome=None):
    """Welcome, say this, then the network fails."""

    def scene(socket):
        say(socket, welcome or WELCOME, *messages)
        socket.close_socket()

    return scene


def events(first, *told):
    return {"type": "events", "first": first, "at": 1.0, "events": list(told)}


class Ears:
    """What a wire has heard, waited for."""

    def __init__(self, wire):
        self._came = threading.Semaphore(0)
        self.wire = wire
        wire.listener = self._came.release

    def next(self):
        while True:
            heard = self.wire.take()
            if heard is not None:
                return heard
            assert self._came.acquire(timeout=WAIT), "nothing more was heard"


@pytest.fixture
def begun():
    """Start a wire at a counter; it is closed at the end."""
    opened = []

    def begin(counter, token="T" * 43, **more):
        wire = Wire(counter.link, token, (0.01,))
        opened.append(wire)
        ears = Ears(wire)
        welcome = wire.start(**more)
        assert ears.next() == welcome
        return wire, ears

    yield begin
    for wire in opened:
        wire.close()


def test_it_speaks_the_version_of_the_server():
    assert wires.PROTOCOL == protocol.PROTOCOL


def test_what_it_says_is_what_the_server_reads(begun):
    def scene(socket):
        say(socket, WELCOME)
        while True:
            message = socket.recv(WAIT)
            counter.heard.append(json.loads(message))
            protocol.decoder.decode(message)
            done.put(message)

    done: queue.Queue[str] = queue.Queue()
    with Counter(scene) as counter:
        wire, _ = begun(counter)
        wire.send("a", 3, "play 7H")
        wire.refresh()
        assert [done.get(timeout=WAIT), done.get(timeout=WAIT)]
        protocol.decoder.decode(json.dumps(counter.hello))
        assert counter.hello == {
            "type": "hello",
            "protocol": 1,
            "table": "t",
            "token": "T" * 43,
            "take_over": False,
        }
        assert counter.heard[1:] == [
            {"type": "act", "id": "a", "version": 3, "action": "play 7H"},
            {"type": "state"},
        ]
        assert not counter.failed


def test_a_spectator_has_no_token(begun):
    with Counter() as counter:
        begun(counter, token=None)
        assert "token" not in counter.hello


def test_after_a_cut_it_asks_for_what_it_missed_and_hears_each_event_once(begun):
    again = {**WELCOME, "state": None, "version": 7}
    with Counter(
        cutting(events(3, "d", "e")),
        cutting(events(4, "e", "f"), welcome=again),
        welcoming(events(5, "f", "g", "h"), welcome=again),
    ) as counter:
        _, ears = begun(counter)
        heard = [ears.next() for _ in range(7)]
        told = [one for one in heard if isinstance(one, dict) and one["type"] == "events"]
        assert [(one["first"], one["events"]) for one in told] == [
            (3, ["d", "e"]),
            (5, ["f"]),
            (6, ["g", "h"]),
        ]
        assert [one.get("since") for one in counter.heard] == [None, 5, 6]
        assert [one.get("at") for one in counter.heard] == [None, 1.0, 1.0]
        assert [one["take_over"] for one in counter.heard] == [False, True, True]


def test_where_events_are_missing_the_whole_state_is_asked_for(begun):
    def scene(socket):
        say(socket, WELCOME, events(9, "x"))
        assert hear(socket) == {"type": "state"}
        say(socket, events(10, "y"), {"type": "state", "version": 11, "state": {"n": 1}})
        say(socket, events(11, "z"))
        hear(socket)

    with Counter(scene) as counter:
        _, ears = begun(counter)
        assert ears.next()["state"] == {"n": 1}
        assert ears.next()["events"] == ["z"]
        assert not counter.failed


def test_a_state_that_was_asked_for_comes_even_if_the_connection_is_cut_before(begun):
    def scene(socket):
        say(socket, WELCOME)
        assert hear(socket) == {"type": "state"}
        socket.close_socket()

    with Counter(scene, welcoming()) as counter:
        wire, ears = begun(counter)
        wire.refresh()
        assert isinstance(ears.next(), Cut)
        assert ears.next()["state"] == {}
        assert "since" not in counter.heard[1]


def test_a_command_without_an_answer_is_sent_again_under_its_id(begun):
    acts = []

    def dropping(socket):
        say(socket, {**WELCOME, "state": {}})
        acts.append(hear(socket))
        socket.close_socket()

    def answering(socket):
        say(socket, WELCOME)
        acts.append(hear(socket))
        say(socket, {"type": "answer", "id": "a", "kind": "done", "version": 4})
        socket.close_socket()

    with Counter(dropping, answering, welcoming()) as counter:
        wire, ears = begun(counter)
        wire.send("a", 3, "bid 4")
        for heard in iter(ears.next, None):
            if isinstance(heard, dict) and heard["type"] == "answer":
                break
        assert acts[0] == acts[1]
        while len(counter.heard) < 3:
            ears.next()
        assert not counter.failed


def test_a_busy_server_is_asked_again(begun):
    acts = []

    def scene(socket):
        say(socket, WELCOME)
        for kind in ("busy", "busy", "done"):
            acts.append(hear(socket))
            say(socket, {"type": "answer", "id": "a", "kind": kind, "version": 4, "after": 0.01})
        hear(socket)

    with Counter(scene) as counter:
        wire, ears = begun(counter)
        wire.send("a", 3, "bid 4")
        assert [ears.next()["kind"] for _ in range(3)] == ["busy", "busy", "done"]
        assert acts[0] == acts[1] == acts[2]


def bye(code, after=None):
    return {"type": "bye", "error": {"code": code, "seat": 1}, "back_after": after}


@pytest.mark.parametrize("code", ["seat.elsewhere", "seat.lost", "table.archived"])
def test_some_goodbyes_are_for_good(begun, code):
    with Counter(welcoming(bye(code))) as counter:
        _, ears = begun(counter)
        ended = ears.next()
        assert isinstance(ended, Ended)
        assert (ended.error.code, ended.error.facts) == (code, {"seat": 1})
        assert len(counter.heard) == 1


@pytest.mark.parametrize(("code", "after"), [("server.restarting", 0.02), ("socket.silent", None)])
def test_after_others_it_comes_back_when_it_was_told_to(begun, code, after):
    with Counter(welcoming(bye(code, after))) as counter:
        _, ears = begun(counter)
        cut = ears.next()
        assert isinstance(cut, Cut)
        assert after is None or cut.after == after
        assert ears.next()["type"] == "welcome"


def start_refused(link):
    wire = Wire(link, None, (0.01,))
    with pytest.raises(RemoteError) as ended:
        wire.start()
    assert not wire._thread.is_alive()
    return ended.value


def test_whoever_is_not_let_in_is_told_why():
    def scene(socket):
        say(socket, bye("spectators.none"))

    with Counter(scene) as counter:
        assert start_refused(counter.link).code == "spectators.none"
    with Counter(welcoming(welcome={**WELCOME, "protocol": 2})) as counter:
        error = start_refused(counter.link)
        assert (error.code, error.facts) == ("join.protocol", {"version": 2, "known": 1})


@pytest.mark.parametrize("said", ["hello", "[]", "{}", '{"type": 5}', "null", "[" * 5000])
def test_whoever_answers_something_else_is_no_server_of_ours(said):
    with Counter(lambda socket: socket.send(said)) as counter:
        assert start_refused(counter.link).code == "join.not_spades"


def test_where_nobody_answers_that_is_told_at_once():
    with Counter() as counter:
        link = counter.link
    error = start_refused(link)
    assert error.code == "join.no_server"
    assert error.facts["address"] == link.server


def test_what_a_server_refuses_cannot_write_over_the_screen():
    told = {"code": "seat.taken", "seat": 1, "why": "\x1b[2J\u202eno" + "x" * 900, "more": {"a": 1}}
    error = refused(Link("http://a", "t"), told)
    assert error.facts["seat"] == 1
    assert all(
        str(value).isprintable() and len(str(value)) <= 200 for value in error.facts.values()
    )


@pytest.mark.parametrize("rubbish", [None, [], {}, {"code": 5}])
def test_a_refusal_without_a_code_is_no_refusal_of_ours(rubbish):
    assert refused(Link("http://a", "t"), rubbish).code == "join.not_spades"


def test_tries_come_ever_more_seldom():
    assert all(a < b for a, b in itertools.pairwise(wires.BACKOFF))
    assert wires.BACKOFF[0] <= 1
    assert wires.BACKOFF[-1] <= 30
