"""What people decide together: take back, deal anew, concede; and what ends without the game.

A proposal needs every other person who is there, or dropped less than the grace time ago. Whoever
is gone has no vote: a computer plays for them, and computers agree to everything. While people
decide, computers and the dealer wait; who plays on does away with the proposal.
"""

from __future__ import annotations

from spades.errors import IllegalAction
from spades.game.actions import Close
from spades.game.decide import decide
from spades.game.events import (
    BidMade,
    DoubleNilDeclined,
    HandDealt,
    HandScored,
    Looked,
    Rewound,
    StockSet,
)
from spades.game.projection import action_of
from spades.rules.laws import DOUBLE_NIL, side_of
from spades.table import asks
from spades.table.events import Agreed, Logged, ProposalClosed, Proposed
from spades.table.plan import PERSON
from spades.table.table import Proposal, Table

Events = tuple[Logged, ...]


def undo(table: Table, ask: asks.Undo, now: float) -> Events:
    """Take one's last decision back. Refusals: as ``undo_point``, ``undo.off``, ``vote.open``,
    ``vote.again``.
    """
    others = table.voters(ask.seat, now)
    if table.over and (others or not table.local):
        raise IllegalAction("match.over")
    to = undo_point(table, ask.seat)
    if not others:
        return rewound(table, to)
    if not table.plan.options.take_back:
        raise IllegalAction("undo.off")
    return _propose(table, Proposed(ask.seat, "take_back", to))


def redeal(table: Table, ask: asks.ProposeRedeal, now: float) -> Events:
    """Throw the hand away. Refusals: ``redeal.spent``, ``redeal.no_hand``, ``vote.open``,
    ``vote.again``.
    """
    in_play(table)
    limit = table.plan.options.redeals
    if table.redeals >= limit:
        raise IllegalAction("redeal.spent", limit=limit)
    to = _hand_start(table)
    proposal = _propose(table, Proposed(ask.seat, "redeal", to))
    if table.voters(ask.seat, now):
        return proposal
    return (*proposal, ProposalClosed("redeal", "agreed"), Rewound(to))


def concede(table: Table, ask: asks.Concede, now: float) -> Events:
    """Give the match up. Refusals: ``vote.open``, ``vote.again``."""
    in_play(table)
    if table.voters(ask.seat, now, side_only=True):
        return _propose(table, Proposed(ask.seat, "concede"))
    return decide(table.match, Close("forfeit", side_of(ask.seat)))


def answer(table: Table, ask: asks.Answer, now: float) -> Events:
    """Agree or not. Refusals: ``vote.none``, ``vote.not_asked``."""
    proposal = table.proposal
    if proposal is None:
        raise IllegalAction("vote.none")
    if ask.seat not in unanswered(table, now):
        raise IllegalAction("vote.not_asked")
    if not ask.agrees:
        return (ProposalClosed(proposal.what, "declined", ask.seat),)
    if unanswered(table, now) != (ask.seat,):
        return (Agreed(ask.seat),)
    return (Agreed(ask.seat), *carried(table, proposal))


def carried(table: Table, proposal: Proposal) -> Events:
    """What follows when the last one has agreed.

    Looking at one's cards is free while people decide, and may put what was to be taken back out
    of reach: then the proposal is void.
    """
    if proposal.what == "take_back" and not _still_stands(table, proposal):
        return void(table)
    closed = ProposalClosed(proposal.what, "agreed")
    if proposal.what == "concede":
        return (closed, *decide(table.match, Close("forfeit", side_of(proposal.seat))))
    assert proposal.to is not None
    if proposal.what == "redeal":
        return (closed, Rewound(proposal.to))
    return (closed, *rewound(table, proposal.to))


def _still_stands(table: Table, proposal: Proposal) -> bool:
    try:
        return undo_point(table, proposal.seat) == proposal.to
    except IllegalAction:
        return False


def rewound(table: Table, to: int) -> Events:
    """Back to where ``to`` events counted. Cards that people have looked at stay looked at."""
    undone = table.match_log[to - table.counted :]
    seen = (
        event
        for event in undone
        if isinstance(event, Looked) and table.seats[event.seat].kind == PERSON
    )
    return (Rewound(to), *seen)


