"""A match on disk: one JSON object a line, each synced before anything is acknowledged.

The first line is the header (who plays, the match seed, the settings); each further line is one
``Entry`` of the table with a checksum. A process that is killed while it writes leaves at most a
torn last line, which nobody was told of: it is cut off when the match is opened again. Anything
else that does not add up is an error that names the line.
"""

from __future__ import annotations

import contextlib
import json
import os
import zlib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO, Any, Final

from spades.errors import JournalError, SpadesError, reason_of
from spades.table import Entry
from spades.table.codec import entry_json, read_entry

try:
    import fcntl
except ImportError:  # pragma: no cover - not POSIX: two programs must not open one match
    fcntl = None  # type: ignore[assignment]

FORMAT: Final = "spades-journal"
VERSION: Final = 1
SUFFIX: Final = ".spades"


@dataclass(frozen=True, slots=True)
class Header:
    """What a journal says of its match before the first entry."""

    id: str
    created: float
    seed: str
    """The 32-byte match seed, as hex: it deals every hand."""
    names: tuple[str, ...]
    kinds: tuple[str, ...]
    settings: Mapping[str, Any] = field(default_factory=dict)


class Journal:
    """An open journal: append, and close. One process at a time holds it."""

    def __init__(self, path: Path, file: IO[bytes], header: Header) -> None:
        self.path = path
        self.header = header
        self._file = file

    @classmethod
    def create(cls, path: Path, header: Header, opening: Entry) -> Journal:
        """A new journal with its first entry; the file appears whole or not at all.

        Raises JournalError ``journal.exists``, ``journal.create``.
        """
        told = {
            "format": FORMAT,
            "version": VERSION,
            "id": header.id,
            "created": header.created,
            "seed": header.seed,
            "names": list(header.names),
            "kinds": list(header.kinds),
            "settings": dict(header.settings),
        }
        unborn = path.with_name(f".{path.name}.new")
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists():
                raise JournalError("journal.exists", path=str(path))
            # The seed tells every card to come: the file is its owner's alone.
            descriptor = os.open(unborn, os.O_RDWR | os.O_CREAT | os.O_TRUNC | os.O_APPEND, 0o600)
            file = os.fdopen(descriptor, "rb+", buffering=0)
        except OSError as error:
            raise _failed("journal.create", path, error) from error
        journal = cls(path, file, header)
        try:
            _lock(file, path)
            journal._write(_line(told) + _line(entry_json(opening)))
            unborn.rename(path)
        except (OSError, JournalError) as error:
            file.close()
            with contextlib.suppress(OSError):
                unborn.unlink()
            # Nothing was begun: it is no loss of what was told before.
            if isinstance(error, OSError):
                raise _failed("journal.create", path, error) from error
            if error.code == "journal.write":
                raise JournalError("journal.create", **error.facts) from error
            raise
        _sync_folder(path.parent)
        return journal

    @classmethod
    def open(cls, path: Path) -> tuple[Journal, tuple[Entry, ...]]:
        """Open a match to go on with it; a torn last line is cut off.

        Raises JournalError: ``journal.missing``, ``journal.in_use``, ``journal.broken``,
        ``journal.format``, ``journal.write``.
        """
        try:
            file: IO[bytes] = path.open("rb+", buffering=0)
        except FileNotFoundError:
            raise JournalError("journal.missing", path=str(path)) from None
        except OSError as error:
            raise _failed("journal.write", path, error) from error
        try:
            _lock(file, path)
            header, entries, whole = _parse(path, file.read())
            file.truncate(whole)
            file.seek(0, os.SEEK_END)
        except BaseException:
            file.close()
            raise
        return cls(path, file, header), entries

    def append(self, *entries: Entry) -> None:
        """Write entries and sync them: when this returns, a power cut cannot undo them.

        Raises JournalError ``journal.write``. What was written may then be torn, so the journal
        closes itself: a line after a torn one would be lost with it.
        """
        self._write(b"".join(_line(entry_json(entry)) for entry in entries))

    def close(self) -> None:
        """Let go of the file."""
        self._file.close()

    def _write(self, lines: bytes) -> None:
        try:
            view = memoryview(lines)
            while view:
                view = view[self._file.write(view) :]
            os.fsync(self._file.fileno())
        except (OSError, ValueError) as error:
            with contextlib.suppress(OSError):
                self._file.close()
            raise _failed("journal.write", self.path, error) from error


