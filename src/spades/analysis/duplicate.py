"""A duplicate pair: the same cards twice, the two players with their seats swapped.

In leg 1 the first player holds seats 0 and 2 (two players: seat 0), in leg 2 the others. Both legs
have the same match seed, so the same first dealer, deals, stocks and orders of redrawing; and
each seat's seed is the same in both, so that a player that meets itself plays one match twice.
"""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import TracebackType
from typing import Any, Final, Self

from spades.analysis.match import Played, play_match
from spades.analysis.tally import Tally, tally
from spades.cards.shuffle import ALGORITHM, derive, seed_from_text
from spades.game.projection import record_of
from spades.game.record import record_json
from spades.players import Player, make_player
from spades.players.external import PREFIX, Engine
from spades.rules import Rules
from spades.rules.laws import side_of

LEGS: Final = (1, 2)


@dataclass(frozen=True, slots=True)
class Pairing:
    """Two players, the rules, and the seed of all their matches; ``exec:…`` is a program."""

    players: tuple[str, str]
    rules: Rules
    seed: str
    move_time: float

    def match_seed(self, pair: int) -> bytes:
        """The seed of both matches of a pair (1, 2, …)."""
        return derive(seed_from_text(self.seed), f"pair {pair}")


@dataclass(frozen=True, slots=True)
class Failed:
    """Who failed, in which seat, and how: the code and facts of its error."""

    player: int
    seat: int
    code: str
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Leg:
    """One match of a pair. Tuples are by player: 0 the first, 1 the second."""

    pair: int
    leg: int
    winner: int | None
    """A player; None: level."""
    scores: tuple[int, int] = (0, 0)
    tallies: tuple[Tally, Tally] = (Tally(), Tally())
    failed: Failed | None = None
    acted: tuple[bool, bool] = (False, False)
    """Whether the player decided anything in this match."""
    called: tuple[str | None, str | None] = (None, None)
    """What programs call themselves."""
    record: dict[str, Any] | None = field(default=None, compare=False)


class Cast:
    """The players of one process, and the programs among them.

    A program runs once for each seat of the table, from match to match until the cast is closed:
    so no process meets a deal twice, the second time with the cards of the others in its memory.
    """

    def __init__(self, pairing: Pairing) -> None:
        self.pairing = pairing
        self._engines = tuple(
            tuple(
                Engine(name.removeprefix(PREFIX), pairing.move_time)
                for _ in range(pairing.rules.seats)
            )
            if name.startswith(PREFIX)
            else ()
            for name in pairing.players
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close(at_once=kind is not None)

    def close(self, at_once: bool = False) -> None:
        """End the programs; ``at_once``: without a word."""
        with contextlib.ExitStack() as stack:
            for engines in self._engines:
                for engine in engines:
                    stack.callback(engine.kill if at_once else engine.close)

    def players(self, pair: int, leg: int) -> list[Player]:
        """The players of a match, by seat."""
        seed = self.pairing.match_seed(pair)
        seated: list[Player] = []
        for seat in range(self.pairing.rules.seats):
            player = player_in(seat, leg)
            engines = self._engines[player]
            if engines:
                seated.append(engines[seat])
            else:
                own = derive(seed, f"player {seat}")
                seated.append(make_player(self.pairing.players[player], own))
        return seated

    def play_pair(self, pair: int, keep_records: bool = False) -> tuple[Leg, Leg]:
        """Both matches of a pair (1, 2, …)."""
        first, second = (self._play(pair, leg, keep_records) for leg in LEGS)
        return first, second

    def _play(self, pair: int, leg: int, keep_record: bool) -> Leg:
        seed = self.pairing.match_seed(pair)
        played = play_match(self.players(pair, leg), self.pairing.rules, seed)
        sides = (0, 1) if leg == 1 else (1, 0)
        winner, failed = played.state.winner, None
        if played.failure is not None:
            seat, error = played.failure.seat, played.failure.error
            failed = Failed(player_in(seat, leg), seat, error.code, error.facts)
        scores = played.state.match.scores
        return Leg(
            pair,
            leg,
            None if winner is None else sides[winner],
            (scores[sides[0]], scores[sides[1]]),
            (tally(played.results, sides[0]), tally(played.results, sides[1])),
            failed,
            _acted(played, sides),
            (self._called(0), self._called(1)),
            self._record(pair, leg, played) if keep_record else None,
        )

    def _called(self, player: int) -> str | None:
        engines = self._engines[player]
        return next((engine.called for engine in engines if engine.called), None)

    def _record(self, pair: int, leg: int, played: Played) -> dict[str, Any]:
        arena: dict[str, Any] = {"seed": self.pairing.seed, "pair": pair, "leg": leg}
        if played.failure is not None:
            arena["failure"] = {"seat": played.failure.seat, "code": played.failure.error.code}
        meta = {
            "shuffle": ALGORITHM,
            "seed": self.pairing.match_seed(pair).hex(),
            "arena": arena,
        }
        seats = range(self.pairing.rules.seats)
        names = tuple(self.pairing.players[player_in(seat, leg)] for seat in seats)
        return record_json(record_of(played.events, names, meta))


def player_in(seat: int, leg: int) -> int:
    """Which player, 0 or 1, holds a seat in a leg."""
    return side_of(seat) if leg == 1 else 1 - side_of(seat)


def _acted(played: Played, sides: tuple[int, int]) -> tuple[bool, bool]:
    by_side = [
        any(acted for seat, acted in enumerate(played.acted) if side_of(seat) == side)
        for side in (0, 1)
    ]
    return by_side[sides[0]], by_side[sides[1]]
