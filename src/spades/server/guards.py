"""What a connection may cost before anybody knows what it wants: bytes and seconds.

The HTTP parser takes a request's head of any length and waits for its end for ever. Here a head
ends at 16 KB and a whole request after ten seconds. A socket whose reader takes nothing can be cut
off, not only asked to go: an ASGI application finds how under ``ABORT`` in its scope's extensions.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

HEAD_BYTES: Final = 16 * 1024
REQUEST_SECONDS: Final = 10.0
ABORT: Final = "spades-abort"


class GuardedHttp(HttpToolsProtocol):
    """HTTP/1.1 with a limit to the head and a time for the whole request."""

    _head = 0
    """Bytes of a head that is not complete."""
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._await_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._request_came()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._late is None and (self.cycle is None or self.cycle.response_complete):
            self._await_request()
        before = self.cycle
        super().data_received(data)
        if self._late is not None and self.cycle is before:
            self._head += len(data)
            if self._head > HEAD_BYTES:
                self.transport.abort()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._late is None:
            self._await_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(name) + len(value) > HEAD_BYTES:
            raise ValueError("a header too long")  # the parser answers 400

    def on_headers_complete(self) -> None:
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD_BYTES:
            raise ValueError("a head too long")
        super().on_headers_complete()
        self._head = 0

    def on_message_complete(self) -> None:
        self._request_came()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._request_came()
        super().handle_websocket_upgrade()

    def timeout_keep_alive_handler(self) -> None:
        self._request_came()
        super().timeout_keep_alive_handler()

    def _await_request(self) -> None:
        self._late = self.loop.call_later(REQUEST_SECONDS, self._no_request)

    def _request_came(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _no_request(self) -> None:
        self._late = None
        self.transport.abort()


class GuardedSocket(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut off."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        scope = cast("dict[str, Any] | None", getattr(self, "scope", None))
        if scope is not None:
            scope["extensions"][ABORT] = self.transport.abort

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            # A refusal is an answer, too; else it would be logged as a fault of ours.
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except (UnicodeError, ValueError):
            # What no address or header may hold: nobody is owed an answer.
            self.transport.abort()
