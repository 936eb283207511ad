"""What a host may choose about a server: every setting once, with its option and its variable.

A setting ``log_format`` is the option ``--log-format`` and the variable ``SPADES_LOG_FORMAT``; the
option wins. ``docs/settings.md`` tells of them all, and a test holds it to this file.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from ipaddress import ip_address
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from spades.errors import UsageError, shown
from spades.server.limits import Network, read_network
from spades.store.address import MEMORY, POSTGRES, SQLITE, without_password

FILE: Final = "tables.sqlite"
"""The store in the user's data folder, where no other is named."""
EVERYWHERE: Final = "0.0.0.0"
"""The host that stands for all addresses of this computer."""

_HOST: Final = re.compile(r"[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?")
_TOKEN: Final = re.compile(r"[!-~]{16,200}")
_DEFAULT_PORTS: Final = {"http": 80, "https": 443}
_YES: Final = ("true", "yes", "on", "1")
_NO: Final = ("false", "no", "off", "0")


@dataclass(frozen=True, slots=True)
class Setting:
    """One setting, as commands and docs name it."""

    name: str
    read: Callable[[Any], Any]
    """Text, or a value that is one already, to the value. Raises ValueError."""
    want: str
    """What fits, in short."""
    what: str
    """What it sets, as a command's help says it."""
    default: Any
    secret: bool = False
    """Whether the value is never shown. Such a one is no option: others could read it."""

    @property
    def option(self) -> str | None:
        return None if self.secret else "--" + self.name.replace("_", "-")

    @property
    def variable(self) -> str:
        return "SPADES_" + self.name.upper()

    def value_of(self, given: object, place: str | None = None) -> Any:
        """The value of what was given, by ``place``: the option, the variable.

        Raises UsageError ``serve.setting``.
        """
        try:
            return self.read(given)
        except (ValueError, TypeError, AttributeError):
            told = "…" if self.secret else given
            if isinstance(told, list | tuple):
                told = " ".join(map(str, told))
            if self.name == "database":
                told = without_password(str(given))
            setting = place or self.option or self.variable
            raise UsageError(
                "serve.setting", setting=setting, value=shown(told), want=self.want
            ) from None


# --- what values are


def _whole(low: int, high: int) -> Callable[[Any], int]:
    def read(given: Any) -> int:
        value = int(given) if isinstance(given, str) else given
        if type(value) is not int or not low <= value <= high:
            raise ValueError
        return value

    return read


def _number(low: float, high: float) -> Callable[[Any], float]:
    def read(given: Any) -> float:
        value = float(given)
        if isinstance(given, bool) or not low <= value <= high:
            raise ValueError
        return value

    return read


def _choice(*known: str) -> Callable[[Any], str]:
    def read(given: Any) -> str:
        if given not in known:
            raise ValueError
        return str(given)

    return read


def _switch(given: Any) -> bool:
    if isinstance(given, bool):
        return given
    text = given.strip().lower()
    if text not in _YES + _NO:
        raise ValueError
    return text in _YES


def _host(given: Any) -> str:
    text: str = given.strip()
    bare = text[1:-1] if text.startswith("[") and text.endswith("]") else text
    if ":" in bare:
        return str(ip_address(bare))
    if not _HOST.fullmatch(bare):
        raise ValueError
    return bare.lower()


def _database(given: Any) -> str:
    text: str = given.strip()
    for prefix in (SQLITE, *POSTGRES):
        if text.startswith(prefix) and len(text) > len(prefix):
            return text
    if text not in ("", MEMORY):
        raise ValueError
    return text


def _words(given: Any) -> tuple[str, ...]:
    parts = [given] if isinstance(given, str) else given
    return tuple(word for part in parts for word in str(part).replace(",", " ").split())


def _origins(given: Any) -> tuple[str, ...]:
    return tuple(read_origin(text) for text in _words(given))


def _networks(given: Any) -> tuple[Network, ...]:
    return tuple(read_network(text) for text in _words(given))


def _metrics(given: Any) -> str | tuple[Network, ...]:
    words = _words(given)
    if words in (("off",), ("local",)):
        return words[0]
    if not words:
        raise ValueError
    return _networks(words)


def _secret(given: Any) -> str:
    text: str = given.strip()
    if text and not _TOKEN.fullmatch(text):
        raise ValueError
    return text


def read_origin(text: str) -> str:
    """An origin as browsers send it: ``https://cards.example``, without the usual port.

    Raises ValueError for a path, a user, a wildcard, a name that is not ASCII.
    """
    text = text.strip().lower().removesuffix("/")
    parts = urlsplit(text)
    if parts.scheme not in _DEFAULT_PORTS:
        raise ValueError
    usual = _DEFAULT_PORTS[parts.scheme]
    read = origin(parts.scheme, _host(parts.hostname or ""), parts.port or usual)
    if text not in (read, f"{read}:{usual}"):
        raise ValueError
    return read


def origin(scheme: str, host: str, port: int) -> str:
    """Scheme, host and port as a browser writes them in ``Origin``."""
    name = f"[{host}]" if ":" in host else host
    return f"{scheme}://{name}" + ("" if port == _DEFAULT_PORTS[scheme] else f":{port}")


# --- the settings


