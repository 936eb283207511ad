"""Judge an action: the events it causes, or a refusal. Changes nothing, draws nothing.

Every refusal has a code and the facts that explain it, and quotes no card that the actor may not
see. What is legal and what is refused come from the same functions: ``legal_actions`` lists
exactly what ``decide`` accepts.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any, Final

from spades.cards import FULL_DECK, Card, cards_of, mask_of
from spades.errors import IllegalAction, RulesError
from spades.game.actions import (
    BIDS,
    ENDINGS,
    PLAYS,
    Action,
    Bid,
    Chance,
    Close,
    Deal,
    Decline,
    Exchange,
    Keep,
    Look,
    Pass,
    Play,
    Redraw,
    Refuse,
    Stock,
)
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
    HandScored,
    Looked,
    MatchEnded,
    MatchStarted,
    PassChosen,
    StockSet,
    TrickTaken,
)
from spades.game.evolve import evolve
from spades.game.score import match_end, score_hand
from spades.game.state import (
    Bidding,
    Dealing,
    Drawing,
    Exchanging,
    Match,
    Over,
    Playing,
    State,
    Unfinished,
)
from spades.rules import Rules
from spades.rules.laws import (
    DOUBLE_NIL,
    HIGHEST_BID,
    NIL,
    NO_CARD,
    is_legal_bid,
    legal_cards,
    may_bid_double_nil,
    partner_of,
    side_of,
    trick_winner,
)
from spades.rules.scoring import NO_LIMIT, PLAY_ON, match_result

PASS_SIZE: Final = 3
"""Cards that partners exchange, and the most that a two-player exchange puts down."""


def start(
    rules: Rules,
    first: int,
    scores: tuple[int, int] = (0, 0),
    bag_counts: tuple[int, int] = (0, 0),
) -> MatchStarted:
    """Begin a match; ``first`` deals (partnership) or draws (two players) first.

    Raises RulesError: ``start.seat``, ``start.bags``, ``start.already_over``.
    """
    if not 0 <= first < rules.seats:
        raise RulesError("start.seat", seat=first, seats=rules.seats)
    for side in (0, 1):
        bags = bag_counts[side]
        if bags < 0 or (rules.bag_limit != NO_LIMIT and bags >= rules.bag_limit):
            raise RulesError("start.bags", side=side, bags=bags, limit=rules.bag_limit)
    if match_result(*scores, rules.target_score, rules.floor, 0, NO_LIMIT) != PLAY_ON:
        raise RulesError("start.already_over", scores=list(scores))
    return MatchStarted(rules, first, scores, bag_counts)


def decide(state: State, action: Action | Chance | Close) -> tuple[Event, ...]:
    """The events that an action causes. Raises IllegalAction; then nothing has changed."""
    if isinstance(state, Over):
        raise IllegalAction("match.over")
    try:
        return _JUDGES[type(action)](state, action)
    except IllegalAction as error:
        error.position = _position(state)
        raise


def apply(state: State, action: Action | Chance | Close) -> State:
    """The state after an action: ``decide``, folded. Raises IllegalAction."""
    for event in decide(state, action):
        state = evolve(state, event)
    return state


def legal_actions(state: State, seat: int | None = None) -> tuple[Action, ...]:
    """What a seat may do now; without a seat, what the seat to act may do.

    In the order of records: nil, 1…13, double-nil; suits clubs to spades, each from high to low;
    combinations of cards in that order too. Empty when nobody is to act, or not that seat.
    """
    to_act = state.to_act
    if seat is None:
        seat = to_act
    if isinstance(state, Playing):
        if seat != state.to_act:
            return ()
        plays = PLAYS[seat]
        return tuple([plays[card] for card in cards_of(playable(state))])
    if seat is None or seat not in range(state.match.seats):
        return ()
    if isinstance(state, Bidding):
        if not state.opening.looked[seat]:
            look: tuple[Action, ...] = (Look(seat),)
            return (*look, BIDS[seat][DOUBLE_NIL]) if seat == to_act else look
        return BIDS[seat][NIL : HIGHEST_BID + 1] if seat == to_act else ()
    if seat != to_act:
        return ()
    if isinstance(state, Drawing):
        if state.asking:
            return (Decline(seat), BIDS[seat][DOUBLE_NIL])
        return (Keep(seat), Refuse(seat))
    if isinstance(state, Exchanging):
        hand = cards_of(state.hands[seat])
        if state.match.seats == 4:
            return tuple(Pass(seat, chosen) for chosen in combinations(hand, PASS_SIZE))
        return tuple(
            Exchange(seat, chosen)
            for count in range(PASS_SIZE + 1)
            for chosen in combinations(hand, count)
        )
    return ()


def may_look(state: State) -> tuple[int, ...]:
    """The seats that may take up their cards now, in turn or not."""
    return state.may_look if isinstance(state, Bidding) else ()


def playable(state: Playing) -> int:
    """The cards that the seat to act may play, as a mask."""
    trick = state.trick
    return legal_cards(state.hands[state.to_act], trick[0] if trick else NO_CARD, state.broken)


def may_double_nil(match: Match, seat: int) -> bool:
    """Whether a seat has the right to Double Nil this hand, as long as it has seen no card."""
    side = side_of(seat)
    rules = match.rules
    return may_bid_double_nil(
        rules.double_nil_mode,
        rules.double_nil_deficit,
        match.scores[side],
        match.scores[1 - side],
    )


def _looked_from_the_start(match: Match) -> tuple[bool, ...]:
    return tuple(not may_double_nil(match, seat) for seat in range(match.seats))


def _position(state: State) -> str:
    """Where in the match a refusal happened: for bug reports, and public to all."""
    where = f"hand {state.match.hand_number}, {state.phase}"
    return f"{where}, trick {len(state.tricks) + 1}" if isinstance(state, Playing) else where


# --- who may act


def _require(kind: type[Any] | tuple[type[Any], ...], state: State, action: Action) -> None:
    """The phase, the seat and the turn, asked in this order for every action."""
    seats = state.match.seats
    if not 0 <= action.seat < seats:
        raise IllegalAction("seat.unknown", seat=action.seat, seats=seats)
    if not isinstance(state, kind):
        raise IllegalAction("action.wrong_phase", verb=_verb(action), phase=state.phase)
    turn = state.to_act
    if turn is None:
        raise IllegalAction("turn.nobody", seat=action.seat, phase=state.phase)
    if action.seat != turn:
        raise IllegalAction("turn.other_seat", seat=action.seat, turn=turn)


def _verb(action: Action) -> str:
    return type(action).__name__.lower()


# --- the dealer


def _deal(state: State, action: Deal) -> tuple[Event, ...]:
    match = _dealing(state, "partnership")
    sizes = [hand.bit_count() for hand in action.hands]
    if len(sizes) != 4 or sizes != [13] * 4:
        raise IllegalAction("deal.hand_size", sizes=sizes)
    whole = 0
    for hand in action.hands:
        if whole & hand:
            raise IllegalAction("deal.card_twice", card=str(cards_of(whole & hand)[0]))
        whole |= hand
    if whole != FULL_DECK:
        raise IllegalAction("deal.not_the_deck")
    return (HandDealt(action.hands, _looked_from_the_start(match)),)


def _stock(state: State, action: Stock) -> tuple[Event, ...]:
    match = _dealing(state, "two-player")
    order = action.order
    if len(order) != 52:
        raise IllegalAction("stock.size", size=len(order))
    if mask_of(order) != FULL_DECK:
        for card in order:
            if order.count(card) > 1:
                raise IllegalAction("deal.card_twice", card=str(card))
        raise IllegalAction("deal.not_the_deck")
    looked = _looked_from_the_start(match)
    first = match.dealer
    top = (CardDrawn(first, order[0]),) if looked[first] else ()
    return (StockSet(order, looked), *top)


def _dealing(state: State, game: str) -> Match:
    if not isinstance(state, Dealing):
        raise IllegalAction("deal.not_now", phase=state.phase)
    if state.match.rules.game != game:
        raise IllegalAction("deal.other_game", game=state.match.rules.game)
    return state.match


def _redraw(state: State, action: Redraw) -> tuple[Event, ...]:
    if not isinstance(state, Exchanging) or state.owed is None:
        raise IllegalAction("redraw.not_now", phase=state.phase)
    cards = action.cards
    if len(cards) != state.owed or len(set(cards)) != len(cards):
        raise IllegalAction("redraw.count", count=len(set(cards)), want=state.owed)
    for card in cards:
        if not state.pool >> card & 1:
            raise IllegalAction("redraw.not_there", card=str(card))
    return (CardsRedrawn(state.queue[0], cards),)


def _close(state: State, action: Close) -> tuple[Event, ...]:
    if action.by not in ENDINGS:
        raise IllegalAction("end.unknown", by=str(action.by)[:40], known=list(ENDINGS))
    if action.by == "abandoned":
        if action.side is not None:
            raise IllegalAction("end.side", by=action.by, side=action.side)
        return (MatchEnded(None, action.by),)
    if action.side not in (0, 1):
        raise IllegalAction("end.side", by=action.by, side=action.side)
    return (MatchEnded(1 - action.side if action.by == "forfeit" else action.side, action.by),)


# --- before the play


def _look(state: State, action: Look) -> tuple[Event, ...]:
    seat = action.seat
    if not 0 <= seat < state.match.seats:
        raise IllegalAction("seat.unknown", seat=seat, seats=state.match.seats)
    if not isinstance(state, Bidding) or state.match.seats == 2:
        raise IllegalAction("action.wrong_phase", verb="look", phase=state.phase)
    if state.opening.looked[seat]:
        raise IllegalAction("look.already", seat=seat)
    return (Looked(seat, state.hands[seat]),)


def _bid(state: Unfinished, action: Bid) -> tuple[Event, ...]:
    seat, bid = action.seat, action.bid
    if (
        not isinstance(state, Dealing)
        and seat in range(state.match.seats)
        and state.opening.bids[seat] is not None
    ):
        # In words of its own: a second bid is what a double click sends.
        raise IllegalAction("bid.already_made", seat=seat)
    _require((Bidding, Drawing), state, action)
    assert isinstance(state, (Bidding, Drawing))
    if bid != DOUBLE_NIL and not is_legal_bid(bid):
        raise IllegalAction("bid.out_of_range", bid=bid)
    if isinstance(state, Drawing):
        if bid != DOUBLE_NIL:
            raise IllegalAction("action.wrong_phase", verb="bid", phase=state.phase)
        _may_still_double_nil(state.match, seat, state.opening.looked)
        return (BidMade(seat, bid), CardDrawn(seat, state.stock[0]))
    if bid == DOUBLE_NIL:
        _may_still_double_nil(state.match, seat, state.opening.looked)
        return (BidMade(seat, bid, state.hands[seat]),)
    if not state.opening.looked[seat]:
        raise IllegalAction("bid.look_first", seat=seat)
    return (BidMade(seat, bid),)


def _may_still_double_nil(match: Match, seat: int, looked: tuple[bool, ...]) -> None:
    if not may_double_nil(match, seat):
        raise IllegalAction("bid.no_double_nil", double_nil=match.rules.double_nil)
    if looked[seat]:
        raise IllegalAction("bid.has_looked", seat=seat)


def _decline(state: State, action: Decline) -> tuple[Event, ...]:
    _require(Drawing, state, action)
    assert isinstance(state, Drawing)
    if not state.asking:
        raise IllegalAction("decline.not_asked", seat=action.seat)
    return (DoubleNilDeclined(action.seat), CardDrawn(action.seat, state.stock[0]))


def _draw(state: State, action: Keep | Refuse) -> tuple[Event, ...]:
    _require(Drawing, state, action)
    assert isinstance(state, Drawing)
    if state.asking:
        raise IllegalAction("draw.answer_first", seat=action.seat)
    top, second = state.stock[:2]
    if isinstance(action, Keep):
        event: Event = CardKept(action.seat, top, second)
    else:
        event = CardRefused(action.seat, second, top)
    other = 1 - action.seat
    if len(state.stock) > 2 and state.opening.looked[other]:
        return (event, CardDrawn(other, state.stock[2]))
    return (event,)


def _pass(state: State, action: Pass) -> tuple[Event, ...]:
    if state.match.seats == 2:
        raise IllegalAction("action.wrong_phase", verb="pass", phase=state.phase)
    _require(Exchanging, state, action)
    assert isinstance(state, Exchanging)
    seat, partner = action.seat, partner_of(action.seat)
    cards = _in_hand(state.hands[seat], action.cards)
    if len(cards) != PASS_SIZE:
        raise IllegalAction("pass.count", count=len(cards), want=PASS_SIZE)
    if state.match.rules.exchange_order == "bidder_first":
        return (CardsPassed(seat, partner, cards),)
    first = state.opening.passed[partner]
    if first is None:
        return (PassChosen(seat, cards),)
    return (CardsSwapped(seat, partner, cards, cards_of(first)),)


def _exchange(state: State, action: Exchange) -> tuple[Event, ...]:
    if state.match.seats == 4:
        raise IllegalAction("action.wrong_phase", verb="exchange", phase=state.phase)
    _require(Exchanging, state, action)
    assert isinstance(state, Exchanging)
    cards = _in_hand(state.hands[action.seat], action.cards)
    if len(cards) > PASS_SIZE:
        raise IllegalAction("exchange.count", count=len(cards), most=PASS_SIZE)
    put_down = CardsPutDown(action.seat, cards)
    return (put_down,) if cards else (put_down, CardsRedrawn(action.seat, ()))


def _in_hand(hand: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Chosen cards, checked, in the order of lists: what was chosen first tells nothing."""
    for card in cards:
        if not hand >> card & 1:
            raise IllegalAction("card.not_in_hand", card=str(card))
        if cards.count(card) > 1:
            raise IllegalAction("card.repeated", card=str(card))
    return cards_of(mask_of(cards))


