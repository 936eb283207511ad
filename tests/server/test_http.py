"""The routes: tables opened and found, seats taken and moved, records told when they may be."""

import asyncio
import hashlib
import json
import secrets
import socket
from pathlib import Path

import pytest

from spades.cards import parse_hand
from spades.cards.shuffle import deck_order, seed_from_text
from spades.players import PLAYERS
from spades.rules import FIELDS
from spades.table.options import OPTIONS
from tests.server.hall import Hall, Person, heard, hello
from tests.server.test_matches import at_table


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


@pytest.fixture(autouse=True)
async def _everybody_goes(hall):
    yield
    await hall.everybody_goes()


def refused(answer):
    """The status and the code."""
    return answer.status_code, answer.json()["error"]["code"]


# --- opening


def test_a_table_needs_nothing_to_be_opened_and_waits_for_four_people(hall):
    opened = hall.ask("/api/tables", {}).json()
    assert opened["link"] == f"{hall.url}/t/{opened['table']}"
    assert opened["seat"] is opened["token"] is None
    shown = hall.ask(f"/api/tables/{opened['table']}").json()
    assert [seat["kind"] for seat in shown["state"]["seats"]] == ["person"] * 4
    assert shown["state"]["phase"] == "gathering"
    assert shown["state"]["plan"]["fair"] is True
    assert len(shown["state"]["commitment"]) == 64


def test_whoever_gives_a_name_sits_down_at_once(hall):
    opened = hall.ask("/api/tables", {"name": "  Siti\u0301 ", "seat": 2}).json()
    assert opened["seat"] == 2
    assert len(opened["token"]) == 43
    seats = hall.ask(f"/api/tables/{opened['table']}").json()["state"]["seats"]
    assert seats[2]["name"] == "Sití", "composed, without spaces around it"


@pytest.mark.parametrize(
    ("asked", "kinds"),
    [
        ({"against": "simple"}, ["person", "simple", "simple", "simple"]),
        ({"against": "random", "seat": 2}, ["random", "random", "person", "random"]),
        (
            {"against": "simple", "rules": {"preset": "two-player"}, "seat": 1},
            ["simple", "person"],
        ),
        ({"rules": {"preset": "two-player"}}, ["person", "person"]),
        ({"seats": ["person", "simple", "person", "random"]}, None),
    ],
)
def test_computers_take_the_seats_that_they_are_given(hall, asked, kinds):
    table = hall.open(**asked)
    seats = hall.ask(f"/api/tables/{table}").json()["state"]["seats"]
    assert [seat["kind"] for seat in seats] == (kinds or asked["seats"])


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"rules": {"preset": "whist"}}, "rules.unknown_preset"),
        ({"rules": {"preset": "partnership", "target_score": 1}}, "rules.bad_value"),
        ({"rules": {"preset": "partnership", "nonsense": 1}}, "rules.unknown_field"),
        ({"rules": {}}, "rules.no_preset"),
        ({"options": {"pace": 99}}, "table.bad_option"),
        ({"options": {"colour": "red"}}, "table.unknown_option"),
        ({"options": {"sitter": "nobody"}}, "player.unknown"),
        ({"seats": ["person", "nobody", "person", "person"]}, "player.unknown"),
        ({"seats": ["person"] * 4, "against": "simple"}, "option.conflict"),
        ({"against": "nobody"}, "player.unknown"),
        ({"name": "a" * 25}, "seat.name"),
        ({"name": "   "}, "seat.name"),
        ({"name": "\u202eevil"}, "seat.name"),
        ({"name": "a\nb"}, "seat.name"),
        ({"name": "A", "pledge": "x"}, "http.bad_request"),
        ({"name": 1}, "http.bad_request"),
        ({"fair": "true"}, "http.bad_request"),
        ({"fair": 1}, "http.bad_request"),
        ({"seat": "0"}, "http.bad_request"),
        ({"seat": 4}, "http.bad_request"),
        ({"unknown": 1}, "http.bad_request"),
        ([], "http.bad_request"),
        (None, "http.bad_request"),
    ],
)
def test_what_does_not_fit_is_refused_by_its_code(hall, asked, code):
    answer = hall.http.post("/api/tables", json=asked)
    assert refused(answer) == (400, code)


