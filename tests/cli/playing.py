"""Running the command line in tests, with a data folder of the test's own."""

import subprocess
import sys

from typer.testing import CliRunner

from spades import cli
from spades.errors import SpadesError

SPADES = [sys.executable, "-c", "from spades.cli import main; main()"]
QUICK = ["--rules", "max_hands=1"]


def spades(*args, typed="", **more):
    """Run the command in a process of its own."""
    return subprocess.run(
        [*SPADES, *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
        **more,
    )


def here(*args, typed=""):
    """Run the command in this process: quicker. Raises what ``main`` would tell."""
    run = CliRunner().invoke(cli.app, list(args), input=typed, catch_exceptions=True)
    if isinstance(run.exception, SpadesError):
        raise run.exception
    return run


def saved(home):
    """The saved matches, in the order in which they were begun."""
    return sorted((home / "matches").glob("*.spades"))
