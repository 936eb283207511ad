"""Whatever is in a file or comes from an engine, the answer is a result or an error with a code."""

import json
import random
import subprocess
import sys

import pytest

from bench.fuzz import KINDS, broken, examples, fuzz, judge
from spades.errors import SpadesError
from spades.game.record import read_record, record_json
from spades.i18n import Texts
from spades.i18n.texts import error_key

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("part", range(4))
def test_malformed_input_is_refused_by_a_code_or_valid(part):
    found = fuzz(f"small {part}", 500)
    assert found["cases"] == 500
    assert found["valid"] > 0


@pytest.mark.parametrize("kind", KINDS)
def test_the_examples_are_valid_before_anything_is_done_to_them(kind):
    for example in examples("corpus")[kind]:
        text = example.value if isinstance(example.value, str) else json.dumps(example.value)
        assert judge(example, text.encode()) is None


def test_every_code_that_is_told_has_its_sentence():
    texts = Texts("en")
    codes = {name.removeprefix("code ") for name in fuzz("codes", 500) if name.startswith("code")}
    assert len(codes) > 20
    assert not [code for code in codes if not texts.has(error_key(code))]


@pytest.mark.parametrize("bad", ["\ud800", "two\nlines", "\x1b[31m", "\u2028"])
def test_a_name_that_no_screen_can_show_is_refused(bad):
    record = record_json(read_record(examples("corpus")["record"][0].value))
    seats = 4 if record["rules"]["preset"] == "partnership" else 2
    with pytest.raises(SpadesError) as refused:
        read_record({**record, "players": [bad] * seats})
    assert refused.value.code == "record.bad_name"
    assert refused.value.facts["text"] == ascii(bad)[1:-1]


@pytest.mark.parametrize(("command", "kind"), [("replay", "record"), ("score", "sheet")])
def test_the_command_says_what_the_functions_say(command, kind, tmp_path):
    rng = random.Random(f"command {command}")
    told = set()
    for number in range(8):
        example = rng.choice(examples("corpus")[kind])
        data = broken(rng, example)
        code = judge(example, data)
        file = tmp_path / f"{number}.json"
        file.write_bytes(data)
        words = [command, str(file), *(["--json"] if number % 4 else [])]
        run = subprocess.run(
            [sys.executable, "-c", "from spades.cli import main; main()", *words],
            capture_output=True,
            check=False,
        )
        assert b"Traceback" not in run.stderr
        if "--json" not in words:
            assert run.returncode in (0, 1, 2)
        elif code is None:
            assert (run.returncode, run.stderr) == (0, b"")
            json.loads(run.stdout)
        else:
            assert (run.returncode, run.stdout) == (2, b"")
            assert json.loads(run.stderr)["error"]["code"] == code
        told.add(code)
    assert len(told) > 1
