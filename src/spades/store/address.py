"""A store by its address: ``sqlite:///FILE``, ``postgresql://USER@HOST/DATABASE`` or ``memory:``.

Each kind is imported when it is asked for: a database library costs a player at the terminal
nothing.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from spades.errors import StoreError
from spades.store.bus import Bus, MemoryBus
from spades.store.port import Store

SQLITE: Final = "sqlite:///"
POSTGRES: Final = ("postgresql://", "postgres://")
MEMORY: Final = "memory:"


def store_at(url: str) -> Store:
    """The store at an address, not started yet. After ``sqlite:///`` comes a path as it is.

    Raises StoreError ``store.url``, ``store.driver``.
    """
    if url == MEMORY:
        from spades.store.memory import MemoryStore

        return MemoryStore()
    if url.startswith(SQLITE) and len(url) > len(SQLITE):
        from spades.store.sqlite import SqliteStore

        return SqliteStore(Path(url.removeprefix(SQLITE)))
    if url.startswith(POSTGRES):
        from spades.store.postgres import PostgresStore

        return PostgresStore(url)
    raise StoreError("store.url", url=without_password(url))


def bus_at(url: str) -> Bus:
    """The bus that belongs to the store at an address, not started yet.

    Raises StoreError ``store.url``, ``store.driver``.
    """
    if url.startswith(POSTGRES):
        from spades.store.notify import NotifyBus

        return NotifyBus(url)
    store_at(url)  # says what is wrong with it
    return MemoryBus()


def without_password(url: str) -> str:
    """An address as it may be shown: without what may be a password, wherever it stands."""
    try:
        parts = urlsplit(url)
        user, _, host = parts.netloc.rpartition("@")
        name = unquote(user.partition(":")[0])
    except ValueError:
        return "…"
    if not parts.scheme or "@" in parts.path:
        return "…"
    shown = f"{name}@{host}" if name else host
    return (
        f"{parts.scheme}:{'//' if shown or parts.path.startswith('/') else ''}{shown}{parts.path}"
    )
