"""Run the application: bind, start, serve, and on a signal end in good order.

The port is bound before anything else is done, so that a second server is told at once; it is
listened at only when every table is back. On SIGTERM or Ctrl-C ``/health/ready`` says 503, what is
in flight is finished, every client is told when to come back, and the process ends with 0.
"""

from __future__ import annotations

import asyncio
import contextlib
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from typing import Any, Final

import uvicorn
from litestar import Litestar

from spades.errors import UsageError, reason_of
from spades.server.door import Door
from spades.server.guards import protocols
from spades.server.protocol import LONGEST_MESSAGE
from spades.server.service import Service

try:
    import resource
except ImportError:  # pragma: no cover - not POSIX
    resource = None  # type: ignore[assignment]

FAREWELL_SECONDS: Final = 3
"""How long clients may take for their last message when the server ends."""
_STALLED_MS: Final = 30_000
"""Milliseconds after which the system gives up a connection whose other side takes nothing."""

_SEND_BYTES: Final = 64 * 1024


def bound_socket(host: str, port: int) -> socket.socket:
    """A socket at an address, not listening yet.

    Raises UsageError ``serve.port_in_use``, ``serve.address`` (host, port, reason).
    """
    found: OSError | None = None
    try:
        places = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise UsageError("serve.address", host=host, port=port, reason=_why(error)) from None
    for family, kind, protocol, _, place in places:
        try:
            return _bound(socket.socket(family, kind, protocol), place)
        except OSError as error:
            found = error
    if found is not None and found.errno in (48, 98, 10048):  # in use: macOS, Linux, Windows
        raise UsageError("serve.port_in_use", host=host, port=port)
    raise UsageError("serve.address", host=host, port=port, reason=_why(found))


def _bound(one: socket.socket, place: Any) -> socket.socket:
    try:
        if sys.platform != "win32":  # there it would let two servers share the port
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # those that are accepted inherit it
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, _STALLED_MS)
        # What a reader does not take waits in its queue here, where it can be replaced.
        one.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, _SEND_BYTES)
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        one.bind(place)
        one.setblocking(False)
    except OSError:
        one.close()
        raise
    return one


def _why(error: Exception | None) -> str:
    return reason_of(error) if error is not None else "?"


class _Server(uvicorn.Server):
    """uvicorn, but clients are told before their connections go."""

    def __init__(self, config: uvicorn.Config, service: Service, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._service = service
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        # Before uvicorn would start it, which tells only that something failed.
        try:
            await self._service.start()
            await super().startup(sockets)
        except BaseException:
            await self._service.close()
            raise
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self._service.drain()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL_SECONDS):
                    await self._service.nobody_left.wait()
            await super().shutdown(sockets)
        finally:
            # Whatever failed: a store left open would keep the process for ever.
            await self._service.close()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Signals end it and are then done with: a clean end has the exit code 0."""
        kept = {}
        with contextlib.suppress(ValueError):  # not in the main thread: whoever runs it ends it
            for number in (signal.SIGINT, signal.SIGTERM):
                kept[number] = signal.signal(number, self.handle_exit)
        try:
            yield
        finally:
            for number, handler in kept.items():
                signal.signal(number, handler)


def server_of(app: Litestar, ready: Callable[[], None] = lambda: None) -> uvicorn.Server:
    """A server for the application, to be run on a bound socket; ``ready`` is called once."""
    service: Service = app.state.service
    http, ws = protocols(service.house)
    config = uvicorn.Config(
        Door(app),
        http=http,
        ws=ws,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=None,  # clients ping: whoever says nothing for a minute has gone
        lifespan="on",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        log_config=None,
        backlog=2048,
        timeout_graceful_shutdown=2,
        timeout_keep_alive=15,
    )
    return _Server(config, service, ready)


def serve(app: Litestar, one: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until a signal comes. Raises SpadesError, such as the store's at the start."""
    _allow_many_files()
    server_of(app, ready).run(sockets=[one])


def _allow_many_files() -> None:
    """Let this process have as many connections as the system allows it at all."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # some systems name a limit that is none
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
