"""Positions to hold the solvers against: seeded, and every kind of them met soon.

Where the cards come from (``_cards``), a quarter each:

- a whole deal, played down by players who mostly follow a simple aim, and sometimes any;
- random cards of the whole deck, and the leader sometimes with nothing but spades;
- of neighbouring ranks, so that cards of one seat lie beside each other and between others';
- of two or three suits, or with many spades.

Then a few of the cards are played at random, so that half of the positions are in mid-trick, and
the rest of the hand is written beside them: which side took what, who bid what, how the bags stand.

- Tricks so far: as many as make a hand of 13, or fewer, or none; spread as it comes.
- Nils: 0, 1, 2, 3 or 4 bidders, each Nil or Double Nil, each still alive or already lost. All four
  alive need a hand without a trick so far.
- Contracts: what a side can make, a little more or less, 1, or far too much.
- Bag counts: any below the limit, mostly close to it; limits 10, 1…7, 13, none.
- Rules: the preset, the preset with other bags and nils, or ``random_rules``.
- Spades broken or not (mostly as the cards tell), each seat as the leader.

Payoff tables (``random_payoffs``): any numbers, few numbers, won or lost, the score bent by a curve
that keeps its order, a sum by side that goes up and down.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from spades.cards import ALL_CARDS, mask_of
from spades.game.actions import Play
from spades.game.decide import apply, legal_actions
from spades.game.state import Match, Opening, Playing
from spades.rules import PRESETS, Rules
from spades.rules.laws import DOUBLE_NIL, NIL, SPADE_BITS, side_of
from spades.rules.scoring import is_nil
from spades.testing import random_rules

HAND = 13
"""Tricks of a whole hand."""


@dataclass(frozen=True)
class Wanted:
    """What a position is to be like; None: as it comes."""

    cards: int
    """Cards that the seat to act holds."""
    game: str = "partnership"
    nils: int | None = None
    """How many bid Nil or Double Nil."""
    alive: bool | None = None
    """True: at least one Nil is alive. False: none is. Asks nothing where ``nils`` is 0."""
    mid_trick: bool | None = None


def positions(seed: str, wanted: Wanted) -> Iterator[Playing]:
    """Positions without end; the same for the same seed."""
    rng = random.Random(f"{seed} {wanted}")
    while True:
        yield position(rng, wanted)


def position(rng: random.Random, wanted: Wanted) -> Playing:
    """One position that is as wanted."""
    rules = some_rules(rng, wanted.game)
    mid = rng.random() < 0.5 if wanted.mid_trick is None else wanted.mid_trick
    hands, leader, broken = _cards(rng, rules.seats, wanted.cards)
    nils = rng.choice((0, 0, 1, 1, 2, 2, 3, 4)) if wanted.nils is None else wanted.nils
    nilers = rng.sample(range(rules.seats), min(nils, rules.seats))
    taken = _taken(rng, rules.seats, HAND - wanted.cards, nilers, wanted.alive)
    bids = _bids(rng, rules, nilers, taken, wanted.cards)
    match = Match(
        rules, rng.randrange(1, 9), rng.randrange(rules.seats), _scores(rng), _bags(rng, rules)
    )
    opening = Opening(bids, (True,) * rules.seats, (), (None,) * rules.seats, (None,) * rules.seats)
    state = Playing(match, opening, hands, leader, (), (), taken, broken)
    for _ in range(rng.randrange(1, rules.seats) if mid else 0):
        state = _played(state, rng.choice(legal_actions(state)))
    return state


def _played(state: Playing, action: Any) -> Playing:
    after = apply(state, action)
    assert isinstance(after, Playing)
    return after


# --- the cards


def _cards(rng: random.Random, seats: int, cards: int) -> tuple[tuple[int, ...], int, bool]:
    """Hands, leader, and whether spades are broken."""
    kind = rng.randrange(4)
    if kind == 0:
        return _played_down(rng, seats, cards)
    pool = list(ALL_CARDS)
    leader, broken = rng.randrange(seats), rng.random() < 0.5
    if kind == 1 and rng.random() < 0.2:
        deck = rng.sample(ALL_CARDS[39:], cards)
        others = [card for card in ALL_CARDS if card not in deck]
        rest = rng.sample(others, cards * (seats - 1))
        deck = [*deck, *rest]
        held = [mask_of(deck[cards * place : cards * place + cards]) for place in range(seats)]
        return tuple(held[(seat - leader) % seats] for seat in range(seats)), leader, broken
    if kind == 2:
        depth = -(-cards * seats // 4) + rng.randrange(2)
        pool = [
            card
            for suit in range(4)
            for low in [rng.randrange(13 - min(depth, 12))]
            for card in ALL_CARDS[13 * suit + low : 13 * suit + low + depth]
        ]
    elif kind == 3:
        suits = {3, *rng.sample(range(3), rng.choice((1, 2)))}
        few = [card for card in ALL_CARDS if card.suit in suits]
        pool = few if len(few) >= cards * seats else pool
    deck = rng.sample(pool, cards * seats)
    hands = tuple(mask_of(deck[seat::seats]) for seat in range(seats))
    return hands, leader, broken


def _played_down(rng: random.Random, seats: int, cards: int) -> tuple[tuple[int, ...], int, bool]:
    """A whole deal, played by seats of which each mostly wants tricks or mostly does not."""
    rules = next(rules for rules in PRESETS.values() if rules.seats == seats)
    deck = rng.sample(ALL_CARDS, HAND * seats)
    hands = tuple(mask_of(deck[seat::seats]) for seat in range(seats))
    opening = Opening((1,) * seats, (True,) * seats)
    match = Match(rules, 1, 0, (0, 0), (0, 0))
    leader = rng.randrange(seats)
    state = Playing(match, opening, hands, leader, (), (), (0,) * seats, False)
    aims = [rng.random() < 0.6 for _ in range(seats)]
    for _ in range((HAND - cards) * seats):
        plays = [action for action in legal_actions(state) if isinstance(action, Play)]
        plays.sort(key=lambda action: action.card.rank)
        if rng.random() < 0.3:
            action = rng.choice(plays)
        else:
            action = plays[-1] if aims[state.to_act] and rng.random() < 0.7 else plays[0]
        state = _played(state, action)
    return state.hands, state.leader, state.broken


# --- the hand around them


def some_rules(rng: random.Random, game: str) -> Rules:
    """The preset, or one with other bags and nils, or any rules at all."""
    kind = rng.randrange(4)
    if kind < 2:
        return PRESETS[game]
    if kind == 2:
        limit = rng.choice((0, 1, 2, 3, 5, 7, 10, 10, 13))
        return Rules(
            game,
            bag_limit=limit,
            bag_penalty=rng.choice((0, 10, 50, 100, 200)) if limit else 100,
            bag_value=rng.choice((0, 1)),
            nil_value=rng.choice((0, 1, 50, 100, 150)),
            double_nil_value=rng.choice((0, 100, 200, 400)),
        )
    return random_rules(rng, game)


def _taken(
    rng: random.Random, seats: int, most: int, nilers: list[int], alive: bool | None
) -> tuple[int, ...]:
    """Tricks so far by seat, ``most`` together at most; which nils are alive is decided here."""
    likely = rng.choice((0, 0.5, 0.5, 1))
    living = {seat for seat in nilers if rng.random() < likely}
    if alive is False or not nilers:
        living = set()
    elif alive and not living:
        living = {rng.choice(nilers)}
    dead = [seat for seat in nilers if seat not in living]
    others = [seat for seat in range(seats) if seat not in living]
    taken = [0] * seats
    if others:
        total = most if rng.random() < 0.6 else rng.randrange(most + 1)
        for seat in dead[:most]:
            taken[seat] += 1
        weights = [rng.random() + 0.05 for _ in others]
        for seat in rng.choices(others, weights, k=max(0, total - len(dead))):
            taken[seat] += 1
    return tuple(taken)


def _bids(
    rng: random.Random, rules: Rules, nilers: list[int], taken: tuple[int, ...], cards: int
) -> tuple[int, ...]:
    bids = []
    for seat in range(rules.seats):
        if seat in nilers:
            bids.append(DOUBLE_NIL if rng.random() < 0.3 else NIL)
            continue
        kind = rng.randrange(8)
        if kind == 0:
            bid = 1
        elif kind == 1:
            bid = rng.randrange(1, HAND + 1)
        else:
            bid = taken[seat] + rng.randrange(-1, cards // (rules.seats // 2) + 2)
        bids.append(min(max(bid, 1), HAND))
    return tuple(bids)


def _bags(rng: random.Random, rules: Rules) -> tuple[int, int]:
    def some() -> int:
        if rules.bag_limit == 0:
            return rng.randrange(30)
        return max(0, rules.bag_limit - 1 - rng.choice((0, 1, 2, 3, rng.randrange(10))))

    return some(), some()


def _scores(rng: random.Random) -> tuple[int, int]:
    return rng.randrange(-100, 400), rng.randrange(-100, 400)


# --- payoff tables


def random_payoffs(rng: random.Random, state: Playing, score_table: Any) -> Any:
    """A payoff table of some kind; ``score_table`` is that of the position's own score."""
    shape = score_table.shape
    maker = np.random.default_rng(rng.getrandbits(64))
    kind = rng.randrange(5)
    if kind == 0:
        return maker.integers(-1000, 1000, shape).astype(np.float64)
    if kind == 1:
        return maker.integers(0, 3, shape).astype(np.float64)
    if kind == 2:
        return (maker.random(shape) < rng.choice((0.2, 0.5, 0.8))).astype(np.float64)
    if kind == 3:
        return 1 / (1 + np.exp(-np.nan_to_num(score_table) / 100))
    by_side = maker.integers(-20, 20, 14).astype(np.float64)
    ours = sum(np.indices(shape)[0::2])
    return by_side[np.minimum(ours, 13)]


