"""``spades score``: the score sheet of a paper game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from spades.cli import common


def command(
    file: Annotated[Path, typer.Argument(help="A score sheet (.json); - reads standard input.")],
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Score a paper game from its bids and tricks, hand by hand."""
    texts = common.speak(lang, ascii, as_json)
    from spades.game.report import standing_json
    from spades.game.shapes import check_format
    from spades.game.sheet import FORMAT, VERSION, score_sheet

    given = common.read_json(file)
    if isinstance(given, dict):
        # Before its keys: a record is told as one.
        check_format({**given, "version": VERSION}, FORMAT, VERSION, optional=True)
    sheet = score_sheet(given)
    if as_json:
        typer.echo(json.dumps(standing_json(sheet.state, sheet.results), ensure_ascii=False))
        return
    from spades.cli.sheets import print_standing

    print_standing(sheet, None, texts)
