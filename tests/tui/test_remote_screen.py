"""The screen at a table on a real server, by keys alone: matches, cuts, votes, who is there."""

import asyncio
import re
from contextlib import asynccontextmanager
from typing import Any

import pytest

from spades.errors import SpadesError
from spades.i18n import Texts
from spades.table import asks
from spades.tui.canvas import Canvas
from spades.tui.desk import Desk
from spades.tui.live_app import LiveApp, play_remote
from spades.tui.remote.join import join, watch
from spades.tui.remote.notes import load_note
from spades.tui.screens.dialogs import Confirm, Page
from spades.tui.screens.gathering import GatheringScreen
from spades.tui.screens.livetable import LiveTableScreen
from spades.tui.screens.menu import MenuScreen
from spades.tui.screens.roommenu import reason_menu
from spades.tui.widgets.choices import Choices
from spades.tui.widgets.felt import Felt
from spades.tui.widgets.panel import Log
from tests.server.hall import Hall
from tests.tui.app_driver import SMALL, Sitting, settings_for
from tests.tui.at_table import BACKOFF, Sitter, auto, cut, table

pytestmark = pytest.mark.slow
EN = Texts("en")
PLAIN = {"max_hands": 1, "double_nil": "never"}
TURNS = 6000
"""Turns of the loop after which something that was waited for has failed."""


@pytest.fixture(scope="module")
def hall(tmp_path_factory):
    with Hall(tmp_path_factory.mktemp("hall")) as hall:
        yield hall


class Guest(Sitting):
    """One person at the screen of a table where others act by themselves."""

    async def settle(self) -> None:
        await self.pilot.pause(0)

    async def until(self, found, why="it never came about"):
        """Let the screen work until something is so."""
        for _ in range(TURNS):
            if found():
                return
            await self.pilot.pause(0.005)
        raise AssertionError(f"{why}:\n{self.text}")

    async def until_read(self, text):
        """Until something can be read on the screen, line breaks or not."""
        await self.until(lambda: text in self.flat, f"never read: {text}")

    async def until_told(self, text):
        """Until the log beside the table has it as its last sentences."""

        def told():
            log = self.table.query_one(Log)
            return text in " ".join(self.stage.told(self.desk.texts, log.size.height))

        await self.until(lambda: self.on_table and told(), f"never told: {text}")

    @property
    def flat(self):
        """The screen as one line, borders left out; then what stands in a box that lies over it."""
        lines, boxed, edges = self.text.splitlines(), [], None
        for line in lines:
            if edges is None and "╭" in line:
                edges = line.index("╭"), line.index("╮") if "╮" in line else len(line)
            elif edges is not None and line[edges[0] : edges[0] + 1] == "│":
                boxed.append(line[edges[0] : edges[1]])
        whole = " ".join([*lines, *boxed])
        return " ".join("".join(c if c not in "│╭╮╰╯─" else " " for c in whole).split())

    async def turn(self):
        """Until the player is asked for something in the game."""
        await self.until(lambda: self.on_table and self.table.driver.ready, "never asked")

    @property
    def on_table(self):
        return isinstance(self.app.screen, LiveTableScreen)

    def asks(self):
        """Whether there is something to read or to do."""
        return isinstance(self.app.screen, Page) or (self.on_table and self.table.driver.ready)

    async def read_on(self):
        """Close one page after the other, to that of the end of the match."""
        while True:
            await self.until(lambda: isinstance(self.app.screen, Page), "no page")
            screen = self.app.screen
            if isinstance(screen, Page) and "q" in screen._keys:
                return
            await self.press_unsettled("enter")

    async def follow(self, most=400, until=None):
        """Play by the suggestions to the end, or until a kind of question comes."""
        for _ in range(most):
            await self.until(self.asks, "it stands")
            screen = self.app.screen
            if isinstance(screen, Page):
                if "q" in screen._keys:
                    await self.until_read("Match over")
                    return
                await self.press("enter")
            elif until is not None and self.table.ask.kind == until:
                return
            else:
                await self.press("h")
                await self.until(lambda: not any(w.group == "hint" and w.is_running
                                                 for w in self.app.workers))  # fmt: skip
                await self.press("enter")
        raise AssertionError(f"the match did not come to an end:\n{self.text}")


@asynccontextmanager
async def at(link, folder, name="Dewi", size=SMALL, **changes):
    """The app at a server's table; ``folder`` None: to look on."""
    match = watch(link) if folder is None else await asyncio.to_thread(join, link, folder, name)
    match._wire._backoff = BACKOFF
    settings = settings_for(name=name, **changes)
    desk = Desk(settings, Texts(settings.language or "en", settings.ascii), folder, guard=0)
    app = LiveApp(desk, match)
    async with app.run_test(size=size) as pilot:
        yield Guest(pilot)
    await asyncio.to_thread(match.leave)


