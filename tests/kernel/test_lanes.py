"""Matches, actions and rules as ints: nothing that matters is lost, the unknown is refused."""

import random
from dataclasses import dataclass, fields, replace
from typing import Any

import numpy as np
import pytest

from bench.one_law import PHASES, random_start, without_past
from spades.cards import ALL_CARDS, FULL_DECK
from spades.errors import RulesError
from spades.game.actions import (
    BIDS,
    PLAYS,
    Close,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Redraw,
    Refuse,
)
from spades.game.decide import apply, legal_actions
from spades.game.state import Bidding, Exchanging, Over, Playing, State
from spades.kernel import rules_code
from spades.kernel.action_code import action_of, deal_of, int_of, row_of, stock_of
from spades.kernel.lanes import LANES, pack, unpack
from spades.kernel.rules_code import WIDTH, code_of
from spades.rules import GAMES, PRESETS, Rules
from spades.testing import (
    random_action,
    random_chance,
    random_deal,
    random_rules,
    random_steps,
    random_stock,
)


def states(seed, game, matches):
    """States of random matches: of every phase, with Double Nils."""
    rng = random.Random(seed)
    for _ in range(matches):
        for _, state in random_steps(
            rng, random_rules(rng, game), 2, double_nil=rng.choice((0, 50)), stray_look=20
        ):
            yield state


@pytest.mark.parametrize("game", GAMES)
def test_a_state_of_every_phase_comes_back_but_for_its_past(game):
    seen = set()
    for state in states(f"lanes {game}", game, 25):
        row = pack(state)
        assert row.shape == (LANES,)
        assert row.dtype == np.int64
        back = unpack(state.match.rules, row)
        assert back == without_past(state)
        assert (pack(back) == row).all()
        seen.add(state.phase)
    assert seen == set(PHASES) - ({"draw"} if game == "partnership" else set())


@pytest.mark.parametrize("game", GAMES)
def test_what_is_unpacked_plays_on_as_the_state_does(game):
    for number, state in enumerate(states(f"plays on {game}", game, 8)):
        if number % 5 or isinstance(state, Over):
            continue
        rng = random.Random(number)
        back = unpack(state.match.rules, pack(state))
        assert legal_actions(back) == legal_actions(state)
        action = random_chance(rng, state) or random_action(rng, state)
        assert without_past(apply(back, action)) == without_past(apply(state, action))


@pytest.mark.parametrize(
    "close", [Close("forfeit", 0), Close("accepted", 0), Close("abandoned")], ids=lambda end: end.by
)
def test_a_match_that_the_table_ended_says_how_and_for_whom(close):
    over = apply(random_start(random.Random("closed"), PRESETS["partnership"]), close)
    assert unpack(over.match.rules, pack(over)) == over
    others = [
        Over(over.match, winner, by)
        for winner in (None, 0, 1)
        for by in ("rules", "forfeit", "accepted", "abandoned")
    ]
    assert len({tuple(pack(other)) for other in others}) == len(others)


def test_positions_that_differ_in_one_fact_are_different_rows():
    rng = random.Random("one fact")
    steps = list(random_steps(rng, Rules("two-player"), 1, double_nil=90))
    playing = next(state for _, state in reversed(steps) if isinstance(state, Playing))
    exchange = next(state for _, state in steps if isinstance(state, Exchanging))
    match, opening = playing.match, playing.opening
    after: list[dict[str, Any]] = [
        {"dealer": 1 - match.dealer},
        {"hand_number": 2},
        {"scores": (1, 0)},
        {"scores": (0, 1)},
        {"bag_counts": (1, 0)},
        {"bag_counts": (0, 1)},
    ]
    before: list[dict[str, Any]] = [
        {name: value} for name in ("bids", "passed", "received") for value in ((1, 2), (2, 1))
    ]
    before.append({"looked": (False, True)})
    changed: list[State] = [
        playing,
        replace(playing, leader=1 - playing.leader),
        replace(playing, broken=not playing.broken),
        replace(playing, taken=playing.taken[::-1]),
        replace(playing, hands=playing.hands[::-1]),
        replace(playing, draws=playing.draws[:-1]),
        replace(playing, draws=(replace(playing.draws[0], refused=True), *playing.draws[1:])),
        replace(playing, draws=(replace(playing.draws[0], refused=False), *playing.draws[1:])),
        *(replace(playing, opening=replace(opening, **change)) for change in before),
        *(replace(playing, match=replace(match, **change)) for change in after),
        exchange,
        replace(exchange, owed=0),
        replace(exchange, owed=2),
        replace(exchange, queue=exchange.queue[::-1]),
        replace(exchange, queue=exchange.queue[1:]),
    ]
    facts = {repr(without_past(state)) for state in changed}
    assert len({tuple(pack(state)) for state in changed}) == len(facts)
    assert len(facts) >= len(changed) - 3  # a turn that was refused before, a queue of one


