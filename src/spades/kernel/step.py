"""The game in compiled code, a step at a time: whose turn, what is legal, what an action changes.

The transition of ``spades.game``, written a second time over lanes; the laws are the very same
functions. Steps trust their caller: an action that is not legal is not noticed. A row changes in
place, and always is the row that ``lanes.pack`` makes of the engine's state.

``legal`` gives a set of bits whose meaning goes with the phase:

    play            the cards that may be played
    bidding         bit 0 Nil, 1 … 13 the bid, 14 Double Nil, LOOKING
    draw            14 Double Nil with DECLINING; or KEEPING with REFUSING
    exchange        the cards to choose from: three (partnership), up to three (two players); or,
                    when cards are owed, the pool that the dealer draws them from
    deal, over      none
"""

from __future__ import annotations

from typing import Final

from spades.kernel.action_code import (
    BID,
    DECLINE,
    EXCHANGE,
    FIELD_MASK,
    KEEP,
    LOOK,
    PASS,
    PLAY,
    REDRAW,
    REFUSE,
    SEAT_SHIFT,
    WHAT_SHIFT,
)
from spades.kernel.lanes import (
    BIDDING,
    BIDS,
    BROKEN,
    CARD_BITS,
    CARD_MASK,
    CARDS_A_LANE,
    DEALER,
    DRAWING,
    DRAWN,
    EXCHANGING,
    HANDS,
    LANES,
    LEADER,
    LOOKED,
    NO_BID,
    NOBODY,
    NOT_YET,
    ON_TABLE,
    OWED,
    PASSED,
    PHASE,
    PLAYING,
    QUEUE,
    RECEIVED,
    REFUSED,
    SCORES,
    STOCK,
    TRICK,
    TURN,
)
from spades.kernel.link import jit, law
from spades.kernel.play import end_hand, play_card
from spades.kernel.rules_code import (
    DEFICIT,
    DOUBLE_NIL_MODE,
    SEATS,
    SIMULTANEOUS,
    Row,
)
from spades.rules import laws
from spades.rules.laws import DOUBLE_NIL

LOOKING: Final = 1 << 15
DECLINING: Final = 1 << 16
KEEPING: Final = 1 << 17
REFUSING: Final = 1 << 18
BIDDABLE: Final = sum(1 << bid for bid in range(DOUBLE_NIL) if laws.is_legal_bid(bid))
"""The bids of a seat that has looked."""
DRAW_TURNS: Final = 26

next_seat = law(laws.next_seat)
partner_of = law(laws.partner_of)
side_of = law(laws.side_of)
legal_cards = law(laws.legal_cards)
may_bid_double_nil = law(laws.may_bid_double_nil)
exchanges = law(laws.exchanges)


# --- the draw


