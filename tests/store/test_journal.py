"""A match on disk: whole lines, a torn end, bad bytes, full disks, two processes."""

import os
import stat
import zlib
from typing import Any

import pytest

from spades.errors import JournalError
from spades.rules import Rules
from spades.store.journal import (
    Header,
    Journal,
    delete_journal,
    read_journal,
    saved_matches,
)
from spades.tui.session import LocalMatch

HEADER = Header("test", 12.5, "ab" * 32, ("Dewi", "Computer"), ("person", "random"), {"named": [0]})


@pytest.fixture
def path(tmp_path):
    """A journal of a two-player match, some way into its first hand."""
    match = LocalMatch.new(
        Rules(game="two-player"), HEADER.names, ("random", "random"), tmp_path, bytes(32)
    )
    for _ in range(40):
        match.advance()
    match.close()
    assert match.path is not None
    return match.path


def lines_of(path):
    return path.read_bytes().splitlines(keepends=True)


def code_and_line(path):
    with pytest.raises(JournalError) as caught:
        Journal.open(path)
    return caught.value.code, caught.value.facts.get("line")


class FullDisk:
    """A file on a disk with so many bytes left."""

    def __init__(self, file, left):
        self.file = file
        self.left = left

    def write(self, data):
        if not self.left:
            raise OSError(28, "No space left on device")
        done = self.file.write(bytes(data)[: self.left])
        self.left -= done
        return done

    def fileno(self):
        return self.file.fileno()

    def close(self):
        self.file.close()


def test_what_was_appended_is_read_again(path):
    header, entries = read_journal(path)
    assert header.names == HEADER.names
    assert len(entries) == len(lines_of(path)) - 1
    assert [entry.version for entry in entries] == sorted(entry.version for entry in entries)
    journal, again = Journal.open(path)
    assert (journal.header, again) == (header, entries)
    journal.close()


def test_several_entries_are_appended_as_one_by_one(path, tmp_path):
    header, entries = read_journal(path)
    for name, ways in (("one", [(entry,) for entry in entries[1:]]), ("all", [entries[1:]])):
        journal = Journal.create(tmp_path / f"{name}.spades", header, entries[0])
        for way in ways:
            journal.append(*way)
        journal.close()
    assert (tmp_path / "one.spades").read_bytes() == (tmp_path / "all.spades").read_bytes()


def test_a_torn_last_line_is_cut_off_wherever_it_is_torn(path):
    whole = path.read_bytes()
    last = lines_of(path)[-1]
    _, entries = read_journal(path)
    for length in range(1, len(last)):
        path.write_bytes(whole[:-length])
        assert read_journal(path)[1] == entries[:-1]
        journal, kept = Journal.open(path)
        assert kept == entries[:-1]
        journal.append(entries[-1])
        journal.close()
        assert path.read_bytes() == whole


def test_zeros_at_the_end_are_a_torn_line(path):
    _, entries = read_journal(path)
    whole = path.read_bytes()
    path.write_bytes(whole + bytes(100))
    assert read_journal(path)[1] == entries
    journal, _ = Journal.open(path)
    journal.close()
    assert path.read_bytes() == whole


