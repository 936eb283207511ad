"""Worlds behind a view: consistent, every one possible, and each as likely as another."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product

import pytest

from spades.cards import ALL_CARDS, Card, cards_of, hand_text, mask_of, parse_hand
from spades.errors import UsageError
from spades.game.actions import Bid, Deal, Look, Play, Redraw, Stock
from spades.game.decide import apply, legal_actions, start
from spades.game.evolve import evolve
from spades.game.state import Bidding, Dealing, Drawing, Exchanging, Over, State
from spades.game.view import View, view_of
from spades.game.worlds import Filling, WorldSampler, sample_world, voids
from spades.rules import PRESETS, Rules
from spades.rules.laws import DOUBLE_NIL

VARIANTS = [
    Rules(),
    Rules(exchange_order="simultaneous"),
    Rules(double_nil="behind"),
    Rules(game="two-player"),
    Rules(game="two-player", discard_view="private"),
    Rules(game="two-player", discard_view="open"),
]


def _next(state: State, rng: random.Random) -> State:
    """One random step, Double Nils and looks out of turn more often than a person's."""
    if isinstance(state, Dealing):
        order = list(ALL_CARDS)
        rng.shuffle(order)
        if state.match.seats == 2:
            return apply(state, Stock(tuple(order)))
        hands = tuple(mask_of(order[seat * 13 : seat * 13 + 13]) for seat in range(4))
        return apply(state, Deal(hands))
    if isinstance(state, Exchanging) and state.owed is not None:
        return apply(state, Redraw(tuple(rng.sample(cards_of(state.pool), state.owed))))
    to_act = state.to_act
    if isinstance(state, (Bidding, Drawing)) and rng.random() < 0.5:
        assert to_act is not None
        if not state.opening.looked[to_act]:
            return apply(state, Bid(to_act, DOUBLE_NIL))
    if isinstance(state, Bidding) and state.may_look and rng.random() < 0.3:
        return apply(state, Look(rng.choice(state.may_look)))
    return apply(state, rng.choice(legal_actions(state)))


def _views(rules: Rules, seed: int, hands: int = 2) -> list[tuple[View, State]]:
    rng = random.Random(seed)
    state: State = evolve(None, start(rules, rng.randrange(rules.seats)))
    found: list[tuple[View, State]] = []
    while not isinstance(state, Over) and state.match.hand_number <= hands:
        state = _next(state, rng)
        if not isinstance(state, (Dealing, Over)) and (
            rng.random() < 0.1 or isinstance(state, Exchanging)
        ):
            seats = [None, *range(rules.seats)]
            found += [(view_of(state, seat), state) for seat in seats]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_a_world_gives_the_seat_the_very_same_view(rules: Rules) -> None:
    rng = random.Random(7)
    for seed in range(5):
        for view, _ in _views(rules, seed):
            world = sample_world(view, rng)
            state = world.state(view)
            assert view_of(state, view.seat) == view
            assert not isinstance(state, (Dealing, Over))
            assert state.hands == world.hands


@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_the_truth_is_one_of_the_worlds(rules: Rules) -> None:
    for view, state in _views(rules, 11):
        assert not isinstance(state, (Dealing, Over))
        sampler = WorldSampler(view)
        fixed = sampler.sample(random.Random(1)).hands
        assert [hand.bit_count() for hand in fixed] == [h.bit_count() for h in state.hands]
        assert sampler.count >= 1


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=str)
def test_hands_alone_are_the_hands_of_the_worlds(rules: Rules) -> None:
    for view, _ in _views(rules, 13):
        sampler = WorldSampler(view)
        for seed in range(4):
            assert sampler.hands(random.Random(seed)) == sampler.sample(random.Random(seed)).hands


