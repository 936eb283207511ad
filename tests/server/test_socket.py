"""The socket and whoever is at its other end: the clumsy, the doubled, the hostile, the slow."""

import asyncio
import contextlib
import json
import logging
import socket

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spades.server import socket as of_socket
from tests.server.hall import WAIT, Hall, Person, heard, heard_until, hello, last_words
from tests.server.test_matches import at_table


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall"), spectators_per_table=2) as hall:
        yield hall


@pytest.fixture(autouse=True)
def _nothing_fails_on_the_server(hall, caplog):
    """Whatever comes in, no exception comes out, and the next table is served as ever."""
    caplog.set_level(logging.WARNING)
    yield
    said = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert said == []
    assert hall.ask("/health/ready").status_code == 200
    assert hall.ask("/metrics").text.count("spades_failed_tasks_total 0.0") == 1


@pytest.fixture(autouse=True)
async def _everybody_goes(hall):
    yield
    await hall.everybody_goes()


DRAW = {"preset": "two-player", "max_hands": 1}


async def two_people(hall, **asked):
    """The draw game, begun: whose turn it is first."""
    people = await at_table(hall, 2, rules=DRAW, **asked)
    for person in people:
        while person.view is None or person.view.phase == "deal":
            await person.listen()
    return sorted(people, key=lambda person: person.turn is None)


# --- the same thing twice


async def test_ten_equal_plays_at_once_are_one_play(hall):
    acting, other = await two_people(hall)
    if "decline" in acting.turn["legal"]:
        await acting.do("decline")
    version, action = acting.version, acting.turn["legal"][0]
    told = {"type": "act", "id": "once", "version": version, "action": action}
    for _ in range(10):
        await acting.send(told)
    kinds: list[str] = []
    led_to = set()
    while len(kinds) < 10:
        message = await acting.listen()
        if message["type"] == "answer":
            kinds.append(message["kind"])
            led_to.add(message["version"])
    assert kinds == ["done"] + ["already"] * 9
    assert len(led_to) == 1
    done = [type(event).__name__ for event in acting.events[version:]]
    assert len([name for name in done if name.startswith("Card") and name != "CardDrawn"]) == 1
    await acting.go()
    await other.go()


async def test_ten_different_commands_for_one_turn_are_one_play(hall):
    acting, other = await two_people(hall)
    if "decline" in acting.turn["legal"]:
        await acting.do("decline")
    version = acting.version
    for number in range(10):
        told = {"type": "act", "id": f"n{number}", "version": version, "action": "keep"}
        await acting.send(told)
    kinds: list[str] = []
    while len(kinds) < 10:
        message = await acting.listen()
        if message["type"] == "answer":
            kinds.append(message["kind"])
    assert kinds == ["done"] + ["stale"] * 9
    await acting.go()
    await other.go()


async def test_a_command_that_was_cut_off_is_done_once_when_it_is_sent_again(hall):
    acting, other = await two_people(hall)
    action = acting.turn["legal"][0]
    told = {"type": "act", "id": "again", "version": acting.version, "action": action}
    await acting.send(told)
    await other.listen()  # it has arrived
    await acting.lose()
    version = acting.version
    await acting.come()
    answer = await acting.do(action, name="again", version=version)
    assert answer["kind"] == "already"
    assert answer["version"] > version
    await acting.go()
    await other.go()


# --- who is who


@pytest.mark.parametrize("token", ["A" * 43, "B" * 42 + "_"])
async def test_a_token_of_nobody_is_refused(hall, token):
    table = hall.open()
    async with hall.connect() as door:
        await door.send(hello(table, token))
        assert await last_words(door) == ("seat.token", 4003)


async def test_a_token_opens_no_seat_of_another_table(hall):
    _, token = hall.sit(hall.open())
    async with hall.connect() as door:
        await door.send(hello(hall.open(), token))
        assert await last_words(door) == ("seat.token", 4003)


