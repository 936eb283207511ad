"""The square: a seat's view is the same, whichever way one comes to it.

Fold all events and take the seat's view of the state; or redact the events for the seat and fold
those. Both give the same, for every seat and a spectator, after every single event.
"""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spades.game.actions import Close
from spades.game.decide import apply, decide, start
from spades.game.events import Event
from spades.game.evolve import evolve
from spades.game.evolve_view import evolve_view
from spades.game.state import State
from spades.game.view import View, redact, view_of
from spades.rules import PARTNERSHIP, TWO_PLAYER, Rules
from tests.game.driver import VARIANTS, name_of, random_log, random_match


def check_square(rules: Rules, events: list[Event]) -> None:
    watchers = (*range(rules.seats), None)
    views: dict[int | None, View | None] = dict.fromkeys(watchers)
    state: State | None = None
    for event in events:
        state = evolve(state, event)
        for seat in watchers:
            told = redact(event, seat, rules)
            assert redact(told, seat, rules) == told
            views[seat] = evolve_view(views[seat], told, seat)
            assert views[seat] == view_of(state, seat), (event, seat)


@pytest.mark.slow
@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
@pytest.mark.parametrize("seed", range(3))
def test_the_fold_of_redacted_events_is_the_view_of_the_fold(rules, seed):
    check_square(rules, random_log(rules, seed))


def chosen_rules() -> st.SearchStrategy[Rules]:
    modes = st.sampled_from(("always", "behind", "never"))
    partnership = st.builds(
        lambda mode, order: Rules(
            double_nil=mode,
            exchange_order="bidder_first" if mode == "never" else order,
            target_score=100,
        ),
        modes,
        st.sampled_from(("bidder_first", "simultaneous")),
    )
    two = st.builds(
        lambda mode, view: Rules(game=TWO_PLAYER, double_nil=mode, discard_view=view),
        modes,
        st.sampled_from(("hidden", "private", "open")),
    )
    return st.one_of(partnership, two)


@pytest.mark.slow
@settings(max_examples=25)
@given(chosen_rules(), st.integers(0, 2**32))
def test_the_square_holds_for_any_rules_and_any_match(rules, seed):
    check_square(rules, random_log(rules, seed, hands=2))


@pytest.mark.parametrize("rules", VARIANTS[::3], ids=name_of)
def test_the_square_holds_for_a_match_that_breaks_off_anywhere(rules):
    log: list[Event] = []
    for number, (_, _, events, state) in enumerate(random_match(rules, 41, hands=1)):
        log.extend(events)
        if number % 4 == 0 and state.phase != "over":
            for close in (Close("forfeit", 1), Close("accepted", 0), Close("abandoned")):
                check_end(rules, state, decide(state, close)[0])


def check_end(rules: Rules, state: State, end: Event) -> None:
    over = evolve(state, end)
    for seat in (*range(rules.seats), None):
        told = redact(end, seat, rules)
        assert told == end
        assert evolve_view(view_of(state, seat), told, seat) == view_of(over, seat)


@pytest.mark.parametrize("rules", VARIANTS, ids=name_of)
def test_all_seats_see_the_same_public_facts(rules):
    for _, _, _, state in random_match(rules, 42):
        views = [view_of(state, seat) for seat in (*range(rules.seats), None)]
        for view in views:
            assert (view.phase, view.to_act, view.bids, view.looked) == (
                views[0].phase,
                views[0].to_act,
                views[0].bids,
                views[0].looked,
            )
            assert view.actions == views[0].actions
            assert (view.tricks, view.trick, view.taken) == (
                views[0].tricks,
                views[0].trick,
                views[0].taken,
            )
            assert (view.scores, view.bag_counts, view.result, view.spades_broken) == (
                views[0].scores,
                views[0].bag_counts,
                views[0].result,
                views[0].spades_broken,
            )
            assert (view.stock_left, view.dealer, view.hand_number) == (
                views[0].stock_left,
                views[0].dealer,
                views[0].hand_number,
            )
            assert view.may_look == views[0].may_look
            assert view.asking == views[0].asking


@pytest.mark.parametrize("game", [PARTNERSHIP, TWO_PLAYER])
def test_a_view_before_the_first_hand_and_after_the_last_tells_the_standing(game):
    rules = Rules(game=game, target_score=10)
    state = evolve(None, start(rules, 1, (3, 4), (1, 2)))
    view = view_of(state, 0)
    assert (view.phase, view.scores, view.bag_counts, view.dealer) == ("deal", (3, 4), (1, 2), 1)
    assert (view.hand, view.bids, view.actions) == (None, (), ())
    over = view_of(apply(state, Close("forfeit", 0)), 1)
    assert (over.phase, over.winner, over.ended_by) == ("over", 1, "forfeit")
