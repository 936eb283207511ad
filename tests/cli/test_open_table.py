"""``spades open``: a table on a server, and its link."""

import json

import pytest

from spades.errors import SpadesError
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
            *("--option", "listed=true"),
        ).stdout
    )
    assert (told["format"], told["version"] > 0) == ("spades-open", True)
    plan = hall.service.hub.tables[told["table"]].table.plan
    assert (plan.rules.seats, plan.rules.target_score) == (2, 300)
    assert plan.kinds == ("person", "simple")
    options = plan.options
    assert (options.turn_seconds, options.pace, options.listed) == (45, 0.5, True)


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
    assert refusal("open", "ftp://127.0.0.1") == "join.link"
    assert refusal("play", "--join", hall.url) == "join.server"
    assert refusal("play", "--join", f"{hall.url}/t/any", "--seat", "7") == "play.seat"
