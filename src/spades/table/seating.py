"""Who sits where: taking seats, leaving, coming back, moving devices; what a host may do."""

from __future__ import annotations

import unicodedata
from typing import Final

from spades.errors import IllegalAction
from spades.game.proof import SEED_DIGITS, SHARE_DIGITS, is_hex
from spades.table import asks
from spades.table.events import (
    Attached,
    Began,
    Detached,
    GaveBack,
    HostMoved,
    Logged,
    MoveOffered,
    SatIn,
    SeatFilled,
    SeatFreed,
    SeatMoved,
    SeatTaken,
    ShareOpened,
    Talked,
)
from spades.table.fair import pledge_of
from spades.table.inputs import Attach, Detach, Move, OfferMove, Sit
from spades.table.plan import PERSON, known_kind
from spades.table.seat import Seat
from spades.table.table import Table

Events = tuple[Logged, ...]

NAME_LENGTH: Final = 24
"""Characters in a person's name."""


def sit(table: Table, given: Sit, now: float) -> Events:
    """A person takes a seat. Refusals: ``seat.none_free``, ``seat.taken``, ``seat.unknown``,
    ``seat.name``, ``seat.request`` (it had a seat, and lost it), ``fair.pledge``,
    ``table.not_ready``, ``match.over``.
    """
    if any(seat.key == given.key for seat in table.seats):
        return ()  # the same person's request once more: it has been done
    if given.key in table.void:
        raise IllegalAction("seat.request")
    _still_open(table)
    if table.needs == "commitment":
        raise IllegalAction("table.not_ready")
    if not is_name(given.name):
        raise IllegalAction("seat.name", most=NAME_LENGTH)
    free = [number for number, seat in enumerate(table.seats) if seat.is_free]
    if given.seat is None:
        if not free:
            raise IllegalAction("seat.none_free")
        number = free[0]
    else:
        number = given.seat
        if not 0 <= number < len(table.seats):
            raise IllegalAction("seat.unknown", seat=number, seats=len(table.seats))
        if number not in free:
            raise IllegalAction("seat.taken", seat=number)
    pledge = _pledge(table, number, given.pledge)
    events: Events = (SeatTaken(number, given.name, given.key, pledge),)
    if table.host is None:
        events = (*events, HostMoved(number))
    if free == [number] and table.began_at is None and not table.plan.options.by_host:
        events = (*events, Began())
    return events


def is_name(text: str) -> bool:
    """Whether a person may be called so: one line that can be seen, and steers no terminal.

    Two names that look alike are to be alike, so nothing in it is invisible, but for the joiners
    that some scripts and pictures need between their signs.
    """
    kinds = [unicodedata.category(sign) for sign in text]
    steers = {"Cc", "Cn", "Co", "Cs", "Zl", "Zp"} & {*kinds}
    unseen = any(
        sign in _BLANK or (kind == "Cf" and not _joins(text, place))
        for place, (sign, kind) in enumerate(zip(text, kinds, strict=True))
    )
    seen = any(kind[0] in "LNPS" for kind in kinds)
    return len(text) <= NAME_LENGTH and text.strip() == text and seen and not steers and not unseen


_BLANK: Final = "\u115f\u1160\u2800\u3164\uffa0\u034f"
_JOINERS: Final = "\u200c\u200d"


def _joins(text: str, place: int) -> bool:
    """Whether the sign at a place joins two others."""
    beside = (text[place - 1 : place], text[place + 1 : place + 2])
    return text[place] in _JOINERS and all(
        one and unicodedata.category(one)[0] in "LMS" for one in beside
    )


def _pledge(table: Table, seat: int, pledge: str | None) -> str | None:
    """A share in the shuffle counts where it is proven, and before the match begins."""
    if pledge is not None and not is_hex(pledge, SEED_DIGITS):
        raise IllegalAction("fair.pledge", seat=seat, digits=SEED_DIGITS)
    return pledge if table.plan.fair and table.phase == "gathering" else None


def offer_move(table: Table, given: OfferMove, now: float) -> Events:
    """A one-time code for the seat's other device. Refusal: ``seat.token``."""
    _not_closed(table)
    _is_key(_held(table, given.seat), given.key)
    return (MoveOffered(given.seat, given.code, given.until),)


def move(table: Table, given: Move, now: float) -> Events:
    """The seat goes to whoever knew the code. Refusal: ``seat.code``, for any wrong or old one."""
    if any(seat.key == given.key for seat in table.seats):
        return ()
    _not_closed(table)
    for number, seat in enumerate(table.seats):
        if seat.code is not None and seat.code == given.code and now <= seat.code_until:
            return (SeatMoved(number, given.key),)
    raise IllegalAction("seat.code")


def attach(table: Table, given: Attach, now: float) -> Events:
    """The person is there: whoever sat in gives the seat back. Refusal: ``seat.token``."""
    _not_closed(table)
    seat = _held(table, given.seat)
    _is_key(seat, given.key)
    if seat.link == given.link:
        return ()
    events: Events = (Attached(given.seat, given.link),)
    if seat.sitter is not None:
        events = (*events, GaveBack(given.seat))
    if table.host is None:
        events = (*events, HostMoved(given.seat))
    return events


def detach(table: Table, given: Detach, now: float) -> Events:
    """A connection ended: the seat's own, or one that had been replaced (nothing happens)."""
    if not 0 <= given.seat < len(table.seats) or table.phase == "closed":
        return ()
    if table.seats[given.seat].link != given.link:
        return ()
    return (Detached(given.seat, given.left),)


