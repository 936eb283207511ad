"""What the screen says of its own keys and state: in each language, at 80 columns and 24 lines."""

import shutil

import pytest

from spades.i18n import LANGUAGES
from spades.rules import PRESETS, Rules
from spades.tui.app import TooSmall
from spades.tui.screens.dialogs import Confirm, Page, QuitDialog
from spades.tui.screens.pages import KEYS
from spades.tui.screens.saved import SavedScreen
from spades.tui.screens.start import StartScreen
from spades.tui.widgets.form import Form
from tests.tui.app_driver import LARGE, Sitting, sitting

pytestmark = pytest.mark.slow


def _words(here: Sitting) -> str:
    """All that can be read, on one line, without the frames."""
    return " ".join(here.text.replace("│", " ").split())


async def _to_field(here: Sitting, key: str) -> None:
    while here.app.screen.query_one(Form).field.key != key:
        await here.press("down")


# --- leaving


@pytest.mark.parametrize("language", LANGUAGES)
async def test_quitting_says_whether_the_match_is_saved(language, tmp_path):
    for folder, key in ((None, "dialog-quit-unsaved"), (tmp_path / "matches", "dialog-quit")):
        async with sitting(language=language, folder=folder) as here:
            await here.press("q")
            assert here.desk.texts.say(key) in _words(here)
            await here.press("n", "?")
            unsaved = here.desk.texts.say("keys-quit-unsaved")
            assert (unsaved in _words(here)) == (folder is None)


@pytest.mark.parametrize("key", ["q", "Q", "escape", "ctrl+c"])
@pytest.mark.parametrize("ask", [False, True])
async def test_a_terminal_too_small_can_be_left(key, ask):
    async with sitting(ask=ask, size=(60, 20)) as here:
        assert isinstance(here.app.screen, TooSmall)
        assert "press Q to leave" in _words(here)
        await here.pilot.press(key)
        await here.pilot.pause()
        assert here.app.return_value == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_ctrl_c_asks_in_a_match_and_the_second_leaves(language, tmp_path):
    async with sitting(language=language, folder=tmp_path / "matches") as here:
        for over in ((), ("?",), ("o",), ("c",)):  # also over what lies on the table
            await here.press(*over, "ctrl+c")
            assert isinstance(here.app.screen, QuitDialog)
            assert here.desk.texts.say("dialog-quit") in _words(here)
            await here.press("n")
            assert not isinstance(here.app.screen, QuitDialog)
            if over:
                await here.press("escape")
        await here.press("ctrl+c", "ctrl+c")
        assert here.app.return_value == 0


async def test_ctrl_c_leaves_where_nothing_is_lost():
    async with sitting(ask=True) as here:
        await here.press("ctrl+c")
        assert here.app.return_value == 0
    async with sitting() as here:
        await here.press("c", "y", "ctrl+c")
        assert here.app.return_value == 0


# --- hints


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_queen_begun_says_how_to_quit(language):
    async with sitting(seed="queen", language=language) as here:
        await here.follow(until="play")
        while not any(card.rank == 10 for card in here.table._cards()):
            await here.press("h", "enter")
        hint = here.desk.texts.say("keys-quit-hint")
        assert hint not in here.text
        await here.press("q")
        assert f"Q_  {hint}" in here.text
        await here.press("enter")
        assert isinstance(here.app.screen, QuitDialog)
        await here.press("n", "?")
        assert here.desk.texts.say("keys-quit-asked") in here.text


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_help_is_whole_and_no_key_stands_twice_without_its_time(language):
    async with sitting(language=language) as here:
        await here.press("?")
        shown = here.text
        say = here.desk.texts.say
        for _, word, when in KEYS:
            known = say("keys-quit-unsaved" if word == "keys-quit" else word)
            assert (say("keys-when", key=known, when=when) if when else known) in shown
        assert say("ui-more") not in shown
    times: dict[str, list[str]] = {}
    for key, _, when in KEYS:
        times.setdefault(key, []).append(when)
    assert all(all(whens) for whens in times.values() if len(whens) > 1)


