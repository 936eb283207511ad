"""What is asked of a server over HTTP: a seat, and the record of a match that is over.

Python's own client is enough for two requests. What goes wrong is one of a few errors that a
player can do something about.
"""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from collections.abc import Mapping
from http.client import HTTPException
from typing import Any, Final

from spades.errors import RemoteError, SpadesError, reason_of
from spades.tui.remote.link import Link

SECONDS: Final = 10.0
_MOST: Final = 16 * 2**20
"""Bytes of the longest answer that is read: a record of a very long match is shorter."""


def take_seat(link: Link, asked: Mapping[str, Any]) -> dict[str, Any]:
    """Sit down: ``{seat, token, version}``. Raises RemoteError ``join.*``, or what was refused."""
    told = _call(link, link.api("seats"), asked)
    if not isinstance(told.get("seat"), int) or not isinstance(told.get("token"), str):
        raise RemoteError("join.not_spades", address=link.server)
    return told


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
