"""Killed at any moment, a game loses nothing that its player was told of."""

import random
import shlex
import subprocess

import pytest

from bench import crash
from spades.errors import JournalError
from spades.store.journal import saved_matches
from spades.tui.session import LocalMatch, saved_match
from tests.cli.playing import SPADES

pytestmark = pytest.mark.slow


@pytest.mark.slow
def test_kill_9_loses_nothing_that_was_told(tmp_path):
    figures = crash.kills_of_a_match("plain", "tests", crash.KILLS, 0)
    assert figures["held"] == figures["kills"] == crash.KILLS
    assert figures["outcomes"] > 20


def test_a_loss_is_found(tmp_path):
    """The check itself: with the last entries gone, what was told of them is missed."""
    told = crash.play_plain(
        ["--lang", "en", "--ascii", "--speed", "off", "--rules", "max_hands=1"],
        random.Random(3),
        tmp_path,
    )
    (path,) = saved_matches(tmp_path / "matches")
    there = crash.outcomes(saved_match(path))
    crash.check(told, there, 0, "plain")
    lines = path.read_bytes().splitlines(keepends=True)
    for lost in range(1, len(lines) - 2):
        path.write_bytes(b"".join(lines[:-lost]))
        left = crash.outcomes(saved_match(path))
        if len(left) < len(told):
            with pytest.raises(crash.Lost):
                crash.check(told, left, 0, "plain")
            return
    raise AssertionError("the test took nothing away that was told")


def test_a_full_disk_is_told_and_nothing_told_is_lost(tmp_path):
    """The real thing: a limit on the size of files, which the journal reaches in mid-hand."""
    command = " ".join(map(shlex.quote, [*SPADES, "play", "--ascii", "--seed", "s"]))
    run = subprocess.run(
        ["bash", "-c", f"ulimit -f 12; yes auto | {command}"],
        capture_output=True,
        text=True,
        env=crash.environment(tmp_path),
        timeout=120,
        check=False,
    )
    assert run.returncode == 2
    assert run.stderr.startswith("The match cannot be saved")
    assert "Traceback" not in run.stderr
    told = [line for line in run.stdout.splitlines() if crash.OUTCOME.match(line)]
    (path,) = saved_matches(tmp_path / "matches")
    assert told
    assert crash.outcomes(saved_match(path))[: len(told)] == told
    LocalMatch.resume(path).close()


def test_two_processes_cannot_play_one_match(tmp_path):
    crash.play_plain(["--lang", "en", "--ascii", "--speed", "off"], random.Random(1), tmp_path)
    (path,) = saved_matches(tmp_path / "matches")
    match = LocalMatch.resume(path)
    try:
        before = path.read_bytes()
        with pytest.raises(crash.Lost, match="refused"):
            crash.play_plain(["--resume"], random.Random(1), tmp_path)
        assert path.read_bytes() == before
        with pytest.raises(JournalError):
            LocalMatch.resume(path)
    finally:
        match.close()
