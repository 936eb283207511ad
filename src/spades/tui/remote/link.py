"""A link to a table: which server, which table, and where on it everything is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from spades.errors import UsageError

_NAME: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
_BEFORE_NAME: Final = ("t", "tables")
"""The part of an address that stands before a table's name."""
_LOCAL: Final = ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True, slots=True)
class Link:
    """``server`` without a slash at its end, such as ``http://192.168.1.5:8750``."""

    server: str
    table: str

    def __str__(self) -> str:
        return f"{self.server}/t/{self.table}"

    @property
    def socket(self) -> str:
        """Where the socket is."""
        return f"ws{self.server.removeprefix('http')}/api/socket"

    @property
    def is_local(self) -> bool:
        """Whether the server is on this computer, where no proxy leads."""
        return urlsplit(self.server).hostname in _LOCAL

    def api(self, what: str) -> str:
        """Where something of this table is: ``seats``, ``record``."""
        return f"{self.server}/api/tables/{self.table}/{what}"


def read_link(text: str, server: str | None = None) -> Link:
    """A link as people send it: ``http://host:port/t/NAME``, or a name alone with ``server``.

    Raises UsageError ``join.link``: it is none; ``join.no_server_given``: a name and no server;
    ``join.server``: a server and no table.
    """
    text = text.strip()
    if _NAME.fullmatch(text):
        if server is None:
            raise UsageError("join.no_server_given", table=text)
        return Link(read_server(server), text)
    parts = urlsplit(text if "://" in text else f"http://{text}")
    path = [part for part in parts.path.split("/") if part]
    named = path and path[-1] not in _BEFORE_NAME and _NAME.fullmatch(path[-1])
    if parts.netloc and not path:
        raise UsageError("join.server", server=read_server(text))
    if not parts.netloc or not named:
        raise UsageError("join.link", text=text[:80])
    before = path[:-1]
    if before and before[-1] in _BEFORE_NAME:
        del before[-1]
    if before[-1:] == ["api"]:
        del before[-1]
    base = "/".join([f"{parts.scheme}://{parts.netloc}", *before])
    return Link(read_server(base, text), path[-1])


def read_server(text: str, given: str | None = None) -> str:
    """A server's address as it is used; ``given``: the link that it stood in.

    Raises UsageError ``join.address``, or with ``given`` ``join.link``.
    """
    text = text.strip().rstrip("/")
    parts = urlsplit(text if "://" in text else f"http://{text}")
    try:
        whole = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:  # a port that is none
        whole = False
    # A name or a password before the host would be sent to whoever the link is from.
    if not whole or "@" in parts.netloc or re.search(r"\s", parts.netloc):
        if given is None:
            raise UsageError("join.address", text=text[:80])
        raise UsageError("join.link", text=given[:80])
    return f"{parts.scheme}://{parts.netloc}{parts.path}"
