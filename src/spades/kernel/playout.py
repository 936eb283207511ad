"""Playouts: a hand played to its end by a policy, from any position of the play.

Hands are masks handed on by value and turned so that the leader's comes first: nothing is looked
up in memory. Who may play what and who takes a trick is asked of the laws themselves. The source
is compiled once for each policy and number of seats (``policies.play_out_of``).

A policy's ``choose`` gets all that its seat sees, and says which card it plays::

    choose(legal, hand, best, holder, after, seat, gone, taken, bids, noise, chance)
        -> (card, chance)

``legal`` and ``hand`` are masks. ``best`` is the card that holds the trick so far and ``holder``
its seat, NO_CARD and ``seat`` itself when it leads; ``after`` others play after it. ``gone``: the
cards played before this trick; ``taken`` and ``bids``: packed (``points``). ``noise`` is passed on
from the caller, ``chance`` is where choices are drawn from (``rng``), and is given back as it is
after them. The last card of each hand is played without asking.
"""

from __future__ import annotations

from typing import Any, Final

from spades.kernel.bits import store, trailing_zeros
from spades.kernel.link import jit, law
from spades.kernel.points import at_seat, bag_points, side_points
from spades.kernel.rng import chance_at, later
from spades.rules import laws
from spades.rules.laws import NO_CARD

Four = tuple[int, int, int, int]
"""Hands or cards from the leader on. LLVM takes such a tuple apart, so it costs nothing."""

# A position as an array of ints: hands by seat, …
LEADER: Final = 4
TABLE: Final = 5
"""… the four cards of the trick in the order played, NO_CARD where there is none yet, …"""
BROKEN: Final = 9
GONE: Final = 10
"""… cards played in finished tricks, …"""
ROUNDS: Final = 11
"""… tricks that are not over, …"""
TAKEN: Final = 12
BIDS: Final = 13
SCALES: Final = 14
"""… and what scoring needs (``points.scales_of``)."""
POSITION: Final = 21

# Filled in by ``policies``.
SEATS = 4
TRACE = False
choose: Any = None

_legal_cards = law(laws.legal_cards)
_trick_winner = law(laws.trick_winner)
_broken_after = law(laws.broken_after)
_beats = law(laws.beats)
_next_seat = law(laws.next_seat)


def finish_trick(
    hands: Four, cards: Four, leader: int, broken: bool,
    gone: int, taken: int, bids: int, noise: int, chance: int,
) -> tuple[int, int, int, int, bool]:  # fmt: skip
    """Play the rest of a trick: its four cards, and whether spades are broken after it.

    ``hands`` are from the leader on, ``cards`` those already played, else NO_CARD; of two players
    there are no third and fourth.
    """
    a, b, c, d = hands
    first, second, third, fourth = cards
    last = SEATS - 1
    if first < 0:
        legal = _legal_cards(a, NO_CARD, broken)
        first, chance = choose(
            legal, a, NO_CARD, leader, last, leader, gone, taken, bids, noise, chance
        )
        broken = _broken_after(broken, first)
    best, holder = first, leader
    seat = _next_seat(leader, SEATS)
    if second < 0:
        legal = _legal_cards(b, first, broken)
        second, chance = choose(
            legal, b, best, holder, last - 1, seat, gone, taken, bids, noise, chance
        )
        broken = _broken_after(broken, second)
    if SEATS == 2:
        return first, second, NO_CARD, NO_CARD, broken
    if _beats(second, best):
        best, holder = second, seat
    seat = _next_seat(seat, SEATS)
    if third < 0:
        legal = _legal_cards(c, first, broken)
        third, chance = choose(legal, c, best, holder, 1, seat, gone, taken, bids, noise, chance)
        broken = _broken_after(broken, third)
    if _beats(third, best):
        best, holder = third, seat
    seat = _next_seat(seat, SEATS)
    if fourth < 0:
        legal = _legal_cards(d, first, broken)
        fourth, chance = choose(legal, d, best, holder, 0, seat, gone, taken, bids, noise, chance)
        broken = _broken_after(broken, fourth)
    return first, second, third, fourth, broken


