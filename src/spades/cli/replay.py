"""``spades replay``: play a record through the rules and tell how it stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from spades.cli import common

if TYPE_CHECKING:
    from spades.game.record import Record


def command(
    file: Annotated[Path, typer.Argument(help="A record (.json); - reads standard input.")],
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Replay a record: check every action, print the score sheet.

    It tells where the match stands, too, and what may be done next.
    """
    texts = common.speak(lang, ascii, as_json)
    from spades.game import sheet
    from spades.game.record import FORMAT, VERSION, read_record, replay
    from spades.game.report import replay_json
    from spades.game.shapes import check_format

    given = common.read_json(file)
    if isinstance(given, dict) and ("format" in given or sheet.is_sheet(given)):
        check_format({"format": sheet.FORMAT, **given, "version": VERSION}, FORMAT, VERSION)
    record: Record = read_record(given)
    played = replay(record)
    if as_json:
        typer.echo(json.dumps(replay_json(played), ensure_ascii=False))
        return
    from spades.cli.sheets import print_standing

    print_standing(played, record.players, texts)
