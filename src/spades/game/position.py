"""A moment in the play of a hand, written down by itself: ``spades-position``, read and written.

A record tells how a hand came about; a position only where it stands. Reading checks that it could
stand so: each card in one place, hands as long as the trick asks, no revoke in the trick.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from spades.cards import (
    ALL_CARDS,
    FULL_DECK,
    SUIT_MASK,
    Card,
    cards_of,
    hand_text,
    mask_of,
    parse_cards,
)
from spades.errors import RecordError, SpadesError, UsageError, shown
from spades.game.actions import Deal, Exchange, Play, bid_json, parse_bid
from spades.game.decide import may_double_nil, start
from spades.game.evolve import evolve
from spades.game.record import Hand, Record, replay
from spades.game.shapes import (
    check_format,
    check_int,
    check_list,
    check_object,
    read_meta,
    read_rules,
)
from spades.game.state import Match, Opening, Playing
from spades.rules import PARTNERSHIP, Rules
from spades.rules.laws import DOUBLE_NIL, broken_after, is_legal_bid, legal_cards

FORMAT: Final = "spades-position"
VERSION: Final = 1

_KEYS: Final = {
    "format",
    "version",
    "rules",
    "hands",
    "leader",
    "trick",
    "broken",
    "bids",
    "taken",
    "bag_counts",
    "scores",
    "meta",
}
_HAND_SIZE: Final = 13

Bids = tuple[int | None, ...]


def read_position(given: object) -> Playing:
    """A position from a JSON object.

    Without ``bids`` they are None; without ``taken``, in the middle of a hand, all are 0: such a
    position can be asked for tricks only (``missing_for_score``). Raises RecordError
    ``position.*``, the codes of ``record`` and ``sheet``, of the cards, the rules and the start.
    """
    whole = check_object(given, _KEYS, "position")
    check_format(whole, FORMAT, VERSION)
    rules = read_rules(whole, "position")
    read_meta(whole)
    hands = tuple(_cards(text, "hands") for text in _by_seat(whole, "hands", rules.seats))
    leader = check_int(whole, "leader", "position")
    _check_leader(leader, rules.seats)
    trick = _read_trick(whole, rules.seats)
    masks = tuple(mask_of(hand) for hand in hands)
    match = _match(rules, leader, _pair(whole, "scores", 10**6), _pair(whole, "bag_counts", 10**6))
    state = Playing(
        match,
        Opening(_read_bids(whole, match), (True,) * rules.seats),
        masks,
        leader,
        trick,
        (),
        _read_taken(whole, rules.seats),
        _read_broken(whole, masks, trick),
    )
    check_position(state)
    if whole.get("taken") is not None and "taken" in missing_for_score(state):
        raise _error("position.taken_sum", sum=sum(state.taken), want=_played(state))
    return state


def position_json(state: Playing) -> dict[str, Any]:
    """The position as a JSON object, in the one canonical order; what is not known is left out."""
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": state.match.rules.to_json(),
        "hands": [hand_text(mask) for mask in state.hands],
        "leader": state.leader,
        "trick": [str(card) for card in state.trick],
        "broken": state.broken,
    }
    missing = missing_for_score(state)
    if "bids" not in missing:
        told["bids"] = [bid_json(bid) for bid in state.opening.bids if bid is not None]
    if "taken" not in missing:
        told["taken"] = list(state.taken)
    told["bag_counts"] = list(state.match.bag_counts)
    told["scores"] = list(state.match.scores)
    return told


def deal_position(
    deal: Deal,
    leader: int = 0,
    bids: Sequence[int | str] | None = None,
    rules: Rules | None = None,
) -> Playing:
    """The first lead of a deal, four hands of 13 cards, without the bidding before it.

    ``bids`` are by seat: 0 … 13 and ``DOUBLE_NIL`` of ``spades.rules.laws``, or as a file says
    them, ``"nil"`` and ``"double-nil"``. ``rules``: the preset where not given.
    Raises RecordError ``seat.unknown``, ``sheet.seat_count``, ``record.bad_value``,
    ``bid.no_double_nil``, ``position.*``.
    """
    table = Rules(game=PARTNERSHIP) if rules is None else rules
    if not isinstance(table, Rules) or table.seats != 4:
        raise _error("record.bad_value", key="rules", want=f"Rules, {PARTNERSHIP}")
    if not isinstance(deal, Deal):
        raise _error("record.bad_value", key="deal", want="Deal")
    _check_leader(leader, 4)
    match = _match(table, leader, (0, 0), (0, 0))
    known: Bids = (None,) * 4
    if bids is not None:
        named = ["double-nil" if type(bid) is int and bid == DOUBLE_NIL else bid for bid in bids]
        known = _known_bids(named, match)
    opening = Opening(known, (True,) * 4)
    state = Playing(match, opening, deal.hands, leader, (), (), (0,) * 4, False)
    check_position(state)
    return state


def check_position(state: Playing) -> None:
    """That a state of the play could stand so, however it was made: else it says why not.

    Cards and tricks are looked at, the trick on the table too; not whether a hand led to it. Raises
    RecordError ``position.*``, ``seat.unknown``, ``sheet.seat_count``, ``sheet.bad_tricks``,
    ``record.bad_value``.
    """
    seats, hands, trick, taken = state.match.seats, state.hands, state.trick, state.taken
    bids = state.opening.bids
    if not len(hands) == len(bids) == len(taken) == seats:
        _wrong_count(seats, hands=hands, bids=bids, taken=taken)
    _check_leader(state.leader, seats)
    # A search of milliseconds begins here too: plain loops, and most positions are first leads.
    seen = 0
    for hand in hands:
        if type(hand) is not int or hand & ~FULL_DECK:
            raise _error("position.no_card")
        if twice := seen & hand:
            raise _error("position.card_twice", card=str(cards_of(twice)[0]))
        seen |= hand
    if trick:
        _check_cards(trick, seats, seen)
    _check_sizes(hands, state.leader, len(trick))
    if trick:
        _check_played(state)
    for bid in bids:
        if bid is not None and bid != DOUBLE_NIL:
            _bid(bid, seats)
    _check_taken(taken)
    if sum(taken) > (played := _played(state)):
        raise _error("position.taken_sum", sum=sum(taken), want=played)


def missing_for_score(state: Playing) -> tuple[str, ...]:
    """What the hand's points depend on and a position does not tell: ``bids``, ``taken``."""
    missing = ("bids",) if None in state.opening.bids else ()
    return missing if sum(state.taken) == _played(state) else (*missing, "taken")


