"""``spades solve``: what it reads, says and refuses. A stand-in solves, so nothing is compiled."""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pexpect
import pytest
from rich.cells import cell_len

from spades.cards import Card
from spades.errors import UsageError
from spades.game.position import cut_record, position_json, read_position
from spades.game.record import read_record, replay
from spades.i18n import LANGUAGES
from spades.kernel.solution import CardValue, Solution
from tests.cli import standin
from tests.cli.test_replay import Spades
from tests.game.driver import after
from tests.game.test_position import WHOLE, position

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
POSITION = str(EXAMPLES / "position.json")
RECORD = str(EXAMPLES / "partnership.json")
TWO = str(EXAMPLES / "two-player.json")


def says(monkeypatch, solution: Solution) -> list[Any]:
    """Let the solver say this, whatever it is asked; the positions that it is given."""
    given: list[Any] = []

    def solve(state, **options):
        given.append((state, options))
        return solution

    monkeypatch.setitem(sys.modules, "spades.kernel.solver", SimpleNamespace(solve=solve))
    return given


def open_solution(low: float = -20, high: float = 83, cards: tuple[CardValue, ...] = ()):
    return Solution("score", low, high, Card.parse("AH"), cards, (), 77)


def as_stdin(given: object) -> bytes:
    return json.dumps(given).encode()


# --- what it says to programs


def test_json_tells_the_whole_solution(spades):
    told = spades.told("solve", POSITION, "--every-card", "--line", "--json")
    state = read_position(position())
    assert list(told) == [
        *("format", "version", "position", "goal", "break_rule", "to_act", "side", "proven"),
        *("value", "low", "high", "best", "cards", "line", "nodes"),
    ]
    assert (told["format"], told["version"], told["side"]) == ("spades-solution", 1, 0)
    assert told["position"] == position_json(state)
    assert (told["goal"], told["break_rule"], told["to_act"]) == ("score", True, 0)
    assert (told["proven"], told["value"], told["low"], told["high"]) == (True, 68, 68, 68)
    assert told["best"] == "TH"
    assert [(card["card"], card["value"]) for card in told["cards"]] == [
        *(("7D", -228), ("AH", -28), ("TH", 68)),
    ]
    assert len(told["line"]) == 12
    assert told["line"][0] == "TH"


def test_what_is_not_asked_is_null_and_costs_nothing(spades):
    told = spades.told("solve", POSITION, "--json")
    assert (told["cards"], told["line"]) == (None, None)
    assert [(one["cards"], one["line"]) for one in standin.asked] == [(False, False)]


def test_values_are_of_side_0_whoever_is_to_play(spades):
    state = after(read_position(position()), "0 play TH")
    given = as_stdin(position_json(state))
    for goal, value in (("score", 68), ("tricks", 1)):
        told = spades.told("solve", "-", "--goal", goal, "--json", stdin=given)
        assert (told["to_act"], told["side"], told["value"]) == (1, 0, value)


def test_a_value_that_is_not_proven_is_null_and_the_exit_code_is_1(spades, monkeypatch):
    card = CardValue(Card.parse("AH"), -20, 83)
    says(monkeypatch, open_solution(cards=(card,)))
    code, out, err = spades("solve", POSITION, "--every-card", "--line", "--json")
    told = json.loads(out)
    assert (code, err) == (1, "")
    assert (told["proven"], told["value"], told["low"], told["high"]) == (False, None, -20, 83)
    assert told["cards"] == [
        {"card": "AH", "proven": False, "value": None, "low": -20, "high": 83},
    ]
    assert (told["best"], told["line"], told["nodes"]) == ("AH", None, 77)


def test_numbers_are_whole_where_they_can_be(spades, monkeypatch):
    says(monkeypatch, open_solution(low=2.0, high=2.0))
    assert '"value": 2, "low": 2, "high": 2' in spades("solve", POSITION, "--json")[1]


# --- what it says to people


