"""The solver's moves on relative cards are the laws' moves, on the cards that they stand for."""

import random

import numpy as np
import pytest

from spades.cards import ALL_CARDS
from spades.kernel import relative
from spades.kernel.link import jit
from spades.rules import laws

pytestmark = pytest.mark.slow


@jit("void(int64[::1],int64[::1],int64[::1],int64[::1],int64[:,::1])")
def answers(hands, leads, bests, broken, told):
    """What ``relative`` says of rows of a hand, the card led, the best card, broken spades."""
    for row in range(len(hands)):
        lane = relative.lane_of(leads[row])
        told[row, 0] = relative.follows(hands[row], lane)
        told[row, 1] = relative.leads(hands[row], broken[row])
        told[row, 2] = relative.beating(hands[row], lane, bests[row])


@jit("void(int64[::1],int64[::1],int64[:,::1])")
def moved(cards, gone, told):
    for row in range(len(cards)):
        after = relative.drop(cards[row], gone[row])
        told[row, 0] = after
        told[row, 1] = relative.undrop(after, gone[row])


def some_rows(rng, count):
    """Hands with a trick that was led and won so far as the laws have it."""
    for _ in range(count):
        cards = rng.sample(ALL_CARDS, rng.randrange(3, 16))
        led, *others = cards[: rng.randrange(1, 4)]
        best = led
        for card in others:
            best = card if laws.beats(card, best) else best
        hand = sum(1 << card for card in cards[3:]) or 1 << cards[-1]
        yield hand, led, best, rng.random() < 0.5


def test_what_may_be_led_and_followed_and_what_wins_are_the_laws():
    rows = list(some_rows(random.Random("relative"), 20_000))
    told = np.zeros((len(rows), 3), np.int64)
    hands = np.array([row[0] for row in rows], np.int64)
    leads, bests = (np.array([1 << row[n] for row in rows], np.int64) for n in (1, 2))
    answers(hands, leads, bests, np.array([row[3] for row in rows], np.int64), told)
    for (hand, led, best, broken), (follow, lead, beating) in zip(rows, told.tolist(), strict=True):
        assert follow == laws.legal_cards(hand, led, broken)
        assert lead == laws.legal_cards(hand, laws.NO_CARD, broken)
        winners = [card for card in ALL_CARDS if hand >> card & 1 and laws.beats(card, best)]
        assert beating == sum(1 << card for card in winners)


def test_cards_keep_their_order_when_one_is_gone_and_come_back():
    rng = random.Random("gone")
    rows = []
    for _ in range(20_000):
        lost, *others = rng.sample(ALL_CARDS, rng.randrange(2, 20))
        rows.append((sum(1 << card for card in others), 1 << lost))
    told = np.zeros((len(rows), 2), np.int64)
    all_cards, all_gone = (np.array([row[n] for row in rows], np.int64) for n in (0, 1))
    moved(all_cards, all_gone, told)
    for (cards, gone), (after, back) in zip(rows, told.tolist(), strict=True):
        at = gone.bit_length() - 1
        expected = 0
        for card in ALL_CARDS:
            if cards >> card & 1:
                moves_up = card >> 4 == at >> 4 and card < at
                expected |= 2 << card if moves_up else 1 << card
        assert after == expected
        assert back == cards
