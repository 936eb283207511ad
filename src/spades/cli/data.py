"""``spades data``: where everything lies that Spades keeps, on paper if wanted, or gone."""

from __future__ import annotations

import asyncio
import glob
import json
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spades.cli import common
from spades.errors import JournalError, StoreError, UsageError, reason_of

if TYPE_CHECKING:
    from spades.i18n import Texts
    from spades.store.port import Store

FORMAT: Final = "spades-data"
VERSION: Final = 1
ASIDE: Final = ".before-"
"""After the name of the server's file: what ``restore`` has put aside."""
KINDS: Final = ("matches", "seats", "settings", "tables", "cache")

app = typer.Typer(
    help="What Spades keeps: where it lies; export it, delete it.",
    rich_markup_mode=None,
    invoke_without_command=True,
)

DatabaseOption = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="The server's database, if another one."),
]


@dataclass(frozen=True, slots=True)
class Given:
    """The options of ``spades data`` itself."""

    database: str | None
    as_json: bool
    lang: str | None
    ascii: bool


@dataclass(frozen=True, slots=True)
class Kept:
    """One kind of things that are kept."""

    kind: str
    place: str
    """A path, or the address of a database, without its password."""
    files: tuple[Path, ...]
    copies: tuple[Path, ...] = ()
    """What ``restore`` has put aside; it is deleted with the rest."""
    url: str | None = field(default=None, repr=False)
    """Of the database, where tables are kept in one."""

    @property
    def local(self) -> bool:
        """Whether it is files of this computer."""
        return self.url is None or self.url.startswith("sqlite:")

    @property
    def size(self) -> int | None:
        """Bytes; None where it is not ours to count."""
        return sum(_size(path) for path in self.files) if self.local else None

    @property
    def places(self) -> str:
        """All that is deleted with it."""
        return ", ".join([self.place, *map(str, self.copies)])


@app.callback()
def _root(
    context: typer.Context,
    database: DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """What Spades keeps: where it lies; export it, delete it."""
    # What stands before the name of a command is for the command too.
    context.obj = Given(database, as_json, lang, ascii)
    if context.invoked_subcommand is not None:
        return
    texts = common.speak(lang, ascii, as_json)
    found = [kept(kind, database) for kind in KINDS]
    if as_json:
        told = {"format": FORMAT, "version": VERSION, "places": [_told(one) for one in found]}
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        _print(found, texts)


@app.command("export")
def export(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(help="A new or empty folder.")],
    database: DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
) -> None:
    """Write everything that was played into a folder.

    Saved matches and finished tables as records; running tables as their logs, which hold all
    cards and are for the host's eyes. The server must not be running, unless on PostgreSQL. What
    is damaged is named and left out; then the exit code is 1.
    """
    given = given_to(context, database, as_json, lang)
    texts = common.speak(given.lang, as_json=given.as_json)
    counts = {"matches": 0, "records": 0, "tables": 0}
    damaged: list[str] = []
    try:
        asyncio.run(_export(folder, kept("tables", given.database), counts, damaged))
    except OSError as error:
        raise UsageError("file.unwritable", path=str(folder), reason=reason_of(error)) from None
    if given.as_json:
        told = {"format": FORMAT, "version": VERSION, **counts, "damaged": damaged}
        typer.echo(json.dumps(told, ensure_ascii=False))
    else:
        typer.echo(texts.say("data-exported", path=str(folder), **counts))
        if damaged:
            typer.echo(texts.say("data-damaged", names=", ".join(damaged)), err=True)
    if damaged:
        raise typer.Exit(1)


