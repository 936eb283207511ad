"""A table without its log, as JSON and back: where a server begins to read, not at the first hand.

It exists only where no hand is in play, so it holds no card. Seats' keys, codes and connections are
in it: it is for the store alone.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from typing import Any, Final

from spades.errors import NotationError, SpadesError
from spades.game.codec import event_json, read_event
from spades.game.events import HandScored
from spades.game.state import Dealing, Match, Over
from spades.table.plan import Plan
from spades.table.seat import Seat
from spades.table.table import Table

FORMAT: Final = 1

_PLAIN: Final = (
    "base",
    "counted",
    "done",
    "known",
    "at",
    "turn_at",
    "settled",
    "hand_from",
    "host",
    "began_at",
    "redeals",
    "empty_since",
    "commitment",
    "deals",
    "opened",
    "sealed",
    "closed",
)
"""Fields of a table that are JSON as they are. Nobody is to act, so none is about a turn's time."""


def snapshot_json(table: Table) -> dict[str, Any]:
    """A table that is trimmed, so between hands and without a proposal, as a JSON object."""
    assert not table.log, "the table is not trimmed"
    assert table.proposal is None, "a table with a proposal is not trimmed"
    told: dict[str, Any] = {"format": FORMAT}
    told.update((name, getattr(table, name)) for name in _PLAIN)
    told["done"] = dict(table.done)
    told["seats"] = [_differing(seat) for seat in table.seats]
    told["proposed"] = sorted([seat, what] for seat, what in table.proposed)
    told["void"] = sorted(table.void)
    told["state"] = _state_json(table)
    return told


def read_snapshot(plan: Plan, told: object) -> Table:
    """The table of a snapshot. Raises NotationError ``event.unreadable``."""
    try:
        if not isinstance(told, Mapping) or told["format"] != FORMAT:
            raise TypeError
        state = _read_state(plan, told["state"])
        return Table(
            plan,
            tuple(Seat(**seat) for seat in told["seats"]),
            anchor=state,
            state=state,
            proposed=frozenset((seat, what) for seat, what in told["proposed"]),
            void=frozenset(told["void"]),
            **{name: told[name] for name in _PLAIN},
        )
    except (SpadesError, KeyError, TypeError, ValueError) as error:
        raise NotationError("event.unreadable", text=str(told)[:80]) from error


def _differing(seat: Seat) -> dict[str, Any]:
    """The fields of a seat that are not as at an empty one."""
    told = {field.name: getattr(seat, field.name) for field in fields(Seat)}
    empty = Seat(seat.kind)
    return {
        name: value
        for name, value in told.items()
        if name == "kind" or value != getattr(empty, name)
    }


def _state_json(table: Table) -> dict[str, Any] | None:
    state = table.state
    if state is None:
        return None
    assert isinstance(state, Dealing | Over), "a hand is in play"
    match, result = state.match, state.result
    told: dict[str, Any] = {
        "hand_number": match.hand_number,
        "dealer": match.dealer,
        "scores": list(match.scores),
        "bag_counts": list(match.bag_counts),
        "result": None if result is None else event_json(HandScored(result)),
    }
    if isinstance(state, Over):
        told |= {"winner": state.winner, "by": state.by}
    return told


def _read_state(plan: Plan, told: Mapping[str, Any] | None) -> Dealing | Over | None:
    if told is None:
        return None
    (score, other), (bags, others) = told["scores"], told["bag_counts"]
    match = Match(plan.rules, told["hand_number"], told["dealer"], (score, other), (bags, others))
    result = None if told["result"] is None else read_event(told["result"]).result
    if "by" in told:
        return Over(match, told["winner"], told["by"], result)
    return Dealing(match, result)
