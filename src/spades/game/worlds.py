"""Worlds: what may lie hidden behind a view, drawn uniformly.

A world is one way in which the hidden cards may lie and may have come there: the deal or the
stock, the cards that others passed, put down and redrew. ``WorldSampler(view).sample(rng)`` draws
each world that is consistent with the view with equal chance. Players think in such worlds, and
the twins test replays them: a seat must not be able to tell a world of its view from the truth.

How: every card that the seat cannot place is given a set of *places* where it may be (a hand, the
pile, …); cards with the same set form a class; a table counts the ways to fill the places class
by class, and a world is drawn backwards from those exact counts. Whatever else is hidden (in
which order cards were drawn, which of a hand's cards were passed) has the same number of ways in
every filling, so it is drawn afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

from spades.cards import FULL_DECK, Card, cards_of, mask_of
from spades.errors import UsageError
from spades.game.actions import (
    Action,
    Deal,
    Exchange,
    Pass,
    Redraw,
    Stock,
    parse_action,
)
from spades.game.decide import apply
from spades.game.record import Hand
from spades.game.state import Dealing, Draw, Exchanging, Match, State, discards_of
from spades.game.view import View
from spades.rules.laws import partner_of

Place = str
_HANDS: Final = ("hand 0", "hand 1", "hand 2", "hand 3")
# Where an opponent's and nobody's cards of the two-player game may be.
_KEPT, _PUT_DOWN, _REDRAWN, _PILE, _STOCK = "kept", "put down", "redrawn", "pile", "stock"


@dataclass(frozen=True, slots=True)
class World:
    """One world. ``hands``: the cards that each seat now holds, as masks.

    ``hand`` is the whole hand so far as a record has it, nothing hidden.
    """

    hands: tuple[int, ...]
    hand: Hand

    def state(self, view: View) -> State:
        """The state of this world: its view from the same seat is ``view`` again."""
        match = Match(view.rules, view.hand_number, view.dealer, view.scores, view.bag_counts)
        state: State = apply(Dealing(match), self.hand.deal)
        redraws = iter(self.hand.redraws)
        for action in self.hand.actions:
            state = apply(state, action)
            if isinstance(action, Exchange):
                cards = next(redraws, None)
                if cards and isinstance(state, Exchanging):
                    state = apply(state, Redraw(cards))
        return state


def sample_world(view: View, rng: random.Random) -> World:
    """One world, every one consistent with the view with equal chance.

    For many worlds of one view make a ``WorldSampler`` once.
    """
    return WorldSampler(view).sample(rng)


class WorldSampler:
    """Draws worlds of a view. Raises UsageError ``worlds.no_hand`` between hands.

    Cost: up to some milliseconds to make, tens of microseconds a world.
    """

    def __init__(self, view: View) -> None:
        if view.phase in ("deal", "over"):
            raise UsageError("worlds.no_hand", phase=view.phase)
        self.view = view
        self._table = _TwoHands(view) if view.rules.seats == 2 else _FourHands(view)
        self._filling = Filling(self._table.allowed, self._table.capacity)

    @property
    def count(self) -> int:
        """In how many ways the hidden cards may lie now (not counting how they came there)."""
        return self._filling.count

    def sample(self, rng: random.Random) -> World:
        """One world."""
        return self._table.world(self._filling.sample(rng), rng)

    def hands(self, rng: random.Random) -> tuple[int, ...]:
        """The hands of one world, by seat: what is left of it to who only plays on from here.

        As even as ``sample``, and several times as fast: how the cards came there is not drawn.
        """
        return self._table.hands(self._filling.sample(rng))


class Filling:
    """Ways to put cards into places: each card where it is allowed, each place filled exactly."""

    def __init__(
        self, allowed: Mapping[Card, frozenset[Place]], capacity: Mapping[Place, int]
    ) -> None:
        classes: dict[frozenset[Place], list[Card]] = {}
        for card in sorted(allowed):
            classes.setdefault(allowed[card], []).append(card)
        self._places = tuple(capacity)
        # Narrow classes first keep the table small.
        self._classes = sorted(
            ((tuple(p in where for p in self._places), cards) for where, cards in classes.items()),
            key=lambda entry: (sum(entry[0]), entry[1]),
        )
        self._start = tuple(capacity.values())
        self._splits = cache(self._share_out)
        self._ways = cache(self._count)
        self.count: int = self._ways(0, self._start)

    def sample(self, rng: random.Random) -> dict[Place, int]:
        """A mask of cards for each place, every filling with equal chance."""
        filled = dict.fromkeys(self._places, 0)
        left = self._start
        for index, (_, cards) in enumerate(self._classes):
            split = self._draw_split(index, left, rng)
            order = list(cards)
            rng.shuffle(order)
            for place, number in zip(self._places, split, strict=True):
                filled[place] |= mask_of(order[:number])
                del order[:number]
            left = tuple(a - b for a, b in zip(left, split, strict=True))
        return filled

    def _draw_split(self, index: int, left: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
        ticket = rng.randrange(self._ways(index, left))
        for split, ways in self._splits(index, left):
            if ticket < ways:
                return split
            ticket -= ways
        raise AssertionError("the splits of a class add up to its ways")

    def _count(self, index: int, left: tuple[int, ...]) -> int:
        if index == len(self._classes):
            return 0 if any(left) else 1
        return sum(ways for _, ways in self._splits(index, left))

    def _share_out(
        self, index: int, left: tuple[int, ...]
    ) -> tuple[tuple[tuple[int, ...], int], ...]:
        """How class ``index`` may be shared out, each with the ways to fill all from it on."""
        may, cards = self._classes[index]
        rooms = tuple(room if ok else 0 for ok, room in zip(may, left, strict=True))
        found = []
        for split in _shares(len(cards), rooms):
            rest = tuple(a - b for a, b in zip(left, split, strict=True))
            ways = self._ways(index + 1, rest)
            if not ways:
                continue
            unplaced = len(cards)
            for number in split:
                ways *= comb(unplaced, number)
                unplaced -= number
            found.append((split, ways))
        return tuple(found)


def _shares(count: int, rooms: tuple[int, ...]) -> Iterable[tuple[int, ...]]:
    """The ways to share a number of like things out to rooms of so many places."""
    if not rooms:
        if count == 0:
            yield ()
        return
    elsewhere = sum(rooms[1:])
    for here in range(max(0, count - elsewhere), min(count, rooms[0]) + 1):
        for rest in _shares(count - here, rooms[1:]):
            yield (here, *rest)


def voids(view: View) -> tuple[int, ...]:
    """By seat, a mask of whole suits of which the seat has shown to hold no more cards.

    A seat shows it by not following suit, and by leading a spade before spades were broken: then
    it held nothing else.
    """
    seats = view.rules.seats
    shown = [0] * seats
    broken = False
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    if view.leader is not None:
        tricks.append((view.leader, view.trick))
    for leader, cards in tricks:
        for turn, card in enumerate(cards):
            seat = (leader + turn) % seats
            if turn == 0 and card.suit == 3 and not broken:
                shown[seat] |= FULL_DECK & ~_suit(3)
            elif card.suit != cards[0].suit:
                shown[seat] |= _suit(cards[0].suit)
            broken = broken or card.suit == 3
    return tuple(shown)


def _suit(suit: int) -> int:
    return 0x1FFF << 16 * suit


def _played_by(view: View) -> tuple[int, ...]:
    seats = view.rules.seats
    played = [0] * seats
    for trick in view.tricks:
        for turn, card in enumerate(trick.cards):
            played[(trick.leader + turn) % seats] |= 1 << card
    for turn, card in enumerate(view.trick):
        assert view.leader is not None
        played[(view.leader + turn) % seats] |= 1 << card
    return tuple(played)


def _choose(rng: random.Random, mask: int, count: int) -> int:
    return mask_of(rng.sample(cards_of(mask), count))


class _FourHands:
    """The partnership game: three hands to fill, or four for one who has seen no card."""

    def __init__(self, view: View) -> None:
        self._view = view
        self._played = _played_by(view)
        self._moves = _moves(view)
        sizes = [13 - played.bit_count() for played in self._played]
        for giver, taker in self._moves:
            sizes[giver] -= 3
            sizes[taker] += 3
        own = view.hand
        fixed = [view.shown[seat] for seat in range(4)]
        if own is not None and view.seat is not None:
            fixed[view.seat] = own
        self._fixed = fixed
        self.capacity = {_HANDS[seat]: sizes[seat] - fixed[seat].bit_count() for seat in range(4)}
        placed = sum(fixed) | sum(self._played)
        void = voids(view)
        self.allowed = {
            card: frozenset(_HANDS[seat] for seat in range(4) if not void[seat] >> card & 1)
            for card in cards_of(FULL_DECK & ~placed)
        }

    def hands(self, filled: Mapping[Place, int]) -> tuple[int, ...]:
        return tuple(self._fixed[seat] | filled[_HANDS[seat]] for seat in range(4))

    def world(self, filled: Mapping[Place, int], rng: random.Random) -> World:
        view = self._view
        now = self.hands(filled)
        hands = [now[seat] | self._played[seat] for seat in range(4)]
        passed = self._unpass(hands, rng)
        actions = [_told(text, passed) for text in view.actions]
        return World(now, Hand(Deal(tuple(hands)), tuple(actions)))

    def _unpass(self, hands: list[int], rng: random.Random) -> dict[int, int]:
        """Undo the exchanges in ``hands``, and say who passed what; last moves first."""
        view = self._view
        passed: dict[int, int] = {}
        for giver, taker in reversed(self._moves):
            if giver == view.seat and view.passed is not None:
                cards = view.passed
            elif taker == view.seat and view.received is not None:
                cards = view.received
            else:
                cards = self._unseen_pass(hands, giver, taker, passed, rng)
            hands[taker] &= ~cards
            hands[giver] |= cards
            passed[giver] = cards
        moved = {giver for giver, _ in self._moves}
        for text in view.opening:
            seat, verb = text.split()[:2]
            giver = int(seat)
            if verb == "pass" and giver not in moved:  # chosen, and not yet moved
                own = view.passed if giver == view.seat else None
                passed[giver] = own if own is not None else _choose(rng, hands[giver], 3)
        return passed

    def _unseen_pass(
        self,
        hands: list[int],
        giver: int,
        taker: int,
        passed: Mapping[int, int],
        rng: random.Random,
    ) -> int:
        cards = hands[taker]
        if view_is_simultaneous(self._view):
            # Both chose from the cards dealt: what the taker gave was not what it got.
            cards &= ~passed.get(taker, 0)
        return _choose(rng, cards, 3)


def view_is_simultaneous(view: View) -> bool:
    """Whether passes move together."""
    return view.rules.exchange_order == "simultaneous"


def _moves(view: View) -> list[tuple[int, int]]:
    """The passes that have moved, giver and taker, in order."""
    givers = [int(text.split()[0]) for text in view.opening if text.split()[1] == "pass"]
    if view_is_simultaneous(view):
        # They come in twos, and a first one without its second has not moved.
        givers = givers[: len(givers) // 2 * 2]
    return [(giver, partner_of(giver)) for giver in givers]


def _told(text: str, cards: Mapping[int, int]) -> Action:
    """A public action with its hidden cards filled in."""
    seat, verb = text.split()[:2]
    if verb == "pass":
        return Pass(int(seat), cards_of(cards[int(seat)]))
    if verb == "exchange":
        return Exchange(int(seat), cards_of(cards[int(seat)]))
    return parse_action(text)


class _TwoHands:
    """The two-player game: the other's cards, the pile, and during the draw the stock.

    For a spectator both hands are unknown; it is handled as the drawer of neither.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._played = _played_by(view)
        self._exchanged = _exchanged(view)
        self.capacity: dict[Place, int] = {}
        self.allowed: dict[Card, frozenset[Place]] = {}
        self._others = tuple(seat for seat in (0, 1) if seat != view.seat)
        void = voids(view)
        received = view.received or 0
        kept = mask_of(draw.card for draw in view.draws if draw.card is not None)
        own = kept | (0 if view.drawn is None else 1 << view.drawn)
        seen = discards_of(view.draws)
        turns = len(view.draws)
        redrawn = received.bit_count()
        for seat in self._others:
            mine = sum(draw.seat == seat for draw in view.draws)
            put, got = self._exchanged[seat]
            redrawn += got
            self.capacity[_at(_KEPT, seat)] = mine - put
            self.capacity[_at(_PUT_DOWN, seat)] = put
            self.capacity[_at(_REDRAWN, seat)] = got
        self.capacity[_PILE] = turns - redrawn
        self.capacity[_STOCK] = view.stock_left - (view.drawn is not None)
        shown = self._shown_redraws(seen)
        for card in cards_of(FULL_DECK & ~own & ~received):
            bit = 1 << card
            where: set[Place] = set()
            for seat in self._others:
                holds = bool(self._played[seat] & bit) or not void[seat] & bit
                taken = any(self._played[other] & bit for other in (0, 1) if other != seat)
                if holds and not taken and not seen & bit:
                    where.add(_at(_KEPT, seat))
                if holds and not taken and (shown is None or shown[seat] & bit):
                    where.add(_at(_REDRAWN, seat))
                if not (sum(self._played) & bit or seen & bit):
                    where.add(_at(_PUT_DOWN, seat))
            face_up = shown is not None and any(cards & bit for cards in shown)
            if not (sum(self._played) & bit or face_up):
                where.add(_PILE)
                if not seen & bit:
                    where.add(_STOCK)
            self.allowed[card] = frozenset(where)

    def _shown_redraws(self, seen: int) -> tuple[int, int] | None:
        """Under ``open`` what each other seat redrew is known: of the open discards, what was
        seen to leave them. None where it is hidden.
        """
        view = self._view
        if view.rules.discard_view != "open":
            return None
        gone = seen & ~view.discards & ~(view.received or 0)
        first, second = (
            (view.shown[seat] | self._played[seat]) & gone if seat in self._others else 0
            for seat in (0, 1)
        )
        return first, second

    def hands(self, filled: Mapping[Place, int]) -> tuple[int, ...]:
        hands = [0, 0]
        for seat in self._others:
            final = filled[_at(_KEPT, seat)] | filled[_at(_REDRAWN, seat)]
            hands[seat] = final & ~self._played[seat]
        if self._view.seat is not None:
            hands[self._view.seat] = self._view.hand or 0
        return (hands[0], hands[1])

    def world(self, filled: Mapping[Place, int], rng: random.Random) -> World:
        view = self._view
        received = {seat: filled[_at(_REDRAWN, seat)] for seat in self._others}
        passed = {seat: filled[_at(_PUT_DOWN, seat)] for seat in self._others}
        kept = {seat: filled[_at(_KEPT, seat)] | passed[seat] for seat in self._others}
        if view.seat is not None:
            received[view.seat] = view.received or 0
            passed[view.seat] = view.passed or 0
        discarded = filled[_PILE] | sum(received.values())
        order = self._stock(kept, discarded, filled[_STOCK], rng)
        actions = [_told(text, passed) for text in view.actions]
        redraws = tuple(
            tuple(rng.sample(cards_of(received[action.seat]), received[action.seat].bit_count()))
            for action in actions
            if isinstance(action, Exchange) and self._drawn(action.seat)
        )
        return World(self.hands(filled), Hand(Stock(order), tuple(actions), redraws))

    def _drawn(self, seat: int) -> bool:
        """Whether a seat that put cards down has got its new ones yet."""
        put, got = self._exchanged[seat]
        return put == got

    def _stock(
        self, kept: Mapping[int, int], discarded: int, rest: int, rng: random.Random
    ) -> tuple[Card, ...]:
        """The stock: every card that was seen in its place, the others in any order."""
        view = self._view
        hidden = discarded & ~discards_of(view.draws)
        piles = {seat: _shuffled(rng, mask) for seat, mask in kept.items()}
        unseen = _shuffled(rng, hidden)
        order: list[Card] = []
        for draw in view.draws:
            card = draw.card if draw.card is not None else piles[draw.seat].pop()
            other = draw.discarded if draw.discarded is not None else unseen.pop()
            order += _turn(draw, card, other)
        if view.drawn is not None:
            order.append(view.drawn)
        return (*order, *_shuffled(rng, rest))


def _turn(draw: Draw, card: Card, discarded: Card) -> tuple[Card, Card]:
    return (discarded, card) if draw.refused else (card, discarded)


def _at(place: Place, seat: int) -> Place:
    return f"{place} {seat}"


def _shuffled(rng: random.Random, mask: int) -> list[Card]:
    cards = list(cards_of(mask))
    rng.shuffle(cards)
    return cards


def _exchanged(view: View) -> tuple[tuple[int, int], tuple[int, int]]:
    """By seat, how many cards were put down, and how many redrawn for them."""
    counts = [(0, 0), (0, 0)]
    for text in view.opening:
        words = text.split()
        if words[1] == "exchange":
            put = len(words) - 2
            waiting = view.phase == "exchange" and view.to_act is None
            counts[int(words[0])] = (put, 0 if waiting and text is view.opening[-1] else put)
    return counts[0], counts[1]
