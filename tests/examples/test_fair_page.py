"""docs/fair.md: its example is worked out as it says, from the page alone and by the program."""

import doctest
import hashlib
import hmac
import json
import re
import shlex
from pathlib import Path

import pytest

from spades.cards.shuffle import deck_order, first_seat
from spades.cli.verify import error_json
from spades.game import proof
from spades.game.record import read_record
from spades.table import fair, fair_check
from spades.table.fair import Chain
from spades.table.fair_check import check_fair, report_json
from tests.cli.playing import here

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "fair.md").read_text(encoding="utf-8")
EXAMPLE = json.loads((ROOT / "examples" / "proven.json").read_text(encoding="utf-8"))
VALUES: dict[str, str] = dict(
    re.findall(r"^\| (.+?) \| `([0-9a-f]{32,64})` \|$", TEXT, re.MULTILINE)
)


def block(name: str, kind: str) -> str:
    found = re.search(rf"<!-- {name} -->\n```{kind}\n(.*?)```", TEXT, re.DOTALL)
    assert found, name
    return found[1]


def value(what: str) -> str:
    return next(told for name, told in VALUES.items() if what in name)


def sha(text: str) -> str:
    return hashlib.sha256(bytes.fromhex(text)).hexdigest()


def test_the_chain_of_the_example_is_worked_out_as_the_page_says():
    assert value("s_1024") == hashlib.sha256(b"a rainy evening").hexdigest()
    seed = value("s_1024")
    for number in range(1023, -1, -1):
        seed = sha(seed)
        told = [hexed for name, hexed in VALUES.items() if f"`s_{number}`" in name]
        assert told in ([], [seed])
    assert seed == value("commitment, ")
    chain = Chain(bytes.fromhex(value("s_1024")))
    assert chain.commitment == value("commitment, ")
    assert [chain.seed(n).hex() for n in (1, 2, 3)] == [value(f"`s_{n}`") for n in (1, 2, 3)]


def test_the_commitments_and_keys_of_the_example_are_worked_out_as_the_page_says():
    for seat in (0, 1):
        assert sha(value(f"seat {seat} puts in")) == value(f"seat {seat} commits with")
    message = block("message", "text")
    for deal in (1, 3):
        text = message.replace("deal 1", f"deal {deal}").encode()
        key = hmac.new(bytes.fromhex(value(f"`s_{deal}`")), text, hashlib.sha256)
        assert key.hexdigest() == value(f"key of deal {deal}")


def test_the_cards_of_the_example_are_those_of_its_keys():
    rows = re.findall(r"^\| deal (\d) \| `([^`]+)` \| `([^`]+)` \|$", TEXT, re.MULTILINE)
    assert [row[1] for row in rows] == ["first", "deal 1", "deal 3"]
    for deal, label, told in rows:
        key = bytes.fromhex(value(f"key of deal {deal}"))
        if label == "first":
            assert told == f"4 → {first_seat(key, 4)}"
            assert EXAMPLE["first_dealer"] == first_seat(key, 4)
            continue
        assert told.split() == [str(card) for card in deck_order(key, int(deal))]
        hand = next(one for one in EXAMPLE["hands"] if one["deal_number"] == int(deal))
        cards = told.split()
        for seat, dealt in enumerate(hand["deal"]):
            assert sorted(dealt.split()) == sorted(cards[13 * seat : 13 * seat + 13])


def test_the_example_carries_the_values_of_the_page():
    for hand in EXAMPLE["hands"]:
        told = hand["fair"]
        assert told["commitment"] == value("commitment, ")
        assert told["seed"] == value(f"`s_{hand['deal_number']}`")
        assert [bool(one and one["opened"]) for one in told["contributions"]] == [
            True,
            True,
            False,
            False,
        ]
        for seat in (0, 1):
            assert told["contributions"][seat] == {
                "commitment": value(f"seat {seat} commits with"),
                "opened": value(f"seat {seat} puts in"),
            }


def test_the_command_and_its_output_are_those_of_the_page(home, monkeypatch):
    monkeypatch.chdir(ROOT)
    run = here(*shlex.split(block("verify-command", "sh"))[1:])
    assert (run.exit_code, run.stdout) == (0, block("verify-output", "text"))
    record = read_record(EXAMPLE)
    assert report_json(record, check_fair(record), error_json) == json.loads(block("json", "json"))


def test_the_page_names_every_key_every_verdict_every_option_and_the_limit():
    keys = set(EXAMPLE["hands"][0]["fair"]) | {"deal_number", "opened", proof.SCHEME}
    kinds = {fair_check.PROVEN, fair_check.REFUTED, fair_check.CLOSED, fair_check.NONE, "given"}
    for name in keys | kinds:
        assert f"`{name}`" in TEXT or f'`"{name}"`' in TEXT, name
    for option in ("--commitment", "--contribution", "--json"):
        assert option in TEXT
    assert f"at most {fair.DEALS:,} deals" in TEXT


def test_the_examples_of_the_page_run(monkeypatch):
    monkeypatch.chdir(ROOT)
    assert doctest.testfile(str(ROOT / "docs" / "fair.md"), module_relative=False).failed == 0


@pytest.fixture
def home(tmp_path, monkeypatch):
    """Nobody's language but English."""
    monkeypatch.setenv("SPADES_DATA", str(tmp_path))
    monkeypatch.setenv("SPADES_LANG", "en")