async def test_an_old_token_is_void_once_the_seat_has_moved(hall):
    table = hall.open()
    seat, old = hall.sit(table)
    at_home = Person(hall, table, seat, old)
    await at_home.come()
    code = hall.ask(f"/api/tables/{table}/code", "", token=old).json()["code"]
    moved = hall.ask(f"/api/tables/{table}/move", {"code": code}).json()
    assert moved["seat"] == seat
    assert await at_home.last_words() == ("seat.lost", 4010)
    async with hall.connect() as door:
        await door.send(hello(table, old))
        assert await last_words(door) == ("seat.token", 4003)
    on_the_move = Person(hall, table, seat, moved["token"])
    await on_the_move.come()
    await on_the_move.go()


async def test_nobody_plays_for_another_seat(hall):
    acting, other = await two_people(hall)
    for action in ("0 keep", f"{acting.seat} keep", "keep"):
        answer = await other.do(action)
        assert answer["kind"] == "refused", answer
    assert (await acting.do(acting.turn["legal"][0]))["kind"] == "done"
    await acting.go()
    await other.go()


async def test_an_unknown_table_is_said_to_be_none(hall):
    async with hall.connect() as door:
        await door.send(hello("no-such-table"))
        assert await last_words(door) == ("store.unknown", 4004)


# --- pages


async def test_pages_of_the_server_itself_may_connect(hall):
    table = hall.open()
    for origin in sorted(hall.origins):
        async with hall.connect(origin=origin) as door:
            await door.send(hello(table))
            assert (await heard(door))["type"] == "welcome"


@pytest.mark.parametrize(
    "origin",
    [
        "http://evil.example",
        "null",
        "https://127.0.0.1:{port}",
        "http://127.0.0.1",
        "http://127.0.0.1:{port}.evil.example",
        "http://127.0.0.1.evil.example:{port}",
        "http://evil.example/http://127.0.0.1:{port}",
        "http://127.0.0.1:{port}/",
        "http://127.0.0.1:{port}@evil.example",
        "http://localhos\u0074.:{port}",
        "http://xn--localhst-d0a:{port}",
        "http://127.0.0.1:{port} http://evil.example",
        "file://",
        "",
    ],
)
async def test_pages_that_look_alike_may_not(hall, origin):
    with pytest.raises(InvalidStatus) as refused:
        async with hall.connect(additional_headers={"Origin": origin.format(port=hall.port)}):
            pass
    assert refused.value.response.status_code == 403
    assert "Retry-After" not in refused.value.response.headers


async def test_two_origins_are_none_of_ours(hall):
    headers = [("Origin", hall.url), ("Origin", "http://evil.example")]
    with pytest.raises(InvalidStatus) as refused:
        async with hall.connect(additional_headers=headers):
            pass
    assert refused.value.response.status_code in (400, 403)


# --- what cannot be read

BAD = [
    "",
    "nonsense",
    "[]",
    '["act"]',
    "null",
    "true",
    "17",
    "{}",
    '{"type": "nope"}',
    '{"type": 3}',
    '{"type": "act"}',
    '{"type": "act", "id": 1, "version": 1, "action": "keep"}',
    '{"type": "act", "id": "a", "version": "1", "action": "keep"}',
    '{"type": "act", "id": "a", "version": 1.5, "action": "keep"}',
    '{"type": "act", "id": "a", "version": NaN, "action": "keep"}',
    '{"type": "act", "id": "a", "version": 1e400, "action": "keep"}',
    '{"type": "act", "id": "a", "version": -1, "action": "keep"}',
    '{"type": "act", "id": "", "version": 1, "action": "keep"}',
    '{"type": "act", "id": "é", "version": 1, "action": "keep"}',
    '{"type": "act", "id": "a", "version": 1, "action": ["keep"]}',
    '{"type": "act", "id": "a", "version": 1, "action": "keep", "seat": 1}',
    '{"type": "act", "id": "' + "a" * 41 + '", "version": 1, "action": "keep"}',
    '{"type": "act", "id": "a", "version": 1, "action": "' + "k" * 121 + '"}',
    '{"type": "ping", "more": 1}',
    '{"type": "hello", "protocol": 1, "table": "x"}',
    "[" * 1500,
    '{"a":' * 300 + "1" + "}" * 300,
    '{"type": "\\ud800"}',
    '{"type": "ping"} {"type": "ping"}',
    "\x00\x00",
    b"\xff\xfe",
    b'{"type": "ping"}',
]