def leave(table: Table, ask: asks.Leave, now: float) -> Events:
    """Before the match the seat is free again; in it the person may still come back."""
    seat = _held(table, ask.seat)
    if table.phase == "gathering":
        return (SeatFreed(ask.seat, "left"), *host_after(table, ask.seat))
    if seat.link is None and seat.left:
        return ()
    return (Detached(ask.seat, True),)


def begin(table: Table, ask: asks.Begin, now: float) -> Events:
    """The host begins. Refusals: ``host.only``, ``table.begun``."""
    _is_host(table, ask.seat)
    if table.phase != "gathering":
        raise IllegalAction("table.begun")
    sitter = table.plan.options.sitter
    free = (number for number, seat in enumerate(table.seats) if seat.is_free)
    return (*(SeatFilled(number, sitter) for number in free), Began())


def fill(table: Table, ask: asks.Fill, now: float) -> Events:
    """A free seat to a computer, a computer's to people. Refusals: as ``begin``, ``seat.taken``."""
    _is_host(table, ask.seat)
    seat = _seat(table, ask.whose)
    if seat.is_persons:
        raise IllegalAction("seat.taken", seat=ask.whose)
    kind = known_kind(ask.kind)
    if seat.kind == kind:
        return ()
    if table.phase not in ("gathering", "playing"):
        raise IllegalAction("table.begun")
    events: Events = (SeatFilled(ask.whose, kind),)
    if kind == PERSON and table.phase == "playing":
        # The match goes on: a computer plays until somebody takes the seat.
        events = (*events, SatIn(ask.whose, table.plan.options.sitter, "left"))
    free = [number for number, one in enumerate(table.seats) if one.is_free]
    last = kind != PERSON and free == [ask.whose] and not table.plan.options.by_host
    if last and table.phase == "gathering":
        events = (*events, Began())
    return events


def kick(table: Table, ask: asks.Kick, now: float) -> Events:
    """A person is sent away. Refusals: ``host.only``, ``host.self``, ``seat.free``."""
    _is_host(table, ask.seat)
    _still_open(table)
    if ask.whom == ask.seat:
        raise IllegalAction("host.self")
    _held(table, ask.whom)
    events: Events = (SeatFreed(ask.whom, "kicked", ask.reason),)
    # A computer sits in even where the others wait for whoever left: nobody comes back here.
    begun = table.phase != "gathering"
    if begun and table.seats[ask.whom].sitter is None:
        events = (*events, SatIn(ask.whom, table.plan.options.sitter, "left"))
    return events


def give_host(table: Table, ask: asks.GiveHost, now: float) -> Events:
    """Another person is host. Refusals: ``host.only``, ``seat.free``."""
    _is_host(table, ask.seat)
    _still_open(table)
    _held(table, ask.to)
    return () if ask.to == ask.seat else (HostMoved(ask.to),)


def open_share(table: Table, ask: asks.OpenShare, now: float) -> Events:
    """A person's share in the shuffle. Refusals: ``fair.no_pledge``, ``fair.not_now`` (nothing is
    opened yet, or this is), ``fair.share``.
    """
    seat = _held(table, ask.seat)
    if seat.pledge is None:
        raise IllegalAction("fair.no_pledge", seat=ask.seat)
    if table.phase != "opening" or seat.share is not None:
        raise IllegalAction("fair.not_now", seat=ask.seat)
    if not is_hex(ask.share, SHARE_DIGITS) or pledge_of(ask.share) != seat.pledge:
        raise IllegalAction("fair.share", seat=ask.seat, digits=SHARE_DIGITS)
    return (ShareOpened(ask.seat, ask.share),)


def talk(table: Table, ask: asks.Talk, now: float) -> Events:
    """A ready-made phrase. Refusal: ``talk.off``."""
    _held(table, ask.seat)
    if not table.plan.options.talk:
        raise IllegalAction("talk.off")
    return (Talked(ask.seat, ask.phrase),)


def host_after(table: Table, gone: int) -> Events:
    """Who is host when this person is no longer there; nothing if another one is."""
    if table.host != gone:
        return ()
    people = [seat for seat in table.people if seat != gone]
    return (HostMoved(people[0] if people else None),)


def _seat(table: Table, number: int) -> Seat:
    if not 0 <= number < len(table.seats):
        raise IllegalAction("seat.unknown", seat=number, seats=len(table.seats))
    return table.seats[number]


def _held(table: Table, number: int) -> Seat:
    """The seat of a person. Refusal: ``seat.free``."""
    seat = _seat(table, number)
    if not seat.is_persons:
        raise IllegalAction("seat.free", seat=number)
    return seat


def _is_key(seat: Seat, key: str | None) -> None:
    """Whoever asks has the seat's token now, whatever it was when they asked. ``seat.token``."""
    if key is not None and seat.key != key:
        raise IllegalAction("seat.token")


def _is_host(table: Table, seat: int) -> None:
    if table.host != seat:
        raise IllegalAction("host.only")


def _still_open(table: Table) -> None:
    if table.phase == "over":
        raise IllegalAction("match.over")
    _not_closed(table)


def _not_closed(table: Table) -> None:
    if table.phase == "closed":
        raise IllegalAction("table.closed", why=table.closed)
