"""Whole matches at the screen, by keys alone."""

import re

import pytest

from spades.cards import FULL_DECK, cards_of
from spades.game.record import record_json
from spades.game.state import Playing
from spades.i18n import Texts
from spades.rules import Rules
from spades.tui.screens.dialogs import Confirm, Page
from spades.tui.screens.table import TableScreen
from spades.tui.settings import Setup
from tests.tui.app_driver import LARGE, SMALL, Sitting, sitting

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "size", "ascii_only"),
    [("partnership", SMALL, False), ("two-player", LARGE, True)],
)
async def test_a_match_is_played_to_its_end_by_the_suggestions(game, size, ascii_only):
    rules = Rules(game=game, target_score=50)
    async with sitting(rules, size=size, ascii=ascii_only) as here:
        await here.follow()
        match = here.stage.match
        assert match.over
        assert len(here.stage.results) == len(match.results) > 0
        assert here.stage.view == here.view
        score = here.view.scores[here.stage.seat % 2]
        assert str(abs(score)) in here.text
        assert not ascii_only or here.text.isascii()
        await here.press("s")
        assert "Score sheet" in here.text
        assert all(str(abs(one.scores[0])) in here.text for one in match.results)
        await here.press("escape", "n")
        assert here.table.stage.match is not match
        assert not here.table.stage.match.over


async def test_every_step_shows_what_the_seat_may_know_and_no_more():
    async with sitting(Rules(target_score=50, max_hands=1), seed="secrets") as here:
        for _ in range(60):
            if isinstance(here.app.screen, Page):
                break
            _assert_no_secret(here)
            await here.press("h", "enter")


def _assert_no_secret(here: Sitting) -> None:
    """No card is on the table screen that the seat may not know."""
    view = here.view
    assert here.stage.view == view
    known = (view.hand or 0) | view.played | (view.passed or 0) | (view.received or 0)
    texts = here.desk.texts
    for card in cards_of(FULL_DECK & ~known):
        assert not re.search(rf"(?<!\d){texts.card(card)}", here.text), (card, here.text)


async def test_no_card_of_an_unlooked_hand_is_on_the_screen():
    async with sitting(seed="secrets") as here:
        assert here.table.ask.kind == "look"
        texts = here.desk.texts
        assert not any(texts.card(card) in here.text for card in cards_of(FULL_DECK))
        assert here.text.count("│░░░│") == 13
        await here.press("l")
        assert all(texts.card(card) in here.text for card in cards_of(here.view.hand or 0))


async def test_the_whole_trick_is_seen_before_the_next_and_before_the_summary(monkeypatch):
    seen: list[tuple[int, int]] = []
    draw = TableScreen.draw

    def watched(self: TableScreen) -> None:
        draw(self)
        last = self.stage.last_trick
        if last is not None and not self.stage.view.trick:
            seen.append((len(self.stage.results), len(last.cards)))

    monkeypatch.setattr(TableScreen, "draw", watched)
    monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 0.001})
    async with sitting(Rules(max_hands=1)) as here:
        await here.follow()
        assert (0, 4) in seen
        tricks = [trick for trick in seen if trick == (0, 4)]
        assert len(tricks) >= 13


async def test_undo_gives_the_decision_back():
    async with sitting(seed="undo") as here:
        await here.press("l", "h", "enter")
        before = here.view
        assert before.phase == "play"
        await here.press("h", "enter")
        assert here.view != before
        await here.press("u")
        assert here.view == before
        assert here.stage.view == before
        await here.press("u")
        assert here.table.ask.kind == "bid"
        await here.press("u")
        assert here.table.ask.kind == "bid"
        assert here.view.looked[here.stage.seat]
        assert here.table._notice is not None


async def test_a_hand_that_was_scored_can_be_taken_back():
    async with sitting(Rules(target_score=500), seed="undo") as here:
        await here.follow(until="play")
        while not isinstance(here.app.screen, Page):
            await here.press("h", "enter")
        assert len(here.stage.match.results) == 1
        await here.press("u")
        assert not here.stage.match.results
        assert isinstance(here.stage.match.table.state, Playing)
        assert here.table.ask.kind == "play"


async def test_conceding_asks_first_and_then_ends_the_match():
    async with sitting(seed="concede") as here:
        match = here.stage.match
        await here.press("l", "c")
        assert isinstance(here.app.screen, Confirm)
        await here.press("enter")
        assert not match.over
        await here.press("c", "y")
        assert here.view.ended_by == "forfeit"
        assert here.view.winner == 1 - here.stage.seat % 2
        assert "You concede the match." in here.text
        await here.press("b")
        assert "Start the match" in here.text


async def test_leaving_saves_and_going_on_finds_everything(tmp_path):
    folder = tmp_path / "matches"
    async with sitting(seed="resume", folder=folder) as here:
        await here.press("l", "h", "enter", "h", "enter", "h", "enter")
        match = here.stage.match
        left, path, record = here.view, match.path, record_json(match.record())
        await here.press("q")
        if not isinstance(here.app.screen, Confirm):  # it began a queen
            await here.press("enter")
        await here.pilot.press("enter")
        await here.pilot.pause()
        assert here.app.return_value == 0
    assert path is not None
    setup = Setup(left.rules, match.header.kinds, match.header.names, resume=path)
    async with sitting(setup=setup, folder=folder) as here:
        assert here.view == left
        assert here.stage.view == left
        assert record_json(here.stage.match.record()) == record
        for card in cards_of(left.hand or 0):
            assert Texts("en").card(card) in here.text


async def test_a_forced_card_plays_itself_when_asked_to():
    async with sitting(Rules(max_hands=1), seed="forced", autoplay=True) as here:
        await here.press("l", "h", "enter")
        while not isinstance(here.app.screen, Page):
            assert here.stage.forced is None
            await here.press("h", "enter")


async def test_after_an_undo_a_forced_card_waits():
    async with sitting(Rules(max_hands=1), seed="forced", autoplay=True) as here:
        await here.press("l", "h", "enter")
        before = here.view
        while not isinstance(here.app.screen, Page):
            before = here.view
            await here.press("h", "enter")
        await here.press("u")
        assert here.view == before
        assert here.stage.forced is None
