"""The references that hold the solvers right are right themselves: three that share no line agree.

The readable one walks the engine; the compiled one walks the same tree, with alpha-beta and
without; the slow exact one asks which outcomes can be forced. What they have in common is the laws.
"""

import random
from collections import Counter

import numpy as np
import pytest

from spades.cards import mask_of, parse_hand
from spades.rules import PRESETS
from spades.testing.perft import small_hand
from tests.kernel import brute, brute_compiled, slow_exact
from tests.kernel.claims import where_the_break_rule_counts
from tests.kernel.positions import Wanted, kinds_of, positions, random_payoffs

pytestmark = pytest.mark.slow

SLOW = slow_exact.SlowSolver()


def tables(rng, state):
    """Score, tricks and some payoff table of a position."""
    score = brute_compiled.score_table(state)
    return score, brute_compiled.tricks_table(state), random_payoffs(rng, state, score)


def check(wanted, count, seed="references", chosen=lambda stream: stream):
    """The references agree on so many positions, with the break rule and without."""
    rng = random.Random(f"{seed} {wanted}")
    stream = chosen(positions(seed, wanted))
    for number in range(count):
        state = next(stream)
        priced = tables(rng, state)
        worths = brute.score, brute.tricks_from(state), brute.payoff(priced[2])
        for rule in (True, False) if not state.broken else (True,):
            seen = state if rule else brute.without_break_rule(state)
            want = brute.minimax(seen, worths)
            for prune in (True, False):
                found = tuple(
                    brute_compiled.value(state, table, break_rule=rule, prune=prune)
                    for table in priced
                )
                assert found == want, (seed, wanted, number, rule, prune)
            slowly = tuple(SLOW.value(state, table, break_rule=rule) for table in priced)
            assert slowly == want, (seed, wanted, number, rule)


# --- the readable reference, by hand


def played(hands, bids=(1, 1, 1, 1), **more):
    return small_hand(PRESETS["partnership"], tuple(map(parse_hand, hands)), bids, **more)


def test_the_side_that_leads_two_top_spades_takes_both_tricks():
    state = played(("2C 3C", "AS KS", "4C 5C", "6C 7C"))
    assert brute.minimax(state, (brute.tricks_from(state),)) == (0,)
    state = played(("2C 3C", "6C 7C", "AS KS", "4C 5C"))
    assert brute.minimax(state, (brute.tricks_from(state),)) == (2,)


def test_the_score_of_a_forced_hand_is_that_of_the_rules():
    # Seat 1 leads and takes the trick it bid; seat 0 loses its contract of one.
    state = played(("2C", "AC", "3C", "4C"), (1, 1, 0, 0))
    assert brute.minimax(state, (brute.score,)) == ((-10 + 100) - (10 + 100),)


def test_a_nil_is_set_by_the_card_that_it_cannot_lose():
    # Seat 2 bid Nil and has to win with its ace unless its partner trumps, who holds no spade.
    state = played(("2D", "KC", "AC", "3C"), (1, 1, 0, 1))
    values = brute.card_values(state, (brute.score,))
    assert set(map(str, values)) == {"KC"}
    assert next(iter(values.values())) == ((-10 + 1 - 100) - -20,)


def test_without_the_break_rule_the_trumps_may_be_drawn_first():
    # Seat 1 would draw seat 0's only spade and then cash; while spades may not be led, it is cut.
    hands = ("2S 2D", "AS AC", "3H 3D", "4H 4D")
    state = played(hands)
    tricks = (brute.tricks_from(state),)
    assert brute.minimax(state, tricks) == (1,)
    assert brute.minimax(brute.without_break_rule(state), tricks) == (0,)


def test_a_card_value_is_the_value_of_what_follows():
    state = played(("2S 2D", "AS AC", "3H 3D", "4H 4D"), broken=True)
    values = brute.card_values(state, (brute.tricks_from(state),))
    assert {str(card): value for card, value in values.items()} == {"AC": (1,), "AS": (0,)}


# --- the references, by each other


@pytest.mark.parametrize(
    ("cards", "game", "count"),
    [(1, "partnership", 20), (2, "partnership", 40), (3, "partnership", 15)]
    + [(cards, "two-player", 20) for cards in (1, 2, 3, 4)],
)
def test_three_references_agree_on_small_hands(cards, game, count):
    check(Wanted(cards, game), count)


@pytest.mark.parametrize(
    ("cards", "game", "count"),
    [(3, "partnership", 10), (4, "two-player", 20), (5, "two-player", 5)],
)
def test_three_references_agree_where_the_break_rule_counts(cards, game, count):
    check(Wanted(cards, game), count, "break", where_the_break_rule_counts)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cards", "game", "count"),
    [(3, "partnership", 300), (4, "partnership", 10), (5, "two-player", 40), (6, "two-player", 8)],
)
def test_three_references_agree_on_larger_hands(cards, game, count):
    check(Wanted(cards, game), count, "larger")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("cards", "game", "count"), [(5, "partnership", 200), (7, "two-player", 100)]
)
def test_the_compiled_references_agree_where_the_readable_one_is_too_slow(cards, game, count):
    stream, rng = positions("compiled", Wanted(cards, game)), random.Random("compiled")
    for number in range(count):
        state = next(stream)
        for table in tables(rng, state):
            found = brute_compiled.value(state, table)
            assert SLOW.value(state, table) == found, (cards, game, number)