def test_a_seat_that_the_game_has_not_is_refused(hall):
    asked = {"rules": {"preset": "two-player"}, "name": "A", "seat": 3}
    assert refused(hall.http.post("/api/tables", json=asked)) == (409, "seat.unknown")
    answer = hall.http.post("/api/tables", json={"seats": ["person"]})
    assert refused(answer) == (409, "table.seats")


def test_only_json_is_read(hall):
    for kind in ("text/plain", "application/x-www-form-urlencoded", "application/msgpack", ""):
        answer = hall.http.post("/api/tables", content=b"{}", headers={"Content-Type": kind})
        assert refused(answer) == (415, "http.not_json")


def test_whoever_opens_a_link_in_a_browser_is_told_how_to_sit_down(hall):
    table = hall.open()
    told = hall.http.get(f"/t/{table}", headers={"Accept-Language": "de, id;q=0.8, en;q=0.5"})
    assert told.status_code == 200
    assert told.headers["content-type"].startswith("text/plain")
    assert f"spades play --join {hall.url}/t/{table}" in told.text
    assert "tautan" in told.text
    assert f"spades open {hall.url}" in hall.http.get("/").text
    assert hall.http.get("/t/<script>").status_code in (400, 404)


def test_a_request_that_is_too_large_is_refused(hall):
    headers = {"Connection": "close"}
    answer = hall.http.post("/api/tables", json={"name": "a" * 20_000}, headers=headers)
    assert refused(answer) == (413, "http.too_large")


# --- sitting down


def test_the_same_request_again_opens_the_same_table_and_gets_the_same_seat(hall):
    asked = {"name": "Ani", "request": secrets.token_urlsafe(18)}
    first = hall.ask("/api/tables", asked).json()
    again = hall.ask("/api/tables", asked).json()
    assert {name: again[name] for name in ("table", "seat", "token")} == {
        name: first[name] for name in ("table", "seat", "token")
    }
    other = hall.ask("/api/tables", asked | {"request": secrets.token_urlsafe(18)}).json()
    assert other["table"] != first["table"]


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"seats": ["simple"] * 4}, 409, "table.no_person"),
        ({"seats": ["simple", "person"] * 2, "name": "Ani", "seat": 0}, 409, "seat.taken"),
        ({"seats": ["person"] * 4, "seat": 1}, 400, "http.bad_request"),
    ],
)
def test_where_whoever_opens_a_table_could_not_sit_none_is_opened(hall, asked, status, code):
    before = set(hall.service.hub.tables)
    answer = hall.http.post("/api/tables", json=asked)
    assert refused(answer) == (status, code)
    assert set(hall.service.hub.tables) == before


def test_the_same_request_again_gets_the_same_seat(hall):
    table, request = hall.open(), secrets.token_urlsafe(18)
    first = hall.sit(table, "Ani", request=request)
    assert hall.sit(table, "Ani", request=request) == first
    assert hall.sit(table, "Budi")[0] != first[0]


def test_a_seat_is_taken_once(hall):
    table = hall.open()
    hall.sit(table, seat=1)
    answer = hall.ask(f"/api/tables/{table}/seats", {"name": "B", "seat": 1})
    assert refused(answer) == (409, "seat.taken")


def test_there_is_no_seat_at_a_table_that_is_not_there(hall):
    assert refused(hall.ask("/api/tables/nowhere/seats", {"name": "B"})) == (404, "store.unknown")
    assert refused(hall.ask("/api/tables/nowhere")) == (404, "store.unknown")
    assert refused(hall.ask("/api/tables/nowhere/record")) == (404, "store.unknown")


# --- the lobby


