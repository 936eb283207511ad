"""A match written down, whole and readable: ``spades-record``, read, replayed and written.

A record holds what the dealer brought and what the seats did; all else follows from the rules.
Reading checks the shape, replaying the laws. Both raise RecordError with the place: ``hand`` and
``action``, counted from 0, None where the file or the deal itself is at fault.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from spades.cards import Card, hand_text, mask_of, parse_cards
from spades.errors import SpadesError
from spades.game.actions import (
    ENDINGS,
    Action,
    Chance,
    Close,
    Deal,
    Exchange,
    Redraw,
    Stock,
    parse_action,
)
from spades.game.decide import decide, start
from spades.game.events import Event, HandResult, HandScored
from spades.game.evolve import evolve
from spades.game.proof import Proof, proof_json, read_proof
from spades.game.shapes import (
    check_format,
    check_int,
    check_list,
    check_object,
    misfit,
    placed,
    read_meta,
    read_rules,
    read_start,
)
from spades.game.state import Dealing, Exchanging, Over, State
from spades.rules import PARTNERSHIP, Rules

FORMAT: Final = "spades-record"
VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Hand:
    """One hand of a record: its deal or stock, what the seats did, the cards redrawn."""

    deal: Deal | Stock
    actions: tuple[Action, ...] = ()
    redraws: tuple[tuple[Card, ...], ...] = ()
    deal_number: int | None = None
    """At a table: which of its deals this was, counted from 1, those dealt anew too."""
    fair: Proof | None = None
    """At a table: how the deal was shuffled, for all to check."""


@dataclass(frozen=True, slots=True)
class Record:
    """One match. ``first`` is the first dealer, or the first drawer of the two-player game."""

    rules: Rules
    first: int
    hands: tuple[Hand, ...] = ()
    players: tuple[str, ...] | None = None
    scores: tuple[int, int] = (0, 0)
    bag_counts: tuple[int, int] = (0, 0)
    end: Close | None = None
    meta: Mapping[str, Any] = field(default_factory=dict)


# --- writing


def record_json(record: Record) -> dict[str, Any]:
    """The record as a JSON object, in the one canonical order and notation."""
    two = record.rules.seats == 2
    told: dict[str, Any] = {
        "format": FORMAT,
        "version": VERSION,
        "rules": record.rules.to_json(),
    }
    if record.players is not None:
        told["players"] = list(record.players)
    told["first_drawer" if two else "first_dealer"] = record.first
    if record.scores != (0, 0) or record.bag_counts != (0, 0):
        told["start"] = {"scores": list(record.scores), "bags": list(record.bag_counts)}
    told["hands"] = [_hand_json(hand) for hand in record.hands]
    if record.end is not None:
        told["end"] = {"by": record.end.by}
        if record.end.side is not None:
            told["end"]["side"] = record.end.side
    if record.meta:
        told["meta"] = dict(record.meta)
    return told


def _hand_json(hand: Hand) -> dict[str, Any]:
    told: dict[str, Any] = {}
    if isinstance(hand.deal, Deal):
        told["deal"] = [hand_text(mask) for mask in hand.deal.hands]
    else:
        told["stock"] = _text(hand.deal.order)
    told["actions"] = [str(action) for action in hand.actions]
    if hand.redraws:
        told["redraws"] = [_text(cards) for cards in hand.redraws]
    if hand.deal_number is not None:
        told["deal_number"] = hand.deal_number
    if hand.fair is not None:
        told["fair"] = proof_json(hand.fair)
    return told


def _text(cards: Sequence[Card]) -> str:
    return " ".join(str(card) for card in cards)


# --- reading

_KEYS: Final = {
    "format",
    "version",
    "rules",
    "players",
    "first_dealer",
    "first_drawer",
    "start",
    "hands",
    "end",
    "meta",
}
_HAND_KEYS: Final = {"deal", "stock", "actions", "redraws", "deal_number", "fair"}


def read_record(given: object) -> Record:
    """A record from a JSON object. Checks its shape; ``replay`` checks what happens in it.

    Raises RecordError ``record.*``, or the code of the notation or rules error it holds.
    """
    whole = check_object(given, _KEYS, "record")
    check_format(whole, FORMAT, VERSION)
    rules = read_rules(whole, "record")
    first_key = "first_dealer" if rules.game == PARTNERSHIP else "first_drawer"
    other_key = "first_drawer" if rules.game == PARTNERSHIP else "first_dealer"
    if other_key in whole:
        raise misfit("record.unknown_key", key=other_key, where="record")
    first = check_int(whole, first_key, "record")
    scores, bags = read_start(whole)
    hands = check_list(whole, "hands", "record")
    return Record(
        rules,
        first,
        tuple(_read_hand(hand, number, rules) for number, hand in enumerate(hands)),
        _read_players(whole, rules),
        scores,
        bags,
        _read_end(whole),
        read_meta(whole),
    )


def _read_hand(given: object, number: int, rules: Rules) -> Hand:
    hand = check_object(given, _HAND_KEYS, "hand", hand=number)
    key, other = ("deal", "stock") if rules.game == PARTNERSHIP else ("stock", "deal")
    if other in hand:
        raise misfit("record.unknown_key", key=other, where="hand", hand=number)
    if key not in hand:
        raise misfit("record.missing_key", key=key, where="hand", hand=number)
    with_place: dict[str, Any] = {"hand": number}
    try:
        if key == "deal":
            texts = hand["deal"]
            if not isinstance(texts, list) or len(texts) != 4:
                raise misfit("record.bad_value", key="deal", want="[4 × string]", **with_place)
            deal: Deal | Stock = Deal(tuple(mask_of(parse_cards(text)) for text in texts))
        else:
            deal = Stock(parse_cards(hand["stock"]))
        redraws = tuple(
            parse_cards(text) for text in check_list(hand, "redraws", "hand", True, **with_place)
        )
    except SpadesError as error:
        raise placed(error, hand=number, action=None) from None
    actions = []
    for index, text in enumerate(check_list(hand, "actions", "hand", **with_place)):
        try:
            actions.append(parse_action(text))
        except SpadesError as error:
            raise placed(error, hand=number, action=index) from None
    return Hand(deal, tuple(actions), redraws, *_read_shuffle(hand, number, rules.seats))


def _read_shuffle(
    hand: Mapping[str, Any], number: int, seats: int
) -> tuple[int | None, Proof | None]:
    fair = hand.get("fair")
    proof = None if fair is None else read_proof(fair, seats, number)
    if hand.get("deal_number") is None and proof is None:
        return None, None
    deal_number = check_int(hand, "deal_number", "hand", hand=number)
    if deal_number < 1:
        raise misfit("record.bad_value", key="deal_number", want="integer ≥ 1", hand=number)
    return deal_number, proof


def _read_players(whole: Mapping[str, Any], rules: Rules) -> tuple[str, ...] | None:
    players = whole.get("players")
    if players is None:
        return None
    if not isinstance(players, list) or len(players) != rules.seats:
        raise misfit("record.bad_value", key="players", want=f"[{rules.seats} × string]")
    for name in players:
        if not isinstance(name, str):
            raise misfit("record.bad_value", key="players", want=f"[{rules.seats} × string]")
        if not _is_name(name):
            raise misfit("record.bad_name", text=ascii(name)[1:-1][:40])
    return tuple(players)


def _is_name(given: str) -> bool:
    """One line of whole characters, none of which steers a terminal."""
    return not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in given)


def _read_end(whole: Mapping[str, Any]) -> Close | None:
    if whole.get("end") is None:
        return None
    end = check_object(whole["end"], {"by", "side"}, "end")
    by, side = end.get("by"), end.get("side")
    if by not in ENDINGS:
        raise misfit("record.bad_value", key="by", want=" | ".join(ENDINGS))
    good = side is None if by == "abandoned" else type(side) is int and side in (0, 1)
    if not good:
        raise misfit("record.bad_value", key="side", want="null" if by == "abandoned" else "0 | 1")
    return Close(by, side)


# --- replaying


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through. ``state`` stands at its end, ``results`` are its finished hands."""

    state: State
    events: tuple[Event, ...]
    results: tuple[HandResult, ...]


