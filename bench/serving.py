"""Real server processes for benches and tests, and what guests ask of them over HTTP.

A server is ``spades serve`` at a free port of this computer, with a home of its own. What it costs
is read from the system, not from itself.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx

from bench.common import ROOT
from bench.guest import Door
from bench.nginx import NAME, free_port

SERVE: Final = ("-m", "spades", "serve")
READY_SECONDS: Final = 300.0
CLOSE_SECONDS: Final = 30.0
TICK: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")


@dataclass
class Server:
    """``spades serve`` in a process of its own; what it prints goes to ``folder``."""

    folder: Path
    database: str
    settings: Mapping[str, object] = field(default_factory=dict)
    """By name, such as ``trusted_proxies``: given as environment variables."""
    port: int = field(default_factory=free_port)
    command: Sequence[str] = SERVE
    """What Python runs; benches put something before it that spoils a part of it."""
    environ: Mapping[str, str] = field(default_factory=dict)
    """More variables, such as what is loaded into it."""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def door(self) -> Door:
        return Door(self.url)

    @property
    def log(self) -> str:
        """What it has printed, in all its lives."""
        file = self.folder / f"server-{self.port}.log"
        return file.read_text(encoding="utf-8") if file.exists() else ""

    def launch(self) -> None:
        """Start it, and do not wait."""
        given = {"database": self.database, "port": self.port, "log_format": "json"}
        given |= self.settings
        environ = {name: value for name, value in os.environ.items() if not _is_setting(name)}
        environ |= {f"SPADES_{name.upper()}": str(value) for name, value in given.items()}
        environ["XDG_DATA_HOME"] = str(self.folder)
        environ["PYTHONUNBUFFERED"] = "1"
        environ |= self.environ
        with (self.folder / f"server-{self.port}.log").open("ab") as said:
            self.process = subprocess.Popen(
                [sys.executable, *self.command],
                env=environ,
                cwd=ROOT,
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=subprocess.STDOUT,
            )

    async def ready(self) -> None:
        """Wait until it lets people in. Raises RuntimeError with what it said."""
        until = time.monotonic() + READY_SECONDS
        async with httpx.AsyncClient(base_url=self.url, timeout=10) as http:
            while time.monotonic() < until:
                try:
                    if (await http.get("/health/ready")).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                if self.process is None or self.process.poll() is not None:
                    break
                await asyncio.sleep(0.05)
        raise RuntimeError(f"the server is not ready:\n{self.log[-3000:]}")

    async def start(self) -> None:
        self.launch()
        await self.ready()

    def kill(self) -> None:
        """End it as a lost machine would: at once, with all that it started."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(CLOSE_SECONDS)
        self.process = None

    async def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self.process.wait, CLOSE_SECONDS)
        self.process = None
        return code

    def end(self) -> None:
        """Whatever its state, it is gone afterwards."""
        if self.process is not None and self.process.poll() is None:
            self.kill()

    async def measures(self) -> dict[str, float]:
        """What ``/metrics`` tells, by name with labels, without the prefix."""
        async with httpx.AsyncClient(base_url=self.url, timeout=10) as http:
            text = (await http.get("/metrics")).raise_for_status().text
        lines = [line for line in text.splitlines() if line and not line.startswith("#")]
        pairs = [line.rsplit(" ", 1) for line in lines]
        return {name.removeprefix("spades_"): float(value) for name, value in pairs}

    # --- what the system knows

    def cpu_seconds(self) -> float:
        """Processor time of the server's process itself, not of the players that it runs."""
        fields = (self._proc / "stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory_bytes(self) -> int:
        """What it has in memory."""
        return int((self._proc / "statm").read_text().split()[1]) * PAGE

    def descriptors(self) -> int:
        """Open files and sockets."""
        return sum(1 for _ in (self._proc / "fd").iterdir())

    def threads(self) -> int:
        return sum(1 for _ in (self._proc / "task").iterdir())

    @property
    def _proc(self) -> Path:
        assert self.process is not None
        return Path(f"/proc/{self.process.pid}")


def _is_setting(name: str) -> bool:
    return name.startswith("SPADES_") and name != "SPADES_CACHE"


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat that somebody took, and what proves it."""

    table: str
    number: int
    token: str = field(repr=False)


class Desk:
    """What guests ask over HTTP, through the same door as their sockets."""

    def __init__(self, door: Door) -> None:
        base, options = door.url, {}
        self._headers: dict[str, str] = {}
        if door.port is not None:
            base = f"{'https' if door.tls else 'http'}://127.0.0.1:{door.port}"
            self._headers["Host"] = NAME
            options["sni_hostname"] = NAME
        self._extensions = options
        self._http = httpx.AsyncClient(
            base_url=base, verify=door.tls or False, timeout=30, trust_env=False
        )

    async def __aenter__(self) -> Desk:
        return self

    async def __aexit__(self, *exc: object) -> None:
        await self._http.aclose()

    async def ask(
        self, path: str, told: object | None = None, sender: str | None = None
    ) -> httpx.Response:
        """GET, or POST of what is told; ``sender``: the address a trusted proxy would tell."""
        headers = self._headers | ({} if sender is None else {"X-Forwarded-For": sender})
        method = "GET" if told is None else "POST"
        return await self._http.request(
            method, path, json=told, headers=headers, extensions=self._extensions
        )

    async def open_table(
        self,
        seats: Sequence[str],
        rules: Mapping[str, object] | None = None,
        options: Mapping[str, object] | None = None,
        fair: bool = False,
        sender: str | None = None,
    ) -> str:
        """A new table's name."""
        told: dict[str, Any] = {"seats": list(seats), "fair": fair}
        told |= {"rules": dict(rules)} if rules else {}
        told |= {"options": dict(options)} if options else {}
        answer = await self.ask("/api/tables", told, sender)
        return str(_good(answer)["table"])

    async def sit(self, table: str, name: str, seat: int, sender: str | None = None) -> Seat:
        """Take a seat."""
        told = {"name": name, "seat": seat}
        answer = _good(await self.ask(f"/api/tables/{table}/seats", told, sender))
        return Seat(table, int(answer["seat"]), str(answer["token"]))


def _good(answer: httpx.Response) -> dict[str, Any]:
    if answer.status_code not in (200, 201):
        raise RuntimeError(f"{answer.request.url}: {answer.status_code} {answer.text}")
    told: dict[str, Any] = answer.json()
    return told