def test_the_slow_variant_says_which_outcomes_can_be_forced():
    state = played(("2S 2D", "AS AC", "3H 3D", "4H 4D"))
    ways = brute_compiled.endings(state)
    ours = sum(np.indices((14,) * 4)[0::2])
    assert SLOW.forces(state, ours == 1)
    assert SLOW.forces(state, ours >= 1)
    assert not SLOW.forces(state, ours == 2)
    assert SLOW.forces(state, ours == 0)  # the trump may stay at home
    assert len(ways) == 10
    assert all(sum(way) == 2 for way in ways)


def test_a_guess_never_changes_the_value_of_the_slow_variant():
    rng = random.Random("guesses")
    for wanted in (Wanted(3), Wanted(5, "two-player")):
        stream = positions("guesses", wanted)
        for number in range(15):
            state = next(stream)
            table = tables(rng, state)[number % 3]
            ways = [float(table[way]) for way in brute_compiled.endings(state)]
            want = brute_compiled.value(state, table)
            for guess in (want, min(ways), max(ways), rng.choice(ways), want + 0.5, -1e9, 1e9):
                assert SLOW.value(state, table, guess=guess) == want, (wanted, number, guess)


def test_a_right_guess_takes_two_questions_at_most():
    state, asked = next(positions("two questions", Wanted(5))), []

    class Counted(slow_exact.SlowSolver):
        def forces(self, state, goal, *, break_rule=True):
            asked.append(goal)
            return super().forces(state, goal, break_rule=break_rule)

    table = np.random.default_rng(7).random((14,) * 4)  # another number for each way
    want = brute_compiled.value(state, table)
    assert Counted().value(state, table, guess=want) == want
    assert len(asked) <= 2


# --- the positions


MEET = {
    "partnership": [f"{count} nils" for count in range(5)]
    + [f"{count} nils alive" for count in range(5)]
    + [f"{count} nils dead" for count in range(5)]
    + [f"leader {seat}" for seat in range(4)]
    + [f"{count} cards on the table" for count in range(4)],
    "two-player": [f"{count} nils" for count in range(3)]
    + [f"{count} nils alive" for count in range(3)]
    + [f"{count} nils dead" for count in range(3)]
    + [f"leader {seat}" for seat in range(2)]
    + [f"{count} cards on the table" for count in range(2)],
}
ALWAYS = [
    "nil", "double nil", "nil value 100", "nil value other", "broken", "not broken",
    "tricks in all 13", "tricks in all fewer", "odd contract", "even contract", "no contract",
    "contract made", "contract open", "contract out of reach", "bag value 0", "bag value 1",
    "bag limit 0", "bag limit 1", "bag limit 2", "bag limit 10", "bag limit other",
    "some spades to lead, not broken", "only spades to lead, not broken",
    *(f"bags {bags}" for bags in range(11)),
]  # fmt: skip


@pytest.mark.parametrize("game", ["partnership", "two-player"])
@pytest.mark.parametrize("cards", [3, 5, 7])
def test_every_kind_of_position_comes_about(game, cards):
    met: Counter[str] = Counter()
    stream = positions("kinds", Wanted(cards, game))
    for _ in range(2000):
        met.update(kinds_of(next(stream)))
    missing = {kind: met[kind] for kind in (*MEET[game], *ALWAYS) if met[kind] < 8}
    assert not missing


@pytest.mark.parametrize("game", ["partnership", "two-player"])
def test_positions_are_such_as_a_hand_can_come_to(game):
    stream = positions("whole", Wanted(4, game))
    for _ in range(500):
        state = next(stream)
        seats = len(state.hands)
        cards = [card for hand in state.hands for card in range(64) if hand >> card & 1]
        assert len({*cards, *state.trick}) == 4 * seats
        for place in range(seats):
            seat = (state.leader + place) % seats
            assert state.hands[seat].bit_count() == (3 if place < len(state.trick) else 4)
        assert sum(state.taken) + 4 <= 13
        assert not mask_of(state.trick) & sum(state.hands)
        limit = state.match.rules.bag_limit
        assert all(0 <= bags < (limit or 100) for bags in state.match.bag_counts)


def test_positions_can_be_asked_for():
    for nils in range(5):
        state = next(positions("asked", Wanted(5, nils=nils, alive=True, mid_trick=False)))
        kinds = kinds_of(state)
        assert f"{nils} nils" in kinds
        assert nils == 0 or "0 nils alive" not in kinds
        assert "0 cards on the table" in kinds
        dead = next(positions("asked", Wanted(5, nils=nils, alive=False, mid_trick=True)))
        assert "0 nils alive" in kinds_of(dead)
        assert dead.trick


def test_the_same_seed_gives_the_same_positions():
    wanted = Wanted(6)
    one, other = positions("again", wanted), positions("again", wanted)
    assert [next(one) for _ in range(20)] == [next(other) for _ in range(20)]
    assert next(positions("other", wanted)) != next(positions("again", wanted))


def test_payoff_tables_are_of_many_kinds():
    state = next(positions("payoffs", Wanted(4)))
    table = brute_compiled.score_table(state)
    rng = random.Random("payoffs")
    sizes = [len(np.unique(random_payoffs(rng, state, table))) for _ in range(60)]
    assert min(sizes) == 2
    assert max(sizes) > 1000
