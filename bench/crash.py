"""kill -9 at random points of a real game: is anything lost that the player was told of?

    python bench/crash.py --mode plain --points 50
    python bench/crash.py --mode textual --points 50

A script plays ``spades play`` in a process of its own, line by line through pipes or on the full
screen of a pseudo-terminal, and the process is killed at a moment that the seed draws. The match
that is left behind is resumed and killed again, until it is over; then another begins. After each
kill it is checked that

- every outcome that was told (a bid, a card, a trick) stands in the journal, in that order;
- the journal folds to the state that its record replays to;
- the resumed match goes on from exactly there.

One figure: the kills after which all of that held. Exit code 1 when something was lost.
"""

from __future__ import annotations

import argparse
import contextlib
import fcntl
import os
import pty
import random
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

if __name__ == "__main__":  # as a file or as a module
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, in_chunks, parser
from spades.errors import SpadesError
from spades.game.evolve_view import evolve_view
from spades.game.projection import effective
from spades.game.record import replay
from spades.game.view import redact
from spades.i18n import Texts
from spades.store.journal import saved_matches
from spades.tui.narrate import narrate_all
from spades.tui.session import LocalMatch, saved_match

COMMAND: Final = (sys.executable, "-c", "from spades.cli import main; main()", "play")
VERBS: Final = "look|do|bid|keep|refuse|pass|put|take|exchange|lead|play"
OUTCOME: Final = re.compile(rf"^(You|North|East|West|Computer) ({VERBS})(e?s)? .*\.$")
"""A sentence of what somebody did, as ``narrate`` tells it in English with letters for suits."""

KILLS: Final = 5
"""Kills in one match, and so in one chunk."""
PATIENCE: Final = 60.0
REFUSED: Final = 2
"""The exit code of a game that never came to a move: such a kill proves nothing."""


class Lost(Exception):
    """Something that the player was told of is not there."""


