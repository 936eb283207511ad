"""Who comes in and how often, whatever they ask for; and what a connection may cost."""

import asyncio
import contextlib
import io
import json
import logging
import re
import socket
import struct
import time
from pathlib import Path

import pytest
from litestar import WebSocket
from websockets.exceptions import ConnectionClosed, InvalidState, InvalidStatus

from spades.server import guards, logs
from spades.server.checking import LONGEST_RECORD
from spades.server.guards import GuardedSocket
from spades.server.limits import Limits
from tests.server.hall import Hall, heard, heard_until, hello, last_words

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
def strict(tmp_path):
    with Hall(tmp_path, limits=True, requests_per_second=1, request_burst=5) as hall:
        yield hall


@pytest.mark.parametrize(
    "path", ["/api/players", "/health/ready", "/metrics", "/", "/no/such", "/api/openapi.json"]
)
def test_every_address_is_counted_and_that_it_lives_is_always_told(strict, path):
    codes = [strict.ask(path).status_code for _ in range(8)]
    assert codes.count(429) >= 2
    refused = strict.ask(path)
    assert refused.json()["error"]["code"] == "limit.too_many"
    assert int(refused.headers["retry-after"]) == refused.json()["error"]["after"] >= 1
    assert refused.headers["cache-control"] == "no-store"
    assert strict.ask("/health/live").status_code == 200


async def test_handshakes_are_counted(strict):
    refused = []
    for _ in range(8):
        try:
            async with strict.connect():
                pass
        except InvalidStatus as error:
            refused.append(error.response.status_code)
    assert len(refused) >= 2
    assert set(refused) == {429}


def test_many_seats_asked_after_are_as_many_requests(tmp_path):
    with Hall(tmp_path, limits=True, requests_per_second=1) as hall:
        own = [{"table": "none", "token": "A" * 43}] * 50
        assert [hall.ask("/api/tables/own", own).status_code for _ in range(3)] == [200, 200, 429]
        refused = hall.ask("/api/tables/own", own)
        assert int(refused.headers["retry-after"]) == refused.json()["error"]["after"] > 30


async def test_one_who_goes_before_the_answer_is_no_fault(hall, monkeypatch, caplog):
    accept = WebSocket.accept

    async def gone(door):
        door.scope["extensions"][guards.WIRE].abort()
        await asyncio.sleep(0.05)
        await accept(door)

    monkeypatch.setattr(WebSocket, "accept", gone)
    assert said(hall, UPGRADE % (b"/api/socket", b"")) == b""
    while hall.service.open_sockets:
        await asyncio.sleep(0.01)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert "spades_failed_tasks_total 0.0" in hall.ask("/metrics").text


@pytest.fixture
def written():
    """What is written down from now on, as a function."""
    to = io.StringIO()
    put_back = logs.set_up("json", "info", to)
    yield lambda: [json.loads(line) for line in to.getvalue().splitlines()]
    put_back()


def test_many_refusals_do_not_fill_the_log(strict, written):
    for _ in range(200):
        strict.ask("/no/such")
    assert 40 < len([line for line in written() if line["event"] == "refused"]) < 70


@pytest.mark.parametrize(
    "asked",
    [b"NONSENSE\r\n\r\n", b"GET / HTTP/1.0\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n"],
)
def test_what_is_no_request_does_not_fill_the_log(hall, written, asked):
    for _ in range(100):
        said(hall, asked)
    assert 40 < len(written()) < 70


async def test_whoever_comes_and_goes_does_not_fill_the_log(hall, written):
    table = hall.open()
    for code in ("store.unknown", "socket.faults"):
        for _ in range(80):
            async with hall.connect() as door:
                await door.send(hello(table if code == "socket.faults" else "none"))
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(6):
                        await door.send("{}")
                assert (await last_words(door))[0] == code
    for event in ("joined", "turned away", "sent away"):
        assert 40 < len([line for line in written() if line["event"] == event]) < 70


