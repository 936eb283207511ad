"""Whole short matches as text, with all that every seat sees: read the diff when one changes.

Everything is chosen by SHA-256 from the match's name, so a playthrough changes only when the game
does. ``fingerprint`` is the same thought in one number, over many more hands.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from spades.cards import cards_of, hand_text, mask_of
from spades.cards.shuffle import deck_order, first_seat, redraw_order, seed_from_text
from spades.game.actions import Action, Chance, Deal, Redraw, Stock
from spades.game.codec import event_json
from spades.game.decide import decide, may_look, start
from spades.game.events import Event
from spades.game.evolve import evolve
from spades.game.report import legal_list
from spades.game.state import Dealing, Drawing, Exchanging, Over, Playing, State
from spades.game.view import view_of
from spades.game.wire import view_json
from spades.rules import PRESETS, TWO_PLAYER, Rules
from spades.testing.chance import Lots
from spades.testing.generate import random_action


@dataclass(frozen=True, slots=True)
class Variant:
    """A way to play of which a playthrough is kept. ``shows``: events that it must contain."""

    rules: Rules
    shows: tuple[str, ...]
    scores: tuple[int, int] = (0, 0)
    bag_counts: tuple[int, int] = (0, 0)
    hands: int = 2
    often: dict[str, int] = field(default_factory=lambda: {"double_nil": 25})
    """Options of ``random_action``."""


_NIL: Final = {"double_nil": 40}
_NO_NIL: Final = {"double_nil": 0}

VARIANTS: Final[dict[str, Variant]] = {
    **{
        name: Variant(rules, ("Looked", "CardsPassed") if rules.seats == 4 else ("CardsRedrawn",))
        for name, rules in PRESETS.items()
    },
    "partnership-simultaneous": Variant(
        Rules(exchange_order="simultaneous"), ("PassChosen", "CardsSwapped"), often=_NIL
    ),
    "partnership-double-nil-behind": Variant(
        Rules(double_nil="behind", double_nil_deficit=50), ("CardsPassed",), (90, -20), often=_NIL
    ),
    "partnership-double-nil-never": Variant(Rules(double_nil="never"), ("BidMade",), hands=1),
    "partnership-bag-limit-0": Variant(Rules(bag_limit=0), ("HandScored",), (11, 8), (11, 8)),
    "partnership-losing-score": Variant(
        Rules(losing_score=-100), ("MatchEnded",), (-60, -50), often=_NO_NIL
    ),
    "partnership-target-score": Variant(
        Rules(target_score=100, bag_limit=5), ("MatchEnded",), (95, 84), (3, 4), often=_NO_NIL
    ),
    "two-player-private": Variant(
        Rules(TWO_PLAYER, discard_view="private"), ("CardsRedrawn",), often=_NIL
    ),
    "two-player-open": Variant(
        Rules(TWO_PLAYER, discard_view="open"), ("CardsRedrawn",), often=_NIL
    ),
    "two-player-double-nil-behind": Variant(
        Rules(TWO_PLAYER, double_nil="behind"), ("DoubleNilDeclined",), (-60, 70)
    ),
    "two-player-max-hands": Variant(
        Rules(TWO_PLAYER, max_hands=2, bag_value=0, bag_limit=3, bag_penalty=50), ("MatchEnded",)
    ),
}
"""By name; the presets first, then what else has a law of its own."""

FINGERPRINT_HANDS: Final = 25
"""Hands of each variant that the fingerprint is made of, over matches of at most five."""


# --- one match, fixed by its seed


def fixed_match(
    variant: Variant, seed: str, hands: int
) -> Iterator[tuple[Action | Chance | None, tuple[Event, ...], State]]:
    """A match at actions chosen by hashes, step by step: action, events, the state after them.

    Every shuffle is ``sha256-fy-1`` from the seed's text. The first step has no action.
    """
    rules, shuffles, lots = variant.rules, seed_from_text(seed), Lots(seed)
    started = start(rules, first_seat(shuffles, rules.seats), variant.scores, variant.bag_counts)
    state = evolve(None, started)
    yield None, (started,), state
    while not isinstance(state, Over):
        if isinstance(state, Dealing) and state.match.hand_number > hands:
            return
        often = {"stray_look": 15, "low_bid": 85, **variant.often}
        action = _brought(state, shuffles) or random_action(lots, state, **often)
        events = decide(state, action)
        for event in events:
            state = evolve(state, event)
        yield action, events, state


def _brought(state: State, seed: bytes) -> Chance | None:
    number = state.match.hand_number
    if isinstance(state, Exchanging) and state.owed is not None:
        done = sum(received is not None for received in state.opening.received)
        return Redraw(redraw_order(seed, number, done, cards_of(state.pool))[: state.owed])
    if not isinstance(state, Dealing):
        return None
    deck = deck_order(seed, number)
    if state.match.seats == 2:
        return Stock(deck)
    return Deal(tuple(mask_of(deck[13 * seat : 13 * seat + 13]) for seat in range(4)))


# --- as text


def playthrough(name: str) -> str:
    """The playthrough of a variant, as its golden file has it."""
    variant = VARIANTS[name]
    out = [
        f"Playthrough {name}: what happens, what is legal, and what changes in what is seen by",
        'each seat and by a spectator (*). "+" adds to the end of a list.',
        "",
        f"rules {_json(variant.rules.to_json())}",
    ]
    seen: dict[int | None, dict[str, Any]] = {}
    for number, (action, events, state) in enumerate(
        fixed_match(variant, f"playthrough {name}", variant.hands)
    ):
        out += ["", f"[{number}] {_action_text(action)}"]
        out += [f"  event  {_event_text(event)}" for event in events]
        out += [f"  state  {_state_text(state)}"]
        legal = _legal_text(state)
        if legal:
            out.append(f"  legal  {legal}")
        out += _seen_text(state, seen)
    return "\n".join(out) + "\n"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _action_text(action: Action | Chance | None) -> str:
    match action:
        case None:
            return "start"
        case Deal():
            return "dealer deals"
        case Stock():
            return "dealer puts down the stock"
        case Redraw():
            return "dealer redraws"
    return str(action)


def _event_text(event: Event) -> str:
    told = event_json(event)
    return f"{told.pop('event')} {_json(told)}"


def _state_text(state: State) -> str:
    match = state.match
    told = [f"hand {match.hand_number}, {state.phase}"]
    if state.to_act is not None:
        told.append(f"seat {state.to_act} to act")
    if isinstance(state, (Dealing, Over)):
        told.append(f"dealer {match.dealer}, scores {match.scores}, bags {match.bag_counts}")
        if isinstance(state, Over):
            told.append(f"winner {state.winner} by {state.by}")
    else:
        told.append(" | ".join(hand_text(hand) for hand in state.hands))
        if isinstance(state, Drawing):
            told.append(f"stock {len(state.stock)}")
        if isinstance(state, Playing):
            told.append(f"taken {' '.join(map(str, state.taken))}")
            told.append("spades broken" if state.broken else "spades not broken")
    return "; ".join(told)


def _legal_text(state: State) -> str:
    """The legal list, each verb once, and who may look."""
    verbs: dict[str, list[str]] = {}
    for text in legal_list(state):
        verb, *rest = text.split(" ", 1)
        verbs.setdefault(verb, []).extend(rest)
    told = [" ".join([verb, *rest]) for verb, rest in verbs.items()]
    if may_look(state):
        told.append(f"may look: {' '.join(map(str, may_look(state)))}")
    return "; ".join(told)


def _seen_text(state: State, seen: dict[int | None, dict[str, Any]]) -> list[str]:
    """What changed in each one's view; the same change for several is told once."""
    changes: dict[str, str] = {}
    for seat in (*range(state.match.seats), None):
        told = view_json(view_of(state, seat))
        before = seen.get(seat, {})
        seen[seat] = told
        for key, value in told.items():
            if key in ("rules", "seat") or (key in before and before[key] == value):
                continue
            change = f"{key} {_change(before.get(key), value)}"
            changes[change] = changes.get(change, "") + ("*" if seat is None else str(seat))
    lines: dict[str, list[str]] = {}
    for change, who in changes.items():
        lines.setdefault(who, []).append(change)
    return [f"  {who:<6} {'; '.join(told)}" for who, told in sorted(lines.items())]