def replay(record: Record) -> Replay:
    """Play a record through the laws. Raises RecordError with the place of what is refused."""
    events: list[Event] = []
    results: list[HandResult] = []
    state: State | None = None
    for event, after in replay_steps(record):
        state = after
        events.append(event)
        if isinstance(event, HandScored):
            results.append(event.result)
    assert state is not None
    return Replay(state, tuple(events), tuple(results))


def replay_steps(record: Record) -> Iterator[tuple[Event, State]]:
    """The events of a record, each with the state after it. Raises RecordError as ``replay``."""
    try:
        started = start(record.rules, record.first, record.scores, record.bag_counts)
    except SpadesError as error:
        raise placed(error) from None
    state = evolve(None, started)
    yield started, state
    for number, hand in enumerate(record.hands):
        if isinstance(state, Over):
            raise misfit("match.over", hand=number)
        if not isinstance(state, Dealing):
            raise misfit("record.hand_unfinished", hand=number - 1)
        redraws = iter(hand.redraws)
        for index, step in _steps(hand):
            try:
                for event in decide(state, step):
                    state = evolve(state, event)
                    yield event, state
                if isinstance(step, Exchange):
                    redraw = _next_redraw(redraws, number, index)
                    owed = isinstance(state, Exchanging) and state.owed is not None
                    # Nothing put down draws nothing; the record says so with an empty text.
                    if owed or redraw.cards:
                        for event in decide(state, redraw):
                            state = evolve(state, event)
                            yield event, state
            except SpadesError as error:
                raise placed(error, number, index) from None
        if next(redraws, None) is not None:
            raise misfit("record.redraw_unused", hand=number)
    if record.end is not None:
        try:
            for event in decide(state, record.end):
                state = evolve(state, event)
                yield event, state
        except SpadesError as error:
            raise placed(error) from None


def _steps(hand: Hand) -> Iterator[tuple[int | None, Action | Chance]]:
    yield None, hand.deal
    yield from enumerate(hand.actions)


def _next_redraw(redraws: Iterator[tuple[Card, ...]], hand: int, action: int | None) -> Redraw:
    cards = next(redraws, None)
    if cards is None:
        raise misfit("record.redraw_missing", hand=hand, action=action)
    return Redraw(cards)