def test_the_lobby_shows_tables_that_want_to_be_seen_and_have_room(tmp_path):
    with Hall(tmp_path) as hall:
        listed = [hall.open(options={"listed": True}) for _ in range(3)]
        hidden = hall.open()
        full = hall.open(options={"listed": True}, against="simple", name="Ani")
        told = hall.ask("/api/tables").json()
        assert [one["table"] for one in told["tables"]] == sorted(listed)
        assert told["next"] is None
        assert not {hidden, full} & {one["table"] for one in told["tables"]}
        assert told["tables"][0]["seats"] == [{"kind": "person", "name": None}] * 4


def test_the_lobby_is_turned_page_by_page(tmp_path, monkeypatch):
    monkeypatch.setattr("spades.server.http.PAGE", 2)
    with Hall(tmp_path) as hall:
        listed = sorted(hall.open(options={"listed": True}) for _ in range(5))
        found, after, pages = [], "", 0
        while after is not None:
            page = hall.ask(f"/api/tables?after={after}").json()
            found += [one["table"] for one in page["tables"]]
            after = page["next"]
            pages += 1
    assert (found, pages) == (listed, 3)


# --- one's own tables


async def test_one_s_own_tables_are_told_as_they_stand(hall):
    people = await at_table(hall, 2, rules={"preset": "two-player", "max_hands": 1})
    gathering, (seat, token) = (table := hall.open()), hall.sit(table)
    asked = [
        {"table": people[0].table, "token": people[0].token},
        {"table": people[1].table, "token": people[1].token},
        {"table": gathering, "token": token},
        {"table": gathering, "token": "A" * 43},
        {"table": "gone-for-good", "token": "A" * 43},
    ]
    told = hall.ask("/api/tables/own", asked).json()
    assert [one["phase"] for one in told] == ["playing", "playing", "gathering", "unknown", "gone"]
    assert sorted(one["acts"] for one in told[:2]) == [False, True]
    assert told[2]["seat"] == seat
    assert told[3]["error"]["code"] == "seat.token"
    assert told[3]["state"] is None


async def test_a_match_that_is_over_is_told_as_over_and_as_a_record_later(tmp_path, monkeypatch):
    monkeypatch.setattr("spades.server.keeper.SWEEP_SECONDS", 0.05)
    with Hall(tmp_path) as hall:
        people = await at_table(hall, 2, rules={"preset": "two-player", "max_hands": 1})
        own = [{"table": people[0].table, "token": people[0].token}]
        record = f"/api/tables/{people[0].table}/record"
        assert refused(hall.ask(record)) == (409, "match.not_over")
        assert refused(hall.ask(record.replace("record", "verify"))) == (409, "match.not_over")
        await people[0].do("concede")
        while not people[1].over:
            await people[1].listen()
        (told,) = hall.ask("/api/tables/own", own).json()
        assert (told["phase"], told["acts"]) == ("over", False)
        assert hall.ask(record).json()["end"]["by"] == "forfeit"
        await hall.everybody_goes()
        await archive_all(hall)
        (told,) = hall.ask("/api/tables/own", own).json()
        assert (told["phase"], told["state"]) == ("archived", None)
        shown = hall.ask(f"/api/tables/{people[0].table}").json()
        assert (shown["archived"], shown["state"]) == (True, None)
        assert hall.ask(record).json()["end"]["by"] == "forfeit"
        sat = hall.ask(f"/api/tables/{people[0].table}/seats", {"name": "Late"})
        assert refused(sat) == (410, "table.archived")
        async with hall.connect() as door:
            await door.send(hello(people[0].table, people[0].token))
            assert (await heard(door))["error"]["code"] == "table.archived"


async def archive_all(hall):
    """Let the time pass after which tables that are over are put away."""
    hub = hall.service.hub
    while any(live.table.empty_since is None for live in hub.tables.values()):
        await asyncio.sleep(0.05)
    before, hub.now = hub.now, lambda: before() + 10_000
    while hub.tables:
        await asyncio.sleep(0.05)
    hub.now = before


