"""Many duplicate matches: alike for any number of jobs, fair to both, stopped by nobody."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from spades.analysis import arena
from spades.analysis.arena import GIVE_UP, pairing_of, play_arena
from spades.analysis.duplicate import Cast, Leg
from spades.analysis.folder import RecordFolder
from spades.analysis.summary import summaries, summary_json
from spades.errors import NotationError, SpadesError, UsageError
from spades.game.record import read_record, replay
from spades.rules import PRESETS, Rules
from tests.players.test_external import HOSTILE, is_gone, pids

pytestmark = pytest.mark.slow

__all__ = ["pids"]

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "engine.py"
SHORT = {game: Rules(game, target_score=150, max_hands=6) for game in PRESETS}
GAMES = list(PRESETS)


def example():
    return f"exec:{shlex.join([sys.executable, str(EXAMPLE)])}"


def hostile(how, when=1):
    return f"exec:{shlex.join([sys.executable, str(HOSTILE), how, str(when)])}"


def pairing(first, second, game="partnership", seed="arena", move_time=20.0):
    return pairing_of(first, second, SHORT[game], seed, move_time)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", ["simple", "random"])
def test_a_player_against_itself_wins_half_and_has_no_points(name, game):
    result = play_arena(pairing(name, name, game), 8)
    for summary in summaries(result):
        assert summary.win_rate.mean == 0.5
        low, high = summary.win_rate.low, summary.win_rate.high
        assert low is not None
        assert high is not None
        assert low == pytest.approx(1 - high)
        assert summary.points.mean == summary.points.low == summary.points.high == 0
        assert summary.wins + summary.draws + summary.losses == 8
    one, other = summaries(result)
    assert one.tally == other.tally
    assert one.tally.hands > 8


@pytest.mark.parametrize("game", GAMES)
def test_swapping_the_two_players_swaps_the_result(game):
    one = summary_json(play_arena(pairing("simple", "random", game), 6))["players"]
    two = summary_json(play_arena(pairing("random", "simple", game), 6))["players"]
    assert one == two[::-1]
    assert one[0]["win_rate"] + one[1]["win_rate"] == 1
    assert one[0]["points_per_match"] == -one[1]["points_per_match"] != 0


def test_the_seed_decides_and_more_matches_begin_with_the_fewer():
    few, same, more = (play_arena(pairing("simple", "random"), n) for n in (4, 4, 8))
    other = play_arena(pairing("simple", "random", seed="another"), 4)
    assert few == same
    assert more.legs[:4] == few.legs
    assert other.legs != few.legs


def test_two_jobs_give_what_one_gives_records_too():
    kept: dict[int, list[Leg]] = {1: [], 2: []}
    results = {
        jobs: play_arena(
            pairing("simple", "random"), 12, jobs, keep_records=True, on_pair=kept[jobs].extend
        )
        for jobs in (1, 2)
    }
    assert results[1] == results[2]
    assert [leg.record for leg in kept[1]] == [leg.record for leg in kept[2]]
    assert all(leg.record for leg in kept[1])


@pytest.mark.parametrize("game", GAMES)
def test_records_replay_to_the_scores_that_were_counted(game, tmp_path):
    folder = RecordFolder(tmp_path / "a" / "b")
    result = play_arena(pairing("simple", "random", game), 4, 1, True, folder.save)
    names = sorted(path.name for path in folder.path.iterdir())
    assert names == [f"pair-000{pair}-leg-{leg}.json" for pair in (1, 2) for leg in (1, 2)]
    for leg in result.legs:
        assert leg.record is None
        path = folder.path / f"pair-{leg.pair:04}-leg-{leg.leg}.json"
        record = read_record(json.loads(path.read_text(encoding="utf-8")))
        match = replay(record).state.match
        sides = (0, 1) if leg.leg == 1 else (1, 0)
        assert tuple(match.scores[side] for side in sides) == leg.scores
        assert record.meta["arena"] == {"seed": "arena", "pair": leg.pair, "leg": leg.leg}
        assert record.players is not None
        assert (
            record.players[: 2 if leg.leg == 1 else 0] == ("simple", "random")[: 2 * (leg.leg == 1)]
        )


def test_records_are_refused_where_they_cannot_be_written(tmp_path):
    taken = tmp_path / "taken"
    taken.write_text("a file", encoding="ascii")
    sealed = Path("/proc/self")  # a folder that not even root may write to, where there is one
    for path in (taken, taken / "below", *([sealed] if sealed.is_dir() else [])):
        with pytest.raises(UsageError) as caught:
            RecordFolder(path)
        assert caught.value.code == "arena.records"
        assert caught.value.facts["path"] == str(path)
    folder = RecordFolder(tmp_path / "gone")
    folder.path.rmdir()
    with pytest.raises(UsageError) as caught:
        play_arena(pairing("simple", "random"), 4, 1, True, folder.save)
    assert caught.value.code == "arena.records"


REFUSED = {
    "odd": (lambda: play_arena(pairing("simple", "simple"), 3), "arena.matches"),
    "none": (lambda: play_arena(pairing("simple", "simple"), 0), "arena.matches"),
    "below zero": (lambda: play_arena(pairing("simple", "simple"), -2), "arena.matches"),
    "no jobs": (lambda: play_arena(pairing("simple", "simple"), 2, 0), "arena.jobs"),
    "misspelt": (lambda: pairing("simple", "simpel"), "player.unknown"),
    "nobody": (lambda: pairing("", "simple"), "player.unknown"),
    "no command": (lambda: pairing("exec:", "simple"), "engine.no_command"),
    "no time": (lambda: pairing("simple", "simple", move_time=0.0), "arena.move_time"),
    "nan": (lambda: pairing("simple", "simple", move_time=float("nan")), "arena.move_time"),
    "ever": (lambda: pairing("simple", "simple", move_time=1e9), "arena.move_time"),
}


@pytest.mark.parametrize(("call", "code"), REFUSED.values(), ids=REFUSED)
def test_what_makes_no_sense_is_refused(call, code):
    with pytest.raises(UsageError) as caught:
        call()
    assert caught.value.code == code


def test_a_seed_of_nothing_is_refused():
    with pytest.raises(NotationError):
        pairing("simple", "simple", seed=" ")


# --- other programs


@pytest.mark.parametrize("game", GAMES)
def test_the_example_program_plays_whole_matches_alike_for_any_number_of_jobs(game):
    result = play_arena(pairing(example(), "random", game), 4)
    one, other = summaries(result)
    assert one.forfeits == other.forfeits == 0
    assert one.called == "example"
    assert one.wins == 4
    assert one.tally.hands > 4
    assert result == play_arena(pairing(example(), "random", game), 4, 2)


def test_a_program_is_started_once_for_each_seat_so_none_meets_a_deal_twice(pids):
    play_arena(pairing(hostile("behaves"), "random"), 6)
    assert len(pids()) == 4
    play_arena(pairing("random", hostile("behaves"), "two-player"), 4)
    assert len(pids()) == 4 + 2


@pytest.mark.parametrize("jobs", [1, 2])
def test_each_process_has_programs_of_its_own_and_says_bye_to_them(jobs, pids, tmp_path):
    play_arena(pairing(hostile("behaves"), "random"), 8, jobs)
    assert len(pids()) in ((4,) if jobs == 1 else (4, 8))
    told = (tmp_path / "pids.bye").read_text(encoding="ascii").split()
    assert sorted(told) == sorted(map(str, pids()))
    assert all(map(is_gone, pids()))


@pytest.mark.parametrize("how", ["exits", "garbage", "illegal", "closes-stdout"])
def test_a_program_that_fails_is_named_and_loses_and_the_rest_goes_on(how, pids):
    # The 30th decision of each process is bad: what comes before is played.
    result = play_arena(pairing(hostile(how, 30), "simple"), 10)
    bad, good = summaries(result)
    assert 0 < bad.forfeits <= 10
    assert good.forfeits == 0
    assert good.wins == bad.losses >= bad.forfeits
    (trouble,) = bad.troubles
    assert trouble.matches == bad.forfeits
    assert trouble.facts["player"] == hostile(how, 30)[:79] + "…"
    for leg in result.legs:
        if leg.failed is not None:
            assert leg.winner == 1
            assert leg.failed.player == 0
            assert (leg.failed.seat % 2) == (leg.leg - 1)
    counted = [leg for leg in result.legs if leg.failed is None]
    assert summary_json(result)["counted"] == len(counted)
    if counted:
        points = sum(leg.scores[1] - leg.scores[0] for leg in counted) / len(counted)
        assert good.points.mean == pytest.approx(points)
    assert good.tally.hands == sum(leg.tallies[1].hands for leg in counted)


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_that_never_starts_is_given_up_and_loses_all(jobs, tmp_path):
    folder = RecordFolder(tmp_path)
    nowhere = pairing("simple", "exec:/nowhere/at/all")
    result = play_arena(nowhere, 20, jobs, True, folder.save)
    good, bad = summaries(result)
    assert (good.wins, bad.forfeits) == (20, 20)
    assert bad.win_rate.mean == 0
    assert bad.points.mean is None
    assert [(t.code, t.matches) for t in bad.troubles] == [
        ("engine.not_started", GIVE_UP),
        ("engine.given_up", 20 - GIVE_UP),
    ]
    assert result.all_failed
    assert result == play_arena(nowhere, 20, 3 - jobs)
    # What was not played has no record; what was has one that replays to the forfeit.
    assert len(list(tmp_path.iterdir())) == GIVE_UP
    record = read_record(json.loads((tmp_path / "pair-0001-leg-2.json").read_text("utf-8")))
    assert replay(record).state.winner == 1  # type: ignore[union-attr]


def test_a_program_that_hangs_at_once_costs_three_times_its_time_and_no_more(pids, monkeypatch):
    monkeypatch.setattr("spades.players.external.START_TIME", 0.2)
    result = play_arena(pairing(hostile("hangs", 0), "simple", move_time=0.2), 200)
    bad, _ = summaries(result)
    assert [(t.code, t.matches) for t in bad.troubles] == [
        ("engine.late", GIVE_UP),
        ("engine.given_up", 200 - GIVE_UP),
    ]
    assert len(pids()) <= 2 * GIVE_UP


def test_a_program_that_fails_now_and_then_is_not_given_up(pids):
    result = play_arena(pairing(hostile("exits", 3), "random"), 12)
    bad, _ = summaries(result)
    assert [t.code for t in bad.troubles] == ["engine.exited"]
    assert bad.forfeits == 12


def test_of_two_programs_that_never_start_both_are_named():
    result = play_arena(pairing("exec:/nowhere/a", "exec:/nowhere/b"), 20)
    assert result.all_failed
    for summary in summaries(result):
        assert summary.troubles[0].code == "engine.not_started"


def test_what_a_program_said_reaches_the_result(pids):
    result = play_arena(pairing("simple", hostile("garbage")), 2)
    (failure,) = summary_json(result)["players"][1]["failures"]
    assert failure["code"] == "engine.not_json"
    assert failure["facts"]["text"] == "play the ace�[2J"
    assert (failure["pair"], failure["leg"], failure["matches"]) == (1, 1, 2)
    assert json.dumps(failure)


# --- workers


class Deadly(Cast):
    """Ends the worker that plays pair 3, the first time."""

    def play_pair(self, pair, keep_records=False):
        import os

        trap = Path(self.pairing.seed)
        if pair == 3 and trap.exists():
            if trap.read_text(encoding="ascii") == "once":
                trap.unlink()
            os._exit(1)
        return super().play_pair(pair, keep_records)


def deadly_worker(given, pair, keep, host):
    with Deadly(given) as cast:
        return cast.play_pair(pair, keep)


def test_a_worker_that_dies_costs_nothing_but_time(tmp_path, monkeypatch):
    trap = tmp_path / "trap"
    trap.write_text("once", encoding="ascii")
    monkeypatch.setattr(arena, "_in_worker", deadly_worker)
    given = pairing("random", "random", seed=str(trap))
    result = play_arena(given, 12, 2)
    assert not trap.exists()
    assert result == play_arena(given, 12, 1)


def test_workers_that_keep_dying_end_the_arena(tmp_path, monkeypatch):
    trap = tmp_path / "trap"
    trap.write_text("always", encoding="ascii")
    monkeypatch.setattr(arena, "_in_worker", deadly_worker)
    monkeypatch.setattr(arena, "RESTARTS", 1)
    with pytest.raises(SpadesError) as caught:
        play_arena(pairing("random", "random", seed=str(trap)), 12, 2)
    assert caught.value.code == "arena.workers_died"
    assert caught.value.facts["pair"] <= 3