@jit()
def without(hand: int, card: int) -> int:
    """A hand after a card was played; one that was played before is not in it any more."""
    return hand & ~(1 << card)


def play_out(
    a: int,
    b: int,
    c: int,
    d: int,
    first: int,
    second: int,
    third: int,
    fourth: int,
    leader: int,
    broken: bool,
    gone: int,
    rounds: int,
    taken: int,
    bids: int,
    noise: int,
    state: int,
    trace: int,
) -> int:
    """Play a hand to its end; the tricks of all seats, packed, those in ``taken`` included.

    ``a`` … ``d`` are the hands from the leader on, ``first`` … ``fourth`` the cards on the table,
    ``rounds`` the tricks that are not over; ``state`` is the generator's. Where TRACE is on, the
    cards of these tricks are stored one after another from the address ``trace`` on.
    """
    for turn in range(rounds):
        if turn == rounds - 1 and first < 0:
            # One card each: nothing is left to choose.
            first, second = trailing_zeros(a), trailing_zeros(b)
            third = fourth = NO_CARD
            if SEATS == 4:
                third, fourth = trailing_zeros(c), trailing_zeros(d)
        else:
            state = later(state, 1)
            first, second, third, fourth, broken = finish_trick(
                (a, b, c, d), (first, second, third, fourth), leader, broken,
                gone, taken, bids, noise, chance_at(state),
            )  # fmt: skip
        if TRACE:
            store(trace, turn * SEATS, first)
            store(trace, turn * SEATS + 1, second)
            if SEATS == 4:
                store(trace, turn * SEATS + 2, third)
                store(trace, turn * SEATS + 3, fourth)
        place = _trick_winner(first, second, third, fourth)
        leader = (leader + place) % SEATS
        taken += 1 << 8 * leader
        a, b = without(a, first), without(b, second)
        gone |= 1 << first | 1 << second
        if SEATS == 4:
            c, d = without(c, third), without(d, fourth)
            gone |= 1 << third | 1 << fourth
        if SEATS == 2:
            if place == 1:
                a, b = b, a
        else:
            # By the winner's place, in two steps without a choice among four.
            if place & 1:
                a, b, c, d = b, c, d, a
            if place & 2:
                a, b, c, d = c, d, a, b
        first = second = third = fourth = NO_CARD
    return taken


def play_position(position: Any, hands: Any, noise: int, state: int, trace: int) -> int:
    """``play_out`` of a position as an array; ``hands`` by seat."""
    leader = position[LEADER]
    seat = _next_seat(leader, SEATS)
    a, b = hands[leader], hands[seat]
    c = d = 0
    if SEATS == 4:
        seat = _next_seat(seat, SEATS)
        c, d = hands[seat], hands[_next_seat(seat, SEATS)]
    return play_out(
        a, b, c, d, position[TABLE], position[TABLE + 1], position[TABLE + 2], position[TABLE + 3],
        leader, position[BROKEN] != 0, position[GONE], position[ROUNDS], position[TAKEN],
        position[BIDS], noise, state, trace,
    )  # fmt: skip


def write_result(taken: int, bids: int, scales: Any, tricks: Any, points: Any, bags: Any) -> None:
    """A finished hand into one row of each array: tricks by seat, points and bags by side."""
    for seat in range(SEATS):
        tricks[seat] = at_seat(taken, seat)
    for side in range(2):
        won, over = side_points(side, SEATS, bids, taken, scales[3], scales[4])
        won += bag_points(over, scales[5 + side], scales[0], scales[1], scales[2])
        points[side] = won
        bags[side] = over


def look_up_result(taken: int, worth: Any, tricks: Any, points: Any, bags: Any) -> None:
    """The same from a table (``points.fill_worth``)."""
    for seat in range(SEATS):
        tricks[seat] = at_seat(taken, seat)
    for side in range(2):
        second = at_seat(taken, side + 2) if SEATS == 4 else 0
        points[side] = worth[side, at_seat(taken, side), second, 0]
        bags[side] = worth[side, at_seat(taken, side), second, 1]
