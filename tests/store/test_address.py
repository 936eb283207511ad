"""A store by its address; what is wrong with one, without its password; what is imported for it."""

import subprocess
import sys
from pathlib import Path

import pytest

from spades.errors import StoreError
from spades.store.address import bus_at, store_at, without_password
from spades.store.bus import MemoryBus
from spades.store.memory import MemoryStore
from spades.store.notify import NotifyBus
from spades.store.postgres import PostgresStore
from spades.store.sqlite import SqliteStore

POSTGRES = "postgresql://name:pass-word@host/database"


@pytest.mark.parametrize(
    ("url", "path"),
    [
        ("sqlite:///tables.db", "tables.db"),
        ("sqlite:////var/lib/tables.db", "/var/lib/tables.db"),
        ("sqlite:///a folder/50% #1?.db", "a folder/50% #1?.db"),
    ],
)
def test_a_file_by_its_address(url, path):
    store = store_at(url)
    assert isinstance(store, SqliteStore)
    assert store.path == Path(path)
    assert isinstance(bus_at(url), MemoryBus)


def test_a_server_and_memory_by_their_addresses():
    for url in (POSTGRES, POSTGRES.replace("postgresql", "postgres")):
        assert isinstance(store_at(url), PostgresStore)
        assert isinstance(bus_at(url), NotifyBus)
    assert isinstance(store_at("memory:"), MemoryStore)
    assert isinstance(bus_at("memory:"), MemoryBus)


@pytest.mark.parametrize(
    ("url", "shown"),
    [
        ("", "…"),
        ("tables.db", "…"),
        ("memory", "…"),
        ("sqlite:///", "sqlite:///"),
        ("sqlite://tables.db", "sqlite://tables.db"),
        ("mysql://name:pass-word@host:3306/d", "mysql://name@host:3306/d"),
        ("mysql://:pass-word@host/d", "mysql://host/d"),
        ("mysql://name:pass-word@host/d?password=pass-word#pass-word", "mysql://name@host/d"),
        ("mysql://name:pass-word/@host/d", "…"),
        ("mysql://name:pass-word@@host/d", "mysql://name@host/d"),
        ("mysql://[pass-word", "…"),
    ],
)
def test_what_is_no_address_is_shown_without_its_password(url, shown):
    assert without_password(url) == shown
    for ask in (store_at, bus_at):
        with pytest.raises(StoreError) as caught:
            ask(url)
        assert caught.value.code == "store.url"
        assert caught.value.facts == {"url": shown}


def test_a_store_shows_no_password():
    assert "pass-word" not in repr(store_at(POSTGRES)) + repr(bus_at(POSTGRES))


def test_no_database_library_is_imported_before_it_is_needed():
    """Neither by what the terminal game imports, nor by a store in memory."""
    code = (
        "import sys, spades.cli, spades.store.journal, spades.tui.session\n"
        "from spades.store.address import bus_at, store_at\n"
        "store_at('memory:'), bus_at('memory:')\n"
        "print(*{name.partition('.')[0] for name in sys.modules})"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"sqlalchemy", "alembic", "asyncpg", "sqlite3"} & set(run.stdout.split())
