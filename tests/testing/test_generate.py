"""The generators make valid things, and all kinds of them."""

import random
from collections import Counter
from dataclasses import fields

import pytest

from spades.cards import FULL_DECK, mask_of
from spades.game.actions import Bid, Exchange, Look, Pass
from spades.game.decide import legal_actions, start
from spades.game.events import BidMade, Looked, MatchEnded
from spades.game.evolve import evolve, fold
from spades.game.state import Bidding, Dealing, Exchanging
from spades.rules import GAMES, PRESETS, Rules
from spades.rules.laws import DOUBLE_NIL
from spades.testing import (
    play_random_match,
    random_action,
    random_chance,
    random_deal,
    random_position,
    random_rules,
    random_steps,
    random_stock,
)


@pytest.mark.parametrize("game", GAMES)
def test_random_rules_take_every_field_off_its_preset_value_and_read_back(game):
    rng = random.Random(1)
    made = [random_rules(rng, game) for _ in range(400)]
    preset = PRESETS[game]
    for field in fields(Rules):
        values = {getattr(rules, field.name) for rules in made}
        own = getattr(preset, field.name)
        assert field.name == "game" or own is None or values - {own}, field.name
    assert {rules.game for rules in made} == {game}
    for rules in made:
        assert Rules.from_json(rules.to_json()) == rules
        start(rules, 0)


def test_random_rules_are_of_both_games():
    rng = random.Random(2)
    assert {random_rules(rng).game for _ in range(20)} == set(GAMES)


def test_deals_and_stocks_are_the_whole_deck():
    rng = random.Random(3)
    hands = random_deal(rng).hands
    assert [hand.bit_count() for hand in hands] == [13] * 4
    assert sum(hands) == FULL_DECK
    assert mask_of(random_stock(rng).order) == FULL_DECK


def test_the_dealer_brings_something_exactly_when_no_seat_acts():
    rng = random.Random(4)
    for _ in range(20):
        for _, state in random_steps(rng, random_rules(rng), 1, double_nil=50):
            if state.phase != "over":
                assert (random_chance(rng, state) is None) == (state.to_act is not None)


def test_a_random_action_is_legal_and_every_legal_one_comes():
    rng = random.Random(5)
    for number in range(30):
        state = random_position(rng, PRESETS[GAMES[number % 2]], double_nil=30)
        legal = legal_actions(state)
        came = {random_action(rng, state) for _ in range(300)}
        assert came <= set(legal)
        assert len(legal) > 40 or came == set(legal)


@pytest.mark.parametrize("game", GAMES)
def test_each_combination_of_an_exchange_is_as_likely_as_any_other(game):
    rng = random.Random(6)
    while True:
        state = random_position(rng, PRESETS[game], double_nil=60)
        if isinstance(state, Exchanging):
            break
    sizes: Counter[int] = Counter()
    for _ in range(2000):
        action = random_action(rng, state)
        assert isinstance(action, (Pass, Exchange))
        sizes[len(action.cards)] += 1
    if game == "partnership":
        assert set(sizes) == {3}
    else:  # 1, 13, 78 and 286 combinations of none to three out of 13
        assert sizes[3] > 3 * sizes[2] > 9 * sizes[1] > 0


def bids(events):
    return [event.bid for event in events if isinstance(event, BidMade)]


def test_double_nil_is_bid_as_often_as_wished():
    rng = random.Random(7)
    rules = PRESETS["partnership"]
    assert DOUBLE_NIL not in bids(play_random_match(rng, rules, 20, double_nil=0))
    assert set(bids(play_random_match(rng, rules, 5, double_nil=100, stray_look=0))) == {DOUBLE_NIL}


def test_low_bids_are_made_as_often_as_wished():
    rng = random.Random(8)
    for game, most in (("partnership", 4), ("two-player", 8)):
        made = bids(play_random_match(rng, PRESETS[game], 30, double_nil=0, low_bid=100))
        assert set(made) == set(range(most + 1))


def test_seats_look_out_of_turn_as_often_as_wished():
    rng = random.Random(9)
    rules = PRESETS["partnership"]
    state = next(state for _, state in random_steps(rng, rules) if isinstance(state, Bidding))
    assert {random_action(rng, state, stray_look=100) for _ in range(50)} == {
        Look(seat) for seat in range(4) if seat != state.to_act
    }
    turned = [random_action(rng, state, stray_look=0).seat for _ in range(50)]
    assert set(turned) == {state.to_act}


def test_a_match_ends_after_its_hands_or_by_the_rules():
    rng = random.Random(10)
    state = fold(play_random_match(rng, Rules(), 3))
    assert isinstance(state, Dealing)
    assert state.match.hand_number == 4
    assert isinstance(play_random_match(rng, Rules(max_hands=2, bag_value=0), 3)[-1], MatchEnded)


def test_nobody_to_act_is_no_action():
    state = evolve(None, start(Rules(), 0))
    with pytest.raises(AssertionError, match="nobody"):
        random_action(random.Random(11), state)


def test_matches_of_one_seed_are_the_same():
    one, two = (play_random_match(random.Random(12), Rules(), 2) for _ in range(2))
    assert one == two
    assert any(isinstance(event, Looked) for event in one)
    assert any(isinstance(event, BidMade) and Bid(event.seat, event.bid) for event in one)
