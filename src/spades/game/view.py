"""What one seat may know: a value of its own, built up from public facts and that seat's cards.

What is hidden from whom is said here, of a state (``view_of``) and of an event (``redact``). Two
ways lead to a view, and the *square* test holds them equal: ``view_of(state, seat)``, and the
fold (``evolve_view``, in the module beside) of the events as ``redact`` shows them to the seat.
The *twins* test holds that worlds which a seat cannot tell apart give it equal views.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from spades.cards import Card, cards_of, mask_of
from spades.game.actions import Action, Exchange, Pass, bid_text, verb_text
from spades.game.events import (
    BidMade,
    CardDrawn,
    CardKept,
    CardRefused,
    CardsPassed,
    CardsPutDown,
    CardsRedrawn,
    CardsSwapped,
    Event,
    HandDealt,
    HandResult,
    Hidden,
    Looked,
    PassChosen,
    StockSet,
)
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
)
from spades.rules import Rules
from spades.rules.laws import HIGHEST_BID, NIL, NO_CARD, legal_cards, partner_of


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
    """Two players: the discards of the draw that this seat has seen, less those that it saw drawn
    again. Which of them nobody can hold, says ``out_of_play``.
    """
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


def out_of_play(view: View) -> int:
    """The cards that, by what this seat knows, are in nobody's hand and will not be; as a mask.

    Two players only. A discard that this seat saw may have come into the other's hand since, by
    an exchange whose cards stayed hidden; what was put down in an exchange never comes back.
    """
    if view.rules.seats == 4 or view.seat is None:
        return 0
    drawn_again = f"{1 - view.seat} exchange ??"
    hidden = view.rules.discard_view != "open"
    if hidden and any(text.startswith(drawn_again) for text in view.opening):
        return view.passed or 0
    return view.discards | (view.passed or 0)


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


def is_offered(view: View, action: Action) -> bool:
    """Whether this seat may do so now: ``legal_texts`` has it, or its cards may be chosen."""
    if action.seat != view.seat:
        return False
    cards = choosable(view)
    if cards is None:
        return verb_text(action) in legal_texts(view)
    kind = Pass if view.rules.seats == 4 else Exchange
    if not isinstance(action, Pass | Exchange) or not isinstance(action, kind):
        return False
    count, mask = len(action.cards), mask_of(action.cards)
    right_count = count == 3 if kind is Pass else count <= 3
    return right_count and mask.bit_count() == count and mask & ~mask_of(cards) == 0


# --- the view of a state


def view_of(state: State, seat: int | None) -> View:
    """The view of a seat, or of a spectator who sees public cards only (None)."""
    match = state.match
    if isinstance(state, Dealing):
        return between(match, seat, "deal", state.result)
    if isinstance(state, Over):
        return replace(
            between(match, seat, "over", state.result), winner=state.winner, ended_by=state.by
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


def between(match: Match, seat: int | None, phase: str, result: HandResult | None) -> View:
    """The view when no hand is in play: ``phase`` is deal or over."""
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
