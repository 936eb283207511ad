"""Random rules, deals, actions and matches: all valid, and every kind of them met soon.

>>> from spades.rules import PRESETS
>>> from spades.testing.chance import Lots
>>> events = play_random_match(Lots("an example"), PRESETS["two-player"], max_hands=1)
>>> [type(event).__name__ for event in (*events[:2], *events[-2:])]
['MatchStarted', 'StockSet', 'TrickTaken', 'HandScored']
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import Any, Final

from spades.cards import ALL_CARDS, cards_of, mask_of
from spades.game.actions import BIDS, Action, Chance, Deal, Exchange, Look, Pass, Redraw, Stock
from spades.game.decide import PASS_SIZE, decide, legal_actions, start
from spades.game.events import Event
from spades.game.evolve import evolve
from spades.game.state import Bidding, Dealing, Drawing, Exchanging, Over, Playing, State
from spades.rules import GAMES, TWO_PLAYER, Rules
from spades.rules.laws import DOUBLE_NIL
from spades.rules.ruleset import DISCARD_VIEWS, DOUBLE_NIL_MODES, EXCHANGE_ORDERS
from spades.testing.chance import Rng, one_of, shuffled, some_of

# Values that tables would choose, or that sit at an edge; any other within the range comes too.
_USUAL: Final[dict[str, tuple[int | None, ...]]] = {
    "target_score": (10, 50, 100, 200, 250, 300, 500, 1000, 10_000),
    "losing_score": (None, None, None, -10_000, -500, -200, -100, -1, 0, 9),
    "max_hands": (None, None, None, 1, 2, 3, 8, 100),
    "bag_limit": (0, 1, 2, 3, 5, 7, 10, 10, 10, 13, 10_000),
    "bag_penalty": (0, 1, 10, 50, 100, 100, 200, 10_000),
    "bag_value": (0, 1),
    "nil_value": (0, 1, 50, 100, 100, 150, 10_000),
    "double_nil_value": (0, 1, 100, 200, 200, 400, 10_000),
    "double_nil_deficit": (0, 1, 50, 100, 100, 200, 10_000),
}
_RANGES: Final = {
    "target_score": (10, 10_000),
    "losing_score": (-10_000, 9_999),
    "max_hands": (1, 10_000),
    "bag_limit": (0, 10_000),
    "bag_penalty": (0, 10_000),
    "bag_value": (0, 1),
    "nil_value": (0, 10_000),
    "double_nil_value": (0, 10_000),
    "double_nil_deficit": (0, 10_000),
}


def random_rules(rng: Rng, game: str | None = None) -> Rules:
    """A valid rules object of a game, or of either. Every field takes every kind of value.

    A match under it may end after its first hand, or hardly ever: give ``max_hands`` where you
    play.
    """
    chosen: dict[str, Any] = {"game": one_of(rng, GAMES) if game is None else game}
    for name in ("target_score", "max_hands", "bag_limit", "bag_value", "nil_value"):
        chosen[name] = _number(rng, name)
    losing = _number(rng, "losing_score")
    if losing is not None and losing < chosen["target_score"]:
        chosen["losing_score"] = losing
    if chosen["bag_limit"] != 0:
        chosen["bag_penalty"] = _number(rng, "bag_penalty")
    chosen["double_nil"] = one_of(rng, tuple(DOUBLE_NIL_MODES))
    if chosen["double_nil"] == "behind":
        chosen["double_nil_deficit"] = _number(rng, "double_nil_deficit")
    if chosen["double_nil"] != "never":
        chosen["double_nil_value"] = _number(rng, "double_nil_value")
    if chosen["game"] == TWO_PLAYER:
        chosen["discard_view"] = one_of(rng, DISCARD_VIEWS)
    elif chosen["double_nil"] != "never":
        chosen["exchange_order"] = one_of(rng, EXCHANGE_ORDERS)
    return Rules(**chosen)


def _number(rng: Rng, name: str) -> int | None:
    if rng.randrange(5):
        return one_of(rng, _USUAL[name])
    low, high = _RANGES[name]
    return low + rng.randrange(high - low + 1)


# --- the dealer


def random_deal(rng: Rng) -> Deal:
    """Four hands of the shuffled deck."""
    deck = shuffled(rng, ALL_CARDS)
    return Deal(tuple(mask_of(deck[13 * seat : 13 * seat + 13]) for seat in range(4)))


def random_stock(rng: Rng) -> Stock:
    """The shuffled deck as a stock."""
    return Stock(tuple(shuffled(rng, ALL_CARDS)))


def random_chance(rng: Rng, state: State) -> Chance | None:
    """What the dealer brings now: a deal, a stock, cards redrawn; None when it is not his turn."""
    if isinstance(state, Dealing):
        return random_deal(rng) if state.match.seats == 4 else random_stock(rng)
    if isinstance(state, Exchanging) and state.owed is not None:
        return Redraw(tuple(shuffled(rng, cards_of(state.pool))[: state.owed]))
    return None


# --- the seats


def random_action(
    rng: Rng,
    state: State,
    *,
    double_nil: int | None = None,
    stray_look: int = 0,
    low_bid: int = 0,
) -> Action:
    """One of the legal actions of the seat to act, each as likely as any other.

    In an exchange each combination of cards is an action. How often, out of a hundred:

    - ``double_nil``: a seat that is to act and may bid Double Nil does;
    - ``stray_look``: some seat takes up its cards instead that is not to act;
    - ``low_bid``: a bid is one that random play can win, from Nil up to 4, or 8 for two players.

    Raises AssertionError when nobody is to act, or has nothing to do.
    """
    if isinstance(state, Playing):
        return one_of(rng, legal_actions(state))
    seat = state.to_act
    if seat is None:
        raise AssertionError(f"nobody is to act in the phase {state.phase}")
    if isinstance(state, Exchanging):
        hand = cards_of(state.hands[seat])
        if state.match.seats == 4:
            return Pass(seat, some_of(rng, hand, PASS_SIZE))
        return Exchange(seat, some_of(rng, hand, _exchange_size(rng, len(hand))))
    if isinstance(state, Bidding) and stray_look and rng.randrange(100) < stray_look:
        others = [other for other in state.may_look if other != seat]
        if others:
            return Look(one_of(rng, others))
    actions = legal_actions(state)
    may_bid = isinstance(state, Bidding) and state.opening.looked[seat]
    if may_bid and low_bid and rng.randrange(100) < low_bid:
        return actions[rng.randrange(5 if state.match.seats == 4 else 9)]
    blind = BIDS[seat][DOUBLE_NIL]
    if double_nil is not None and blind in actions:
        if rng.randrange(100) < double_nil:
            return blind
        actions = tuple(action for action in actions if action != blind)
    if not actions:
        raise AssertionError(f"seat {seat} is to act and has no legal action")
    return one_of(rng, actions)


def _exchange_size(rng: Rng, cards: int) -> int:
    """How many cards one combination of up to three, drawn from all of them, has."""
    sizes = range(PASS_SIZE + 1)
    place = rng.randrange(sum(comb(cards, size) for size in sizes))
    for size in sizes:
        if place < comb(cards, size):
            return size
        place -= comb(cards, size)
    raise AssertionError("the place is below the number of combinations")


# --- whole matches


def play_random_match(
    rng: Rng,
    rules: Rules,
    max_hands: int = 20,
    *,
    double_nil: int | None = None,
    stray_look: int = 10,
    low_bid: int = 0,
) -> list[Event]:
    """A match at random legal actions, as its events: to its end, or so many hands.

    The options are those of :func:`random_action`. Cost: about a millisecond a hand.
    """
    steps = random_steps(
        rng, rules, max_hands, double_nil=double_nil, stray_look=stray_look, low_bid=low_bid
    )
    return [event for events, _ in steps for event in events]


def random_steps(
    rng: Rng,
    rules: Rules,
    max_hands: int = 20,
    *,
    double_nil: int | None = None,
    stray_look: int = 10,
    low_bid: int = 0,
) -> Iterator[tuple[tuple[Event, ...], State]]:
    """The same match step by step: the events of each action, and the state after them."""
    started = start(rules, rng.randrange(rules.seats))
    state = evolve(None, started)
    yield (started,), state
    while not isinstance(state, Over):
        if isinstance(state, Dealing) and state.match.hand_number > max_hands:
            return
        action = random_chance(rng, state) or random_action(
            rng, state, double_nil=double_nil, stray_look=stray_look, low_bid=low_bid
        )
        events = decide(state, action)
        for event in events:
            state = evolve(state, event)
        yield events, state


def random_position(
    rng: Rng, rules: Rules, *, double_nil: int | None = None
) -> Drawing | Bidding | Exchanging | Playing:
    """A state of the first hand in which some seat is to act, any moment as likely as another."""
    states = [
        state
        for _, state in random_steps(rng, rules, 1, double_nil=double_nil)
        if state.to_act is not None
    ]
    found = one_of(rng, states)
    assert isinstance(found, (Drawing, Bidding, Exchanging, Playing))
    return found
