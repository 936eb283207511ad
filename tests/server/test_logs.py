"""A line of the log holds what is on the list, whatever it was given; of others only who spoke."""

import ast
import io
import json
import logging
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.errors import IllegalAction
from spades.server.logs import FIELDS, LINES_AT_ONCE, LINES_PER_SECOND, allowed, bound, set_up

SERVER = Path(__file__).resolve().parents[2] / "src" / "spades" / "server"

SECRETS = {
    "card": "AS",
    "hand": "2C 3C KS",
    "token": "q" * 43,
    "table": "q" * 43,  # a token under another name
    "connection": "7k3mq9x2vd",  # and a code
    "name": "Ana",
    "player": "Ana Maria",
    "body": b'{"type":"act"}',
    "why": "0 play AS",
    "code": "7k3mq9x2vd",
    "error": "ValueError('AS')",
    "where": ["AS"],
    "seat": "AS",
    "count": True,
    "route": "/tables/abc?token=q",
}
log = logging.getLogger("spades.server.test")


@pytest.fixture
def lines():
    """What is logged, line by line, in either form."""
    stream = io.StringIO()
    put_back = set_up("json", "debug", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    put_back()


@pytest.fixture(params=["console", "json"])
def text(request):
    stream = io.StringIO()
    put_back = set_up(request.param, "debug", stream)
    yield stream.getvalue
    put_back()


def raised(error):
    try:
        raise error
    except (ValueError, IllegalAction) as caught:
        return caught


def test_a_line_says_what_happened_where_and_how_grave_it_is(lines):
    log.warning("append failed", extra={"table": "a" * 16, "code": "store.full", "version": 7})
    (line,) = lines()
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "append failed",
        "level": "warning",
        "logger": "spades.server.test",
        "table": "a" * 16,
        "version": 7,
        "code": "store.full",
    }


def test_bound_facts_are_in_every_line_until_they_end(lines):
    with bound(table="b" * 16, connection="0123456789ab.4", name="Ana"):
        log.info("joined")
        log.info("moved", extra={"table": "c" * 16})
    log.info("gone")
    assert [(line.get("table"), line.get("connection")) for line in lines()] == [
        ("b" * 16, "0123456789ab.4"),
        ("c" * 16, "0123456789ab.4"),
        (None, None),
    ]
    assert not any("name" in line for line in lines())


@pytest.mark.parametrize("key", SECRETS)
def test_no_secret_is_told_under_any_name(text, key):
    facts = {} if key == "name" else {key: SECRETS[key]}
    log.info("joined", extra=facts)
    with bound(**{key: SECRETS[key]}):
        log.info("joined")
    for secret in map(str, SECRETS.values()):
        assert secret == "True" or secret not in text()
    assert text().count("joined") == 2


def test_a_sentence_made_of_values_is_not_told(text):
    log.info("Ana played AS")
    log.info("played by %s", "ana")
    assert "AS" not in text()
    assert "ana" not in text()
    assert text().count("something that is not told") == 2


def test_of_an_exception_its_kind_and_place_are_told_and_not_its_words(lines):
    log.error("a task failed", exc_info=raised(ValueError("Ana holds AS")))
    log.error("a task failed", exc_info=raised(IllegalAction("card.not_in_hand", card="AS")))
    first, second = lines()
    assert first["error"] == "ValueError"
    assert first["where"][-1].startswith("test_logs.py:")
    assert (second["error"], second["code"]) == ("IllegalAction", "card.not_in_hand")
    assert "AS" not in json.dumps(lines())


def test_libraries_are_quiet_and_quoted_nowhere(text):
    for name in ("uvicorn.error", "uvicorn.access", "httpx", "websockets.server", "sqlalchemy"):
        logging.getLogger(name).info("GET /tables/AS")
    logging.getLogger("uvicorn.access").error("GET /tables/AS")
    assert text() == ""
    logging.getLogger("asyncio").error("Task exception was never retrieved: AS")
    logging.getLogger("uvicorn.error").warning("GET %s", "/tables/AS")
    assert text().count("said by a library") == 2
    assert "AS" not in text()


def test_of_many_lines_of_one_kind_some_are_told_and_the_others_counted(lines):
    for number in range(LINES_AT_ONCE + 10):
        log.info("joined", extra={"version": number})
        logging.getLogger("uvicorn.error").warning("GET %s", number)
    log.info("sent away")
    assert len(lines()) == 2 * LINES_AT_ONCE + 1
    later = log.makeRecord(log.name, logging.INFO, "", 0, "joined", (), None)
    later.created += 2 / LINES_PER_SECOND
    log.handle(later)
    assert lines()[-1]["left_out"] == 10
    assert not any("left_out" in line for line in lines()[:-1])


def test_a_line_that_cannot_be_written_is_not_quoted_elsewhere(capsys):
    class Full(io.StringIO):
        def write(self, text):
            raise OSError("no space left")

    put_back = set_up("json", "debug", Full())
    log.error("joined", extra={"table": "a" * 16})
    put_back()
    assert capsys.readouterr() == ("", "")


def test_the_level_is_kept_and_put_back():
    stream, root = io.StringIO(), logging.getLogger()
    before = (list(root.handlers), root.level, logging.getLogger("spades").level)
    put_back = set_up("json", "warning", stream)
    log.info("joined")
    assert stream.getvalue() == ""
    put_back()
    assert (list(root.handlers), root.level, logging.getLogger("spades").level) == before


@given(
    st.dictionaries(
        st.sampled_from([*FIELDS, "card", "hand", "text"]),
        st.one_of(st.text(), st.integers(), st.binary(), st.lists(st.text()), st.none()),
    )
)
def test_what_is_left_is_on_the_list_and_fits_it(line):
    kept = allowed(None, "", dict(line))
    assert set(kept) <= set(FIELDS)
    for name, value in kept.items():
        assert FIELDS[name](value)
        assert name == "event" or value == line[name]


def calls():
    """Every call of a logger in the server's source."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id in ("_log", "log", "logger")
            ):
                yield path.name, node


def test_what_the_server_logs_is_told():
    """Events are plain words, and the facts beside them are on the list."""
    found = list(calls())
    assert len(found) >= 5
    for name, call in found:
        (event,) = call.args
        assert isinstance(event, ast.Constant), (name, call.lineno)
        assert FIELDS["event"](event.value), (name, event.value)
        for word in call.keywords:
            if isinstance(word.value, ast.Dict):
                keys = {key.value for key in word.value.keys if isinstance(key, ast.Constant)}
                assert keys <= set(FIELDS), (name, call.lineno)
