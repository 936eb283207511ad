"""``spades verify``: what it says of each hand, what it exits with, what it cannot read."""

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest

from spades.errors import RecordError, UsageError
from spades.i18n import LANGUAGES
from tests.cli.playing import here, spades

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PROVEN: dict[str, Any] = json.loads((EXAMPLES / "proven.json").read_text(encoding="utf-8"))
COMMITMENT = PROVEN["hands"][0]["fair"]["commitment"]
SHARE = PROVEN["hands"][0]["fair"]["contributions"][1]["opened"]

pytestmark = pytest.mark.usefixtures("home")


def verified(record: dict[str, Any], *options: str) -> tuple[int, list[str]]:
    """The exit code and the lines that are told."""
    run = here("verify", "-", *options, typed=json.dumps(record))
    return run.exit_code, run.stdout.splitlines()


def as_json(record: dict[str, Any], *options: str) -> tuple[int, dict[str, Any]]:
    code, lines = verified(record, "--json", *options)
    return code, json.loads("\n".join(lines))


def changed(**fair: Any) -> dict[str, Any]:
    """The example with another proof of its second hand."""
    record = copy.deepcopy(PROVEN)
    record["hands"][1]["fair"] |= fair
    return record


def unproven(*hands: int) -> dict[str, Any]:
    """The example without the proofs of some hands."""
    record = copy.deepcopy(PROVEN)
    for hand in hands:
        del record["hands"][hand]["fair"]
    return record


def test_a_proven_record_is_told_hand_by_hand_and_exits_0():
    code, lines = verified(PROVEN)
    assert code == 0
    assert [line.split() for line in lines[:3]] == [
        ["Hand", "Deal", "Shuffle"],
        ["1", "1", "proven"],
        ["2", "3", "proven"],
    ]
    assert lines[3] == "Who was first: drawn as promised."
    assert lines[4].startswith("Deals that are not in the record: 2.")
    assert lines[5] == "Proven: 2 of 2 that carry a proof; hands in all: 2"


def test_what_does_not_hold_is_told_at_its_hand_and_exits_1():
    code, lines = verified(changed(seed="00" * 32))
    assert code == 1
    assert lines[1].split() == ["1", "1", "proven"]
    assert "The seed that was opened for deal 3 does not lead back to the commitment" in lines[2]
    assert lines[-1] == "Proven: 1 of 2 that carry a proof; hands in all: 2"


def test_a_seed_that_is_not_opened_yet_is_said_so_and_exits_1():
    code, lines = verified(changed(seed=None))
    assert (code, lines[2].split(maxsplit=2)) == (1, ["2", "3", "not opened yet"])


def test_a_hand_without_a_proof_is_refuted_where_another_one_has_one():
    """Whoever cheats would leave out just this proof."""
    code, lines = verified(unproven(1))
    assert code == 1
    assert lines[2].split(maxsplit=2)[:2] == ["2", "3"]
    assert "This hand carries no proof" in lines[2]
    assert any(line.startswith("Deals that are not in the record: 2.") for line in lines)
    assert lines[-1] == "Proven: 1 of 1 that carry a proof; hands in all: 2"


def test_a_record_without_any_proof_exits_1():
    code, lines = verified(unproven(0, 1))
    assert (code, lines[-1]) == (1, "Nothing in this record can be proven.")
    code, lines = verified({**PROVEN, "hands": []})
    assert (code, lines[0]) == (1, "The record has no hand.")


def test_another_first_dealer_is_told_and_exits_1():
    record = copy.deepcopy(PROVEN)
    record["hands"] = record["hands"][:1]
    record["hands"][0]["actions"] = []
    record["first_dealer"] = 2
    code, lines = verified(record)
    assert code == 1
    assert any(line.startswith("Seat 2 was first, and the seed draws seat 0.") for line in lines)


def test_what_a_player_noted_has_to_be_in_the_record():
    assert verified(PROVEN, "--commitment", COMMITMENT, "--contribution", SHARE)[0] == 0
    typed = f" {COMMITMENT.upper()} "
    assert verified(PROVEN, "--commitment", typed)[0] == 0
    code, lines = verified(PROVEN, "--commitment", "ab" * 32, "--contribution", "cd" * 16)
    assert code == 1
    told = "\n".join(lines)
    assert "The commitment that you noted is not that of this record." in told
    assert "What you put in is not in this record." in told
    assert verified(unproven(0, 1), "--commitment", COMMITMENT)[0] == 1


@pytest.mark.parametrize(
    ("option", "text", "digits"),
    [
        ("--commitment", SHARE, 64),
        ("--commitment", "", 64),
        ("--contribution", COMMITMENT, 32),
        ("--contribution", "g" * 32, 32),
    ],
)
def test_what_cannot_have_been_noted_is_refused(option, text, digits):
    with pytest.raises(UsageError) as error:
        verified(PROVEN, option, text)
    facts = {"option": option, "text": text, "digits": digits}
    assert (error.value.code, error.value.facts) == ("verify.noted", facts)


def test_json_tells_the_same():
    code, told = as_json(PROVEN)
    proven = {"verdict": "proven", "error": None}
    assert (code, told) == (
        0,
        {
            "format": "spades-verification",
            "version": 1,
            "proven": True,
            "hands": [{"deal_number": 1, **proven}, {"deal_number": 3, **proven}],
            "first": proven,
            "errors": [],
        },
    )
    code, told = as_json(changed(seed="00" * 32), "--commitment", "ab" * 32)
    assert (code, told["proven"]) == (1, False)
    error = told["hands"][1]["error"]
    assert (told["hands"][1]["verdict"], error["code"]) == ("refuted", "fair.seed")
    assert (error["hand"], error["number"]) == (1, 3)
    assert "deal 3" in error["message"]
    assert [error["code"] for error in told["errors"]] == ["fair.noted"]


def test_what_is_no_record_or_against_the_laws_is_an_error():
    with pytest.raises(RecordError) as error:
        verified({**PROVEN, "format": "spades-sheet"})
    assert error.value.code == "record.unknown_format"
    with pytest.raises(RecordError) as error:
        verified(changed(seed="zz"))
    assert (error.value.code, error.value.facts["hand"]) == ("record.bad_value", 1)
    cheat = copy.deepcopy(PROVEN)
    cheat["hands"][0]["actions"][8] = "1 play AS"
    with pytest.raises(RecordError) as error:
        verified(cheat)
    assert (error.value.code, error.value.facts["action"]) == ("card.not_in_hand", 8)


@pytest.mark.slow
def test_as_a_program_it_exits_with_0_1_and_2(home):
    file = home / "record.json"
    for record, code in ((PROVEN, 0), (changed(seed=None), 1), ({}, 2)):
        file.write_text(json.dumps(record), encoding="utf-8")
        run = spades("verify", str(file), "--json")
        assert run.returncode == code
        assert bool(run.stdout) == (code < 2)
        assert bool(run.stderr) == (code == 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_each_verdict_in_its_own_words(language):
    told = set()
    for record in (PROVEN, changed(seed=None), unproven(1), changed(seed="00" * 32)):
        _, lines = verified(record, "--lang", language)
        told.add(re.split(r"  +", lines[2].strip())[2])
    assert len(told) == 4
    if language != "en":
        assert not told & {"proven", "not opened yet", "not provable"}