def _setting(
    default: Any,
    read: Callable[[Any], Any],
    want: str,
    what: str,
    secret: bool = False,
    printed: bool = True,
) -> Any:
    told = {"read": read, "want": want, "what": what, "default": default, "secret": secret}
    return field(default=default, metadata=told, repr=printed and not secret)


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server. Frozen, valid by construction; texts are read.

    Raises UsageError ``serve.setting`` (setting, value, want), and ``option.conflict``.
    """

    host: str = _setting(
        "127.0.0.1", _host, "HOST", "The address or name that the server listens at."
    )
    port: int = _setting(8750, _whole(0, 65535), "0…65535", "Its port; 0: any that is free.")
    lan: bool = _setting(
        False, _switch, "true | false", "Listen at all addresses, for others in the local network."
    )
    database: str = _setting(
        "",
        _database,
        "sqlite:///FILE | postgresql://USER@HOST/DATABASE | memory:",
        "Where tables are kept.",
        printed=False,  # it may hold a password
    )
    origins: tuple[str, ...] = _setting(
        (), _origins, "https://NAME …", "Further origins whose pages may talk to the server."
    )
    trusted_proxies: tuple[Network, ...] = _setting(
        (), _networks, "ADDRESS …", "Proxies whose X-Forwarded-For is believed."
    )
    messages_per_second: float = _setting(
        10.0, _number(0, 1e6), "0…1000000", "Messages a second that one connection may send."
    )
    message_burst: int = _setting(
        40, _whole(1, 1_000_000), "1…1000000", "Messages that it may send at once after a rest."
    )
    requests_per_second: float = _setting(
        20.0, _number(0, 1e6), "0…1000000", "HTTP requests a second from one address."
    )
    request_burst: int = _setting(
        100, _whole(1, 1_000_000), "1…1000000", "HTTP requests at once after a rest."
    )
    tables_per_hour: int = _setting(
        60,
        _whole(0, 1_000_000),
        "0…1000000",
        "Tables that one address may open in an hour, 20 at once.",
    )
    connections_per_address: int = _setting(
        100, _whole(0, 1_000_000), "0…1000000", "Open connections from one address."
    )
    connections: int = _setting(
        10_000, _whole(0, 1_000_000), "0…1000000", "Open connections of this process in all."
    )
    spectators_per_table: int = _setting(
        50, _whole(0, 100_000), "0…100000", "Spectators of one table."
    )
    keep_days: int = _setting(
        90, _whole(0, 36_500), "0…36500", "Days that the record of a finished match is kept."
    )
    metrics: str | tuple[Network, ...] = _setting(
        "local", _metrics, "off | local | ADDRESS …", "Who may read /metrics."
    )
    metrics_token: str = _setting(
        "", _secret, "16…200 ASCII", "Who has this may read it, too.", secret=True
    )
    log_format: str = _setting(
        "console", _choice("console", "json"), "console | json", "The log, for people or programs."
    )
    log_level: str = _setting(
        "info",
        _choice("debug", "info", "warning", "error"),
        "debug | info | warning | error",
        "What is worth a line of it.",
    )
    workers: int = _setting(
        0, _whole(0, 256), "0…256", "Processes for players that think ahead; 0: one a processor."
    )

    def __post_init__(self) -> None:
        for setting in SETTINGS:
            value = setting.value_of(getattr(self, setting.name))
            object.__setattr__(self, setting.name, value)
        if self.lan and self.host not in (BY_NAME["host"].default, EVERYWHERE):
            raise UsageError("option.conflict", option="--lan", beside="--host")

    @property
    def bind_host(self) -> str:
        """The address to listen at."""
        return EVERYWHERE if self.lan else self.host

    @property
    def thinking_workers(self) -> int:
        """How many processes players think in."""
        return self.workers or _processors()

    def origins_at(self, port: int, lan_address: str | None = None) -> frozenset[str]:
        """Every origin that may talk to a server listening at this port. Nothing else may.

        Its own address; where it listens at all of them or at this computer's own, ``localhost``
        too; in the local network ``lan_address``; and those that the host has added.
        """
        hosts = {self.bind_host}
        if self.bind_host in (EVERYWHERE, "::"):
            own = "127.0.0.1" if self.bind_host == EVERYWHERE else "::1"
            hosts = {own, "localhost", lan_address or own}
        elif self.bind_host in ("127.0.0.1", "::1", "localhost"):
            hosts.add("localhost")
        return frozenset({origin("http", host, port) for host in hosts} | set(self.origins))


SETTINGS: Final[tuple[Setting, ...]] = tuple(
    Setting(one.name, **one.metadata) for one in fields(Settings)
)
BY_NAME: Final = {setting.name: setting for setting in SETTINGS}


def read_settings(
    options: Mapping[str, Any], environ: Mapping[str, str], data: Path | None = None
) -> Settings:
    """Settings from options (by name; None: not given), then variables, then defaults.

    An empty variable counts as not set. ``data``: the folder for the store where none is named.
    Raises UsageError ``serve.setting``, ``option.conflict``.
    """
    given: dict[str, Any] = {}
    for setting in SETTINGS:
        value, place = options.get(setting.name), setting.option
        if value is None:
            value, place = environ.get(setting.variable) or None, setting.variable
        if value is not None:
            given[setting.name] = setting.value_of(value, place)
    if given.get("lan") and given.get("host", EVERYWHERE) != EVERYWHERE:
        raise UsageError("option.conflict", option="--lan", beside="--host")
    if not given.get("database") and data is not None:
        given["database"] = f"{SQLITE}{data / FILE}"
    elif (database := str(given.get("database", ""))).startswith(SQLITE):
        # What it is called does not hang on where somebody stood when they started it.
        path = Path(database.removeprefix(SQLITE)).absolute()
        given["database"] = f"{SQLITE}{path}"
    return Settings(**given)


def _processors() -> int:
    """How many processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
