"""Texts: values as their names call for, errors told, and nothing silently in English."""

from __future__ import annotations

import subprocess
import sys

import pytest

from spades.cards import Card
from spades.errors import (
    IllegalAction,
    JournalError,
    NotationError,
    PlayerError,
    RecordError,
    RulesError,
    SpadesError,
    UsageError,
)
from spades.i18n import LANGUAGES, Texts


def test_a_message_is_filled_in():
    assert Texts("en").say("event-card-led", you=False, name="Dewi", card="AS") == "Dewi leads A♠."
    assert Texts("id").say("event-card-played", you=True, name="", card="TD") == (
        "Kamu memainkan 10♦."
    )


def test_a_missing_message_and_a_missing_value_are_errors():
    texts = Texts("vi")
    with pytest.raises(KeyError):
        texts.say("no-such-message")
    with pytest.raises(KeyError, match="name"):
        texts.say("event-thinking")
    assert not texts.has("no-such-message")
    assert texts.has("event-thinking")


def test_the_first_message_asked_for_may_be_any():
    for language in LANGUAGES:
        for key in ("ui-yes", "howto-partnership-nil", "suit-name", "error-card-unreadable"):
            assert Texts(language).say(key, suit="S", text="x")


@pytest.mark.parametrize("card", ["AS", Card.parse("AS")], ids=["text", "card"])
def test_cards_are_shown_as_signs_or_as_in_records(card):
    assert Texts("en").card(card) == "A♠"
    assert Texts("en", ascii=True).card(card) == "AS"
    assert Texts("en").say("reason-keep-card", card=card).startswith("Keep A♠:")


def test_several_cards_a_hidden_one_and_a_ten():
    texts = Texts("en")
    assert texts.cards(["TD", "2C", "??"]) == "10♦ 2♣ ??"
    assert Texts("en", ascii=True).cards(["TD", "2C"], ", ") == "TD, 2C"
    assert texts.say("status-hand", cards=["TD", Card.parse("2C")]) == "Your hand: 10♦, 2♣"
    assert texts.say("status-hand", cards="TD 2C") == "Your hand: 10♦ 2♣"


@pytest.mark.parametrize(
    ("language", "name"),
    [
        ("en", "queen of spades"),
        ("id", "Ratu sekop"),
        ("vi", "đầm bích"),
        ("fil", "reyna ng espada"),
        ("jv", "Ratu sekop"),
    ],
)
def test_a_card_in_words(language, name):
    assert Texts(language).card_name("QS") == name
    assert Texts(language).card_name(Card.parse("9S")).startswith("9 ")


def test_bids():
    texts = Texts("jv")
    assert [texts.bid(bid) for bid in (0, "nil", 14, "double-nil", 4, "4")] == [
        "Nil", "Nil", "Double Nil", "Double Nil", "4", "4",
    ]  # fmt: skip
    assert Texts("en").say("event-bid-made", you=False, name="Jo", bid=0) == "Jo bids Nil."
    assert Texts("en").say("event-bid-made", you=False, name="Jo", bid="7") == "Jo bids 7."


def test_amounts_have_a_sign_and_scores_a_proper_minus():
    line = {"side": "Us", "amount": -60, "score": -1200, "bags": 3}
    assert Texts("en").say("line-total", **line) == "Us: −60 this hand, now −1200, bags: 3"
    assert Texts("en", ascii=True).say("line-total", **line) == (
        "Us: -60 this hand, now -1200, bags: 3"
    )
    assert [Texts("en").signed(number) for number in (5, 0, -5)] == ["+5", "0", "−5"]


def test_rules_in_words():
    texts = Texts("en")
    assert texts.rule_name("target_score") == "Points to win"
    assert texts.rule_value("target_score", 500) == "500"
    assert texts.rule_value("losing_score", None) == "none"
    assert texts.rule_value("double_nil", "behind") == "only when behind"
    assert texts.rule_value("exchange_order", "bidder_first") == "bidder first"


