"""``spades matches``: the saved matches of this computer: list, export, delete."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spades.cli import common
from spades.errors import JournalError, UsageError, reason_of

if TYPE_CHECKING:
    from spades.i18n import Texts

app = typer.Typer(
    help="Saved matches: list them, export one as a record, delete one.",
    rich_markup_mode=None,
    invoke_without_command=True,
)

MatchArgument = Annotated[
    str, typer.Argument(metavar="MATCH", help="A match's id or its beginning; or latest.")
]


@app.callback()
def _root(context: typer.Context) -> None:
    """Saved matches: list them, export one as a record, delete one."""
    if context.invoked_subcommand is None:
        list_matches()


@app.command("list")
def list_matches(
    as_json: common.JsonOption = False,
    lang: common.LangOption = None,
    ascii: common.AsciiOption = False,  # noqa: A002
) -> None:
    """List the saved matches, the latest played first; damaged ones too."""
    texts = common.speak(lang, ascii, as_json)
    from spades.store.journal import saved_matches

    found = [summary(path) for path in saved_matches(common.matches_folder())]
    if as_json:
        told = {"format": "spades-matches", "version": 1, "matches": found}
        typer.echo(json.dumps(told, ensure_ascii=False))
    elif not found:
        typer.echo(texts.say("saved-none"))
    else:
        _print(found, texts)


@app.command("export")
def export(
    match: MatchArgument,
    out: Annotated[
        Path | None, typer.Option("--out", help="Write to this file, not to standard output.")
    ] = None,
    force: Annotated[
        bool, typer.Option("--force", help="Let --out overwrite a file that exists.")
    ] = False,
    lang: common.LangOption = None,
) -> None:
    """Print a match as a record.

    It can be replayed: spades matches export latest | spades replay -
    """
    texts = common.speak(lang)
    from spades.game.record import record_json
    from spades.game.state import Dealing, Over
    from spades.tui.session import saved_match

    saved = saved_match(find_match(match, common.matches_folder()))
    text = json.dumps(record_json(saved.record()), ensure_ascii=False, indent=1)
    if not isinstance(saved.table.match, Dealing | Over):
        typer.echo(texts.say("saving-export-warning"), err=True)
    if out is None:
        typer.echo(text)
        return
    try:
        with out.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text + "\n")
    except FileExistsError:
        raise UsageError("file.exists", path=str(out)) from None
    except OSError as error:
        reason = reason_of(error)
        raise UsageError("file.unwritable", path=str(out), reason=reason) from None
    typer.echo(texts.say("saving-exported", path=str(out)), err=True)


@app.command("delete")
def delete(
    match: MatchArgument,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
    lang: common.LangOption = None,
) -> None:
    """Delete a saved match for good, a damaged one too."""
    texts = common.speak(lang)
    from spades.store.journal import delete_journal

    path = find_match(match, common.matches_folder())
    if not yes:
        typer.echo(f"{texts.say('dialog-delete', match=path.stem)} (yes, no) ", nl=False)
        line = typer.get_text_stream("stdin").readline()
        if not line:
            typer.echo()
            raise UsageError("matches.not_deleted", match=path.stem)
        answer = line.strip().casefold()
        if answer not in ("y", "yes", texts.say("ui-yes").casefold()):
            raise typer.Exit(1)
    delete_journal(path)
    typer.echo(texts.say("saving-deleted"))


def find_match(asked: str, folder: Path) -> Path:
    """A saved match by its id, the beginning of its id, or ``latest``.

    Raises UsageError ``matches.unknown``, ``matches.ambiguous``, ``matches.none``.
    """
    from spades.store.journal import SUFFIX, saved_matches

    paths = list(saved_matches(folder))
    if asked == "latest":
        if not paths:
            raise UsageError("matches.none")
        return paths[0]
    asked = asked.removesuffix(SUFFIX)
    exact = [path for path in paths if path.stem == asked]
    begun = exact or [path for path in paths if asked and path.stem.startswith(asked)]
    if not begun:
        raise UsageError("matches.unknown", match=asked[:60])
    if len(begun) > 1:
        ids = [path.stem for path in begun[:5]]
        raise UsageError("matches.ambiguous", match=asked[:60], known=ids)
    return begun[0]


def last_unfinished(folder: Path) -> Path:
    """The match last played that is not over. Raises UsageError ``matches.none_unfinished``."""
    from spades.store.journal import saved_matches
    from spades.tui.session import saved_match

    for path in saved_matches(folder):
        try:
            if not saved_match(path).over:
                return path
        except JournalError:
            continue
    raise UsageError("matches.none_unfinished")


def summary(path: Path) -> dict[str, Any]:
    """What a list tells of a saved match, sound or damaged; ready for JSON."""
    from spades.tui.session import saved_match

    told: dict[str, Any] = {"id": path.stem, "state": "damaged"}
    try:
        told["played"] = _iso(path.stat().st_mtime)
        match = saved_match(path)
    except (JournalError, OSError) as error:
        if isinstance(error, JournalError):
            told |= common.error_json(error)
        return told
    standing = match.table.match.match
    return told | {
        "state": "finished" if match.over else "unfinished",
        "created": _iso(match.header.created),
        "rules": match.rules.to_json(),
        "players": list(match.names),
        "kinds": list(match.header.kinds),
        "hand": len(match.results) if match.over else standing.hand_number,
        "scores": list(standing.scores),
        "bag_counts": list(standing.bag_counts),
        "winner": getattr(match.table.match, "winner", None),
    }


def _iso(moment: float) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S%z", time.localtime(moment))


def _print(found: list[dict[str, Any]], texts: Texts) -> None:
    from spades.cli.sheets import print_table

    heads = ("match", "game", "players", "hand", "score", "date", "state")
    rows = []
    for one in found:
        sound = one["state"] != "damaged"
        game = one["rules"]["preset"] if sound else None
        rows.append(
            [
                one["id"],
                texts.say("game-name", game=game) if game else "",
                ", ".join(one["players"]) if sound else "",
                str(one["hand"]) if sound else "",
                _score(one["scores"], texts) if sound else "",
                one.get("played", "")[:16].replace("T", " "),
                texts.say(f"saved-{one['state']}"),
            ]
        )
    labels = [texts.say(f"saved-{head}") for head in heads]
    print_table("", labels, rows, right=(3,), whole=(0, 4, 5), optional=(2, 5))


def _score(scores: list[int], texts: Texts) -> str:
    minus = "-" if texts.ascii else "−"
    return " : ".join(str(score).replace("-", minus) for score in scores)