@asynccontextmanager
async def beside(link, folder, name="Budi"):
    """Somebody else at the table, who plays by the suggestions, and what a test asks of them."""
    match: Any = await asyncio.to_thread(join, link, folder, name)

    async def play():
        while match.lost is None:
            match.advance_all()
            if match.begun and match.waits_for is not None:
                match.act(match.suggestion(match.seat).action)
            await asyncio.sleep(0.005)

    playing = asyncio.create_task(play())
    try:
        yield match
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
        await asyncio.to_thread(match.leave)


@pytest.mark.parametrize("seats", ["pcpc", "pp"])
async def test_a_match_is_played_to_its_end_and_its_shuffle_is_proven(hall, tmp_path, seats):
    link = table(hall, seats)
    async with at(link, tmp_path / "d") as here:
        assert isinstance(here.app.screen, GatheringScreen)
        await here.until_read(str(link))
        await here.until_read("Waiting for 1 more person.")
        budi = Sitter(link, tmp_path / "b", auto(), "Budi")
        await here.follow()
        await here.until_read("all as promised before the match. Your own share was in it.")
        assert here.stage.view.ended_by == "rules"
        assert len(here.stage.results) == 1
        assert load_note(tmp_path / "d", link) is None
        await here.press("s")
        assert "Score sheet" in here.text
        await here.press("escape", "q")
        await here.until(lambda: here.app.return_code is not None)
    assert await asyncio.to_thread(budi.done) == 0


async def test_a_cut_in_the_middle_of_a_trick_loses_nothing_not_even_half_a_card(hall, tmp_path):
    link = table(hall, "pccc", rules=PLAIN)
    async with at(link, tmp_path) as here:
        await here.follow(until="play")
        await here.turn()
        view, rank = here.stage.view, here.table._cards()[0].rank
        key = "23456789tjqka"[rank]
        await here.press(key)
        here.app.live._wire._backoff = (0.7,)
        cut(here.app.live)
        await here.until_read("The connection is lost. Trying again in")
        assert f"{key.upper()}_" in here.text
        assert here.stage.view == view
        await here.until(lambda: here.app.live.online)
        await here.until_told("You are at the table.")
        assert "The connection is lost. Trying" not in here.flat
        assert f"{key.upper()}_" in here.text
        await here.press("escape")
        await here.follow()
        await here.until_read("all as promised")


async def test_a_proposal_is_a_question_with_yes_and_no(hall, tmp_path):
    link = table(hall, "pccp", rules=PLAIN)
    async with at(link, tmp_path / "d") as here, beside(link, tmp_path / "b") as budi:
        await here.turn()
        budi.act(asks.ProposeRedeal(budi.seat))
        await here.until(lambda: here.table.ask.kind == "vote")
        await here.until_read("Budi would like to throw this hand away and deal anew.")
        assert re.search(r"Do you agree\? +0:[23]\d", here.text), "the time that is left"
        hand = here.stage.view.hand
        await here.press("y")
        await here.until(lambda: here.stage.view.hand not in (None, hand))
        await here.until_told("All agree.")
        await here.turn()
        budi.act(asks.ProposeRedeal(budi.seat))
        await here.until(lambda: here.table.ask.kind == "vote")
        await here.press("n")
        await here.until_told("You do not agree. The match goes on.")
        await asyncio.to_thread(budi.leave)
        await here.until_told("Budi has gone.")
        await here.until_read("away 0:0")


async def test_ones_own_proposal_waits_for_the_others(hall, tmp_path):
    link = table(hall, "pccp", rules=PLAIN)
    async with at(link, tmp_path / "d") as here, beside(link, tmp_path / "b") as budi:
        await here.follow(until="play")
        await here.press("m")
        assert isinstance(here.app.screen, MenuScreen)
        assert "Budi" in here.text
        await here.press("down", "down", "enter")
        await here.until_read("The others still have to answer. 0:")
        assert not here.table.driver.ready
        await here.until(lambda: budi.asked)
        budi.act(asks.Answer(budi.seat, False))
        await here.until_told("Budi does not agree.")
        await here.turn()


async def test_phrases_are_said_and_heard(hall, tmp_path):
    link = table(hall, "pccp", rules=PLAIN)
    async with at(link, tmp_path / "d") as here:
        await here.press("enter", "down", "enter")
        await here.until_read("Dewi: Good luck.")
        async with beside(link, tmp_path / "b") as budi:
            await here.turn()
            await here.press("p", "enter")
            await here.until_told("Dewi: Hello, everybody.")
            budi.act(asks.Talk(budi.seat, "thanks"))
            await here.until_told("Budi: Thank you.")


