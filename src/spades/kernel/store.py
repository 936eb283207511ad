"""The folder where machine code is kept between runs.

Compiled code is right only as long as nothing changes that it was made from: a law, its callees,
a constant, numba, LLVM, Python, the processor. All of that is digested into the folder's name, so
a change of any begins a new folder; one that nobody has used for a month is removed.

A file is written beside its place and moved there whole, and carries a checksum: two processes
may fill one folder at once, and a damaged file counts as none. Without a folder that can be
written nothing is kept, and everything works.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

import llvmlite
import llvmlite.binding

import spades
from spades.errors import reason_of

SOURCES: Final = ("cards", "rules", "kernel")
"""The packages whose sources decide what is compiled."""

UNUSED_DAYS: Final = 30
"""A folder of other sources or versions goes when it was not used for so long."""

_FOLDER: Final = re.compile(r"kernel-[0-9a-f]{16}")
_SUFFIX: Final = ".code"
_CHECK: Final = 32
"""Bytes of SHA-256 before what a file holds."""
_DAY: Final = 86_400.0


@cache
def digest() -> str:
    """What the compiled code depends on, as 16 hex digits: as it was at the first call."""
    return _digest()


def _digest() -> str:
    package = Path(spades.__file__).parent
    whole = hashlib.sha256()
    for name in SOURCES:
        for path in sorted((package / name).glob("*.py")):
            whole.update(f"{name}/{path.name}\0".encode() + path.read_bytes() + b"\0")
    cpu = llvmlite.binding.get_host_cpu_name(), llvmlite.binding.get_host_cpu_features().flatten()
    # Settings of numba's such as NUMBA_OPT and NUMBA_CPU_NAME give other code, too.
    settings = sorted(
        (name, value)
        for name, value in os.environ.items()
        if name.startswith("NUMBA_") and name != "NUMBA_CACHE_DIR"
    )
    made_by = numba_version(), llvmlite.__version__, sys.version, sys.implementation.cache_tag
    whole.update(repr((made_by, cpu, settings)).encode())
    return whole.hexdigest()[:16]


def numba_version() -> str:
    """The version of numba that is installed, found without importing it; empty: none."""
    try:
        return version("numba")
    except PackageNotFoundError:
        return ""


def cache_base() -> Path:
    """The folder of all caches: ``SPADES_CACHE``, or the system's place for such things."""
    given = os.environ.get("SPADES_CACHE")
    if given:
        return Path(given)
    import platformdirs

    return Path(platformdirs.user_cache_dir("spades", appauthor=False))


@cache
def cache_folder() -> Path | None:
    """Where this version's code is kept; None when it cannot be written: then nothing is kept."""
    return None if why_unwritable() else _folder()


@cache
def why_unwritable() -> str:
    """Why nothing can be kept, in the system's words; empty when all is well."""
    folder = _folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
        os.utime(folder)  # used today
    except OSError as error:
        return reason_of(error)
    with contextlib.suppress(OSError):
        remove_folders(UNUSED_DAYS)
    return ""


def _folder() -> Path:
    return cache_base() / f"kernel-{digest()}"


def other_folders() -> Iterator[Path]:
    """The folders beside ours, of other sources, versions or settings."""
    ours = _folder().name
    for path in cache_base().iterdir():
        if _FOLDER.fullmatch(path.name) and path.name != ours and path.is_dir():
            yield path


def remove_folders(unused_days: float = 0.0) -> int:
    """Remove other folders that were not used for so many days; the number of those removed.

    One that cannot be removed is left; so is one that another process removes at the same time.
    """
    limit = time.time() - unused_days * _DAY
    removed = 0
    for path in list(other_folders()):
        with contextlib.suppress(OSError):
            if path.stat().st_mtime <= limit:
                shutil.rmtree(path)
                removed += 1
    return removed


def read(key: str) -> bytes | None:
    """What was kept under a key; None when nothing is there, or when it is damaged."""
    path = _path(key)
    if path is None:
        return None
    try:
        data = path.read_bytes()
    except OSError:
        return None
    if data[:_CHECK] != hashlib.sha256(data[_CHECK:]).digest():
        forget(key)
        return None
    return data[_CHECK:]


def write(key: str, data: bytes) -> None:
    """Keep something under a key, if it can be kept.

    Sources that were changed while this process ran are not what it runs: then it keeps nothing.
    """
    path = _path(key)
    if path is None or _digest() != digest():
        return
    with contextlib.suppress(OSError):  # a full disk is no reason not to play
        file, beside = tempfile.mkstemp(dir=path.parent, suffix=".tmp")
        try:
            with os.fdopen(file, "wb") as stream:
                stream.write(_with_check(data))
            Path(beside).replace(path)
        except OSError:
            Path(beside).unlink(missing_ok=True)
            raise


def forget(key: str) -> None:
    """Remove what was kept under a key."""
    path = _path(key)
    if path is not None:
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)


def forget_all_of(data: bytes) -> None:
    """Remove every file that holds exactly this: whole, but of no use to who read it."""
    folder = cache_folder()
    if folder is None:
        return
    whole = _with_check(data)
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{_SUFFIX}"):
            if path.stat().st_size == len(whole) and path.read_bytes() == whole:
                path.unlink(missing_ok=True)


def _with_check(data: bytes) -> bytes:
    return hashlib.sha256(data).digest() + data


def _path(key: str) -> Path | None:
    folder = cache_folder()
    if folder is None:
        return None
    readable = re.sub(r"[^\w.-]", "_", key)[:60]
    return folder / f"{readable}-{hashlib.sha256(key.encode()).hexdigest()[:24]}{_SUFFIX}"