def test_every_card_is_told_the_best_first_and_marked_in_a_word(spades):
    code, out, err = spades("solve", POSITION, "--every-card")
    assert (code, err) == (0, "")
    lines = out.splitlines()
    at = lines.index("Card  Points")
    assert [line.split() for line in lines[at + 1 : at + 4]] == [
        ["10♥", "+68", "best"],
        ["A♥", "−28"],
        ["7♦", "−228"],
    ]
    assert "With best play, North and South minus East and West: +68 points" in lines
    assert "Best card: 10♥" in lines


def test_people_are_told_the_view_of_the_side_to_play(spades):
    state = after(read_position(position()), "0 play TH")
    given = as_stdin(position_json(state))
    _, out, _ = spades("solve", "-", stdin=given)
    assert "With best play, East and West minus North and South: −68 points" in out
    _, out, _ = spades("solve", "-", "--goal", "tricks", "--every-card", stdin=given)
    assert "With best play, East and West: 2 of 3 tricks" in out
    assert "2♥         2  best" in out


def test_the_table_shows_the_hands_the_trick_and_the_contracts(spades):
    state = after(read_position(position()), "0 play TH")
    _, out, _ = spades("solve", "-", stdin=as_stdin(position_json(state)))
    assert out.splitlines()[:21] == [
        "                          North",
        "                          ♠ –",
        "                          ♥ A",
        "                          ♦ 7",
        "                          ♣ –",
        "West                                                East",
        "♠ –                               10♥               ♠ 9",
        "♥ J                                                 ♥ 2",
        "♦ 6 5                                               ♦ –",
        "♣ –                                                 ♣ 10",
        "                          South",
        "                          ♠ 3",
        "                          ♥ –",
        "                          ♦ A",
        "                          ♣ 8",
        "",
        "Trick 11: 10♥",
        "It is the turn of East.",
        "Spades are broken.",
        "",
        "Side             Bid      Contract  Taken  Bags held",
    ]
    assert "North and South  4 + Nil         4  4 + 0          8" in out
    assert "East and West    3 + 4           7  3 + 3          2" in out


def test_each_card_of_the_trick_lies_at_its_seat(spades, monkeypatch):
    says(monkeypatch, open_solution())
    given = position(
        leader=2,
        trick=["3S", "JH"],
        hands=["AH TH 7D", "9S 2H TC", "AD 8C", "6D 5D"],
    )
    lines = spades("solve", "-", stdin=as_stdin(given))[1].splitlines()
    assert [lines[at][26:52].rstrip() for at in (6, 7, 8)] == ["", "   J♥", f"{'':8}3♠"]
    given |= {"leader": 3, "trick": ["JH", "AH"], "hands": ["TH 7D", *given["hands"][1:]]}
    given["hands"][2] = "3S AD 8C"
    lines = spades("solve", "-", stdin=as_stdin(given))[1].splitlines()
    assert [lines[at][26:52].rstrip() for at in (6, 7, 8)] == [f"{'':8}A♥", "   J♥", ""]


def test_tricks_that_are_not_told_are_shown_so(spades):
    _, out, _ = spades("solve", "-", stdin=as_stdin(position(taken=None)))
    assert "North and South  4 + Nil         4  ? + ?          8" in out


def test_the_line_is_told_trick_by_trick_with_who_takes_it(spades):
    state = after(read_position(position()), "0 play TH")
    _, out, _ = spades("solve", "-", "--line", stdin=as_stdin(position_json(state)))
    at = out.splitlines().index("Trick  Led by  Cards         Taken by")
    assert out.splitlines()[at + 1 :] == [
        "   11  North   10♥ 2♥ A♦ J♥  West",
        "   12  West    6♦ 7♦ 9♠ 3♠   East",
        "   13  East    10♣ 8♣ 5♦ A♥  East",
    ]


