"""Whole trees of the play, three times: the engine, the kernel, and brute force by hand."""

import random
from dataclasses import replace

import numpy as np
import pytest

from spades.cards import ALL_CARDS, cards_of, mask_of
from spades.game.state import Playing, Trick
from spades.kernel import perft as kernel
from spades.kernel.lanes import LANES, pack
from spades.rules import GAMES, PRESETS, Rules
from spades.rules.leaf import LOW_63
from spades.testing import random_rules, random_steps
from spades.testing.perft import hash_of_end, perft, small_hand
from tests.together.test_perft import VARIED, both_ways
from tools import goldens

pytestmark = pytest.mark.slow


def some_hand(rng, rules, cards):
    seats = rules.seats
    deck = rng.sample(ALL_CARDS, cards * seats)
    return small_hand(
        rules,
        tuple(mask_of(deck[seat::seats]) for seat in range(seats)),
        tuple(rng.choice((0, 1, 1, 2, 3, 13, 14)) for _ in range(seats)),
        dealer=rng.randrange(seats),
        scores=(rng.randrange(-15, 25), rng.randrange(-15, 25)),
        bag_counts=(rng.randrange(2), rng.randrange(2)),
        broken=rng.random() < 0.4,
        hand_number=rng.randrange(1, 4),
    )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("cards", "hands"), [(1, 40), (2, 80), (3, 20), (4, 2)])
def test_small_hands_end_as_in_the_engine(game, cards, hands):
    rng = random.Random(f"kernel {game} {cards}")
    for _ in range(hands):
        state = some_hand(rng, random_rules(rng, game), cards)
        assert kernel.perft(state) == perft(state)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("fields", [{}, VARIED], ids=["preset", "varied"])
def test_the_kernel_the_engine_and_brute_force_agree(game, fields, monkeypatch):
    asked = []

    def both_engines(state, depth=None):
        asked.append(kernel.perft(state, depth))
        return perft(state, depth)

    monkeypatch.setattr("tests.together.test_perft.perft", both_engines)
    rng = random.Random(f"three {game} {fields}")
    for cards in (1, 2, 2, 2, 3):
        for depth in (None, 0, 1, 2, 5):
            engine, brute_force = both_ways(rng, Rules(game, **fields), cards, depth)
            assert asked.pop() == engine == brute_force


@pytest.mark.parametrize("game", GAMES)
def test_from_the_midst_of_a_hand_the_tricks_before_count_too(game):
    rng = random.Random(f"midst {game}")
    last = 13 if game == "partnership" else 8
    hands = 0
    while hands < 8:
        steps = random_steps(rng, random_rules(rng, game), 1)
        states = [state for _, state in steps if isinstance(state, Playing)]
        if not states:
            continue
        hands += 1
        ends = [perft(state) for state in states[-last:]]
        assert [kernel.perft(state) for state in states[-last:]] == ends
        rows = np.array([pack(state) for state in states[-last:]])
        tricks = [kernel.tricks_hash(state) for state in states[-last:]]
        counts, sums = kernel.perft_rows(states[0].match.rules, rows, None, tricks)
        assert list(zip(counts.tolist(), sums.tolist(), strict=True)) == ends
        for state in rng.sample(states, 3):
            for depth in (0, 1, 2):
                assert kernel.perft(state, depth) == perft(state, depth)


def test_the_kernel_makes_the_golden_table(monkeypatch):
    monkeypatch.setattr(goldens, "perft", kernel.perft)
    assert goldens.perft_table() == goldens.kept()["perft.txt"]


@pytest.mark.parametrize("game", GAMES)
def test_many_positions_at_once_are_each_by_itself(game):
    rng = random.Random(f"many {game}")
    rules = random_rules(rng, game)
    states = [some_hand(rng, rules, cards) for cards in (1, 2, 3, 3) for _ in range(20)]
    rows = np.array([pack(state) for state in states])
    before = rows.copy()
    for depth in (None, 0, 1, 4):
        alone = [kernel.perft(state, depth) for state in states]
        counts, sums = kernel.perft_rows(rules, rows, depth)
        assert list(zip(counts.tolist(), sums.tolist(), strict=True)) == alone
        assert kernel.count_rows(rules, rows, depth).tolist() == counts.tolist()
    assert (rows == before).all()


def test_rows_of_another_shape_or_phase_are_refused():
    rules = PRESETS["partnership"]
    row = pack(some_hand(random.Random("rows"), rules, 2))
    dealing = pack(next(state for _, state in random_steps(random.Random("rows"), rules, 1)))
    for bad in (row, row[None, : LANES - 1], dealing[None]):
        for function in (kernel.perft_rows, kernel.count_rows):
            with pytest.raises(AssertionError, match="rows of the play"):
                function(rules, bad)


# --- the hash


def test_every_fact_of_an_end_changes_its_hash():
    rng = random.Random("facts")
    steps = random_steps(rng, PRESETS["partnership"], 1, double_nil=0)
    states = [state for _, state in steps if isinstance(state, Playing)]
    state = next(one for one in states if len(one.tricks) == 6 and len(one.trick) == 2)
    match, trick = state.match, state.tricks[3]
    swapped = (trick.cards[1], trick.cards[0], *trick.cards[2:])
    given = 1 << cards_of(state.hands[0])[0]
    variants = [
        state,
        replace(state, hands=state.hands[::-1]),
        replace(state, hands=(state.hands[0] & ~given, *state.hands[1:])),
        replace(state, hands=(state.hands[0] & ~given, state.hands[1] | given, *state.hands[2:])),
        replace(state, tricks=state.tricks[:-1]),
        replace(state, tricks=state.tricks[::-1]),
        *(
            replace(state, tricks=(*state.tricks[:3], other, *state.tricks[4:]))
            for other in (
                Trick((trick.leader + 1) % 4, trick.cards, trick.winner),
                Trick(trick.leader, swapped, trick.winner),
                Trick(trick.leader, trick.cards, (trick.winner + 1) % 4),
            )
        ),
        replace(state, leader=(state.leader + 1) % 4),
        replace(state, trick=state.trick[::-1]),
        replace(state, trick=state.trick[:1]),
        replace(state, taken=(state.taken[0] + 1, state.taken[1] - 1, *state.taken[2:])),
        replace(state, taken=(*state.taken[:2], *state.taken[:1:-1])),
        replace(state, broken=not state.broken),
        *(replace(state, match=replace(match, scores=two)) for two in ((1, 0), (0, 1), (-1, 0))),
        *(replace(state, match=replace(match, bag_counts=two)) for two in ((1, 0), (0, 1))),
    ]
    different = {repr(one): hash_of_end(one, one) for one in variants}
    assert len(different) >= len(variants) - 1  # seats 2 and 3 may have taken equally many
    assert len(set(different.values())) == len(different)
    assert all(0 <= value <= LOW_63 for value in different.values())


@pytest.mark.parametrize("depth", [0, None], ids=["before", "after"])
def test_20000_ends_have_as_many_hashes(depth):
    rng = random.Random("collisions")
    rules = PRESETS["partnership"]
    rows = np.array([pack(some_hand(rng, rules, 1)) for _ in range(20_000)])
    counts, sums = kernel.perft_rows(rules, rows, depth)
    assert (counts == 1).all()
    assert len(set(sums.tolist())) == len(sums)
    # Their low halves, too, are as good as drawn by lot: about 20000² / 2 / 2³² pairs of them.
    assert len(set((sums & 0xFFFFFFFF).tolist())) > len(sums) - 5
