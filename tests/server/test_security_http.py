"""What other pages, forged requests and proxies in between cannot do over HTTP. See SECURITY.md."""

import logging
import re
import socket

import pytest

from spades.errors import StoreError
from spades.server import guards
from tests.server.hall import Hall

OURS = "http://127.0.0.1"
THEIRS = "https://elsewhere.example"
TOKEN = "A" * 43


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall"), trusted_proxies="192.0.2.1") as hall:
        yield hall


@pytest.fixture(autouse=True)
def _nobody_waits_long(monkeypatch):
    """For the end of a request that has none."""
    monkeypatch.setattr(guards, "REQUEST_SECONDS", 0.5)


@pytest.fixture(scope="module")
def table(hall):
    return hall.open(name="Ani", seats=["person"] * 4)


def answers(hall, table):
    """One of every kind: well, refused, wrong, unknown, and a fault of the server's."""
    return [
        hall.ask(f"/api/tables/{table}"),
        hall.ask("/api/tables", {"seats": ["person"] * 4}),
        hall.ask("/api/tables", {"nonsense": 1}),
        hall.ask(f"/api/tables/{table}/code", "", token=TOKEN),
        hall.ask(f"/api/tables/{table}/record"),
        hall.ask("/api/tables/none"),
        hall.ask("/none"),
        hall.http.put("/api/tables"),
        hall.ask("/api/openapi.json"),
        hall.ask("/health/live"),
        hall.ask("/metrics"),
    ]


def raw(hall, request):
    """What comes back for bytes as they are, until the server closes."""
    with socket.create_connection(("127.0.0.1", hall.port), timeout=30) as connection:
        connection.sendall(request.replace(b"HOST", f"127.0.0.1:{hall.port}".encode()))
        back = b""
        while part := connection.recv(65536):
            back += part
    return back


# --- what browsers are told


def test_every_answer_says_what_it_is_and_may_be_neither_kept_nor_guessed_at(hall, table):
    for answer in answers(hall, table):
        kind = answer.headers["content-type"]
        assert "json" in kind or kind.startswith("text/plain; version=")
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["cache-control"] == "no-store"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert ("json" in kind) == (answer.text[:1] in ("{", "["))


def test_no_answer_can_be_framed_or_run_anything(hall, table):
    for answer in answers(hall, table):
        policy = answer.headers["content-security-policy"].split("; ")
        assert {"default-src 'none'", "object-src 'none'", "base-uri 'none'"} <= set(policy)
        assert "frame-ancestors 'none'" in policy


def test_there_are_no_cookies(hall, table):
    assert not any("set-cookie" in answer.headers for answer in answers(hall, table))


def test_the_server_says_nothing_of_what_it_runs_on(hall, table):
    for answer in answers(hall, table):
        assert "server" not in answer.headers
        assert "x-powered-by" not in answer.headers
        assert not re.search(r"uvicorn|litestar|python/", answer.text, re.IGNORECASE)


# --- pages of others


def test_a_page_elsewhere_is_not_let_read_anything(hall, table):
    for path in (f"/api/tables/{table}", "/api/tables", "/health/live"):
        answer = hall.http.get(path, headers={"Origin": THEIRS})
        assert "access-control-allow-origin" not in answer.headers
    asked = {"Origin": THEIRS, "Access-Control-Request-Method": "POST"}
    answer = hall.http.options("/api/tables", headers=asked)
    assert "access-control-allow-origin" not in answer.headers


def test_a_page_of_ours_is_named_and_no_pattern(hall):
    ours = f"{OURS}:{hall.port}"
    answer = hall.http.get("/api/tables", headers={"Origin": ours})
    assert answer.headers["access-control-allow-origin"] == ours


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", None])
def test_a_form_of_any_page_opens_no_table(hall, kind):
    """Those are the requests that a browser sends from anywhere without asking first."""
    body = b'{"seats": ["person", "person", "person", "person"]}'
    headers = {"Origin": THEIRS} | ({} if kind is None else {"Content-Type": kind})
    assert hall.http.post("/api/tables", content=body, headers=headers).status_code in (403, 415)
    headers.pop("Origin")
    assert hall.http.post("/api/tables", content=body, headers=headers).status_code == 415


def test_a_page_elsewhere_changes_nothing_even_with_a_token(hall):
    table = hall.open(seats=["person"] * 4)
    _, token = hall.sit(table)
    headers = {"Origin": THEIRS, "Authorization": f"Bearer {token}"}
    assert hall.http.post(f"/api/tables/{table}/code", headers=headers).status_code == 403


