"""Faults for the kernel's packing, stepping and turn order, and the run that looks for them.

    python -m tests.kernel.faults FOLDER

``FOLDER`` holds a copy of the package that comes first on the path. Each fault is put into it, one
after the other, the kernel is imported anew, and the checks say whether they find it. Nothing is
compiled: that would take minutes, and the sources run as they stand. Prints a line for each fault
and check.
"""

from __future__ import annotations

import importlib
import random
import sys
import warnings
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOCKSTEP: Final = "lockstep"
TREES: Final = "trees"
BOTH: Final = (LOCKSTEP, TREES)


@dataclass(frozen=True)
class Fault:
    """Text of one file of the kernel, replaced once; and the checks that each have to find it."""

    name: str
    file: str
    old: str
    new: str
    found_by: tuple[str, ...]


FAULTS: Final = [
    Fault(
        "the turn goes round the other way",
        "step.py",
        "lanes[LEADER] + lanes[ON_TABLE]",
        "lanes[LEADER] - lanes[ON_TABLE]",
        BOTH,
    ),
    Fault(
        "cards come from the wrong seat",
        "play.py",
        "seat = (leader + on_table) & (seats - 1)",
        "seat = (leader - on_table) & (seats - 1)",
        BOTH,
    ),
    Fault(
        "the leader stays the leader",
        "play.py",
        "lanes[LEADER] = winner",
        "lanes[LEADER] = leader",
        BOTH,
    ),
    Fault(
        "the winner is counted from the last seat",
        "play.py",
        "winner = (leader + place) & (seats - 1)",
        "winner = (seat + place) & (seats - 1)",
        BOTH,
    ),
    Fault(
        "the dealer leads",
        "step.py",
        "lanes[LEADER] = next_seat(lanes[DEALER], code[SEATS])",
        "lanes[LEADER] = lanes[DEALER]",
        (LOCKSTEP,),
    ),
    Fault(
        "spades are never broken",
        "play.py",
        "lanes[BROKEN] = 1 if broken_after(lanes[BROKEN] != 0, card) else 0",
        "lanes[BROKEN] = lanes[BROKEN]",
        BOTH,
    ),
    Fault(
        "spades are broken by a lead only",
        "play.py",
        "broken_after(lanes[BROKEN] != 0, card) else 0",
        "on_table == 0 and broken_after(lanes[BROKEN] != 0, card) else 0",
        BOTH,
    ),
    Fault(
        "each card says anew whether spades are broken",
        "play.py",
        "broken_after(lanes[BROKEN] != 0, card)",
        "broken_after(False, card)",
        BOTH,
    ),
    Fault(
        "broken spades are broken in the next hand",
        "play.py",
        "for lane in range(ZEROS, LANES):",
        "for lane in range(BROKEN + 1, LANES):",
        (LOCKSTEP,),
    ),
    Fault(
        "whether spades are broken is not asked",
        "step.py",
        "lanes[TRICK], lanes[BROKEN] != 0)",
        "lanes[TRICK], True)",
        BOTH,
    ),
    Fault(
        "the second card of a trick is the suit led",
        "step.py",
        "legal_cards(lanes[HANDS + seat], lanes[TRICK],",
        "legal_cards(lanes[HANDS + seat], lanes[TRICK + 1],",
        BOTH,
    ),
    Fault(
        "a trick counts for who played last",
        "play.py",
        "lanes[TAKEN + winner] += 1",
        "lanes[TAKEN + seat] += 1",
        BOTH,
    ),
    Fault(
        "a card played stays in the hand",
        "play.py",
        "lanes[HANDS + seat] &= ~(1 << card)",
        "lanes[HANDS + seat] |= 1 << card",
        BOTH,
    ),
    Fault(
        "the dealer stays the dealer",
        "play.py",
        "lanes[DEALER] = next_seat(lanes[DEALER], code[SEATS])",
        "lanes[DEALER] = lanes[DEALER]",
        (LOCKSTEP,),
    ),
    Fault(
        "the bags of one side go to the other",
        "play.py",
        "lanes[BAGS + 1] = bags_1",
        "lanes[BAGS + 1] = bags_0",
        (LOCKSTEP,),
    ),
    Fault(
        "the bags before the hand are forgotten",
        "play.py",
        "bags_left(bag_count + bags, limit)",
        "bags_left(bags, limit)",
        BOTH,
    ),
    Fault(
        "the partner's bid is left out of the contract",
        "points.py",
        "contract = _contract_part(bid) + _contract_part(partner_bid)",
        "contract = _contract_part(bid)",
        BOTH,
    ),
    Fault(
        "the hand that ends the match is counted before it is played",
        "play.py",
        "lanes[HAND_NUMBER], limit))",
        "lanes[HAND_NUMBER] + 1, limit))",
        BOTH,
    ),
    Fault(
        "passed cards go the wrong way",
        "step.py",
        "    move(lanes, seat, partner)\n",
        "    move(lanes, partner, seat)\n",
        (LOCKSTEP,),
    ),
    Fault(
        "partners who choose at once pass one after the other",
        "step.py",
        "if code[SIMULTANEOUS] != 0:",
        "if code[SIMULTANEOUS] > 1:",
        (LOCKSTEP,),
    ),
    Fault(
        "the bidding begins with the dealer",
        "step.py",
        "seat = next_seat(lanes[DEALER], code[SEATS])\n        while",
        "seat = lanes[DEALER]\n        while",
        (LOCKSTEP,),
    ),
    Fault(
        "the exchange is asked of the other seat first",
        "step.py",
        "    seat = lanes[DEALER]\n    for _ in range(seats):",
        "    seat = next_seat(lanes[DEALER], seats)\n    for _ in range(seats):",
        (LOCKSTEP,),
    ),
    Fault(
        "the right to Double Nil goes by the other side's deficit",
        "step.py",
        "lanes[SCORES + side], lanes[SCORES + 1 - side]",
        "lanes[SCORES + 1 - side], lanes[SCORES + side]",
        (LOCKSTEP,),
    ),
    Fault(
        "a refused card is kept",
        "step.py",
        "        place += 1\n",
        "        place += 0\n",
        (LOCKSTEP,),
    ),
    Fault(
        "the cards kept can be redrawn, not the discards",
        "step.py",
        "kept_first = 1 - (lanes[REFUSED] >> turn & 1)",
        "kept_first = lanes[REFUSED] >> turn & 1",
        (LOCKSTEP,),
    ),
    Fault(
        "packing forgets who has looked",
        "lanes.py",
        "lanes[LOOKED] |= int(opening.looked[seat]) << seat",
        "lanes[LOOKED] |= 0",
        (LOCKSTEP,),
    ),
    Fault(
        "packing forgets a lane of the draw",
        "lanes.py",
        "lanes[DRAWN] = int(state.drawn)",
        "lanes[DRAWN] = 0",
        (LOCKSTEP,),
    ),
    Fault(
        "packing takes the stock for one without refusals",
        "lanes.py",
        "(draw.discarded, draw.card) if draw.refused else (draw.card, draw.discarded)",
        "(draw.card, draw.discarded)",
        (LOCKSTEP,),
    ),
    Fault(
        "packing gives the scores of one side to the other",
        "lanes.py",
        "lanes[SCORES : SCORES + 2] = match.scores",
        "lanes[SCORES : SCORES + 2] = match.scores[::-1]",
        BOTH,
    ),
    Fault(
        "unpacking gives the bags of one side to the other",
        "lanes.py",
        "(lanes[BAGS], lanes[BAGS + 1]),",
        "(lanes[BAGS + 1], lanes[BAGS]),",
        (LOCKSTEP,),
    ),
    Fault(
        "unpacking forgets what was passed",
        "lanes.py",
        "tuple(map(_or_none, lanes[PASSED : PASSED + seats])),",
        "(None,) * seats,",
        (LOCKSTEP,),
    ),
    Fault(
        "a Nil and a Double Nil are worth the same",
        "rules_code.py",
        "lambda rules: rules.double_nil_value",
        "lambda rules: rules.nil_value",
        BOTH,
    ),
    Fault(
        "the tree does not go back to where it was",
        "perft.py",
        "        lanes[THE_PLAY + place] = kept[ply, place]\n",
        "        lanes[THE_PLAY + place] = kept[ply, place] if place else NO_CARD\n",
        (TREES,),
    ),
]


