"""A computer's decision is there in time and legal, whatever the player does; and tells nothing."""

import asyncio
import itertools
import statistics
import subprocess
import sys
from dataclasses import replace

import pytest
from anyio import open_process

from spades.cards import cards_of
from spades.cards.shuffle import seed_from_text
from spades.errors import PlayerError
from spades.game.actions import Exchange, Pass, Play
from spades.game.dealer import chance_for
from spades.game.decide import apply, start
from spades.game.evolve import evolve
from spades.game.state import Dealing, Exchanging, Over
from spades.game.view import is_offered, legal_texts, view_of
from spades.kernel import need
from spades.players import make_player
from spades.rules import PRESETS
from spades.server import thinking
from spades.server.thinking import LEAST, SPARE, Thinker, pause
from spades.server.thought import Answer, first_legal, judged
from tests.server.bad_players import make, unloadable

LONG = 30.0
"""Seconds that are never used up: what is waited for comes at once."""


def views(rules, hands=1, seed="thinking", player="random"):
    """What every seat sees at its turns in a seeded match."""
    seed = seed_from_text(seed)
    players = [make_player(player, f"{seat}") for seat in range(rules.seats)]
    state = evolve(None, start(rules, 0))
    while not isinstance(state, Over) and state.match.hand_number <= hands:
        if isinstance(state, Dealing) or (isinstance(state, Exchanging) and state.owed is not None):
            if isinstance(state, Dealing) and state.match.hand_number > hands:
                return
            state = apply(state, chance_for(state, seed))
            continue
        seat = state.to_act
        assert seat is not None
        view = view_of(state, seat)
        yield view
        state = apply(state, players[seat].decide(view).action)


def first_lead(rules=PRESETS["partnership"]):
    return next(view for view in views(rules, player="simple") if view.phase == "play")


class Told:
    """What was counted."""

    def __init__(self):
        self.failures = []

    def __call__(self, what, **labels):
        assert what == "player_failed"
        self.failures.append((labels["player"], labels["why"]))


@pytest.fixture
async def thinkers():
    made = []

    def build(**facts):
        told = Told()
        made.append(Thinker(facts.pop("workers", 1), told, **facts))
        return made[-1], told

    yield build
    for thinker in made:
        await thinker.close()


class Started(list):
    """The processes that were started."""

    def __init__(self):
        super().__init__()
        self.more = asyncio.Event()

    async def open(self, *args, **facts):
        self.append(args)
        self.more.set()
        return await open_process(*args, **facts)

    async def reaches(self, count):
        async with asyncio.timeout(60):
            while len(self) < count:
                self.more.clear()
                await self.more.wait()


@pytest.fixture
async def started(monkeypatch):
    found = Started()
    monkeypatch.setattr("anyio.to_process.open_process", found.open)
    return found


async def decide(thinker, kind, view, seconds=LONG, seed=b"x"):
    """The decision, which must be legal."""
    action = await thinker.decide(kind, seed, view, seconds)
    assert is_offered(view, action)
    return action


async def test_a_worker_decides_as_the_same_player_does_here(thinkers):
    need()
    thinker, told = thinkers()
    await thinker.start()
    for rules in PRESETS.values():
        plays = [view for view in views(rules) if view.phase == "play"]
        for view, seed in zip(plays[::5], itertools.cycle([b"one", b"two"]), strict=False):
            action = await decide(thinker, "montecarlo", view, seed=seed)
            assert action == make_player("montecarlo", seed).decide(view).action
    assert told.failures == []


@pytest.mark.parametrize("kind", ["random", "simple"])
@pytest.mark.parametrize("game", PRESETS)
async def test_quick_players_need_no_worker(thinkers, started, kind, game):
    thinker, told = thinkers(kinds=(kind,))
    await thinker.start()
    for view in views(PRESETS[game]):
        action = await decide(thinker, kind, view, seconds=0)
        assert action == make_player(kind, b"x").decide(view).action
    assert (told.failures, started) == ([], [])


WRONGS = {
    "dies": "crashed",
    "quits": "raised",
    "raises": "raised",
    "is rubbish": "raised",
    "speaks": "illegal",
    "cheats": "illegal",
    "passes": "illegal",
    "sits elsewhere": "other-seat",
}


