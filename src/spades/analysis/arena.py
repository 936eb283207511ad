"""Many duplicate matches between two players, in one process or several.

What comes out depends on the players, the rules, the number of matches and the seed, and not on
the number of jobs: every pair has its own seed, and the pairs are taken in their order. (Programs
that keep a memory or draw on a clock of their own may undo this; that is theirs.)
"""

from __future__ import annotations

import math
import os
import threading
import time
import warnings
from collections.abc import Callable, Generator
from dataclasses import dataclass, replace
from typing import Final

from spades.analysis.duplicate import LEGS, Cast, Failed, Leg, Pairing, player_in
from spades.analysis.match import limited
from spades.errors import SpadesError, UsageError, shown
from spades.players import PLAYERS, make_player
from spades.players.external import MOVE_TIME, PREFIX, Engine
from spades.rules import Rules

GIVE_UP: Final = 3
"""A player that loses so many matches in a row without one decision is not asked again."""
RESTARTS: Final = 3
"""How often workers that died are replaced, before the arena is given up."""
LONGEST_MOVE_TIME: Final = 3600.0
_LOOK_FOR_HOST: Final = 0.5

OnPair = Callable[[tuple[Leg, Leg]], None]


@dataclass(frozen=True, slots=True)
class Result:
    """All matches of an arena, in order, without their records."""

    pairing: Pairing
    legs: tuple[Leg, ...]

    @property
    def all_failed(self) -> bool:
        """Whether not one match was played to its end."""
        return all(leg.failed is not None for leg in self.legs)


def pairing_of(
    first: str,
    second: str,
    rules: Rules,
    seed: str,
    move_time: float = MOVE_TIME,
) -> Pairing:
    """Two players and what they play, checked. ``max_hands`` becomes 100 at most.

    Raises UsageError: ``player.unknown``, ``engine.no_command``, ``arena.move_time``; NotationError
    ``seed.empty``.
    """
    if not (math.isfinite(move_time) and 0 < move_time <= LONGEST_MOVE_TIME):
        raise UsageError("arena.move_time", value=shown(move_time), most=int(LONGEST_MOVE_TIME))
    for name in (first, second):
        if name.startswith(PREFIX):
            Engine(name.removeprefix(PREFIX))
        elif name in PLAYERS:
            make_player(name)
        else:
            known = [*PLAYERS, f"{PREFIX}COMMAND"]
            raise UsageError("player.unknown", name=name[:40], known=known)
    pairing = Pairing((first, second), limited(rules), seed, move_time)
    pairing.match_seed(1)
    return pairing


def play_arena(
    pairing: Pairing,
    matches: int,
    jobs: int = 1,
    keep_records: bool = False,
    on_pair: OnPair | None = None,
) -> Result:
    """Play ``matches`` matches, half of them with the seats swapped, in ``jobs`` processes.

    ``on_pair`` gets each pair when its turn comes, with its records if they are kept. A player
    that fails loses the match and the arena goes on; one that lost three in a row (``GIVE_UP``)
    before its first decision loses the rest unplayed, as ``engine.given_up``.

    Raises UsageError ``arena.matches``, ``arena.jobs``; SpadesError ``arena.workers_died``.
    """
    if type(matches) is not int or matches < 2 or matches % 2:
        raise UsageError("arena.matches", value=matches)
    if type(jobs) is not int or jobs < 1:
        raise UsageError("arena.jobs", value=jobs)
    pairs = matches // 2
    jobs = min(jobs, pairs)
    playing = _here(pairing, pairs, keep_records)
    if jobs > 1:
        playing = _in_workers(pairing, pairs, jobs, keep_records)
    legs: list[Leg] = []
    out = _Out()
    try:
        for pair in range(1, pairs + 1):
            both = out.forfeits(pair) if out.players else out.watch(next(playing))
            if out.players:
                playing.close()
            if on_pair is not None:
                on_pair(both)
            legs += (replace(leg, record=None) for leg in both)
        next(playing, None)  # in peace to its end, where programs are told bye
    finally:
        playing.close()
    return Result(pairing, tuple(legs))