def test_a_bad_byte_names_its_line(path):
    whole = path.read_bytes()
    start = 0
    for number, line in enumerate(lines_of(path), 1):
        for offset in {0, 4, 8, 9, len(line) // 2, len(line) - 2, len(line) - 1}:
            for bit in (1, 128):
                flipped = bytearray(whole)
                flipped[start + offset] ^= bit
                path.write_bytes(flipped)
                assert code_and_line(path) == ("journal.broken", number), (offset, bit)
                assert path.read_bytes() == flipped, "a broken file is left as it is"
        start += len(line)


def test_lines_that_are_lost_are_a_gap(path):
    lines = lines_of(path)
    path.write_bytes(b"".join(lines[:5] + lines[6:]))
    with pytest.raises(JournalError) as caught:
        LocalMatch.resume(path)
    assert caught.value.code == "journal.replay"
    assert caught.value.facts["reason"] == "log.gap"
    Journal.open(path)[0].close()  # the lock was let go


@pytest.mark.parametrize(
    "body",
    [
        b'{"format":"spades-journal","version":2}',
        b'{"format":"other","version":1}',
        b"{}",
    ],
)
def test_an_unknown_format_or_version_is_refused_by_name(path, body):
    path.write_bytes(b"%08x %s\n" % (zlib.crc32(body), body))
    assert code_and_line(path)[0] == "journal.format"


@pytest.mark.parametrize("field", ["id", "seed", "names", "kinds", "settings", "created"])
def test_a_header_that_is_not_one_is_broken(path, field):
    first = lines_of(path)[0][9:]
    body = first.replace(f'"{field}"'.encode(), b'"other"').strip()
    path.write_bytes(b"%08x %s\n" % (zlib.crc32(body), body))
    assert code_and_line(path) == ("journal.broken", 1)


@pytest.mark.parametrize("content", [b"", b"no journal", b"no journal\n", b"\n", bytes(50)])
def test_any_other_file_is_broken(path, content):
    path.write_bytes(content)
    assert code_and_line(path) == ("journal.broken", 1)


def test_a_missing_file_is_named(tmp_path):
    for act in (Journal.open, read_journal, delete_journal):
        with pytest.raises(JournalError) as caught:
            act(tmp_path / "none.spades")
        assert caught.value.code == "journal.missing"


def test_one_process_at_a_time(path):
    journal, _ = Journal.open(path)
    for act in (Journal.open, delete_journal):
        with pytest.raises(JournalError) as caught:
            act(path)
        assert caught.value.code == "journal.in_use"
    read_journal(path)  # reading is for all
    journal.close()
    Journal.open(path)[0].close()


def test_the_file_is_its_owners_alone(path):
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_full_disk_acknowledges_nothing_and_loses_nothing(path, left):
    whole = path.read_bytes()
    journal, entries = Journal.open(path)
    disk: Any = FullDisk(journal._file, left)
    journal._file = disk
    with pytest.raises(JournalError) as caught:
        journal.append(entries[-1])
    assert caught.value.code == "journal.write"
    assert "No space" in caught.value.facts["reason"]
    disk.left = 10_000
    with pytest.raises(JournalError):
        journal.append(entries[-1])  # behind a torn line nothing may be written
    assert len(path.read_bytes()) == len(whole) + left
    again, kept = Journal.open(path)
    again.close()
    assert kept == entries
    assert path.read_bytes() == whole


def test_a_sync_that_fails_acknowledges_nothing(path, monkeypatch):
    journal, entries = Journal.open(path)

    def fail(_):
        raise OSError(5, "Input/output error")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(JournalError):
        journal.append(entries[-1])


def test_every_append_is_synced_before_it_returns(path, monkeypatch):
    journal, entries = Journal.open(path)
    synced = []

    def sync(_):
        synced.append(path.stat().st_size)

    monkeypatch.setattr(os, "fsync", sync)
    journal.append(entries[-1])
    journal.close()
    assert synced == [path.stat().st_size]


def test_a_new_match_appears_whole_or_not_at_all(path, tmp_path, monkeypatch):
    header, entries = read_journal(path)
    new = tmp_path / "new.spades"

    def fail(_):
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        with pytest.raises(JournalError) as caught:
            Journal.create(new, header, entries[0])
    assert caught.value.code == "journal.create"
    assert set(tmp_path.iterdir()) == {path}
    Journal.create(new, header, entries[0]).close()
    with pytest.raises(JournalError) as caught:
        Journal.create(new, header, entries[0])
    assert caught.value.code == "journal.exists"


def test_a_folder_that_cannot_be_is_named(path, tmp_path):
    header, entries = read_journal(path)
    with pytest.raises(JournalError) as caught:
        Journal.create(path / "below" / "new.spades", header, entries[0])
    assert caught.value.code == "journal.create"


def test_deleted_is_gone_and_broken_ones_can_be_deleted(path):
    path.write_bytes(b"broken\n")
    delete_journal(path)
    assert not path.exists()


def test_saved_matches_come_the_latest_played_first(tmp_path):
    for age, name in enumerate(["c", "a", "b"]):
        (tmp_path / f"{name}.spades").touch()
        os.utime(tmp_path / f"{name}.spades", (1000 - age, 1000 - age))
    (tmp_path / "other.txt").touch()
    assert [found.stem for found in saved_matches(tmp_path)] == ["c", "a", "b"]
    assert list(saved_matches(tmp_path / "none")) == []
