"""Who may come in at all: every request and every handshake is counted, whatever it asks for.

Before any route is looked up, so that an address that does not exist costs no more than one that
does. That the process lives may be asked without limit.
"""

from __future__ import annotations

import json
import logging
from typing import Any, Final

from litestar import Litestar
from litestar.connection import ASGIConnection

from spades.errors import IllegalAction
from spades.server import headers
from spades.server.service import Service

_log = logging.getLogger(__name__)

ALWAYS: Final = "/health/live"


class Door:
    """The application as the server is given it."""

    def __init__(self, app: Litestar) -> None:
        self.app = app
        self.service: Service = app.state.service

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """As ASGI has it."""
        if scope["type"] in ("http", "websocket") and scope["path"] != ALWAYS:
            service = self.service
            try:
                service.allow("request", service.sender_of(ASGIConnection(scope)))
            except IllegalAction as error:
                _log.info("refused", extra={"code": error.code, "status": 429})
                await _refuse(scope, send, error.facts["after"])
                return
        await self.app(scope, receive, send)


async def _refuse(scope: Any, send: Any, after: int) -> None:
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    body = json.dumps({"error": {"code": "limit.too_many", "after": after}}).encode()
    said = {
        **headers.HEADERS,
        "content-type": "application/json",
        "content-length": str(len(body)),
        "retry-after": str(after),
    }
    pairs = [(name.encode(), value.encode()) for name, value in said.items()]
    await send({"type": f"{kind}.start", "status": 429, "headers": pairs})
    await send({"type": f"{kind}.body", "body": body, "more_body": False})