def test_not_proven_is_said_with_bounds_and_a_remedy(spades, monkeypatch):
    cards = (CardValue(Card.parse("7D"), -90, 20), CardValue(Card.parse("AH"), -20, 83))
    says(monkeypatch, open_solution(cards=cards))
    code, out, _ = spades("solve", POSITION, "--every-card")
    assert code == 1
    assert "Not proven: the search stopped at its limit.\nGive it more with --seconds" in out
    assert "North and South minus East and West: −20 to +83 points" in out
    assert "Best card found so far: A♥" in out
    assert "A♥    −20 to +83  best so far" in out
    assert "7♦    −90 to +20\n" in out


def test_a_proven_value_with_open_cards_is_no_whole_answer(spades, monkeypatch):
    cards = (CardValue(Card.parse("7D"), -90, 20), CardValue(Card.parse("AH"), 83, 83))
    says(monkeypatch, open_solution(low=83, cards=cards))
    code, out, _ = spades("solve", POSITION, "--every-card")
    assert code == 1
    assert "Not all of this is proven" in out
    assert "Best card: A♥" in out
    says(monkeypatch, open_solution(low=83))
    assert spades("solve", POSITION)[0] == 0
    assert spades("solve", POSITION, "--line")[0] == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits_80_columns(spades, monkeypatch, language):
    outputs = set()
    for options in (["--every-card", "--line"], ["--goal", "tricks", "--no-break-rule"]):
        code, out, _ = spades("solve", POSITION, *options, "--lang", language)
        assert code == 0
        outputs.add(out)
    cards = (CardValue(Card.parse("7D"), -190, 120), CardValue(Card.parse("AH"), -120, 183))
    says(monkeypatch, open_solution(-190, 183, cards=cards))
    outputs.add(spades("solve", POSITION, "--every-card", "--lang", language)[1])
    for out in outputs:
        assert max(cell_len(line) for line in out.splitlines()) <= 80


def test_ascii_is_ascii(spades):
    _, out, _ = spades("solve", POSITION, "--every-card", "--line", "--ascii")
    assert out.isascii()
    assert "H A T" in out


def test_a_suit_of_thirteen_cards_and_long_names_stay_in_their_columns(spades, monkeypatch):
    says(monkeypatch, open_solution())
    deal = "N:{0}... .{0}.. ..{0}. ...{0}".format("AKQJT98765432")
    _, out, _ = spades("solve", deal)
    lines = out.splitlines()
    assert lines[1] == f"{'':26}♠ AKQJ1098765432"
    assert "♣ AKQJ1098765432" in out
    given = json.loads(Path(RECORD).read_text(encoding="utf-8"))
    given["players"] = ["Bagas " * 9] * 4
    del given["hands"][1:]
    _, out, _ = spades("solve", "-", "--hand", "1", stdin=as_stdin(given))
    lines = out.splitlines()[:15]
    assert max(map(len, lines)) <= 80
    assert lines[5].index("Bagas", 26) == 52
    assert lines[5][25:52].isspace()


def test_two_players_sit_side_by_side(spades):
    given = position(
        rules={"preset": "two-player"},
        hands=["AH 2C", "KH QS"],
        bids=[6, "nil"],
        taken=[6, 5],
        bag_counts=[0, 9],
    )
    _, out, _ = spades("solve", "-", "--line", stdin=as_stdin(given))
    assert out.splitlines()[:5] == [
        "First player              Second player",
        "♠ –                       ♠ Q",
        "♥ A                       ♥ K",
        "♦ –                       ♦ –",
        "♣ 2                       ♣ –",
    ]
    assert "First player minus Second player: " in out
    assert "   12  First player" in out


# --- which position


def in_record(path: str, hand: int, actions: int) -> Any:
    record = read_record(json.loads(Path(path).read_text(encoding="utf-8")))
    return replay(cut_record(record, hand, actions)).state