# --- to another device


async def test_a_code_takes_a_seat_to_another_device_once(hall):
    table = hall.open()
    seat, token = hall.sit(table)
    code = hall.ask(f"/api/tables/{table}/code", "", token).json()["code"]
    moved = hall.ask(f"/api/tables/{table}/move", {"code": code}).json()
    assert moved["seat"] == seat
    assert moved["token"] != token
    again = hall.ask(f"/api/tables/{table}/move", {"code": code})
    assert refused(again) == (403, "seat.code")
    person = Person(hall, table, seat, moved["token"])
    await person.come()


def test_a_code_is_for_whoever_has_the_token(hall):
    table = hall.open()
    hall.sit(table)
    for header in (None, "A" * 43, "\u00e9" * 20, "x" * 500):
        headers = {} if header is None else {"Authorization": f"Bearer {header}".encode()}
        answer = hall.http.post(f"/api/tables/{table}/code", headers=headers)
        assert refused(answer) == (401, "seat.token")
        assert answer.headers["WWW-Authenticate"] == "Bearer"


def test_codes_cannot_be_tried_out(hall):
    table = hall.open()
    _, token = hall.sit(table)
    code = hall.ask(f"/api/tables/{table}/code", "", token).json()["code"]
    for number in range(5):
        wrong = hall.ask(f"/api/tables/{table}/move", {"code": f"{number:010d}"})
        assert refused(wrong) == (403, "seat.code")
    late = hall.ask(f"/api/tables/{table}/move", {"code": code})
    assert refused(late) == (403, "seat.code")
    fresh = hall.ask(f"/api/tables/{table}/code", "", token).json()["code"]
    assert hall.ask(f"/api/tables/{table}/move", {"code": fresh}).status_code == 200


# --- proofs, and what there is


def test_a_deal_of_a_seed_is_the_published_shuffle(hall):
    told = hall.ask("/api/deals", {"seed": "kopi", "number": 3, "game": "two-player"}).json()
    order = deck_order(seed_from_text("kopi"), 3)
    assert told["stock"] == [str(card) for card in order]
    told = hall.ask("/api/deals", {"seed": "00" * 32, "number": 1}).json()
    assert told["seed"] == "00" * 32
    hands = [parse_hand(" ".join(hand)) for hand in told["hands"]]
    order = deck_order(bytes(32), 1)
    assert hands == [
        sum(1 << card for card in order[13 * seat : 13 * seat + 13]) for seat in range(4)
    ]


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"seed": "", "number": 1}, "http.bad_request"),
        ({"seed": "  ", "number": 1}, "seed.empty"),
        ({"seed": "a", "number": 0}, "http.bad_request"),
        ({"seed": "a", "number": 10**9}, "http.bad_request"),
        ({"seed": "a", "number": 1, "game": "whist"}, "rules.unknown_preset"),
    ],
)
def test_a_deal_of_no_seed_is_refused(hall, asked, code):
    assert refused(hall.ask("/api/deals", asked)) == (400, code)


def test_records_of_anybody_are_checked(hall):
    proven = Path(__file__).resolve().parents[2] / "examples" / "proven.json"
    whole = json.loads(proven.read_text(encoding="utf-8"))
    assert hall.ask("/api/verify", whole).json()["proven"] is True
    changed = json.loads(json.dumps(whole).replace(whole["hands"][0]["fair"]["seed"], "0" * 64))
    told = hall.ask("/api/verify", changed).json()
    assert told["proven"] is False
    assert told["hands"][0]["error"]["code"] == "fair.seed"
    for body in (b"", b"nonsense", b"[]", b"\xff", b'{"a":1,"a":2}', b"[" * 100_000):
        headers = {"Content-Type": "application/json"}
        answer = hall.http.post("/api/verify", content=body, headers=headers)
        assert answer.status_code == 400, body[:20]