def cut_record(record: Record, hand: int | None = None, after: int | None = None) -> Record:
    """The record as it was after ``after`` actions of hand ``hand``, both counted from 1.

    Without a hand: the last one. Without a number of actions: all of them; of a hand that was
    named and has been played to its end, those before its first card. Nobody has ended the match.
    Raises UsageError ``solve.no_hand``, ``solve.no_action``.
    """
    count = len(record.hands)
    number = count if hand is None else hand
    if not (1 <= number <= count or hand is None):
        raise UsageError("solve.no_hand", number=number, count=count)
    if count == 0:
        return replace(record, end=None)
    last = record.hands[number - 1]
    if after is None:
        whole = replace(record, hands=record.hands[:number], end=None)
        if hand is None or isinstance(replay(whole).state, Playing):
            return whole
        plays = (at for at, one in enumerate(last.actions) if isinstance(one, Play))
        after = next(plays, len(last.actions))
    if not 0 <= after <= len(last.actions):
        raise UsageError("solve.no_action", number=after, count=len(last.actions))
    return replace(record, hands=(*record.hands[: number - 1], _cut(last, after)), end=None)


def _cut(hand: Hand, after: int) -> Hand:
    actions = hand.actions[:after]
    exchanges = sum(isinstance(action, Exchange) for action in actions)
    return replace(hand, actions=actions, redraws=hand.redraws[:exchanges])


# --- the parts of a position


def _played(state: Playing) -> int:
    """The tricks of the hand that are over."""
    return _HAND_SIZE - state.hands[state.to_act].bit_count()


def _check_leader(leader: object, seats: int) -> None:
    if type(leader) is not int or not 0 <= leader < seats:
        raise _error("seat.unknown", seat=shown(leader), seats=seats)


def _match(
    rules: Rules, leader: int, scores: tuple[int, int], bag_counts: tuple[int, int]
) -> Match:
    """The match around the hand. The dealer is the one whose left leads to the first trick."""
    try:
        started = start(rules, (leader - 1) % rules.seats, scores, bag_counts)
    except SpadesError as error:
        raise _error(error.code, **error.facts) from None
    return evolve(None, started).match


def _by_seat(whole: Mapping[str, Any], key: str, seats: int) -> list[Any]:
    values = check_list(whole, key, "position")
    if len(values) != seats:
        raise _error("sheet.seat_count", key=key, count=len(values), want=seats)
    return values


def _cards(text: object, key: str) -> tuple[Card, ...]:
    if not isinstance(text, str):
        raise _error("record.bad_value", key=key, want="string")
    try:
        cards = parse_cards(text)
    except SpadesError as error:
        raise _error(error.code, **error.facts) from None
    for place, card in enumerate(cards):
        if card in cards[:place]:
            raise _error("position.card_twice", card=str(card))
    return cards


def _read_trick(whole: Mapping[str, Any], seats: int) -> tuple[Card, ...]:
    given = check_list(whole, "trick", "position", optional=True)
    cards = [_cards(text, "trick") for text in given]
    if len(cards) >= seats or any(len(card) != 1 for card in cards):
        raise _error("record.bad_value", key="trick", want=f"[0…{seats - 1} × card]")
    return tuple(card for (card,) in cards)


