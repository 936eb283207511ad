"""What is written down of who comes in and who is refused, for whoever looks for an attack."""

import asyncio
import io
import json
import logging
import sys

import pytest
from websockets.exceptions import InvalidStatus

from spades.server import logs
from spades.server.limits import Limits
from tests.server.hall import Hall, Person, hello, last_words


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture
async def lines(hall):
    """What is logged from now on, as a function."""
    said = io.StringIO()
    put_back = logs.set_up("json", "info", said)
    yield lambda: [json.loads(line) for line in said.getvalue().splitlines()]
    await hall.everybody_goes()
    put_back()


async def turned_away(hall, first):
    async with hall.connect() as door:
        await door.send(first)
        return await last_words(door)


async def test_who_comes_in_is_written_down(hall, lines):
    table = hall.open()
    seat, token = hall.sit(table)
    person = Person(hall, table, seat, token)
    await person.come()
    (line,) = [line for line in lines() if line["event"] == "joined"]
    assert (line["table"], line["seat"]) == (table, seat)
    assert line["connection"]
    assert line["timestamp"].endswith("Z"), "times are UTC"


async def test_wrong_tokens_are_written_down(hall, lines):
    table = hall.open()
    await turned_away(hall, hello(table, "A" * 43))
    hall.ask(f"/api/tables/{table}/code", "", token="B" * 43)
    told = [(line["event"], line["code"]) for line in lines()]
    assert told == [("turned away", "seat.token"), ("refused", "seat.token")]


async def test_wrong_codes_are_written_down(hall, lines):
    table = hall.open()
    hall.ask(f"/api/tables/{table}/move", {"code": "0" * 10})
    assert [(line["code"], line["status"]) for line in lines()] == [("seat.code", 403)]


async def test_pages_of_others_are_written_down(hall, lines):
    with pytest.raises(InvalidStatus):
        async with hall.connect(origin="https://elsewhere.example"):
            pass
    headers = {"Origin": "https://elsewhere.example"}
    hall.http.post("/api/tables", json={}, headers=headers)
    told = [(line["level"], line["status"]) for line in lines()]
    assert told == [("info", 403), ("info", 403)], "it is no fault of the server's"


async def test_limits_that_were_reached_are_written_down(hall, lines, monkeypatch):
    monkeypatch.setitem(hall.service.limits, "open", Limits(0.001, 1))
    for _ in range(2):
        hall.ask("/api/tables", {})
    assert [line["code"] for line in lines()] == ["limit.too_many"]


async def test_messages_that_cannot_be_read_are_written_down_when_they_end_a_connection(
    hall, lines
):
    table = hall.open()
    seat, token = hall.sit(table)
    person = Person(hall, table, seat, token)
    await person.come()
    for _ in range(9):
        await person.send("{}")
    assert (await person.last_words())[0] == "socket.faults"
    while not (ended := [line for line in lines() if line["event"] == "sent away"]):
        await asyncio.sleep(0.01)
    (line,) = ended
    assert (line["table"], line["seat"], line["code"]) == (table, seat, "socket.faults")


async def test_faults_of_ours_are_written_down(hall, lines, monkeypatch):
    async def fails(*asked, **named):
        raise RuntimeError("a secret")

    monkeypatch.setattr(hall.service.store, "tables", fails)
    hall.ask("/api/tables")
    (line,) = lines()
    assert (line["level"], line["error"]) == ("error", "RuntimeError")
    assert line["where"]
    assert "secret" not in json.dumps(line)


async def test_a_table_s_own_log_tells_who_took_and_moved_which_seat_and_when(hall):
    """It is chained, so that nobody changes it afterwards without being found out."""
    table = hall.open()
    _, token = hall.sit(table, "Budi")
    code = hall.ask(f"/api/tables/{table}/code", "", token=token).json()["code"]
    hall.ask(f"/api/tables/{table}/move", {"code": code})
    live = hall.service.hub.tables[table]
    kinds = [type(event).__name__ for event in live.table.log]
    assert [kind for kind in kinds if kind in ("SeatTaken", "MoveOffered", "SeatMoved")] == [
        "SeatTaken",
        "MoveOffered",
        "SeatMoved",
    ]


def test_the_log_goes_to_standard_error_and_nowhere_else():
    """What becomes of it there is the host's choice: a journal, another computer."""
    handlers = [type(handler) for handler in logging.getLogger().handlers]
    put_back = logs.set_up("json")
    try:
        added = [one for one in logging.getLogger().handlers if type(one) not in handlers]
        assert [getattr(one, "stream", None) for one in added] == [sys.stderr]
    finally:
        put_back()