def read_journal(path: Path) -> tuple[Header, tuple[Entry, ...]]:
    """A saved match, only read. Raises JournalError as ``Journal.open``."""
    try:
        data = path.read_bytes()
    except FileNotFoundError:
        raise JournalError("journal.missing", path=str(path)) from None
    except OSError as error:
        raise _failed("journal.read", path, error) from error
    header, entries, _ = _parse(path, data)
    return header, entries


def delete_journal(path: Path) -> None:
    """Delete a saved match, sound or broken, that nobody plays now.

    Raises JournalError ``journal.missing``, ``journal.in_use``, ``journal.write``.
    """
    try:
        with path.open("rb+", buffering=0) as file:
            _lock(file, path)
            path.unlink()
    except FileNotFoundError:
        raise JournalError("journal.missing", path=str(path)) from None
    except OSError as error:
        raise _failed("journal.write", path, error) from error


def saved_matches(folder: Path) -> Iterator[Path]:
    """The journals of a folder, the latest touched first."""
    with contextlib.suppress(OSError):
        files = (path for path in folder.glob(f"*{SUFFIX}") if not path.is_dir())
        found = [(path.stat().st_mtime, path) for path in files]
        for _, path in sorted(found, reverse=True):
            yield path


def _line(told: Mapping[str, Any]) -> bytes:
    body = json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
    return b"%08x %s\n" % (zlib.crc32(body), body)


def _parse(path: Path, data: bytes) -> tuple[Header, tuple[Entry, ...], int]:
    """Header, entries, and how many bytes of the file are whole lines."""
    whole = data.rfind(b"\n") + 1
    lines = data[:whole].split(b"\n")[:-1]
    if not lines or _sound(data[whole:-1]):
        # No header; or a last line that is torn only at its end mark: that byte has gone bad.
        raise JournalError("journal.broken", path=str(path), line=len(lines) + 1)
    header = _read_header(path, _read_line(path, 1, lines[0]))
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], 2):
        told = _read_line(path, number, line)
        try:
            entries.append(read_entry(told))
        except SpadesError as error:
            raise JournalError("journal.broken", path=str(path), line=number) from error
    return header, tuple(entries), whole


def _sound(line: bytes) -> bool:
    """Whether a line is what was once written. The checksum is written in one way only."""
    return line[:9] == b"%08x " % zlib.crc32(line[9:])


def _read_line(path: Path, number: int, line: bytes) -> dict[str, Any]:
    try:
        if not _sound(line):
            raise ValueError
        told = json.loads(line[9:])
        if not isinstance(told, dict):
            raise ValueError
    except ValueError as error:
        raise JournalError("journal.broken", path=str(path), line=number) from error
    return told


def _read_header(path: Path, told: Mapping[str, Any]) -> Header:
    if told.get("format") != FORMAT or told.get("version") != VERSION:
        raise JournalError(
            "journal.format", path=str(path), format=told.get("format"), version=told.get("version")
        )
    try:
        names, kinds = tuple(told["names"]), tuple(told["kinds"])
        header = Header(
            told["id"], told["created"], told["seed"], names, kinds, dict(told["settings"])
        )
        texts = (header.id, header.seed, *names, *kinds)
        if not all(isinstance(text, str) for text in texts) or len(bytes.fromhex(header.seed)) < 32:
            raise ValueError
    except (KeyError, TypeError, ValueError) as error:
        raise JournalError("journal.broken", path=str(path), line=1) from error
    return header


def _lock(file: IO[bytes], path: Path) -> None:
    """One process at a time; the system lets go of the lock when the process ends, however."""
    if fcntl is None:  # pragma: no cover
        return
    try:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        raise JournalError("journal.in_use", path=str(path)) from None


def _sync_folder(folder: Path) -> None:
    """Make a new file's name durable too, where the system can."""
    with contextlib.suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _failed(code: str, path: Path, error: Exception) -> JournalError:
    return JournalError(code, path=str(path), reason=reason_of(error))
