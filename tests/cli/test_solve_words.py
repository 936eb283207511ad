"""``spades solve``: which deals it finds in a text, and in which words it refuses."""

import json
from typing import Any

import pytest

from spades.cards import Card
from spades.game.position import position_json
from spades.i18n import LANGUAGES
from spades.kernel.solution import CardValue, Solution
from tests.cli.test_replay import Spades
from tests.cli.test_solve import POSITION, RECORD, as_stdin, open_solution, refused, says
from tests.game.test_pbn import COMMENTED, TEN
from tests.game.test_position import WHOLE, position

BARE = WHOLE[2:]


def deal_of(asked: list[Any]) -> list[str]:
    hands = position_json(asked.pop()[0])["hands"]
    assert asked == []
    return list(hands)


@pytest.mark.parametrize("text", [COMMENTED, f"; a note\n% another\n{{a third}} {WHOLE}\n"])
def test_comments_of_pbn_are_skipped_in_a_file(spades, monkeypatch, text):
    asked = says(monkeypatch, open_solution())
    assert spades("solve", "-", stdin=text.encode())[0] == 1
    assert deal_of(asked)[0] == "AC TC 6C 2C KD 9D 5D QH 8H 4H JS 7S 3S"


def test_json_is_json_whatever_its_texts_look_like(spades, monkeypatch):
    asked = says(monkeypatch, open_solution())
    given = position(meta=["{", "[deal ", "]", f'[Deal "{WHOLE}"]', ["[deal ", "]"]])
    given["meta"] = {"notes": given["meta"]}
    assert spades("solve", "-", stdin=as_stdin(given))[0] == 1
    assert deal_of(asked)[0] == "7D AH TH"
    text = json.dumps(given)[:-1]  # no longer JSON, and no PBN either
    assert refused(spades, "-", stdin=text.encode())["code"] == "file.not_json"


@pytest.mark.parametrize("text", [BARE, f"N {BARE}", BARE.lower(), TEN[2:]])
def test_four_hands_without_a_seat_lack_the_seat_not_a_file(spades, text):
    for arguments, stdin in ([text], b""), (["-"], text.encode()):
        error = refused(spades, *arguments, stdin=stdin)
        assert error["code"] == "pbn.no_seat"
        assert "letter of the first seat is missing" in error["message"]


@pytest.mark.parametrize("text", ["a.b.c.d e f g", "N", "a.pbn", "./N:AK.pbn", "no such file"])
def test_what_only_resembles_a_deal_is_a_file(spades, text):
    assert refused(spades, text)["code"] == "file.missing"


def test_a_file_may_have_the_name_of_a_tag(spades, monkeypatch, tmp_path):
    asked = says(monkeypatch, open_solution())
    path = tmp_path / "[deal].pbn"
    path.write_text(WHOLE, encoding="utf-8")
    assert spades("solve", str(path))[0] == 1
    assert len(deal_of(asked)) == 4


def test_a_leader_that_there_is_not_is_told_as_it_was_typed(spades):
    assert refused(spades, WHOLE, "--leader", " nOrth")["value"] == " nOrth"


@pytest.mark.parametrize("text", ["dn", "DN", "double"])
def test_a_bid_that_cannot_be_read_is_told_with_those_that_can(spades, text):
    error = refused(spades, WHOLE, "--bids", f"4 {text} 3 5")
    assert (error["code"], error["bid"]) == ("bid.unreadable", text)
    assert "nil, double-nil, or a number from 1 to 13" in error["message"]


def test_bids_are_read_in_capitals_too(spades, monkeypatch):
    asked = says(monkeypatch, open_solution())
    spades("solve", WHOLE, "--bids", "4 NIL 3 Nil")
    assert asked[0][0].opening.bids == (4, 0, 3, 0)


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ([POSITION, "--hand", "1"], "--hand means nothing for a position."),
        ([WHOLE, "--after", "1"], "--after means nothing for a PBN deal."),
        ([RECORD, "--bids", "1 1 1 1"], "--bids means nothing for a record."),
        ([RECORD, "--hand", "1", "--after", "999"], "Give --after a number from 0 to 60."),
        ([RECORD], "Solve an earlier hand with --hand N"),
    ],
)
def test_a_refusal_says_what_will_do(spades, arguments, told):
    assert told in refused(spades, *arguments)["message"]


def test_an_earlier_hand_of_a_match_that_is_over_is_solved_as_it_says(spades, monkeypatch):
    asked = says(monkeypatch, open_solution())
    for moment in ([], ["--after", "50"]):
        assert spades("solve", RECORD, "--hand", "1", *moment)[0] == 1
    assert [sum(map(int.bit_count, state.hands)) for state, _ in asked] == [52, 10]


def test_one_trick_is_a_trick(spades, monkeypatch):
    one = Solution("tricks", 1, 1, Card.parse("AH"), (), (), 1)
    says(monkeypatch, one)
    last = position(hands=["AH", "9S", "3S", "JH"], taken=[5, 3, 0, 4])
    arguments = ("solve", "-", "--goal", "tricks")
    assert "1 of 1 trick\n" in spades(*arguments, stdin=as_stdin(last))[1]
    assert "1 of 3 tricks\n" in spades("solve", POSITION, "--goal", "tricks")[1]


@pytest.mark.parametrize("best", ["7D", "AH", "TH"])
def test_the_card_that_is_named_is_the_first_of_the_best_in_the_table(
    spades: Spades,
    monkeypatch,
    best,
):
    cards = tuple(CardValue(Card.parse(card), 20, 20) for card in ("7D", "AH", "TH"))
    says(monkeypatch, Solution("score", 20, 20, Card.parse(best), cards, (), 1))
    lines = spades("solve", POSITION, "--every-card")[1].splitlines()
    named = next(line for line in lines if line.startswith("Best card: ")).split()[-1]
    table = [line.split()[0] for line in lines[lines.index("Card  Points") + 1 :]]
    assert table[0] == named
    assert len(table) == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_how_to_solve_an_earlier_hand(spades, language):
    code, _, err = spades("solve", RECORD, "--lang", language)
    assert code == 2
    assert "--hand N" in err
    assert "--after K" in err
