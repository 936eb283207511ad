"""How the command line ends: where the reader of a pipe goes away; and what its help promises."""

import os
import subprocess
from pathlib import Path

import pytest

from spades import cli
from tests.cli.playing import SPADES, here

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
RECORD = str(EXAMPLES / "partnership.json")


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ["--help"],
        ["solve", "--help"],
        ["howto"],
        ["replay", RECORD],
        ["replay", RECORD, "--json"],
        ["score", str(EXAMPLES / "sheet.json")],
        ["matches", "list"],
        ["arena", "random", "random", "--matches", "2", "--rules", "max_hands=1"],
        pytest.param(["solve", str(EXAMPLES / "position.json")], marks=pytest.mark.slow),
        # It would end with 1, not proven, if somebody read that.
        pytest.param(["solve", RECORD, "--hand", "1", "--nodes", "1"], marks=pytest.mark.slow),
    ],
    ids=" ".join,
)
def test_a_reader_that_goes_away_is_told_apart_from_an_answer_that_is_not_whole(home, command):
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [*SPADES, *command], stdout=writing, stderr=subprocess.PIPE, text=True, check=False
    )
    os.close(writing)
    assert (run.returncode, cli.CLOSED_PIPE) == (141, 141)
    said = [line for line in run.stderr.splitlines() if not line.startswith("Compiling ")]
    assert said == []


def test_no_summary_of_a_command_is_cut_at_80_columns(monkeypatch):
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("TERMINAL_WIDTH", "80")
    for command in ([], ["matches"]):
        run = here(*command, "--help")
        assert run.exit_code == 0
        assert "..." not in run.output.replace("[ARGS]...", "")
        assert "…" not in run.output


def test_the_help_names_the_exit_codes(monkeypatch):
    told = " ".join(here("--help").output.split())
    for code in ("0 done", "1 not done", "2 refused", "130 Ctrl-C", f"{cli.CLOSED_PIPE} nobody"):
        assert code in told