async def test_what_a_player_does_wrong_is_counted_and_simple_decides(thinkers, caplog):
    thinker, told = thinkers(make=make, kinds=tuple(WRONGS))
    view = first_lead()
    for kind in WRONGS:
        assert await decide(thinker, kind, view) == make_player("simple").decide(view).action
    assert told.failures == list(WRONGS.items())
    ours = [record for record in caplog.records if record.name.startswith("spades")]
    for record, (kind, why) in zip(ours, WRONGS.items(), strict=True):
        assert record.message == "a player failed"
        assert (record.player, record.seat, record.why) == (kind, view.seat, why)
        assert "AS" not in str(vars(record))  # which one of them said


async def test_a_player_that_hangs_is_not_waited_for_and_is_ended(thinkers, monkeypatch):
    monkeypatch.setattr(thinking, "GRACE", 1.0)
    thinker, told = thinkers(make=make, kinds=("hangs", "slow"))
    view = first_lead()
    async with asyncio.timeout(30):  # it would sleep for a minute
        await decide(thinker, "hangs", view, seconds=0.1)
        assert told.failures == [("hangs", "late")]
        monkeypatch.undo()
        await decide(thinker, "slow", view)
    assert told.failures == [("hangs", "late")]


async def test_a_late_player_keeps_its_process(thinkers, started):
    thinker, told = thinkers(make=make, kinds=("slow",))
    view = first_lead()
    await decide(thinker, "slow", view)
    await decide(thinker, "slow", view, seconds=0.05)
    assert told.failures == [("slow", "late")]
    await decide(thinker, "slow", view)
    assert (told.failures, len(started)) == ([("slow", "late")], 1)


async def test_after_a_crash_another_worker_is_started_before_it_is_missed(thinkers, started):
    thinker, told = thinkers(make=make, kinds=("dies", "slow"))
    view = first_lead()
    await decide(thinker, "dies", view)
    await started.reaches(2)
    await decide(thinker, "slow", view)
    assert (told.failures, len(started)) == ([("dies", "crashed")], 2)


async def test_nobody_is_asked_what_nobody_waits_for_any_more(thinkers, tmp_path):
    thinker, told = thinkers(make=make, kinds=("notes",))
    view, file = first_lead(), tmp_path / "asked"
    seed = str(file).encode()
    await decide(thinker, "notes", view, seed=seed)
    hasty = (decide(thinker, "notes", view, 0.05, seed) for _ in range(5))
    await asyncio.gather(*hasty)
    assert told.failures == [("notes", "late")] * 5
    await decide(thinker, "notes", view, seed=seed)
    # The first, one of the five that came to a free worker, and the last.
    assert file.read_text() == "asked\n" * 3


async def test_who_stops_waiting_leaves_the_worker_to_others(thinkers):
    thinker, told = thinkers(make=make, kinds=("slow",))
    view = first_lead()
    asking = asyncio.create_task(thinker.decide("slow", b"", view, LONG))
    await asyncio.sleep(0)
    asking.cancel()
    await asyncio.wait({asking})
    assert asking.cancelled()
    await decide(thinker, "slow", view)
    assert told.failures == []


async def test_more_askers_than_workers_wait_for_their_turn(thinkers):
    thinker, told = thinkers(make=make, kinds=("slow",), workers=2)
    view = first_lead()
    await asyncio.gather(*(decide(thinker, "slow", view) for _ in range(5)))
    assert told.failures == []


async def test_closing_answers_whoever_waits(thinkers):
    thinker, told = thinkers(make=make, kinds=("hangs",))
    view = first_lead()
    asking = asyncio.create_task(decide(thinker, "hangs", view))
    await asyncio.sleep(0.01)
    await thinker.close()
    assert await asking == make_player("simple").decide(view).action
    assert told.failures == [("hangs", "stopped")]
    async with asyncio.timeout(30):  # nobody is asked any more
        await decide(thinker, "hangs", view, seconds=1000)
    assert told.failures == [("hangs", "stopped")] * 2


async def test_a_player_that_cannot_be_loaded_is_told_of_and_the_server_starts(thinkers, caplog):
    thinker, told = thinkers(make=unloadable, kinds=("gone",))
    await thinker.start()
    assert told.failures == [("gone", "raised")]
    assert caplog.records[0].error == "ImportError"
    await decide(thinker, "gone", first_lead())


@pytest.mark.parametrize(("kind", "why"), [("quits", "raised"), ("dies at once", "crashed")])
async def test_a_player_that_ends_its_process_while_it_is_loaded_ends_no_more(thinkers, kind, why):
    thinker, told = thinkers(make=make, kinds=(kind,))
    await thinker.start()
    assert told.failures == [(kind, why)]


