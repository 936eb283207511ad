"""What the commands share: the reader's language, reading a file, telling an error."""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from spades.errors import RecordError, SpadesError, UsageError, reason_of

if TYPE_CHECKING:
    from spades.i18n import Texts

LangOption = Annotated[
    str | None,
    typer.Option("--lang", metavar="LANG", help="Language: en, id, vi, fil or jv."),
]
AsciiOption = Annotated[
    bool, typer.Option("--ascii", help="Suits as the letters C D H S, no other signs.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON, errors too (in English).")]

_as_json = False
_language: str | None = None


def speak(lang: str | None, ascii: bool = False, as_json: bool = False) -> Texts:  # noqa: A002
    """The texts of this run, and how its errors are told. Raises UsageError."""
    global _as_json, _language  # noqa: PLW0603 - one process, one reader
    from spades.i18n import Texts, pick_language

    _as_json = as_json
    _language = "en" if as_json else pick_language(lang, os.environ)
    return Texts(_language, ascii=ascii or plain_terminal())


def plain_terminal() -> bool:
    """Whether standard output cannot show the suit signs."""
    encoding = getattr(sys.stdout, "encoding", None) or "ascii"
    try:
        "♠♥♦♣–".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return True
    return False


def error_json(error: SpadesError) -> dict[str, Any]:
    """``{"error": {"code": …, "message": …, …facts}}``, the message in English."""
    from spades.i18n import Texts

    message = Texts("en").error(error)
    return {"error": {"code": error.code, "message": message, **error.facts}}


def complain(error: SpadesError) -> None:
    """Tell an error on standard error: a sentence, or one JSON object under ``--json``."""
    with contextlib.suppress(OSError):  # nobody can be told
        print(_complaint(error), file=sys.stderr, flush=True)


def _complaint(error: SpadesError) -> str:
    if _as_json:
        return json.dumps(error_json(error), ensure_ascii=False, default=str)
    from spades.i18n import Texts, find_language

    language = _language or find_language(os.environ.get("SPADES_LANG", "")) or "en"
    texts = Texts(language, ascii=plain_terminal())
    return f"{_place(error, texts)}{texts.error(error)}"


def _place(error: SpadesError, texts: Texts) -> str:
    """Where in a record or sheet an error is, counted from 1 as people do; empty elsewhere."""
    hand, action = error.facts.get("hand"), error.facts.get("action")
    if not isinstance(hand, int):
        return ""
    at = action + 1 if isinstance(action, int) else "none"
    return texts.say("replay-at", hand=hand + 1, action=at) + " "


def read_file(path: str | Path) -> bytes:
    """What is in a file, or comes on standard input for ``-``.

    Raises RecordError ``file.missing``, ``file.unreadable``.
    """
    facts: dict[str, Any] = {"path": str(path), "hand": None, "action": None}
    try:
        return sys.stdin.buffer.read() if str(path) == "-" else Path(path).read_bytes()
    except FileNotFoundError:
        raise RecordError("file.missing", **facts) from None
    except (OSError, ValueError) as error:
        raise RecordError("file.unreadable", reason=reason_of(error), **facts) from None


def read_json(path: Path) -> Any:
    """The JSON in a file, or on standard input for ``-``.

    Raises RecordError ``file.missing``, ``file.unreadable``, ``file.empty``, ``file.not_json``.
    """
    return parse_json(read_file(path), str(path))


def parse_json(data: bytes, path: str = "-") -> Any:
    """The JSON of a file's bytes. Raises RecordError ``file.empty``, ``file.not_json``."""
    from spades.game import strict_json

    if not data.removeprefix(b"\xef\xbb\xbf").strip():
        raise RecordError("file.empty", path=path, hand=None, action=None)
    line: int | None = None
    try:
        return strict_json.loads(data.decode("utf-8-sig"))
    except json.JSONDecodeError as error:
        line = error.lineno
    except ValueError:  # not UTF-8, a key twice, NaN, nested without end
        pass
    raise RecordError("file.not_json", path=path, hand=None, action=None, line=line)


_OPTION_OF = {
    "game": "--game",
    "preset": "--game",
    "target_score": "--target",
    "max_hands": "--hands",
}


def rule_changes(pairs: list[str] | None, options: Sequence[str] = ()) -> dict[str, Any]:
    """What ``--rules NAME=VALUE`` changes; ``options``: those given that set a rule of their own.

    Raises UsageError ``option.rule_form``; ``option.twice`` and ``option.conflict`` for a rule
    given twice, or by an option of its own too.
    """
    from spades.tui.questions import read_value

    changes: dict[str, Any] = {}
    for pair in pairs or ():
        field, mark, value = pair.partition("=")
        field = field.strip()
        if not mark:
            raise UsageError("option.rule_form", text=pair[:40])
        told = f"--rules {field[:40]}"
        if field in changes:
            raise UsageError("option.twice", option=told)
        if _OPTION_OF.get(field) in options:
            raise UsageError("option.conflict", option=told, beside=_OPTION_OF[field])
        changes[field] = read_value(value.strip())
    return changes


def data_folder() -> Path:
    """Where this computer keeps Spades' data: ``SPADES_DATA``, or the system's own place."""
    given = os.environ.get("SPADES_DATA")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_data_dir("spades", appauthor=False))


def matches_folder() -> Path:
    """Where saved matches lie."""
    return data_folder() / "matches"
