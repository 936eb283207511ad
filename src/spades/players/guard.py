"""Nothing that we started outlives us, not even when we are killed ourselves.

Engines run in process groups of their own, so a signal to us does not reach them, and a process
that is killed outright cleans nothing up. So while any engine runs, a small helper process holds
the end of a pipe to us: when the pipe closes, it kills every group that is still on its list.
"""

from __future__ import annotations

import contextlib
import subprocess
import sys
import threading
from typing import Final

_HELPER: Final = """
import os, signal, sys
groups = set()
for line in sys.stdin:
    (groups.add if line[0] == "+" else groups.discard)(int(line[1:]))
for group in groups:
    try:
        os.killpg(group, signal.SIGKILL)
    except OSError:
        pass
"""


class _Guard:
    """The helper of this process: there while there is a group to watch."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._groups: set[int] = set()
        self._helper: subprocess.Popen[bytes] | None = None

    def watch(self, group: int) -> None:
        """Kill this process group should we end before ``forget``."""
        with self._lock:
            if self._helper is None:
                # Without the helper engines still run, and are still killed by us.
                with contextlib.suppress(OSError):
                    self._helper = subprocess.Popen(
                        [sys.executable, "-I", "-S", "-c", _HELPER],
                        stdin=subprocess.PIPE,
                        stdout=subprocess.DEVNULL,
                        stderr=subprocess.DEVNULL,
                        start_new_session=True,
                        bufsize=0,
                    )
            self._groups.add(group)
            self._tell(f"+{group}\n")

    def forget(self, group: int) -> None:
        """This group is gone. The helper goes with the last one."""
        with self._lock:
            if group not in self._groups:
                return
            self._groups.discard(group)
            self._tell(f"-{group}\n")
            if not self._groups and self._helper is not None:
                helper, self._helper = self._helper, None
                assert helper.stdin is not None
                helper.stdin.close()
                helper.wait()

    def _tell(self, line: str) -> None:
        if self._helper is not None and self._helper.stdin is not None:
            with contextlib.suppress(OSError):  # somebody killed the helper
                self._helper.stdin.write(line.encode())


GUARD: Final = _Guard()
