"""A disk whose power is cut: what a program did to its files, and what could be left of it.

``watched`` gives the environment in which any program that uses the C library (Python and its
SQLite do) has its files written down as it changes them: each write with its bytes, truncation,
sync, new name, rename and deletion, in their order (``disk.c``). ``Disk`` then plays the records
up to a cut and rebuilds what a power cut there could leave. What was synced is there. Of the rest,
each by chance: a write is kept, lost, or torn, so that only some of its sectors of 512 bytes are;
a truncation is kept or lost; a name, a rename or a deletion is kept or lost until its folder was
synced. After a sync that failed, what it should have saved stays in doubt for ever, whatever later
syncs say. Shared memory (``-shm``) holds anything.

It does not play a disk that lies about a sync, nor one that tears a sector.
"""

from __future__ import annotations

import os
import random
import struct
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final, Literal

SOURCE: Final = Path(__file__).with_name("disk.c")
HEAD: Final = struct.Struct("=IIQQQ")
"""Kind, bytes of the path, file, place, bytes of data."""
WITH_DATA: Final = "AWR"
SECTOR: Final = 512
SHARED: Final = "-shm"

Doubt = Literal["sure", "open", "never"]
"""Whether an operation is on the disk for sure, will be after a sync, or never will be for sure."""


class NotWatched(Exception):
    """The program changed a file in a way that is not written down."""


@dataclass(frozen=True, slots=True)
class Record:
    """One thing that was done: W write, T truncate, S sync, F failed sync, C new file, M new
    folder, U deletion, R rename (``data``: the new name), D sync of a folder, A told (``data``:
    what), B past the watch.
    """

    kind: str
    path: str
    file: int
    """What the system calls the file, whatever its name."""
    at: int
    data: bytes


def compiled(folder: Path) -> Path:
    """The watching library, compiled into a folder. Needs ``cc``."""
    library = folder / "disk.so"
    command = [
        "cc",
        "-shared",
        "-fPIC",
        "-O1",
        "-o",
        str(library),
        str(SOURCE),
        "-ldl",
        "-lpthread",
    ]
    subprocess.run(command, check=True)
    return library


def watched(
    library: Path,
    folder: Path,
    trace: Path,
    told: int | None = None,
    fail_sync: int = 0,
    full_after: int = -1,
    full_times: int = 0,
    kill_at: int = 0,
) -> dict[str, str]:
    """The environment for a program whose files under ``folder`` are written down in ``trace``.

    ``told`` is a descriptor of the program; what it writes there becomes a record too. The rest
    are faults: the number of the sync that fails, the bytes that find room, how many writes fail
    then (0: all), and after how many records the program is killed (0: never).
    """
    return {
        **os.environ,
        "LD_PRELOAD": str(library),
        "DISK_FOLDER": str(folder.resolve()),
        "DISK_TRACE": str(trace),
        "DISK_TOLD": "" if told is None else str(told),
        "DISK_FAIL_SYNC": str(fail_sync),
        "DISK_FULL_AFTER": str(full_after),
        "DISK_FULL_TIMES": str(full_times),
        "DISK_KILL_AT": str(kill_at),
    }


def records_of(trace: bytes) -> list[tuple[int, Record]]:
    """All whole records, each with the length of the trace up to its end.

    A client that notes the length of the trace when it is told something knows that every record
    that ends there was made before.
    """
    found = []
    place = 0
    while place + HEAD.size <= len(trace):
        kind, path_bytes, file, at, size = HEAD.unpack_from(trace, place)
        start = place + HEAD.size + path_bytes
        end = start + (size if chr(kind) in WITH_DATA else 0)
        if end > len(trace):
            break
        path = os.fsdecode(trace[start - path_bytes : start])
        found.append((end, Record(chr(kind), path, file, at, trace[start:end])))
        place = end
    return found


@dataclass(slots=True)
class _Change:
    """What happened to a file's contents."""

    kind: str
    at: int
    data: bytes
    doubt: Doubt = "open"


@dataclass(slots=True)
class _File:
    """What is there for sure, and what followed from the first doubt on."""

    base: bytearray = field(default_factory=bytearray)
    changes: list[_Change] = field(default_factory=list)

    def settle(self, doubt: Doubt) -> None:
        for change in self.changes:
            if change.doubt == "open":
                change.doubt = doubt
        while self.changes and self.changes[0].doubt == "sure":
            _apply(self.base, self.changes.pop(0))


