"""What the tests of the game share: hands in a line of text, and matches played at random.

A state that a test asked for is Any to the type checker: the test knows its phase.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

from spades.cards import ALL_CARDS, Card, cards_of, mask_of, parse_hand
from spades.errors import IllegalAction
from spades.game.actions import (
    BIDS,
    Action,
    Chance,
    Close,
    Deal,
    Exchange,
    Pass,
    Redraw,
    Stock,
    parse_action,
)
from spades.game.decide import apply, decide, legal_actions, may_look, start
from spades.game.events import Event
from spades.game.evolve import evolve
from spades.game.state import Bidding, Dealing, Drawing, Exchanging, Over, Playing, State
from spades.rules import PARTNERSHIP, TWO_PLAYER, Rules

# Each seat has one suit, seat 0 clubs … seat 3 spades: who takes what is plain to see.
ONE_SUIT_EACH = (
    "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C",
    "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D",
    "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
)

# A deal in which every seat has all four suits.
MIXED = (
    "AC TC 6C 2C KD 9D 5D QH 8H 4H JS 7S 3S",
    "KC 9C 5C QD 8D 4D AH JH 7H 3H TS 6S 2S",
    "QC 8C 4C JD 7D 3D KH TH 6H 2H AS 9S 5S",
    "JC 7C 3C AD TD 6D 2D 9H 5H KS QS 8S 4S",
)

VARIANTS: tuple[Rules, ...] = (
    *(
        Rules(game=PARTNERSHIP, exchange_order=order, double_nil=mode, target_score=target)
        for order, mode, target in (
            ("bidder_first", "always", 500),
            ("simultaneous", "always", 500),
            ("bidder_first", "behind", 200),
            ("simultaneous", "behind", 200),
            ("bidder_first", "never", 300),
        )
    ),
    *(
        Rules(game=TWO_PLAYER, discard_view=view, double_nil=mode)
        for view in ("hidden", "private", "open")
        for mode in ("always", "behind")
    ),
    Rules(game=TWO_PLAYER, double_nil="never"),
    Rules(game=PARTNERSHIP, losing_score=-200, max_hands=5, bag_limit=3, bag_value=0),
    Rules(game=TWO_PLAYER, losing_score=-200, max_hands=5, bag_limit=0, discard_view="open"),
)
"""Rules under which anything that goes for all rules is tried."""


def name_of(rules: Rules) -> str:
    """A test's id for some rules: the fields that differ from the preset."""
    told = "-".join(str(value) for value in rules.differences().values())
    return f"{rules.game}-{told}" if told else rules.game


def opened(
    rules: Rules,
    first: int = 0,
    scores: tuple[int, int] = (0, 0),
    bag_counts: tuple[int, int] = (0, 0),
) -> Any:
    """A match before its first hand."""
    return evolve(None, start(rules, first, scores, bag_counts))


def deal_of(hands: Sequence[str]) -> Deal:
    """The deal of four hands written as text."""
    return Deal(tuple(parse_hand(hand) for hand in hands))


def dealt(hands: Sequence[str] = MIXED, rules: Rules | None = None, first: int = 3) -> Any:
    """A partnership match whose first hand is dealt; with ``first`` 3, seat 0 bids and leads."""
    return apply(opened(rules or Rules(), first), deal_of(hands))


def stocked(stock: str = "", rules: Rules | None = None, first: int = 0) -> Any:
    """A two-player match whose first stock is down: the cards given, then the rest in order."""
    top = [Card.parse(word) for word in stock.split()]
    rest = [card for card in ALL_CARDS if card not in top]
    return apply(opened(rules or Rules(game=TWO_PLAYER), first), Stock((*top, *rest)))


def after(state: State, *actions: str | Action | Chance | Close) -> Any:
    """The state after some actions, written as in a record."""
    for action in actions:
        state = apply(state, parse_action(action) if isinstance(action, str) else action)
    return state


def bidding_done(state: State, *bids: int | str) -> Any:
    """The state after everybody looked and bid, in bidding order."""
    for bid in bids:
        seat = state.to_act
        assert seat is not None
        if isinstance(state, Bidding) and not state.opening.looked[seat] and bid != "double-nil":
            state = after(state, f"{seat} look")
        state = after(state, f"{seat} bid {bid}")
    return state


def refusal(state: State, action: str | Action | Chance | Close) -> IllegalAction:
    """The refusal of an action, which must be refused and must change nothing."""
    before = repr(state)
    try:
        events = decide(state, parse_action(action) if isinstance(action, str) else action)
    except IllegalAction as refused:
        assert repr(state) == before
        return refused
    raise AssertionError(f"{action} was accepted: {events}")


def play_out(state: State) -> Any:
    """Play a hand to its end, each seat its first legal card."""
    while isinstance(state, Playing):
        state = apply(state, legal_actions(state)[0])
    return state


# --- matches at random


def bring(state: State, rng: random.Random) -> Chance | None:
    """What the dealer brings now, drawn at random; None when a seat is to act."""
    if isinstance(state, Dealing):
        order = list(ALL_CARDS)
        rng.shuffle(order)
        if state.match.seats == 2:
            return Stock(tuple(order))
        return Deal(tuple(mask_of(order[13 * seat : 13 * seat + 13]) for seat in range(4)))
    if isinstance(state, Exchanging) and state.owed is not None:
        return Redraw(tuple(rng.sample(cards_of(state.pool), state.owed)))
    return None


def choose(state: State, rng: random.Random) -> Action:
    """A legal action at random; every fifth time in the bidding a look out of turn.

    Bids are near what a hand is worth, so that matches end; Double Nil is bid often.
    """
    lookers = may_look(state)
    if lookers and rng.random() < 0.2:
        return legal_actions(state, rng.choice(lookers))[0]
    seat = state.to_act
    assert seat is not None
    if isinstance(state, (Drawing, Bidding)) and not state.opening.looked[seat]:
        return rng.choice(legal_actions(state))
    if isinstance(state, Bidding):
        most = 13 // state.match.seats + 1
        return BIDS[seat][rng.choice((0, *range(1, most + 1)))]
    if isinstance(state, Exchanging):
        hand = cards_of(state.hands[seat])
        if state.match.seats == 4:
            return Pass(seat, tuple(rng.sample(hand, 3)))
        return Exchange(seat, tuple(rng.sample(hand, rng.randrange(4))))
    return rng.choice(legal_actions(state))


def random_match(
    rules: Rules, seed: int, hands: int = 3
) -> Iterator[tuple[State | None, Action | Chance | None, tuple[Event, ...], State]]:
    """Play a match at random, so many hands at most.

    Yields (state before, what was done, the events, the state after); None and None at the start.
    """
    rng = random.Random(f"{rules} {seed}")
    started = start(rules, rng.randrange(rules.seats))
    state = evolve(None, started)
    yield None, None, (started,), state
    while not isinstance(state, Over):
        if isinstance(state, Dealing) and state.match.hand_number > hands:
            return
        action = bring(state, rng) or choose(state, rng)
        events = decide(state, action)
        before = state
        for event in events:
            state = evolve(state, event)
        yield before, action, events, state


def random_log(rules: Rules, seed: int, hands: int = 3) -> list[Event]:
    """The events of a match at random."""
    return [event for _, _, events, _ in random_match(rules, seed, hands) for event in events]
