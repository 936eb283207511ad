"""``spades bench``: the fingerprint of what the game does."""

from __future__ import annotations

from typing import Annotated

import typer


def command(
    context: typer.Context,
    fingerprint: Annotated[
        bool,
        typer.Option(
            "--fingerprint", help="Print 16 hex digits that change when the game's behaviour does."
        ),
    ] = False,
) -> None:
    """Measure the game: its behaviour in one number.

    The number is the same on every machine.
    """
    if not fingerprint:
        typer.echo(context.get_help())
        return
    from spades.testing.playthrough import fingerprint as computed

    typer.echo(computed())