def test_every_field_of_the_rules_has_a_name_a_help_and_its_values():
    from spades.rules.ruleset import CHOICES, FIELDS

    for language in LANGUAGES:
        texts = Texts(language)
        for field in FIELDS:
            assert texts.rule_name(field)
            assert texts.say(f"rule-{field.replace('_', '-')}-help").endswith(".")
            for value in CHOICES.get(field, ()):
                assert texts.rule_value(field, value) != value or language == "en"


def test_an_error_is_told_with_its_cards_shown():
    refused = IllegalAction("card.must_follow", card="AS", legal=["TD", "2D"])
    assert Texts("en").error(refused).endswith("Play one of these: 10♦, 2♦.")
    assert Texts("en", ascii=True).error(refused).endswith("Play one of these: TD, 2D.")
    for language in LANGUAGES:
        told = Texts(language).error(refused)
        assert "A♠" in told
        assert "10♦, 2♦" in told


def test_an_error_quotes_what_was_written_as_it_was_written():
    assert "“AS KS”" in Texts("en").error(NotationError("card.unreadable", text="AS KS"))


def test_an_error_takes_more_facts_and_shows_a_dash_for_a_missing_one():
    early = IllegalAction("turn.other_seat", seat=1, turn=None)
    assert Texts("en").error(early, turn=2).endswith("Wait for seat 2 first.")
    assert Texts("en").error(early, seat="Ann", turn="Bo") == (
        "It is not the turn of Ann. Wait for Bo first."
    )
    assert Texts("en").error(early).endswith("Wait for – first.")
    with pytest.raises(KeyError):
        Texts("en").error(SpadesError("no.such_code"))


def test_an_error_leaves_none_out_of_its_lists():
    unknown = UsageError("language.unknown", language="xx", known=("en", None, "id"))
    assert Texts("en").error(unknown).endswith("Choose one of these: en, id.")


def test_an_unknown_language_is_refused():
    with pytest.raises(UsageError) as caught:
        Texts("tlh")
    assert caught.value.code == "language.unknown"


def test_importing_costs_no_fluent():
    program = "import sys, spades.i18n; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_a_sentence_is_parsed_when_it_is_first_said():
    texts = Texts("en")
    texts.say("ui-yes")
    assert texts._catalogue.bundle.has_message("ui-yes")
    assert not texts._catalogue.bundle.has_message("ui-no")


def test_an_error_leaves_out_what_a_program_did_not_say():
    late = PlayerError("engine.late", player="exec:x", seconds=5.0, text=None)
    told = Texts("en").error(late)
    assert "The last" not in told
    assert "–" not in told
    said = PlayerError("engine.late", player="exec:x", seconds=5.0, text="hm")
    assert "The last it said: “hm”. It may" in Texts("en").error(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_absent_facts_leave_no_trace(language):
    for code in ("engine.late", "engine.exited", "engine.no_answer"):
        told = Texts(language).error(PlayerError(code, player="p", seconds=5, status=1, text=None))
        assert "“" not in told
        assert "  " not in told
    told = Texts(language).error(RecordError("file.not_json", path="a.json", line=None))
    assert "(" not in told


def test_numbers_of_an_error_are_written_as_they_are_typed():
    wrong = RulesError("rules.bad_value", field="target_score", value=99999, want="50…10000")
    assert "99999" in Texts("en").error(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_that_is_a_code_is_told_as_its_sentence(language):
    texts = Texts(language)
    for reason, facts in (("log.no_start", {}), ("log.gap", {"version": 3, "want": 2})):
        broken = JournalError("journal.replay", path="x", reason=reason, **facts)
        told = texts.error(broken)
        assert reason not in told
        assert texts.error(SpadesError(reason, **facts)) in told


def test_one_trick_is_one():
    assert "about one trick." in Texts("en").say("reason-bid-count", tricks=1)
    assert "about 2 tricks." in Texts("en").say("reason-bid-count", tricks=2)
