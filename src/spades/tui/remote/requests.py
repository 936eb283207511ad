"""What is asked of a server over HTTP: a table, a seat, the record of a match that is over.

Python's own client is enough for three requests. What goes wrong is one of a few errors that a
player can do something about.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any, Final

from spades.errors import RemoteError, SpadesError, UsageError, reason_of
from spades.table import PERSON
from spades.tui.remote.link import Link, read_link

SECONDS: Final = 10.0
_MOST: Final = 16 * 2**20
"""Bytes of the longest answer that is read: a record of a very long match is shorter."""


def take_seat(link: Link, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Sit down: ``{seat, token, version}``. Raises RemoteError ``join.*``, or what was refused."""
    told = _call(link, link.api("seats"), asked)
    if not isinstance(told.get("seat"), int) or not isinstance(told.get("token"), str):
        raise RemoteError("join.not_spades", address=link.server)
    return told


def check_free(link: Link) -> None:
    """Whether somebody can sit down still. Raises as ``take_seat``, ``seat.none_free``."""
    told = _call(link, f"{link.server}/api/tables/{link.table}")
    if told.get("archived"):
        raise RemoteError("table.archived", table=link.table)
    try:
        seats = told["state"]["seats"]
        free = any(seat["kind"] == PERSON and seat["name"] is None for seat in seats)
    except (KeyError, TypeError):
        raise RemoteError("join.not_spades", address=link.server) from None
    if not free:
        raise RemoteError("seat.none_free")


def open_table(server: str, plan: Mapping[str, Any]) -> dict[str, Any]:
    """A new table: ``{table, link, version}``. Raises as ``take_seat``."""
    nowhere = Link(server, "")
    told = _call(nowhere, f"{server}/api/tables", plan)
    try:
        link = read_link(str(told["link"]))
    except (KeyError, UsageError):
        raise RemoteError("join.not_spades", address=server) from None
    return {"table": link.table, "link": str(link), "version": told.get("version")}


def fetch_record(link: Link) -> dict[str, Any]:
    """The record of a match that is over. Raises as ``take_seat``."""
    return _call(link, link.api("record"))


def _call(link: Link, url: str, body: Mapping[str, Any] | None = None) -> dict[str, Any]:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Accept": "application/json"}
    if data is not None:
        headers["Content-Type"] = "application/json"
    request = urllib.request.Request(url, data, headers)
    handlers = [urllib.request.ProxyHandler({})] if link.is_local else []
    try:
        with urllib.request.build_opener(*handlers).open(request, timeout=SECONDS) as response:
            return _object(link, response.read(_MOST))
    except urllib.error.HTTPError as error:
        with error:
            raise _refusal(link, error.code, error.read(_MOST)) from None
    except (OSError, HTTPException, ValueError) as error:
        cause = getattr(error, "reason", error)
        reason = reason_of(cause if isinstance(cause, Exception) else error)
        raise RemoteError("join.no_server", address=link.server, reason=reason) from None


def _object(link: Link, data: bytes) -> dict[str, Any]:
    try:
        told = json.loads(data)
    except (ValueError, RecursionError):
        told = None
    if not isinstance(told, dict):
        raise RemoteError("join.not_spades", address=link.server)
    return told


def _refusal(link: Link, status: int, data: bytes) -> SpadesError:
    try:
        return refused(link, _object(link, data)["error"])
    except (RemoteError, KeyError):
        return RemoteError("join.not_spades", address=link.server)


def refused(link: Link, told: object) -> SpadesError:
    """What a server refused, as an error of ours: its code and facts."""
    if not isinstance(told, Mapping) or not isinstance(told.get("code"), str):
        return RemoteError("join.not_spades", address=link.server)
    code = told["code"]
    if code == "http.unknown" and not link.table:
        return RemoteError("join.not_spades", address=link.server)
    if code in ("store.unknown", "http.unknown"):
        return RemoteError("join.no_table", address=link.server, table=link.table)
    facts = {name: _harmless(value) for name, value in told.items() if name != "code"}
    return RemoteError(_harmless(code), **facts)


def _harmless(value: Any) -> Any:
    """A fact as it may be shown on a terminal: a server could write anything there."""
    if isinstance(value, str):
        return "".join(one for one in value if one.isprintable())[:200]
    if isinstance(value, list):
        return [_harmless(one) for one in value[:60]]
    return value if isinstance(value, int | float | None) else str(type(value).__name__)
