"""The solvers are right: every claim of theirs is held against references that share no line.

Small hands against the readable walk over the engine, larger ones against the compiled one and
the slow exact one; ``bench/solver_right.py`` does the same by the hundred thousand, which is what
it takes to meet a rare unsoundness.
"""

import random
from collections import Counter
from typing import Any

import pytest

from bench.solver_right import PARTS, SIZES, WALKED, drawn, tasks_of, wrong_readable
from spades.kernel import memory
from spades.kernel.lanes import pack
from spades.kernel.perft import count_rows
from spades.kernel.solver import Workspace, solve
from tests.kernel import brute, brute_compiled, slow_exact
from tests.kernel.claims import (
    best_of,
    questions,
    random_limit,
    where_the_break_rule_counts,
    worth,
    wrong_best,
    wrong_bounds,
    wrong_cards,
    wrong_line,
    wrong_value,
)
from tests.kernel.positions import Wanted, positions

SLOW = slow_exact.SlowSolver()
FEW = [(2, "partnership", 60), (3, "partnership", 20), (4, "two-player", 40)]
MORE = [
    (4, "partnership", 200),
    (5, "partnership", 120),
    (6, "two-player", 150),
    (7, "two-player", 60),
]
MANY = [(5, "partnership", 400), (6, "partnership", 120), (7, "two-player", 200)]


def asked(wanted, count, seed, chosen=lambda stream: stream, **goals):
    """Questions about so many positions, each with where to find it again."""
    rng = random.Random(f"{seed} {wanted} questions")
    stream = chosen(positions(seed, wanted))
    for number in range(count):
        for question in questions(next(stream), rng, **goals):
            yield question, (seed, wanted, number, question.name, question.break_rule), rng


def true_cards(question):
    return brute_compiled.card_values(
        question.state, question.table, break_rule=question.break_rule
    )


@pytest.mark.slow
@pytest.mark.parametrize(("cards", "game", "count"), FEW)
def test_values_are_those_of_the_readable_reference(cards, game, count):
    for question, where, _ in asked(Wanted(cards, game), count, "readable"):
        found = brute.card_values(question.ruled, (worth(question),))
        known = {card: values[0] for card, values in found.items()}
        assert not wrong_best(solve, question, known), where


@pytest.mark.parametrize(("cards", "game", "count"), FEW)
def test_each_card_has_its_true_value(cards, game, count):
    for question, where, _ in asked(Wanted(cards, game), count, "cards"):
        assert not wrong_cards(solve, question, true_cards(question)), where


@pytest.mark.parametrize(("cards", "game", "count"), FEW)
def test_lines_are_legal_and_keep_the_value_to_the_end(cards, game, count):
    for question, where, _ in asked(Wanted(cards, game), count, "lines"):
        assert not wrong_line(solve, question, brute_compiled.value), where


@pytest.mark.parametrize(("cards", "game", "count"), FEW)
def test_a_stopped_search_claims_nothing_false(cards, game, count):
    for question, where, rng in asked(Wanted(cards, game), count, "stopped"):
        limit = random_limit(rng)
        assert not wrong_bounds(solve, question, true_cards(question), limit), (*where, limit)


@pytest.mark.parametrize(
    ("cards", "game", "count"), [(4, "partnership", 30), (6, "two-player", 30)]
)
def test_cards_have_their_true_values_where_the_break_rule_counts(cards, game, count):
    stream = asked(Wanted(cards, game), count, "break", chosen=where_the_break_rule_counts)
    for question, where, _ in stream:
        assert not wrong_cards(solve, question, true_cards(question)), where


@pytest.mark.slow
@pytest.mark.parametrize(("cards", "game", "count"), MORE)
def test_larger_hands_have_their_true_cards_lines_and_bounds(cards, game, count):
    for question, where, rng in asked(Wanted(cards, game), count, "larger"):
        known = true_cards(question)
        limit = random_limit(rng)
        assert not wrong_best(solve, question, known), where
        assert not wrong_cards(solve, question, known), where
        assert not wrong_bounds(solve, question, known, limit), (*where, limit)
        if where[2] % 4 == 0:
            assert not wrong_line(solve, question, brute_compiled.value), where


@pytest.mark.slow
@pytest.mark.parametrize(("cards", "game", "count"), MANY)
def test_larger_values_are_those_of_the_compiled_reference(cards, game, count):
    for question, where, _ in asked(Wanted(cards, game), count, "compiled"):
        want = brute_compiled.value(question.state, question.table, break_rule=question.break_rule)
        assert not wrong_value(solve, question, want), where


