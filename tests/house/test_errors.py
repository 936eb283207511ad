"""Every error code of the source is documented, and said in every language; and no other is."""

import ast
import re
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest

from spades import errors
from spades.errors import SpadesError
from spades.i18n import LANGUAGES, Texts

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "src" / "spades"
PAGE = ROOT / "docs" / "errors.md"

CODE = re.compile(r"[a-z][a-z_]*\.[a-z][a-z_]*")
ROW = re.compile(
    r"^\| `([a-z_]+\.[a-z_]+)` \| ([^|]+) \| ([^|]*) \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE
)
NO_CODES = {
    "app.tcss",
    "http.response",
    "opening.id",
    "settings.json",
    "spades.errors",
    "spades.log",
    "tables.sqlite",
    "uvicorn.access",
    "websocket.disconnect",
    "websocket.receive",
    "websocket.send",
}
"""Texts of the source that look like a code: names of files, loggers and columns."""
ACTIONS = {"app.interrupt", "app.quit"}
"""What keys do on the screen."""

KINDS = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, SpadesError)
}


@cache
def codes_of_the_source() -> dict[str, set[str]]:
    """Every code with the files that have it."""
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            text = node.value if isinstance(node, ast.Constant) else None
            if isinstance(text, str) and CODE.fullmatch(text) and text not in NO_CODES | ACTIONS:
                found[text].add(path.name)
    return dict(found)


@cache
def raised_with() -> dict[str, set[str]]:
    """The facts that each code is raised with, where the call names it and its facts."""
    facts: dict[str, set[str]] = defaultdict(set)
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
                code = node.args[0].value
                if isinstance(code, str) and code in codes_of_the_source():
                    facts[code] |= {word.arg for word in node.keywords if word.arg}
    return dict(facts)


@cache
def rows() -> dict[str, tuple[str, str, str, str]]:
    """The rows of the page: code → class, facts, meaning, remedy."""
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert len({row[0] for row in found}) == len(found), "a code is there twice"
    return {row[0]: row[1:] for row in found}


def key(code):
    return "error-" + code.replace(".", "-").replace("_", "-")


def test_the_source_is_read():
    assert len(codes_of_the_source()) > 90
    assert codes_of_the_source()["card.must_follow"] == {"decide.py"}


def test_the_page_has_every_code_and_no_other():
    assert set(rows()) == set(codes_of_the_source())


def test_the_page_is_in_order():
    assert list(rows()) == sorted(rows())


@pytest.mark.parametrize("code", sorted(codes_of_the_source()))
def test_the_page_tells_the_class_and_the_facts(code):
    kind, facts, _, _ = rows()[code]
    assert set(kind.split(", ")) <= KINDS
    told = set(re.findall("`([a-z_]+)`", facts))
    assert raised_with().get(code, set()) <= told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_message(language):
    known = Texts(language).keys()
    keys = {name for name in known if name.startswith("error-")}
    assert keys == {key(code) for code in codes_of_the_source()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_use_the_facts_that_there_are(language):
    """Each message is said with the facts of the page, and leaves no gap."""
    texts = Texts(language)
    for code, (_, facts, _, _) in rows().items():
        values = dict.fromkeys(re.findall("`([a-z_]+)`", facts), "AS")
        said = texts.error(SpadesError(code, **values))
        assert "–" not in said.split(), f"{code}: {said}"
        assert "{" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_are_in_the_order_of_their_keys(language):
    catalogue = SOURCE / "i18n" / "locale" / language / "errors.ftl"
    keys = re.findall(r"^(error-[a-z0-9-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE)
    assert keys == sorted(keys)
