"""``spades.simulate``: whole hands as the engine plays them, whatever the threads; and refusals."""

import random
from collections import Counter
from dataclasses import replace

import numpy as np
import pytest

import spades.kernel
from spades.cards import FULL_DECK
from spades.errors import RecordError, SpadesError, UsageError
from spades.game.decide import apply, start
from spades.game.evolve import evolve
from spades.game.state import Playing
from spades.kernel.policies import RANDOM, RULES, deal_many_of
from spades.kernel.rng import seed_word
from spades.kernel.simulate import Simulation, position_of, setting_of, simulate
from spades.kernel.solver import solve
from spades.rules import PRESETS, Rules
from spades.rules.laws import DOUBLE_NIL, NIL
from spades.testing import random_deal, random_rules
from spades.testing.perft import small_hand
from tests.kernel.playouts import (
    SEED,
    agrees,
    opened,
    plays_of,
    replayed,
    rows,
    traced_hands,
)

pytestmark = pytest.mark.slow

FIELDS = ("bids", "tricks", "points", "bags")


def dealing(rules: Rules, first: int = 0, scores=(0, 0), bag_counts=(0, 0)):
    return evolve(None, start(rules, first, scores, bag_counts))


def playing(game="partnership", bids=(3, 3, 3, 3), **more):
    rules = PRESETS[game]
    hands = random_deal(random.Random("playing")).hands[: rules.seats]
    return small_hand(rules, hands, bids[: rules.seats], **more)


def same(one: Simulation, other: Simulation) -> bool:
    return all(np.array_equal(getattr(one, name), getattr(other, name)) for name in FIELDS)


def some_rules(game: str, count: int):
    """Random rules, with all that matters before the play sure to be among them."""
    rng = random.Random(f"rules {game}")
    yield PRESETS[game]
    if game == "partnership":
        yield Rules(game=game, exchange_order="simultaneous")
    yield Rules(game=game, double_nil="behind", double_nil_deficit=50)
    yield Rules(game=game, double_nil="never")
    for _ in range(count):
        yield random_rules(rng, game)


@pytest.mark.parametrize("policy", [RANDOM, RULES], ids=lambda policy: policy.name)
@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_whole_hands_are_legal_from_the_deal_on_and_end_as_the_engine_says(game, policy):
    rng = random.Random(f"whole {game}")
    bids: Counter[int] = Counter()
    passed = redrawn = 0
    for number, rules in enumerate(some_rules(game, 20)):
        bag_counts = tuple(rng.randrange(rules.bag_limit or 9) for _ in range(2))
        low, high = max(-300, rules.floor + 1), min(300, rules.target_score - 1)
        scores = tuple(rng.randint(low, high) if low <= high else 0 for _ in range(2))
        state = dealing(rules, number % rules.seats, scores, bag_counts)
        trace, (bid, *made) = traced_hands(state, policy, 12, SEED + number)
        for row, told, *results in zip(trace, bid.tolist(), *made, strict=True):
            begun = opened(state, row)
            assert list(begun.opening.bids) == told
            assert agrees(replayed(begun, plays_of(row, rules.seats)), *results)
            bids.update(told)
            passed += sum(bool(cards) for cards in begun.opening.passed)
            redrawn += sum(bool(cards) for cards in begun.opening.received)
    if policy is RANDOM:
        assert set(bids) == {*range(14), DOUBLE_NIL}
        assert passed > 20
        assert redrawn > 20
    else:
        assert DOUBLE_NIL not in bids
        assert len(bids) > 4
        assert (NIL in bids) == (game == "partnership")


@pytest.mark.parametrize("policy", [RANDOM, RULES], ids=lambda policy: policy.name)
@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_whole_hands_are_the_same_whether_traced_or_not(game, policy):
    seats = PRESETS[game].seats
    for rules in some_rules(game, 3):
        state = dealing(rules, 1)
        _, traced = traced_hands(state, policy, 2000)
        made = [np.zeros((2000, seats), np.int8), *rows(2000, seats)]
        given, untraced = np.array(setting_of(state)), np.zeros((0, 0), np.int64)
        deal_many_of(policy, seats)(given, SEED, 0, 256, *made, untraced)
        for one, other in zip(traced, made, strict=True):
            assert np.array_equal(one, other)


def test_every_card_is_dealt_to_every_seat_alike():
    trace, _ = traced_hands(dealing(PRESETS["partnership"]), RANDOM, 40_000)
    held = np.array([[(trace[:, seat] >> card & 1).sum() for seat in range(4)]
                     for card in range(61) if FULL_DECK >> card & 1])  # fmt: skip
    assert held.sum() == 40_000 * 52
    # 52 × 4 numbers, each binomial(40,000, ¼): standard deviation 87.
    assert np.abs(held - 10_000).max() < 4.5 * 87
    together = int((trace[:, 0] >> 60 & trace[:, 0] >> 59 & 1).sum())
    assert abs(together - 40_000 * (13 * 12) / (52 * 51)) < 4.5 * 48