@dataclass(slots=True)
class _Naming:
    """What happened to a name."""

    kind: str
    path: str
    file: int
    to: str = ""
    sure: bool = False

    def in_folder(self, folder: str) -> bool:
        return folder in (_folder_of(self.path), _folder_of(self.to or self.path))


class Disk:
    """What is on the disk of a program that was watched, record by record."""

    def __init__(self, folder: Path) -> None:
        """As it is before the program starts: all of it is safe."""
        self._files: dict[int, _File] = {}
        self._names: dict[str, int | None] = {}
        """The file of each name; None for a folder."""
        self._namings: list[_Naming] = []
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_dir():
                self._names[name] = None
            else:
                self._names[name] = number = path.stat().st_ino
                self._files[number] = _File(bytearray(path.read_bytes()))

    def play(self, records: Iterable[Record]) -> None:
        """Take in what was done. Raises NotWatched when something went past the watch."""
        for record in records:
            match record.kind:
                case "W" | "T":
                    change = _Change(record.kind, record.at, record.data)
                    self._files.setdefault(record.file, _File()).changes.append(change)
                case "S":
                    self._files.setdefault(record.file, _File()).settle("sure")
                case "F":
                    self._files.setdefault(record.file, _File()).settle("never")
                case "C":
                    self._files[record.file] = _File()
                    self._namings.append(_Naming("C", record.path, record.file))
                case "M" | "U":
                    self._namings.append(_Naming(record.kind, record.path, record.file))
                case "R":
                    to = os.fsdecode(record.data)
                    self._namings.append(_Naming("R", record.path, record.file, to))
                case "D":
                    self._settle_names(record.path)
                case "B":
                    raise NotWatched(record.path)

    def rebuilt(self, chance: random.Random) -> Mapping[str, bytes | None]:
        """What could be found after a cut now: the bytes of each file, None for a folder."""
        kept = chance.choice((0.0, 0.2, 0.5, 0.8, 1.0))
        torn = chance.choice((0.0, 0.5))
        names = dict(self._names)
        for naming in self._namings:
            if naming.sure or chance.random() < kept:
                _rename(names, naming)
        found: dict[str, bytes | None] = {}
        for name, number in names.items():
            if _folder_of(name) and _folder_of(name) not in names:
                continue  # its folder is lost
            if number is None:
                found[name] = None
                continue
            file = self._files.get(number, _File())
            content = bytearray(file.base)
            for change in file.changes:
                if change.doubt == "sure" or chance.random() < kept:
                    _apply(content, change)
                elif change.kind == "W" and chance.random() < torn:
                    _tear(content, change, chance)
            found[name] = (
                chance.randbytes(len(content)) if name.endswith(SHARED) else bytes(content)
            )
        return found

    def _settle_names(self, folder: str) -> None:
        for naming in self._namings:
            naming.sure = naming.sure or naming.in_folder(folder)
        while self._namings and self._namings[0].sure:
            _rename(self._names, self._namings.pop(0))


def write_out(found: Mapping[str, bytes | None], folder: Path) -> None:
    """Make a folder of what was found; the folder is new."""
    folder.mkdir()
    for name in sorted(found):
        content = found[name]
        if content is None:
            (folder / name).mkdir()
        else:
            (folder / name).write_bytes(content)
            (folder / name).chmod(0o600)


def _folder_of(path: str) -> str:
    return path.rpartition("/")[0]


def _apply(content: bytearray, change: _Change) -> None:
    if change.kind == "T":
        del content[change.at :]
        content.extend(bytes(change.at - len(content)))
        return
    if change.at > len(content):
        content.extend(bytes(change.at - len(content)))
    content[change.at : change.at + len(change.data)] = change.data


def _tear(content: bytearray, change: _Change, chance: random.Random) -> None:
    """Of what was written, only some of the disk's sectors."""
    start, end = change.at, change.at + len(change.data)
    while start < end:
        border = min(end, (start // SECTOR + 1) * SECTOR)
        if chance.random() < 0.5:
            part = change.data[start - change.at : border - change.at]
            _apply(content, _Change("W", start, part))
        start = border


def _rename(names: dict[str, int | None], naming: _Naming) -> None:
    if naming.kind == "U":
        names.pop(naming.path, None)
    elif naming.kind == "R":
        if names.pop(naming.path, naming.file) is None:
            raise NotWatched(f"a folder was renamed: {naming.path}")
        names[naming.to] = naming.file
    else:
        names[naming.path] = None if naming.kind == "M" else naming.file
