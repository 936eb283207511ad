"""The score of a finished hand, and whether it ends the match: the laws of scoring, applied."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from spades.game.events import HandResult, Line, MatchEnded
from spades.rules import Rules
from spades.rules.laws import DOUBLE_NIL, side_of
from spades.rules.scoring import (
    DRAWN,
    PLAY_ON,
    SIDE_0_WINS,
    bag_penalties,
    bags_left,
    bags_of,
    contract_part,
    contract_points,
    is_nil,
    match_result,
    nil_points,
    stray_part,
    taken_part,
)


def score_hand(
    rules: Rules,
    scores: tuple[int, int],
    bag_counts: tuple[int, int],
    bids: Sequence[int],
    tricks: Sequence[int],
) -> HandResult:
    """Score one hand. ``scores`` and ``bag_counts`` stand before it; bids and tricks by seat."""
    sides = [
        _score_side(
            rules,
            bag_counts[side],
            [
                (seat, bids[seat], tricks[seat])
                for seat in range(len(bids))
                if side_of(seat) == side
            ],
        )
        for side in (0, 1)
    ]
    return HandResult(
        bids=tuple(bids),
        tricks=tuple(tricks),
        points=_pair(sum(line.amount for line in lines) for lines, _, _, _ in sides),
        bags=_pair(bags for _, bags, _, _ in sides),
        penalty=_pair(penalty for _, _, penalty, _ in sides),
        scores=_pair(scores[side] + sum(line.amount for line in sides[side][0]) for side in (0, 1)),
        bag_counts=_pair(left for _, _, _, left in sides),
        lines=(sides[0][0], sides[1][0]),
    )


def match_end(rules: Rules, scores: tuple[int, int], hands_played: int) -> MatchEnded | None:
    """The end of the match by the rules, once a hand is scored; None: play on."""
    result = match_result(*scores, rules.target_score, rules.floor, hands_played, rules.hand_limit)
    if result == PLAY_ON:
        return None
    if result == DRAWN:
        return MatchEnded(None, "rules")
    return MatchEnded(0 if result == SIDE_0_WINS else 1, "rules")


def _score_side(
    rules: Rules, bag_count: int, players: list[tuple[int, int, int]]
) -> tuple[tuple[Line, ...], int, int, int]:
    """Lines, bags gained, penalty (zero or less) and bags left of one side.

    ``players``: (seat, bid, tricks) of each.
    """
    contract = sum(contract_part(bid) for _, bid, _ in players)
    taken = sum(taken_part(bid, tricks) for _, bid, tricks in players)
    stray = sum(stray_part(bid, tricks) for _, bid, tricks in players)
    bags = bags_of(contract, taken, stray)
    count = bag_count + bags
    penalty = -rules.bag_penalty * bag_penalties(count, rules.bag_limit)
    lines = [Line("contract", contract_points(contract, taken))]
    lines += [Line("bags", bags * rules.bag_value)]
    lines += [
        Line(
            "double_nil" if bid == DOUBLE_NIL else "nil",
            nil_points(bid, tricks, rules.nil_value, rules.double_nil_value),
            seat,
        )
        for seat, bid, tricks in players
        if is_nil(bid)
    ]
    lines += [Line("bag_penalty", penalty)]
    shown = tuple(line for line in lines if line.amount or line.what == "contract")
    return shown, bags, penalty, bags_left(count, rules.bag_limit)


def _pair(values: Iterable[int]) -> tuple[int, int]:
    first, second = values
    return first, second