# --- what there is


def kinds_of(state: Playing) -> set[str]:
    """The kinds that a position belongs to, in words."""
    rules, bids = state.match.rules, [bid or 0 for bid in state.opening.bids]
    seats = rules.seats
    nilers = [seat for seat in range(seats) if is_nil(bids[seat])]
    living = sum(state.taken[seat] == 0 for seat in nilers)
    left = state.hands[state.to_act].bit_count()
    kinds = {
        f"{len(nilers)} nils",
        f"{living} nils alive",
        f"{len(nilers) - living} nils dead",
        f"leader {state.leader}",
        f"{len(state.trick)} cards on the table",
        "broken" if state.broken else "not broken",
        f"tricks in all {'13' if sum(state.taken) + left == HAND else 'fewer'}",
    }
    kinds |= {"double nil" if bids[seat] == DOUBLE_NIL else "nil" for seat in nilers}
    for side in (0, 1):
        mine = [seat for seat in range(seats) if side_of(seat) == side]
        contract = sum(bids[seat] for seat in mine if not is_nil(bids[seat]))
        had = sum(state.taken[seat] for seat in mine if not is_nil(bids[seat]))
        kinds |= {
            "odd contract" if contract % 2 else "even contract",
            f"bags {min(state.match.bag_counts[side], 10)}",
        }
        if contract == 0:
            kinds.add("no contract")
        elif had >= contract:
            kinds.add("contract made")
        elif had + left < contract:
            kinds.add("contract out of reach")
        else:
            kinds.add("contract open")
    if not state.broken and not state.trick:
        kinds |= {
            f"{'only' if hand & ~SPADE_BITS == 0 else 'some'} spades to lead, not broken"
            for hand in [state.hands[state.leader]]
            if hand & SPADE_BITS
        }
    kinds |= {
        f"bag limit {rules.bag_limit if rules.bag_limit in (0, 1, 2, 10) else 'other'}",
        f"bag value {rules.bag_value}",
        "nil value 100" if rules.nil_value == 100 else "nil value other",
    }
    return kinds