def test_what_changes_something_is_a_post(hall, table):
    """So neither a link nor a picture does."""
    described = hall.ask("/api/openapi.json").json()["paths"]
    methods = {method for path in described.values() for method in path if method != "parameters"}
    assert methods == {"get", "post"}
    before = hall.ask(f"/api/tables/{table}").json()
    tables = hall.service.hub.tables.keys() | set()
    for path in (path.replace("{table}", table) for path in described):
        hall.ask(path)
        hall.http.head(path)
    assert hall.ask(f"/api/tables/{table}").json() == before
    assert hall.service.hub.tables.keys() == tables


@pytest.mark.parametrize("method", ["TRACE", "CONNECT", "PUT", "DELETE", "PATCH", "NONSENSE"])
def test_no_other_method_is_answered(hall, method):
    request = f"{method} /api/tables HTTP/1.1\r\nHost: HOST\r\nX-Mine: seen\r\nConnection: close"
    back = raw(hall, request.encode() + b"\r\nContent-Length: 0\r\n\r\n")
    assert re.match(rb"HTTP/1.1 4\d\d ", back)
    assert b"seen" not in back


def test_nothing_is_sent_on_to_another_place(hall, table):
    assert not any(answer.is_redirect for answer in answers(hall, table))
    asked = b"GET //elsewhere.example/ HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n"
    back = raw(hall, asked)
    assert back.startswith((b"HTTP/1.1 404 ", b"HTTP/1.1 200 "))
    assert b"elsewhere" not in back
    assert hall.http.get(f"/api/tables/{table}/").status_code in (200, 404)


# --- requests that two readers may read differently


SMUGGLED = b"POST /api/tables HTTP/1.1\r\nHost: HOST\r\nContent-Length: 2\r\n\r\n{}"


@pytest.mark.parametrize(
    "heads",
    [
        b"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
        b"Content-Length: 5\r\nContent-Length: 6\r\n",
        b"Content-Length: 5, 6\r\n",
        b"Content-Length: +5\r\n",
        b"Transfer-Encoding: xchunked\r\n",
        b"Transfer-Encoding : chunked\r\n",
        b"X-Mine: a\rb\r\nContent-Length : 5\r\n",
    ],
)
def test_a_request_with_two_ends_brings_no_second_request(hall, heads):
    before = len(hall.service.hub.tables)
    request = b"POST /api/tables HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n"
    back = raw(hall, request + heads + b"Connection: close\r\n\r\n0\r\n\r\n" + SMUGGLED)
    assert back == b"" or re.match(rb"HTTP/1.1 4\d\d ", back)
    assert back.count(b"HTTP/1.1 2") == 0
    assert len(hall.service.hub.tables) == before


def test_a_request_without_end_is_refused(hall):
    for asked in (b"after=" + b"a" * 60_000, b"\r\nX-Mine: " + b"a" * 60_000):
        back = raw(hall, b"GET /api/tables?" + asked + b" HTTP/1.1\r\nHost: HOST\r\n\r\n")
        assert back == b"" or re.match(rb"HTTP/1.1 4\d\d ", back)
    body = b'{"name": "' + b"a" * 2_000_000 + b'"}'
    # Who is refused so is cut off: nothing else is to be asked over that connection.
    headers = {"Content-Type": "application/json", "Connection": "close"}
    assert hall.http.post("/api/tables", content=body, headers=headers).status_code == 413


# --- fields


@pytest.mark.parametrize("field", ["table", "token", "key", "host", "secret", "phase", "__class__"])
def test_fields_that_are_not_asked_for_cannot_be_set(hall, table, field):
    assert hall.ask("/api/tables", {field: "x"}).status_code == 400
    told = {"name": "Budi", field: "x"}
    assert hall.ask(f"/api/tables/{table}/seats", told).status_code == 400


@pytest.mark.parametrize(
    "told",
    [
        {"name": 1},
        {"name": ["Ani"]},
        {"name": "Ani", "seat": "1"},
        {"name": "Ani", "seat": True},
        {"name": "Ani", "seat": 1.5},
        {"name": "Ani", "seat": -1},
        {"name": "Ani", "seat": 4},
        {"name": None},
    ],
)
def test_a_value_of_another_type_is_not_made_to_fit(hall, table, told):
    assert hall.ask(f"/api/tables/{table}/seats", told).status_code in (400, 409)