class _Out:
    """Who is given up: decided from the matches in their order, so alike for any number of jobs."""

    def __init__(self) -> None:
        self.players: tuple[int, ...] = ()
        self._in_a_row = [0, 0]
        self._last: list[Failed | None] = [None, None]

    def watch(self, both: tuple[Leg, Leg]) -> tuple[Leg, Leg]:
        """Count a pair that was played; the rest of it is forfeited if a player is out."""
        legs: list[Leg] = []
        for leg in both:
            if self.players:
                legs.append(self._forfeit(leg.pair, leg.leg))
                continue
            legs.append(leg)
            for player in (0, 1):
                failed = leg.failed is not None and leg.failed.player == player
                if leg.acted[player]:
                    self._in_a_row[player] = 0
                elif failed:
                    self._in_a_row[player] += 1
                    self._last[player] = leg.failed
            self.players = tuple(p for p in (0, 1) if self._in_a_row[p] >= GIVE_UP)
        return legs[0], legs[1]

    def forfeits(self, pair: int) -> tuple[Leg, Leg]:
        """A pair that is not played any more."""
        first, second = (self._forfeit(pair, leg) for leg in LEGS)
        return first, second

    def _forfeit(self, pair: int, leg: int) -> Leg:
        player = next(p for p in (player_in(seat, leg) for seat in (0, 1)) if p in self.players)
        last = self._last[player]
        assert last is not None
        seat = next(seat for seat in (0, 1) if player_in(seat, leg) == player)
        facts = {"player": last.facts.get("player"), "count": GIVE_UP}
        return Leg(pair, leg, 1 - player, failed=Failed(player, seat, "engine.given_up", facts))


# --- where the matches are played

Pairs = Generator[tuple[Leg, Leg], None, None]


def _here(pairing: Pairing, pairs: int, keep: bool) -> Pairs:
    """One pair after another in this process."""
    with Cast(pairing) as cast:
        for pair in range(1, pairs + 1):
            yield cast.play_pair(pair, keep)


def _in_workers(pairing: Pairing, pairs: int, jobs: int, keep: bool) -> Pairs:
    """The pairs in their order, played by several processes. Workers that died are replaced."""
    from joblib import Parallel, delayed
    from joblib.externals.loky import get_reusable_executor
    from joblib.externals.loky.process_executor import TerminatedWorkerError

    host = os.getpid()
    done = died = 0
    finished = False
    try:
        while done < pairs:
            parallel = Parallel(n_jobs=jobs, backend="loky", return_as="generator")
            rest = range(done + 1, pairs + 1)
            playing = parallel(delayed(_in_worker)(pairing, pair, keep, host) for pair in rest)
            try:
                for both in playing:
                    yield both
                    done += 1
            except TerminatedWorkerError:
                died += 1
                if died > RESTARTS:
                    raise SpadesError("arena.workers_died", pair=done + 1) from None
            finally:
                with warnings.catch_warnings():
                    # Nobody wants the pairs that a given-up player would still have lost.
                    warnings.simplefilter("ignore")
                    playing.close()
        finished = True
    finally:
        # Workers that end in peace say bye to their programs; the guard sees to the others.
        get_reusable_executor(reuse=True).shutdown(wait=True, kill_workers=not finished)


_casts: dict[Pairing, Cast] = {}
"""In a worker: the players of the arena that it works for."""


def _in_worker(pairing: Pairing, pair: int, keep: bool, host: int) -> tuple[Leg, Leg]:
    """A pair, in a worker process, which keeps its programs running until it ends."""
    cast = _casts.get(pairing)
    if cast is None:
        from multiprocessing.util import Finalize

        _close_casts()
        cast = _casts[pairing] = Cast(pairing)
        Finalize(None, _close_casts, exitpriority=10)
        threading.Thread(target=_end_with, args=(host,), daemon=True).start()
    return cast.play_pair(pair, keep)


def _end_with(host: int) -> None:
    """End this worker when the process that it works for has ended, however it did."""
    while os.getppid() == host:
        time.sleep(_LOOK_FOR_HOST)
    os._exit(1)


def _close_casts() -> None:
    while _casts:
        _casts.popitem()[1].close()
