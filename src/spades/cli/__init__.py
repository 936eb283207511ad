"""The command ``spades``.

Each command has a file of its own here, light to import: what it needs is imported when it runs,
so that ``spades --help`` answers at once.
"""

from __future__ import annotations

import errno
import io
import os
import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from spades import __version__
from spades.cli import common
from spades.errors import SpadesError, UsageError, reason_of

CLOSED_PIPE: Final = 128 + 13
"""The exit code where the reader of the output went away: 13 is the number of SIGPIPE."""

app = typer.Typer(
    name="spades",
    help="Spades, the card game: play it, replay it, score it, set players against each other.",
    epilog=(
        "Exit codes: 0 done; 1 not done, or not all of it; 2 refused with an error; "
        "130 Ctrl-C; 141 nobody reads on (| head)."
    ),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"spades {__version__}")
        raise typer.Exit


@app.callback()
def _root(
    version: Annotated[
        bool,
        typer.Option("--version", callback=_version, is_eager=True, help="Print the version."),
    ] = False,
) -> None:
    """Spades, the card game: play it, replay it, score it, set players against each other."""


def main() -> None:
    """Run the command line.

    Exit codes: 0 done; 1 not done, or not all of it; 2 refused with an error; 130 Ctrl-C; 141 the
    reader of a pipe went away, as shells count for programs that a closed pipe ends.
    """
    if sys.stdin is None:  # closed: nothing is typed
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - to the end
    if sys.stdout is None:
        common.complain(UsageError("output.write", reason=os.strerror(errno.EBADF)))
        sys.exit(2)
    for stream in (sys.stdout, sys.stderr):
        # A name that this terminal cannot write is written as escapes, not as a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    stdout = sys.stdout
    try:
        try:
            app()
        except SystemExit:
            # Typer answers a closed pipe with 1 and a stream of its own in the place of this one.
            if sys.stdout is not stdout:
                sys.stdout = stdout
                raise BrokenPipeError from None
            raise
        finally:
            # What cannot be written is told here, not by the interpreter when it ends.
            sys.stdout.flush()
    except SpadesError as error:
        common.complain(error)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        # The reader went away (``spades replay … | head``): not an error worth a word, and neither
        # what 0 nor what 1 tells.
        _drop_output()
        sys.exit(CLOSED_PIPE)
    except OSError as error:
        if error.filename is not None:
            raise  # a file's: only streams have no name
        _drop_output()
        common.complain(UsageError("output.write", reason=reason_of(error)))
        sys.exit(2)


def _drop_output() -> None:
    """Let what is still unwritten go nowhere, so that the interpreter can end in peace."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# They register with ``app``'s help above.
from spades.cli import (  # noqa: E402
    arena,
    backup,  # noqa: F401 - it registers with ``data``
    bench,
    data,
    howto,
    matches,
    open_table,
    play,
    replay,
    score,
    serve,
    solve,
    verify,
    warm_up,
)

app.command("play")(play.command)
app.add_typer(matches.app, name="matches")
app.command("howto")(howto.command)
app.command("serve")(serve.command)
app.command("open")(open_table.command)
app.add_typer(data.app, name="data")
app.command("replay")(replay.command)
app.command("score")(score.command)
app.command("verify")(verify.command)
app.command("solve")(solve.command)
app.command("arena")(arena.command)
app.command("bench")(bench.command)
app.command("warm-up")(warm_up.command)
