"""The command line."""

import typer

import spades

app = typer.Typer(no_args_is_help=True, rich_markup_mode=None)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(spades.__version__)
        raise typer.Exit


@app.callback()
def _spades(
    version: bool = typer.Option(False, "--version", callback=_version, is_eager=True),
) -> None:
    """Play, run and study the card game Spades."""


def main() -> None:
    """Run the command that the arguments name."""
    app()
