"""Whether the shuffles of a record are what the table promised: ``check_fair``.

It needs the record and nothing else; what a player's own program noted at the table makes it
stronger. ``examples/verify_record.py`` does the same without this package.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from spades.cards.shuffle import first_seat
from spades.errors import RecordError
from spades.game.actions import Chance, Deal, Redraw
from spades.game.dealer import chance_for
from spades.game.events import CardsRedrawn, HandDealt, StockSet
from spades.game.proof import Contribution, Proof
from spades.game.record import Hand, Record, replay_steps
from spades.game.state import State
from spades.table.fair import DEALS, deal_key, pledge_of, seed_before

FORMAT: Final = "spades-verification"
VERSION: Final = 1

PROVEN: Final = "proven"
CLOSED: Final = "closed"
REFUTED: Final = "refuted"
NONE: Final = "none"
GIVEN: Final = "given"


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record proves of one thing; ``error`` says what differs where it is ``refuted``.

    A hand is ``proven``, ``closed`` (its seed is not opened yet), ``refuted``, or ``none``: no
    hand of the record carries a proof. The first dealer is so too, or ``given``: not drawn, as
    the match began with a score.
    """

    kind: str
    error: RecordError | None = None


@dataclass(frozen=True, slots=True)
class FairReport:
    """``hands`` in their order, ``first`` for the first dealer or drawer.

    ``errors`` are about the whole record: what a player noted at the table is not in it.
    """

    hands: tuple[Verdict, ...]
    first: Verdict
    errors: tuple[RecordError, ...] = ()

    @property
    def proven(self) -> bool:
        """Whether every hand is proven, there are some, and nothing else is wrong."""
        return {hand.kind for hand in self.hands} == {PROVEN} and not self.all_errors

    @property
    def all_errors(self) -> tuple[RecordError, ...]:
        """Everything that does not hold."""
        told = (*self.errors, self.first.error, *(hand.error for hand in self.hands))
        return tuple(error for error in told if error is not None)


def report_json(
    record: Record, report: FairReport, told: Callable[[RecordError], dict[str, Any]]
) -> dict[str, Any]:
    """The report as an object, ``spades-verification``; ``told`` says how an error is written."""

    def verdict(one: Verdict) -> dict[str, Any]:
        return {"verdict": one.kind, "error": None if one.error is None else told(one.error)}

    return {
        "format": FORMAT,
        "version": VERSION,
        "proven": report.proven,
        "hands": [
            {"deal_number": hand.deal_number, **verdict(one)}
            for hand, one in zip(record.hands, report.hands, strict=True)
        ],
        "first": verdict(report.first),
        "errors": [told(error) for error in report.errors],
    }


def check_fair(
    record: Record, commitment: str | None = None, share: str | None = None
) -> FairReport:
    """Prove or refute the shuffles of a record by ``spades-fair-1``.

    ``commitment`` (64 hex digits) and ``share`` (32) are what a player noted at the table: the
    record must hold them. Raises RecordError, as ``replay``, for a record that the laws refuse.
    """
    brought = _brought(record)
    hands = tuple(_checked(record.hands, index, chances) for index, chances in enumerate(brought))
    return FairReport(hands, _checked_first(record, hands), _noted(record, commitment, share))


def _brought(record: Record) -> list[list[tuple[State, Chance]]]:
    """What the dealer brought in each hand, with the state that called for it."""
    found: list[list[tuple[State, Chance]]] = []
    before: State | None = None
    for event, state in replay_steps(record):
        if isinstance(event, (HandDealt, StockSet)):
            assert before is not None
            found.append([(before, record.hands[len(found)].deal)])
        elif isinstance(event, CardsRedrawn):
            assert before is not None
            cards = tuple(card for card in event.cards if card is not None)
            found[-1].append((before, Redraw(cards)))
        before = state
    return found


# --- a hand


def _checked(hands: Sequence[Hand], index: int, brought: Sequence[tuple[State, Chance]]) -> Verdict:
    proof, number = hands[index].fair, hands[index].deal_number or 0
    if proof is None:
        if all(hand.fair is None for hand in hands):
            return Verdict(NONE)
        # A table promises for all of its deals: whoever cheats would leave out just this proof.
        return Verdict(REFUTED, RecordError("fair.missing", hand=index, action=None))
    error = (
        _number_error(hands, index, number)
        or _promise_error(hands, index, proof)
        or _share_error(index, proof.contributions)
    )
    if error is None and proof.seed is None:
        return Verdict(CLOSED)
    error = (
        error or _seed_error(index, number, proof) or _cards_error(index, number, proof, brought)
    )
    return Verdict(PROVEN) if error is None else Verdict(REFUTED, error)


