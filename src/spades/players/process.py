"""Another program, spoken to in lines, that can never make us wait longer than we want to.

One loop writes what it has to be told, reads what it answers and drains what it says on standard
error, all without blocking, until the line is there or the time is up. It runs in a session of
its own; whatever it started in its process group is killed with it.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from typing import IO, Final

from spades.errors import PlayerError, reason_of
from spades.players.guard import GUARD

LONGEST_LINE: Final = 1 << 16
"""Bytes of one answer; longer ones are refused. No legal answer has a hundred."""
QUOTED: Final = 80
"""Letters of what it said that an error quotes."""
_READ_SIZE: Final = 1 << 16
_KEPT_COMPLAINTS: Final = 1 << 12
_LAST_READS: Final = 4
_EXIT_GRACE: Final = 0.5
"""Seconds in which a program that has closed its pipes may still end, and so say how it ended."""
_KILL_WAIT: Final = 5.0


class LineProcess:
    """A running program: ``ask`` it, ``close`` it. Raises PlayerError ``engine.*``.

    After an error it is of no more use: ``kill`` it.
    """

    def __init__(self, command: Sequence[str]) -> None:
        """Start it. Raises PlayerError ``engine.not_started``."""
        try:
            self._process = subprocess.Popen(
                list(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except (OSError, ValueError) as error:
            raise PlayerError("engine.not_started", reason=reason_of(error)) from None
        self.pid = self._process.pid
        GUARD.watch(self.pid)
        self._heard = bytearray()
        self._complaints = bytearray()
        self._selector = selectors.DefaultSelector()
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._stdin, self._stdout, self._stderr = (
            self._process.stdin,
            self._process.stdout,
            self._process.stderr,
        )
        for pipe in (self._stdin, self._stdout, self._stderr):
            os.set_blocking(pipe.fileno(), False)
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Tell it a line and wait for the line that it answers, without the line's end.

        Raises PlayerError: ``engine.late``, ``engine.exited``, ``engine.no_answer``,
        ``engine.too_long``; ``text`` among the facts quotes what it has said of a line so far.
        """
        deadline = time.monotonic() + seconds
        unsent = self._send(memoryview(line))
        while unsent or b"\n" not in self._heard:
            if len(self._heard) > LONGEST_LINE:
                raise self._error("engine.too_long", most=LONGEST_LINE)
            left = deadline - time.monotonic()
            if left <= 0:
                raise self._error("engine.late", seconds=seconds)
            unsent = self._turn(unsent, left)
        answer, _, rest = bytes(self._heard).partition(b"\n")
        self._heard = bytearray(rest)
        if len(answer) > LONGEST_LINE:
            self._heard[:0] = answer
            raise self._error("engine.too_long", most=LONGEST_LINE)
        return answer

    def close(self, farewell: bytes, seconds: float) -> None:
        """Tell it that it may go, wait a little, and see that it has gone."""
        with contextlib.suppress(OSError):
            os.write(self._stdin.fileno(), farewell)
        self._stdin.close()
        self._wait(seconds)
        self.kill()

    def kill(self) -> None:
        """End it and all of its process group, now. May be called again."""
        with contextlib.suppress(OSError):
            os.killpg(self.pid, signal.SIGKILL)
        self._wait(_KILL_WAIT)
        GUARD.forget(self.pid)
        self._selector.close()
        for pipe in (self._stdin, self._stdout, self._stderr):
            pipe.close()

    def _turn(self, unsent: memoryview, seconds: float) -> memoryview:
        """Wait until something can be sent or heard, and do it; what is still unsent."""
        if unsent:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        try:
            ready = self._selector.select(seconds)
        finally:
            if unsent:
                self._selector.unregister(self._stdin)
        for key, _ in ready:
            if key.fileobj is self._stdin:
                unsent = self._send(unsent)
            elif key.fileobj is self._stderr:
                self._drain()
            elif len(self._heard) <= LONGEST_LINE:
                data = _read(self._stdout)
                if data == b"":
                    raise self._gone()
                self._heard += data or b""
        return unsent

    def _send(self, unsent: memoryview) -> memoryview:
        """Write what the pipe takes now; what is still unsent."""
        try:
            return unsent[os.write(self._stdin.fileno(), unsent) :]
        except BlockingIOError:
            return unsent
        except OSError:
            raise self._gone() from None

    def _drain(self) -> None:
        """Keep the end of what it says on standard error; a flood is no reason to block."""
        data = _read(self._stderr)
        if data == b"":
            self._selector.unregister(self._stderr)
        elif data:
            self._complaints = (self._complaints + data)[-_KEPT_COMPLAINTS:]

    def _gone(self) -> PlayerError:
        """It has closed a pipe: has it ended, and how?"""
        status = self._wait(_EXIT_GRACE)
        if status is None:
            return self._error("engine.no_answer")
        for _ in range(_LAST_READS):
            self._complaints += _read(self._stderr) or b""
        return self._error("engine.exited", status=status)

    def _error(self, code: str, **facts: object) -> PlayerError:
        """The error, with what it has said: of its answer, or else its last line of complaint."""
        said = bytes(self._heard).strip() or bytes(self._complaints).strip().rpartition(b"\n")[2]
        return PlayerError(code, text=quoted(said.decode("utf-8", "replace")), **facts)

    def _wait(self, seconds: float) -> int | None:
        try:
            return self._process.wait(seconds)
        except subprocess.TimeoutExpired:
            return None


def quoted(said: str) -> str | None:
    """What a program said, fit to be shown: one short line, nothing that moves a cursor."""
    shown = "".join(letter if letter.isprintable() else "�" for letter in said[: QUOTED + 1])
    return shown[: QUOTED - 1] + "…" if len(shown) > QUOTED else shown or None


def _read(pipe: IO[bytes]) -> bytes | None:
    """What there is to read: empty at the end, None when there is nothing just now."""
    try:
        return os.read(pipe.fileno(), _READ_SIZE)
    except BlockingIOError:
        return None
    except OSError:
        return b""