@pytest.mark.parametrize("bad", BAD, ids=[str(number) for number, _ in enumerate(BAD)])
async def test_a_message_that_cannot_be_read_is_answered_and_changes_nothing(hall, bad):
    table = hall.open()
    async with hall.connect() as door:
        await door.send(hello(table, hall.sit(table)[1]))
        version = (await heard(door))["version"]
        await door.send(bad)
        message = await heard(door)
        assert message["type"] == "error", message
        assert message["error"]["code"] == "message.unreadable"
        await door.send('{"type": "state"}')
        assert (await heard_until(door, "state"))["version"] == version


@pytest.mark.parametrize("bad", BAD[:10] + BAD[-4:], ids=[str(number) for number in range(14)])
async def test_a_first_message_that_cannot_be_read_is_told_why(hall, bad):
    async with hall.connect() as door:
        await door.send(bad)
        bye = await heard(door)
        assert (bye["type"], bye["error"]["code"]) == ("bye", "message.unreadable")
        assert bye["error"]["why"]
        await door.wait_closed()
        assert door.close_code == 4002


@pytest.mark.parametrize("first", ['{"type": "ping"}', '{"type": "state"}'])
async def test_whoever_does_not_say_hello_first_is_not_let_in(hall, first):
    async with hall.connect() as door:
        await door.send(first)
        assert await last_words(door) == ("socket.no_hello", 4001)


async def test_a_client_of_another_protocol_is_told_so(hall):
    async with hall.connect() as door:
        await door.send('{"type": "hello", "protocol": 2, "table": "x"}')
        assert await last_words(door) == ("socket.protocol", 4002)


async def test_an_action_that_cannot_be_read_is_refused_by_its_id(hall):
    acting, other = await two_people(hall)
    for action in ("", "play", "play 7X", "bid 99", "talk hello there", "kick 9 rude", "𝕜eep"):
        answer = await acting.do(action)
        assert answer["kind"] == "refused", (action, answer)
    await acting.go()
    await other.go()


async def test_a_message_that_is_too_long_ends_the_connection(hall):
    table = hall.open()
    async with hall.connect() as door:
        await door.send(hello(table))
        await heard(door)
        await door.send('{"type": "ping"' + " " * 2048 + "}")
        await asyncio.wait_for(door.wait_closed(), WAIT)
        assert door.close_code == 1009


async def test_one_who_goes_on_sending_nonsense_is_shown_the_door(hall):
    table = hall.open()
    async with hall.connect() as door:
        await door.send(hello(table))
        for _ in range(of_socket.FAULTS + 1):
            await door.send("nonsense")
        assert await last_words(door) == ("socket.faults", 4008)


async def test_broken_frames_end_the_connection_and_nothing_else(hall):
    """Bytes that are no WebSocket frames: reserved bits, no mask, a length of 2**63."""
    table = hall.open()
    for raw in (b"\xff\xff\xff", b"\x81\x05hello", b"\x82\xff" + b"\xff" * 12, b"\x89\xfe" * 20):
        async with hall.connect() as door:
            await door.send(hello(table))
            await heard(door)
            door.transport.write(raw)
            await asyncio.wait_for(door.wait_closed(), WAIT)


# --- silence, haste


async def test_one_who_says_nothing_is_not_waited_for(hall, monkeypatch):
    monkeypatch.setattr(of_socket, "HELLO_SECONDS", 0.05)
    async with hall.connect() as door:
        assert await last_words(door) == ("socket.no_hello", 4001)


async def test_a_connection_that_falls_silent_ends_and_one_that_pings_does_not(hall, monkeypatch):
    monkeypatch.setattr(of_socket, "SILENT_SECONDS", 0.5)
    table = hall.open()
    async with hall.connect() as silent, hall.connect() as alive:
        await silent.send(hello(table))
        await alive.send(hello(table))
        for _ in range(8):
            await asyncio.sleep(0.1)
            await alive.send('{"type": "ping"}')
            await heard_until(alive, "pong")
        assert await last_words(silent) == ("socket.silent", 4000)
        await alive.send('{"type": "ping"}')
        await heard_until(alive, "pong")


