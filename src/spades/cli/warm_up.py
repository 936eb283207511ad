"""``spades warm-up``: compile the kernel now, not when the first player begins to think."""

from __future__ import annotations

import contextlib
import json
import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spades.cli import common
from spades.errors import UsageError

if TYPE_CHECKING:
    from spades.i18n import Texts


def command(
    clear: Annotated[
        bool,
        typer.Option("--clear", help="First remove what other versions of Spades have compiled."),
    ] = False,
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
) -> None:
    """Compile what the players and the solver need, once.

    Then they start at once. It is done by itself when it is first needed, too; that takes up to a
    minute. The compiled code is kept in the system's cache folder, or where SPADES_CACHE says. Exit
    code: 0 everything is ready; 2 an error: nothing can be compiled or kept here.
    """
    texts = common.speak(lang, as_json=as_json)
    from spades.kernel import need

    need()
    from spades.kernel import store
    from spades.kernel.warm import parts

    folder = store.cache_folder()
    if folder is None:
        path = str(store.cache_base())
        raise UsageError("file.unwritable", path=path, reason=store.why_unwritable())
    removed = store.remove_folders() if clear else 0
    began = time.perf_counter()
    every = list(parts())
    compiled = 0
    with _progress(len(every), None if as_json else texts) as tell:
        for part in every:
            tell(part.name)
            compiled += not part.prepare()
    told = {
        "functions": len(every),
        "compiled": compiled,
        "seconds": round(time.perf_counter() - began, 1),
        "folder": str(folder),
        "removed": removed,
    }
    if as_json:
        typer.echo(json.dumps(told))
    else:
        _print(told, clear, texts)


def _print(told: dict[str, Any], clear: bool, texts: Texts) -> None:
    if clear:
        print(texts.say("warm-up-removed", count=told["removed"]))
    if told["compiled"]:
        from babel.numbers import format_decimal

        seconds = format_decimal(told["seconds"], format="0.0", locale=texts.language)
        count, total = told["compiled"], told["functions"]
        facts = {"count": count, "total": total, "others": total - count, "seconds": seconds}
        print(texts.say("warm-up-done", **facts))
    else:
        print(texts.say("warm-up-ready"))
    print(texts.say("warm-up-folder", path=told["folder"]))


@contextlib.contextmanager
def _progress(total: int, texts: Texts | None) -> Iterator[Callable[[str], None]]:
    """A bar on a terminal, lines elsewhere, on standard error; without texts nothing is told.

    What it gives is called with the name of each part before it is begun.
    """
    if texts is None:
        yield lambda _: None
        return
    done = iter(range(1, total + 1))

    def line(name: str) -> str:
        return texts.say("warm-up-progress", done=next(done), total=total, name=name)

    if not sys.stderr.isatty():
        yield lambda name: print(line(name), file=sys.stderr, flush=True)
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn

    columns = (BarColumn(), TimeElapsedColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        begun = 0

        def tell(name: str) -> None:
            nonlocal begun
            bar.update(task, completed=begun, description=line(name))
            begun += 1

        yield tell
