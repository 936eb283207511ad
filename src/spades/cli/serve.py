"""``spades serve``: a server for tables where people meet, without any set-up."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

from spades.cli import common

if TYPE_CHECKING:
    from collections.abc import Mapping

    from spades.i18n import Texts
    from spades.server.settings import Settings


def command(
    host: Annotated[
        str | None, typer.Option("--host", help="The address or name that it listens at.")
    ] = None,
    port: Annotated[
        str | None, typer.Option("--port", help="Its port, 8750 by default; 0: any that is free.")
    ] = None,
    lan: Annotated[
        bool | None, typer.Option("--lan", help="Let others in the local network in.")
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/DATABASE.",
        ),
    ] = None,
    origins: Annotated[
        list[str] | None,
        typer.Option("--origins", metavar="URL", help="A further page that may talk to it."),
    ] = None,
    trusted_proxies: Annotated[
        list[str] | None,
        typer.Option("--trusted-proxies", metavar="ADDRESS", help="A proxy to be believed."),
    ] = None,
    messages_per_second: Annotated[
        str | None, typer.Option("--messages-per-second", help="Of one connection.")
    ] = None,
    message_burst: Annotated[
        str | None, typer.Option("--message-burst", help="Of one connection after a rest.")
    ] = None,
    requests_per_second: Annotated[
        str | None, typer.Option("--requests-per-second", help="Of one address.")
    ] = None,
    request_burst: Annotated[
        str | None, typer.Option("--request-burst", help="Of one address after a rest.")
    ] = None,
    tables_per_hour: Annotated[
        str | None, typer.Option("--tables-per-hour", help="That one address may open.")
    ] = None,
    connections_per_address: Annotated[
        str | None, typer.Option("--connections-per-address", help="Open at a time.")
    ] = None,
    connections: Annotated[
        str | None, typer.Option("--connections", help="Open at a time in all.")
    ] = None,
    spectators_per_table: Annotated[
        str | None, typer.Option("--spectators-per-table", help="At a time.")
    ] = None,
    keep_days: Annotated[
        str | None, typer.Option("--keep-days", help="How long records of matches are kept.")
    ] = None,
    metrics: Annotated[
        list[str] | None,
        typer.Option("--metrics", help="Who may read /metrics: off, local or addresses."),
    ] = None,
    log_format: Annotated[str | None, typer.Option("--log-format", help="console or json.")] = None,
    log_level: Annotated[
        str | None, typer.Option("--log-level", help="debug, info, warning or error.")
    ] = None,
    workers: Annotated[
        str | None, typer.Option("--workers", help="Processes for players that think ahead.")
    ] = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """Open tables where people and computers play, here or for others.

    It needs no set-up. Each option has a variable too: docs/settings.md; docs/hosting.md says what
    a host should know. Ctrl-C or SIGTERM ends it: nothing is lost, clients come back by themselves.
    Exit code: 0 ended by a signal; 2 an error, such as a port in use.
    """
    given = {name: value for name, value in locals().items() if name not in _OURS}
    texts = common.speak(lang, ascii, as_json)
    from spades.server.settings import read_settings

    settings = read_settings(given, os.environ, common.data_folder())
    _serve(settings, None if as_json else texts)


_OURS = frozenset({"as_json", "lang", "ascii"})


def _serve(settings: Settings, texts: Texts | None) -> None:
    """Until a signal comes. ``texts``: None for JSON."""
    from spades.server import logs
    from spades.server.address import lan_address
    from spades.server.app import create_app
    from spades.server.run import bound_socket, serve
    from spades.server.settings import origin

    one = bound_socket(settings.bind_host, settings.port)
    port = one.getsockname()[1]
    lan = lan_address() if settings.lan else None
    origins = settings.origins_at(port, lan)
    shown = "127.0.0.1" if settings.bind_host in ("0.0.0.0", "::") else settings.bind_host
    address = origin("http", shown, port)
    link = origin("http", lan, port) if lan else None
    base = settings.origins[0] if settings.origins else link or address
    put_back = logs.set_up(settings.log_format, settings.log_level)
    app = create_app(settings, origins=origins, base=base)

    def ready() -> None:
        found = app.state.service.found
        if texts is None:
            told = {"format": "spades-serve", "version": 1, "address": address, "port": port}
            print(json.dumps({**told, "link": link, "store": dict(found)}), flush=True)
        else:
            _greet(texts, settings, address, link, found)

    try:
        serve(app, one, ready)
    finally:
        one.close()
        put_back()
    if texts is not None:
        print(texts.say("serve-ended"), flush=True)


def _greet(
    texts: Texts, settings: Settings, address: str, link: str | None, found: Mapping[str, str]
) -> None:
    from spades.store.address import without_password

    print(texts.say("serve-address", address=address))
    if link is not None:
        print(texts.say("serve-link", address=link))
        _print_code(link)
    elif settings.lan:
        print(texts.say("serve-no-network"))
    print(texts.say("serve-open", address=link or address))
    # The rest of what was found is for programs: --json has it.
    place = found.get("path") or without_password(settings.database)
    print(texts.say("serve-store", place=place))
    if "broken" in found:
        print(texts.say("data-damaged", names=found["broken"]))
    kept = found.get("durable") != "no"
    print(texts.say("serve-stop", kept=kept), flush=True)


def _print_code(link: str) -> None:
    """The link as a QR code, where it can be drawn."""
    if common.plain_terminal() or not sys.stdout.isatty():
        return
    from spades.server.address import qr_lines

    print("\n".join(qr_lines(link)))
