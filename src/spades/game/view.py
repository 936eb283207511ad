"""What one seat may know: a value of its own, built up from public facts and that seat's cards.

Two ways lead to a view, and the *square* test holds them equal: ``view_of(state, seat)``, and the
fold with ``evolve_view`` of the events as ``redact`` shows them to the seat. The *twins* test
holds that worlds which a seat cannot tell apart give it equal views.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from spades.cards import Card, cards_of, mask_of
from spades.game.actions import bid_text
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardKept,
    CardPlayed,
    CardRefused,
    CardsPassed,
    CardsPutDown,
    CardsRedrawn,
    CardsSwapped,
    DoubleNilDeclined,
    Event,
    HandDealt,
    HandResult,
    HandScored,
    Hidden,
    Looked,
    MatchEnded,
    MatchStarted,
    PassChosen,
    StockSet,
    TrickTaken,
)
from spades.game.evolve import at_seat, known
from spades.game.state import (
    Bidding,
    Dealing,
    Draw,
    Drawing,
    Draws,
    Exchanging,
    Match,
    Over,
    Playing,
    State,
    Trick,
    discards_of,
    exchange_queue,
)
from spades.rules import Rules
from spades.rules.laws import (
    HIGHEST_BID,
    NIL,
    NO_CARD,
    broken_after,
    legal_cards,
    next_seat,
    partner_of,
)


@dataclass(frozen=True, slots=True)
class View:
    """All that a seat may know, or a spectator (``seat`` None). Tuples are by seat.

    Masks are of cards. During ``deal`` and ``over`` the hand before is told by ``result`` alone.
    """

    seat: int | None
    rules: Rules
    dealer: int
    """Who deals this hand; in the two-player game, who draws first."""
    hand_number: int
    phase: str
    """deal, draw, bidding, exchange, play or over."""
    to_act: int | None
    scores: tuple[int, int]
    bag_counts: tuple[int, int]
    looked: tuple[bool, ...] = ()
    hand: int | None = None
    """This seat's cards; None until it has seen them."""
    bids: tuple[int | None, ...] = ()
    passed: int | None = None
    """What this seat passed to its partner, or put down."""
    received: int | None = None
    shown: tuple[int, ...] = ()
    """Cards that this seat knows to be in another's hand and not yet played."""
    leader: int | None = None
    trick: tuple[Card, ...] = ()
    tricks: tuple[Trick, ...] = ()
    taken: tuple[int, ...] = ()
    spades_broken: bool = False
    drawn: Card | None = None
    """Two players: the card that this seat has to keep or refuse now."""
    draws: Draws = ()
    """Two players: the turns at the stock so far, with the cards that this seat has seen."""
    discards: int = 0
    """Two players: the discards of the draw that this seat has seen, less those drawn again."""
    stock_left: int = 0
    opening: tuple[str, ...] = ()
    """The public actions of this hand before its play, hidden cards as ``??``."""
    result: HandResult | None = None
    winner: int | None = None
    ended_by: str | None = None

    @property
    def actions(self) -> tuple[str, ...]:
        """All public actions of this hand, as in a record, hidden cards as ``??``."""
        seats = self.rules.seats
        played = [
            f"{(leader + turn) % seats} play {card}"
            for leader, cards in self._tricks_begun()
            for turn, card in enumerate(cards)
        ]
        return (*self.opening, *played)

    @property
    def played(self) -> int:
        """Every card played in this hand, the trick on the table included."""
        return mask_of(card for _, cards in self._tricks_begun() for card in cards)

    @property
    def may_look(self) -> tuple[int, ...]:
        """The seats that may take up their cards now."""
        if self.phase != "bidding" or self.rules.seats == 2:
            return ()
        return tuple(seat for seat in range(4) if not self.looked[seat])

    @property
    def asking(self) -> bool:
        """Two players: whether the seat to act is being asked about Double Nil."""
        return self.phase == "draw" and self.to_act is not None and not self.looked[self.to_act]

    def _tricks_begun(self) -> list[tuple[int, tuple[Card, ...]]]:
        begun = [(trick.leader, trick.cards) for trick in self.tricks]
        if self.leader is not None:
            begun.append((self.leader, self.trick))
        return begun


def playable(view: View) -> int:
    """The cards that this seat, to act in the play, may play, as a mask."""
    led = view.trick[0] if view.trick else NO_CARD
    return legal_cards(view.hand or 0, led, view.spades_broken)


