"""Each check lets what is true pass, and says what is wrong with what is not."""

import random
from dataclasses import replace

import pytest

from spades.game.events import CardPlayed, HandResult, HandScored
from spades.game.evolve import evolve
from spades.game.state import Dealing, Match, Over, Playing
from spades.game.view import redact
from spades.rules import PRESETS, Rules
from spades.testing import (
    Broken,
    check_cards,
    check_last_digit,
    check_record,
    check_result,
    check_square,
    check_twins,
    invariants,
    play_random_match,
    random_steps,
)
from spades.testing.invariants import keeps_bags_in_the_last_digit


@pytest.fixture
def rng():
    return random.Random("invariants")


def playing(rng, rules, tricks):
    for _, state in random_steps(rng, rules, 1):
        if isinstance(state, Playing) and len(state.tricks) == tricks:
            return state
    raise AssertionError


@pytest.mark.parametrize("game", PRESETS)
def test_a_card_in_two_places_or_in_none_is_found(rng, game):
    state = playing(rng, PRESETS[game], 3)
    check_cards(state)
    first, *others = state.hands
    lowest = first & -first
    with pytest.raises(Broken):
        check_cards(replace(state, hands=(first ^ lowest, *others)))
    with pytest.raises(Broken):
        check_cards(replace(state, hands=(first, others[0] | lowest, *others[1:])))
    with pytest.raises(Broken, match="tricks taken"):
        check_cards(replace(state, taken=(3, 3, *state.taken[2:])))


def test_a_card_redrawn_that_was_no_discard_is_found(rng):
    state = playing(rng, PRESETS["two-player"], 0)
    opening = replace(state.opening, received=(state.hands[0] & -state.hands[0], None))
    with pytest.raises(Broken, match="no discard"):
        check_cards(replace(state, opening=opening))


@pytest.mark.parametrize("field", ["points", "bags", "penalty", "scores", "bag_counts"])
def test_a_result_that_does_not_add_up_is_found(rng, field):
    rules = Rules(bag_limit=3)
    events = play_random_match(rng, rules, 1, low_bid=100)
    (result,) = (event.result for event in events if isinstance(event, HandScored))
    check_result(rules, (0, 0), (0, 0), result)
    wrong = (getattr(result, field)[0] - 1, getattr(result, field)[1])
    with pytest.raises(Broken):
        check_result(rules, (0, 0), (0, 0), replace(result, **{field: wrong}))
    with pytest.raises(Broken):
        check_result(rules, (0, 0), (0, 0), replace(result, lines=(result.lines[0], ())))
    assert isinstance(result, HandResult)


def test_bags_that_are_not_the_last_digit_are_found():
    check_last_digit(Dealing(Match(Rules(), 2, 0, (-97, 63), (3, 3))))
    with pytest.raises(Broken, match="modulo 10"):
        check_last_digit(Dealing(Match(Rules(), 2, 0, (-97, 63), (7, 3))))
    free = Rules(nil_value=55)
    assert not keeps_bags_in_the_last_digit(free)
    check_last_digit(Dealing(Match(free, 2, 0, (-97, 63), (7, 3))))


def test_a_record_that_replays_otherwise_is_found(rng):
    events = play_random_match(rng, Rules(), 1)
    check_record(events)
    last = next(event for event in reversed(events) if isinstance(event, CardPlayed))
    with pytest.raises((Broken, ValueError)):
        check_record([event for event in events if event is not last])


@pytest.mark.parametrize("game", PRESETS)
def test_views_that_part_are_found(rng, game, monkeypatch):
    events = play_random_match(rng, PRESETS[game], 1, double_nil=50)
    check_square(events)
    blind = {CardPlayed: lambda event: replace(event, card=event.card ^ 1)}

    def redact_wrongly(event, seat, rules):
        shown = redact(event, seat, rules)
        return blind.get(type(event), lambda event: event)(shown)

    monkeypatch.setattr(invariants, "redact", redact_wrongly)
    with pytest.raises(Broken, match="part"):
        check_square(events, seats=[0])


def test_a_spectator_is_not_told_apart_from_a_seat_by_accident(rng, monkeypatch):
    """Twins: what a seat is told beyond its view gives the truth away."""
    steps = list(random_steps(rng, Rules(), 1, double_nil=0, stray_look=0))
    before = steps[0][1]
    assert isinstance(before, Dealing)
    told = [event for events, state in steps[1:8] for event in events]
    check_twins(told, before, rng)
    monkeypatch.setattr(invariants, "redact", lambda event, seat, rules: event)
    with pytest.raises(Broken, match="twin"):
        check_twins(told, before, rng)


def test_between_hands_and_when_it_is_over_no_card_is_anywhere(rng):
    state = None
    for event in play_random_match(rng, Rules(max_hands=1), 1):
        state = evolve(state, event)
    assert isinstance(state, (Dealing, Over))
    check_cards(state)