async def test_a_computer_that_took_over_gives_the_seat_back(hall, tmp_path):
    link = table(hall, "pccp", rules=PLAIN, options={"turn_seconds": 5, "pace": 10})
    async with at(link, tmp_path / "d") as here, beside(link, tmp_path / "b"):
        await here.until(lambda: here.on_table)
        await here.until(lambda: here.table.ask.kind == "back")
        await here.until_read("A computer plays for you.")
        await here.until_read("computer sits in")
        await here.press("b")
        await here.until_told("You play again yourself.")


async def test_leaving_asks_first_and_says_what_follows(hall, tmp_path):
    link = table(hall, "pccp", rules=PLAIN)
    async with at(link, tmp_path / "d") as here:
        await here.press("q")
        assert isinstance(here.app.screen, Confirm)
        await here.until_read("your seat will be free for others")
        await here.press("n")
        async with beside(link, tmp_path / "b"):
            await here.turn()
            await here.press("q")
            await here.until_read("After 10 s a computer sits in until you are back.")
            await here.press("y")
            await here.until(lambda: here.app.return_code is not None)
    assert here.app.return_value == 0
    assert load_note(tmp_path / "d", link) is not None
    async with at(link, tmp_path / "d") as here:
        assert here.on_table
        assert here.stage.seat == 0


async def test_whoever_looks_on_sees_open_cards_and_is_asked_nothing(hall, tmp_path):
    link = table(hall, "pccc", rules=PLAIN)
    async with at(link, None) as here:
        dewi = Sitter(link, tmp_path, auto(), "Dewi")
        await here.until(lambda: here.on_table)
        await here.press("u", "c", "p", "h", "4", "enter")
        await here.read_on()
        await here.until_read("The match goes to")
        assert here.stage.view.hand is None
        assert len(here.stage.results) == 1
    assert await asyncio.to_thread(dewi.done) == 0


async def test_one_page_tells_of_the_hand_that_is_over_and_shows_its_last_trick(hall, tmp_path):
    link = table(hall, "pccc", rules={**PLAIN, "max_hands": 3})
    async with at(link, None) as here:
        dewi = Sitter(link, tmp_path, auto(), "Dewi")
        for hand in (1, 2):
            await here.until_read(EN.say("event-hand-scored", hand=hand))
            assert EN.say("status-last-trick-none") not in here.text
            assert [type(one) for one in here.app.screen_stack].count(Page) == 1
        await here.until_read("Match over")
        assert [type(one) for one in here.app.screen_stack].count(Page) == 1
    assert await asyncio.to_thread(dewi.done) == 0


async def test_the_page_of_a_hand_closes_when_the_player_is_asked_for_something(hall, tmp_path):
    link = table(hall, "pccp", rules={**PLAIN, "max_hands": 2})
    async with (
        at(link, tmp_path / "d", look_at_once=True) as here,
        beside(link, tmp_path / "b"),
    ):
        await here.until(lambda: here.on_table)
        while not here.stage.results:
            await here.until(lambda: here.stage.results or here.table.driver.ready)
            if here.table.driver.ready:
                await here.press_unsettled("h")
                await here.until(lambda: here.table._notice is not None)
                await here.press_unsettled("enter")
        await here.turn()
        assert not any(isinstance(one, Page) for one in here.app.screen_stack)
        await here.until_told("this hand, now")
        here.desk.guard = 60
        await here.press("3", "enter")
        assert here.table.query_one(Choices).cursor is None, "they were meant for the page"
        here.desk.guard = 0
        await here.press("3", "enter")
        await here.until(lambda: here.stage.view.bids[here.stage.seat] == 3)


async def test_a_screen_that_is_far_behind_the_table_catches_up(hall, tmp_path):
    """At this speed a hand takes minutes to show; it is over at once."""
    link = table(hall, "pccc", rules=PLAIN)
    async with at(link, None, speed="slow") as here:
        dewi = Sitter(link, tmp_path, auto(), "Dewi")
        await here.until_read("The match goes to")
        assert any("leads" in told for told in here.stage.told(here.desk.texts, 99))
        await here.read_on()
        await here.settle()
    assert await asyncio.to_thread(dewi.done) == 0


async def test_keys_that_do_nothing_are_not_offered_or_say_why(hall, tmp_path):
    link = table(hall, "pccp", rules=PLAIN)
    async with at(link, None) as looking, at(link, tmp_path / "d") as here:
        for one in (looking, here):
            await one.press("?")
            assert "how to play" in one.text
            await one.press("escape", "f1")
            assert "How to play" in one.text
            await one.press("escape")
        async with beside(link, tmp_path / "b"):
            await looking.until(lambda: looking.on_table and "Score sheet" in looking.text)
            foot = looking.text.splitlines()[-1]
            assert "Suggestion" not in foot
            await looking.press_unsettled("?")
            await looking.until_read("leave the table")
            for word in ("keys-bid", "keys-talk", "keys-suggestion", "keys-propose-undo"):
                assert EN.say(word) not in looking.text
            await here.turn()
            await here.press("b")
            await here.until_read(EN.say("join-not-sat-in"))
            await here.press("?")
            assert "bid (N: Nil)" in here.text


