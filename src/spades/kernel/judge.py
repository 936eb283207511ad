"""What each card of a seat is worth: the mean of playouts over worlds, all in one call.

The value of a hand played out is its points, own side's minus the other's, every bag counted at a
price instead of by the penalties that fall due. The same chances are drawn for every card of a
world, so that luck common to all does not tell one card from another.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from spades.kernel.link import jit, law, specialised
from spades.kernel.playout import BIDS, BROKEN, LEADER, SCALES, TABLE
from spades.kernel.points import at_seat, fill_worth
from spades.kernel.policies import RANDOM, Answer, Policy, play_position_of
from spades.kernel.rng import stream
from spades.rules import laws
from spades.rules.laws import NO_CARD

# Filled in when linked.
SEATS = 4
play_position: Any = None

_broken_after = law(laws.broken_after)
_side_of = law(laws.side_of)

_JUDGE: Final = (
    "void(int64[::1],int64[:,::1],int64[::1],int64,int64,int64,float64,"
    "int64[:,:,:,::1],float64[:,::1])"
)


@jit()
def difference(taken: int, seats: int, worth: Any, price: float) -> Any:
    """Side 0's points minus side 1's, each bag at ``price``; from a table without bag points."""
    first, second = at_seat(taken, 0), at_seat(taken, 1)
    third = fourth = 0
    if seats == 4:
        third, fourth = at_seat(taken, 2), at_seat(taken, 3)
    points = worth[0, first, third, 0] - worth[1, second, fourth, 0]
    bags = worth[0, first, third, 1] - worth[1, second, fourth, 1]
    return points + price * bags


def judge(
    position: Any,
    worlds: Any,
    cards: Any,
    playouts: int,
    seed: int,
    noise: int,
    price: float,
    worth: Any,
    values: Any,
) -> None:
    """Fill ``values[k, w]``: the mean of ``playouts`` after ``cards[k]`` in world ``w``.

    ``position`` (``playout.POSITION`` ints) says what all know, with no points for bags in its
    scales; ``worlds`` (worlds, seats) the hands in each world. Both are changed meanwhile, and are
    as before in the end. ``worth`` (``points.WORTH``) is this call's to write in.
    """
    fill_worth(SEATS, position[BIDS], position[SCALES:], worth)
    broken = position[BROKEN]
    turn = 0
    while position[TABLE + turn] >= 0:
        turn += 1
    seat = (position[LEADER] + turn) % SEATS
    sign = 1 - 2 * _side_of(seat)
    for number in range(len(cards)):
        card = cards[number]
        position[TABLE + turn] = card
        position[BROKEN] = _broken_after(broken != 0, card)
        for world in range(len(worlds)):
            worlds[world, seat] ^= 1 << card
            total = 0.0
            for playout in range(playouts):
                state = stream(seed, world * playouts + playout)
                taken = play_position(position, worlds[world], noise, state, 0)
                total += difference(taken, SEATS, worth, price)
            worlds[world, seat] ^= 1 << card
            values[number, world] = sign * total / playouts
    position[TABLE + turn] = NO_CARD
    position[BROKEN] = broken


@cache
def judge_of(policy: Policy, seats: int) -> Answer:
    """``judge`` with a policy that plays the playouts."""
    found: Answer = specialised(
        judge,
        f"judge_{policy.name}_{seats}",
        _JUDGE,
        SEATS=seats,
        play_position=play_position_of(policy, seats),
    )
    return found


for _seats in (2, 4):
    # Made now, compiled when first called: so `spades warm-up` knows them.
    judge_of(RANDOM, _seats)
