"""Machine code from the cache: called with what it takes, and never when it is not what it was."""

import hashlib
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import numpy as np
import pytest

from spades.kernel import frozen, store
from tests.kernel.processes import expected, kept, run

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not frozen.possible(), reason="object files of another kind"),
]

CHECK: Final = 32
"""Bytes of the store's checksum, before all else in a file."""
SEAL: Final = 32
"""Bytes of the seal, before what it seals."""


@pytest.fixture(scope="module")
def filled(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache in which two functions were compiled; not to be changed."""
    cache = tmp_path_factory.mktemp("cache")
    assert run(cache, "plain", "pair") == [*expected("plain", "pair"), "numba"]
    return cache


@pytest.fixture
def cache(filled: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    shutil.copytree(filled, tmp_path / "cache")
    return tmp_path / "cache"


def file_of(cache: Path, name: str) -> Path:
    """The file with the machine code of a function."""
    (path,) = [one for one in kept(cache) if one.name.startswith(f"frozen___main__.{name}")]
    return path


def test_a_wrong_argument_is_refused_by_name(filled):
    plain = frozen.thaw(file_of(filled, "plain").read_bytes()[CHECK:])
    assert plain is not None
    good = np.zeros(4, np.int64)
    assert plain(3, 1, good, False) == plain(n=3, mask=1, table=good, flag=False) == 4
    assert plain(np.int64(3), np.int64(1), good, np.True_) == 4
    read_only = np.zeros(4, np.int64)
    read_only.flags.writeable = False
    for table in (
        *(np.zeros(4), np.zeros(4, np.int32), np.zeros((2, 2), np.int64)),
        *(np.zeros(8, np.int64)[::2], read_only, [0, 0, 0, 0], None),
    ):
        with pytest.raises(TypeError, match="table"):
            plain(3, 1, table, False)
    with pytest.raises(TypeError):
        plain(3.5, 1, good, False)
    with pytest.raises(TypeError):
        plain(3, 1, good)


def with_head(change: Callable[[dict[str, Any]], Any]) -> Callable[[bytes], bytes]:
    """What is sealed, its head changed."""

    def changed(content: bytes) -> bytes:
        head, _, code = content.partition(b"\n")
        return json.dumps(change(json.loads(head))).encode() + b"\n" + code

    return changed


def without(key: str) -> Callable[[bytes], bytes]:
    return with_head(lambda head: {name: value for name, value in head.items() if name != key})


def with_bit(part: float) -> Callable[[bytes], bytes]:
    """One bit of the machine code is another, so far into it."""

    def flipped(content: bytes) -> bytes:
        start = content.index(b"\n") + 1
        at = start + int((len(content) - start) * part)
        return content[:at] + bytes([content[at] ^ 4]) + content[at + 1 :]

    return flipped


STRANGE: Final[dict[str, Callable[[bytes], bytes]]] = {
    "nothing at all": lambda content: b"",
    "no JSON": lambda content: b"\xff\xfe{" + content[3:],
    "no line's end": lambda content: content.replace(b"\n", b" "),
    "a list": with_head(lambda head: [head]),
    "no name": without("name"),
    "no kinds": without("parameters"),
    "no list of what is outside": without("outside"),
    "another function's name": with_head(lambda head: {**head, "name": "spade"}),
    "a kind that there is not": with_head(lambda head: {**head, "parameters": ["int63"]}),
    "a kind that is no text": with_head(lambda head: {**head, "parameters": [7]}),
    "more kinds than names": with_head(lambda head: {**head, "parameters": ["int64"] * 9}),
    "a result that there is not": with_head(lambda head: {**head, "result": ["tuple", "card"]}),
}
"""Content with a head that nothing can be called by, were it sealed."""
UNSEALED: Final[dict[str, Callable[[bytes], bytes]]] = {
    **STRANGE,
    "another kind": with_head(lambda head: {**head, "parameters": ["float64"]}),
    "no machine code": lambda content: content[: content.index(b"\n") + 1],
    "machine code of no kind": lambda content: content[: content.index(b"\n") + 1] + b"spade" * 99,
    "half of the machine code": lambda content: content[: len(content) // 2],
    "all but the last byte": lambda content: content[:-1],
    **{f"a bit at {part}": with_bit(part) for part in (0.0, 0.02, 0.1, 0.3, 0.5, 0.9, 0.999)},
}
"""Content that its seal is not for. LLVM, given some of these, ends the process."""


def sealed_anew(content: bytes) -> bytes:
    return frozen._seal(content) + content


def is_made_anew(cache: Path, kept_as: bytes) -> bool:
    """Whether ``pair`` is compiled when this is in its place, and on disk again after that."""
    path = file_of(cache, "pair")
    good = path.read_bytes()
    path.write_bytes(hashlib.sha256(kept_as).digest() + kept_as)
    first = run(cache, "pair")
    again = run(cache, "pair", "plain")
    return (
        first == [*expected("pair"), "numba"]
        and again == [*expected("pair", "plain"), "no numba"]
        and path.read_bytes() != kept_as
        and path.stat().st_size == len(good)
    )


@pytest.mark.parametrize("what", ["no JSON", "no name", "another kind", "half of the machine code"])
def test_a_whole_file_with_strange_content_is_dropped_and_made_anew(cache, what):
    """Its checksum is right: somebody else wrote it. No process ends over it, once or again."""
    data = file_of(cache, "pair").read_bytes()[CHECK:]
    seal, content = data[:SEAL], data[SEAL:]
    assert is_made_anew(cache, seal + UNSEALED[what](content))


@pytest.mark.parametrize("what", ["no JSON", "no kinds"])
def test_so_is_one_that_is_sealed_and_cannot_be_called(cache, what):
    content = file_of(cache, "pair").read_bytes()[CHECK + SEAL :]
    assert is_made_anew(cache, sealed_anew(STRANGE[what](content)))


def test_so_is_one_without_a_seal(cache):
    """As earlier versions kept it."""
    assert is_made_anew(cache, file_of(cache, "pair").read_bytes()[CHECK + SEAL :])


def test_one_damaged_file_of_two_is_made_anew(cache):
    """What is there for numba alone does not keep the other from being made again."""
    path = file_of(cache, "pair")
    path.write_bytes(path.read_bytes()[:50])
    assert run(cache, "pair") == [*expected("pair"), "numba"]
    assert run(cache, "pair") == [*expected("pair"), "no numba"]


@pytest.mark.parametrize("what", UNSEALED)
def test_machine_code_that_is_not_as_it_was_is_never_loaded(filled, monkeypatch, what):
    loaded: list[bytes] = []
    monkeypatch.setattr(frozen, "_loaded", loaded.append)
    monkeypatch.setattr(store, "forget_all_of", lambda data: None)
    data = file_of(filled, "pair").read_bytes()[CHECK:]
    seal, content = data[:SEAL], data[SEAL:]
    changed = UNSEALED[what](content)
    assert changed != content
    assert frozen.thaw(seal + changed) is None
    assert loaded == []
    frozen.thaw(data)
    assert loaded == [content]


@pytest.mark.parametrize("what", STRANGE)
def test_what_cannot_be_called_is_none_though_it_be_sealed(filled, monkeypatch, what):
    monkeypatch.setattr(store, "forget_all_of", lambda data: None)
    content = file_of(filled, "pair").read_bytes()[CHECK + SEAL :]
    assert frozen.thaw(sealed_anew(STRANGE[what](content))) is None


def test_only_the_files_that_hold_the_same_are_removed(cache):
    path = file_of(cache, "pair")
    kinds = {"alike.code": b"spade", "as-long.code": b"heart", "note.txt": b"spade"}
    kinds[path.name] = b"spade"
    for name, content in kinds.items():
        path.with_name(name).write_bytes(hashlib.sha256(content).digest() + content)
    before = kept(cache)
    assert run(cache, "pair") == [*expected("pair"), "numba"]
    assert kept(cache) == [one for one in before if one.name != "alike.code"]
