"""Score sheets and lists for people: whole at 80 columns, plain in a pipe."""

import os
import re

import pexpect
import pytest
from rich.cells import cell_len

from spades.i18n import LANGUAGES
from spades.tui.session import saved_match
from tests.cli.playing import QUICK, SPADES, here, saved


def at_a_terminal(*args, columns=80):
    """What the command prints at a terminal, line by line, without its colours."""
    screen = pexpect.spawn(
        SPADES[0],
        [*SPADES[1:], *args],
        env=dict(os.environ),
        encoding="utf-8",
        timeout=60,
        dimensions=(24, columns),
    )
    screen.expect(pexpect.EOF)
    screen.close()
    assert screen.exitstatus == 0
    return re.sub("\x1b\\[[0-9;]*m", "", screen.before).splitlines()


@pytest.fixture
def record(home):
    """The file of a wild match: every kind of line, long names, scores of four digits."""
    here(
        *("play", "--hands", "8", "--opponents", "random", "--seed", "wild"),
        *("--name", "Raden Ajeng Kartini Dewi"),
        typed="auto\n" * 400,
    )
    file = home / "record.json"
    here("matches", "export", "latest", "--out", str(file))
    return file


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_score_sheet_fits_80_columns(record, language):
    lines = at_a_terminal("replay", str(record), "--lang", language)
    assert max(map(cell_len, lines)) <= 80
    assert not any("…" in line for line in lines)
    assert len(lines) > 20


@pytest.mark.slow
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_matches_fits_80_columns_with_whole_ids(record, language, home):
    here("play", "--game", "two-player", typed="")
    for columns in (80, 140):
        lines = at_a_terminal("matches", "list", "--lang", language, columns=columns)
        assert max(map(cell_len, lines)) <= columns
        for path in saved(home):
            assert any(line.startswith(path.stem) for line in lines)


def test_a_pipe_gets_a_line_for_each_side_and_no_frame(record, home):
    lines = here("replay", str(record), "--ascii").stdout.splitlines()
    assert lines[0] == "Score sheet"
    assert all(line.isascii() and line == line.rstrip() for line in lines)
    match = saved_match(saved(home)[0])
    rows = lines[2 : 2 + 16]
    assert len(match.results) == 8
    for number, result in enumerate(match.results):
        for side in (0, 1):
            row = rows[2 * number + side]
            score = str(result.scores[side])
            assert row.split()[-2:] == [score, str(result.bag_counts[side])]
            amounts = [int(found) for found in re.findall(r"[+-]\d+", row)]
            # The lines, their sum, and the total where it is below zero.
            lines_of_side = [line.amount for line in result.lines[side] if line.amount]
            assert amounts[: len(lines_of_side)] == lines_of_side
            assert sum(lines_of_side) == result.points[side]


@pytest.mark.parametrize(
    ("way", "last"),
    [
        (["auto"] * 60, "won the match."),
        (["look", "concede", "yes"], "The match is conceded by North and South."),
        (["look"], "It is the turn of South."),
    ],
)
def test_it_is_told_how_a_match_stands(home, way, last):
    here("play", *QUICK, "--opponents", "random", typed="\n".join(way) + "\n")
    told = here("replay", "-", typed=here("matches", "export", "latest").stdout).stdout
    assert told.splitlines()[-1].endswith(last)


def test_a_record_without_hands_or_names_is_told(home):
    record = (
        '{"format": "spades-record", "version": 1, "rules": {"preset": "two-player"},'
        ' "first_drawer": 0, "hands": []}'
    )
    told = here("replay", "-", typed=record).stdout.splitlines()
    assert told[0] == "The record has no hand."
    assert "First player: 0 points, 0 bags" in told