@pytest.mark.parametrize("path", [RECORD, TWO])
def test_a_moment_of_a_record_is_counted_from_1(spades, monkeypatch, path):
    given = says(monkeypatch, open_solution())
    actions = len(json.loads(Path(path).read_text(encoding="utf-8"))["hands"][1]["actions"])
    moment = actions - 7
    assert spades("solve", path, "--hand", "2", "--after", str(moment))[0] == 1
    state = given[0][0]
    assert state == in_record(path, 2, moment)
    assert state.match.hand_number == 2
    assert sum(map(int.bit_count, state.hands)) == 7


def test_the_names_of_a_record_are_those_of_its_players(spades):
    _, out, _ = spades("solve", RECORD, "--hand", "1", "--after", "52")
    assert "It is the turn of Ayu." in out
    assert "Ayu and Citra minus Bima and Dewa: " in out


@pytest.mark.parametrize(
    ("given", "stdin"),
    [
        (WHOLE, b""),
        (f'[Deal "{WHOLE}"]', b""),
        ("-", WHOLE.encode()),
        ("-", f'% PBN 2.1\n[Event "?"]\n[Dealer "W"]\n[Deal "{WHOLE}"]\n[Note "é"]'.encode()),
        ("-", f'[Event "caf\xe9"]\r\n[Deal "{WHOLE}"]\r\n'.encode("latin-1")),
        ("-", b"\xef\xbb\xbf  " + WHOLE.lower().encode() + b"\n"),
    ],
)
def test_a_pbn_deal_is_read_from_the_line_or_a_file_and_asked_for_tricks(
    spades, monkeypatch, given, stdin
):
    asked = says(monkeypatch, open_solution())
    spades("solve", given, stdin=stdin)
    state, options = asked[0]
    assert position_json(state)["hands"][0] == "AC TC 6C 2C KD 9D 5D QH 8H 4H JS 7S 3S"
    assert (options["goal"], state.to_act, state.broken) == ("tricks", 0, False)


@pytest.mark.parametrize(("text", "seat"), [("e", 1), ("3", 3), (" S ", 2)])
def test_a_pbn_deal_takes_bids_and_a_leader(spades, monkeypatch, text, seat):
    asked = says(monkeypatch, open_solution())
    spades("solve", WHOLE, "--bids", "4, nil 3 double-nil", "--leader", text)
    state, options = asked[0]
    assert (state.opening.bids, state.to_act) == ((4, 0, 3, 14), seat)
    assert options["goal"] == "score"


def test_a_pbn_file_with_several_deals_needs_a_choice(spades, monkeypatch):
    other = WHOLE.replace("N:", "E:")
    asked = says(monkeypatch, open_solution())
    for text in (f'[Deal "{WHOLE}"]\n\n[Deal "{other}"]', f"{WHOLE}\n{other}\n"):
        error = refused(spades, "-", stdin=text.encode())
        assert (error["code"], error["count"]) == ("solve.choose_deal", 2)
        spades("solve", "-", "--hand", "2", stdin=text.encode())
        assert position_json(asked.pop()[0])["hands"][1].startswith("AC TC 6C")
        error = refused(spades, "-", "--hand", "3", stdin=text.encode())
        assert (error["code"], error["number"]) == ("solve.no_hand", 3)


def test_without_the_bids_or_tricks_of_a_position_the_question_is_tricks(spades):
    for key in ("bids", "taken"):
        given = as_stdin(position(**{key: None}))
        assert spades.told("solve", "-", "--json", stdin=given)["goal"] == "tricks"
        error = refused(spades, "-", "--goal", "score", stdin=given)
        assert (error["code"], error["missing"]) == ("solve.not_scored", [key])


