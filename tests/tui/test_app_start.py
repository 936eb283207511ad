"""Before a match: what is chosen is played and remembered; saved matches are at hand."""

import json

import pytest

from spades.game.record import read_record
from spades.i18n import LANGUAGES
from spades.rules import Rules
from spades.store.journal import saved_matches
from spades.table import PERSON
from spades.tui.screens.dialogs import Confirm, Page
from spades.tui.screens.options import RulesScreen
from spades.tui.screens.saved import SavedScreen
from spades.tui.screens.start import StartScreen, opponent_places
from spades.tui.screens.table import TableScreen
from spades.tui.settings import load_settings
from spades.tui.widgets.form import Form
from tests.tui.app_driver import Sitting, sitting


async def _go_to(here: Sitting, key: str) -> None:
    """Move the form's cursor to a field."""
    form = here.app.screen.query_one(Form)
    for _ in form._fields:
        if form.field.key == key:
            return
        await here.press("down")
    raise AssertionError(f"no field {key}:\n{here.text}")


async def test_enter_starts_the_match_that_is_shown(tmp_path):
    async with sitting(ask=True, folder=tmp_path / "matches") as here:
        assert isinstance(here.app.screen, StartScreen)
        await here.press("enter")
        assert here.table.ask.kind == "look"
        match = here.stage.match
        assert match.rules == Rules()
        assert match.path is not None
        assert match.names[here.stage.seat] == "Dewi"


@pytest.mark.slow
async def test_what_is_chosen_is_played_and_remembered(tmp_path):
    async with sitting(ask=True, folder=tmp_path / "matches") as here:
        await _go_to(here, "game")
        await here.press("right")
        await _go_to(here, "rules")
        await here.press("enter")
        await here.press("right")
        assert isinstance(here.app.screen, RulesScreen)
        chosen = here.app.screen.rules.target_score
        assert str(chosen) in here.text
        await here.press("escape")
        await _go_to(here, "opponent 0")
        await here.press("right")
        await _go_to(here, "name")
        await here.press(*["backspace"] * 4, "N", "i", "space", "L", "u", "h")
        await _go_to(here, "start")
        await here.press("enter")
        match = here.stage.match
        assert match.rules.game == "two-player"
        assert match.rules.target_score == chosen != 500
        assert match.names[here.stage.seat] == "Ni Luh"
        kinds = tuple(kind for kind in match.header.kinds if kind != PERSON)
    settings, wrong = load_settings(tmp_path)
    assert wrong is None
    assert settings.game == "two-player"
    assert settings.name == "Ni Luh"
    assert settings.opponents_for("two-player") == kinds
    assert settings.rules_for("two-player").target_score == chosen


async def test_the_language_of_the_start_screen_changes_at_once():
    async with sitting(ask=True) as here:
        await _go_to(here, "language")
        for language in (*LANGUAGES[1:], "en"):
            await here.press("right")
            assert here.desk.texts.language == language
            assert here.desk.texts.say("menu-start") in here.text


async def test_each_opponent_is_chosen_for_a_seat(tmp_path):
    async with sitting(ask=True, folder=tmp_path / "matches") as here:
        at, key = opponent_places("partnership")[1]
        assert key == "seat-partner"
        before = here.desk.settings.opponents_for("partnership")
        await _go_to(here, f"opponent {at}")
        await here.press("right")
        await _go_to(here, "start")
        await here.press("enter")
        seat = here.stage.seat
        kinds = here.stage.match.header.kinds
        assert kinds[(seat + 2) % 4] != before[at]
        assert kinds[(seat + 1) % 4] == kinds[(seat + 3) % 4] == before[0]


async def test_a_saved_match_is_gone_on_with(tmp_path):
    folder = tmp_path / "matches"
    async with sitting(seed="saved", folder=folder) as here:
        await here.press("l", "4", "enter")
        left = here.view
    async with sitting(ask=True, folder=folder) as here:
        await _go_to(here, "saved")
        await here.press("enter")
        assert isinstance(here.app.screen, SavedScreen)
        assert "unfinished" in here.text
        assert "Dewi" in here.text
        await here.press("enter")
        assert here.view == left


async def test_a_saved_match_is_exported_and_deleted(tmp_path):
    folder = tmp_path / "matches"
    async with sitting(seed="saved", folder=folder) as here:
        await here.press("l", "c", "y")
    async with sitting(ask=True, folder=folder) as here:
        await _go_to(here, "saved")
        await here.press("enter")
        assert "finished" in here.text
        await here.press("enter")
        assert isinstance(here.app.screen, SavedScreen)
        await here.press("e")
        (path,) = (tmp_path / "records").glob("*.json")
        assert "records" in here.text
        record = read_record(json.loads(path.read_text(encoding="utf-8")))
        assert record.players is not None
        assert "Dewi" in record.players
        await here.press("d")
        assert isinstance(here.app.screen, Confirm)
        await here.press("enter")
        assert list(saved_matches(folder))
        await here.press("d", "y")
        assert not list(saved_matches(folder))
        await here.press("escape")
        assert isinstance(here.app.screen, StartScreen)
        assert "Saved matches" not in here.text


async def test_a_damaged_match_is_listed_and_harms_nobody(tmp_path):
    folder = tmp_path / "matches"
    folder.mkdir()
    (folder / "2001-01-01-000000-broken.spades").write_text("nothing of the kind\n")
    async with sitting(ask=True, folder=folder) as here:
        await _go_to(here, "saved")
        await here.press("enter")
        assert "damaged" in here.text
        await here.press("enter", "e", "escape", "escape")
        assert here.app.return_value == 0 or isinstance(here.app.screen, StartScreen)


async def test_how_to_play_is_read_before_a_match():
    async with sitting(ask=True) as here:
        await here.press("f1")
        assert isinstance(here.app.screen, Page)
        assert "How to play" in here.text
        before = here.text
        await here.press("pagedown")
        assert here.text != before
        await here.press("escape")
        assert isinstance(here.app.screen, StartScreen)


async def test_a_click_on_the_form_changes_a_field():
    async with sitting(ask=True) as here:
        form = here.app.screen.query_one(Form)
        row = form._rows()[[field.key for field in form._fields].index("autoplay")]
        await here.pilot.click(Form, offset=(4, row))
        await here.settle()
        assert form.field.key == "autoplay"
        await here.pilot.pause(0.6)
        await here.pilot.click(Form, offset=(4, row))
        await here.settle()
        assert here.desk.settings.autoplay


async def test_another_match_begins_after_one_is_over():
    async with sitting(Rules(max_hands=1, target_score=10_000), seed="again") as here:
        first = here.stage.match
        await here.press("c", "y", "n")
        assert isinstance(here.app.screen, TableScreen)
        assert here.stage.match is not first
        assert here.stage.match.rules == first.rules
