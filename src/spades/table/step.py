"""``step(table, input, now) -> (table, output)``: one table as a small sequential machine.

It does no I/O, reads no clock and draws nothing at random. Whoever drives it (a terminal, a
server, tests) keeps one order: step → append the entry to the log, durably → take the new table →
answer → tell the events. If the append fails, the old table still stands.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from spades.errors import IllegalAction, SpadesError
from spades.game.actions import Action, Close, Deal, Look, Redraw, Stock
from spades.game.decide import decide, start
from spades.game.events import Looked
from spades.game.state import State
from spades.rules import Rules
from spades.table import asks, seating, votes
from spades.table.claim import claim
from spades.table.events import (
    ClockCredited,
    Committed,
    GaveBack,
    Logged,
    ProposalClosed,
    SeatFreed,
    SeedOpened,
    of_game,
)
from spades.table.fair import DEALS
from spades.table.fold import after, restore
from spades.table.inputs import (
    Attach,
    Bring,
    Command,
    Commitment,
    Credit,
    Decided,
    Detach,
    Entry,
    First,
    Input,
    Move,
    OfferMove,
    OpenedSeed,
    Reply,
    Sit,
    Tick,
    Told,
)
from spades.table.plan import Plan
from spades.table.table import Table, local_table
from spades.table.timing import due

Events = tuple[Logged, ...]


def open_table(
    rules: Rules,
    first: int,
    kinds: tuple[str, ...],
    now: float,
    scores: tuple[int, int] = (0, 0),
    bag_counts: tuple[int, int] = (0, 0),
) -> tuple[Table, Entry]:
    """A table at this computer, its match begun, and the entry that opens its log.

    Raises RulesError ``start.*``, IllegalAction ``table.seats``.
    """
    plan = Plan(rules, kinds)
    entry = Entry(0, None, now, (start(rules, first, scores, bag_counts),))
    return restore(local_table(plan), (entry,)), entry


def step(
    table: Table, given: Input, now: float, redraw: Callable[[State], Redraw] | None = None
) -> tuple[Table, Told]:
    """Judge one input. The table returned is the old one when nothing happened.

    ``redraw``: the dealer, who replaces the cards of an exchange in the same step and entry, so
    that no match ever rests between the two, where a record could not follow it.
    """
    cause = _cause(given)
    if cause is not None and cause in table.done:
        return table, Told(Reply(_id(given), "already", table.done[cause]))
    if isinstance(given, Command) and _is_stale(table, given):
        return table, Told(Reply(given.id, "stale", table.version))
    now = max(now, table.at)
    try:
        events = _without_proposal(table, _JUDGES[type(given)](table, given, now))
    except SpadesError as error:
        return table, Told(Reply(_id(given), "refused", table.version, error))
    if not events:
        return table, Told(Reply(_id(given), "nothing", table.version))
    entry = Entry(table.version, cause, now, events)
    moved = after(table, entry)
    if redraw is not None and moved.needs == "redraw":
        more = decide(moved.match, redraw(moved.match))
        entry = replace(entry, events=(*events, *more))
        moved = after(table, entry)
    return moved, Told(Reply(_id(given), "done", moved.version), entry)


def _cause(given: Input) -> str | None:
    """Under what a command is remembered: two seats may use the same id."""
    if isinstance(given, Command):
        return f"{given.ask.seat} {given.id}"
    if isinstance(given, OfferMove):
        return f"{given.seat} {given.id}"
    return None


def _id(given: Input) -> str | None:
    return getattr(given, "id", None)


def _is_stale(table: Table, command: Command) -> bool:
    """Whether something has happened since that makes this decision another one."""
    seen = command.version
    if seen is None:
        return False
    if seen > table.version or seen < table.known:
        return True  # from ahead, or from so long ago that nobody knows whether it was done
    if 0 <= command.ask.seat < len(table.seats):
        seat = table.seats[command.ask.seat]
        if seen < seat.since and command.link in (None, seat.link):
            return True  # from the time of another device, or of another person
    if isinstance(command.ask, Look | asks.ProposeRedeal):
        return seen < table.hand_from  # it is about this hand
    if isinstance(command.ask, Action | asks.Undo | asks.Claim):
        return seen < table.settled
    if isinstance(command.ask, asks.Answer):
        proposal = table.proposal
        return seen < (table.version if proposal is None else proposal.version)
    return False


def _without_proposal(table: Table, events: Events) -> Events:
    """The game goes on, or nobody is left who wanted it: what was proposed is off the table.

    Looking at one's cards is free, and leaves it there.
    """
    if table.proposal is None or any(isinstance(event, ProposalClosed) for event in events):
        return events
    if any(of_game(event) and not isinstance(event, Looked) for event in events):
        return (*votes.void(table), *events)
    proposer = table.proposal.seat
    gone = any(isinstance(event, SeatFreed) and event.seat == proposer for event in events)
    nobody = not after(table, Entry(table.version, None, table.at, events)).people
    return (*events, *votes.void(table)) if gone or nobody else events


# --- judges: the events that an input causes, or a refusal


def _command(table: Table, given: Command, now: float) -> Events:
    ask = given.ask
    if not 0 <= ask.seat < len(table.seats):
        raise IllegalAction("seat.unknown", seat=ask.seat, seats=len(table.seats))
    if table.closed is not None:
        raise IllegalAction("table.closed", why=table.closed)
    if not table.seats[ask.seat].is_persons:
        raise IllegalAction("seat.free", seat=ask.seat)
    if given.link is not None and table.seats[ask.seat].link != given.link:
        # Sent by whoever had the seat, and judged when it is somewhere else, or somebody else's.
        raise IllegalAction("seat.elsewhere", seat=ask.seat)
    if isinstance(ask, asks.Leave | asks.Abandon):
        return _ASKED[type(ask)](table, ask, now)
    # Whoever asks for something is there: the computer that sits in gives the seat back.
    back: Events = (GaveBack(ask.seat),) if table.seats[ask.seat].sitter is not None else ()
    moved = after(table, Entry(table.version, None, now, back)) if back else table
    if isinstance(ask, asks.Back):
        return back
    if isinstance(ask, Action):
        return (*back, *_act(moved, ask, now))
    return (*back, *_ASKED[type(ask)](moved, ask, now))


def _act(table: Table, action: Action, now: float) -> Events:
    """An action of the game."""
    if table.state is None:
        raise IllegalAction("table.not_begun")
    return decide(table.state, action)


def _decided(table: Table, given: Decided, now: float) -> Events:
    seat = given.action.seat
    if not 0 <= seat < len(table.seats):
        raise IllegalAction("seat.unknown", seat=seat, seats=len(table.seats))
    if given.version < table.settled or table.seats[seat].player is None:
        return ()  # too late: the game went on, or the person is back
    if table.proposal is not None:
        return ()  # people decide first; it is asked anew
    return _act(table, given.action, now)


def _bring(table: Table, given: Bring, now: float) -> Events:
    chance = given.chance
    what = _BROUGHT[type(chance)]
    used_up = (
        isinstance(chance, Close) and table.deals >= DEALS and table.needs in ("deal", "stock")
    )
    if table.needs != what and not used_up:
        raise IllegalAction("dealer.not_asked", what=what)
    match chance:
        case Commitment(commitment):
            return (Committed(commitment),)
        case First(seat):
            return (start(table.rules, seat),)
        case OpenedSeed(deal, seed):
            if deal != table.deals:
                raise IllegalAction("dealer.not_asked", what=what)
            return (SeedOpened(deal, seed),)
    return decide(table.match, chance)


def _credit(table: Table, given: Credit, now: float) -> Events:
    lasts = table.phase not in ("over", "closed")
    return (ClockCredited(given.seconds),) if lasts and given.seconds > 0 else ()


def _tick(table: Table, given: Tick, now: float) -> Events:
    return due(table, now)


_BROUGHT: Final[dict[type[Any], str]] = {
    Commitment: "commitment",
    First: "first",
    OpenedSeed: "seed",
    Deal: "deal",
    Stock: "stock",
    Redraw: "redraw",
    Close: "end",
}

_JUDGES: Final[dict[type[Any], Callable[[Table, Any, float], Events]]] = {
    Command: _command,
    Decided: _decided,
    Bring: _bring,
    Sit: seating.sit,
    OfferMove: seating.offer_move,
    Move: seating.move,
    Attach: seating.attach,
    Detach: seating.detach,
    Credit: _credit,
    Tick: _tick,
}

_ASKED: Final[dict[type[Any], Callable[[Table, Any, float], Events]]] = {
    asks.Undo: votes.undo,
    asks.Concede: votes.concede,
    asks.ProposeRedeal: votes.redeal,
    asks.Answer: votes.answer,
    asks.AcceptWin: votes.accept_win,
    asks.Abandon: votes.abandon,
    asks.Leave: seating.leave,
    asks.Begin: seating.begin,
    asks.Fill: seating.fill,
    asks.Kick: seating.kick,
    asks.GiveHost: seating.give_host,
    asks.OpenShare: seating.open_share,
    asks.Talk: seating.talk,
    asks.Claim: claim,
}
