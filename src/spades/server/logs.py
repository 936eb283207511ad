"""What the server says of itself, and what it never says: no card, token, code, name or message.

Modules log with Python's ``logging``: an event in a few plain words, facts in ``extra``. A line is
then made of what is on the list here and of nothing else. So a fact that somebody adds in haste is
left out until it is put on the list, and is thought about when it is. Other libraries put into
their sentences whatever they have in hand, so of them only who, how grave and where is told.

Nobody fills the disk, whatever they do: of one kind of line so many are told, and of the others how
many there were.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Final, TextIO

import structlog
from structlog.contextvars import bound_contextvars, merge_contextvars

from spades.errors import SpadesError
from spades.server.limits import Limits

_EVENT: Final = re.compile(r"[a-z][a-z ,]{1,78}")
_WORD: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}")
_CODE: Final = re.compile(r"[a-z][a-z_]*\.[a-z][a-z_]*")
_ERROR: Final = re.compile(r"[A-Za-z][A-Za-z0-9_]*|[a-z][a-z_]*\.[a-z][a-z_]*")
_PLACE: Final = re.compile(r"[A-Za-z0-9_.<>-]+:[0-9]+ [A-Za-z0-9_<>]+")
_ROUTE: Final = re.compile(r"(/[a-z._-]*|/\{[a-z_]+\})+")


def _text(pattern: re.Pattern[str]) -> Callable[[Any], bool]:
    return lambda value: isinstance(value, str) and pattern.fullmatch(value) is not None


def _number(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and abs(value) < 1e12


def _places(value: Any) -> bool:
    return isinstance(value, list) and all(map(_text(_PLACE), value))


FIELDS: Final[dict[str, Callable[[Any], bool]]] = {
    "event": _text(_EVENT),
    "level": _text(_WORD),
    "logger": _text(re.compile(r"[a-z][a-z0-9_.]{0,60}")),
    "timestamp": _text(re.compile(r"[0-9T:.-]+Z")),
    # A table's name is shorter than a token, and has another length than a one-time code.
    "table": _text(re.compile(r"[A-Za-z0-9_-]{16}")),
    "version": _number,
    "connection": _text(re.compile(r"[0-9a-f]{12}\.[0-9]+")),
    "process": _text(re.compile(r"[0-9a-f]{12}")),
    "seat": _number,
    "player": _text(_WORD),
    "why": _text(_WORD),
    "kind": _text(_WORD),
    "code": _text(_CODE),
    "error": _text(_ERROR),
    "where": _places,
    "route": _text(_ROUTE),
    "method": _text(re.compile(r"[A-Z]{3,7}")),
    "status": _number,
    "seconds": _number,
    "count": _number,
    "left_out": _number,  # lines of this kind since the last one that was told
}
"""What may stand in a line, and what its value has to look like."""

LINES_PER_SECOND: Final = 1.0
LINES_AT_ONCE: Final = 50
"""Lines of one kind: those of a logger that are as grave and tell the same event."""

_QUIET: Final = {
    "uvicorn": logging.WARNING,
    "uvicorn.access": logging.CRITICAL,
    "httpx": logging.WARNING,
    "httpcore": logging.WARNING,
    "websockets": logging.WARNING,
    "alembic": logging.WARNING,
    "sqlalchemy": logging.WARNING,
}
_FRAMES: Final = 8
_STANDARD: Final = frozenset(vars(logging.makeLogRecord({})))

Line = MutableMapping[str, Any]


def set_up(form: str, level: str = "info", stream: TextIO | None = None) -> Callable[[], None]:
    """Log to ``stream`` (standard error): ``console`` for people, ``json`` for programs.

    Gives what puts everything back as it was. uvicorn has to be run with ``log_config=None``.
    """
    handler = _Handler(sys.stderr if stream is None else stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[_told, merge_contextvars],
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.TimeStamper(fmt="iso", utc=True),
                allowed,
                _renderer(form, handler.stream),
            ],
        )
    )
    levels = {"": logging.WARNING, "spades": getattr(logging, level.upper()), **_QUIET}
    before = {name: logging.getLogger(name).level for name in levels}
    root = logging.getLogger()
    root.addHandler(handler)
    for name, lowest in levels.items():
        logging.getLogger(name).setLevel(lowest)

    def put_back() -> None:
        root.removeHandler(handler)
        for name, lowest in before.items():
            logging.getLogger(name).setLevel(lowest)

    return put_back


class _Handler(logging.StreamHandler[TextIO]):
    """What comes too often is counted; what cannot be written is lost: Python's own report of it
    would quote the whole record.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__(stream)
        self._limits = Limits(LINES_PER_SECOND, LINES_AT_ONCE)
        self._left_out: Counter[str] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        kind = f"{record.name} {record.levelno} {_event(record)}"
        if not self._limits.take(kind, record.created):
            self._left_out[kind] += 1
            return
        if count := self._left_out.pop(kind, 0):
            record.left_out = count
        super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's own name
        pass


@contextmanager
def bound(**facts: Any) -> Iterator[None]:
    """Facts for every line that is logged inside, such as ``table`` and ``connection``."""
    with bound_contextvars(**facts):
        yield


def allowed(_logger: Any, _method: str, line: Line) -> Line:
    """The line with what may stand in it, in the order of FIELDS, and nothing else."""
    kept = {name: line[name] for name, fits in FIELDS.items() if name in line and fits(line[name])}
    kept.setdefault("event", "something that is not told")
    return kept


def _told(_logger: Any, _method: str, line: Line) -> Line:
    """What a record of ``logging`` has to say, before anything is left out."""
    record: logging.LogRecord = line["_record"]
    told = {name: value for name, value in vars(record).items() if name not in _STANDARD}
    told |= {"level": record.levelname.lower(), "logger": record.name}
    told["event"] = _event(record)
    line.clear()
    line.update(told, _record=record, _from_structlog=False)
    if isinstance(record.exc_info, tuple) and record.exc_info[1] is not None:
        line.update(_failure(record.exc_info[1]))
    return line


def _event(record: logging.LogRecord) -> Any:
    if record.name.partition(".")[0] != "spades":
        return "said by a library"
    # With arguments it would be a sentence about them.
    return None if record.args else record.msg


def _failure(error: BaseException) -> dict[str, Any]:
    """What is told of an exception: its kind and where it was raised, not what it says."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    told: dict[str, Any] = {
        "error": type(error).__name__,
        "where": [f"{_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames],
    }
    return {**told, "code": error.code} if isinstance(error, SpadesError) else told


def _file(path: str) -> str:
    return re.split(r"[/\\]", path)[-1]


def _renderer(form: str, stream: TextIO) -> Any:
    if form == "json":
        return structlog.processors.JSONRenderer(ensure_ascii=False)
    return structlog.dev.ConsoleRenderer(colors=stream.isatty(), pad_event_to=32)
