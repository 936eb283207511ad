"""Output that cannot be written: one sentence and exit 2, whatever the command; ``-m spades``."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.playing import QUICK, SPADES

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
FULL = Path("/dev/full")

pytestmark = pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")

COMMANDS = [
    ["--version"],
    ["--help"],
    ["play", "--help"],
    ["play", *QUICK],
    ["howto"],
    ["matches"],
    ["matches", "list", "--json"],
    ["replay", str(EXAMPLES / "partnership.json")],
    ["replay", str(EXAMPLES / "partnership.json"), "--json"],
    pytest.param(["solve", str(EXAMPLES / "position.json")], marks=pytest.mark.slow),
    pytest.param(["solve", str(EXAMPLES / "position.json"), "--json"], marks=pytest.mark.slow),
    ["arena", "random", "random", "--matches", "2", "--rules", "max_hands=1"],
]


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_a_full_disk_is_one_sentence_and_exit_2(home, command):
    with FULL.open("w") as full:
        run = subprocess.run(
            [*SPADES, *command],
            input="auto\n" * 40,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=120,
            check=False,
        )
    assert run.returncode == 2
    sentence = (
        "The output cannot be written: No space left on device. Make room, or send it elsewhere."
    )
    if "--json" in command:
        error = json.loads(run.stderr)["error"]
        assert (error["code"], error["message"]) == ("output.write", sentence)
    else:
        assert run.stderr == sentence + "\n"


@pytest.mark.slow
@pytest.mark.parametrize("command", COMMANDS, ids=" ".join)
def test_closed_output_is_one_sentence_and_exit_2(home, command):
    run = subprocess.run(
        ["bash", "-c", '"$@" >&- <&-', "bash", *SPADES, *command],
        stderr=subprocess.PIPE,
        text=True,
        timeout=120,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith("The output cannot be written: ")
    assert len(run.stderr.splitlines()) == 1


def test_an_error_that_nobody_can_be_told_is_exit_2_all_the_same(home):
    with FULL.open("w") as full:
        run = subprocess.run(
            [*SPADES, "replay", "nothing.json"], stderr=full, timeout=120, check=False
        )
    assert run.returncode == 2


def test_python_m_spades_is_the_command(home):
    run = subprocess.run(
        [sys.executable, "-m", "spades", "--version"],
        capture_output=True,
        text=True,
        env=dict(os.environ),
        timeout=120,
        check=False,
    )
    assert run.returncode == 0
    assert run.stdout.startswith("spades ")
