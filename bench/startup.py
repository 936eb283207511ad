"""What it costs to start: CPU seconds of ``spades --help`` and of the first screen.

The first screen is ``spades play`` in a terminal of its own, 80 by 24, from the start of the
process until something is painted and nothing more comes for a moment. Medians, after one start
that does not count, of a fresh player's folders. Bars: 0.35 s and 1.5 s.

    python bench/startup.py
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import tempfile
import termios
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.common import figure, median, parser, progress

HELP_BAR: Final = 0.35
SCREEN_BAR: Final = 1.5

ALTERNATE_SCREEN: Final = b"\x1b[?1049h"
PAINTED: Final = 500
"""More bytes than a program needs to ask its terminal questions, once it has the screen."""
QUIET: Final = 0.3
PATIENCE: Final = 60.0


def start(words: list[str], home: Path) -> tuple[int, int]:
    """Start the command in a terminal of its own: its process, and the terminal's other end."""
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "HOME": str(home),
        "SPADES_DATA": str(home / "data"),
        **{f"XDG_{kind}_HOME": str(home / kind) for kind in ("CONFIG", "DATA", "STATE")},
    }
    process, terminal = pty.fork()
    if process == 0:  # pragma: no cover  (another process)
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        code = "import sys; from spades.cli import main; main()"
        os.execve(sys.executable, [sys.executable, "-c", code, *words], environment)
    return process, terminal


def read(terminal: int, seconds: float) -> bytes | None:
    """What comes next; None when nothing came in time, b"" at the end."""
    if not select.select([terminal], [], [], seconds)[0]:
        return None
    try:
        return os.read(terminal, 65536)
    except OSError:  # Linux says so when the other end is closed
        return b""


def to_its_end(terminal: int) -> bool:
    while read(terminal, PATIENCE):
        pass
    return True


def to_its_first_screen(terminal: int) -> bool:
    """Whether a screen was painted."""
    seen = b""
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        data = read(terminal, QUIET)
        if data == b"":
            return False
        if data is None:
            if len(seen.partition(ALTERNATE_SCREEN)[2]) > PAINTED:
                return True
            continue
        seen += data
    return False


def cpu_seconds(words: list[str], until: Callable[[int], bool], home: Path) -> float:
    """CPU of the process and its children, until it is as far as we want it."""
    process, terminal = start(words, home)
    try:
        arrived = until(terminal)
        if until is not to_its_end:
            os.kill(process, signal.SIGKILL)
    finally:
        os.close(terminal)
        _, _, usage = os.wait4(process, 0)
    if not arrived:
        raise SystemExit(f"spades {' '.join(words)} came to no screen")
    return usage.ru_utime + usage.ru_stime


def measured(words: list[str], until: Callable[[int], bool], runs: int) -> float:
    figures = []
    for number in progress(range(runs + 1), f"spades {words[0]}", runs + 1):
        with tempfile.TemporaryDirectory() as home:
            used = cpu_seconds(words, until, Path(home))
        if number:  # the first one compiles
            figures.append(used)
    return median(figures)


def main() -> int:
    options = parser(__doc__)
    options.add_argument("--runs", type=int, default=15)
    options.add_argument("--slack", type=float, default=1.0, help="bars times this: small runs")
    given = options.parse_args()
    told = measured(["--help"], to_its_end, given.runs)
    screen = measured(["play"], to_its_first_screen, given.runs)
    return figure(
        "startup",
        f"--help {told:.2f} s of CPU (bar {HELP_BAR}), first screen {screen:.2f} s "
        f"(bar {SCREEN_BAR}); medians of {given.runs}",
        told <= given.slack * HELP_BAR and screen <= given.slack * SCREEN_BAR,
    )


if __name__ == "__main__":
    sys.exit(main())
