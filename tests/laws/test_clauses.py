"""RULES.md, the code and the tests name each other: every clause has a function and a test."""

import ast
import importlib
import re
from functools import cache
from pathlib import Path
from types import FunctionType

import pytest

from spades.rules import FIELDS, GAMES, PRESETS
from spades.rules.ruleset import CHOICES, MAY_BE_NONE, RANGES

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "RULES.md").read_text(encoding="utf-8")
SOURCE = ROOT / "src" / "spades"

CLAUSES = re.findall(r"^\*\*(\d+\.\d+)\*\* ", TEXT, re.MULTILINE)
INDEX = {
    clause: (re.findall(r"`([^`]+)`", code), re.findall(r"`([^`]+)`", tests))
    for clause, code, tests in re.findall(
        r"^\| (\d+\.\d+) \| ([^|]*) \| ([^|]*) \|$", TEXT, re.MULTILINE
    )
}


@cache
def named_in(file: str) -> frozenset[str]:
    """The tests that a file of ours holds."""
    tree = ast.parse((ROOT / "tests" / f"{file}.py").read_text(encoding="utf-8"))
    return frozenset(
        node.name
        for node in tree.body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    )


def resolved(path: str) -> object:
    """What ``laws.beats`` or ``state.Match.bidding_order`` names, in ``rules`` or ``game``."""
    module, *names = path.split(".")
    found: object = None
    for package in ("rules", "game"):
        if (SOURCE / package / f"{module}.py").exists():
            found = importlib.import_module(f"spades.{package}.{module}")
    assert found is not None, f"no module {module} in rules or game"
    for name in names:
        found = getattr(found, name)
    return found


def test_clauses_are_numbered_one_after_another():
    assert len(set(CLAUSES)) == len(CLAUSES)
    expected = []
    for chapter in dict.fromkeys(clause.split(".")[0] for clause in CLAUSES):
        count = sum(clause.split(".")[0] == chapter for clause in CLAUSES)
        expected += [f"{chapter}.{number}" for number in range(1, count + 1)]
    assert expected == CLAUSES
    chapters = re.findall(r"^## (\d+)\. ", TEXT, re.MULTILINE)
    assert chapters == [str(number) for number in range(1, len(chapters) + 1)]
    assert {clause.split(".")[0] for clause in CLAUSES} == set(chapters)


def test_every_clause_is_in_the_index_once_and_in_its_order():
    listed = re.findall(r"^\| (\d+\.\d+) \|", TEXT, re.MULTILINE)
    assert listed == CLAUSES


@pytest.mark.parametrize("clause", CLAUSES)
def test_each_clause_has_its_code_and_its_test(clause):
    code, tests = INDEX[clause]
    assert code
    assert tests
    for path in code:
        found = resolved(path)
        assert isinstance(found, (FunctionType, property)) or callable(found), path
    for name in tests:
        file, _, test = name.partition("::")
        assert test in named_in(file), name


def test_every_clause_that_the_text_or_the_code_names_is_there():
    known = {*CLAUSES, *(clause.split(".")[0] for clause in CLAUSES)}
    prose = TEXT[: TEXT.index("## 10.")]
    for one in re.findall(r"\((\d+\.\d+)\)|\bin (\d+\.\d+)\b|but for (\d+\.\d+)", prose):
        assert {number for number in one if number} <= known
    cited = 0
    for file in SOURCE.rglob("*.py"):
        for names in re.findall(
            r"RULES\.md ((?:\d+(?:\.\d+)?(?:, | and | to )?)+)", file.read_text(encoding="utf-8")
        ):
            for number in re.findall(r"\d+(?:\.\d+)?", names):
                assert number in known, (file, number)
                cited += 1
    assert cited > 20


def test_every_public_law_is_named_by_a_clause():
    named = {path for code, _ in INDEX.values() for path in code}
    for module in ("laws", "scoring"):
        for name, value in vars(importlib.import_module(f"spades.rules.{module}")).items():
            if isinstance(value, FunctionType) and value.__module__.endswith(module):
                # suit_bits says which bits a suit has: no law of the game.
                assert f"{module}.{name}" in named or name == "suit_bits"


def test_the_table_of_the_rules_object_is_the_rules_object():
    row = re.compile(r"^\| `(\w+)` \| (.*?) \| (.*?) \| (.*?) \| (.+?) \| (.+?) \|$", re.MULTILINE)
    rows = row.findall(TEXT)
    assert [row[0] for row in rows] == list(FIELDS)
    for name, *presets, may_be, meaning, clauses in rows:
        for game, written in zip(GAMES, presets, strict=True):
            value = getattr(PRESETS[game], name)
            none = "–" if name in ("exchange_order", "discard_view") else "none"
            assert written.strip("`") == (none if value is None else str(value))
        if name in RANGES:
            low, high = RANGES[name]
            expected = f"{low}…{high}".replace("-", "−")
            assert may_be == expected + (", none" if name in MAY_BE_NONE else "")
        elif name != "game":
            assert may_be == ", ".join(f"`{word}`" for word in CHOICES[name])
        assert len(meaning) > 10
        for clause in clauses.split(", "):
            assert clause in CLAUSES or clause in ("2", "9")


def test_every_choice_is_told_in_a_clause():
    for name in FIELDS:
        if name != "game":
            prose = TEXT[: TEXT.index("## 10.")]
            assert f"`{name}`" in prose, name
