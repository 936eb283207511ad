"""``spades open``: a table on a server, and the link that invites people to it."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Final

import typer

from spades.cli import common
from spades.errors import UsageError

HERE: Final = "http://127.0.0.1:8750"
"""Where ``spades serve`` listens unless told otherwise."""


def command(
    server: Annotated[str, typer.Argument(metavar="SERVER", help="The server's address.")] = HERE,
    game: Annotated[
        str | None, typer.Option("--game", help="partnership (four players) or two-player.")
    ] = None,
    rules: Annotated[
        list[str] | None,
        typer.Option("--rules", metavar="NAME=VALUE", help="A table rule; may be repeated."),
    ] = None,
    seats: Annotated[
        str | None,
        typer.Option(
            "--seats",
            metavar="WHO,WHO,…",
            help="Whom each seat is for, from North on: person or a computer player. Without it "
            "all are for people.",
        ),
    ] = None,
    options: Annotated[
        list[str] | None,
        typer.Option(
            "--option",
            metavar="NAME=VALUE",
            help="An option of the table, such as turn_seconds=45; may be repeated.",
        ),
    ] = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Open a table on a server, and print its link.

    Whoever has the link takes a free seat with spades play --join LINK, you too. Exit code: 0 it
    is open; 2 an error, such as no server.
    """
    texts = common.speak(lang, ascii, as_json)
    from spades.tui.remote.link import read_server
    from spades.tui.remote.requests import open_table

    changes = common.rule_changes(rules, [] if game is None else ["--game"])
    plan: dict[str, Any] = {"rules": {"preset": game or "partnership", **changes}}
    if "game" in changes or "preset" in changes:
        plan["rules"] = changes
    if seats is not None:
        plan["seats"] = [kind.strip() for kind in seats.split(",")]
    plan["options"] = _pairs(options)
    told = open_table(read_server(server), plan)
    if as_json:
        print(json.dumps({"format": "spades-open", "version": 1, **told}))
        return
    print(texts.say("open-link", link=told["link"]))
    if sys.stdout.isatty() and not common.plain_terminal():
        from spades.server.address import qr_lines

        print("\n".join(qr_lines(told["link"])))
    print(texts.say("open-sit", link=told["link"]))


def _pairs(pairs: list[str] | None) -> dict[str, Any]:
    """Raises UsageError ``option.pair``, ``option.twice``."""
    found: dict[str, Any] = {}
    for pair in pairs or ():
        name, mark, value = pair.partition("=")
        if not mark:
            raise UsageError("option.pair", option="--option", text=pair[:40])
        if name.strip() in found:
            raise UsageError("option.twice", option=f"--option {name.strip()[:40]}")
        found[name.strip()] = _value(value.strip())
    return found


def _value(text: str) -> object:
    """A switch, a number, ``none`` as in rules or ``null`` as in JSON, or a word."""
    words: dict[str, object] = {"true": True, "false": False, "none": None, "null": None}
    if text.lower() in words:
        return words[text.lower()]
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text