def test_every_card_lies_at_every_place_of_the_stock_alike():
    trace, _ = traced_hands(dealing(PRESETS["two-player"]), RANDOM, 40_000)
    for place in (0, 1, 25, 51):
        counts = np.bincount(trace[:, place], minlength=64)
        counts = counts[[card for card in range(64) if FULL_DECK >> card & 1]]
        assert np.abs(counts - 40_000 / 52).max() < 4.5 * 28


def test_random_answers_are_all_alike():
    trace, (bids, *_) = traced_hands(dealing(PRESETS["two-player"]), RANDOM, 40_000)
    for seat in (0, 1):
        counts = np.bincount(bids[:, seat], minlength=15)
        assert abs(counts[DOUBLE_NIL] - 20_000) < 4.5 * 100
        assert np.abs(counts[:14] - 20_000 / 14).max() < 4.5 * 37
    put = [cards.bit_count() for cards in trace[:, 57][bids[:, 0] == DOUBLE_NIL].tolist()]
    shares = np.bincount(put, minlength=4) / len(put)
    assert np.allclose(shares, np.array([1, 13, 78, 286]) / 378, atol=0.015)
    trace, (bids, *_) = traced_hands(dealing(PRESETS["partnership"]), RANDOM, 40_000)
    assert abs(np.bincount(bids[:, 3], minlength=15)[DOUBLE_NIL] - 20_000) < 4.5 * 100
    # A bidder's highest and its lowest card are passed alike.
    exchanging = (bids[:, 0] == DOUBLE_NIL) & (bids[:, 2] != DOUBLE_NIL)
    given, dealt = trace[exchanging, 57], trace[exchanging, 0]
    lowest = np.mean(given & (dealt & -dealt) != 0)
    assert abs(lowest - 3 / 13) < 0.02
    # Whoever passes second chooses from 16 cards, the three just got among them: 1 − 286/560.
    assert abs(np.mean(given & trace[exchanging, 59] != 0) - 0.489) < 0.02
    simultaneous = dealing(Rules(game="partnership", exchange_order="simultaneous"))
    trace, _ = traced_hands(simultaneous, RANDOM, 5000)
    assert not (trace[:, 57] & trace[:, 59]).any()


# --- the same whatever the threads


@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_a_hand_depends_on_the_seed_and_its_number_alone(game):
    for state in (playing(game), dealing(PRESETS[game])):
        for policy in ("random", "rules"):
            one = simulate(state, count=5000, policy=policy, seed="s")
            for threads in (2, 3, 7):
                more = simulate(state, count=5000, policy=policy, seed="s", threads=threads)
                assert same(one, more)
            few = simulate(state, count=1500, policy=policy, seed="s")
            assert same(few, replace(one, **{name: getattr(one, name)[:1500] for name in FIELDS}))
            other = simulate(state, count=5000, policy=policy, seed="t")
            assert not np.array_equal(one.tricks, other.tricks)
            assert len({row.tobytes() for row in one.tricks}) > 5


def test_two_seeds_have_little_in_common():
    """Streams do not run into each other: numbers that are close give hands that are not."""
    state = playing()
    results = [simulate(state, count=1000, seed=seed).tricks for seed in range(6)]
    for one in range(6):
        for other in range(one):
            equal = (results[one] == results[other]).all(axis=1)
            assert equal.mean() < 0.2
            assert (results[one][1:] == results[other][:-1]).all(axis=1).mean() < 0.2


# --- what comes out


def test_the_shapes_and_kinds_are_as_told():
    for state in (playing(), dealing(PRESETS["partnership"])):
        made = simulate(state, count=7)
        assert len(made) == 7
        kinds = [(getattr(made, name).shape, str(getattr(made, name).dtype)) for name in FIELDS]
        assert kinds == [((7, 4), "int8"), ((7, 4), "int8"), ((7, 2), "int32"), ((7, 2), "int8")]
        assert (made.tricks.sum(axis=1) == 13).all()
    assert len(simulate(playing(), count=0)) == 0
    assert simulate(playing("two-player"), count=3).tricks.shape == (3, 2)


def test_tricks_taken_before_and_bags_on_file_count():
    state = playing(bids=(1, 1, 0, 2), bag_counts=(8, 9))
    for _ in range(21):
        state = apply(state, spades.legal_actions(state)[0])
    assert isinstance(state, Playing)
    made = simulate(state, count=200, seed=1)
    assert (made.tricks >= np.array(state.taken)).all()
    assert (made.tricks.sum(axis=1) == 13).all()
    assert (made.bids == (1, 1, 0, 2)).all()
    for tricks, points, bags in zip(made.tricks, made.points, made.bags, strict=True):
        result = spades.score_hand(
            state.match.rules, (0, 0), (8, 9), (1, 1, 0, 2), tuple(map(int, tricks))
        )
        assert agrees(result, tricks, points, bags)


