"""The score sheet of a paper game: bids and tricks in, the match's course out."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from spades.errors import RecordError, SpadesError
from spades.game.actions import parse_bid
from spades.game.decide import may_double_nil, start
from spades.game.events import HandResult
from spades.game.evolve import evolve
from spades.game.record import Replay
from spades.game.score import match_end, score_hand
from spades.game.shapes import (
    check_format,
    check_list,
    check_object,
    read_meta,
    read_rules,
    read_start,
)
from spades.game.state import Dealing, Match, Over
from spades.rules.laws import DOUBLE_NIL, is_legal_bid, next_seat

FORMAT: Final = "spades-sheet"
VERSION: Final = 1

_KEYS: Final = {"format", "version", "rules", "start", "hands", "meta"}


def score_sheet(given: object) -> Replay:
    """The score of a paper game from its sheet, a JSON object.

    Raises RecordError: ``sheet.trick_sum``, ``sheet.bad_tricks``, ``sheet.bad_bid``,
    ``sheet.seat_count``, ``bid.no_double_nil``, ``match.over`` and the codes of ``record``;
    ``facts["hand"]`` names the hand.
    """
    whole = check_object(given, _KEYS, "sheet")
    check_format(whole, FORMAT, VERSION, optional=True)
    rules = read_rules(whole, "sheet")
    scores, bags = read_start(whole)
    read_meta(whole)
    try:
        started = start(rules, 0, scores, bags)
    except SpadesError as error:
        raise RecordError(error.code, **error.facts, hand=None, action=None) from None
    state = evolve(None, started)
    results: list[HandResult] = []
    for number, hand in enumerate(check_list(whole, "hands", "sheet")):
        if isinstance(state, Over):
            raise RecordError("match.over", hand=number, action=None)
        assert isinstance(state, Dealing)
        match = state.match
        bids, tricks = _read_hand(hand, number, match)
        result = score_hand(rules, match.scores, match.bag_counts, bids, tricks)
        results.append(result)
        state = _after(match, result)
    return Replay(state, (started,), tuple(results))


def is_sheet(given: Mapping[str, Any]) -> bool:
    """Whether an object that names no format looks like a sheet: its hands have bids and tricks."""
    hands = given.get("hands")
    first = hands[0] if isinstance(hands, list) and hands else None
    return "format" not in given and isinstance(first, dict) and {"bids", "tricks"} <= first.keys()


def _after(match: Match, result: HandResult) -> Dealing | Over:
    end = match_end(match.rules, result.scores, match.hand_number)
    after = replace(
        match,
        hand_number=match.hand_number + 1,
        dealer=next_seat(match.dealer, match.seats),
        scores=result.scores,
        bag_counts=result.bag_counts,
    )
    if end is None:
        return Dealing(after, result)
    return Over(after, end.winner, end.by, result)


def _read_hand(given: object, number: int, match: Match) -> tuple[list[int], list[int]]:
    hand = check_object(given, {"bids", "tricks"}, "hand", hand=number)
    bids = [_bid(value, number) for value in _by_seat(hand, "bids", number, match.seats)]
    for seat, bid in enumerate(bids):
        if bid == DOUBLE_NIL and not may_double_nil(match, seat):
            allowed = match.rules.double_nil
            raise RecordError(
                "bid.no_double_nil", double_nil=allowed, seat=seat, hand=number, action=None
            )
    tricks = _by_seat(hand, "tricks", number, match.seats)
    for value in tricks:
        if type(value) is not int or not 0 <= value <= 13:
            raise RecordError("sheet.bad_tricks", text=_quoted(value), hand=number, action=None)
    if sum(tricks) != 13:
        raise RecordError("sheet.trick_sum", sum=sum(tricks), hand=number, action=None)
    return bids, tricks


def _by_seat(hand: Mapping[str, Any], key: str, number: int, seats: int) -> list[Any]:
    values = check_list(hand, key, "hand", hand=number)
    if len(values) != seats:
        raise RecordError(
            "sheet.seat_count", key=key, count=len(values), want=seats, hand=number, action=None
        )
    return values


def _quoted(value: object) -> str:
    """A value as the sheet has it: ``14`` is no name of a bid, and ``true`` no yes."""
    return json.dumps(value, ensure_ascii=False)[:40]


def _bid(value: object, number: int) -> int:
    try:
        if type(value) is int and is_legal_bid(value):
            return value
        # A number is written as one: "4" in quotes is a slip.
        if isinstance(value, str) and not value.strip().isdigit():
            return parse_bid(value)
    except SpadesError:
        pass
    raise RecordError("sheet.bad_bid", text=_quoted(value), hand=number, action=None)