# --- the play


def _play(state: State, action: Play) -> tuple[Event, ...]:
    _require(Playing, state, action)
    assert isinstance(state, Playing)
    seat, card, trick = action.seat, action.card, state.trick
    if not playable(state) >> card & 1:
        _refuse_card(state, card)
    played = CardPlayed(seat, card)
    seats = len(state.hands)
    if len(trick) + 1 < seats:
        return (played,)
    cards = (*trick, card, NO_CARD, NO_CARD) if seats == 2 else (*trick, card)
    winner = (state.leader + trick_winner(*cards[:4])) % seats
    if state.hands[seat] != 1 << card:  # not the last card of the hand
        return (played, TrickTaken(winner))
    tricks = list(state.taken)
    tricks[winner] += 1
    return (played, TrickTaken(winner), *_hand_over(state, tricks))


def _refuse_card(state: Playing, card: Card) -> None:
    hand = state.hands[state.to_act]
    if not hand >> card & 1:
        raise IllegalAction("card.not_in_hand", card=str(card))
    legal = [str(one) for one in cards_of(playable(state))]
    if state.trick:
        raise IllegalAction("card.must_follow", card=str(card), legal=legal)
    raise IllegalAction("card.spades_not_broken", card=str(card), legal=legal)


def _hand_over(state: Playing, tricks: list[int]) -> tuple[Event, ...]:
    match = state.match
    bids = [NIL if bid is None else bid for bid in state.opening.bids]
    result = score_hand(match.rules, match.scores, match.bag_counts, bids, tricks)
    end = match_end(match.rules, result.scores, match.hand_number)
    return (HandScored(result),) if end is None else (HandScored(result), end)


_JUDGES: Final[dict[type[Any], Callable[[Any, Any], tuple[Event, ...]]]] = {
    Deal: _deal,
    Stock: _stock,
    Redraw: _redraw,
    Close: _close,
    Look: _look,
    Decline: _decline,
    Bid: _bid,
    Keep: _draw,
    Refuse: _draw,
    Pass: _pass,
    Exchange: _exchange,
    Play: _play,
}