async def test_who_is_quicker_than_the_rate_is_read_more_slowly_and_not_sent_away(tmp_path):
    with Hall(tmp_path, messages_per_second=20, message_burst=5) as hall:
        table = hall.open()
        async with hall.connect() as door:
            await door.send(hello(table))
            await heard(door)
            began = asyncio.get_running_loop().time()
            for _ in range(25):
                await door.send('{"type": "ping"}')
            for _ in range(25):
                assert (await heard(door))["type"] == "pong"
            assert asyncio.get_running_loop().time() - began >= 0.9


FLOODS = {
    "messages": b"\x81\x90\0\0\0\0" + b'{"type": "ping"}',
    "pings": b"\x89\x80\0\0\0\0",
    "pongs": b"\x8a\x80\0\0\0\0",
    "pieces of a message that never ends": b"\x00\x80\0\0\0\0",
}


@pytest.mark.parametrize("frame", FLOODS.values(), ids=FLOODS)
@pytest.mark.parametrize("greeted", [True, False])
async def test_a_flood_of_frames_ends_a_connection_and_keeps_nobody_waiting(
    tmp_path, frame, greeted
):
    with Hall(tmp_path, messages_per_second=1, message_burst=10) as hall:
        table = hall.open()
        async with hall.connect() as door:
            if greeted:
                await door.send(hello(table))
                await heard(door)
            if frame == FLOODS["pieces of a message that never ends"]:
                door.transport.write(b"\x01\x80\0\0\0\0")
            door.transport.write(frame * 300)
            for _ in range(20):
                door.transport.write(frame * 1000)
                assert hall.ask("/health/live").elapsed.total_seconds() < 1
            with contextlib.suppress(ConnectionClosed, OSError):
                said = [json.loads(text) async for text in door]
                assert said[-1]["error"]["code"] == "socket.too_many"
            await asyncio.wait_for(door.wait_closed(), 10)


async def test_too_many_connections_of_one_address_are_refused(tmp_path):
    with Hall(tmp_path, connections_per_address=2) as hall:
        async with hall.connect(), hall.connect():
            with pytest.raises(InvalidStatus) as refused:
                async with hall.connect():
                    pass
            assert refused.value.response.status_code == 429
            assert "Retry-After" in refused.value.response.headers


async def test_a_server_that_ends_lets_nobody_in_and_says_when_to_come_back(hall, monkeypatch):
    table = hall.open()
    monkeypatch.setattr(hall.service.hub, "closing", True)
    with pytest.raises(InvalidStatus) as refused:
        async with hall.connect():
            pass
    assert refused.value.response.status_code == 503
    assert "Retry-After" in refused.value.response.headers
    for path, told in ((f"/api/tables/{table}", None), ("/api/tables", {})):
        answer = hall.ask(path, told)
        assert answer.status_code == 503
        assert answer.json()["error"]["code"] == "server.restarting"
        assert "Retry-After" in answer.headers
    assert hall.ask("/health/live").status_code == 200
    assert hall.ask("/health/ready").json() == {"status": "closing"}


# --- one seat, two windows


async def test_a_second_window_is_refused_unless_it_takes_over(hall):
    table = hall.open()
    seat, token = hall.sit(table)
    first, second = Person(hall, table, seat, token), Person(hall, table, seat, token)
    await first.come()
    async with hall.connect() as door:
        await door.send(hello(table, token))
        assert await last_words(door) == ("seat.in_use", 4009)
    assert (await first.do("talk hello"))["kind"] == "done", "the first one was not disturbed"
    await second.come(take_over=True)
    assert await first.last_words() == ("seat.elsewhere", 4009)
    assert (await second.do("talk hello"))["kind"] == "done"
    await second.go()


async def test_whoever_leaves_is_answered_before_the_connection_ends(hall):
    acting, other = await two_people(hall)
    assert (await other.do("leave"))["kind"] == "done"
    assert await other.last_words() == ("seat.left", 4010)
    await other.come()
    assert (await other.whole_view()) == other.own_view()
    await acting.go()
    await other.go()


