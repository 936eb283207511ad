"""Small endings, and whether a seat surely takes the rest: by trying everything, on plain ints.

Nothing of ``table/claim.py`` is used here, nor of the worlds behind a view.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from spades.cards import ALL_CARDS, Card, cards_of, mask_of
from spades.game.actions import Bid, Deal, Keep, Play, Refuse, Stock
from spades.game.decide import apply, legal_actions, start
from spades.game.evolve import evolve
from spades.game.state import Dealing, Drawing, Over, Playing, State, Trick
from spades.game.view import View
from spades.rules import Rules

SPADES = 3
PLAIN = {
    "partnership": Rules(double_nil="never"),
    "two-player": Rules(game="two-player", double_nil="never"),
}
"""Without exchanges: then a world is just who holds which of the cards not seen."""


# --- endings


def endings(rng: random.Random, game: str, sizes: range) -> Iterator[Playing]:
    """One hand at random, in which seat 0 likes spades: its turns with so many cards left."""
    rules = PLAIN[game]
    state: State = evolve(None, start(rules, rng.randrange(rules.seats)))
    state = apply(state, _deal(rng) if rules.seats == 4 else _stock(rng))
    while not isinstance(state, Dealing | Over):
        if isinstance(state, Playing) and state.to_act == 0 and _size(state) in sizes:
            yield state
        state = apply(state, _action(rng, state))


def _size(state: Playing) -> int:
    return state.hands[0].bit_count()


def _deal(rng: random.Random) -> Deal:
    """Seat 0 has the highest spades: some of them."""
    spades = [card for card in reversed(ALL_CARDS) if card.suit == SPADES]
    most = rng.randrange(10)
    mine = [card for card in spades[: most + 1] if rng.random() < 0.9]
    rest = [card for card in ALL_CARDS if card not in mine]
    rng.shuffle(rest)
    order = mine + rest
    return Deal(tuple(mask_of(order[13 * seat : 13 * seat + 13]) for seat in range(4)))


def _stock(rng: random.Random) -> Stock:
    order = list(ALL_CARDS)
    rng.shuffle(order)
    return Stock(tuple(order))


def _action(rng: random.Random, state):
    seat = state.to_act
    actions = legal_actions(state)
    if isinstance(state, Drawing) and seat == 0:
        liked = state.stock[0].suit == SPADES
        return next(one for one in actions if isinstance(one, Keep if liked else Refuse))
    if isinstance(actions[0], Bid):
        return actions[rng.randrange(5)]
    if isinstance(actions[0], Play) and seat == 0:
        plain = [one for one in actions if isinstance(one, Play) and one.card.suit != SPADES]
        return rng.choice(plain or list(actions))
    return rng.choice(actions)


# --- everything that may be


def worlds(view: View) -> Iterator[tuple[int, ...]]:
    """Every way in which the hidden cards may lie now, by seat; the view's own seat is 0."""
    assert view.seat == 0
    assert view.hand is not None
    sizes = _sizes(view)
    unseen = [
        card for card in ALL_CARDS if not (view.hand | view.played | view.discards) >> card & 1
    ]
    for others in _shared_out(unseen, sizes[1:]):
        hands = (view.hand, *others)
        if _could_be(view, hands):
            yield hands


def _sizes(view: View) -> list[int]:
    seats = view.rules.seats
    sizes = [13 - len(view.tricks)] * seats
    for turn in range(len(view.trick)):
        sizes[((view.leader or 0) + turn) % seats] -= 1
    return sizes


def _shared_out(cards: list[Card], sizes: list[int]) -> Iterator[tuple[int, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in _shared_out(rest, sizes[1:]):
            yield (mask_of(chosen), *others)


def _could_be(view: View, hands: tuple[int, ...]) -> bool:
    """Whether every card that was played in this hand was legal with these hands."""
    held = list(hands)
    plays = [
        ((trick.leader + turn) % len(hands), trick.cards[: turn + 1])
        for trick in (*view.tricks, *_open_trick(view))
        for turn in range(len(trick.cards))
    ]
    broken = [any(card.suit == SPADES for _, up in plays[:at] for card in up)
              for at in range(len(plays))]  # fmt: skip
    for (seat, cards), was_broken in zip(reversed(plays), reversed(broken), strict=True):
        held[seat] |= 1 << cards[-1]
        if not moves(held[seat], cards[:-1], was_broken) >> cards[-1] & 1:
            return False
    return True


def _open_trick(view: View):
    return [Trick(view.leader or 0, view.trick, -1)] if view.trick else []


# --- the game, once more and small

_SUITS = [mask_of(card for card in ALL_CARDS if card.suit == suit) for suit in range(4)]


def moves(hand: int, trick, broken: bool) -> int:
    """What may be played: follow suit; spades are not led before they are broken."""
    if trick:
        return hand & _SUITS[trick[0].suit] or hand
    return hand if broken else hand & ~_SUITS[SPADES] or hand


@cache
def takes_all(hands: tuple[int, ...], leader: int, trick, broken: bool) -> bool:
    """Whether seat 0 takes every trick from here on, however anybody plays."""
    seats = len(hands)
    seat = (leader + len(trick)) % seats
    if not hands[seat]:
        return True
    for card in cards_of(moves(hands[seat], trick, broken)):
        left = (*hands[:seat], hands[seat] & ~(1 << card), *hands[seat + 1 :])
        whole, now_broken = (*trick, card), broken or card.suit == SPADES
        if len(whole) < seats:
            good = takes_all(left, leader, whole, now_broken)
        else:
            led = whole[0].suit
            best = max(range(seats), key=lambda turn: _worth(whole[turn], led))
            good = (leader + best) % seats == 0 and takes_all(left, 0, (), now_broken)
        if not good:
            return False
    return True


def _worth(card: Card, led: int) -> int:
    return card + 100 * (card.suit == SPADES) + 50 * (card.suit == led)


def surely_takes_all(view: View) -> bool:
    """Whether seat 0, to act, takes the rest in every world and whatever all play."""
    return all(
        takes_all(hands, view.leader or 0, view.trick, view.spades_broken) for hands in worlds(view)
    )
