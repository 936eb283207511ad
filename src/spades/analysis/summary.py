"""An arena's result in numbers: ``spades-arena``, what ``spades arena --json`` prints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

from spades.analysis.arena import Result
from spades.analysis.duplicate import Leg
from spades.analysis.intervals import Estimate, estimate, estimate_rate
from spades.analysis.tally import Tally

FORMAT: Final = "spades-arena"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Trouble:
    """Matches that a player lost by failing in one way; ``first`` is where it did so first."""

    code: str
    matches: int
    first: Leg
    facts: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Summary:
    """One of the two players. Forfeits are among the losses; hands are those of counted matches."""

    player: str
    called: str | None
    """What a program calls itself."""
    wins: int
    draws: int
    losses: int
    forfeits: int
    win_rate: Estimate
    """Of all matches; a level end is half a win. The interval is over pairs."""
    points: Estimate
    """By how much its score is above the other's, per match that nobody forfeited."""
    tally: Tally
    troubles: tuple[Trouble, ...]


def summaries(result: Result) -> tuple[Summary, Summary]:
    """Both players of an arena."""
    return _summary(result, 0), _summary(result, 1)


def counted(legs: Sequence[Leg]) -> list[Leg]:
    """The matches that nobody forfeited: those that points and hands are taken from."""
    return [leg for leg in legs if leg.failed is None]


def _summary(result: Result, player: int) -> Summary:
    legs = result.legs
    pairs = [list(both) for _, both in groupby(legs, key=lambda leg: leg.pair)]
    lost = [leg for leg in legs if leg.failed is not None and leg.failed.player == player]
    return Summary(
        result.pairing.players[player],
        next((leg.called[player] for leg in legs if leg.called[player]), None),
        sum(leg.winner == player for leg in legs),
        sum(leg.winner is None for leg in legs),
        sum(leg.winner == 1 - player for leg in legs),
        len(lost),
        estimate_rate([[_won(leg, player) for leg in both] for both in pairs]),
        estimate(
            [
                [leg.scores[player] - leg.scores[1 - player] for leg in counted(both)]
                for both in pairs
            ]
        ),
        sum((leg.tallies[player] for leg in counted(legs)), Tally()),
        _troubles(lost),
    )


def _won(leg: Leg, player: int) -> float:
    return 0.5 if leg.winner is None else float(leg.winner == player)


def _troubles(lost: Sequence[Leg]) -> tuple[Trouble, ...]:
    found: dict[str, list[Leg]] = {}
    for leg in lost:
        assert leg.failed is not None
        found.setdefault(leg.failed.code, []).append(leg)
    return tuple(
        Trouble(code, len(legs), legs[0], legs[0].failed.facts if legs[0].failed else {})
        for code, legs in found.items()
    )


def summary_json(result: Result) -> dict[str, Any]:
    """The whole result as one JSON object. It names no times, and no number of jobs."""
    pairing = result.pairing
    return {
        "format": FORMAT,
        "version": VERSION,
        "rules": pairing.rules.to_json(),
        "seed": pairing.seed,
        "matches": len(result.legs),
        "counted": len(counted(result.legs)),
        "move_time": pairing.move_time,
        "players": [_player_json(summary) for summary in summaries(result)],
    }


def _player_json(summary: Summary) -> dict[str, Any]:
    did = summary.tally
    return {
        "player": summary.player,
        "name": summary.called,
        "wins": summary.wins,
        "draws": summary.draws,
        "losses": summary.losses,
        "forfeits": summary.forfeits,
        "win_rate": _round(summary.win_rate.mean, 4),
        "win_rate_interval": _interval(summary.win_rate, 4),
        "points_per_match": _round(summary.points.mean, 2),
        "points_interval": _interval(summary.points, 2),
        "hands": did.hands,
        "contracts": {"bid": did.contracts, "made": did.contracts_made},
        "bags": did.bags,
        "bags_per_hand": _round(did.bags / did.hands, 3) if did.hands else None,
        "nils": {"bid": did.nils, "made": did.nils_made},
        "double_nils": {"bid": did.double_nils, "made": did.double_nils_made},
        "failures": [
            {
                "code": trouble.code,
                "matches": trouble.matches,
                "pair": trouble.first.pair,
                "leg": trouble.first.leg,
                "seat": trouble.first.failed.seat if trouble.first.failed else None,
                "facts": dict(trouble.facts),
            }
            for trouble in summary.troubles
        ],
    }


def _round(value: float | None, digits: int) -> float | None:
    # + 0.0: no minus zero
    return None if value is None else round(value, digits) + 0.0


def _interval(found: Estimate, digits: int) -> list[float | None] | None:
    if found.low is None:
        return None
    return [_round(found.low, digits), _round(found.high, digits)]
