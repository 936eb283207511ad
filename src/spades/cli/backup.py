"""``spades data backup`` and ``restore``: a whole copy of the server's file, and the way back.

A file of SQLite is more than one file: what a crash left beside it would be played into whatever is
put in its place. So a copy is made and put back by what knows of that.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import os
import shutil
import time
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from spades.cli import common, data
from spades.errors import StoreError, UsageError, reason_of

BESIDE: Final = ("-wal", "-shm")
"""What belongs to a file of SQLite and lies beside it, by what its name ends with."""


@data.app.command("backup")
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A new file.")],
    database: data.DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
) -> None:
    """Copy the server's tables into a file, while it runs or not.

    The copy holds the secrets of running matches, and is yours alone to read.
    """
    import sqlite3

    given = data.given_to(context, database, as_json, lang)
    texts = common.speak(given.lang, as_json=given.as_json)
    place = _file_of(given.database)
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except FileExistsError:
        raise UsageError("file.not_new", path=str(file)) from None
    except OSError as error:
        raise UsageError("file.unwritable", path=str(file), reason=reason_of(error)) from None
    try:
        with contextlib.closing(sqlite3.connect(place, timeout=30)) as source:
            source.execute("VACUUM INTO ?", (str(file),))
        _sync(file)
    except (sqlite3.Error, OSError) as error:
        file.unlink(missing_ok=True)
        raise StoreError("store.failed", reason=str(error)) from None
    if given.as_json:
        told = {"format": data.FORMAT, "version": data.VERSION, "copy": str(file)}
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        typer.echo(texts.say("data-backed-up", place=str(place), path=str(file)))


@data.app.command("restore")
def restore(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(help="A copy that backup has made.")],
    database: data.DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
) -> None:
    """Put a copy in the place of the server's tables. The server must not be running.

    The copy is checked first; what was there is kept under another name.
    """
    given = data.given_to(context, database, as_json, lang)
    texts = common.speak(given.lang, as_json=given.as_json)
    place = _file_of(given.database, must_exist=False)
    if not file.is_file():
        raise UsageError("file.missing", path=str(file))
    try:
        tables, kept = _put_in_place(file, place)
    except OSError as error:
        where = str(error.filename or place)
        raise UsageError("file.unwritable", path=where, reason=reason_of(error)) from None
    if given.as_json:
        told: dict[str, Any] = {"place": str(place), "tables": tables, "kept": kept}
        told = {"format": data.FORMAT, "version": data.VERSION, **told}
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        typer.echo(texts.say("data-restored", path=str(file), place=str(place), tables=tables))
        if kept:
            typer.echo(texts.say("data-kept", path=kept))


def _file_of(database: str | None, must_exist: bool = True) -> Path:
    """The server's file. Raises UsageError ``data.no_file``, ``file.missing``."""
    from spades.store.address import SQLITE

    place = data.kept("tables", database)
    if place.url is None or not place.url.startswith(SQLITE):
        raise UsageError("data.no_file", place=place.place)
    path = Path(place.place)
    if must_exist and not path.is_file():
        raise UsageError("file.missing", path=str(path))
    return path


def _put_in_place(file: Path, place: Path) -> tuple[int, str | None]:
    """How many tables the copy has, and where lies what was there. Raises OSError, StoreError.

    At every moment there is a whole file in the place: the one of before, then the copy.
    """
    from spades.store.sqlite import in_use

    place.parent.mkdir(parents=True, exist_ok=True)
    new = place.with_name(f"{place.name}.new")
    with data.alone(), in_use(place):
        _remove(new)
        new.touch(0o600)
        try:
            shutil.copyfile(file, new)
            tables = asyncio.run(_checked(new, file))
            _sync(new)
            kept = _kept(place) if place.exists() else None
            new.replace(place)
        finally:
            _remove(new)
        _sync(place.parent)
    return tables, kept


def _kept(place: Path) -> str:
    """Copy what is there; nothing is left beside it that would be played into what comes."""
    import sqlite3

    kept = _new_name(f"{place}{data.ASIDE}{time.strftime('%Y%m%d-%H%M%S')}")
    # Closing the last connection moves all that is beside it into the file.
    with contextlib.suppress(sqlite3.Error), contextlib.closing(sqlite3.connect(place)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    shutil.copy2(place, kept)
    for end in BESIDE:  # still there where the file is damaged
        with contextlib.suppress(FileNotFoundError):
            Path(f"{place}{end}").replace(f"{kept}{end}")
    return kept


def _new_name(wanted: str) -> str:
    """A name that nothing had, with a number where something has: a file of its own."""
    for number in itertools.count(1):
        name = wanted if number == 1 else f"{wanted}-{number}"
        with contextlib.suppress(FileExistsError):
            os.close(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
            return name
    raise AssertionError


def _remove(path: Path) -> None:
    for end in ("", *BESIDE, ".lock"):
        Path(f"{path}{end}").unlink(missing_ok=True)


async def _checked(path: Path, given: Path) -> int:
    """The tables of a copy that is whole; ``given``: what it was copied from.

    Raises UsageError ``data.no_copy``, StoreError.
    """
    import sqlite3

    from spades.store.sqlite import SqliteStore

    with contextlib.closing(sqlite3.connect(path)) as copy:
        try:
            (found,) = copy.execute("PRAGMA integrity_check").fetchone()
            known = copy.execute("SELECT count(*) FROM sqlite_master WHERE name = 'opening'")
            if found == "ok" and known.fetchone() != (1,):
                found = "no tables of Spades"
        except sqlite3.Error as error:
            found = error
    if found != "ok":
        raise UsageError("data.no_copy", path=str(given), reason=str(found))
    store = SqliteStore(path)
    try:
        return int((await store.start())["tables"])
    finally:
        await store.close()


def _sync(path: Path) -> None:
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
