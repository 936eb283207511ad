"""Faults put into a copy of the sources are found: the checks have not gone blind."""

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import spades
from tests.together.battery import CHECKS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(spades.__file__).parent


@dataclass(frozen=True)
class Fault:
    """Text of one file, replaced once; and the checks that each have to find it."""

    name: str
    file: str
    old: str
    new: str
    found_by: tuple[str, ...]


FAULTS = [
    Fault(
        "spades may be led before they are broken",
        "rules/laws.py",
        "    return others\n",
        "    return hand\n",
        ("agreement", "trees"),
    ),
    Fault(
        "nobody has to follow suit",
        "rules/laws.py",
        "        return same\n",
        "        return hand\n",
        ("agreement", "trees"),
    ),
    Fault(
        "spades are no trumps",
        "rules/laws.py",
        "    return card >> 4 == 3\n",
        "    return False\n",
        ("agreement", "trees"),
    ),
    Fault(
        "the second card of a trick never wins it",
        "rules/laws.py",
        "if second >= 0 and beats(second, best)",
        "if second >= 99 and beats(second, best)",
        ("agreement", "trees"),
    ),
    Fault(
        "spades are never broken",
        "rules/laws.py",
        "return broken or card >> 4 == 3",
        "return broken",
        ("agreement", "trees"),
    ),
    Fault(
        "a refusal knows less than the legal list",
        "game/decide.py",
        "if not playable(state) >> card & 1",
        "if not state.hands[seat] >> card & 1",
        ("agreement",),
    ),
    Fault(
        "a contract that is just made is set",
        "rules/scoring.py",
        "if taken >= contract:",
        "if taken > contract:",
        ("agreement", "trees"),
    ),
    Fault(
        "overtricks are no bags",
        "rules/scoring.py",
        "        return over + stray\n",
        "        return stray\n",
        ("agreement", "trees"),
    ),
    Fault(
        "a failed nil's tricks help the contract",
        "rules/scoring.py",
        "    if is_nil(bid):\n        return 0\n    return tricks",
        "    return tricks",
        ("agreement", "trees"),
    ),
    Fault(
        "the bag penalty falls once where it is due twice",
        "rules/scoring.py",
        "return count // bag_limit",
        "return min(1, count // bag_limit)",
        ("invariants", "agreement"),
    ),
    Fault(
        "bags are worth a point at every table",
        "game/score.py",
        "bags * rules.bag_value",
        "bags",
        ("agreement",),
    ),
    Fault(
        "the penalty is no line",
        "game/score.py",
        '    lines += [Line("bag_penalty", penalty)]\n',
        "",
        ("invariants", "agreement"),
    ),
    Fault(
        "a trick goes to the seat of the same number as its best card's place",
        "game/decide.py",
        "winner = (state.leader + trick_winner(*cards[:4])) % seats",
        "winner = trick_winner(*cards[:4]) % seats",
        ("agreement", "trees"),
    ),
    Fault(
        "who took a trick does not lead the next",
        "game/evolve.py",
        "        seat,\n        (),\n",
        "        state.leader,\n        (),\n",
        ("agreement", "trees", "squares"),
    ),
    Fault(
        "the deal does not move on",
        "game/evolve.py",
        "next_seat(match.dealer, match.seats),\n        result.scores",
        "match.dealer,\n        result.scores",
        ("agreement", "squares"),
    ),
    Fault(
        "the dealer bids first",
        "game/state.py",
        "for turn in range(1, seats + 1))",
        "for turn in range(seats))",
        ("agreement", "squares"),
    ),
    Fault(
        "the partner passes first",
        "game/state.py",
        "queue += (seat, partner_of(seat))",
        "queue += (partner_of(seat), seat)",
        ("agreement",),
    ),
    Fault(
        "passed cards stay where they were",
        "game/evolve.py",
        "at_seat(hands, seat, hands[seat] & ~cards)\n        hands = at_seat(hands, to, ",
        "at_seat(hands, to, ",
        ("invariants", "agreement"),
    ),
    Fault(
        "a refused card is kept",
        "game/decide.py",
        "CardRefused(action.seat, second, top)",
        "CardRefused(action.seat, top, second)",
        ("squares",),
    ),
    Fault(
        "a card discarded unseen is seen",
        "game/state.py",
        'face_up = self.refused or discard_view != "hidden"',
        "face_up = True",
        ("agreement",),
    ),
    Fault(
        "the other's refused card is seen",
        "game/state.py",
        'face_up = discard_view == "open"',
        "face_up = self.refused",
        ("agreement", "twins"),
    ),
    Fault(
        "a seat sees its cards before it looks",
        "game/view.py",
        "sees = seat is not None and (opening.looked[seat] or rules.seats == 2)",
        "sees = seat is not None",
        ("agreement", "squares"),
    ),
    Fault(
        "all are told what a seat sees that looks",
        "game/view.py",
        "case Looked(owner, _) if owner != seat:",
        "case Looked(owner, _) if owner is None:",
        ("twins",),
    ),
    Fault(
        "the opponents see the cards passed",
        "game/view.py",
        "case CardsPassed(owner, to, cards) if seat not in (owner, to):",
        "case CardsPassed(owner, to, cards) if seat is None:",
        ("twins",),
    ),
    Fault(
        "a card played is still known to be held",
        "game/view.py",
        "shown[partner] = (opening.passed[seat] or 0) & state.hands[partner]",
        "shown[partner] = opening.passed[seat] or 0",
        ("squares",),
    ),
    Fault(
        "a view has the same leader after every trick",
        "game/evolve_view.py",
        "leader=event.seat,",
        "leader=view.leader,",
        ("squares",),
    ),
    Fault(
        "the record of a swap has the partner's cards",
        "game/projection.py",
        "case CardsSwapped(seat, _, given, _):",
        "case CardsSwapped(seat, _, _, given):",
        ("records",),
    ),
    Fault(
        "the bid of the last seat is lost in the record",
        "game/projection.py",
        "        case BidMade(seat, bid, _):\n",
        "        case BidMade(seat, bid, _) if seat < 3:\n",
        ("records",),
    ),
]