def test_the_break_rule_can_be_switched_off(spades):
    given = as_stdin(position(broken=False))
    told = spades.told("solve", "-", "--no-break-rule", "--every-card", "--json", stdin=given)
    assert told["break_rule"] is False
    unbroken = position(hands=["AS 2C", "KS 3C", "QS 4C", "JS 5C"], broken=False, taken=None)
    for options, cards in ([], ["2C"]), (["--no-break-rule"], ["2C", "AS"]):
        arguments = ("solve", "-", "--every-card", "--json", *options)
        told = spades.told(*arguments, stdin=as_stdin(unbroken))
        assert [card["card"] for card in told["cards"]] == cards


# --- limits


@pytest.mark.parametrize(
    ("options", "nodes", "seconds"),
    [
        ([], None, 30.0),
        (["--seconds", "0.5"], None, 0.5),
        (["--nodes", "1000"], 1000, None),
        (["--nodes", "1000", "--seconds", "5"], 1000, 5.0),
    ],
)
def test_there_is_always_a_limit(spades, options, nodes, seconds):
    assert spades("solve", POSITION, *options)[0] == 0
    assert [(one["nodes"], one["seconds"]) for one in standin.asked] == [(nodes, seconds)]


@pytest.mark.slow
def test_ctrl_c_ends_it_at_once_with_exit_130(home):
    program = (
        "import signal, sys, time, types\n"
        # Tests that run in the background of a shell are started with Ctrl-C ignored.
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"
        "sleeping = types.SimpleNamespace(solve=lambda *_, **__: time.sleep(60))\n"
        "sys.modules['spades.kernel.solver'] = sleeping\n"
        "from spades.kernel import warm\n"
        "warm.parts_of_solving = lambda: iter(())\n"
        "from spades.cli import main\n"
        f"sys.argv = ['spades', 'solve', {POSITION!r}]\n"
        "main()\n"
    )
    screen = pexpect.spawn(
        sys.executable, ["-c", program], env=dict(os.environ), encoding="utf-8", timeout=60
    )
    screen.expect("Solving …")  # the search runs, and it is told
    begun = time.monotonic()
    screen.sendintr()
    screen.expect(pexpect.EOF)
    screen.close()
    assert (screen.exitstatus, screen.signalstatus) == (130, None)
    assert time.monotonic() - begun < 30
    assert "Traceback" not in screen.before


# --- what is refused


def refused(spades: Spades, *arguments: str, stdin: bytes = b"") -> dict[str, Any]:
    code, out, err = spades("solve", *arguments, "--json", stdin=stdin)
    assert (code, out) == (2, "")
    error = json.loads(err)["error"]
    assert error["message"]
    assert isinstance(error, dict)
    return error


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "stdin", "code"),
    [
        (["-", "--goal", "money"], b"", "option.bad_value"),
        (["-", "--nodes", "0"], b"", "solve.limit"),
        (["-", "--seconds", "-1"], b"", "solve.limit"),
        (["-", "--seconds", "nan"], b"", "solve.limit"),
        (["-", "--seconds", "inf"], b"", "solve.limit"),
        (["no-such-file"], b"", "file.missing"),
        ([str(EXAMPLES)], b"", "file.unreadable"),
        (["-"], b"", "file.empty"),
        (["-"], b" \xef\xbb\xbf", "solve.unreadable"),
        (["-"], b"hello", "solve.unreadable"),
        (["-"], b"[1, 2]", "solve.unreadable"),
        (["-"], b"{", "file.not_json"),
        (["-"], b'{"format": "spades-position", "format": "spades-record"}', "file.not_json"),
        (["-"], b"{}", "record.unknown_format"),
        ([str(EXAMPLES / "sheet.json")], b"", "record.unknown_format"),
        (["-"], as_stdin(position(bids=[1])), "sheet.seat_count"),
        ([RECORD], b"", "solve.not_play"),
        ([RECORD, "--hand", "1", "--after", "3"], b"", "solve.not_play"),
        ([RECORD, "--hand", "1", "--after", "60"], b"", "solve.not_play"),
        ([RECORD, "--hand", "99"], b"", "solve.no_hand"),
        ([RECORD, "--after", "999"], b"", "solve.no_action"),
        ([RECORD, "--leader", "N"], b"", "solve.file_kind"),
        ([RECORD, "--bids", "1 1 1 1"], b"", "solve.file_kind"),
        ([POSITION, "--hand", "1"], b"", "solve.file_kind"),
        ([POSITION, "--after", "0"], b"", "solve.file_kind"),
        ([WHOLE, "--after", "0"], b"", "solve.file_kind"),
        ([WHOLE, "--leader", "X"], b"", "option.bad_value"),
        ([WHOLE, "--leader", "NE"], b"", "option.bad_value"),
        ([WHOLE, "--bids", "1 2 3"], b"", "sheet.seat_count"),
        ([WHOLE, "--bids", "1 2 3 x"], b"", "bid.unreadable"),
        ([WHOLE, "--bids", "1 2 3 14"], b"", "bid.out_of_range"),
        ([WHOLE, "--goal", "score"], b"", "solve.not_scored"),
        (["N:AK.Q.J.T"], b"", "pbn.unreadable"),
        ([WHOLE.replace("J73", "J7", 1)], b"", "pbn.hand_size"),
    ],
)
def test_what_cannot_be_solved_is_refused_by_name(spades, arguments, stdin, code):
    assert refused(spades, *arguments, stdin=stdin)["code"] == code
    assert standin.asked == []


