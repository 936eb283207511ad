"""``spades howto``: how the games are played."""

from __future__ import annotations

import shutil
import sys
import textwrap
from typing import Annotated

import typer

from spades.cli import common


def command(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="partnership or two-player.")
    ] = "partnership",
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Tell how to play.

    GAME is partnership (four players; the one told of if none is named) or two-player.
    """
    texts = common.speak(lang, ascii)
    from spades.errors import UsageError
    from spades.i18n import HOWTO_SECTIONS, howto

    if game not in HOWTO_SECTIONS:
        known = list(HOWTO_SECTIONS)
        raise UsageError("option.bad_value", option="GAME", value=game[:40], known=known)
    # Lines of a terminal are wrapped; a pipe gets each paragraph as one line.
    width = min(shutil.get_terminal_size().columns, 88) if sys.stdout.isatty() else 0
    typer.echo(texts.say(f"howto-{game}-title"))
    for title, body in howto(texts, game):
        typer.echo(f"\n{title}")
        for paragraph in body.split("\n"):
            typer.echo(textwrap.fill(paragraph, width) if width else paragraph)