# --- connections


def pipelined(hall, count):
    """The answers to so many requests that are sent at once."""
    with socket.create_connection(("127.0.0.1", hall.port), 10) as raw:
        raw.settimeout(10)
        with contextlib.suppress(OSError):
            raw.sendall(b"GET /health/live HTTP/1.1\r\nHost: x\r\n\r\n" * count)
        back = b""
        with contextlib.suppress(OSError):
            while (more := raw.recv(65536)) and back.count(b"HTTP/1.1 ") < count:
                back += more
    return back.count(b"HTTP/1.1 200")


def test_a_few_requests_may_wait_behind_each_other_and_not_many(hall):
    assert pipelined(hall, 8) == 8
    assert pipelined(hall, 5000) < 100
    assert hall.ask("/health/live").elapsed.total_seconds() < 1


@pytest.mark.parametrize("size", [1400, 4000, 16_000, 10**6])
def test_a_long_body_may_come_in_pieces(hall, size):
    record = json.loads((ROOT / "examples" / "proven.json").read_text(encoding="utf-8"))
    record["comment"] = "x" * 60_000
    body = json.dumps(record).encode()
    head = (
        f"POST /api/verify HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        f"Content-Length: {len(body)}\r\nConnection: close\r\n\r\n"
    ).encode()
    with socket.create_connection(("127.0.0.1", hall.port), 10) as raw:
        raw.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        raw.settimeout(30)
        raw.sendall(head)
        for start in range(0, len(body), size):
            raw.sendall(body[start : start + size])
            time.sleep(0.001)
        back = raw.recv(65536)
    # An unknown field is refused, and by name: the whole of it was read.
    assert back.startswith(b"HTTP/1.1 400")


def test_fields_after_a_body_are_no_way_past_the_longest_head(hall):
    head = b"POST /api/deals HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
    trailers = b"".join(b"X-%d: %s\r\n" % (number, b"a" * 1000) for number in range(60))
    with socket.create_connection(("127.0.0.1", hall.port), 10) as raw:
        raw.settimeout(10)
        with contextlib.suppress(OSError):
            raw.sendall(head + b"2\r\n{}\r\n0\r\n" + trailers + b"\r\n")
            assert not raw.recv(65536).startswith(b"HTTP/1.1 2")


POST = b"POST /no/such HTTP/1.1\r\nHost: x\r\n%s\r\n\r\n"
CHUNKED = POST % b"Transfer-Encoding: chunked"
ENDLESS = {
    "a body": (POST % b"Content-Length: 99999999999", b"a" * 1000),
    "pieces of a body": (CHUNKED, b"1\r\na\r\n" * 200),
    "a note at a piece": (CHUNKED + b"1;", b"a" * 1000),
    "a field after a body": (CHUNKED + b"0\r\nA: ", b"a" * 1000),
    "fields after a body": (CHUNKED + b"0\r\n", b"A: b\r\n" * 200),
}


@pytest.mark.parametrize(("begin", "more"), ENDLESS.values(), ids=ENDLESS)
def test_what_nobody_reads_any_more_ends(hall, begin, more):
    with socket.create_connection(("127.0.0.1", hall.port), 10) as raw:
        raw.sendall(begin)
        assert raw.recv(65536).startswith(b"HTTP/1.1 404")
        with pytest.raises(ConnectionError):
            raw.sendall(more * 20_000)


