"""How likely a hand is to fail as a Nil.

A logistic model: each suit adds to the risk by its length and by its lowest cards, the lowest
counted first, for they are the ways to stay below. The numbers come from Nils tried out in
self-play, rounded and held monotone in the rank.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

_LANE: Final = 0x1FFF

Ranks = tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class _Model:
    """``side`` and ``spades``: by place from below (0 the suit's lowest card, from 3 on alike),
    then by rank; the lengths by number of cards.
    """

    base: float
    side: Ranks
    spades: Ranks
    side_length: tuple[float, ...]
    spade_length: tuple[float, ...]


_FOUR: Final = _Model(
    0.44,
    (
        (-0.62, -0.62, -0.62, -0.55, -0.45, -0.24, 0.04, 0.24, 0.48, 0.63, 1.03, 2.0, 2.4),
        (-0.36, -0.36, -0.33, -0.32, -0.31, -0.20, -0.06, 0.17, 0.41, 0.60, 0.90, 1.8, 2.3),
        (0.0, 0.0, 0.02, 0.03, 0.04, 0.05, 0.08, 0.17, 0.23, 0.35, 0.50, 0.80, 1.0),
        (0.0, 0.0, 0.0, 0.05, 0.1, 0.15, 0.17, 0.19, 0.22, 0.25, 0.32, 0.36, 0.42),
    ),
    (
        (-0.30, -0.30, -0.22, -0.19, -0.16, -0.13, -0.02, 0.30, 0.47, 0.75, 1.28, 2.8, 9.0),
        (0.0, 0.0, 0.0, 0.0, 0.0, 0.02, 0.15, 0.35, 0.45, 0.76, 1.05, 2.6, 9.0),
        (0.0, 0.0, 0.0, 0.05, 0.1, 0.2, 0.3, 0.48, 0.56, 0.75, 1.05, 2.6, 9.0),
        (0.1, 0.1, 0.1, 0.12, 0.16, 0.2, 0.3, 0.36, 0.45, 0.57, 0.8, 2.6, 9.0),
    ),
    (-0.83, -0.40, 0.09, 0.44, 0.52, 0.70, 0.82, 0.9, 1.0, 1.1, 1.2, 1.3, 1.4, 1.5),
    (-1.31, -0.85, -0.48, -0.30, 0.75, 2.76, 4.5, 6.0, 7.5, 9.0, 9.0, 9.0, 9.0, 9.0),
)
# Against one opponent nobody covers: a Nil rarely holds, and a short suit is no escape.
_TWO: Final = _Model(
    2.41,
    (
        (-0.55, -0.55, -0.10, -0.10, 0.45, 0.46, 1.3, 1.4, 1.5, 1.6, 1.7, 1.8, 1.9),
        (-0.40, -0.40, -0.21, -0.21, -0.05, -0.04, 0.09, 0.15, 0.5, 0.7, 1.5, 1.65, 1.7),
        (-0.10, -0.10, -0.09, -0.08, -0.05, -0.02, 0.02, 0.05, 0.16, 0.25, 0.48, 0.8, 1.2),
        (-0.05, -0.05, -0.05, -0.05, -0.05, -0.05, -0.05, 0.0, 0.1, 0.15, 0.2, 0.24, 0.28),
    ),
    (
        (-2.2, -2.1, -1.0, -0.6, 1.1, 1.2, 1.4, 1.6, 1.9, 2.2, 2.5, 2.8, 9.0),
        (-1.5, -1.4, -1.1, -1.0, -0.4, -0.1, 0.6, 0.9, 1.9, 2.2, 2.8, 3.0, 9.0),
        (-0.6, -0.6, -0.6, -0.55, -0.5, -0.3, 0.0, 0.2, 1.0, 1.3, 2.1, 2.4, 9.0),
        (-0.2, -0.2, -0.2, -0.2, -0.1, -0.05, 0.0, 0.2, 0.5, 0.7, 0.9, 1.8, 9.0),
    ),
    (1.66, 2.28, 1.65, 1.2, 0.72, 0.41, -0.1, -0.5, -0.8, -0.8, -0.8, -0.8, -0.8, -0.8),
    (-2.6, -0.4, 0.3, 0.5, 0.65, 1.4, 1.9, 2.3, 2.8, 3.3, 4.0, 5.0, 6.0, 7.0),
)

_PARTNER: Final = -0.26
"""For each trick that the partner bids: the higher the bid, the better the cover."""
UNKNOWN_PARTNER: Final = 3


def _suit_score(lane: int, ranks: Ranks, lengths: tuple[float, ...]) -> float:
    total = lengths[lane.bit_count()]
    place = 0
    while lane:
        low = lane & -lane
        total += ranks[place][low.bit_length() - 1]
        lane ^= low
        if place < 3:
            place += 1
    return total


def _score(hand: int, model: _Model) -> float:
    side, lengths = model.side, model.side_length
    return (
        _suit_score(hand & _LANE, side, lengths)
        + _suit_score(hand >> 16 & _LANE, side, lengths)
        + _suit_score(hand >> 32 & _LANE, side, lengths)
        + _suit_score(hand >> 48 & _LANE, model.spades, model.spade_length)
    )


def _logistic(score: float) -> float:
    return 1.0 / (1.0 + exp(-max(-40.0, min(40.0, score))))


def nil_risk(hand: int, partner_bid: int = UNKNOWN_PARTNER) -> float:
    """The chance that a Nil of this hand of 13 wins a trick, among four."""
    return _logistic(_FOUR.base + _score(hand, _FOUR) + _PARTNER * min(6, partner_bid))


def nil_risk_of_two(hand: int) -> float:
    """The chance that a Nil of this hand of 13 wins a trick, against one opponent."""
    return _logistic(_TWO.base + _score(hand, _TWO))


def risk_without(hand: int, card: int) -> float:
    """The risk of a hand less a card, on the scale of the model: for comparing cards."""
    return _score(hand & ~(1 << card), _FOUR)


def most_dangerous(hand: int, count: int) -> list[int]:
    """The cards whose loss makes a Nil among four safest, one after another.

    Spades from the jack up come first: hardly anything covers them.
    """
    chosen: list[int] = []
    high_spades = hand & 0b1111 << 57
    while high_spades and len(chosen) < count:
        card = high_spades.bit_length() - 1
        chosen.append(card)
        high_spades ^= 1 << card
        hand ^= 1 << card
    while len(chosen) < count:
        card = min(_by_rank(hand), key=lambda card: risk_without(hand, card))
        chosen.append(card)
        hand ^= 1 << card
    return chosen


def _by_rank(hand: int) -> list[int]:
    """The cards of a hand, spades before others and high before low: ties go to the first."""
    return sorted(
        (card for card in range(60, -1, -1) if hand >> card & 1),
        key=lambda card: (card & 15) + (16 if card >> 4 == 3 else 0),
        reverse=True,
    )


def two_player_dangers(hand: int, unseen: int, most: int) -> list[int]:
    """Cards that a Nil against one opponent should change for an unknown one, the worst first."""
    now = _score(hand, _TWO)
    unknown = [card for card in range(61) if unseen >> card & 1]
    sample = unknown[:: max(1, len(unknown) // 9)]
    gains = []
    for card in _by_rank(hand):
        rest = hand ^ 1 << card
        after = sum([_score(rest | 1 << new, _TWO) for new in sample]) / max(1, len(sample))
        gains.append((now - after, card))
    gains.sort(key=lambda pair: -pair[0])
    return [card for gain, card in gains[:most] if gain > 0.05]


_SIDE_DRAW: Final = (0.0, 0.0, 0.05, 0.05, 0.1, 0.15, 0.4, 0.6, 0.9, 1.2, 1.5, 1.7, 1.9)
_SPADE_DRAW: Final = (0.0, 0.0, 0.2, 0.4, 1.2, 1.5, 2.0, 2.4, 2.8, 3.2, 3.6, 4.0, 4.5)


def draw_danger(card: int) -> float:
    """How unwelcome a card is to a hand being drawn for a Nil."""
    return (_SPADE_DRAW if card >> 4 == 3 else _SIDE_DRAW)[card & 15]