def test_a_filling_is_counted_and_drawn_evenly() -> None:
    cards = cards_of(parse_hand("AS KS QS JH TH 9D"))
    allowed = {card: frozenset(("left", "right", "pile")) for card in cards}
    allowed[cards[0]] = frozenset(("left", "pile"))
    allowed[cards[-1]] = frozenset(("right",))
    capacity = {"left": 2, "right": 3, "pile": 1}
    ways = set()
    for where in product(capacity, repeat=len(cards)):
        fits = all(place in allowed[card] for card, place in zip(cards, where, strict=True))
        if fits and all(where.count(place) == room for place, room in capacity.items()):
            ways.add(where)
    filling = Filling(allowed, capacity)
    assert filling.count == len(ways)
    rng = random.Random(3)
    drawn: Counter[tuple[str, ...]] = Counter()
    for _ in range(400 * len(ways)):
        filled = filling.sample(rng)
        drawn[tuple(next(p for p in capacity if filled[p] >> card & 1) for card in cards)] += 1
    assert set(drawn) == ways
    expected = 400
    chi_square = sum((count - expected) ** 2 / expected for count in drawn.values())
    # 5 standard deviations above the mean of a chi-square with so many degrees of freedom.
    freedom = len(ways) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


@pytest.mark.slow
def test_worlds_near_the_end_of_a_hand_are_all_found_and_even() -> None:
    """Three unknown hands of two cards, one of them void in hearts: every world, equally often."""
    state = _until_tricks(11)
    view = view_of(state, state.to_act)
    sampler = WorldSampler(view)
    void = voids(view)
    unknown = [
        card
        for card in ALL_CARDS
        if not view.played >> card & 1 and not (view.hand or 0) >> card & 1
    ]
    others = [seat for seat in range(4) if seat != view.seat]
    sizes = [state.hands[seat].bit_count() for seat in others]  # type: ignore[union-attr]
    expected = set()
    for first in combinations(unknown, sizes[0]):
        rest = [card for card in unknown if card not in first]
        for second in combinations(rest, sizes[1]):
            third = [card for card in rest if card not in second]
            hands = tuple(mask_of(hand) for hand in (first, second, third))
            if not any(hands[i] & void[seat] for i, seat in enumerate(others)):
                expected.add(hands)
    assert sampler.count == len(expected)
    rng = random.Random(5)
    worlds = [sampler.sample(rng).hands for _ in range(8000)]
    drawn = Counter(tuple(hands[seat] for seat in others) for hands in worlds)
    assert set(drawn) <= expected
    mean = 8000 / len(expected)
    chi_square = sum((drawn[world] - mean) ** 2 / mean for world in expected)
    freedom = len(expected) - 1
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def _until_tricks(tricks: int) -> State:
    for seed in range(200):
        rng = random.Random(seed)
        state: State = evolve(None, start(Rules(double_nil="never"), 0))
        while True:
            state = _next(state, rng)
            view = view_of(state, state.to_act)
            if len(view.tricks) == tricks and view.phase == "play":
                break
        if 10 < WorldSampler(view).count < 80:
            return state
    raise AssertionError("no such hand")


def test_failing_to_follow_shows_a_void() -> None:
    state: State = evolve(None, start(Rules(double_nil="never"), 3))
    hands = [
        "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2S",
        "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2D",
    ]
    state = apply(state, Deal(tuple(parse_hand(hand) for hand in hands)))
    for seat in range(4):
        state = apply(state, Bid(seat, 3))
    state = apply(state, Play(0, Card.parse("AC")))
    state = apply(state, Play(1, Card.parse("3D")))
    view = view_of(state, 2)
    assert hand_text(voids(view)[1]) == "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"
    assert voids(view)[3] == 0
    rng = random.Random(1)
    assert all(not sample_world(view, rng).hands[1] & voids(view)[1] for _ in range(200))


def test_leading_a_spade_before_they_are_broken_shows_nothing_but_spades() -> None:
    state: State = evolve(None, start(Rules(double_nil="never"), 3))
    hands = [
        "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
        "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
        "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
        "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
    ]
    state = apply(state, Deal(tuple(parse_hand(hand) for hand in hands)))
    for seat in range(4):
        state = apply(state, Bid(seat, 3))
    state = apply(state, Play(0, Card.parse("2S")))
    assert WorldSampler(view_of(state, 1)).count > 1
    for _ in range(50):
        world = sample_world(view_of(state, 1), random.Random(2))
        assert hand_text(world.hands[0]) == "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S"


def test_between_hands_there_is_nothing_to_sample() -> None:
    state = evolve(None, start(PRESETS["partnership"], 0))
    with pytest.raises(UsageError) as refused:
        WorldSampler(view_of(state, 0))
    assert refused.value.code == "worlds.no_hand"
