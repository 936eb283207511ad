"""SECURITY.md holds together: each requirement has its place, each test that it names is there."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "SECURITY.md").read_text(encoding="utf-8")

LAST = {
    1: "1.1.2 1.2.9 1.3.11 1.4.3 1.5.2",
    2: "2.1.3 2.2.3 2.3.4 2.4.1",
    3: "3.2.2 3.3.4 3.4.6 3.5.5 3.7.2",
    4: "4.1.3 4.2.1 4.3.2 4.4.4",
    5: "5.1.1 5.2.3 5.3.2 5.4.3",
    6: "6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4",
    7: "7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2",
    8: "8.1.2 8.2.3 8.3.1 8.4.1",
    9: "9.1.3 9.2.4",
    10: "10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3",
    11: "11.1.2 11.2.3 11.3.3 11.4.4 11.5.1 11.6.1",
    12: "12.1.3 12.2.2 12.3.4",
    13: "13.1.1 13.2.5 13.3.2 13.4.5",
    14: "14.1.2 14.2.4 14.3.3",
    15: "15.1.3 15.2.3 15.3.7",
    16: "16.1.1 16.2.5 16.3.4 16.4.3 16.5.3",
    17: "17.1.1 17.2.4 17.3.2",
}
"""The last requirement of level 1 or 2 of each section of version 5.0.0; level 3 comes after."""

ROW = re.compile(r"^\| (\d+\.\d+\.\d+) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)
TEST = re.compile(r"`(tests/[a-z_/]+\.py)::(test_\w+)`")
COMMAND = re.compile(r"`python (bench/\w+\.py)([^`]*)`")

WRITTEN = {
    "6.1.1": ("Seats and tokens", "five wrong tries"),
    "6.1.3": ("Seats and tokens", "two ways to a seat"),
    "7.1.1": ("Seats and tokens", "no other limit to a session"),
    "7.1.2": ("Seats and tokens", "one connection at a time"),
    "8.1.1": ("Who may do what", "a seat's token"),
    "8.1.2": ("Who may do what", "Which fields"),
    "11.1.1": ("Keys and chance", "Each secret belongs to one table"),
    "11.1.2": ("Keys and chance", "HMAC-SHA256"),
    "13.1.1": ("What it talks to", "to its database"),
    "14.1.1": ("What is secret, and how it is kept", "the dealer's"),
    "14.1.2": ("What is secret, and how it is kept", "how it is kept"),
    "15.1.1": ("Dependencies", "within seven days"),
    "15.1.3": ("What costs much", "a deadline"),
    "16.1.1": ("What is logged", "standard error"),
}
"""Requirements that ask for a text: where it is, and what it must not lose."""


def all_requirements():
    for lasts in LAST.values():
        for last in lasts.split():
            chapter, section, most = last.split(".")
            yield from (f"{chapter}.{section}.{number}" for number in range(1, int(most) + 1))


def chapters():
    """The text of each chapter, by its number."""
    parts = re.split(r"^### V(\d+) .*$", PAGE, flags=re.MULTILINE)[1:]
    return {int(number): text for number, text in zip(parts[::2], parts[1::2], strict=True)}


def section(title):
    found = re.search(rf"^## {re.escape(title)}\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)
    assert found is not None, f"no section {title}"
    return found[1]


def without_test(text):
    """The requirements that a chapter names outside its table; ranges are written out."""
    prose = ROW.sub("", text)
    prose = TEST.sub("", prose)
    for match in re.finditer(r"(\d+\.\d+)\.(\d+)(?:–(\d+\.\d+)\.(\d+))?", prose):
        first, number, same, last = match.groups()
        assert same in (None, first), match[0]
        for one in range(int(number), int(last or number) + 1):
            yield f"{first}.{one}"


@cache
def functions(file):
    """The names of all functions of a test file."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    return {
        node.name
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def test_there_are_as_many_as_in_the_standard():
    assert len(list(all_requirements())) == 70 + 183, "of level 1 and of level 2"


def test_every_requirement_has_one_place():
    placed = [number for number, _, _ in ROW.findall(PAGE)]
    for text in chapters().values():
        placed += without_test(text)
    assert sorted(placed) == sorted(all_requirements())


def test_requirements_stand_in_their_chapter_and_order():
    for chapter, text in chapters().items():
        rows = [tuple(map(int, number.split("."))) for number, _, _ in ROW.findall(text)]
        assert rows == sorted(rows)
        assert {row[0] for row in rows} <= {chapter}
        assert {int(number.split(".")[0]) for number in without_test(text)} <= {chapter}


@pytest.mark.parametrize(("number", "what", "held_by"), ROW.findall(PAGE), ids=lambda value: value)
def test_a_requirement_is_held_by_tests_that_there_are(number, what, held_by):
    assert what.strip()
    assert TEST.findall(held_by), "no test is named"


def test_every_test_that_is_named_is_there():
    missing = [
        f"{file}::{name}"
        for file, name in TEST.findall(PAGE)
        if not (ROOT / file).exists() or name not in functions(file)
    ]
    assert missing == []


def test_every_bench_that_is_named_is_there_and_takes_its_options():
    commands = COMMAND.findall(section("Figures"))
    assert len(commands) > 8
    for file, options in commands:
        source = (ROOT / file).read_text(encoding="utf-8")
        for option in re.findall(r"--[a-z-]+", options):
            assert f'"{option}"' in source, f"{file} has no {option}"


@pytest.mark.parametrize("number", WRITTEN)
def test_what_has_to_be_written_down_is_there(number):
    title, words = WRITTEN[number]
    assert words in " ".join(section(title).split())


def test_links_lead_to_what_there_is():
    for file, anchor in re.findall(r"\]\(([^)#]*)(?:#([^)]*))?\)", PAGE):
        page = PAGE if not file else (ROOT / file).read_text(encoding="utf-8")
        titles = re.findall(r"^#+ (.*)$", page, re.MULTILINE)
        anchors = {re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in titles}
        assert not anchor or anchor in anchors, f"{file}#{anchor}"