def test_what_there_is_to_choose_is_told(hall):
    assert hall.ask("/api/players").json() == {"players": list(PLAYERS)}
    told = hall.ask("/api/rules").json()
    assert [field["name"] for field in told["rules"]] == list(FIELDS)
    assert [field["name"] for field in told["options"]] == list(OPTIONS)
    for field in told["rules"] + told["options"]:
        assert field["kind"] in ("number", "choice", "switch", "player")
        assert (field["range"] is not None) == (field["kind"] == "number")
    assert set(told["presets"]) == {"partnership", "two-player"}


# --- who may ask, and how often


def test_pages_of_other_origins_may_not_post(hall):
    for origin in ("http://evil.example", "null", hall.url + ".evil.example"):
        answer = hall.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert refused(answer) == (403, "http.origin")
    for origin in sorted(hall.origins):
        answer = hall.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert answer.status_code == 201


def test_nothing_is_there_where_nothing_is(hall):
    assert refused(hall.ask("/api/nothing")) == (404, "http.unknown")
    assert refused(hall.ask("/nothing")) == (404, "http.unknown")
    assert refused(hall.ask(f"/api/tables/{'x' * 65}")) == (400, "http.bad_request")
    answer = hall.http.delete("/api/tables")
    assert refused(answer) == (405, "http.method")
    assert "POST" in answer.headers["Allow"]


def test_requests_beyond_the_limit_are_told_when_to_come_back(tmp_path):
    with Hall(tmp_path, limits=True, requests_per_second=1, request_burst=5) as hall:
        answers = [hall.ask("/api/players") for _ in range(8)]
        assert [answer.status_code for answer in answers][:5] == [200] * 5
        assert refused(answers[-1]) == (429, "limit.too_many")
        assert int(answers[-1].headers["Retry-After"]) >= 1
        assert hall.ask("/health/live").status_code == 200, "the host's own questions are answered"


def test_tables_beyond_the_limit_are_not_opened(tmp_path):
    with Hall(tmp_path, limits=True, tables_per_hour=3) as hall:
        answers = [hall.ask("/api/tables", {}) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [201] * 3 + [429] * 2


def test_the_measures_are_not_for_everybody(tmp_path):
    with Hall(tmp_path, metrics="off") as hall:
        assert refused(hall.ask("/metrics")) == (403, "metrics.closed")
    with Hall(tmp_path, metrics="10.0.0.0/8", metrics_token="x" * 20) as hall:
        assert refused(hall.ask("/metrics")) == (403, "metrics.closed")
        assert hall.ask("/metrics", token="x" * 20).status_code == 200


def test_health_says_what_is_amiss(hall):
    assert hall.ask("/health/live").json() == {"status": "ok"}
    assert hall.ask("/health/ready").json() == {"status": "ok"}


def test_raw_bytes_that_are_no_request_are_refused_and_nothing_fails(hall, caplog):
    """Requests without end, with too long heads, with bytes that no header has."""
    for raw in (
        b"nonsense\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"a" * 20_000 + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 6000,
        b"GET /" + b"a" * 20_000,
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n",
        b"GET /api/socket HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
        (
            b"GET /api/socket\xc3\xa9 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            b"Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            b"Sec-WebSocket-Version: 13\r\n\r\n"
        ),
    ):
        with socket.create_connection(("127.0.0.1", hall.port), timeout=20) as raw_socket:
            raw_socket.sendall(raw)
            raw_socket.shutdown(socket.SHUT_WR)
            answer = b""
            try:
                while more := raw_socket.recv(65536):
                    answer += more
            except ConnectionError:
                pass
        assert not answer or answer[9:10] == b"4", (raw[:40], answer[:80])
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []
    assert hall.ask("/health/ready").status_code == 200


def test_a_pledge_is_kept_and_shown_to_all(hall):
    pledge = hashlib.sha256(b"\0" * 16).hexdigest()
    table = hall.open()
    hall.sit(table, pledge=pledge)
    assert hall.ask(f"/api/tables/{table}").json()["state"]["pledges"][0] == pledge