async def test_whoever_leaves_before_the_match_is_not_taken_for_sent_away(hall):
    table = hall.open()
    guest = Person(hall, table, *hall.sit(table))
    await guest.come()
    assert (await guest.do("leave"))["kind"] == "done"
    assert await guest.last_words() == ("seat.left", 4010)


async def test_to_agree_to_nothing_is_refused(hall):
    acting, other = await two_people(hall)
    assert (await other.do("agree"))["error"]["code"] == "vote.none"
    await acting.go()
    await other.go()


async def test_whoever_is_sent_away_is_told_and_may_not_come_back(hall):
    table = hall.open()
    host, guest = (Person(hall, table, *hall.sit(table, name)) for name in ("Ani", "Budi"))
    await host.come()
    await guest.come()
    assert (await host.do("kick 1 rude"))["kind"] == "done"
    assert await guest.last_words() == ("seat.lost", 4010)
    async with hall.connect() as door:
        await door.send(hello(table, guest.token))
        assert await last_words(door) == ("seat.token", 4003)
    await host.go()


# --- who watches


async def test_spectators_see_what_lies_open_and_do_nothing(hall):
    table = hall.open(rules=DRAW, options={"pace": 0, "by_host": True})
    watching = Person(hall, table, None, None)
    await watching.come()
    host = Person(hall, table, *hall.sit(table))
    await host.come()
    assert (await watching.do("begin"))["error"]["code"] == "seat.spectator"
    await host.do("begin")
    while "CardKept" not in {type(event).__name__ for event in watching.events}:
        if host.turn is None:
            await host.listen()
        else:
            await host.do(host.turn["legal"][0])
            await asyncio.wait_for(watching.listen(), WAIT)
    assert watching.turn is None
    told = await watching.whole_view()
    assert told is not None
    assert told == watching.own_view()
    assert (told["hand"], told["drawn"], told["discards"]) == (None, None, [])
    for person in (host, watching):
        await person.go()


async def test_spectators_are_let_in_as_far_as_there_is_room(hall):
    table = hall.open()
    async with hall.connect() as first, hall.connect() as second, hall.connect() as third:
        for door in (first, second):
            await door.send(hello(table))
            assert (await heard(door))["type"] == "welcome"
        await third.send(hello(table))
        assert await last_words(third) == ("spectators.full", 4003)


async def test_a_table_may_do_without_spectators(hall):
    table = hall.open(options={"spectators": "none"})
    async with hall.connect() as door:
        await door.send(hello(table))
        assert await last_words(door) == ("spectators.none", 4003)


# --- readers that do not read


async def test_a_reader_that_stalls_delays_nobody_and_is_cut_off(hall, monkeypatch):
    monkeypatch.setattr(of_socket, "PARTING_SECONDS", 0.2)
    table = hall.open()
    talking = Person(hall, table, *hall.sit(table))
    await talking.come()
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    narrow.connect(("127.0.0.1", hall.port))
    async with hall.connect(sock=narrow) as stalled:
        await stalled.send(hello(table))
        await heard(stalled)
        stalled.transport.pause_reading()
        for number in range(1000):
            await stalled.send('{"type": "state"}')
            if number % 50 == 0:
                assert (await talking.do("talk hello"))["kind"] == "done"
                if "spades_connections 1.0" in hall.ask("/metrics").text:
                    break
        while "spades_connections 1.0" not in hall.ask("/metrics").text:
            assert (await talking.do("talk hello"))["kind"] == "done"
        stalled.transport.abort()
    assert "spades_slow_readers_total 1.0" in hall.ask("/metrics").text
    await talking.go()


async def test_one_link_seats_as_many_people_as_there_are_seats(hall):
    table = hall.open()
    asked = [
        asyncio.to_thread(hall.ask, f"/api/tables/{table}/seats", {"name": "Same"})
        for _ in range(6)
    ]
    answers = await asyncio.wait_for(asyncio.gather(*asked), WAIT)
    seats = sorted(answer.json()["seat"] for answer in answers if answer.status_code == 201)
    assert seats == [0, 1, 2, 3]
    refused = [answer.json()["error"]["code"] for answer in answers if answer.status_code == 409]
    assert refused == ["seat.none_free"] * 2