@pytest.mark.parametrize("ascii_only", [False, True])
async def test_a_page_that_goes_on_says_so_without_colour(ascii_only):
    down, up = "v^" if ascii_only else "▼▲"
    async with sitting(ascii=ascii_only) as here:
        await here.press("i")
        assert f"{down} more" in _words(here)
        await here.press("down")
        assert f"{up} {down} more" in _words(here)
        await here.press(*["pagedown"] * 20)
        assert f"{up} more" in _words(here)
        assert f"{down} more" not in _words(here)
        await here.pilot.resize_terminal(100, 400)
        await here.settle()
        assert not {f"{up} more", f"{down} more"} & {
            line.strip("│| ") for line in here.text.split("\n")
        }


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_start_screen_has_help_and_q_leaves_but_not_a_name(language):
    async with sitting(ask=True, language=language) as here:
        say = here.desk.texts.say
        foot = here.text.split("\n")[-1]
        assert f"? {say('ui-help')}" in foot
        assert f"Q {say('ui-quit')}" in foot
        await here.press("?")
        assert isinstance(here.app.screen, Page)
        assert say("keys-title") in here.text
        await here.press("escape")
        await _to_field(here, "name")
        await here.press("q", "?")
        assert isinstance(here.app.screen, StartScreen)
        assert here.desk.settings.name == "Dewiq?"
        await _to_field(here, "start")
        await here.press("q")
        assert here.app.return_value == 0


@pytest.mark.parametrize("language", LANGUAGES)
async def test_saved_matches_differ_and_their_keys_stay_in_sight(language, tmp_path):
    folder = tmp_path / "matches"
    async with sitting(seed="saved", folder=folder) as here:
        await here.press("l", "4", "enter")
        path = here.stage.match.path
    assert path is not None
    async with sitting(ask=True, folder=folder, language=language) as here:
        await _to_field(here, "saved")
        await here.press("enter")
        game = here.desk.texts.say("game-name", game="partnership")
        assert any(game in line for line in here.text.split("\n") if "0 : 0" in line)
    for number in range(30):
        shutil.copy2(path, folder / f"{path.stem[:-4]}{number:04}.spades")
    async with sitting(ask=True, folder=folder, language=language) as here:
        await _to_field(here, "saved")
        await here.press("enter")
        assert isinstance(here.app.screen, SavedScreen)
        say, shown = here.desk.texts.say, _words(here)
        for key, word in (("Enter", "resume"), ("E", "export"), ("D", "delete")):
            assert f"{key} {say('saved-' + word)}" in shown
        assert say("ui-more") in shown
        assert say("status-hand-number", hand=1) in shown
        rows = [field.label for field in here.app.screen.query_one(Form)._fields]
        assert len(set(rows)) == len(rows) == 31


# --- the table


@pytest.mark.parametrize("game", PRESETS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("hands", [None, 1, 20])
async def test_head_and_foot_of_the_table_are_whole(language, game, hands):
    rules = Rules(game=game, max_hands=hands)
    async with sitting(rules, language=language, seed="queen") as here:
        say = here.desk.texts.say
        for until in ("look", "play"):
            if game == "partnership" or until == "play":
                await here.follow(until=until)
            lines = here.text.split("\n")
            assert "…" not in lines[0]
            assert say("status-target", target=500) in lines[0]
            assert hands is None or say("status-max-hands", hands=hands) in lines[0]
            assert until != "play" or say("status-spades-not-broken") in lines[0]
            for key, word in (("?", "ui-help"), ("L", "table-last-trick"), ("Q", "ui-quit")):
                assert f"{key} {say(word)}" in lines[-1]


async def test_what_was_said_while_others_played_goes_when_the_turn_begins(monkeypatch):
    async with sitting(seed="typed") as here:
        await here.follow(until="play")
        monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 30.0})
        await here.press_unsettled("enter", "h")
        await here.breathe()
        said = here.desk.texts.say("suggestion-none")
        assert not here.table.driver.ready
        assert said in here.text
        monkeypatch.setattr("spades.tui.driver.SPEEDS", {"off": 0.0})
        await here.press("space")
        assert here.table.driver.ready
        assert said not in here.text
        await here.press("h")  # what is said in turn stays
        assert here.table._notice is not None
        await here.press("u", "u", "u", "u")
        assert here.table._notice is not None  # nothing more to take back


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_end_of_a_match_shows_the_plot_the_last_hand_and_all_keys(language):
    async with sitting(Rules(max_hands=1), seed="fits", language=language) as here:
        await here.follow()
        say, shown = here.desk.texts.say, _words(here)
        assert say("ui-more") not in shown
        assert "●" in here.text
        result = here.stage.results[0]
        for side, name in ((0, "side-us"), (1, "side-them")):
            side = here.stage.seat % 2 ^ side
            total = say(
                "line-total",
                side=say(name),
                amount=result.points[side],
                score=result.scores[side],
                bags=result.bag_counts[side],
            )
            assert total in shown
        words = {"N": "menu-play", "B": "ui-back", "S": "sheet-title", "U": "table-undo"}
        for key, word in (words | {"Q": "ui-quit"}).items():
            assert f"{key} {say(word)}" in shown
        await here.pilot.resize_terminal(*LARGE)
        await here.settle()
        assert not isinstance(here.app.screen, Confirm)
        assert "●" in here.text