@pytest.mark.slow
@pytest.mark.parametrize("nils", [0, 1, 2, 3, 4])
@pytest.mark.parametrize("alive", [True, False])
def test_values_with_each_number_of_nils_are_those_of_the_slow_variant(nils, alive):
    for cards, count in ((5, 100), (6, 30), (7, 6)):
        wanted = Wanted(cards, nils=nils, alive=alive)
        for question, where, _ in asked(wanted, count, "slow", goals=("score",)):
            want = SLOW.value(question.state, question.table, break_rule=question.break_rule)
            assert not wrong_value(solve, question, want), where


@pytest.mark.slow
def test_a_table_that_is_too_small_changes_no_value():
    small, emptied = Workspace(1), 0
    for question, where, _ in asked(Wanted(10, nils=1), 4, "small table"):
        told = small.solve(question.state, **question.options)
        emptied += int(small._words[memory.EMPTIED])
        assert told.value == solve(question.state, **question.options).value, where
    assert emptied


def test_a_search_that_was_stopped_at_once_is_not_proven():
    """Some position needs more than one trick begun, and then nothing is claimed as proven."""
    open_ones = 0
    for question, where, _ in asked(Wanted(6), 10, "at once", goals=("score",)):
        told = solve(question.state, **question.options, nodes=1)
        want = brute_compiled.value(question.state, question.table, break_rule=question.break_rule)
        assert told.low <= want <= told.high, where
        assert told.proven == (told.low == told.high)
        open_ones += not told.proven
    assert open_ones


def test_the_bench_is_of_the_size_that_it_says():
    sizes: Counter[tuple[str, str, int]] = Counter()
    for part, game, cards, _, _, count, _ in tasks_of(PARTS, 100, "any"):
        sizes[part, game, cards] += count
    four = {key: count for key, count in sizes.items() if key[1] == "partnership"}
    assert sum(count for (_, _, cards), count in four.items() if cards < 5) == 4000
    assert four["readable", "partnership", 5] == 50
    assert sum(count for (part, _, _), count in four.items() if part == "compiled") == 4000
    slow = [count for (part, _, cards), count in four.items() if part == "slow" and cards < 8]
    assert sum(slow) == 100_000
    assert sizes["readable", "two-player", 7] > 0
    assert sizes["compiled", "two-player", 7] >= 1000
    assert len(tasks_of(PARTS, 0.001, "any")) == len(SIZES)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "cards", "count"), [("partnership", 5, 50), ("two-player", 7, 20)]
)
def test_the_largest_walks_are_of_each_kind(game, cards, count):
    """Half of them without the break rule where it was in force, half on lead; none too long."""
    tasks = [task for task in tasks_of(("readable",), 100, "kinds") if task[1:3] == [game, cards]]
    found = [one for task in tasks for one in drawn(task)]
    kinds = Counter((rules, bool(state.trick)) for state, _, rules in found)
    assert len(found) == count
    assert set(kinds) == {((rule,), mid) for rule in (True, False) for mid in (True, False)}
    assert min(kinds.values()) >= count // 5
    assert any(not state.broken for state, _, rules in found if rules == (True,))
    for state, _, rules in found:
        ruled = state if rules == (True,) else brute.without_break_rule(state)
        assert rules == (True,) or not state.broken
        assert state.hands[state.to_act].bit_count() == cards
        assert count_rows(ruled.match.rules, pack(ruled)[None])[0] <= WALKED[game, cards]


def test_one_walk_answers_all_questions_about_a_position():
    """Each readable position is walked once for each break rule that it is asked with."""
    walks: Counter[bool] = Counter()
    whole = brute.card_values

    def counted(state, worths):
        walks[state.broken] += 1
        assert len(worths) == 3
        return whole(state, worths)

    state = next(one for one in positions("walks", Wanted(3)) if not one.broken)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(brute, "card_values", counted)
        assert not any(wrong_readable(state, random.Random("walks"), None))
        assert walks == {False: 1, True: 1}
        assert not any(wrong_readable(state, random.Random("walks"), (False,)))
    assert walks == {False: 1, True: 2}


def test_the_same_question_gets_the_same_answer_whatever_was_asked_before():
    first: dict[Any, Any] = {}
    stream = list(asked(Wanted(5), 12, "again"))
    for round_ in range(2):
        for question, where, _ in stream if round_ == 0 else reversed(stream):
            told = solve(question.state, **question.options, cards=True)
            seen = told.value, told.best, told.cards
            assert first.setdefault(where, seen) == seen, where
            assert best_of(question.state, {one.card: one.low for one in told.cards}) == told.value
