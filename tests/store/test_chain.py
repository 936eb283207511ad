"""The chain of hashes: its bytes are fixed, and whatever is changed shows where it was changed."""

from dataclasses import replace
from hashlib import sha256

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spades.errors import StoreError
from spades.store.chain import check, link, links, root, seal
from spades.store.port import Opening, Row, Snapshot

OPENING = Opening("table", 12.5, b"plan", b"secret")
TEXTS = st.none() | st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
ROWS = st.builds(
    Row,
    st.integers(0, 2**40),
    st.integers(1, 2**20),
    TEXTS,
    st.floats(allow_nan=False),
    st.binary(max_size=50),
)


def test_the_hashes_are_those_that_are_stored():
    """Written out by hand: a change of them would break every log there is."""
    name, created = (5).to_bytes(8), bytes.fromhex("4029000000000000")
    first = sha256(
        b"opening" + name + created + (4).to_bytes(8) + (6).to_bytes(8) + b"tableplansecret"
    ).digest()
    assert root(OPENING) == first
    row = Row(3, 2, "né", 12.5, b"body")
    facts = (3).to_bytes(8) + (2).to_bytes(8) + created + (3).to_bytes(8) + (4).to_bytes(8)
    assert link(first, row) == sha256(b"row" + first + facts + "né".encode() + b"body").digest()
    none = Row(0, 1, None, -0.0, b"")
    facts = bytes(8) + (1).to_bytes(8) + bytes(8) + b"\xff" * 8 + bytes(8)
    assert link(first, none) == sha256(b"row" + first + facts).digest()
    sealed = sha256(b"snapshot" + first + bytes(32) + (9).to_bytes(8) + b"state").digest()
    assert seal(OPENING, bytes(32), Snapshot(9, b"state")) == sealed


@given(ROWS, ROWS, st.binary(min_size=32, max_size=32))
def test_rows_that_differ_have_different_hashes(one, other, previous):
    same = link(previous, one) == link(previous, other)
    assert same == (one == other)


def test_each_part_of_an_opening_counts():
    changed = [
        replace(OPENING, id="tabl", plan=b"eplan"),
        replace(OPENING, created=12.6),
        replace(OPENING, plan=b"plans", secret=b"ecret"),
        replace(OPENING, secret=b"Secret"),
    ]
    assert len({root(opening) for opening in [OPENING, *changed]}) == 5


def a_log(count=6):
    rows = [Row(2 * number, 2, str(number), 1.0, b"%d" % number) for number in range(count)]
    return list(zip(rows, links(root(OPENING), rows), strict=True))


def broken_at(pairs, end):
    with pytest.raises(StoreError) as caught:
        check("table", (0, root(OPENING)), pairs, end)
    assert caught.value.code == "store.broken"
    assert caught.value.facts["table"] == "table"
    return caught.value.facts["version"]


def test_a_whole_log_is_taken_from_any_version_on():
    pairs = a_log()
    end = 12, pairs[-1][1]
    rows = tuple(row for row, _ in pairs)
    assert check("table", (0, root(OPENING)), pairs, end) == rows
    assert check("table", (4, pairs[1][1]), pairs[2:], end) == rows[2:]
    assert check("table", end, [], end) == ()


def test_what_was_changed_is_named_by_its_version():
    pairs = a_log()
    end = 12, pairs[-1][1]
    for number, (row, kept) in enumerate(pairs):
        others = [
            replace(row, body=b"other"),
            replace(row, cause=None),
            replace(row, at=2.0),
            replace(row, count=1),
            replace(row, body="text"),  # as an edit by hand may leave it
            replace(row, at=None),
        ]
        for other in others:
            assert (
                broken_at([*pairs[:number], (other, kept), *pairs[number + 1 :]], end) == 2 * number
            )
        assert (
            broken_at([*pairs[:number], (row, bytes(32)), *pairs[number + 1 :]], end) == 2 * number
        )
        assert broken_at([*pairs[:number], *pairs[number + 1 :]], end) == 2 * number
        # The hashes are all right, yet the head knows of more, or of fewer.
        assert broken_at(pairs[:number], end) == 2 * number
        if number:
            assert broken_at(pairs, (2 * number, pairs[number - 1][1])) == 12
