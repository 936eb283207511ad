"""Whether the match just played was dealt as promised: asked and told at its end.

The record comes from the server, so it is held against what this program saw itself: the promise
as it was told first, this person's own share, and each hand as it was seen in play.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from spades.errors import RecordError, RemoteError, SpadesError
from spades.game.events import HandResult, HandScored
from spades.game.record import Record, read_record, replay_steps
from spades.game.state import State
from spades.game.view import View, view_of
from spades.game.wire import view_json
from spades.i18n import Texts
from spades.table.fair_check import PROVEN, FairReport, check_fair
from spades.tui.remote.requests import fetch_record

if TYPE_CHECKING:
    from spades.tui.remote.match import RemoteMatch


@dataclass(frozen=True, slots=True)
class Proof:
    """``kind``: proven, unpromised, closed (seeds are missing), refuted, or unknown.

    ``errors`` say what is not right, or why it is not known.
    """

    kind: str
    hands: int = 0
    with_share: bool = False
    errors: tuple[SpadesError, ...] = ()


def prove(match: RemoteMatch) -> Proof:
    """Fetch the record of a match that is over, and check it. Takes as long as the network does."""
    try:
        record = read_record(fetch_record(match.link))
        end, results, errors = _followed(record, match)
        share = match.note.share if match.note is not None and match.note.opened else None
        report = check_fair(record, match.keeper.promised, share)
    except SpadesError as error:
        kind = "refuted" if isinstance(error, RecordError) else "unknown"
        return Proof(kind, errors=(error,))
    match.settle(end, results)
    errors += report.all_errors
    if match.keeper.changed:
        errors += (RecordError("fair.noted", hand=None, action=None, what="commitment"),)
    return _verdict(report, match.keeper.promised is not None, share is not None, errors)


def _verdict(
    report: FairReport, promised: bool, with_share: bool, errors: tuple[SpadesError, ...]
) -> Proof:
    count = len(report.hands)
    if promised and errors:
        return Proof("refuted", count, with_share, errors)
    if not promised or not count:
        return Proof("refuted" if errors else "unpromised", count, errors=errors)
    if any(hand.kind != PROVEN for hand in report.hands):
        return Proof("closed", count, with_share)
    return Proof("proven", count, with_share)


def _followed(
    record: Record, match: RemoteMatch
) -> tuple[View, list[HandResult], tuple[SpadesError, ...]]:
    """The end of a record, its hands, and where it is not what was seen at the table."""
    results: list[HandResult] = []
    errors: list[SpadesError] = []
    before: State | None = None
    for event, state in replay_steps(record):
        if isinstance(event, HandScored):
            assert before is not None
            results.append(event.result)
            seen = match.seen.get(len(results))
            if seen is not None and view_json(seen) != view_json(view_of(before, match.seat)):
                errors.append(RemoteError("join.record_differs", number=len(results)))
        before = state
    assert before is not None
    return view_of(before, match.seat), results, tuple(errors)


def proof_lines(proof: Proof, texts: Texts) -> list[str]:
    """The verdict in a line, and below it what is not right."""
    told = [texts.say("join-fair", verdict=proof.kind, hands=proof.hands)]
    if proof.kind == "proven":
        key = "join-fair-with-you" if proof.with_share else "join-fair-without-you"
        told[0] = f"{told[0]} {texts.say(key)}"
    return told + [error_text(error, texts) for error in proof.errors]


def error_text(error: SpadesError, texts: Texts, names: Sequence[str] = ()) -> str:
    """An error that a server may have sent, its code where no catalogue knows it; seats by name."""
    seats = {
        name: names[seat]
        for name in ("seat", "turn")
        if isinstance(seat := error.facts.get(name), int) and 0 <= seat < len(names)
    }
    try:
        return texts.error(error, **seats)
    except KeyError:
        return texts.say("join-refused", code=error.code)


def alarming(proof: Proof) -> bool:
    """Whether the verdict is to be shown as something wrong."""
    return proof.kind in ("refuted", "closed")
