"""The screen in a real terminal: tmux, 80 columns and 24 lines, the command as people type it."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pytest

from spades.store.journal import saved_matches

pytestmark = pytest.mark.slow

WAIT = 60
"""Seconds after which nothing will come any more; nothing is judged by time."""


class Terminal:
    """One tmux session with one command in it, on a server of its own."""

    def __init__(self, folder: Path, command: str, **environ: str) -> None:
        self._tmux = ["tmux", "-S", str(folder / "socket"), "-f", os.devnull]
        env = {
            **os.environ,
            "LANG": "C.UTF-8",
            "LC_ALL": "C.UTF-8",
            "SPADES_DATA": str(folder / "data"),
            **environ,
        }
        for name in ("TMUX", "COLUMNS", "LINES"):  # a test runner's size is not the terminal's
            env.pop(name, None)
        program = f'{sys.executable} -c "from spades.cli import main; main()" {command}; read wait'
        size = ["-x", "80", "-y", "24"]
        new = [*self._tmux, "-u", "new-session", "-d", *size, program]
        subprocess.run(new, env=env, check=True, capture_output=True)

    def run(self, *words: str) -> str:
        done = subprocess.run([*self._tmux, *words], check=True, capture_output=True, text=True)
        return done.stdout

    def keys(self, *keys: str) -> None:
        self.run("send-keys", *keys)

    @property
    def text(self) -> str:
        return self.run("capture-pane", "-p")

    def wait_for(self, what: str) -> str:
        """Until something can be read."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            text = self.text
            if what in " ".join(text.split()):
                return text
            time.sleep(0.05)
        raise AssertionError(f"{what!r} never came:\n{self.text}")

    def close(self) -> None:
        subprocess.run([*self._tmux, "kill-server"], check=False, capture_output=True)


@pytest.fixture
def terminal(tmp_path):
    if shutil.which("tmux") is None:
        if os.environ.get("CI"):
            pytest.fail("tmux is missing, and the screen must be seen in a real terminal")
        pytest.skip("tmux is missing")
    opened = []

    def open_terminal(command: str, **environ: str) -> Terminal:
        opened.append(Terminal(tmp_path, command, **environ))
        return opened[-1]

    yield open_terminal
    for one in opened:
        one.close()


def test_a_hand_begins_in_a_real_terminal_and_is_saved(terminal, tmp_path):
    play = "play --game partnership --seed demo --speed off --name Dewi"
    here = terminal(play)
    shown = here.wait_for("Look at your cards")
    assert "Quit" in shown.rstrip().split("\n")[-1]
    here.keys("l")
    here.wait_for("Your bid: Nil, or 1 to 13?")
    here.keys("h")
    here.wait_for("These cards should win about")
    here.keys("Enter")
    here.wait_for("Which card do you play?")
    here.run("resize-window", "-x", "70", "-y", "20")
    here.wait_for("70×20")
    here.run("resize-window", "-x", "80", "-y", "24")
    here.wait_for("Which card do you play?")
    here.keys("C-q")
    here.wait_for("spades play --resume")
    (saved,) = saved_matches(tmp_path / "data" / "matches")
    assert saved.stem in "".join(here.text.split())


def test_no_colour_is_no_colour(terminal):
    here = terminal("play --game two-player --seed demo --speed off", NO_COLOR="1")
    here.wait_for("Double Nil before your first card")
    coloured = here.run("capture-pane", "-p", "-e")
    codes = {
        code
        for part in coloured.split("\x1b[")[1:]
        for code in part.partition("m")[0].split(";")
        if code
    }
    assert codes <= {"0", "1", "2", "3", "4", "7", "22", "23", "24", "27", "39", "49"}, codes
