"""A table where people meet has its words: what happens, what can be said, what can be chosen."""

import re

import pytest

from spades.i18n import LANGUAGES, Texts
from spades.table.asks import REASONS
from spades.table.events import TABLE_EVENTS
from spades.table.options import OPTIONS, SPECTATORS, WHEN_LEFT
from spades.table.talk import PHRASES
from tests.i18n.catalogue_reader import entries


def dashed(name: str) -> str:
    """``SeatTaken`` and ``good_luck`` as keys have them."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", name).lower().replace("_", "-")


def event_key(kind: type) -> str:
    return "table-" + dashed(kind.__name__).removeprefix("table-")


EVENTS = {event_key(kind) for kind in TABLE_EVENTS}
TALK = {f"talk-{dashed(phrase)}" for phrase in PHRASES}
KICKS = {f"kick-{reason}" for reason in REASONS}
CHOICES = {f"option-{dashed(name)}{end}" for name in OPTIONS for end in ("", "-help")}
VALUES = {"option-no-limit", "option-value-when-left", "option-value-spectators"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_phrase_reason_and_option_has_its_words_and_nothing_else_has(language):
    told = {key for key, entry in entries(language).items() if entry.file == "table.ftl"}
    assert told == EVENTS | TALK | KICKS | CHOICES | VALUES


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_doing_it_was_is_told_apart(language):
    """You and somebody else are told in different sentences, and who it was is named."""
    texts = Texts(language)
    for key in EVENTS:
        entry = entries(language)[key]
        if "you" not in entry.variables:
            continue
        values = {name: (entry.values(name) or ("7",))[0] for name in entry.variables}
        if key == "table-proposal-closed":
            values["how"] = "declined"
        mine = texts.say(key, **{**values, "name": "Ayu", "you": True})
        theirs = texts.say(key, **{**values, "name": "Ayu", "you": False})
        assert "Ayu" in theirs, key
        assert "Ayu" not in mine, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_is_sent_away_reads_why(language):
    texts = Texts(language)
    for you in (True, False):
        told = {
            texts.say("table-seat-freed", why="kicked", reason=reason, name="Ayu", you=you)
            for reason in REASONS
        }
        assert len(told) == len(REASONS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_choices_are_confused(language):
    texts = Texts(language)
    for keys in (TALK, KICKS, {f"option-{dashed(name)}" for name in OPTIONS}):
        assert len({texts.say(key) for key in keys}) == len(keys)
    for key, values in (("when-left", WHEN_LEFT), ("spectators", SPECTATORS)):
        told = {texts.say(f"option-value-{key}", value=value) for value in values}
        assert len(told) == len(values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_picked_from_a_menu_is_short(language):
    texts = Texts(language)
    for key in TALK | KICKS | {f"option-{dashed(name)}" for name in OPTIONS}:
        assert len(texts.say(key)) <= 32, key
