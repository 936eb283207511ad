"""The table: what is refused, what is shown, and what happens only once."""

import pytest

from spades.cards import ALL_CARDS, CARD, Card, cards_of
from spades.game.actions import Play
from spades.game.view import playable
from spades.i18n import LANGUAGES, Texts
from spades.rules import Rules
from spades.rules.laws import DOUBLE_NIL
from spades.tui.app import TooSmall
from spades.tui.screens.dialogs import Confirm, Page
from spades.tui.typed import CardTyping
from spades.tui.widgets.hand import HandWidget
from tests.tui.app_driver import LARGE, Sitting, sitting

pytestmark = pytest.mark.slow


async def _to_a_choice(here: Sitting) -> tuple[Card, Card]:
    """Play on until some card may be played and some may not; one of each."""
    await here.follow(until="play")
    for _ in range(13):
        legal = playable(here.view)
        others = (here.view.hand or 0) & ~legal
        if others:
            return cards_of(legal)[0], cards_of(others)[0]
        await here.press("h", "enter")
    raise AssertionError("no such turn")


async def test_an_illegal_card_is_refused_with_its_reason_and_nothing_changes():
    async with sitting(seed="refuse") as here:
        _, wrong = await _to_a_choice(here)
        before, log = here.view, here.stage.match.table.log
        await here.press(*str(wrong).lower())
        assert here.view == before
        assert here.stage.match.table.log == log
        assert f"{Texts().card(wrong)} " in here.text
        assert "follow suit" in here.text or "not broken" in here.text
        await here.press("h", "enter")
        assert here.view != before


async def test_legal_cards_stand_out_without_colour():
    async with sitting(seed="refuse") as here:
        right, wrong = await _to_a_choice(here)
        texts = here.desk.texts
        assert f"┃ {texts.card(right)}┃" in here.text or f"┃{texts.card(right)}┃" in here.text
        assert f"│ {texts.card(wrong)}│" in here.text or f"│{texts.card(wrong)}│" in here.text


async def test_a_double_click_plays_one_card():
    async with sitting(seed="twice") as here:
        right, _ = await _to_a_choice(here)
        at = here.table._cards().index(right)
        count = len(cards_of(here.view.hand or 0))
        await here.click_card(at, times=2)
        assert len(cards_of(here.view.hand or 0)) == count - 1


async def test_the_second_click_of_a_double_click_plays_nothing_on_the_next_turn():
    async with sitting(seed="twice") as here:
        right, _ = await _to_a_choice(here)
        before = here.view
        here.table.post_message(HandWidget.Picked(right, 2))
        await here.settle()
        assert here.view == before
        here.table.post_message(HandWidget.Picked(right, 1))
        await here.settle()
        assert here.view != before


async def test_two_moves_in_one_moment_are_one_also_when_the_first_wins_the_trick():
    won = 0
    async with sitting(Rules(game="two-player", max_hands=1), seed="moment") as here:
        await here.follow(until="play")
        while not isinstance(here.app.screen, Page):
            seat, hand = here.stage.seat, here.view.hand or 0
            sign = 1 if here.view.trick else -1  # lead low, answer high
            card = max(cards_of(playable(here.view)), key=lambda one: sign * one.rank)
            assert here.table.driver.act(Play(seat, card)) is None
            won += here.view.to_act == seat
            for other in cards_of(hand & ~(1 << card)):
                here.table.driver.act(Play(seat, other))
            assert here.view.hand is None or here.view.hand == hand & ~(1 << card)
            await here.settle()
    assert won


async def test_ten_quick_enters_play_one_card():
    async with sitting(seed="twice", guard=60) as here:
        here.table.driver._moved = float("-inf")
        await here.press("l")
        here.table.driver._moved = float("-inf")
        await here.press("3", "enter")
        here.table.driver._moved = float("-inf")
        await here.settle()
        count = len(cards_of(here.view.hand or 0))
        await here.press(*["enter"] * 10)
        assert len(cards_of(here.view.hand or 0)) == count - 1


async def test_keys_typed_while_others_play_go_to_the_card_and_play_none(monkeypatch):
    async with sitting(seed="typed") as here:
        await here.follow(until="play")
        monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 30.0})
        count = len(cards_of(here.view.hand or 0))
        await here.press_unsettled("enter")
        assert here.stage.behind or not here.table.driver.ready
        held = cards_of(here.view.hand or 0)
        target = held[-1]
        await here.press_unsettled(*str(target).lower(), "enter", "enter")
        assert len(cards_of(here.view.hand or 0)) == count - 1 == len(held)
        assert here.table._cursor == target
        monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 0.0})
        await here.press("space")
        assert len(cards_of(here.view.hand or 0)) == count - 1


async def test_double_nil_asks_once_more_and_shows_the_cards_then():
    async with sitting(seed="blind") as here:
        await here.press("n")
        assert isinstance(here.app.screen, Confirm)
        assert "200" in here.text
        await here.press("n")
        assert here.view.bids[here.stage.seat] is None
        assert here.view.hand is None
        await here.press("n", "y")
        assert here.view.bids[here.stage.seat] == DOUBLE_NIL
        assert here.view.hand is not None


async def test_an_exchange_takes_three_cards_and_shows_what_came():
    async with sitting(seed="blind") as here:
        await here.press("n", "y")
        assert here.table.ask.kind == "pass"
        before = here.view.hand or 0
        await here.press("space", "right", "space", "enter")
        assert here.view.hand == before
        assert here.view.passed is None
        await here.press("right", "space", "enter")
        await here.follow(until="play")
        passed, came = here.view.passed or 0, here.view.received or 0
        assert len(cards_of(passed)) == len(cards_of(came)) == 3
        assert not passed & ~before
        assert "+" in here.text