def test_a_record_without_a_hand_has_nothing_to_solve(spades):
    given = json.loads(Path(RECORD).read_text(encoding="utf-8")) | {"hands": []}
    error = refused(spades, "-", stdin=as_stdin(given))
    assert (error["code"], error["phase"]) == ("solve.not_play", "deal")


def test_a_mistake_in_a_record_has_its_place(spades):
    given = json.loads(Path(RECORD).read_text(encoding="utf-8"))
    given["hands"][0]["actions"][20] = "0 play 3S"
    error = refused(spades, "-", "--hand", "1", stdin=as_stdin(given))
    assert (error["hand"], error["action"]) == (0, 20)


def test_what_the_solver_refuses_is_told(spades, monkeypatch):
    def solve(state, **options):
        raise UsageError("kernel.missing", reason="No module named 'numba'")

    monkeypatch.setitem(sys.modules, "spades.kernel.solver", SimpleNamespace(solve=solve))
    assert refused(spades, POSITION)["code"] == "kernel.missing"
    code, out, err = spades("solve", POSITION)
    assert (code, out) == (2, "")
    assert "numba" in err


def test_without_numba_it_is_one_sentence():
    program = (
        "import sys\n"
        "sys.modules['numba'] = None\n"
        "from spades.cli import main\n"
        f"sys.argv = ['spades', 'solve', {POSITION!r}, '--json']\n"
        "main()\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert json.loads(run.stderr)["error"]["code"] == "kernel.missing"


# --- the real one


@pytest.mark.slow
@pytest.mark.parametrize(
    "arguments",
    [
        (POSITION,),
        (POSITION, "--goal", "tricks"),
        (POSITION, "--no-break-rule"),
        (RECORD, "--hand", "1", "--after", "50"),
        (TWO, "--hand", "1", "--after", "52"),
    ],
    ids=" ".join,
)
def test_the_solver_says_what_the_stand_in_says(capsys, monkeypatch, arguments):
    def told(solver: str) -> dict[str, Any]:
        if solver == "stand-in":
            monkeypatch.setitem(sys.modules, "spades.kernel.solver", standin)
        run = Spades(capsys, monkeypatch)
        return run.told(
            *("solve", *arguments, "--every-card", "--line", "--json", "--seconds", "900")
        )

    real, slow = told("real"), told("stand-in")
    assert len(real["line"]) == len(slow["line"])
    assert real["best"] in [one["card"] for one in slow["cards"] if one["value"] == slow["value"]]
    for free in ("nodes", "line", "best"):
        del real[free], slow[free]
    assert real == slow
