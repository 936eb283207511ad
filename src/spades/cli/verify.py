"""``spades verify``: whether the hands of a record were shuffled as the table promised."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spades.cli import common
from spades.errors import RecordError, UsageError

if TYPE_CHECKING:
    from spades.game.record import Record
    from spades.i18n import Texts
    from spades.table.fair_check import FairReport


def command(
    file: Annotated[Path, typer.Argument(help="A record (.json); - reads standard input.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="The commitment that you were told."),
    ] = None,
    contribution: Annotated[
        str | None,
        typer.Option("--contribution", metavar="HEX", help="The 16 bytes that you put in."),
    ] = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Prove that a record was shuffled as its table promised.

    Give it what you noted at the table, and a record of other promises is refused. Exit code: 0
    every hand is proven; 1 not so; 2 an error.
    """
    texts = common.speak(lang, ascii, as_json)
    from spades.game.proof import SEED_DIGITS, SHARE_DIGITS
    from spades.game.record import read_record
    from spades.table.fair_check import check_fair, report_json

    noted = _noted("--commitment", commitment, SEED_DIGITS)
    share = _noted("--contribution", contribution, SHARE_DIGITS)
    record = read_record(common.read_json(file))
    report = check_fair(record, noted, share)
    if as_json:
        typer.echo(json.dumps(report_json(record, report, error_json), ensure_ascii=False))
    else:
        _print(record, report, texts)
    if not report.proven:
        raise typer.Exit(1)


def _noted(option: str, given: str | None, digits: int) -> str | None:
    from spades.game.proof import is_hex

    if given is None:
        return None
    text = given.strip().lower()
    if not is_hex(text, digits):
        raise UsageError("verify.noted", option=option, text=given[:80], digits=digits)
    return text


def error_json(error: RecordError) -> dict[str, Any]:
    """An error with its message, as it stands in the report."""
    told: dict[str, Any] = common.error_json(error)["error"]
    return told


def _print(record: Record, report: FairReport, texts: Texts) -> None:
    from spades.cli.sheets import print_table
    from spades.table.fair_check import NONE, PROVEN

    rows = [
        [
            str(index),
            "" if hand.deal_number is None else str(hand.deal_number),
            texts.say("verify-verdict", verdict=verdict.kind)
            if verdict.error is None
            else texts.error(verdict.error),
        ]
        for index, (hand, verdict) in enumerate(zip(record.hands, report.hands, strict=True), 1)
    ]
    if rows:
        heads = ("sheet-hand", "verify-deal", "verify-head")
        print_table("", [texts.say(head) for head in heads], rows, (0, 1))
    else:
        print(texts.say("replay-no-hands"))
    if report.first.kind != NONE:
        kind = report.first.kind
        first = report.first.error
        print(texts.say("verify-first", verdict=kind) if first is None else texts.error(first))
    for error in report.errors:
        print(texts.error(error))
    left_out = _left_out(record)
    if left_out:
        print(texts.say("verify-left-out", numbers=left_out))
    proven = sum(verdict.kind == PROVEN for verdict in report.hands)
    carrying = sum(hand.fair is not None for hand in record.hands)
    print(texts.say("verify-count", count=proven, total=carrying, hands=len(report.hands)))


def _left_out(record: Record) -> list[int]:
    """The numbers of the deals before the last that are not in the record: dealt anew."""
    if all(hand.fair is None for hand in record.hands):
        return []
    there = {hand.deal_number for hand in record.hands if hand.deal_number is not None}
    most = max(there, default=0)
    return [number for number in range(1, most + 1) if number not in there] if most <= 1024 else []
