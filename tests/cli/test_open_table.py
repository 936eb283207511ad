"""``spades open``: a table on a server, and its link."""

import json

import pytest

from spades.cli.serve import _greet
from spades.errors import SpadesError
from spades.i18n import Texts
from spades.server.settings import read_settings
from tests.cli.playing import here
from tests.server.hall import Hall


@pytest.fixture
def hall(home):
    with Hall(home) as hall:
        yield hall


def refusal(*arguments):
    with pytest.raises(SpadesError) as refused:
        here(*arguments)
    return refused.value.code


def test_the_link_is_printed_and_how_to_sit_down(hall):
    said = here("open", hall.url, "--lang", "id").stdout
    (table,) = hall.service.hub.tables
    assert f"{hall.url}/t/{table}" in said
    assert f"spades play --join {hall.url}/t/{table}" in said


def test_the_plan_is_what_was_asked_for(hall):
    told = json.loads(
        here(
            *("open", hall.url, "--json", "--game", "two-player", "--rules", "target_score=300"),
            *("--seats", "person, simple", "--option", "turn_seconds=45", "--option", "pace=0.5"),
            *("--option", "listed=true", "--rules", "max_hands=null"),
        ).stdout
    )
    assert (told["format"], told["version"] > 0) == ("spades-open", True)
    plan = hall.service.hub.tables[told["table"]].table.plan
    assert (plan.rules.seats, plan.rules.target_score) == (2, 300)
    assert plan.kinds == ("person", "simple")
    options = plan.options
    assert (options.turn_seconds, options.pace, options.listed) == (45, 0.5, True)
    assert plan.rules.max_hands is None
    for word in ("null", "none"):
        told = json.loads(
            here("open", hall.url, "--json", "--option", f"turn_seconds={word}").stdout
        )
        options = hall.service.hub.tables[told["table"]].table.plan.options
        assert options.turn_seconds is None


def test_a_host_is_told_where_tables_are_kept_and_which_are_damaged(hall, home, capsys):
    found = {**hall.service.found, "broken": "abc"}
    _greet(Texts("en"), read_settings({}, {}, home), hall.url, None, found)
    told = capsys.readouterr().out.splitlines()
    assert f"Where tables are kept: {home / 'tables.sqlite'}" in told
    assert any("abc" in line for line in told)
    assert len(told) == 5


def test_a_full_table_is_told_before_the_name_is_asked(hall, monkeypatch):
    table = hall.open(seats=["person", "simple", "simple", "simple"])
    asked: list[object] = []
    monkeypatch.setattr("spades.cli.join._name", lambda *given: asked.append(given))
    hall.sit(table)
    assert refusal("play", "--join", f"{hall.url}/t/{table}") == "seat.none_free"
    assert refusal("play", "--join", f"{hall.url}/t/any") == "join.no_table"
    assert not asked


def test_what_the_server_refuses_is_told(hall):
    assert refusal("open", hall.url, "--seats", "simple,simple,simple,simple") == "table.no_person"
    assert refusal("open", hall.url, "--seats", "person") == "table.seats"
    assert refusal("open", hall.url, "--option", "turn_seconds=1") == "table.bad_option"
    assert refusal("open", hall.url, "--option", "turn_seconds") == "option.pair"
    twice = ("--option", "pace=1", "--option", "pace=2")
    assert refusal("open", hall.url, *twice) == "option.twice"
    assert not hall.service.hub.tables


def test_where_there_is_no_server_it_is_said(hall):
    assert refusal("open", "http://127.0.0.1:1") == "join.no_server"
    assert refusal("open", "ftp://127.0.0.1") == "join.address"
    assert refusal("open", "nosuch:abc") == "join.address"
    assert refusal("play", "--join", "any", "--server", "nosuch:abc") == "join.address"
    assert refusal("play", "--join", "nosuch:abc/t/any") == "join.link"
    assert refusal("play", "--join", hall.url) == "join.server"
    assert refusal("play", "--join", f"{hall.url}/t/any", "--seat", "7") == "play.seat"