def legal_texts(view: View) -> tuple[str, ...]:
    """What this seat may do now, as ``legal`` of formats has it: ``bid nil``, ``play 7H``.

    An exchange is one entry, ``pass C C C`` or ``exchange C*``; ``choosable`` lists its cards.
    Empty when the seat is not to act and may not look.
    """
    seat = view.seat
    if seat is None:
        return ()
    if view.phase == "bidding" and not view.looked[seat]:
        return ("look", "bid double-nil") if seat == view.to_act else ("look",)
    if seat != view.to_act:
        return ()
    if view.phase == "play":
        return tuple(f"play {card}" for card in cards_of(playable(view)))
    if view.phase == "bidding":
        return tuple(f"bid {bid_text(bid)}" for bid in range(NIL, HIGHEST_BID + 1))
    if view.phase == "draw":
        return ("decline", "bid double-nil") if view.asking else ("keep", "refuse")
    if view.phase == "exchange":
        return ("pass C C C",) if view.rules.seats == 4 else ("exchange C*",)
    return ()


def choosable(view: View) -> tuple[Card, ...] | None:
    """In an exchange at this seat's turn: the cards that may be chosen; else None."""
    if view.phase != "exchange" or view.seat is None or view.seat != view.to_act:
        return None
    return cards_of(view.hand or 0)


# --- the view of a state


