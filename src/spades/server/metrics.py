"""What a host may measure: counts, sizes and times, for Prometheus. Of kinds, never of tables.

A label has one of a few known values, so that neither a seat nor a name can become one, nor memory
grow with what people send. What is counted is what all could see; how long a player thought is
not, for that may hang on its cards.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from spades.game.actions import Action
from spades.players import PLAYERS
from spades.server.limits import Network, client_address, is_in, read_address
from spades.table.asks import Ask

CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

OTHER: Final = "other"
"""The value of a label that was not given, or is none of those that there are."""

_WORD: Final = re.compile(r"[a-z]+(-[a-z]+)*")
_CODE: Final = re.compile(r"[a-z][a-z_]*\.[a-z][a-z_]*")
_MOST_VALUES: Final = 100
"""Of a label whose values are not listed here."""


def _one_of(*known: str) -> Callable[[str], bool]:
    return known.__contains__


ASKS: Final = tuple(kind.__name__.lower() for kind in (*get_args(Action), *get_args(Ask)))
"""What may be asked for at a table, as ``play`` and ``leave``."""

LABELS: Final[dict[str, Callable[[str], bool]]] = {
    "ask": _one_of(*ASKS),
    "kind": _one_of("done", "already", "stale", "refused", "busy", "nothing"),
    "player": _one_of(*PLAYERS),
    "why": _one_of("raised", "crashed", "late", "stopped", "illegal", "other-seat"),
    "what": lambda value: len(value) < 24 and _WORD.fullmatch(value) is not None,
    "code": lambda value: len(value) < 48 and _CODE.fullmatch(value) is not None,
}
"""Which values a label may have."""


@dataclass(frozen=True, slots=True)
class _Measure:
    name: str
    """As Prometheus knows it, after ``spades_``."""
    help: str
    labels: tuple[str, ...] = ()
    buckets: tuple[float, ...] = ()


_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)

COUNTERS: Final[dict[str, _Measure]] = {
    "command": _Measure("commands", "Commands and their answers.", ("ask", "kind")),
    "joined": _Measure("joined", "Connections that came to a table."),
    "fault": _Measure("faults", "Messages that could not be read."),
    "limited": _Measure("limited", "Requests beyond a limit, by what they asked for.", ("what",)),
    "player_failed": _Measure(
        "player_failures", "Decisions made in a computer player's place.", ("player", "why")
    ),
    "resync": _Measure("resyncs", "Whole states sent to viewers who had missed something."),
    "slow_reader": _Measure("slow_readers", "Connections ended because they read too slowly."),
    "store_error": _Measure("store_errors", "What the store refused or failed at.", ("code",)),
    "table_broken": _Measure("broken_tables", "Tables that could not be read."),
    "failed_task": _Measure("failed_tasks", "Failures that nobody had foreseen."),
}
GAUGES: Final[dict[str, _Measure]] = {
    "connections": _Measure("connections", "Open WebSocket connections."),
    "tables": _Measure("tables", "Tables in memory."),
    "tasks": _Measure("tasks", "What the process has under way, waiting or not."),
}
HISTOGRAMS: Final[dict[str, _Measure]] = {
    "action": _Measure(
        "action_seconds", "From a command's arrival to its answer.", buckets=_SECONDS
    ),
}


class Metrics:
    """The measures of one server. ``process``: its memory, time and descriptors too."""

    def __init__(self, process: bool = True) -> None:
        # When a count began is no measure, and it differs from run to run.
        disable_created_metrics()  # type: ignore[no-untyped-call]
        self.registry = CollectorRegistry()
        self._counters = {
            name: Counter(one.name, one.help, one.labels, "spades", registry=self.registry)
            for name, one in COUNTERS.items()
        }
        self._gauges = {
            name: Gauge(one.name, one.help, one.labels, "spades", registry=self.registry)
            for name, one in GAUGES.items()
        }
        self._histograms = {
            name: Histogram(
                one.name,
                one.help,
                one.labels,
                "spades",
                registry=self.registry,
                buckets=one.buckets,
            )
            for name, one in HISTOGRAMS.items()
        }
        self._seen: dict[str, set[str]] = {"what": set(), "code": set()}
        if process:
            ProcessCollector(registry=self.registry)

    def count(self, what: str, /, **labels: str) -> None:
        """One more of COUNTERS. A label that is left out, or unknown, counts as ``other``."""
        counter, names = self._counters[what], COUNTERS[what].labels
        if names:
            values = [self._value(name, labels.get(name, OTHER)) for name in names]
            counter = counter.labels(*values)
        counter.inc()

    def set(self, what: str, value: float) -> None:
        """How many of GAUGES there are."""
        self._gauges[what].set(value)

    def observe(self, what: str, value: float) -> None:
        """One value of HISTOGRAMS, in seconds."""
        self._histograms[what].observe(value)

    def render(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)

    def _value(self, label: str, value: str) -> str:
        if not LABELS[label](value):
            return OTHER
        seen = self._seen.get(label)
        if seen is not None and value not in seen:
            if len(seen) >= _MOST_VALUES:
                return OTHER
            seen.add(value)
        return value


def may_read(
    allowed: str | Sequence[Network],
    token: str,
    peer: str | None,
    forwarded: Sequence[str],
    trusted: Sequence[Network],
    authorization: str | None = None,
    own: bool = True,
) -> bool:
    """Whether a request may read the measures. ``own``: it names this computer as its host.

    ``allowed`` and ``token`` are the settings ``metrics`` and ``metrics_token``; ``authorization``
    is the request's header. ``local`` is this computer itself, and nothing that came through a
    proxy: behind one that is not named everybody would seem to be local.
    """
    if allowed == "off":
        return False
    bearer = f"Bearer {token}".encode()
    if token and hmac.compare_digest((authorization or "").encode(), bearer):
        return True
    if isinstance(allowed, str):
        address = read_address(peer or "")
        return address is not None and address.is_loopback and own and not forwarded
    address = client_address(peer, forwarded, trusted)
    return address is not None and is_in(address, allowed)