def test_noise_makes_rules_less_sure():
    state = playing(bids=(3, 3, 3, 3))
    sure = simulate(state, count=50, policy="rules", noise=0)
    assert len(np.unique(sure.tricks, axis=0)) == 1
    assert len(np.unique(simulate(state, count=50, policy="rules").tricks, axis=0)) > 3


def test_a_policy_can_be_given_itself():
    named = simulate(playing(), count=50, policy="rules", seed=3)
    assert same(named, simulate(playing(), count=50, policy=RULES, seed=3))


# --- what is refused


@pytest.mark.parametrize(
    ("code", "given"),
    [
        ("simulate.count", {"count": -1}),
        ("simulate.count", {"count": 1.5}),
        ("simulate.count", {"count": True}),
        ("simulate.count", {"count": 10**12}),
        ("simulate.threads", {"threads": 0}),
        ("simulate.threads", {"threads": "2"}),
        ("simulate.noise", {"noise": 1.01}),
        ("simulate.noise", {"noise": float("nan")}),
        ("simulate.noise", {"noise": "some"}),
        ("simulate.policy", {"policy": "stockfish"}),
        ("simulate.policy", {"policy": None}),
    ],
)
def test_what_makes_no_sense_is_refused(code, given):
    with pytest.raises(UsageError) as refused:
        simulate(playing(), **given)
    assert refused.value.code == code


def test_only_a_deal_to_come_and_the_play_can_be_simulated():
    rules = PRESETS["partnership"]
    bidding = apply(dealing(rules), random_deal(random.Random(1)))
    for state, phase in ((bidding, "bidding"), (None, "None")):
        with pytest.raises(UsageError) as refused:
            simulate(state)  # type: ignore[arg-type]
        assert refused.value.code == "simulate.phase"
        assert refused.value.facts["phase"] == phase


def impossible():
    """States of the play that cannot be, and what is said of each."""
    good = playing()
    one, *rest = good.hands
    low = one & -one
    for hands, code in (
        ((one ^ low, *rest), "position.hand_sizes"),
        ((one | 1 << 13, *rest), "position.no_card"),
        ((rest[0], *rest), "position.card_twice"),
        ((one, *rest[:2]), "sheet.seat_count"),
        ((one ^ low | 1 << 62, *rest), "position.no_card"),
        ((0, 0, 0, 0), "position.hand_sizes"),
    ):
        yield replace(good, hands=tuple(hands)), code
    for changes, code in (
        ({"leader": 4}, "seat.unknown"),
        ({"leader": 1.0}, "seat.unknown"),
        ({"taken": (1, 0, 0, 0)}, "position.taken_sum"),
        ({"taken": (200, 0, 0, 0)}, "sheet.bad_tricks"),
        ({"taken": (-1, 1, 0, 0)}, "sheet.bad_tricks"),
        ({"taken": (0, 0, 0)}, "sheet.seat_count"),
        ({"trick": (13,)}, "position.no_card"),
        ({"trick": (0,)}, "position.card_twice"),
        ({"opening": replace(good.opening, bids=(3, 20, 3, 3))}, "record.bad_value"),
    ):
        yield replace(good, **changes), code


@pytest.mark.parametrize(("state", "code"), list(impossible()))
@pytest.mark.parametrize("asked", [simulate, solve])
def test_a_position_that_cannot_be_is_refused(asked, state, code):
    with pytest.raises(RecordError) as refused:
        asked(state)
    assert refused.value.code == code


def test_a_position_without_bids_is_not_taken_for_one_with_nils():
    good = playing()
    assert position_of(good)
    with pytest.raises(UsageError) as refused:
        simulate(replace(good, opening=replace(good.opening, bids=(3, None, 3, 3))))
    assert refused.value.code == "simulate.no_bids"


def test_without_the_kernel_it_says_what_is_missing(monkeypatch):
    monkeypatch.setattr(spades.kernel, "_PARTS", ("numpy", "a_part_that_is_not_there"))
    with pytest.raises(SpadesError) as refused:
        simulate(playing())
    assert refused.value.code == "kernel.missing"


def test_seeds_may_be_numbers_texts_or_bytes():
    state = playing()
    assert same(simulate(state, count=20, seed=7), simulate(state, count=20, seed="7"))
    assert same(simulate(state, count=20, seed=b"7"), simulate(state, count=20, seed=7))
    assert seed_word("7") != seed_word("8")