def _wrong_count(seats: int, **by_seat: Sequence[object]) -> None:
    for key, values in by_seat.items():
        if len(values) != seats:
            raise _error("sheet.seat_count", key=key, count=len(values), want=seats)


def _check_cards(trick: tuple[Card, ...], seats: int, held: int) -> None:
    """The trick on the table is not complete, of cards that nobody holds any more."""
    if len(trick) >= seats:
        raise _error("record.bad_value", key="trick", want=f"[0…{seats - 1} × card]")
    for card in trick:
        if card not in ALL_CARDS:
            raise _error("position.no_card")
        if held >> card & 1:
            raise _error("position.card_twice", card=str(card))
        held |= 1 << card


def _check_sizes(hands: tuple[int, ...], leader: int, played: int) -> None:
    """All hold equally many cards, and who has played to the trick one fewer."""
    seats = len(hands)
    whole = [hand.bit_count() for hand in hands]
    for turn in range(played):
        whole[(leader + turn) % seats] += 1
    if whole.count(whole[0]) != seats or not 1 <= whole[0] <= _HAND_SIZE:
        sizes = [hand.bit_count() for hand in hands]
        raise _error("position.hand_sizes", sizes=sizes, count=played)


def _check_played(state: Playing) -> None:
    """Whoever has played to the trick was allowed to. Of the lead, it is not known."""
    hands, trick = state.hands, state.trick
    for turn, card in enumerate(trick[1:], 1):
        seat = (state.leader + turn) % len(hands)
        held = hands[seat] | 1 << card
        if not legal_cards(held, trick[0], True) >> card & 1:
            raise _error("position.trick", card=str(card), seat=seat)
    if not state.broken and any(broken_after(False, card) for card in trick):
        raise _error("position.not_broken")


def _read_broken(whole: Mapping[str, Any], hands: tuple[int, ...], trick: tuple[Card, ...]) -> bool:
    """As told; where nothing is told, as the cards tell.

    A spade that is in no hand of the partnership game has been played. Half of the two-player
    deck never is.
    """
    in_trick = False
    for card in trick:
        in_trick = broken_after(in_trick, card)
    told = whole.get("broken")
    if told is None:
        held = 0
        for hand in hands:
            held |= hand
        return in_trick or (len(hands) == 4 and held & SUIT_MASK[3] != SUIT_MASK[3])
    if not isinstance(told, bool):
        raise _error("record.bad_value", key="broken", want="true | false")
    if in_trick and not told:
        raise _error("position.not_broken")
    return told


def _read_bids(whole: Mapping[str, Any], match: Match) -> Bids:
    if whole.get("bids") is None:
        return (None,) * match.seats
    return _known_bids(check_list(whole, "bids", "position"), match)


def _known_bids(given: Sequence[object], match: Match) -> Bids:
    if len(given) != match.seats:
        raise _error("sheet.seat_count", key="bids", count=len(given), want=match.seats)
    bids = tuple(_bid(value, match.seats) for value in given)
    _check_double_nil(bids, match)
    return bids


def _bid(value: object, seats: int) -> int:
    try:
        if type(value) is int and is_legal_bid(value):
            return value
        # A number is written as one: "4" in quotes is a slip.
        if isinstance(value, str) and not value.strip().isdigit():
            return parse_bid(value)
    except SpadesError:
        pass
    want = f'[{seats} × 0…13 | "nil" | "double-nil"]'
    raise _error("record.bad_value", key="bids", want=want)


def _check_double_nil(bids: Bids, match: Match) -> None:
    for seat, bid in enumerate(bids):
        if bid == DOUBLE_NIL and not may_double_nil(match, seat):
            raise _error("bid.no_double_nil", double_nil=match.rules.double_nil, seat=seat)


def _read_taken(whole: Mapping[str, Any], seats: int) -> tuple[int, ...]:
    if whole.get("taken") is None:
        return (0,) * seats
    return tuple(_by_seat(whole, "taken", seats))


def _check_taken(taken: Sequence[object]) -> None:
    for value in taken:
        if type(value) is not int or not 0 <= value <= _HAND_SIZE:
            quoted = json.dumps(value, ensure_ascii=False, default=str)[:40]
            raise _error("sheet.bad_tricks", text=quoted)


def _pair(whole: Mapping[str, Any], key: str, most: int) -> tuple[int, int]:
    value = whole.get(key)
    if value is None:
        return 0, 0
    if (
        not isinstance(value, list)
        or len(value) != 2
        or any(type(number) is not int or abs(number) > most for number in value)
    ):
        raise _error("record.bad_value", key=key, want="[2 × integer]")
    return value[0], value[1]


def _error(code: str, /, **facts: Any) -> RecordError:
    return RecordError(code, **{"hand": None, "action": None, **facts})
