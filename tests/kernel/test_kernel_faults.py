"""Faults put into a copy of the kernel are found: lockstep and perft have not gone blind."""

import os
import shutil
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

import spades
from tests.kernel.faults import CHECKS, FAULTS

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = Path(spades.__file__).parent


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """What each check said of the copy with each fault, and of the copy without one."""
    folder = tmp_path_factory.mktemp("copy")
    leave = shutil.ignore_patterns("__pycache__", "locale", "web")
    shutil.copytree(PACKAGE, folder / "spades", ignore=leave)
    run = subprocess.run(
        [sys.executable, "-m", "tests.kernel.faults", str(folder)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(ROOT)))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    found: defaultdict[str, dict[str, str]] = defaultdict(dict)
    for line in run.stdout.splitlines():
        fault, check, said = line.split(" | ", 2)
        found[fault][check] = said
    return found


def test_the_copy_without_a_fault_passes(told):
    assert told["none"] == dict.fromkeys(CHECKS, "holds")


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name.replace(" ", "-"))
def test_a_fault_is_found(told, fault):
    assert set(told[fault.name]) == set(fault.found_by)
    blind = [check for check, said in told[fault.name].items() if said == "holds"]
    assert not blind


def test_a_fault_is_found_by_what_it_breaks_and_not_by_chance(told):
    """The checks fail by comparing, or as the faulty kernel cannot go on; not in themselves."""
    for fault in FAULTS:
        for said in told[fault.name].values():
            kind = said.split(":", 1)[0]
            assert kind in {"Broken", "AssertionError", "IndexError", "ValueError", "holds"}, (
                fault.name,
                said,
            )


def test_every_part_has_its_faults():
    files = {fault.file for fault in FAULTS}
    assert files == {
        "lanes.py", "perft.py", "play.py", "points.py", "rules_code.py", "step.py",
    }  # fmt: skip
    assert len({fault.name for fault in FAULTS}) == len(FAULTS)