def view_of(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator who sees public cards only (None)."""
    match = state.match
    if isinstance(state, Dealing):
        return _between(match, seat, "deal", state.result)
    if isinstance(state, Over):
        return replace(
            _between(match, seat, "over", state.result), winner=state.winner, ended_by=state.by
        )
    opening, rules = state.opening, match.rules
    sees = seat is not None and (opening.looked[seat] or rules.seats == 2)
    view = View(
        seat,
        rules,
        match.dealer,
        match.hand_number,
        state.phase,
        state.to_act,
        match.scores,
        match.bag_counts,
        opening.looked,
        state.hands[seat] if sees and seat is not None else None,
        opening.bids,
        opening.passed[seat] if seat is not None else None,
        opening.received[seat] if seat is not None else None,
        _shown(state, seat),
        taken=(0,) * rules.seats,
        draws=_draws(state, seat),
        discards=_known_discards(state, seat),
        opening=opening.actions,
    )
    if isinstance(state, Drawing):
        mine = state.drawn and state.to_act == seat
        return replace(view, drawn=state.stock[0] if mine else None, stock_left=len(state.stock))
    if isinstance(state, Playing):
        return replace(
            view,
            leader=state.leader,
            trick=state.trick,
            tricks=state.tricks,
            taken=state.taken,
            spades_broken=state.broken,
        )
    return view


def _between(match: Match, seat: int | None, phase: str, result: HandResult | None) -> View:
    return View(
        seat,
        match.rules,
        match.dealer,
        match.hand_number,
        phase,
        None,
        match.scores,
        match.bag_counts,
        result=result,
    )


def _draws(state: Drawing | Bidding | Exchanging | Playing, seat: int | None) -> Draws:
    shown = state.match.rules.discard_view
    return tuple(draw.shown_to(seat, shown) for draw in state.draws)


def _known_discards(state: Drawing | Bidding | Exchanging | Playing, seat: int | None) -> int:
    rules, received = state.match.rules, state.opening.received
    if rules.seats == 4:
        return 0
    known = discards_of(_draws(state, seat))
    for owner in (0, 1):
        if owner == seat or rules.discard_view == "open":
            known &= ~(received[owner] or 0)
    return known


def _shown(state: Drawing | Bidding | Exchanging | Playing, seat: int | None) -> tuple[int, ...]:
    """Cards passed to a partner are known to the two; cards redrawn from open discards to all."""
    rules, opening, seats = state.match.rules, state.opening, state.match.seats
    shown = [0] * seats
    if seats == 2:
        if rules.discard_view == "open":
            for owner in (0, 1):
                if owner != seat:
                    shown[owner] = (opening.received[owner] or 0) & state.hands[owner]
    elif seat is not None:
        # What was laid aside and has not moved yet is not among the partner's cards.
        partner = partner_of(seat)
        shown[partner] = (opening.passed[seat] or 0) & state.hands[partner]
    return tuple(shown)


# --- events as a seat sees them


def redact(event: Event, seat: int | None, rules: Rules) -> Event:
    """The event as a seat, or a spectator (None), may see it."""
    match event:
        case HandDealt(hands, looked):
            own = tuple(
                hand if owner == seat and looked[owner] else None
                for owner, hand in enumerate(hands)
            )
            return HandDealt(own, looked)
        case StockSet(_, looked):
            return StockSet(None, looked)
        case Looked(owner, _) if owner != seat:
            return Looked(owner, None)
        case BidMade(owner, bid, _) if owner != seat:
            return BidMade(owner, bid, None)
        case CardDrawn(owner, _) if owner != seat:
            return CardDrawn(owner, None)
        case CardKept(owner, card, discarded):
            seen = Draw(owner, False, card, discarded).shown_to(seat, rules.discard_view)
            return CardKept(owner, seen.card, seen.discarded)
        case CardRefused(owner, card, discarded):
            seen = Draw(owner, True, card, discarded).shown_to(seat, rules.discard_view)
            return CardRefused(owner, seen.card, seen.discarded)
        case PassChosen(owner, cards) if owner != seat:
            return PassChosen(owner, _face_down(cards))
        case CardsPassed(owner, to, cards) if seat not in (owner, to):
            return CardsPassed(owner, to, _face_down(cards))
        case CardsSwapped(owner, partner, given, taken) if seat not in (owner, partner):
            return CardsSwapped(owner, partner, _face_down(given), _face_down(taken))
        case CardsPutDown(owner, cards) if owner != seat:
            return CardsPutDown(owner, _face_down(cards))
        case CardsRedrawn(owner, cards) if owner != seat and rules.discard_view != "open":
            return CardsRedrawn(owner, _face_down(cards))
    return event


def _face_down(cards: Hidden) -> Hidden:
    return (None,) * len(cards)


# --- the fold of redacted events


def evolve_view(view: View | None, event: Event, seat: int | None) -> View:
    """A seat's view after an event as ``redact`` shows it; None before MatchStarted. Total."""
    if isinstance(event, MatchStarted):
        match = Match(event.rules, 1, event.first, event.scores, event.bag_counts)
        return _between(match, seat, "deal", None)
    return _FOLDS[type(event)](view, event)


def _dealt(view: View, event: HandDealt) -> View:
    first = next_seat(view.dealer, 4)
    hand = event.hands[view.seat] if view.seat is not None else None
    return _new_hand(view, "bidding", first, event.looked, hand, 0)


def _stock_set(view: View, event: StockSet) -> View:
    hand = None if view.seat is None else 0
    return _new_hand(view, "draw", view.dealer, event.looked, hand, 52)


def _new_hand(
    view: View,
    phase: str,
    to_act: int,
    looked: tuple[bool, ...],
    hand: int | None,
    stock: int,
) -> View:
    seats = view.rules.seats
    return replace(
        view,
        phase=phase,
        to_act=to_act,
        looked=looked,
        hand=hand,
        bids=(None,) * seats,
        shown=(0,) * seats,
        taken=(0,) * seats,
        stock_left=stock,
        result=None,
    )


def _looked(view: View, event: Looked) -> View:
    return replace(
        view,
        looked=at_seat(view.looked, event.seat, True),
        hand=event.hand if event.seat == view.seat else view.hand,
        opening=(*view.opening, f"{event.seat} look"),
    )


def _declined(view: View, event: DoubleNilDeclined) -> View:
    return replace(
        view,
        looked=at_seat(view.looked, event.seat, True),
        opening=(*view.opening, f"{event.seat} decline"),
    )


def _bid(view: View, event: BidMade) -> View:
    seen = event.seat == view.seat and event.hand is not None
    view = replace(
        view,
        bids=at_seat(view.bids, event.seat, event.bid),
        looked=at_seat(view.looked, event.seat, True),
        hand=event.hand if seen else view.hand,
        opening=(*view.opening, f"{event.seat} bid {bid_text(event.bid)}"),
    )
    return view if view.phase == "draw" else _after_bids(view)


def _after_bids(view: View) -> View:
    """Whose bid is next; or, all made, who exchanges or leads."""
    seats = view.rules.seats
    order = [(view.dealer + turn) % seats for turn in range(1, seats + 1)]
    to_bid = next((seat for seat in order if view.bids[seat] is None), None)
    if to_bid is not None:
        return replace(view, phase="bidding", to_act=to_bid)
    return _exchange_or_play(view, _queue(view))


def _queue(view: View) -> tuple[int, ...]:
    match = Match(view.rules, view.hand_number, view.dealer, view.scores, view.bag_counts)
    return exchange_queue(match, view.bids)


def _exchange_or_play(view: View, queue: tuple[int, ...]) -> View:
    if queue:
        return replace(view, phase="exchange", to_act=queue[0])
    leader = next_seat(view.dealer, view.rules.seats)
    return replace(view, phase="play", to_act=leader, leader=leader)


def _drawn(view: View, event: CardDrawn) -> View:
    return replace(view, drawn=event.card)


def _kept(view: View, event: CardKept | CardRefused) -> View:
    refused = isinstance(event, CardRefused)
    verb = "refuse" if refused else "keep"
    view = replace(
        view,
        hand=_plus(view.hand, event.card),
        draws=(*view.draws, Draw(event.seat, refused, event.card, event.discarded)),
        discards=view.discards | (0 if event.discarded is None else 1 << event.discarded),
        drawn=None,
        stock_left=view.stock_left - 2,
        to_act=1 - event.seat,
        opening=(*view.opening, f"{event.seat} {verb}"),
    )
    return view if view.stock_left else _after_bids(view)


def _plus(hand: int | None, card: Card | None) -> int | None:
    return hand if hand is None or card is None else hand | 1 << card


def _passed(view: View, event: CardsPassed) -> View:
    return _moved(_with_pass(view, event.seat, event.cards), event.seat, event.to, event.cards)


def _pass_chosen(view: View, event: PassChosen) -> View:
    return _next_exchange(_with_pass(view, event.seat, event.cards))


def _swapped(view: View, event: CardsSwapped) -> View:
    view = _with_pass(view, event.seat, event.given)
    view = _moved(view, event.partner, event.seat, event.taken)
    return _moved(view, event.seat, event.partner, event.given)


def _with_pass(view: View, seat: int, cards: Hidden) -> View:
    return replace(
        view,
        passed=known(cards) if seat == view.seat else view.passed,
        opening=(*view.opening, f"{seat} pass{' ??' * len(cards)}"),
    )


def _moved(view: View, giver: int, taker: int, hidden: Hidden) -> View:
    """Cards moved between partners; known to those two."""
    cards = known(hidden)
    if view.seat == giver:
        shown = at_seat(view.shown, taker, view.shown[taker] | cards)
        view = replace(view, hand=(view.hand or 0) & ~cards, shown=shown)
    elif view.seat == taker:
        # what comes back is no longer with the partner
        shown = at_seat(view.shown, giver, view.shown[giver] & ~cards)
        view = replace(view, hand=(view.hand or 0) | cards, received=cards, shown=shown)
    return _next_exchange(view)


def _put_down(view: View, event: CardsPutDown) -> View:
    opening = (*view.opening, f"{event.seat} exchange{' ??' * len(event.cards)}")
    view = replace(view, to_act=None, opening=opening)
    if event.seat == view.seat:
        cards = known(event.cards)
        view = replace(view, passed=cards, hand=(view.hand or 0) & ~cards)
    return view


def _redrawn(view: View, event: CardsRedrawn) -> View:
    cards = known(event.cards)
    view = replace(view, discards=view.discards & ~cards)
    if event.seat == view.seat:
        view = replace(view, received=cards, hand=(view.hand or 0) | cards)
    else:
        view = replace(view, shown=at_seat(view.shown, event.seat, cards))
    return _next_exchange(view)


def _next_exchange(view: View) -> View:
    done = sum(1 for action in view.opening if action.split()[1] in ("pass", "exchange"))
    return _exchange_or_play(view, _queue(view)[done:])


def _played(view: View, event: CardPlayed) -> View:
    card, seat = event.card, event.seat
    seats = view.rules.seats
    return replace(
        view,
        hand=None if view.hand is None else view.hand & ~(1 << card),
        shown=at_seat(view.shown, seat, view.shown[seat] & ~(1 << card)),
        trick=(*view.trick, card),
        spades_broken=broken_after(view.spades_broken, card),
        to_act=next_seat(seat, seats),
    )


def _taken(view: View, event: TrickTaken) -> View:
    assert view.leader is not None
    return replace(
        view,
        leader=event.seat,
        to_act=event.seat,
        tricks=(*view.tricks, Trick(view.leader, view.trick, event.seat)),
        trick=(),
        taken=at_seat(view.taken, event.seat, view.taken[event.seat] + 1),
    )


def _scored(view: View, event: HandScored) -> View:
    result = event.result
    match = Match(
        view.rules,
        view.hand_number + 1,
        next_seat(view.dealer, view.rules.seats),
        result.scores,
        result.bag_counts,
    )
    return _between(match, view.seat, "deal", result)


def _ended(view: View, event: MatchEnded) -> View:
    match = Match(view.rules, view.hand_number, view.dealer, view.scores, view.bag_counts)
    over = _between(match, view.seat, "over", view.result)
    return replace(over, winner=event.winner, ended_by=event.by)


_FOLDS: Final[dict[type[Event], Callable[[Any, Any], View]]] = {
    HandDealt: _dealt,
    StockSet: _stock_set,
    Looked: _looked,
    DoubleNilDeclined: _declined,
    BidMade: _bid,
    CardDrawn: _drawn,
    CardKept: _kept,
    CardRefused: _kept,
    PassChosen: _pass_chosen,
    CardsPassed: _passed,
    CardsSwapped: _swapped,
    CardsPutDown: _put_down,
    CardsRedrawn: _redrawn,
    CardPlayed: _played,
    TrickTaken: _taken,
    HandScored: _scored,
    MatchEnded: _ended,
}
