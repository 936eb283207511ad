"""Tokens and codes: made of chance, told once, kept as digests, void when they should be."""

import hashlib
import io
import json
import secrets
import time

import pytest

from spades.server import hub, logs
from tests.server.hall import Hall, Person, heard, heard_until, hello

TOKEN = "[A-Za-z0-9_-]{43}"


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    folder = tmp_path_factory.mktemp("hall")
    with Hall(folder) as hall:
        yield hall


@pytest.fixture(autouse=True)
async def _everybody_goes(hall):
    yield
    await hall.everybody_goes()


def people(hall, count=4):
    """A table and the tokens of its people."""
    table = hall.open(seats=["person"] * 4)
    return table, [hall.sit(table)[1] for _ in range(count)]


def test_every_token_is_another_one_of_256_bits(hall, monkeypatch):
    drawn = []

    def chance(count):
        drawn.append(count)
        return secrets.token_bytes(count)

    monkeypatch.setattr(hall.service.hub, "chance", chance)
    _, tokens = people(hall)
    assert len(set(tokens)) == 4
    assert all(len(token) == 43 for token in tokens), "32 bytes in base64url"
    assert drawn.count(32) >= 4


def test_chance_is_the_system_s():
    """Not a generator that somebody could foresee after some of its numbers."""
    assert hub.Hub.__dataclass_fields__["chance"].default is secrets.token_bytes


def test_the_same_request_of_somebody_else_gets_another_token(hall):
    """The token comes of the table's own secret, too."""
    asked = "A" * 22
    one, other = (hall.open(seats=["person"] * 4) for _ in range(2))
    tokens = {hall.sit(table, request=asked)[1] for table in (one, other)}
    assert len(tokens) == 2


async def test_a_request_whose_seat_is_lost_opens_nothing_again(hall):
    asked = secrets.token_urlsafe(18)
    table = hall.open(seats=["person"] * 4)
    _, host = hall.sit(table)
    seat, lost = hall.sit(table, request=asked)
    async with hall.connect() as door:
        await door.send(hello(table, host))
        version = (await heard(door))["version"]
        kick = {"type": "act", "id": "k", "version": version, "action": f"kick {seat} other"}
        await door.send(json.dumps(kick))
        assert (await heard_until(door, "answer"))["kind"] == "done"
    told = hall.ask(f"/api/tables/{table}/seats", {"name": "Bob", "request": asked})
    assert (told.status_code, told.json()["error"]["code"]) == (409, "seat.request")
    assert hall.ask(f"/api/tables/{table}/code", "", token=lost).status_code == 401
    assert hall.sit(table, request=secrets.token_urlsafe(18))[0] == seat


def test_a_seat_is_moved_by_its_code_alone_and_away_from_its_old_token(hall):
    asked = secrets.token_urlsafe(18)
    table = hall.open(seats=["person"] * 4)
    _, token = hall.sit(table, request=asked)
    move = f"/api/tables/{table}/move"
    wrong = hall.ask(move, {"code": "0" * 10, "request": asked})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (403, "seat.code")
    code = hall.ask(f"/api/tables/{table}/code", "", token=token).json()["code"]
    moved = hall.ask(move, {"code": code, "request": asked}).json()
    assert moved["token"] != token
    assert hall.ask(move, {"code": code, "request": asked}).json() == moved, "asked again"
    assert hall.ask(f"/api/tables/{table}/code", "", token=token).status_code == 401
    again = hall.ask(f"/api/tables/{table}/seats", {"name": "Ani", "request": asked})
    assert again.json()["error"]["code"] == "seat.request"


def test_guesses_before_a_code_was_asked_for_do_not_count_against_it(hall):
    table, (token,) = people(hall, 1)
    for _ in range(4):
        assert hall.ask(f"/api/tables/{table}/move", {"code": "0" * 10}).status_code == 403
    code = hall.ask(f"/api/tables/{table}/code", "", token=token).json()["code"]
    for _ in range(4):
        assert hall.ask(f"/api/tables/{table}/move", {"code": "0" * 10}).status_code == 403
    assert hall.ask(f"/api/tables/{table}/move", {"code": code}).status_code == 200


