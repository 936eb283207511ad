"""The connection to a server: one thread that reads, asks again, and comes back after a cut.

Whoever plays takes what came with ``take``, in order and each event once, and sends commands with
``send``. A command is kept until it is answered: after a cut it is sent again under the same id,
and so done once. Nothing of the game is known here; that is ``match``.
"""

from __future__ import annotations

import contextlib
import json
import queue
import random
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from spades.errors import RemoteError, SpadesError, reason_of
from spades.tui.remote.link import Link
from spades.tui.remote.requests import refused

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PROTOCOL: Final = 1
"""The version of the protocol that is spoken here."""
PING_SECONDS: Final = 20.0
"""How often the server hears of us: it ends a connection that is silent for a minute."""
SILENT_SECONDS: Final = 50.0
"""After so long without a word from the server the connection is taken for lost."""
OPEN_SECONDS: Final = 10.0
BACKOFF: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds to wait before each further try; the last holds for all that follow."""
_LONGEST: Final = 2**20
"""Bytes of the longest message that is read."""
_PASSING: Final = frozenset({"socket.silent", "socket.no_hello", "server.failed"})
"""Why a server may end a connection without saying when to come back, and yet one may."""

Message = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Cut:
    """The connection was lost; the next try is after so many seconds."""

    after: float


@dataclass(frozen=True, slots=True)
class Ended:
    """The connection has ended for good."""

    error: SpadesError


Heard = Message | Cut | Ended


class Wire:
    """A seat's connection to its table, or a spectator's (``token`` None)."""

    def __init__(self, link: Link, token: str | None, backoff: tuple[float, ...] = BACKOFF) -> None:
        self.link = link
        self.listener: Callable[[], None] = lambda: None
        """Called, in the wire's own thread, whenever there is something to take."""
        self._token = token
        self._backoff = backoff
        self._heard: queue.SimpleQueue[Heard] = queue.SimpleQueue()
        self._first: queue.SimpleQueue[Message | SpadesError] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._pending: dict[str, str] = {}
        """Commands without an answer, by id, as they are sent."""
        self._again: dict[str, float] = {}
        """When to send those again that the server was too busy for."""
        self._socket: ClientConnection | None = None
        self._version: int | None = None
        self._at: float | None = None
        """When the last event was made that is known."""
        self._needs_state = True
        self._welcomed = False
        """Whether there ever was a connection; ``_welcomed_now``: whether the last try made one."""
        self._welcomed_now = False
        self._take_over = False
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="spades-wire", daemon=True)

    # --- what the player's side calls

    def start(self, take_over: bool = False) -> Message:
        """Connect; the welcome. Raises RemoteError ``join.*``, or what the server refused."""
        self._take_over = take_over
        self._thread.start()
        try:
            first = self._first.get(timeout=2 * OPEN_SECONDS)
        except queue.Empty:
            first = RemoteError("join.no_server", address=self.link.server, reason="timeout")
        if isinstance(first, SpadesError):
            self.close()
            raise first
        return first

    def take(self) -> Heard | None:
        """The next thing that was heard; None if there is none yet."""
        try:
            return self._heard.get_nowait()
        except queue.Empty:
            return None

    def send(self, id: str, version: int, action: str) -> None:  # noqa: A002 - the protocol's word
        """Send a command, now or as soon as there is a connection."""
        text = json.dumps({"type": "act", "id": id, "version": version, "action": action})
        with self._lock:
            self._pending[id] = text
        self._write(text)

    def refresh(self) -> None:
        """Ask for the whole state anew; it comes even if the connection is cut before."""
        self._needs_state = True
        self._write(_REFRESH)

    def is_pending(self, id: str) -> bool:  # noqa: A002
        """Whether a command has had no final answer yet."""
        with self._lock:
            return id in self._pending

    def close(self) -> None:
        """End the connection, without a word to the table."""
        self._closing.set()
        socket = self._socket
        if socket is not None:
            with contextlib.suppress(Exception):
                socket.close()
        if self._thread.is_alive() and self._thread is not threading.current_thread():
            self._thread.join(3.0)

    # --- the thread

    def _run(self) -> None:
        from websockets.exceptions import WebSocketException

        failures = 0
        while not self._closing.is_set():
            after: float | None = None
            self._welcomed_now = False
            try:
                after = self._visit()
            except SpadesError as error:
                self._end(error)
                return
            except (OSError, WebSocketException, EOFError) as error:
                if not self._welcomed:
                    self._end(_unreachable(self.link, error))
                    return
            finally:
                self._socket = None
            if self._closing.is_set():
                return
            failures = 0 if self._welcomed_now else failures + 1
            if after is None:
                after = self._backoff[min(failures, len(self._backoff) - 1)]
                after *= random.uniform(0.8, 1.2)  # so that not all come at once
            self._put(Cut(after))
            self._closing.wait(after)

    def _visit(self) -> float | None:
        """One connection from its beginning to its end; when to come back, if that was said.

        Raises SpadesError: the end for good.
        """
        from websockets.sync.client import connect

        proxy: dict[str, Any] = {"proxy": None} if self.link.is_local else {}
        with connect(
            self.link.socket,
            open_timeout=OPEN_SECONDS,
            close_timeout=1.0,
            compression=None,
            max_size=_LONGEST,
            **proxy,
        ) as socket:
            socket.send(json.dumps(self._hello()))
            return self._talk(socket)

    def _hello(self) -> Message:
        hello: Message = {"type": "hello", "protocol": PROTOCOL, "table": self.link.table}
        if self._token is not None:
            # After a cut the server may still think that the old connection is there: ours.
            hello |= {"token": self._token, "take_over": self._take_over or self._welcomed}
        if not self._needs_state:
            hello |= {"since": self._version, "at": self._at}
        return hello

    def _talk(self, socket: ClientConnection) -> float | None:
        heard_at = pinged_at = time.monotonic()
        while True:
            now = time.monotonic()
            if now - heard_at > SILENT_SECONDS:
                raise EOFError
            if now - pinged_at >= PING_SECONDS:
                socket.send(_PING)
                pinged_at = now
            self._send_busy_again(socket, now)
            try:
                data = socket.recv(timeout=self._patience(now, pinged_at))
            except TimeoutError:
                continue
            heard_at = time.monotonic()
            message = self._read(data)
            if message["type"] == "bye":
                return self._bye(message)
            self._arrived(message, socket)

    def _patience(self, now: float, pinged_at: float) -> float:
        until = min([pinged_at + PING_SECONDS, *self._again.values()])
        return max(0.01, until - now)

    def _read(self, data: str | bytes) -> Message:
        try:
            message = json.loads(data)
            if isinstance(message, dict) and isinstance(message["type"], str):
                return message
        except (ValueError, KeyError, RecursionError):
            pass
        raise RemoteError("join.not_spades", address=self.link.server)

    def _bye(self, message: Message) -> float | None:
        """When to come back. Raises SpadesError if that is of no use."""
        error = refused(self.link, message.get("error"))
        after = message.get("back_after")
        if not self._welcomed or (after is None and error.code not in _PASSING):
            raise error
        return float(after) if after is not None else None

    def _arrived(self, message: Message, socket: ClientConnection) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._welcome(message, socket)
        elif kind == "events":
            if not self._new_events(message):
                return
        elif kind == "state":
            self._stands_at(message)
        elif kind == "answer":
            self._answered(message)
        elif kind != "error":
            return  # a pong, or what later servers may say
        self._put(message)

    def _welcome(self, message: Message, socket: ClientConnection) -> None:
        if message.get("protocol") != PROTOCOL:
            version = message.get("protocol")
            raise RemoteError("join.protocol", version=version, known=PROTOCOL)
        if message.get("state") is not None:
            self._stands_at(message)
        with self._lock:
            self._socket = socket
            unanswered = list(self._pending.values())
        self._welcomed_now = True
        if not self._welcomed:
            self._welcomed = True
            self._first.put(message)
        for text in unanswered:
            socket.send(text)

    def _stands_at(self, message: Message) -> None:
        self._version, self._needs_state = message["version"], False
        self._at = message["state"].get("table", {}).get("at")

    def _new_events(self, message: Message) -> bool:
        """Leave out what was there before; whether anything is left. A gap asks for the state."""
        if self._version is None or self._needs_state:
            return False
        first, events = message["first"], message["events"]
        if first > self._version:
            self.refresh()
            return False
        message["events"] = events[self._version - first :]
        message["first"] = self._version
        if first + len(events) > self._version:
            self._version, self._at = first + len(events), message["at"]
        return True

    def _answered(self, message: Message) -> None:
        name = message["id"]
        with self._lock:
            self._again.pop(name, None)
            if message["kind"] == "busy" and name in self._pending:
                self._again[name] = time.monotonic() + float(message.get("after") or 1.0)
            else:
                self._pending.pop(name, None)

    def _send_busy_again(self, socket: ClientConnection, now: float) -> None:
        with self._lock:
            due = [name for name, at in self._again.items() if at <= now]
            texts = [self._pending[name] for name in due if name in self._pending]
            for name in due:
                del self._again[name]
        for text in texts:
            socket.send(text)

    def _write(self, text: str) -> None:
        """Send it if there is a connection; if there is none it is sent after the next welcome."""
        with self._lock:
            socket = self._socket
        if socket is not None:
            with contextlib.suppress(Exception):
                socket.send(text)

    def _put(self, heard: Heard) -> None:
        self._heard.put(heard)
        self.listener()

    def _end(self, error: SpadesError) -> None:
        if self._welcomed:
            self._put(Ended(error))
        else:
            self._first.put(error)


_PING: Final = json.dumps({"type": "ping"})
_REFRESH: Final = json.dumps({"type": "state"})


def _unreachable(link: Link, error: Exception) -> SpadesError:
    """Why there was no first connection."""
    from websockets.exceptions import InvalidStatus, WebSocketException

    if isinstance(error, InvalidStatus) and error.response.status_code in (429, 502, 503, 504):
        reason = f"HTTP {error.response.status_code}"
        return RemoteError("join.no_server", address=link.server, reason=reason)
    if isinstance(error, WebSocketException | EOFError):
        return RemoteError("join.not_spades", address=link.server)
    return RemoteError("join.no_server", address=link.server, reason=reason_of(error))
