"""The five catalogues hold the same messages, whole, in five languages."""

from __future__ import annotations

import itertools
import re

import pytest
from fluent.syntax import ast

from spades.i18n import HOWTO_SECTIONS, LANGUAGES, Texts, howto
from spades.i18n.catalogue import catalogue_files, cut
from tests.i18n.catalogue_reader import Entry, entries, junk, resources

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = {"errors.ftl", "game.ftl", "howto.ftl", "reasons.ftl", "table.ftl", "terms.ftl", "ui.ftl"}
PLURAL_CLASSES = {"zero", "one", "two", "few", "many"}

# A value for each variable: one that shows up unchanged, or that the variable's name calls for.
SAMPLES: dict[str, object] = {
    "card": "AS",
    "cards": ["AS", "TD"],
    "legal": ["7H", "2C"],
    "discarded": "9C",
}


def fillings(entry: Entry):
    """Values for a message: each number from 0 to 20 in each variable, and each word asked for."""
    names = sorted(entry.variables)
    # "other" is no value: as one, Python takes it for the plural class of 0, and browsers do not.
    words = {
        name: [word for word in entry.values(name) if not word.isdigit() and word != "other"]
        for name in names
    }
    for number in range(21):
        yield {name: words[name][number % len(words[name])] if words[name] else number
               for name in names}  # fmt: skip
        yield dict.fromkeys(names, number)
    yield {name: SAMPLES.get(name, f"<{name}>") for name in names}
    each: list[list[object]] = [[*words[name]] or [SAMPLES.get(name, 7)] for name in names]
    for choice in itertools.product(*each):
        yield dict(zip(names, choice, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_parses_whole(language):
    assert set(catalogue_files(language)) == FILES
    assert junk(language) == []
    for file, resource in resources(language).items():
        kinds = {type(node) for node in resource.body}
        assert ast.Message in kinds, file
        assert ast.Term not in kinds, f"{file}: a message must stand alone"


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_stand_alone_so_that_one_can_be_parsed_without_the_others(language):
    for entry in entries(language).values():
        assert entry.references == [], entry.key
        assert entry.node.attributes == [], entry.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_cutting_finds_what_parsing_finds(language):
    for file, source in catalogue_files(language).items():
        parsed = {key for key, entry in entries(language).items() if entry.file == file}
        assert cut(source).keys() == parsed, file


@pytest.mark.parametrize("language", OTHERS)
def test_each_language_has_the_keys_of_english_in_the_same_files(language):
    english = {key: entry.file for key, entry in entries("en").items()}
    assert {key: entry.file for key, entry in entries(language).items()} == english


@pytest.mark.parametrize("language", OTHERS)
def test_each_message_has_the_variables_of_the_english_one(language):
    for key, english in entries("en").items():
        assert entries(language)[key].variables == english.variables, key


@pytest.mark.parametrize("language", OTHERS)
def test_selectors_on_words_know_the_same_words(language):
    for key, english in entries("en").items():
        for variable in english.variables:
            words = {word for word in english.values(variable) if not word.isdigit()}
            other = {w for w in entries(language)[key].values(variable) if not w.isdigit()}
            assert other - {"other"} == words - {"other"}, f"{key} ${variable}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selector_on_numbers_has_exact_numbers_and_other_and_no_plural_class(language):
    # Python and browsers disagree on Vietnamese plural classes, and Filipino's "one" has 2 and 3.
    for entry in entries(language).values():
        for selector in entry.selectors:
            assert not PLURAL_CLASSES & set(selector.keys), entry.key
            if selector.variable != "seat" and any(key.isdigit() for key in selector.keys):
                assert selector.default == "other", entry.key


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_every_number_and_word(language):
    texts = Texts(language)
    for key, entry in entries(language).items():
        for values in fillings(entry):
            text = texts.say(key, **values)
            assert text.strip() == text, key
            assert text, key
            assert "{" not in text, key
            assert "\u2068" not in text, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_variable_that_is_not_a_selector_is_shown(language):
    texts = Texts(language)
    for key, entry in entries(language).items():
        plain = {name for name in entry.variables if not entry.values(name)}
        values = {name: f"<{name}>" if name in plain else None for name in entry.variables}
        shown = set()
        words = {name: entry.values(name) for name in entry.variables - plain}
        for choice in itertools.product(*words.values()):
            chosen = dict(zip(words, choice, strict=True))
            text = texts.say(key, **{**values, **chosen})
            shown |= {name for name in plain if f"<{name}>" in text}
        assert shown == plain, key


@pytest.mark.parametrize("language", OTHERS)
def test_no_long_text_was_left_in_english(language):
    same = [
        key
        for key, english in entries("en").items()
        if len(english.prose) > 25 and entries(language)[key].prose == english.prose
    ]
    # Nil and Double Nil are the players' own words in every language.
    assert set(same) <= {"bid-text"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_phrases_of_one_selector_are_confused(language):
    """Each answer, bid, suit, rank, seat, phase and value has a name of its own."""
    texts = Texts(language)
    for key, variable, values in [
        ("suit-name", "suit", "CDHS"),
        ("rank-name", "rank", "23456789TJQKA"),
        ("seat-name", "seat", range(4)),
        ("bid-text", "bid", range(15)),
        ("bid-short", "bid", range(15)),
        ("game-name", "game", ("partnership", "two-player")),
        ("phase-name", "phase", ("deal", "draw", "bidding", "exchange", "play", "over")),
        ("rule-value-game", "value", ("partnership", "two-player")),
        ("rule-value-double-nil", "value", ("always", "behind", "never")),
        ("rule-value-exchange-order", "value", ("bidder_first", "simultaneous")),
        ("rule-value-discard-view", "value", ("hidden", "private", "open")),
        ("speed-name", "speed", ("slow", "normal", "fast", "instant")),
    ]:
        names = [texts.say(key, **{variable: value}) for value in values]
        assert len(set(names)) == len(names), key
    assert texts.say("ui-yes")[0].lower() != texts.say("ui-no")[0].lower()


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_and_errors_are_in_alphabetical_order_and_one_line_each(language):
    for file, prefix in [("errors.ftl", "error-"), ("reasons.ftl", "reason-")]:
        keys = [key for key, entry in entries(language).items() if entry.file == file]
        assert keys == sorted(keys)
        assert all(key.startswith(prefix) for key in keys)
        for key in keys:
            values = {name: SAMPLES.get(name, 1) for name in entries(language)[key].variables}
            assert "\n" not in Texts(language).say(key, **values)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOWTO_SECTIONS)
def test_how_to_play_has_a_title_and_a_text_for_each_section(language, game):
    texts = Texts(language)
    sections = howto(texts, game)
    assert len(sections) == len(HOWTO_SECTIONS[game])
    for title, body in sections:
        assert 0 < len(title) < 40
        assert "\n" not in title
        assert len(body) > 100
        assert not re.search(r"\n[ \t]|[ \t]\n|\n\n\n", body)


@pytest.mark.parametrize("language", OTHERS)
def test_how_to_play_tells_the_same_numbers_in_every_language(language):
    def numbers(of: str, key: str) -> list[str]:
        return sorted(re.findall(r"\d+", entries(of)[key].text))

    for key in entries("en"):
        if key.startswith("howto-"):
            ours, english = numbers(language, key), numbers("en", key)
            assert set(ours) - {"2", "3", "4"} >= set(english) - {"1", "2", "3", "4"}, key


def test_how_to_play_uses_no_key_twice_and_leaves_none_out():
    used = {"howto-title", *(f"howto-{game}-title" for game in HOWTO_SECTIONS)}
    for game, sections in HOWTO_SECTIONS.items():
        used |= {f"howto-{section}-title" for section in sections}
        used |= {f"howto-{game}-{section}" for section in sections}
    assert {key for key in entries("en") if key.startswith("howto-")} == used


def test_the_examples_of_how_to_play_are_right():
    """Every sum in every language's explanation adds up."""
    for language in LANGUAGES:
        sums = 0
        for game in HOWTO_SECTIONS:
            text = Texts(language).say(f"howto-{game}-scoring").replace("−", "-")
            for left, right in re.findall(r"((?:-?\d+ [-+] )+\d+) = (-?\d+)", text):
                total = sum(int(term.replace(" ", "")) for term in re.findall(r"-?\s?\d+", left))
                assert total == int(right), (language, left)
                sums += 1
        assert sums == 6, language


def test_english_in_ascii_is_ascii():
    texts = Texts("en", ascii=True)
    for key, entry in entries("en").items():
        for values in fillings(entry):
            assert texts.say(key, **values).isascii(), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_files_end_their_lines_like_the_rest_of_the_project(language):
    for file, source in catalogue_files(language).items():
        assert source.endswith("\n"), file
        assert "\r" not in source, file
        assert "\t" not in source, file
        assert not re.search(r" \n", source), file
        assert source.startswith("### "), f"{file}: a comment says what the file is"
        assert "  " not in re.sub(r"(?m)^ +|^#.*$", "", source), file
        assert not re.search("[\u0300-\u036f]", source), f"{file}: letters and marks in one"
