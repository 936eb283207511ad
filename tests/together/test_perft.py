"""Whole trees of small hands: as many ends as by brute force, and the same ends."""

import random
from typing import Any

import pytest

from spades.cards import ALL_CARDS, cards_of, mask_of
from spades.game.actions import bid_json
from spades.rules import Rules
from spades.testing.perft import perft, small_hand
from tests.together import reference
from tests.together.lockstep import by_name, texts

VARIED: dict[str, Any] = {"bag_limit": 2, "target_score": 30, "losing_score": -20, "nil_value": 7}


def both_ways(rng, rules, cards, depth=None):
    """Count and hash of a random small hand, by the engine and by the reference."""
    seats = rules.seats
    deck = rng.sample(ALL_CARDS, cards * seats)
    hands = tuple(mask_of(deck[seat::seats]) for seat in range(seats))
    bids = tuple(rng.choice((0, 1, 1, 2, 3, 13, 14)) for _ in range(seats))
    start = {
        "dealer": rng.randrange(seats),
        "scores": (rng.randrange(-15, 25), rng.randrange(-15, 25)),
        "broken": rng.random() < 0.4,
    }
    bags = (rng.randrange(2), rng.randrange(2))
    ours = perft(small_hand(rules, hands, bids, bag_counts=bags, **start), depth)
    theirs = reference.perft(
        by_name(rules),
        [texts(cards_of(hand)) for hand in hands],
        [bid_json(bid) for bid in bids],
        bags=bags,
        depth=depth,
        **start,
    )
    return ours, theirs


@pytest.mark.slow
@pytest.mark.parametrize("game", ["partnership", "two-player"])
@pytest.mark.parametrize(("cards", "hands"), [(1, 20), (2, 60), (3, 12), (4, 2)])
@pytest.mark.parametrize("fields", [{}, VARIED], ids=["preset", "varied"])
def test_small_hands_end_as_by_brute_force(game, cards, hands, fields):
    rng = random.Random(f"{game} {cards} {fields}")
    rules = Rules(game, **fields)
    for _ in range(hands if game == "partnership" else 2 * hands):
        ours, theirs = both_ways(rng, rules, cards)
        assert ours == theirs


@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_the_first_cards_of_full_hands_are_as_by_brute_force(game):
    rng = random.Random(f"full {game}")
    for depth in (1, 2, 3):
        ours, theirs = both_ways(rng, Rules(game), 13, depth)
        assert ours == theirs


def test_a_hand_of_one_suit_each_has_as_many_ends_as_orders_of_its_cards():
    hands = tuple(mask_of(ALL_CARDS[13 * suit : 13 * suit + 3]) for suit in range(4))
    state = small_hand(Rules(), hands, (1, 1, 1, 1))
    assert perft(state)[0] == 6**4
