"""The match seen from one side: a rough chance to win it from the scores."""

from __future__ import annotations

from math import exp, sqrt

from spades.game.view import View

_HAND_POINTS = 55.0
"""What a side makes in an ordinary hand."""
_HAND_SPREAD = 85.0
"""How far the difference of the sides wanders in a hand."""


def chance_to_win(view: View, mine: float, theirs: float, hands_played: int) -> float:
    """The chance to win the match from such scores, ``hands_played`` being over.

    With smooth tails: two hopeless prospects can still be told apart.
    """
    rules = view.rules
    target = rules.target_score
    hands = max(1.0, (target - max(mine, theirs)) / _HAND_POINTS)
    ended = mine >= target or theirs >= target
    if rules.max_hands is not None:
        hands = min(hands, float(rules.max_hands - hands_played))
        ended = ended or hands <= 0
    if rules.losing_score is not None and min(mine, theirs) <= rules.losing_score:
        ended = True
    if ended:
        return 1.0 if mine > theirs else 0.0 if mine < theirs else 0.5
    score = 1.7 * (mine - theirs) / (_HAND_SPREAD * sqrt(max(1.0, hands)))
    return 1.0 / (1.0 + exp(-max(-60.0, min(60.0, score))))