def main() -> int:
    """Run the bench."""
    options = parser(__doc__)
    options.add_argument("--points", type=int, default=50, help="kills")
    options.add_argument("--mode", choices=list(MODES), default="plain")
    given: argparse.Namespace = options.parse_args()
    chunks = range(-(-given.points // KILLS))
    sizes = {"seed": given.seed, "points": given.points}
    done = in_chunks(
        f"crash-{given.mode}",
        sizes,
        chunks,
        partial(kills_of_a_match, given.mode, given.seed, given.points),
        given.jobs,
        given.fresh,
    )
    told = f"{done['held']} of {done['kills']} kills -9 ({given.mode}) lost nothing that was told"
    return figure("crash", f"{told}; {done['outcomes']} outcomes", done["held"] == done["kills"])


def kills_of_a_match(mode: str, seed: str, points: int, chunk: int) -> dict[str, int]:
    """Kill one match up to five times; the figures of it."""
    chance = random.Random(f"{seed} {mode} {chunk}")
    figures = {"kills": 0, "held": 0, "outcomes": 0}
    home = Path(tempfile.mkdtemp(prefix="spades-crash-"))
    try:
        for _ in range(min(KILLS, points - chunk * KILLS)):
            figures["kills"] += 1
            try:
                figures["outcomes"] += one_kill(mode, chance, home)
                figures["held"] += 1
            except (Lost, SpadesError) as lost:
                print(f"chunk {chunk}, kill {figures['kills']}: {lost}", file=sys.stderr)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    return figures


def one_kill(mode: str, chance: random.Random, home: Path) -> int:
    """Begin a match, or go on with the unfinished one; kill it; check. Returns what was told."""
    path, before = unfinished(home)
    game = chance.choice(("partnership", "two-player"))
    options = ["--lang", "en", "--ascii", "--speed", "off"]
    new = ["--game", game, "--opponents", "simple", "--seed", str(chance.random())]
    options += ["--resume"] if path else new
    told = MODES[mode](options, chance, home)
    path = path or next(saved_matches(home / "matches"), None)
    if path is None:
        if told:
            raise Lost("outcomes were told, and no match is there")
        return 0
    match = saved_match(path)  # a torn last line is nobody's loss; any other is an error
    after = outcomes(match)
    if after[: len(before)] != before:
        raise Lost("what was there before has changed")
    check(told, after, len(before), mode)
    if replay(match.record()).state != match.table.state:
        raise Lost("the record does not replay to the state of the journal")
    again = LocalMatch.resume(path)
    again.close()
    if again.table != match.table:
        raise Lost("the resumed match is another")
    return len(told)


def check(told: list[str], after: list[str], start: int, mode: str) -> None:
    """What was told is in the journal: line by line from ``start`` on, in the order told."""
    if mode == "plain":
        if after[start : start + len(told)] != told:
            wrong = [*told, ""]
            for number, (said, there) in enumerate(zip(told, after[start:], strict=False)):
                if said != there:
                    wrong = told[number:]
                    break
            raise Lost(f"told, and not there: {wrong[0]!r} ({len(after) - start} outcomes there)")
        return
    # A screen shows the last sentences, again and again: each new one has to be there.
    missing = [sentence for sentence in told if sentence not in set(after)]
    if missing:
        raise Lost(f"shown, and not there: {missing[0]!r}")


def unfinished(home: Path) -> tuple[Path | None, list[str]]:
    """The match to go on with, and its outcomes so far."""
    for path in saved_matches(home / "matches"):
        match = saved_match(path)
        if not match.over:
            return path, outcomes(match)
    return None, []


def outcomes(match: LocalMatch) -> list[str]:
    """Everything that the player may have been told of, from the journal alone."""
    seat, texts = match.people[0], Texts("en", ascii=True)
    events = [redact(event, seat, match.rules) for event in effective(match.table.game_log)]
    view = evolve_view(None, events[0], seat)
    sentences = narrate_all(events[1:], view, match.names, texts)[1]
    return [sentence for sentence in sentences if OUTCOME.match(sentence)]


def environment(home: Path) -> dict[str, str]:
    """A home of its own, and a terminal that can do everything."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("SPADES_")}
    return {**kept, "SPADES_DATA": str(home), "TERM": "xterm-256color", "LC_ALL": "C.UTF-8"}


def play_plain(options: list[str], chance: random.Random, home: Path) -> list[str]:
    """Play through pipes; kill after a number of lines, and a moment; the outcomes told."""
    wanted = int(chance.expovariate(1 / 150)) + 1
    process = subprocess.Popen(
        [*COMMAND, "--plain", *options],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment(home),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    # More turns than a match has: the process plays as fast as it can.
    feeder = subprocess.Popen(["yes", "auto"], stdout=process.stdin, stderr=subprocess.DEVNULL)
    process.stdin.close()
    lines = []
    try:
        for line in process.stdout:
            lines.append(line.decode().rstrip("\n"))
            if len(lines) == wanted:
                time.sleep(chance.random() * 0.01)
                process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
    finally:
        for running in (process, feeder):
            running.kill()
            running.wait()
        process.stdout.close()
    if process.returncode == REFUSED:
        raise Lost("the game refused to begin or to go on")
    return [line for line in lines if OUTCOME.match(line)]


def play_textual(options: list[str], chance: random.Random, home: Path) -> list[str]:
    """Play on the full screen; kill after a number of outcomes, and a moment; those seen."""
    wanted = int(chance.expovariate(1 / 25)) + 1
    child, terminal = pty.fork()
    if child == 0:
        os.execve(COMMAND[0], [*COMMAND, *options], environment(home))
    screen = Screen(terminal)
    try:
        alive = screen.look(5.0, 1)
        until = time.monotonic() + PATIENCE
        while alive and len(screen.seen) < wanted and time.monotonic() < until:
            # Ask for a suggestion and take it; the pages between hands close with Enter too.
            for key in (b"h", b"\r"):
                os.write(terminal, key)
                alive = alive and screen.look(0.3, wanted)
        time.sleep(chance.random() * 0.05)
    finally:
        with contextlib.suppress(ProcessLookupError):
            os.kill(child, signal.SIGKILL)
        os.close(terminal)
        status = os.waitpid(child, 0)[1]
    if os.WIFEXITED(status) and os.WEXITSTATUS(status) == REFUSED:
        raise Lost("the game refused to begin or to go on")
    return list(screen.seen)


class Screen:
    """A pseudo-terminal's screen, and the outcomes that stood on it when it was at rest."""

    COLUMNS, ROWS = 100, 30
    REST: Final = 0.03

    def __init__(self, terminal: int) -> None:
        import pyte

        self.terminal = terminal
        self.screen = pyte.Screen(self.COLUMNS, self.ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.seen: dict[str, None] = {}
        size = struct.pack("HHHH", self.ROWS, self.COLUMNS, 0, 0)
        fcntl.ioctl(terminal, termios.TIOCSWINSZ, size)

    def look(self, seconds: float, wanted: int) -> bool:
        """Take in what is drawn, until so much was seen; False when the process has gone."""
        until = time.monotonic() + seconds
        drawn = False
        while time.monotonic() < until and len(self.seen) < wanted:
            if select.select([self.terminal], [], [], self.REST)[0]:
                try:
                    data = os.read(self.terminal, 65536)
                except OSError:
                    return False
                self.stream.feed(data)
                drawn = True
            elif drawn:  # half a picture would show sentences that nobody wrote
                drawn = False
                self._read()
        return True

    def _read(self) -> None:
        for row in self.screen.display:
            for part in re.split(r"\s{2,}|[│┃▏▕|]", row):
                if OUTCOME.match(part.strip()):
                    self.seen[part.strip()] = None


Way = Callable[[list[str], random.Random, Path], list[str]]
MODES: Final[dict[str, Way]] = {"plain": play_plain, "textual": play_textual}

if __name__ == "__main__":
    sys.exit(main())