def _number_error(hands: Sequence[Hand], index: int, number: int) -> RecordError | None:
    """Deals are counted up, and not beyond the chain; a hand that was dealt anew is left out."""
    last = max((hand.deal_number or 0 for hand in hands[:index]), default=0)
    if last < number <= DEALS:
        return None
    return RecordError("fair.number", hand=index, action=None, number=number, last=last, most=DEALS)


def _promise_error(hands: Sequence[Hand], index: int, proof: Proof) -> RecordError | None:
    """The commitment and the contributions are those of the first proof in the record."""
    first = next(hand.fair for hand in hands if hand.fair is not None)
    for what in ("commitment", "contributions"):
        if getattr(proof, what) != getattr(first, what):
            return RecordError("fair.changed", hand=index, action=None, what=what)
    return None


def _share_error(index: int, contributions: Sequence[Contribution | None]) -> RecordError | None:
    for seat, one in enumerate(contributions):
        if one is not None and one.opened is not None and pledge_of(one.opened) != one.commitment:
            return RecordError("fair.contribution", hand=index, action=None, seat=seat)
    return None


def _seed_error(index: int, number: int, proof: Proof) -> RecordError | None:
    assert proof.seed is not None
    if seed_before(bytes.fromhex(proof.seed), number).hex() == proof.commitment:
        return None
    return RecordError("fair.seed", hand=index, action=None, number=number)


def _cards_error(
    index: int, number: int, proof: Proof, brought: Sequence[tuple[State, Chance]]
) -> RecordError | None:
    assert proof.seed is not None
    key = deal_key(bytes.fromhex(proof.seed), number, proof.contributions)
    for count, (state, told) in enumerate(brought):
        right = chance_for(state, key, number)
        if right == told:
            continue
        seat = None
        if isinstance(right, Deal) and isinstance(told, Deal):
            seat = next(at for at in range(4) if right.hands[at] != told.hands[at])
        what = "redraw" if count else "deal" if seat is not None else "stock"
        return RecordError("fair.cards", hand=index, action=None, what=what, seat=seat)
    return None


# --- the whole match


def _checked_first(record: Record, hands: Sequence[Verdict]) -> Verdict:
    """The first dealer, from the key of deal 1, which any opened seed leads to."""
    carrying = [hand for hand in record.hands if hand.fair is not None]
    if not carrying:
        return Verdict(NONE)
    if record.scores != (0, 0) or record.bag_counts != (0, 0):
        return Verdict(GIVEN)
    for hand, verdict in zip(record.hands, hands, strict=True):
        if verdict.kind in (CLOSED, NONE) or hand.fair is None or hand.fair.seed is None:
            continue
        if verdict.error is not None and verdict.error.code != "fair.cards":
            continue
        assert hand.deal_number is not None
        seed = seed_before(bytes.fromhex(hand.fair.seed), hand.deal_number - 1)
        want = first_seat(deal_key(seed, 1, hand.fair.contributions), record.rules.seats)
        if want == record.first:
            return Verdict(PROVEN)
        error = RecordError("fair.first", hand=None, action=None, seat=record.first, want=want)
        return Verdict(REFUTED, error)
    return Verdict(CLOSED)


def _noted(record: Record, commitment: str | None, share: str | None) -> tuple[RecordError, ...]:
    """What a player noted, and some hand has not; a record without proofs has none of it."""
    proofs = [hand.fair for hand in record.hands if hand.fair is not None]
    missing = []
    if commitment is not None and not (
        proofs and all(proof.commitment == commitment for proof in proofs)
    ):
        missing.append("commitment")
    if share is not None and not (proofs and all(_holds(proof, share) for proof in proofs)):
        missing.append("contribution")
    return tuple(RecordError("fair.noted", hand=None, action=None, what=one) for one in missing)


def _holds(proof: Proof, share: str) -> bool:
    return any(one is not None and one.opened == share for one in proof.contributions)
