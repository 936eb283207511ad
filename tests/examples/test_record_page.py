"""docs/record.md: its examples are read, replayed and refused as it says; it names every key."""

import doctest
import json
import re
from pathlib import Path

import pytest

from spades.cli.common import error_json
from spades.errors import RecordError
from spades.game import record as records
from spades.game import sheet as sheets
from spades.game.actions import parse_action
from spades.game.record import read_record, record_json, replay
from spades.game.report import replay_json, standing_json
from spades.game.sheet import score_sheet

PAGE = Path(__file__).resolve().parents[2] / "docs" / "record.md"
TEXT = PAGE.read_text(encoding="utf-8")


def block(name: str):
    found = re.search(rf"<!-- {name} -->\n```json\n(.*?)```", TEXT, re.DOTALL)
    assert found, name
    return json.loads(found[1])


def test_the_record_of_the_page_replays_as_it_says():
    given = block("record")
    record = read_record(given)
    assert read_record(record_json(record)) == record
    assert replay_json(replay(record)) == block("replay")


def test_the_sheet_of_the_page_is_scored_as_it_says():
    scored = score_sheet(block("sheet"))
    assert standing_json(scored.state, scored.results) == block("scored")


def test_the_refusal_of_the_page_is_the_one_that_the_record_gets():
    given = block("record")
    actions = given["hands"][0]["actions"]
    refused = block("refused")
    actions[refused["error"]["action"]] = "1 play 2S"
    with pytest.raises(RecordError) as error:
        replay(read_record(given))
    assert error_json(error.value) == refused


def test_the_examples_of_the_page_run():
    assert doctest.testfile(str(PAGE), module_relative=False).failed == 0


def test_the_page_names_every_key_and_every_verb():
    keys = records._KEYS | records._HAND_KEYS | sheets._KEYS
    replayed = block("replay").keys() | block("scored")["hands"][0].keys() | {"cards"}
    for name in keys | replayed | {"by", "side", "scores", "bags"}:
        assert f"`{name}`" in TEXT, name
    for verb in ("look", "decline", "keep", "refuse", "exchange"):
        assert f"`{verb}`" in TEXT
        assert str(parse_action(f"0 {verb}")) == f"0 {verb}"
    for start in ("`bid N`", "`pass C C C`", "`play C`"):
        assert start in TEXT