def test_a_body_s_fields_are_not_taken_from_the_address(hall):
    table = hall.open(seats=["person"] * 4)
    answer = hall.http.post(f"/api/tables/{table}/seats?name=Ani&seat=2", json={})
    assert answer.status_code == 400
    answer = hall.http.post(f"/api/tables/{table}/seats?seat=2", json={"name": "Ani"})
    assert answer.status_code == 400 or answer.json()["seat"] == 0


# --- text that stays text


@pytest.mark.parametrize(
    "name", ['"><script>x</script>', "'; DROP TABLE seat;--", "{{7*7}} %s {0}"]
)
def test_a_name_stays_the_text_that_it_is(hall, name):
    table = hall.open()
    hall.sit(table, name)
    answer = hall.ask(f"/api/tables/{table}")
    assert answer.json()["state"]["seats"][0]["name"] == name
    assert answer.headers["content-type"] == "application/json"


def test_a_name_is_brought_into_one_form_before_it_is_judged(hall):
    """Else two that look the same would differ, and 24 letters could be more than 24."""
    table = hall.open()
    hall.sit(table, "e\u0301" * 24)
    told = hall.ask(f"/api/tables/{table}").json()
    assert told["state"]["seats"][0]["name"] == "\u00e9" * 24


@pytest.mark.parametrize("host", ["elsewhere.example", "127.0.0.1:1", "evil@127.0.0.1"])
def test_links_lead_here_whatever_host_was_asked(hall, host):
    answer = hall.http.post("/api/tables", json={}, headers={"Host": host})
    told = answer.json()
    assert told["link"] == f"{OURS}:{hall.port}/t/{told['table']}"


# --- who sees what


def test_the_public_state_of_a_table_has_no_card_and_no_secret(hall):
    table = hall.open(against="simple", name="Ani")
    told = hall.ask(f"/api/tables/{table}")
    assert set(told.json()["state"]["seats"][0]) == {
        "kind", "name", "present", "sitter", "away_since",
    }  # fmt: skip
    assert not re.search(r'"[2-9TJQKA][CDHS]"|\b[2-9TJQKA][CDHS] ', told.text)
    assert not re.search(r"token|secret|key|link|code", told.text)


@pytest.mark.parametrize(
    "path", ["/.git/config", "/../pyproject.toml", "/%2e%2e/%2e%2e/etc/passwd"]
)
def test_no_file_is_served(hall, path):
    back = raw(hall, f"GET {path} HTTP/1.1\r\nHost: HOST\r\nConnection: close\r\n\r\n".encode())
    assert re.match(rb"HTTP/1.1 4\d\d ", back)


def test_no_folder_is_listed(hall):
    for path in ("/api", "/api/", "/health", "/static/", "/t", "/t/"):
        assert hall.ask(path).status_code == 404
    assert hall.ask("/").text.count("\n") == 1


def test_whoever_says_to_be_near_is_not(hall):
    """Only a trusted proxy is believed; this computer is none here."""
    for forwarded in ("203.0.113.9", "203.0.113.9, 127.0.0.1", "127.0.0.1, 203.0.113.9"):
        answer = hall.http.get("/metrics", headers={"X-Forwarded-For": forwarded})
        assert answer.status_code == 403, forwarded


# --- faults of ours


def test_a_fault_of_the_server_s_tells_nothing_and_ends_nothing(hall, table, monkeypatch, caplog):
    caplog.set_level(logging.ERROR)

    async def fails(*asked, **named):
        raise RuntimeError("SELECT secret FROM seats")

    monkeypatch.setattr(hall.service.store, "tables", fails)
    answer = hall.ask("/api/tables")
    assert answer.status_code == 500
    assert answer.json() == {"error": {"code": "server.failed"}}
    assert "x-content-type-options" in answer.headers
    monkeypatch.undo()
    assert hall.ask("/api/tables").status_code == 200


def test_without_its_database_the_server_refuses_and_goes_on_afterwards(hall, monkeypatch):
    async def fails(*asked, **named):
        raise StoreError("store.unreachable", reason="gone")

    with monkeypatch.context() as broken:
        for name in ("create", "append", "tables", "processes"):
            broken.setattr(hall.service.store, name, fails)
        assert hall.ask("/health/ready").status_code == 503
        assert hall.ask("/api/tables").status_code == 503
        refused = hall.ask("/api/tables", {"seats": ["person"] * 4})
        assert refused.status_code == 503
        assert "retry-after" in refused.headers
    assert hall.ask("/health/ready").status_code == 200
    hall.open(seats=["person"] * 4)