async def test_who_is_sent_away_is_told_and_the_screen_ends(hall, tmp_path):
    link = table(hall, "pccp")
    host: Any = await asyncio.to_thread(join, link, tmp_path / "h", "Ani")
    async with at(link, tmp_path / "d") as here:
        await here.until(lambda: here.on_table)
        host.act(asks.Kick(host.seat, here.stage.seat, "slow"))
        await here.until_read("The host has sent you away. Reason: playing too slowly.")
        assert here.table.ask.kind == "wait", "there is no seat to take back"
        await here.press("enter")
        await here.until(lambda: here.app.return_code is not None)
        assert here.app.return_value == 2, "the exit code of the command"
    await asyncio.to_thread(host.leave)


@pytest.mark.parametrize("how", ["sent away", "taken over", "left"])
async def test_the_last_words_are_said_when_the_screen_has_gone(
    hall, tmp_path, monkeypatch, capsys, how
):
    link = table(hall, "pppp")
    host: Any = await asyncio.to_thread(join, link, tmp_path / "h", "Ani")
    match: Any = await asyncio.to_thread(join, link, tmp_path / "d", "Dewi")
    if how == "sent away":
        host.act(asks.Kick(host.seat, match.seat, "rude"))
    other = how == "taken over" and await asyncio.to_thread(
        join, link, tmp_path / "d", "Dewi", None, True
    )
    code = 0 if how == "left" else 2

    def run(app):
        while code and app.live.lost is None:
            app.live.advance()
        return code

    monkeypatch.setattr(LiveApp, "run", run)
    given = (match, settings_for(), Texts("en"), tmp_path, settings_for())
    if code:
        with pytest.raises(SpadesError) as ended:
            await asyncio.to_thread(play_remote, *given)
        assert ended.value.code == ("seat.elsewhere" if other else "join.seat_freed")
    else:
        assert await asyncio.to_thread(play_remote, *given) == 0
    last = {
        "sent away": "",
        "taken over": f"{link} --take-over",
        "left": "Your seat is free again.",
    }
    assert capsys.readouterr().out.strip().endswith(last[how])
    for one in filter(None, (host, other)):
        await asyncio.to_thread(one.leave)


async def test_the_rest_is_claimed_with_its_worth_shown_first(hall, tmp_path):
    for number in range(12):
        link = table(hall, "pccc", rules=PLAIN)
        async with at(link, tmp_path / str(number)) as here:
            while not isinstance(here.app.screen, Page):
                await here.follow(until="play", most=40)
                if isinstance(here.app.screen, Page):
                    break
                await here.turn()
                if "whatever happens" in here.flat:
                    await here.press("r")
                    assert isinstance(here.app.screen, Confirm)
                    await here.until_read("Claim the rest of the hand?")
                    await here.until_read("contract")
                    await here.press("y")
                    await here.follow()
                    await here.until_read("all as promised")
                    return
                await here.press("h")
                await here.until(lambda: here.table._notice is not None)
                await here.press("enter")
                await here.until(lambda: not here.on_table or not here.table.driver.ready
                                 or here.table.ask.kind == "play")  # fmt: skip
    raise AssertionError("nothing was ever claimed")


@pytest.mark.parametrize("language", ["id", "vi", "fil", "jv"])
async def test_everything_fits_the_smallest_screen_in_every_language(hall, tmp_path, language):
    link = table(hall, "pccp", rules=PLAIN)
    async with (
        at(link, tmp_path / "d", language=language) as here,
        beside(link, tmp_path / "b"),
    ):
        await here.turn()
        await here.press("m")
        for field in here.app.screen._fields:
            assert field.label in here.text, field
        await here.press("escape", "?", "escape", "q")
        assert reason_menu(here.desk, here.app.live, 3)._title[0].isupper()
        palette, canvas = here.desk.palette, Canvas(36, 1)
        known = [("Bid 4", palette.ink), ("away 0:42", palette.wrong)]
        faint = [("deals", palette.faint), ("computer sits in", palette.faint)]
        here.table.query_one(Felt)._put_line(canvas, 0, [known[0], faint[0], known[1], faint[1]])
        assert canvas.text().plain.split(" · ") == ["     Bid 4", "deals", "away 0:42      "]
        say = here.desk.texts.say
        assert say("dialog-leave-computer", seconds=10)[:30] in here.flat
        await here.press("n")