def unanswered(table: Table, now: float) -> tuple[int, ...]:
    """Who has yet to answer the proposal on the table."""
    proposal = table.proposal
    if proposal is None:
        return ()
    asked = table.voters(proposal.seat, now, side_only=proposal.what == "concede")
    return tuple(seat for seat in asked if seat not in proposal.agreed)


def void(table: Table) -> Events:
    """The game went on, or who proposed is gone: the proposal is off the table."""
    assert table.proposal is not None
    return (ProposalClosed(table.proposal.what, "void"),)


def accept_win(table: Table, ask: asks.AcceptWin, now: float) -> Events:
    """Take the match as won. Refusals: ``accept.off``, ``accept.not_empty``."""
    in_play(table)
    if not table.plan.options.accept_win:
        raise IllegalAction("accept.off")
    if not other_side_left(table, ask.seat, now):
        raise IllegalAction("accept.not_empty")
    return decide(table.match, Close("accepted", side_of(ask.seat)))


def other_side_left(table: Table, seat: int, now: float) -> bool:
    """Whether the other side has people, and all of them are gone past their grace time.

    Whom the host sent away has not left, nor has whoever was seated there and never came: a match
    is not won by kicking.
    """
    opposite = [
        number
        for number, one in enumerate(table.seats)
        if side_of(number) != side_of(seat) and one.is_persons
    ]
    return bool(opposite) and all(
        table.seats[number].been
        and not table.seats[number].is_present
        and now >= table.gone_at(number)
        for number in opposite
    )


def abandon(table: Table, ask: asks.Abandon, now: float) -> Events:
    """End the match without a winner. Refusal: ``abandon.others``."""
    in_play(table)
    if table.voters(ask.seat, now):
        raise IllegalAction("abandon.others")
    return decide(table.match, Close("abandoned"))


def undo_point(table: Table, seat: int) -> int:
    """How many events of the game would still count if this seat took its last decision back.

    Raises IllegalAction: ``undo.nothing``, or ``undo.cards_seen``: what one did before seeing
    one's cards of this hand cannot be taken back, nor what one did in an earlier hand (it might
    give a right to Double Nil that looks back). The same goes for what other people did before
    they saw theirs: they would choose anew, with the cards known. What a server's table has let go
    of (``trimmed``) is out of reach for whoever still has it, too: the log alone decides.
    """
    log = table.match_log
    seen = {seat}
    """Whose sight of their cards counts: other people's, once they have decided or looked."""
    for index in range(len(log) - 1, -1, -1):
        event = log[index]
        if isinstance(event, HandDealt | StockSet):
            people = (other for other, one in enumerate(table.seats) if one.kind == PERSON)
            if seen > {seat} or any(event.looked[other] for other in {seat, *people}):
                raise IllegalAction("undo.cards_seen")
        if isinstance(event, HandScored) and not table.local:
            break
        action = action_of(event)
        if action is None:
            continue
        blind = isinstance(event, DoubleNilDeclined) or (
            isinstance(event, BidMade) and event.bid == DOUBLE_NIL
        )
        if action.seat == seat:
            if blind or isinstance(event, Looked):
                raise IllegalAction("undo.cards_seen")
            return table.counted + index
        if table.seats[action.seat].kind == PERSON:
            if blind:
                raise IllegalAction("undo.cards_seen")
            if isinstance(event, Looked):
                seen.add(action.seat)
    raise IllegalAction("undo.nothing")


def _hand_start(table: Table) -> int:
    """How many events of the game were before this hand was dealt."""
    log = table.match_log
    for index in range(len(log) - 1, -1, -1):
        if isinstance(log[index], HandScored):
            break
        if isinstance(log[index], HandDealt | StockSet):
            return table.counted + index
    raise IllegalAction("redeal.no_hand")


def _propose(table: Table, proposal: Proposed) -> Events:
    if table.proposal is not None:
        raise IllegalAction("vote.open", what=table.proposal.what)
    if (proposal.seat, proposal.what) in table.proposed:
        raise IllegalAction("vote.again", what=proposal.what)
    return (proposal,)


def in_play(table: Table) -> None:
    """Refusals: ``match.over``, ``table.not_begun``."""
    if table.phase == "over":
        raise IllegalAction("match.over")
    if table.phase != "playing":
        raise IllegalAction("table.not_begun")