async def test_neither_tokens_nor_codes_lie_in_the_store(hall):
    """Whoever copies it can sit down nowhere."""
    table, tokens = people(hall)
    code = hall.ask(f"/api/tables/{table}/code", "", token=tokens[0]).json()["code"]
    kept = b"".join(file.read_bytes() for file in hall.folder.rglob("*") if file.is_file())
    assert table.encode() in kept
    for secret in (*tokens, code):
        assert secret.encode() not in kept
        assert hashlib.sha256(secret.encode()).hexdigest().encode() in kept


async def test_neither_tokens_nor_codes_are_logged_or_measured(hall):
    said = io.StringIO()
    put_back = logs.set_up("json", "debug", said)
    try:
        table, tokens = people(hall)
        code = hall.ask(f"/api/tables/{table}/code", "", token=tokens[0]).json()["code"]
        person = Person(hall, table, 0, tokens[0])
        await person.come()
        await person.do("talk hello")
        hall.ask(f"/api/tables/{table}/move", {"code": "0" * 10})
        hall.ask(f"/api/tables/{table}/code", "", token="A" * 43)
        hall.ask(f"/api/tables/{table}/move", {"code": code})
    finally:
        put_back()
    told = said.getvalue() + hall.ask("/metrics").text
    for secret in (*tokens, code, "A" * 43, hashlib.sha256(tokens[0].encode()).hexdigest()):
        assert secret not in told


async def test_nobody_is_told_another_ones_token_or_its_digest(hall):
    table, tokens = people(hall)
    person = Person(hall, table, 0, tokens[0])
    await person.come()
    told = f"{person.events}{hall.ask(f'/api/tables/{table}').text}{await person.whole_view()}"
    for token in tokens[1:]:
        assert token not in told
        assert hashlib.sha256(token.encode()).hexdigest() not in told


def test_no_address_holds_a_token(hall):
    """An address stands in histories and logs: tokens come in headers and bodies alone."""
    table, tokens = people(hall, 1)
    described = hall.ask("/api/openapi.json").json()["paths"]
    for path, methods in described.items():
        assert "token" not in path
        for method in methods.values():
            places = {(one["in"], one["name"]) for one in method.get("parameters", [])}
            assert not {name for place, name in places if "token" in name or "code" in name}
    for where in (f"?token={tokens[0]}", f"?authorization=Bearer {tokens[0]}"):
        assert hall.http.post(f"/api/tables/{table}/code{where}").status_code == 401


def test_a_code_is_good_for_two_minutes_at_most_and_has_50_bits(hall):
    table, tokens = people(hall)
    codes = set()
    for token in tokens:
        told = hall.ask(f"/api/tables/{table}/code", "", token=token).json()
        assert told["until"] - time.time() <= 120
        assert len(told["code"]) == 10
        assert set(told["code"]) <= set(hub.CODE_LETTERS)
        codes.add(told["code"])
    assert len(codes) == len(tokens)
    assert len(set(hub.CODE_LETTERS)) == 32


def test_a_code_opens_no_other_table(hall):
    table, tokens = people(hall)
    other, _ = people(hall)
    code = hall.ask(f"/api/tables/{table}/code", "", token=tokens[0]).json()["code"]
    assert hall.ask(f"/api/tables/{other}/move", {"code": code}).status_code == 403
    assert hall.ask(f"/api/tables/{table}/move", {"code": code}).status_code == 200


def test_no_name_is_somebody_by_itself(hall):
    """There is no account that is there from the start, and a name opens nothing."""
    table, tokens = people(hall, 1)
    for name in ("admin", "root", "host", "Ani"):
        for token in (name, name.ljust(43, "A")):
            answer = hall.ask(f"/api/tables/{table}/code", "", token=token)
            assert answer.status_code in (400, 401)
        assert hall.sit(hall.open(seats=["person"] * 4), name=name)[1] not in tokens