async def test_start_begins_every_worker_and_no_more(thinkers, started):
    need()
    thinker, told = thinkers(workers=2)
    await thinker.start()
    assert len(started) == 2
    view = first_lead()
    await asyncio.gather(*(decide(thinker, "montecarlo", view) for _ in range(4)))
    assert (len(started), told.failures) == (2, [])


async def test_even_without_simple_something_legal_is_done(thinkers, monkeypatch):
    def broken(self, view):
        raise ZeroDivisionError

    monkeypatch.setattr("spades.players.simple.Simple.decide", broken)
    thinker, told = thinkers(kinds=("simple",))
    for rules in (PRESETS["partnership"], PRESETS["two-player"]):
        seen = {view.phase: view for view in views(rules)}
        for view in seen.values():
            assert await decide(thinker, "simple", view) == first_legal(view)
    assert set(told.failures) == {("simple", "raised")}


def test_in_an_exchange_the_first_legal_action_moves_as_few_cards_as_it_may():
    four = next(
        view
        for seed in range(200)
        for view in views(PRESETS["partnership"], seed=str(seed))
        if view.phase == "exchange"
    )
    action = first_legal(four)
    assert isinstance(action, Pass)
    assert action.cards == cards_of(four.hand or 0)[:3]
    two = next(
        view
        for seed in range(200)
        for view in views(PRESETS["two-player"], seed=str(seed))
        if view.phase == "exchange"
    )
    assert first_legal(two) == Exchange(two.seat or 0, ())
    for view in (four, two):
        assert is_offered(view, first_legal(view))
        twice = cards_of(view.hand or 0)[:1] * 3
        kind = Pass if view.rules.seats == 4 else Exchange
        assert not is_offered(view, kind(view.seat or 0, twice))


def test_a_seat_that_has_nothing_to_decide_is_refused():
    view = first_lead()
    with pytest.raises(PlayerError, match=r"player\.not_asked"):
        first_legal(replace(view, seat=(view.seat + 1) % 4))
    with pytest.raises(PlayerError, match=r"player\.not_asked"):
        first_legal(replace(view, seat=None))


def test_an_answer_is_judged_by_the_view():
    view = first_lead()
    for text in legal_texts(view):
        action, _ = judged(view, Answer(f"{view.seat} {text}"))
        assert isinstance(action, Play)
    other = judged(view, Answer(f"{(view.seat + 1) % 4} {legal_texts(view)[0]}"))
    assert other == (None, Answer(None, "other-seat"))
    assert judged(view, Answer("nonsense"))[1].why == "illegal"


# --- how long a computer waits


def pauses(pace=1.0, count=4000):
    return [pause(pace, b"secret", "table", version, "simple") for version in range(count)]


def test_a_pause_is_spread_evenly_around_the_pace():
    for pace in (1.0, 2.5):
        drawn = [seconds / pace for seconds in pauses(pace)]
        assert 0.6 <= min(drawn) < 0.61
        assert 1.39 < max(drawn) < 1.4
        assert abs(statistics.fmean(drawn) - 1) < 0.02
        assert abs(statistics.pstdev(drawn) - 0.8 / 12**0.5) < 0.01


def test_a_pause_hangs_on_the_moment_and_the_secret_and_on_nothing_else():
    assert pause(1, b"a", "t", 7, "simple") == pause(1, b"a", "t", 7, "simple")
    others = {
        pause(1, b"b", "t", 7, "simple"),
        pause(1, b"a", "u", 7, "simple"),
        pause(1, b"a", "t", 8, "simple"),
    }
    assert len(others | {pause(1, b"a", "t", 7, "simple")}) == 4
    assert pause(0, b"a", "t", 7, "simple") == 0


def test_who_thinks_ahead_is_waited_for_as_long_as_it_may_take():
    """Else it would be told at once where there was one card to choose from."""
    for pace in (0, 0.05):
        drawn = [pause(pace, b"secret", "t", version, "montecarlo") for version in range(100)]
        assert set(drawn) == {LEAST + 2 * SPARE}
    assert pause(1, b"a", "t", 7, "montecarlo") == pause(1, b"a", "t", 7, "simple")


def test_workers_leave_ctrl_c_to_the_server():
    code = (
        "import os, signal; from spades.server.thought import think_apart;"
        "think_apart(None, '', b'', None); os.kill(os.getpid(), signal.SIGINT); print('here')"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout == "here\n"
