"""What every answer over HTTP says to browsers: keep nothing, guess nothing, embed nothing.

An answer that says something of its own, as a page does, keeps it. That TLS is used is said by
whoever ends it: the proxy.
"""

from __future__ import annotations

from typing import Final

from litestar.types import Message, Scope

HEADERS: Final = {
    # Answers hold what one player may know, or what holds for a moment.
    "cache-control": "no-store",
    "content-security-policy": (
        "default-src 'none'; object-src 'none'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'; sandbox"
    ),
    "cross-origin-resource-policy": "same-origin",
    # A table's address is its invitation.
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}

_PAIRS: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]


async def complete(message: Message, scope: Scope) -> None:
    """Add what an answer does not say itself; to be called before it is sent."""
    if message["type"] != "http.response.start":
        return
    headers = list(message["headers"])
    said = {name.lower() for name, _ in headers}
    message["headers"] = [*headers, *(pair for pair in _PAIRS if pair[0] not in said)]
