"""Matches whose people leave, drop and come back: all finish, and every seat goes back.

On a fake clock, at the table itself: people act when they are there and in the mood, computers and
the dealer at once. The same through the whole server is ``bench/leavers.py``.
"""

from __future__ import annotations

import random
from typing import Any, Final

import pytest

from spades.game.projection import record_of
from spades.game.record import replay
from spades.rules import GAMES, Rules
from spades.table import wakes_at
from tests.table.room import Room

A_DAY: Final = 86_400.0


@pytest.mark.parametrize("chunk", range(10))
def test_matches_with_leavers_finish_and_the_seats_go_back(chunk):
    counts: dict[str, int] = {}
    for number in range(10):
        for name, count in match_with_leavers(f"leavers {chunk} {number}").items():
            counts[name] = counts.get(name, 0) + count
    assert counts["replaced"] > 3
    assert counts["returned"] > 3


def match_with_leavers(seed: str) -> dict[str, int]:
    """One match; how often somebody was replaced, and came back."""
    rng = random.Random(seed)
    rules = Rules(game=rng.choice(GAMES), max_hands=rng.choice((1, 2)))
    room = Room(
        rules,
        people=rng.sample(range(rules.seats), rng.randint(2, rules.seats)),
        fair=rng.random() < 0.5,
        seed=seed,
        turn_seconds=rng.choice((None, 20, 60)),
        when_left=rng.choice(("computer", "computer", "wait")),
    ).gather()
    people = [seat for seat, one in enumerate(room.table.seats) if one.is_persons]
    away: dict[int, float] = {}
    counts = {"matches": 1, "replaced": 0, "returned": 0}
    began = room.now
    while not room.table.over:
        assert room.now - began < A_DAY, "not over"
        _come_and_go(rng, room, people, away, counts)
        counts["replaced"] += sum(type(one).__name__ == "SatIn" for one in _go_on(rng, room))
    for seat in sorted(away):
        room.attach(seat)
    _check(room, people)
    return counts


def _come_and_go(
    rng: random.Random,
    room: Room,
    people: list[int],
    away: dict[int, float],
    counts: dict[str, int],
) -> None:
    for seat in [seat for seat, until in away.items() if until <= room.now]:
        del away[seat]
        room.attach(seat)
        counts["returned"] += 1
        assert room.table.seats[seat].player is None, "the seat did not go back"
    if rng.random() < 0.1:
        seat = rng.choice(people)
        if seat not in away:
            room.detach(seat, left=rng.random() < 0.5)
            away[seat] = room.now + rng.choice((1.0, 15.0, 45.0, 300.0))


def _go_on(rng: random.Random, room: Room) -> list[Any]:
    """The next decision, or some time; what happened meanwhile."""
    table = room.table
    if table.computer_to_act is not None:
        room.act()
        return room.wait(1.0)
    seat = table.to_act
    awake = seat is not None and table.seats[seat].is_present and table.seats[seat].sitter is None
    if awake and rng.random() < 0.9:
        room.act()
        return room.wait(rng.random() * 3)
    assert room.table.people or wakes_at(table) is not None, "nothing is waited for"
    return room.wait(rng.choice((1.0, 10.0, 25.0)))


def _check(room: Room, people: list[int]) -> None:
    for seat in people:
        one = room.table.seats[seat]
        assert one.name == f"P{seat}"
        assert one.is_present
    assert replay(record_of(room.table.game_log)).state == room.table.match
    assert room.again() == room.table
