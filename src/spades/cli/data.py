"""``spades data``: where everything lies that Spades keeps, on paper if wanted, or gone."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from spades.cli import common
from spades.errors import JournalError, UsageError, reason_of

if TYPE_CHECKING:
    from spades.i18n import Texts
    from spades.store.port import Store

FORMAT: Final = "spades-data"
VERSION: Final = 1
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
class Kept:
    """One kind of things that are kept."""

    kind: str
    place: str
    """A path, or the address of a database, without its password."""
    files: tuple[Path, ...]
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


@app.callback()
def _root(
    context: typer.Context,
    database: DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """What Spades keeps: where it lies; export it, delete it."""
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
    folder: Annotated[Path, typer.Argument(help="A new or empty folder.")],
    database: DatabaseOption = None,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
) -> None:
    """Write everything that was played into a folder.

    Saved matches and finished tables as records; running tables as their logs, which hold all
    cards and are for the host's eyes. The server must not be running, unless on PostgreSQL.
    """
    texts = common.speak(lang, as_json=as_json)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            raise UsageError("file.exists", path=str(folder))
        counts = {"matches": _export_matches(folder / "matches")}
        counts |= asyncio.run(_export_tables(folder, kept("tables", database)))
    except OSError as error:
        raise UsageError("file.unwritable", path=str(folder), reason=reason_of(error)) from None
    if as_json:
        typer.echo(json.dumps({"format": FORMAT, "version": VERSION, **counts}))
    else:
        typer.echo(texts.say("data-exported", path=str(folder), **counts))


@app.command("delete")
def delete(
    what: Annotated[
        list[str], typer.Argument(metavar="WHAT …", help=f"Of these: {', '.join(KINDS)}.")
    ],
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    database: DatabaseOption = None,
    lang: common.LangOption = None,
) -> None:
    """Delete some kinds of what is kept, for good."""
    texts = common.speak(lang)
    for kind in what:
        if kind not in KINDS:
            raise UsageError("data.unknown", what=kind[:40], known=list(KINDS))
    named = ", ".join(texts.say(f"data-what-{kind}") for kind in what)
    if not yes:
        _confirm(named, texts)
    for kind in what:
        try:
            _delete(kept(kind, database))
        except OSError as error:
            path = str(error.filename or kind)
            raise UsageError("file.unwritable", path=path, reason=reason_of(error)) from None
    typer.echo(texts.say("data-deleted", what=named))


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
        return Kept("tables", without_password(url), (), url)
    path = Path(url.removeprefix(SQLITE))
    beside = (path, *(path.with_name(path.name + end) for end in ("-wal", "-shm", ".lock")))
    return Kept("tables", str(path), tuple(one for one in beside if one.is_file()), url)


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
    return {"what": one.kind, "place": one.place, "files": len(one.files), "bytes": one.size}


def _print(found: list[Kept], texts: Texts) -> None:
    from spades.cli.sheets import print_table

    rows = [
        [
            texts.say(f"data-what-{one.kind}"),
            one.place,
            "" if one.size is None else _shown_size(one.size),
        ]
        for one in found
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


def _export_matches(folder: Path) -> int:
    """Saved matches as records; those that are damaged are left where they are."""
    from spades.game.record import record_json
    from spades.store.journal import saved_matches
    from spades.tui.session import saved_match

    count = 0
    for path in saved_matches(common.matches_folder()):
        try:
            record = saved_match(path).record()
        except JournalError:
            continue
        _write(folder / f"{path.stem}.json", json.dumps(record_json(record), ensure_ascii=False))
        count += 1
    return count


async def _export_tables(folder: Path, place: Kept) -> dict[str, int]:
    """Records of finished tables, logs of running ones. Raises StoreError."""
    counts = {"records": 0, "tables": 0}
    if place.local and not place.files:
        return counts
    async with _opened(place) as store:
        async for name in _record_names(store):
            record = (await store.record(name)).decode()
            _write(folder / "records" / f"{name}.json", record)
            counts["records"] += 1
        async for name in _table_names(store):
            loaded = await store.load(name)
            lines = [json.dumps({"table": name, "plan": json.loads(loaded.opening.plan)})]
            for row in await store.rows(name):
                head = {"v": row.version, "cause": row.cause, "at": row.at}
                lines.append(json.dumps({**head, "events": json.loads(row.body)}))
            _write(folder / "tables" / f"{name}.jsonl", "\n".join(lines))
            counts["tables"] += 1
    return counts


@asynccontextmanager
async def _opened(place: Kept) -> AsyncIterator[Store]:
    from spades.store.address import store_at

    assert place.url is not None
    store = store_at(place.url)
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


async def _table_names(store: Store) -> AsyncIterator[str]:
    after = ""
    while page := await store.tables(limit=100, after=after):
        for name, _ in page:
            yield name
        after = page[-1][0]


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")


# --- delete


def _delete(one: Kept) -> None:
    """Raises OSError, JournalError, StoreError."""
    if one.kind == "tables":
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


async def _delete_tables(one: Kept) -> None:
    """Files, once nobody uses them; in a database that others may share, what is ours."""
    if one.local and not one.files:
        return
    async with _opened(one) as store:  # nobody else uses it: files that are in use are locked
        if not one.local:
            names = [name async for name in _record_names(store)]
            names += [name async for name in _table_names(store)]
            for name in names:
                await store.forget(name)
    if one.local:
        for path in kept("tables", one.url).files:
            path.unlink()