def test_a_view_is_not_packed():
    rng = random.Random("hidden")
    steps = random_steps(rng, Rules("two-player"), 1, double_nil=0)
    state = next(state for _, state in steps if isinstance(state, Bidding))
    hidden = replace(state, draws=(replace(state.draws[0], card=None), *state.draws[1:]))
    with pytest.raises(AssertionError, match="view"):
        pack(hidden)


# --- actions


def test_every_action_has_an_int_of_its_own():
    rng = random.Random("action ints")
    some = [tuple(rng.sample(ALL_CARDS, size)) for size in (0, 1, 2, 3) for _ in range(50)]
    actions = [
        *(kind(seat) for kind in (Look, Decline, Keep, Refuse) for seat in range(4)),
        *(bid for bids in BIDS for bid in bids),
        *(play for plays in PLAYS for play in plays.values()),
        *(Pass(seat, cards) for seat in range(4) for cards in some if len(cards) == 3),
        *(Exchange(seat, cards) for seat in range(2) for cards in some),
        *(Redraw(cards) for cards in some),
    ]
    ints = [int_of(action) for action in actions]
    assert [action_of(number) for number in ints] == actions
    assert len(set(ints)) == len(set(map(repr, actions)))
    assert all(0 <= number < 1 << 62 for number in ints)


def test_an_int_that_is_no_action_is_refused():
    with pytest.raises(AssertionError, match="15"):
        action_of(15)


def test_deals_and_stocks_are_rows():
    rng = random.Random("rows")
    for _ in range(50):
        deal, stock = random_deal(rng), random_stock(rng)
        assert deal_of(row_of(deal)) == deal
        assert stock_of(row_of(stock)) == stock
        assert row_of(deal).shape == row_of(stock).shape == (6,)
        assert sum(row_of(deal)) == FULL_DECK


# --- rules


def test_every_field_of_the_rules_makes_a_difference_to_their_code():
    flips: list[tuple[Rules, dict[str, Any]]] = [
        (PRESETS["partnership"], {"target_score": 400}),
        (PRESETS["partnership"], {"losing_score": -100}),
        (PRESETS["partnership"], {"max_hands": 5}),
        (PRESETS["partnership"], {"bag_limit": 5}),
        (PRESETS["partnership"], {"bag_penalty": 50}),
        (PRESETS["partnership"], {"bag_value": 0}),
        (PRESETS["partnership"], {"nil_value": 50}),
        (PRESETS["partnership"], {"double_nil_value": 300}),
        (PRESETS["partnership"], {"double_nil": "never"}),
        (Rules(double_nil="behind"), {"double_nil_deficit": 50}),
        (PRESETS["partnership"], {"exchange_order": "simultaneous"}),
        (PRESETS["two-player"], {"discard_view": "private"}),
        (PRESETS["two-player"], {"discard_view": "open"}),
    ]
    places = []
    for rules, change in flips:
        (place,) = np.flatnonzero(code_of(rules) != code_of(replace(rules, **change)))
        places.append(place)
    assert len(set(places)) == len(places) - 1  # discard_view is there twice
    flipped = {name for _, change in flips for name in change}
    assert flipped | {"game"} == {field.name for field in fields(Rules)}
    assert code_of(PRESETS["partnership"])[rules_code.SEATS] == 4
    assert code_of(PRESETS["two-player"])[rules_code.SEATS] == 2
    assert code_of(Rules()).shape == (WIDTH,)


@dataclass(frozen=True)
class HouseRules(Rules):
    """Rules with a field of tomorrow."""

    jokers: int = 2


def test_a_field_that_the_kernel_does_not_know_is_refused_by_name():
    with pytest.raises(RulesError) as refused:
        code_of(HouseRules())
    assert refused.value.code == "kernel.unknown_rule"
    assert refused.value.facts == {"field": "jokers", "value": 2}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("game", "three-player"),
        ("double_nil", "sometimes"),
        ("exchange_order", "partner_first"),
        ("discard_view", "upside_down"),
    ],
)
def test_a_choice_that_the_kernel_does_not_know_is_refused_by_name(field, value):
    rules = replace(PRESETS["partnership"])
    object.__setattr__(rules, field, value)
    with pytest.raises(RulesError) as refused:
        code_of(rules)
    assert refused.value.code == "kernel.unknown_rule"
    assert refused.value.facts == {"field": field, "value": value}
