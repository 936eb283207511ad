"""How things stand at a table where people meet, in sentences: who sits where, who is there."""

from __future__ import annotations

from spades.i18n import Texts
from spades.rules.laws import partner_of
from spades.table import PERSON
from spades.tui.match import Match
from spades.tui.remote.match import RemoteMatch
from spades.tui.remote.room import Room, away_text, clock_text


def room_lines(match: Match, texts: Texts) -> list[str]:
    """Everybody at the table, seat by seat; then what is proposed and whose clock runs."""
    room = match.room
    assert room is not None, "nobody else is at this computer"
    told = [_seat_line(match, room, seat, texts) for seat in range(len(room.seats))]
    if room.phase in ("gathering", "opening"):
        free = sum(seat.is_free for seat in room.seats)
        by_host = room.plan.options.by_host and room.phase == "gathering" and not free
        key = "join-waiting-host" if by_host else "join-waiting"
        told.append(texts.say(key) if by_host else texts.say(key, count=free))
    if room.proposal is not None:
        told.append(proposal_text(match, room, texts))
    clock = clock_line(match, texts)
    return [*told, clock] if clock else told


def _seat_line(match: Match, room: Room, number: int, texts: Texts) -> str:
    """``South: Dewi (you)``, ``West: Budi, away 0:42, computer sits in``."""
    seat = room.seats[number]
    where = _place(match, number, texts)
    if seat.is_free:
        return f"{where}: {_with_sitter(texts.say('join-free'), seat.sitter, texts)}"
    if seat.kind != PERSON:
        level = texts.say("opponent-name", opponent=seat.kind)
        return f"{where}: {texts.say('name-computer-only')} ({level})"
    name = match.called(texts)[number]
    if number == match.seat:
        name = f"{name} ({texts.say('seat-you')})"
    if number == room.table.host:
        name = f"{name}, {texts.say('join-host')}"
    if not seat.is_present:
        name = f"{name}, {away_text(room.away_for(number, match.now), texts)}"
    return f"{where}: {_with_sitter(name, seat.sitter, texts)}"


def _with_sitter(told: str, sitter: str | None, texts: Texts) -> str:
    return told if sitter is None else f"{told}, {texts.say('join-sits-in')}"


def _place(match: Match, number: int, texts: Texts) -> str:
    if match.rules.seats == 2:
        return texts.say("seat-first-player" if number == 0 else "seat-second-player")
    where = texts.say("seat-name", seat=number)
    if match.seat is not None and number == partner_of(match.seat):
        return f"{where} ({texts.say('seat-partner')})"
    return where


def proposal_text(match: Match, room: Room, texts: Texts) -> str:
    """What is proposed, whether this person has to answer, and the time that is left for it."""
    proposal = room.proposal
    assert proposal is not None
    if match.asked:
        name = match.called(texts)[proposal.seat]
        told = texts.say("join-vote", what=proposal.what, name=name)
    else:
        told = texts.say("join-vote-open", what=proposal.what)
    return f"{told} {clock_text(vote_left(match) or 0)}"


def clock_line(match: Match, texts: Texts) -> str:
    """How long the one to act still has; empty where no clock runs."""
    left = time_left(match)
    return "" if left is None else texts.say("join-clock", time=clock_text(left))


def time_left(match: Match) -> float | None:
    """Seconds on the clock of the seat to act; None: no clock runs."""
    room = match.room
    return _left(match, None if room is None else room.ends_at)


def vote_left(match: Match) -> float | None:
    """Seconds in which a proposal can be answered; None: there is none."""
    room = match.room
    return _left(match, None if room is None else room.vote_ends_at)


def _left(match: Match, ends_at: float | None) -> float | None:
    return None if ends_at is None else max(0.0, ends_at - match.now)


def parting_text(match: RemoteMatch, texts: Texts) -> str:
    """What has become of the seat, once the person has gone; empty where there is none to keep."""
    command = match.go_on()
    if command is not None:
        return texts.say("join-come-back", command=command)
    return texts.say("join-seat-free") if match.freed else ""


def leave_text(match: RemoteMatch, texts: Texts) -> str:
    """What follows from leaving now; empty where nothing does."""
    if match.seat is None or match.over:
        return ""
    if match.room.phase == "gathering":
        return texts.say("dialog-leave-free")
    options = match.room.plan.options
    key = "dialog-leave-wait" if options.when_left == "wait" else "dialog-leave-computer"
    return texts.say(key, seconds=int(options.grace_left))
