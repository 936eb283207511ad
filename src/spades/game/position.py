"""A moment in the play of a hand, written down by itself: ``spades-position``, read and written.

A record tells how a hand came about; a position only where it stands. Reading checks that it could
stand so: each card in one place, hands as long as the trick asks, no revoke in the trick.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from spades.cards import SUIT_MASK, Card, hand_text, mask_of, parse_cards
from spades.errors import RecordError, SpadesError, UsageError
from spades.game.actions import Deal, Exchange, Play, bid_json, parse_bid
from spades.game.decide import may_double_nil, start
from spades.game.evolve import evolve
from spades.game.record import (
    Hand,
    Record,
    check_format,
    check_int,
    check_list,
    check_object,
    read_meta,
    read_rules,
    replay,
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
    if not 0 <= leader < rules.seats:
        raise _error("seat.unknown", seat=leader, seats=rules.seats)
    trick = _read_trick(whole, rules.seats)
    masks = tuple(mask_of(hand) for hand in hands)
    _check_cards([*hands, trick])
    _check_sizes(masks, leader, len(trick))
    _check_follows(masks, leader, trick)
    match = _match(rules, leader, _pair(whole, "scores", 10**6), _pair(whole, "bag_counts", 10**6))
    left = masks[(leader + len(trick)) % rules.seats].bit_count()
    return Playing(
        match,
        Opening(_read_bids(whole, match), (True,) * rules.seats),
        masks,
        leader,
        trick,
        (),
        _read_taken(whole, rules.seats, _HAND_SIZE - left),
        _read_broken(whole, masks, trick),
    )


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
    deal: Deal, leader: int = 0, bids: Sequence[int] | None = None, rules: Rules | None = None
) -> Playing:
    """The first lead of a deal, four hands of 13 cards, without the bidding before it.

    ``bids`` are by seat, ``rules`` the preset where not given. Raises RecordError ``seat.unknown``,
    ``sheet.seat_count``, ``bid.no_double_nil``.
    """
    table = Rules(game=PARTNERSHIP) if rules is None else rules
    if not 0 <= leader < 4:
        raise _error("seat.unknown", seat=leader, seats=4)
    match = _match(table, leader, (0, 0), (0, 0))
    known: Bids = (None,) * 4
    if bids is not None:
        known = tuple(bids)
        if len(known) != 4:
            raise _error("sheet.seat_count", key="bids", count=len(known), want=4)
        _check_double_nil(known, match)
    opening = Opening(known, (True,) * 4)
    return Playing(match, opening, deal.hands, leader, (), (), (0,) * 4, False)


def missing_for_score(state: Playing) -> tuple[str, ...]:
    """What the hand's points depend on and a position does not tell: ``bids``, ``taken``."""
    left = state.hands[state.to_act].bit_count()
    missing = ("bids",) if None in state.opening.bids else ()
    return missing if sum(state.taken) == _HAND_SIZE - left else (*missing, "taken")


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
        return parse_cards(text)
    except SpadesError as error:
        raise _error(error.code, **error.facts) from None


def _read_trick(whole: Mapping[str, Any], seats: int) -> tuple[Card, ...]:
    given = check_list(whole, "trick", "position", optional=True)
    cards = [_cards(text, "trick") for text in given]
    if len(cards) >= seats or any(len(card) != 1 for card in cards):
        raise _error("record.bad_value", key="trick", want=f"[0…{seats - 1} × card]")
    return tuple(card for (card,) in cards)


def _check_cards(places: Sequence[tuple[Card, ...]]) -> None:
    seen: set[Card] = set()
    for cards in places:
        for card in cards:
            if card in seen:
                raise _error("position.card_twice", card=str(card))
            seen.add(card)


def _check_sizes(hands: tuple[int, ...], leader: int, played: int) -> None:
    """All hold equally many cards, and who has played to the trick one fewer."""
    seats = len(hands)
    whole = [hands[seat].bit_count() + ((seat - leader) % seats < played) for seat in range(seats)]
    if len(set(whole)) != 1 or not 1 <= whole[0] <= _HAND_SIZE:
        sizes = [hand.bit_count() for hand in hands]
        raise _error("position.hand_sizes", sizes=sizes, count=played)


def _check_follows(hands: tuple[int, ...], leader: int, trick: tuple[Card, ...]) -> None:
    """Whoever has played to the trick was allowed to. Of the lead, it is not known."""
    for turn, card in enumerate(trick[1:], 1):
        seat = (leader + turn) % len(hands)
        held = hands[seat] | 1 << card
        if not legal_cards(held, trick[0], True) >> card & 1:
            raise _error("position.trick", card=str(card), seat=seat)


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
    bids = tuple(_bid(value, match.seats) for value in _by_seat(whole, "bids", match.seats))
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


def _read_taken(whole: Mapping[str, Any], seats: int, played: int) -> tuple[int, ...]:
    if whole.get("taken") is None:
        return (0,) * seats
    taken = _by_seat(whole, "taken", seats)
    for value in taken:
        if type(value) is not int or not 0 <= value <= _HAND_SIZE:
            quoted = json.dumps(value, ensure_ascii=False)[:40]
            raise _error("sheet.bad_tricks", text=quoted)
    if sum(taken) != played:
        raise _error("position.taken_sum", sum=sum(taken), want=played)
    return tuple(taken)


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