@jit()
def stock_card(lanes: Row, index: int) -> int:
    """A card of the stock, 0 the first."""
    lane = lanes[STOCK + index // CARDS_A_LANE]
    return int(lane >> CARD_BITS * (index % CARDS_A_LANE) & CARD_MASK)


@jit()
def pool(lanes: Row) -> int:
    """The discards of the draw that are still there to be drawn from."""
    cards = 0
    for turn in range(lanes[TURN]):
        kept_first = 1 - (lanes[REFUSED] >> turn & 1)
        cards |= 1 << stock_card(lanes, 2 * turn + kept_first)
    for seat in range(2):
        if lanes[RECEIVED + seat] != NOT_YET:
            cards &= ~lanes[RECEIVED + seat]
    return cards


# --- before the play


@jit()
def mask_of(what: int) -> int:
    """The cards that an action names."""
    cards = 0
    while what != 0:
        cards |= 1 << ((what & CARD_MASK) - 1)
        what >>= CARD_BITS
    return cards


@jit()
def count_of(what: int) -> int:
    """How many cards an action names."""
    count = 0
    while what != 0:
        count += 1
        what >>= CARD_BITS
    return count


@jit()
def take_turn(code: Row, lanes: Row, seat: int, refuses: bool) -> None:
    """A turn of the draw: one of two cards to the hand, the other to the discards."""
    turn = lanes[TURN]
    place = 2 * turn
    if refuses:
        lanes[REFUSED] |= 1 << turn
        place += 1
    lanes[HANDS + seat] |= 1 << stock_card(lanes, place)
    lanes[TURN] = turn + 1
    lanes[DRAWN] = 0
    if turn + 1 < DRAW_TURNS:
        # Who is still to be asked about Double Nil does not hold a card yet.
        lanes[DRAWN] = lanes[LOOKED] >> (1 - seat) & 1
    else:
        after_bid(code, lanes)


@jit()
def after_bid(code: Row, lanes: Row) -> None:
    """The bidding goes on, or an exchange or the play begins."""
    seats = code[SEATS]
    for seat in range(seats):
        if lanes[BIDS + seat] == NO_BID:
            lanes[PHASE] = BIDDING
            return
    queue = 0
    length = 0
    seat = lanes[DEALER]
    for _ in range(seats):
        seat = next_seat(seat, seats)
        bid = lanes[BIDS + seat]
        if seats == 2 and bid == DOUBLE_NIL:
            queue |= (seat + 1) << length
            length += 3
        if seats == 4 and bid == DOUBLE_NIL:
            partner = partner_of(seat)
            if exchanges(bid, lanes[BIDS + partner]):
                queue |= (seat + 1) << length
                queue |= (partner + 1) << (length + 3)
                length += 6
    lanes[QUEUE] = queue
    if queue != 0:
        lanes[PHASE] = EXCHANGING
    else:
        begin_play(code, lanes)


@jit()
def begin_play(code: Row, lanes: Row) -> None:
    """The first trick is led by the dealer's left, or by the second drawer."""
    lanes[PHASE] = PLAYING
    lanes[LEADER] = next_seat(lanes[DEALER], code[SEATS])


@jit()
def pass_cards(code: Row, lanes: Row, seat: int, cards: int) -> None:
    """Cards to the partner: at once, or when the partner has chosen too."""
    partner = partner_of(seat)
    lanes[PASSED + seat] = cards
    if code[SIMULTANEOUS] != 0:
        if lanes[PASSED + partner] == NOT_YET:
            lanes[QUEUE] >>= 3
            return
        move(lanes, partner, seat)
    move(lanes, seat, partner)
    leave_queue(code, lanes)


@jit()
def move(lanes: Row, seat: int, to: int) -> None:
    """The cards that a seat passes go from hand to hand."""
    cards = lanes[PASSED + seat]
    lanes[HANDS + seat] &= ~cards
    lanes[HANDS + to] |= cards
    lanes[RECEIVED + to] = cards


@jit()
def receive(code: Row, lanes: Row, cards: int) -> None:
    """Cards from the discards come to the seat that put down as many."""
    seat = (lanes[QUEUE] & 7) - 1
    lanes[RECEIVED + seat] = cards
    lanes[HANDS + seat] |= cards
    lanes[OWED] = NOT_YET
    leave_queue(code, lanes)


@jit()
def leave_queue(code: Row, lanes: Row) -> None:
    """The first of those who exchange is done."""
    lanes[QUEUE] >>= 3
    if lanes[QUEUE] == 0:
        begin_play(code, lanes)


# --- what may be done


@jit("int64(int64[::1], int64[::1])")
def to_act(code: Row, lanes: Row) -> int:
    """The seat to act; NOBODY when it is the dealer's turn or the match is over."""
    phase = lanes[PHASE]
    if phase == PLAYING:
        # Seats are 2 or 4: the mask is the remainder, without a division for every card.
        return int(lanes[LEADER] + lanes[ON_TABLE] & code[SEATS] - 1)
    if phase == BIDDING:
        seat = next_seat(lanes[DEALER], code[SEATS])
        while lanes[BIDS + seat] != NO_BID:
            seat = next_seat(seat, code[SEATS])
        return int(seat)
    if phase == DRAWING:
        return int(lanes[DEALER] + lanes[TURN] & 1)
    if phase == EXCHANGING and lanes[OWED] == NOT_YET:
        return int(lanes[QUEUE] & 7) - 1
    return NOBODY


@jit("int64(int64[::1], int64[::1])")
def legal(code: Row, lanes: Row) -> int:
    """What the seat to act may do, or which cards the dealer may bring: bits as above."""
    phase = lanes[PHASE]
    seat = to_act(code, lanes)
    if phase == PLAYING:
        return int(legal_cards(lanes[HANDS + seat], lanes[TRICK], lanes[BROKEN] != 0))
    if phase == EXCHANGING:
        return int(lanes[HANDS + seat]) if seat != NOBODY else pool(lanes)
    if seat == NOBODY:
        return 0
    looked = lanes[LOOKED] >> seat & 1
    if phase == BIDDING:
        return BIDDABLE if looked else LOOKING | 1 << DOUBLE_NIL
    return KEEPING | REFUSING if looked else DECLINING | 1 << DOUBLE_NIL


@jit("int64(int64[::1], int64[::1])")
def may_look(code: Row, lanes: Row) -> int:
    """The seats that may take up their cards now, in turn or not, a bit each."""
    if lanes[PHASE] != BIDDING or code[SEATS] == 2:
        return 0
    return int(15 & ~lanes[LOOKED])


# --- what is done


@jit("void(int64[::1], int64[::1], int64[::1])")
def bring(code: Row, lanes: Row, cards: Row) -> None:
    """The deal, or the stock of the two-player game: a row as in ``action_code``."""
    seats = code[SEATS]
    for seat in range(seats):
        side = side_of(seat)
        right = may_bid_double_nil(
            code[DOUBLE_NIL_MODE], code[DEFICIT], lanes[SCORES + side], lanes[SCORES + 1 - side]
        )
        if not right:
            lanes[LOOKED] |= 1 << seat
    if seats == 4:
        lanes[PHASE] = BIDDING
        for seat in range(4):
            lanes[HANDS + seat] = cards[seat]
        return
    lanes[PHASE] = DRAWING
    for place in range(LANES - STOCK):
        lanes[STOCK + place] = cards[place]
    lanes[DRAWN] = lanes[LOOKED] >> lanes[DEALER] & 1


@jit("void(int64[::1], int64[::1], int64)")
def step(code: Row, lanes: Row, action: int) -> None:
    """What a legal action, an int as in ``action_code``, makes of a match."""
    verb = action & FIELD_MASK
    seat = action >> SEAT_SHIFT & FIELD_MASK
    what = action >> WHAT_SHIFT
    if verb == PLAY:
        if play_card(code, lanes, what):
            end_hand(code, lanes)
    elif verb == BID:
        lanes[BIDS + seat] = what
        lanes[LOOKED] |= 1 << seat
        if lanes[PHASE] == DRAWING:
            lanes[DRAWN] = 1
        else:
            after_bid(code, lanes)
    elif verb == LOOK:
        lanes[LOOKED] |= 1 << seat
    elif verb == DECLINE:
        lanes[LOOKED] |= 1 << seat
        lanes[DRAWN] = 1
    elif verb == KEEP or verb == REFUSE:
        take_turn(code, lanes, seat, verb == REFUSE)
    elif verb == PASS:
        pass_cards(code, lanes, seat, mask_of(what))
    elif verb == EXCHANGE:
        cards = mask_of(what)
        lanes[PASSED + seat] = cards
        lanes[HANDS + seat] &= ~cards
        lanes[OWED] = count_of(what)
        if cards == 0:
            receive(code, lanes, 0)
    elif verb == REDRAW:
        receive(code, lanes, mask_of(what))
