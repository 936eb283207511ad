"""docs/table.md: it has every option with its default and range, every verb, phrase and answer."""

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from spades.players import PLAYERS
from spades.table import PERSON, Options, Plan
from spades.table.asks import GRAMMAR, REASONS
from spades.table.options import CHOICES, RANGES, SWITCHES
from spades.table.seating import NAME_LENGTH
from spades.table.talk import PHRASES
from spades.table.timing import UNBEGUN_SECONDS

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "table.md").read_text(encoding="utf-8")


def rows(title: str) -> list[list[str]]:
    """The rows of the first table under a heading, cell by cell."""
    section = TEXT.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[1:]]


def said(value: Any) -> str:
    """A default as the page writes it."""
    if value is None or isinstance(value, bool):
        return "null" if value is None else str(value).lower()
    return f"`{value}`" if isinstance(value, str) else f"{value:.0f}"


def test_the_plan_of_the_page_is_read():
    found = re.search(r"<!-- plan -->\n```json\n(.*?)```", TEXT, re.DOTALL)
    assert found
    told = json.loads(found[1])
    assert Plan.from_json(told).to_json() == told
    for name in told:
        assert f"- `{name}`:" in TEXT
    for kind in (PERSON, *PLAYERS):
        assert f"`{kind}`" in TEXT


def test_every_option_is_there_with_its_default_and_nothing_else():
    told = {row[0].strip("`"): row[1] for row in rows("Options")}
    assert list(told) == [field.name for field in fields(Options)]
    for field in fields(Options):
        assert told[field.name] == said(field.default), field.name


@pytest.mark.parametrize("row", rows("Options"), ids=lambda row: row[0])
def test_what_an_option_may_be_is_as_the_page_says(row):
    name, may_be = row[0].strip("`"), row[2]
    if name in SWITCHES:
        assert may_be == "true, false"
    elif name in CHOICES:
        assert re.findall("`(.*?)`", may_be) == list(CHOICES[name])
    elif name in RANGES:
        assert tuple(map(int, re.findall("[0-9]+", may_be))) == RANGES[name]
        assert ("null" in may_be) == (name == "turn_seconds")


def test_every_verb_is_there_and_nothing_else():
    assert sorted(row[0].strip("`") for row in rows("What can be asked")) == sorted(GRAMMAR)


def test_every_phrase_and_every_reason_is_there():
    for start, known in (("Phrases", PHRASES), ("Reasons", REASONS)):
        line = re.search(rf"^{start}: (.*?)\.", TEXT, re.DOTALL | re.MULTILINE)
        assert line
        assert re.findall("`(.*?)`", line[1]) == list(known)


def test_the_numbers_in_the_prose_are_those_of_the_code():
    assert NAME_LENGTH == 24
    assert "1\nto 24 characters" in TEXT
    assert UNBEGUN_SECONDS == 15 * 60
    assert "a quarter of an hour" in TEXT
