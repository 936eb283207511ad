"""The whole service as one ASGI application: routes, socket, health, measures.

``create_app`` wires; what happens is in ``http``, ``socket`` and the hub. There are no cookies and
no sessions: a seat's token comes with each request that needs it, and opens that seat alone.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar, Request, Response, Router, WebSocket, get, websocket
from litestar.config.cors import CORSConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from uvicorn.protocols.utils import ClientDisconnected

from spades import __version__
from spades.errors import IllegalAction, SpadesError
from spades.server import headers, metrics
from spades.server.front import front, invitation
from spades.server.guards import WIRE, Wire
from spades.server.http import LONGEST_BODY, ROUTES, guard
from spades.server.refusals import errors, fail, refuse, refuse_request
from spades.server.service import Parts, Service, is_local
from spades.server.settings import Settings
from spades.server.shapes import AskDeal, Health, OpenTable, OwnSeat, TakeSeat, UseCode
from spades.server.socket import Visit
from spades.server.thinking import Thinker
from spades.store.bus import Bus
from spades.store.port import Store

_log = logging.getLogger(__name__)


def create_app(
    settings: Settings,
    store: Store | None = None,
    bus: Bus | None = None,
    *,
    origins: frozenset[str] | None = None,
    base: str | None = None,
    now: Callable[[], float] | None = None,
    thinker: Thinker | None = None,
) -> Litestar:
    """The application, to be served by ``run``; ``app.state.service`` are its parts.

    ``origins``: whose pages may talk to it, ``base``: what links begin with; both by the settings
    unless they are given. ``now`` is the clock, ``thinker`` asks the computer players.
    Raises StoreError ``store.url``, ``store.driver``.
    """
    allowed = settings.origins_at(settings.port) if origins is None else origins
    base = base or (sorted(settings.origins) or sorted(allowed))[0]
    service = Service(settings, allowed, base, store, bus, now, thinker)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        await service.start()
        try:
            yield
        finally:
            await service.close()

    app = Litestar(
        [
            Router("/api", route_handlers=[*ROUTES, talk], guards=[guard]),
            *(front, invitation),
            *(alive, ready, measures),
        ],
        lifespan=[lifespan],
        state=State({"service": service}),
        dependencies={"service": Provide(lambda: service, sync_to_thread=False)},
        exception_handlers={
            SpadesError: refuse,
            HTTPException: refuse_request,
            Exception: fail,
        },
        cors_config=CORSConfig(
            allow_origins=sorted(allowed),
            allow_methods=["GET", "POST"],
            allow_headers=["Authorization", "Content-Type"],
        ),
        before_send=[headers.complete],
        openapi_config=_OPENAPI,
        request_max_body_size=LONGEST_BODY,
        logging_config=None,
        debug=False,
    )
    _tell_strict(app)
    return app


def _tell_strict(app: Litestar) -> None:
    """Say in the description what is true of bodies: unknown fields are refused."""
    schemas = app.openapi_schema.components.schemas
    for kind in (OpenTable, TakeSeat, UseCode, OwnSeat, AskDeal):
        schemas[kind.__name__].additional_properties = False


_OPENAPI: Final = OpenAPIConfig(
    title="Spades",
    version=__version__,
    description="Tables of the card game Spades: open one, sit down, look a match up, check it.",
    path="/api/openapi.json",
    render_plugins=[JsonRenderPlugin(path="/")],
    use_handler_docstrings=True,
    components=Components(
        security_schemes={
            "seat": SecurityScheme(type="http", scheme="bearer", description="The token of a seat.")
        }
    ),
    create_examples=False,
)


# --- the socket


@websocket("/socket")
async def talk(socket: WebSocket[Any, Any, Any], service: Parts) -> None:
    """The whole of a match: ``docs/protocol.md``."""
    address = service.sender_of(socket)
    if not service.may_come_from(socket):
        await _refuse(socket, 403)
    elif service.closing:
        await _refuse(socket, 503)
    elif not service.enter(address):
        await _refuse(socket, 429)
    else:
        try:
            await socket.accept()
            wire = cast("dict[str, Wire]", socket.scope["extensions"])[WIRE]
            await Visit(socket, wire, service, address).run()
        except ClientDisconnected:
            pass  # it has gone before it was let in
        except Exception:
            service.metrics.count("failed_task")
            _log.exception("a connection failed")
            raise
        finally:
            service.leave(address)


async def _refuse(socket: WebSocket[Any, Any, Any], status: int) -> None:
    """Answer the handshake with a status, before anything is accepted."""
    _log.info("handshake refused", extra={"status": status})
    headers = [(b"content-length", b"0")]
    if status != 403:  # it is refused for good
        headers.append((b"retry-after", b"2"))
    start: Any = {"type": "websocket.http.response.start", "status": status, "headers": headers}
    await socket.send(start)
    body: Any = {"type": "websocket.http.response.body", "body": b"", "more_body": False}
    await socket.send(body)


# --- for whoever runs it


@get("/health/live", summary="Whether the process lives", sync_to_thread=False)
def alive() -> Health:
    """It does, if it answers."""
    return Health(status="ok")


@get("/health/ready", responses=errors(), summary="Whether it takes visitors")
async def ready(service: Parts) -> Response[Health]:
    """200, or 503 while it starts or closes, or its database cannot be reached."""
    amiss = await service.not_ready()
    return Response(Health(status=amiss or "ok"), status_code=503 if amiss else 200)


_PROXIED: Final = ("x-real-ip", "forwarded", "via")
"""What a proxy tells of whom it asks for."""


@get("/metrics", include_in_schema=False)
async def measures(service: Parts, request: Request[Any, Any, Any]) -> Response[bytes]:
    """For Prometheus, and for whom the settings name."""
    settings = service.settings
    if not metrics.may_read(
        settings.metrics,
        settings.metrics_token,
        None if request.client is None else request.client.host,
        request.headers.getall("x-forwarded-for", []),
        settings.trusted_proxies,
        request.headers.get("authorization"),
        is_local(f"http://{request.headers.get('host', '')}")
        and not any(name in request.headers for name in _PROXIED),
    ):
        raise IllegalAction("metrics.closed")
    return Response(service.measured(), media_type=metrics.CONTENT_TYPE)