@app.command("delete")
def delete(
    context: typer.Context,
    what: Annotated[
        list[str], typer.Argument(metavar="WHAT …", help=f"Of these: {', '.join(KINDS)}.")
    ],
    table: Annotated[
        str | None,
        typer.Option("--table", metavar="NAME", help="Of the tables, this one or its record only."),
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
) -> None:
    """Delete some kinds of what is kept, for good.

    The server must not be running, unless on PostgreSQL. With the tables go the copies that
    restore has put aside.
    """
    given = given_to(context, database, as_json, lang)
    texts = common.speak(given.lang, as_json=given.as_json)
    for kind in what:
        if kind not in KINDS:
            raise UsageError("data.unknown", what=kind[:40], known=list(KINDS))
    if table is not None and what != ["tables"]:
        raise UsageError("option.conflict", option="--table", beside=", ".join(what))
    found = [kept(kind, given.database) for kind in what]
    named = [f"{texts.say(f'data-what-{one.kind}')} ({one.places})" for one in found]
    if table is not None:
        named = [f"{table} ({found[0].place})"]
    for one in found:
        if one.kind == "tables":
            asyncio.run(_check(one, table))
    if not yes:
        _confirm(", ".join(named), texts)
    for one in found:
        try:
            _delete(one, table)
        except OSError as error:
            path = str(error.filename or one.kind)
            raise UsageError("file.unwritable", path=path, reason=reason_of(error)) from None
    if given.as_json:
        told = [_told(one) | {"table": table} for one in found]
        typer.echo(json.dumps({"format": FORMAT, "version": VERSION, "deleted": told}))
    else:
        typer.echo(texts.say("data-deleted", what=", ".join(named)))
        if table is not None and found[0].copies:
            paths = ", ".join(map(str, found[0].copies))
            typer.echo(texts.say("data-copies-left", paths=paths), err=True)


def given_to(
    context: typer.Context, database: str | None, as_json: bool, lang: str | None
) -> Given:
    """A command's own options, and where it has none those of the group before it."""
    before = context.obj
    assert isinstance(before, Given)
    return Given(
        database or before.database,
        as_json or before.as_json,
        lang or before.lang,
        before.ascii,
    )


def _confirm(named: str, texts: Texts) -> None:
    """Raises UsageError ``data.not_deleted`` where nobody answers; Exit 1 for a no."""
    typer.echo(f"{texts.say('data-delete', what=named)} (yes, no) ", nl=False)
    line = typer.get_text_stream("stdin").readline()
    if not line:
        typer.echo()
        raise UsageError("data.not_deleted", what=named)
    if line.strip().casefold() not in ("y", "yes", texts.say("ui-yes").casefold()):
        raise typer.Exit(1)


# --- what lies where


def kept(kind: str, database: str | None = None) -> Kept:
    """Where one of KINDS lies now."""
    if kind == "tables":
        return _kept_tables(database)
    if kind == "settings":
        from spades.tui.settings import FILE

        path = common.data_folder() / FILE
        return Kept(kind, str(path), (path,) if path.is_file() else ())
    if kind == "cache":
        from spades.kernel.store import cache_base

        folder = cache_base()
    elif kind == "seats":
        from spades.tui.remote.notes import FOLDER

        folder = common.data_folder() / FOLDER
    else:
        folder = common.matches_folder()
    return Kept(kind, str(folder), tuple(_files(folder)))


def _kept_tables(database: str | None) -> Kept:
    from spades.server.settings import read_settings
    from spades.store.address import SQLITE, without_password

    url = read_settings({"database": database}, os.environ, common.data_folder()).database
    if not url.startswith(SQLITE):
        return Kept("tables", without_password(url), (), url=url)
    path = Path(url.removeprefix(SQLITE))
    beside = (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock")))
    files = tuple(one for one in beside if one.is_file())
    copies = tuple(sorted(path.parent.glob(f"{glob.escape(path.name)}{ASIDE}*")))
    return Kept("tables", str(path), files, copies, url)


def _files(folder: Path) -> Iterator[Path]:
    for place, _, names in os.walk(folder):
        for name in names:
            yield Path(place) / name


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _told(one: Kept) -> dict[str, Any]:
    told = {"what": one.kind, "place": one.place, "files": len(one.files), "bytes": one.size}
    return told | ({"copies": [str(path) for path in one.copies]} if one.copies else {})


def _print(found: list[Kept], texts: Texts) -> None:
    from spades.cli.sheets import print_table

    rows = []
    for one in found:
        size = "" if one.size is None else _shown_size(one.size)
        rows.append([texts.say(f"data-what-{one.kind}"), one.place, size])
        rows += [
            [texts.say("data-what-copy"), str(copy), _shown_size(_size(copy))]
            for copy in one.copies
        ]
    heads = [texts.say(f"data-{head}") for head in ("what", "place", "size")]
    print_table(texts.say("data-title"), heads, rows, right=(2,), whole=(1, 2))


def _shown_size(size: int) -> str:
    amount, unit = float(size), "B"
    for following in ("KB", "MB", "GB"):
        if amount < 1000:
            break
        amount, unit = amount / 1000, following
    return f"{amount:.0f} {unit}" if unit == "B" or amount >= 10 else f"{amount:.1f} {unit}"


# --- export


def _make_empty(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise UsageError("file.not_empty", path=str(folder))


def _export_matches(folder: Path, counts: dict[str, int], damaged: list[str]) -> None:
    """Saved matches as records; those that are damaged are left where they are."""
    from spades.game.record import record_json
    from spades.store.journal import saved_matches
    from spades.tui.session import saved_match

    for path in saved_matches(common.matches_folder()):
        try:
            record = saved_match(path).record()
        except JournalError:
            damaged.append(str(path))
            continue
        _write(folder / f"{path.stem}.json", json.dumps(record_json(record), ensure_ascii=False))
        counts["matches"] += 1


async def _export(folder: Path, place: Kept, counts: dict[str, int], damaged: list[str]) -> None:
    """All of it, once nobody else can change it. Raises OSError, StoreError, UsageError."""
    async with _opened(place) as store:
        _make_empty(folder)
        _export_matches(folder / "matches", counts, damaged)
        if store is not None:
            await _export_tables(store, folder, counts, damaged)


async def _export_tables(
    store: Store, folder: Path, counts: dict[str, int], damaged: list[str]
) -> None:
    """Records of finished tables, logs of running ones. Raises StoreError.

    A server on PostgreSQL may archive a table meanwhile: so the records come last.
    """
    records: set[str] = set()

    def write_record(name: str, record: str) -> None:
        _write(folder / "records" / f"{name}.json", record)
        records.add(name)

    async for name, is_over in _table_names(store):
        with _unless_gone():
            try:
                record = await _record(store, name) if is_over else None
                if record is not None:
                    write_record(name, record)
                    continue
                lines = await _log_lines(store, name)
            except StoreError as error:
                if error.code != "store.broken":
                    raise
                damaged.append(name)
                continue
            _write(folder / "tables" / f"{name}.jsonl", "\n".join(lines))
            counts["tables"] += 1
    async for name in _record_names(store):
        with _unless_gone():
            write_record(name, (await store.record(name)).decode())
    counts["records"] = len(records)


@contextmanager
def _unless_gone() -> Iterator[None]:
    """What somebody deletes or archives meanwhile is not there any more."""
    try:
        yield
    except StoreError as error:
        if error.code != "store.unknown":
            raise


async def _record(store: Store, name: str) -> str | None:
    """The record of a table whose match is over, as the server will put it away; else None."""
    from spades.game.record import record_json
    from spades.server.rows import restored
    from spades.table.proof import record_of_table

    table = restored((await store.load(name)).opening, None, await store.rows(name))
    if table.phase != "over":
        return None  # it was closed: there is no record to come
    return json.dumps(record_json(record_of_table(table)), ensure_ascii=False)


async def _log_lines(store: Store, name: str) -> list[str]:
    """A table's plan, and an entry of its log a line. Raises StoreError."""
    loaded = await store.load(name)
    lines = [json.dumps({"table": name, "plan": json.loads(loaded.opening.plan)})]
    for row in await store.rows(name):
        head = {"v": row.version, "cause": row.cause, "at": row.at}
        lines.append(json.dumps({**head, "events": json.loads(row.body)}))
    return lines


@contextmanager
def alone() -> Iterator[None]:
    """Raises UsageError ``data.in_use`` where the server has what is wanted."""
    try:
        yield
    except StoreError as error:
        if error.code != "store.in_use":
            raise
        raise UsageError("data.in_use", **error.facts) from None


@asynccontextmanager
async def _opened(place: Kept) -> AsyncIterator[Store | None]:
    """None: there is no file yet. Raises StoreError, UsageError ``data.in_use``."""
    from spades.store.address import store_at

    if place.local and not place.files:
        yield None
        return
    assert place.url is not None
    store = store_at(place.url)
    with alone():
        await store.start()
    try:
        yield store
    finally:
        await store.close()


async def _record_names(store: Store) -> AsyncIterator[str]:
    before: tuple[float, str] | None = None
    while page := await store.records(100, before):
        for name, at in page:
            yield name
            before = (at, name)


async def _table_names(store: Store) -> AsyncIterator[tuple[str, bool]]:
    """With whether the match is over."""
    after = ""
    while page := await store.tables(limit=100, after=after):
        for name, summary in page:
            yield name, summary.status == "over"
        after = page[-1][0]


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


# --- delete


def _delete(one: Kept, table: str | None = None) -> None:
    """Raises OSError, JournalError, StoreError (``store.unknown``: there is no such table)."""
    if table is not None:
        asyncio.run(_delete_table(one, table))
    elif one.kind == "tables":
        asyncio.run(_delete_tables(one))
    elif one.kind == "matches":
        from spades.store.journal import SUFFIX, delete_journal

        for path in one.files:
            if path.suffix == SUFFIX:
                delete_journal(path)
    elif one.kind == "settings":
        for path in one.files:
            path.unlink()
    elif Path(one.place).is_dir():
        shutil.rmtree(one.place)


async def _check(one: Kept, table: str | None) -> None:
    """Before anybody is asked. Raises UsageError ``data.in_use``, StoreError ``store.unknown``."""
    async with _opened(one) as store:
        if table is None:
            return
        if store is None:
            raise StoreError("store.unknown", table=table[:40])
        try:
            await store.version(table)
        except StoreError as error:
            if error.code != "store.unknown":
                raise
            await store.record(table)


async def _delete_table(one: Kept, table: str) -> None:
    async with _opened(one) as store:
        if store is not None:
            await store.forget(table)


async def _delete_tables(one: Kept) -> None:
    """Files, once nobody uses them; in a database that others may share, what is ours."""
    async with _opened(one) as store:  # nobody else uses it: files that are in use are locked
        if store is not None and not one.local:
            names = [name async for name in _record_names(store)]
            names += [name async for name, _ in _table_names(store)]
            for name in names:
                await store.forget(name)
    if one.local:
        now = kept("tables", one.url)
        for path in (*now.files, *now.copies):
            path.unlink()