def test_whoever_sends_too_much_is_told_and_may_go_on(hall):
    assert guards.BODY_BYTES > LONGEST_RECORD + guards.SLICE
    body = json.dumps({"name": "a" * (guards.BODY_BYTES - 100)}).encode()
    for path in ("/api/tables", "/api/verify"):
        answer = hall.http.post(path, content=body, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
    stream = hall.http.get("/health/live").extensions["network_stream"]
    hall.http.post("/api/tables", content=body, headers={"Content-Type": "application/json"})
    assert hall.http.get("/health/live").extensions["network_stream"] is stream


def test_whoever_sends_more_than_is_read_is_told_to_come_anew(hall):
    headers = {"Content-Type": "application/json"}
    for _ in range(4):
        answer = hall.http.post("/api/tables", content=b"a" * 1_500_000, headers=headers)
        assert answer.status_code == 413
        assert answer.headers["connection"] == "close"


def test_plain_connections_of_one_address_have_an_end_too(tmp_path):
    with Hall(tmp_path, connections_per_address=5) as hall:
        others = [socket.create_connection(("127.0.0.1", hall.port), 10) for _ in range(5)]
        try:
            time.sleep(0.2)
            with socket.create_connection(("127.0.0.1", hall.port), 10) as more:
                more.settimeout(5)
                with contextlib.suppress(OSError):
                    assert more.recv(1) == b""
        finally:
            for other in others:
                other.close()
        time.sleep(0.2)
        assert hall.ask("/health/live").status_code == 200


# --- handshakes


UPGRADE = (
    b"GET %s HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n%s\r\n"
)
NO_HANDSHAKES = {
    "a body": UPGRADE % (b"/api/socket", b"Content-Length: 5\r\n") + b"hello",
    "a body in pieces": UPGRADE % (b"/api/socket", b"Transfer-Encoding: chunked\r\n")
    + b"0\r\n\r\n",
    "many headers": UPGRADE % (b"/api/socket", b"A: b\r\n" * 140),
    "a long header": UPGRADE % (b"/api/socket", b"A: %s\r\n" % (b"b" * 9000)),
    "a long address": UPGRADE % (b"/api/socket?" + b"a" * 9000, b""),
}


def tasks(hall):
    found = re.search(r"^spades_tasks (.*)$", hall.ask("/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def said(hall, *parts):
    """All that comes back, until the server closes, which it has to."""
    back = b""
    with socket.create_connection(("127.0.0.1", hall.port), 10) as raw:
        for part in parts:
            with contextlib.suppress(ConnectionError):
                raw.sendall(part)
        with contextlib.suppress(ConnectionError):
            while more := raw.recv(65536):
                back += more
    return back


@pytest.mark.parametrize("head", NO_HANDSHAKES.values(), ids=NO_HANDSHAKES)
def test_a_handshake_that_cannot_be_read_is_refused_and_ends(hall, head):
    assert said(hall, head).startswith(b"HTTP/1.1 4")


def test_a_server_ends_while_a_handshake_is_refused(tmp_path):
    narrow = socket.socket()
    with Hall(tmp_path) as hall, narrow:
        narrow.connect(("127.0.0.1", hall.port))
        narrow.sendall(NO_HANDSHAKES["a long header"])
        hall.call(hall.server.handle_exit, 15, None)
        hall._thread.join(30)
        assert not hall._thread.is_alive()
    assert not hall.service.started


def test_a_handshake_has_a_place_and_a_time_until_it_is_answered(tmp_path, monkeypatch):
    async def late(*_, **__):
        await asyncio.sleep(2)

    monkeypatch.setattr("litestar.WebSocket.accept", late)
    monkeypatch.setattr("spades.server.guards.REQUEST_SECONDS", 1.0)
    with Hall(tmp_path, connections_per_address=2) as hall, contextlib.ExitStack() as stack:
        waiting = [
            stack.enter_context(socket.create_connection(("127.0.0.1", hall.port), 10))
            for _ in range(2)
        ]
        for one in waiting:
            one.sendall(UPGRADE % (b"/api/socket", b""))
        while hall.service.open_sockets < 2:
            time.sleep(0.01)
        assert hall.service.house.places.taken("127.0.0.1") == 2
        for one in waiting:
            assert one.recv(1) == b"", "the time is over"
        assert not hall.service.house.places.taken("127.0.0.1")


@pytest.mark.parametrize(
    "whose",
    [
        "uvicorn.Server._wait_tasks_to_complete",
        "spades.server.guards.WebSocketsSansIOProtocol.shutdown",
    ],
)
async def test_a_server_lets_go_of_everything_even_where_its_end_goes_wrong(
    tmp_path, monkeypatch, whose
):
    def fails(*_):
        raise InvalidState

    hall = Hall(tmp_path)
    monkeypatch.setattr(whose, fails)
    running = asyncio.create_task(hall.server.serve([hall.socket]))
    while not hall.up.is_set():
        await asyncio.sleep(0.01)
    async with hall.connect():
        hall.server.should_exit = True
        with contextlib.suppress(InvalidState):
            await running
    assert not hall.service.started
    assert running.exception() is None or whose.startswith("uvicorn")


def test_a_handshake_behind_unfinished_answers_is_none(hall):
    back = said(
        hall, b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" + UPGRADE % (b"/api/socket", b"")
    )
    assert b"HTTP/1.1 101" not in back


def test_a_handshake_behind_answers_that_nobody_takes_leaves_nothing_behind(hall, caplog):
    before = tasks(hall)
    for count in range(5, 13):
        with socket.socket() as narrow:
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
            narrow.connect(("127.0.0.1", hall.port))
            narrow.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * count)
            time.sleep(0.1)
            narrow.sendall(UPGRADE % (b"/api/socket", b""))
            time.sleep(0.1)
            for one in list(hall.server.server_state.connections):
                # Whoever writes there waits as soon as much lies there, and not only afterwards.
                waits = one.transport.get_write_buffer_size() > 66_000
                assert not (isinstance(one, GuardedSocket) and waits)
            narrow.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    time.sleep(1)
    assert tasks(hall) <= before
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("place", ["format", "version", "rules"])
def test_half_a_surrogate_pair_in_a_record_is_refused(hall, caplog, place):
    record = json.loads((ROOT / "examples" / "proven.json").read_text(encoding="utf-8"))
    record[place] = {"preset": "HALF"} if place == "rules" else "HALF"
    body = json.dumps(record).replace("HALF", "\\ud800").encode()
    headers = {"Content-Type": "application/json"}
    answer = hall.http.post("/api/verify", content=body, headers=headers)
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "record.unreadable"
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


async def test_a_text_that_is_none_ends_a_connection_and_alarms_nobody(hall, caplog):
    async with hall.connect() as door:
        await door.send(hello(hall.open()))
        await heard(door)
        door.transport.write(b"\x81\x82\0\0\0\0\xff\xfe")
        await door.wait_closed()
        assert door.close_code == 1007
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


# --- at a table


async def test_who_is_quiet_is_heard_among_neighbours_who_are_not(tmp_path):
    """All of one address: each gets its turn of what they may send together."""
    with Hall(tmp_path, limits=True, messages_per_second=20, message_burst=1) as hall:
        table, pongs, waited = hall.open(), 0, []
        async with contextlib.AsyncExitStack() as there:

            async def come():
                door = await there.enter_async_context(hall.connect())
                await door.send(hello(table))
                await heard(door)
                return door

            async def flood(door):
                nonlocal pongs
                for _ in range(40):
                    await door.send('{"type": "ping"}')
                try:
                    while True:
                        await heard_until(door, "pong")
                        pongs += 1
                finally:
                    door.transport.abort()

            quiet = await come()
            floods = [asyncio.create_task(flood(await come())) for _ in range(15)]
            for _ in range(10):
                while pongs < 20:
                    await asyncio.sleep(0.01)
                pongs = 0
                await quiet.send('{"type": "ping"}')
                await heard_until(quiet, "pong")
                waited.append(pongs)
            assert max(waited) < 20, waited
            for task in floods:
                task.cancel()


async def test_what_a_seat_asks_beside_the_game_is_limited(tmp_path):
    with Hall(tmp_path, limits=True, messages_per_second=10, message_burst=40) as hall:
        table = hall.open()
        async with hall.connect() as door:
            await door.send(hello(table, hall.sit(table)[1]))
            version = (await heard(door))["version"]
            for number in range(30):
                told = {"type": "act", "id": f"t{number}", "version": version}
                await door.send(json.dumps(told | {"action": "talk hello"}))
            kinds: list[str | None] = []
            while len(kinds) < 30:
                message = await heard(door)
                if message["type"] == "answer":
                    kinds.append(message.get("error", {}).get("code"))
            assert kinds.count(None) in range(20, 25)
            assert set(kinds) == {None, "limit.too_many"}


async def test_who_has_missed_very_much_gets_the_state(hall, monkeypatch):
    monkeypatch.setattr("spades.server.viewers.MOST_MISSED", 1)
    table = hall.open()
    versions = [0]
    for _ in range(3):
        hall.sit(table)
        versions.append(hall.ask(f"/api/tables/{table}").json()["version"])
    for since, whole in zip(versions, (True, True, False, False), strict=True):
        async with hall.connect() as door:
            await door.send(hello(table, since=since))
            welcome = await heard(door)
            assert (welcome["state"] is not None) == whole


async def test_who_comes_back_is_told_each_step_with_its_time(hall):
    table = hall.open()
    async with hall.connect() as there:
        await there.send(hello(table))
        version = (await heard(there))["version"]
        for _ in range(3):
            hall.sit(table)
        steps = [await heard(there) for _ in range(3)]
    assert len({step["at"] for step in steps}) == 3
    async with hall.connect() as back:
        await back.send(hello(table, since=version))
        assert (await heard(back))["state"] is None
        for step in steps:
            told = await heard(back)
            assert {name: told[name] for name in step} == step


async def test_who_comes_and_goes_all_the_time_is_told_to_wait(hall, monkeypatch):
    table = hall.open()
    _, token = hall.sit(table)
    monkeypatch.setitem(hall.service.limits, "come", Limits(0.05, 3))
    firsts = []
    for _ in range(4):
        async with hall.connect() as door:
            await door.send(hello(table, token))
            firsts.append(await heard(door))
    assert [first["type"] for first in firsts] == ["welcome"] * 3 + ["bye"]
    assert firsts[-1]["error"]["code"] == "limit.too_many"
    assert 0 < firsts[-1]["back_after"] <= 20


async def test_one_address_does_not_take_all_places_of_spectators(tmp_path):
    with Hall(tmp_path, spectators_per_table=15, trusted_proxies="127.0.0.1") as hall:
        table = hall.open()

        def door(address):
            return hall.connect(additional_headers={"X-Forwarded-For": address})

        async with contextlib.AsyncExitStack() as there:
            for _ in range(3):
                one = await there.enter_async_context(door("192.0.2.1"))
                await one.send(hello(table))
                assert (await heard(one))["type"] == "welcome"
            one = await there.enter_async_context(door("192.0.2.1"))
            await one.send(hello(table))
            assert await last_words(one) == ("spectators.full", 4003)
            other = await there.enter_async_context(door("192.0.2.2"))
            await other.send(hello(table))
            assert (await heard(other))["type"] == "welcome"
        await asyncio.sleep(0.2)
        assert not len(hall.service.watchers)


def test_whoever_asks_for_a_taken_seat_keeps_nobody_from_a_free_one(tmp_path):
    with Hall(tmp_path, limits=True, trusted_proxies="127.0.0.1") as hall:
        table = hall.open()
        hall.sit(table, seat=0)
        path = f"/api/tables/{table}/seats"
        for _ in range(30):
            told = {"name": "Eve", "seat": 0}
            hall.http.post(path, json=told, headers={"X-Forwarded-For": "192.0.2.1"})
        headers = {"X-Forwarded-For": "192.0.2.2"}
        assert hall.http.post(path, json={"name": "Budi"}, headers=headers).status_code == 201