def _change(before: Any, value: Any) -> str:
    if isinstance(before, list) and isinstance(value, list) and before:
        more = value[len(before) :]
        if more and value[: len(before)] == before:
            return f"+ {_json(more)}"
    return _json(value)


# --- as one number


def fingerprint() -> str:
    """Sixteen hex digits that change when anything changes of what the game does or shows.

    A digest of all events, views, legal lists and scores of ``FINGERPRINT_HANDS`` hands of each
    variant. Cost: some seconds.
    """
    whole = hashlib.sha256()
    for name, variant in VARIANTS.items():
        hands = match = 0
        while hands < FINGERPRINT_HANDS:
            match += 1
            last = min(5, FINGERPRINT_HANDS - hands)
            for _, events, state in fixed_match(variant, f"fingerprint {name} {match}", last):
                told = {
                    "events": [event_json(event) for event in events],
                    "views": [
                        view_json(view_of(state, seat))
                        for seat in (*range(state.match.seats), None)
                    ],
                    "legal": legal_list(state),
                    "may_look": may_look(state),
                    "scores": state.match.scores,
                    "bags": state.match.bag_counts,
                }
                whole.update(json.dumps(told, sort_keys=True).encode())
            hands += state.match.hand_number - 1
    return whole.hexdigest()[:16]