class Copy:
    """A copy of the sources, faulty while a fault is in it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        leave = shutil.ignore_patterns("__pycache__", "locale", "web")
        shutil.copytree(PACKAGE, folder / "spades", ignore=leave)
        self.faults = 0

    def battery(self, *checks: str) -> dict[str, str]:
        """Run checks on the copy; what each said."""
        path = os.pathsep.join((str(self.folder), str(ROOT)))
        run = subprocess.run(
            [sys.executable, "-m", "tests.together.battery", *checks],
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )
        told = dict(line.split(": ", 1) for line in run.stdout.splitlines() if ": " in line)
        assert told, run.stderr
        return told

    def with_fault(self, fault: Fault) -> dict[str, str]:
        file = self.folder / "spades" / fault.file
        good = file.read_text(encoding="utf-8")
        kept = file.stat().st_mtime
        assert good.count(fault.old) == 1, f"{fault.file} has no such place any more"
        try:
            file.write_text(good.replace(fault.old, fault.new), encoding="utf-8")
            # Compiled code is found by the second and the size of its source: make them differ.
            self.faults += 1
            os.utime(file, (kept + 10 * self.faults,) * 2)
            return self.battery(*fault.found_by)
        finally:
            file.write_text(good, encoding="utf-8")
            os.utime(file, (kept, kept))


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    return Copy(tmp_path_factory.mktemp("copy"))


def test_the_copy_without_a_fault_passes(copy):
    assert copy.battery() == dict.fromkeys(CHECKS, "holds")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_fault_is_found(copy, fault):
    told = copy.with_fault(fault)
    assert set(told) == set(fault.found_by)
    blind = [check for check, said in told.items() if said == "holds"]
    assert not blind


def test_the_checks_run_on_the_copy(copy):
    broken = Fault("", "rules/laws.py", "NIL: Final = 0", "NIL: Final = 1 / 0", ())
    with pytest.raises(AssertionError, match="ZeroDivisionError"):
        copy.with_fault(broken)


def test_every_check_has_a_fault_to_find():
    found = {check for fault in FAULTS for check in fault.found_by}
    assert found == set(CHECKS) - {"kept"}  # that one finds whatever changes
