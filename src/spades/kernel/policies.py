"""Policies: who plays in a playout; and the kernel linked with one.

A policy is a set of compiled functions (``jit()``); ``playout`` and ``wholehand`` say what each
is asked. ``RANDOM`` and ``RULES`` are built in; another is made from these with
``dataclasses.replace`` and functions of one's own, and a name of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from spades.kernel import chancepolicy, playout, rulebids, rulepolicy, wholehand
from spades.kernel.link import specialised
from spades.kernel.playout import BIDS, SCALES
from spades.kernel.points import at_seat, fill_worth
from spades.kernel.rng import stream

Answer = Callable[..., Any]


@dataclass(frozen=True)
class Policy:
    """Functions that answer for every seat, and the name that their machine code is kept under.

    Code is kept by this name between runs: a policy of one's own that changes needs a new one.
    """

    name: str
    choose: tuple[Answer, Answer]
    """For two and for four players."""
    dare: Answer
    bid: Answer
    keep: Answer
    give: Answer
    put_down: Answer

    def choose_for(self, seats: int) -> Answer:
        """What chooses a card, for so many seats."""
        return self.choose[seats == 4]


def _by_rules(seats: int) -> Answer:
    """The rule player for so many seats."""
    need = specialised(rulepolicy.need_of, f"need_of_{seats}", SEATS=seats)
    sound = specialised(rulepolicy.choose_sound, f"choose_sound_{seats}", SEATS=seats, need_of=need)
    name = f"choose_by_rules_{seats}"
    found: Answer = specialised(rulepolicy.choose_by_rules, name, choose_sound=sound)
    return found


RANDOM: Final = Policy(
    "random",
    (chancepolicy.choose_any, chancepolicy.choose_any),
    chancepolicy.dare_any,
    chancepolicy.bid_any,
    chancepolicy.keep_any,
    chancepolicy.give_any,
    chancepolicy.put_down_any,
)
RULES: Final = Policy(
    "rules",
    (_by_rules(2), _by_rules(4)),
    rulebids.dare_none,
    rulebids.bid_by_count,
    rulebids.keep_the_good,
    rulebids.give_by_rules,
    rulebids.put_down_high,
)
POLICIES: Final = {policy.name: policy for policy in (RANDOM, RULES)}


# --- what Python calls; the functions in capitals are filled in

play_position: Any = None
hand_from_deal: Any = None
write_result: Any = None
look_up_result: Any = None
SEATS = 4
TRACE = False

_ROWS: Final = "int8[:,::1],int32[:,::1],int8[:,::1],int64[:,::1]"
_PLAY: Final = f"void(int64[::1],int64,int64,int64,int64[:,:,:,::1],{_ROWS})"
_PLAY_OUT: Final = f"int64({', '.join(['int64'] * 9)}, boolean, {', '.join(['int64'] * 7)})"
_DEAL: Final = f"void(int64[::1],int64,int64,int64,int8[:,::1],{_ROWS})"


def play_many(
    position: Any, seed: int, start: int, noise: int, worth: Any,
    tricks: Any, points: Any, bags: Any, trace: Any,
) -> None:  # fmt: skip
    """Playouts ``start``, ``start + 1``, … of a position, one for each row of ``tricks``.

    ``worth`` (``points.WORTH``) is this call's to write in.
    """
    fill_worth(SEATS, position[BIDS], position[SCALES:], worth)
    for row in range(len(tricks)):
        at = trace.ctypes.data + row * trace.shape[1] * 8 if TRACE else 0
        taken = play_position(position, position, noise, stream(seed, start + row), at)
        look_up_result(taken, worth, tricks[row], points[row], bags[row])


def deal_many(
    setting: Any, seed: int, start: int, noise: int,
    bids: Any, tricks: Any, points: Any, bags: Any, trace: Any,
) -> None:  # fmt: skip
    """Whole hands ``start``, ``start + 1``, …, one for each row of ``tricks``."""
    for row in range(len(tricks)):
        at = trace.ctypes.data + row * trace.shape[1] * 8 if TRACE else 0
        told, taken = hand_from_deal(setting, noise, stream(seed, start + row), at)
        for seat in range(bids.shape[1]):
            bids[row, seat] = at_seat(told, seat)
        write_result(taken, told, setting, tricks[row], points[row], bags[row])


# --- linking


@cache
def play_out_of(policy: Policy, seats: int, trace: bool = False) -> Answer:
    """``playout.play_out`` with a policy. With ``trace`` the cards played are told."""
    name = f"{policy.name}_{seats}{'_traced' if trace else ''}"
    trick = specialised(
        playout.finish_trick, f"finish_trick_{name}", SEATS=seats, choose=policy.choose_for(seats)
    )
    # Random cards are so quickly chosen that the play melts into its callers; that of any other
    # policy is compiled once for all of them.
    signature = None if policy is RANDOM else _PLAY_OUT
    found: Answer = specialised(
        playout.play_out,
        f"play_out_{name}",
        signature,
        SEATS=seats,
        TRACE=trace,
        finish_trick=trick,
    )
    return found


@cache
def play_position_of(policy: Policy, seats: int, trace: bool = False) -> Answer:
    """``playout.play_position`` with a policy."""
    name = f"play_position_{policy.name}_{seats}{'_traced' if trace else ''}"
    played = play_out_of(policy, seats, trace)
    found: Answer = specialised(playout.play_position, name, SEATS=seats, play_out=played)
    return found


@cache
def _look_up_result(seats: int) -> Answer:
    found: Answer = specialised(playout.look_up_result, f"look_up_result_{seats}", SEATS=seats)
    return found


@cache
def _write_result(seats: int) -> Answer:
    found: Answer = specialised(playout.write_result, f"write_result_{seats}", SEATS=seats)
    return found


@cache
def play_many_of(policy: Policy, seats: int, trace: bool = False) -> Answer:
    """``play_many`` with a policy: playouts of one position, in a batch."""
    found: Answer = specialised(
        play_many,
        f"play_many_{policy.name}_{seats}{'_traced' if trace else ''}",
        _PLAY,
        SEATS=seats,
        TRACE=trace,
        play_position=play_position_of(policy, seats, trace),
        look_up_result=_look_up_result(seats),
    )
    return found


@cache
def deal_many_of(policy: Policy, seats: int, trace: bool = False) -> Answer:
    """``deal_many`` with a policy: whole hands, in a batch."""
    name = f"{policy.name}_{seats}{'_traced' if trace else ''}"
    dares = specialised(wholehand.dares, f"dares_{name}", dare=policy.dare)
    played: dict[str, Any] = {"TRACE": trace, "play_out": play_out_of(policy, seats, trace)}
    if seats == 4:
        bids = specialised(wholehand.bid_of_four, f"bid_{name}", bid=policy.bid, dares=dares)
        swap = specialised(wholehand.swap, f"swap_{name}", give=policy.give)
        swaps = specialised(wholehand.exchanged, f"exchanged_{name}", swap=swap)
        source, parts = wholehand.four_from_deal, {"bid_of_four": bids, "exchanged": swaps}
    else:
        draws = specialised(
            wholehand.drawn_hands, f"drawn_{name}", TRACE=trace, keep=policy.keep, dares=dares
        )
        source = wholehand.two_from_deal
        parts = {"drawn_hands": draws, "bid": policy.bid, "put_down": policy.put_down}
    hand = specialised(source, f"from_deal_{name}", **played, **parts)
    found: Answer = specialised(
        deal_many,
        f"deal_many_{name}",
        _DEAL,
        TRACE=trace,
        hand_from_deal=hand,
        write_result=_write_result(seats),
    )
    return found


for _policy in POLICIES.values():
    for _seats in (2, 4):
        # Made now, compiled when first called: so `spades warm-up` knows them.
        play_many_of(_policy, _seats)
        deal_many_of(_policy, _seats)