def lockstep() -> None:
    """Engine and kernel ply by ply."""
    from bench.one_law import KINDS, play_plies

    for kind in KINDS:
        play_plies(kind, f"faults {kind}", 3000 if kind.startswith("random") else 500)


def trees() -> None:
    """Perft of small hands, by the kernel and by the engine."""
    from spades.kernel import perft as kernel
    from spades.rules import GAMES
    from spades.testing import random_rules
    from spades.testing.perft import perft
    from tests.kernel.test_kernel_perft import some_hand

    # Two instructions of the machine, as Python has them.
    vars(kernel).update(
        trailing_zeros=lambda x: (int(x) & -int(x)).bit_length() - 1,
        popcount=lambda x: int(x).bit_count(),
    )
    rng = random.Random("faults trees")
    for cards in (1, 2, 2, 2):
        for _ in range(12):
            for game in GAMES:
                state = some_hand(rng, random_rules(rng, game), cards)
                ours, theirs = kernel.perft(state), perft(state)
                assert ours == theirs, (ours, theirs, state)


CHECKS: Final[dict[str, Callable[[], None]]] = {LOCKSTEP: lockstep, TREES: trees}


def import_anew() -> None:
    """Forget the kernel and who uses it: the next import reads the files as they are now."""
    mine = ("spades.kernel.", "bench.one_law", "tests.kernel.test_kernel_perft")
    for name in [name for name in sys.modules if name.startswith(mine)]:
        # What compiles is no part of what is checked, and takes the longest to import.
        if not name.startswith(("spades.kernel.link", "spades.kernel.store", "spades.kernel.fro")):
            del sys.modules[name]
            parent, _, child = name.rpartition(".")
            vars(sys.modules[parent]).pop(child, None)
    importlib.invalidate_caches()


def run(name: str, check: str) -> None:
    """Run one check on the kernel as it is on disk, and print what it says."""
    import_anew()
    try:
        CHECKS[check]()
    except Exception as error:  # noqa: BLE001  (whatever a faulty kernel raises, it is found)
        told = f"{type(error).__name__}: {error}"[:150].replace("\n", " ")
    else:
        told = "holds"
    print(f"{name} | {check} | {told}", flush=True)


def main(folder: str) -> None:
    import spades
    from spades.kernel import link

    vars(link).update(jit=lambda *_, **__: lambda function: function, law=lambda law: law)
    kernel = Path(folder) / "spades" / "kernel"
    assert Path(spades.__file__).parent == kernel.parent, "the copy does not come first"
    sys.dont_write_bytecode = True  # read the sources, not what was made of the one before
    warnings.simplefilter("ignore")  # numbers of numpy's tell when they wrap around
    for check in CHECKS:
        run("none", check)
    for fault in FAULTS:
        file = kernel / fault.file
        good = file.read_text(encoding="utf-8")
        assert good.count(fault.old) == 1, f"{fault.file} has no such place: {fault.old}"
        file.write_text(good.replace(fault.old, fault.new), encoding="utf-8")
        try:
            for check in fault.found_by:
                run(fault.name, check)
        finally:
            file.write_text(good, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