@pytest.mark.parametrize(
    "rules",
    [
        Rules(max_hands=1, exchange_order="simultaneous"),
        Rules(game="two-player", max_hands=1, discard_view="open"),
    ],
    ids=["simultaneous", "two-player"],
)
async def test_a_hand_with_a_double_nil_is_played_to_its_end(rules):
    async with sitting(rules, seed="blind") as here:
        await here.press("n", "y")
        kinds = set()
        while not isinstance(here.app.screen, Page):
            kinds.add(here.table.ask.kind)
            assert here.stage.view == here.view
            await here.press("h", "enter")
        assert kinds & {"pass", "exchange"}
        assert here.stage.match.results[0].bids[here.stage.seat] == DOUBLE_NIL


async def test_a_setting_looks_at_once():
    async with sitting(look_at_once=True) as here:
        assert here.view.looked[here.stage.seat]
        assert here.table.ask.kind == "bid"
    async with sitting(Rules(game="two-player"), look_at_once=True) as here:
        assert here.table.ask.kind == "keep"


async def test_looking_is_possible_before_ones_turn(monkeypatch):
    monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 30.0})
    settled = Sitting.settle
    monkeypatch.setattr(Sitting, "settle", Sitting.breathe)
    async with sitting(seed="demo") as here:
        await here.pilot.pause(0.1)
        seat = here.stage.seat
        assert here.table.ask.kind == "look"
        assert here.stage.behind or here.view.to_act != seat
        await here.pilot.press("l")
        await here.pilot.pause(0.1)
        monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 0.0})
        here.table.driver.hurry()
        await settled(here)
        assert here.view.looked[seat]
        assert here.table.ask.kind == "bid"


async def test_the_last_trick_comes_back_on_a_key():
    async with sitting(seed="last") as here:
        await here.follow(until="play")
        await here.press("l")
        assert "No trick has been played" in here.text
        await here.press("h", "enter")
        last = here.view.tricks[-1]
        await here.press("l")
        assert "Last trick:" in here.text
        assert all(here.desk.texts.card(card) in here.text for card in last.cards)


async def test_the_score_sheet_is_there_before_a_hand_was_scored():
    async with sitting() as here:
        await here.press("l", "s")
        assert "No hand has been scored yet." in here.text
        await here.press("s")
        assert here.table.ask.kind == "bid"


async def test_a_small_terminal_says_what_it_needs_and_loses_nothing():
    async with sitting(seed="small") as here:
        await here.press("l")
        before = here.view
        await here.pilot.resize_terminal(79, 24)
        await here.settle()
        assert isinstance(here.app.screen, TooSmall)
        assert "80×24" in here.text
        assert "79×24" in here.text
        await here.press("3", "enter", "l", "u")
        assert here.view == before
        await here.pilot.resize_terminal(80, 24)
        await here.settle()
        assert here.table.ask.kind == "bid"
        assert here.view == before
        await here.press("3", "enter")
        assert here.view.bids[here.stage.seat] == 3


async def test_a_summary_waits_under_a_small_terminal():
    async with sitting(seed="small") as here:
        await here.press("l", "c", "y")
        await here.pilot.resize_terminal(60, 20)
        await here.settle()
        assert isinstance(here.app.screen, TooSmall)
        await here.pilot.resize_terminal(*LARGE)
        await here.settle()
        assert "Match over" in here.text


async def test_the_language_changes_at_once_and_the_hand_stays():
    async with sitting(seed="language") as here:
        await here.follow(until="play")
        before = here.view
        await here.press("o")
        for language in (*LANGUAGES[1:], "en"):
            await here.press("right")
            assert here.desk.texts.language == language
            assert here.desk.texts.say("menu-settings") in here.text
        await here.press("right", "escape")
        assert here.desk.texts.say("sheet-taken") in here.text
        assert here.view == before
        assert here.stage.view == before


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_language_fits_the_smallest_terminal(language):
    async with sitting(seed="fits", language=language) as here:
        await here.press("l", "h", "enter", "h", "enter")
        lines = here.text.split("\n")
        assert len(lines) == 24
        say = here.desk.texts.say
        assert say("ui-quit") in lines[-1]
        assert say("side-them") in here.text
        assert say("sheet-taken") in here.text
        await here.press("?")
        assert say("keys-suggestion") in here.text
        await here.press("escape", "i")
        assert say("howto-aim-title") in here.text


async def test_the_neighbour_on_the_left_is_next_to_act():
    async with sitting(seed="places", size=LARGE) as here:
        await here.follow(until="play")
        stage = here.stage
        assert stage.place((stage.seat + 1) % 4) == 1
        names = stage.names(here.desk.texts)
        line = next(one for one in here.text.split("\n") if one.lstrip().startswith("West"))
        assert line.index(names[(stage.seat + 1) % 4]) < line.index(names[(stage.seat + 3) % 4])


@pytest.mark.parametrize("card", ALL_CARDS)
def test_every_card_can_be_typed(card):
    typing = CardTyping()
    found = None
    for key in str(card):
        assert typing.wants(key)
        found = typing.feed(key.lower())
    assert found == card
    assert CARD[card] is card


def test_ten_is_typed_in_three_ways():
    for keys in ("td", "10d", "0d"):
        typing = CardTyping()
        assert [typing.feed(key) for key in keys][-1] == Card.parse("TD")


async def test_a_queen_is_typed_and_q_twice_leaves():
    async with sitting(seed="queen") as here:
        await here.follow(until="play")
        while not any(card.rank == 10 for card in here.table._cards()):
            await here.press("h", "enter")
        await here.press("q")
        assert "Q_" in here.text
        await here.press("q")
        assert isinstance(here.app.screen, Confirm)
        await here.press("n")
        assert not here.table.driver.leaving
