"""The published schema of the engine protocol, held against the messages really sent."""

import json
from importlib.resources import files
from typing import Any

import jsonschema
import pytest

from spades.analysis.match import play_match
from spades.players import make_player
from spades.players.external import VERSION, act_message
from spades.rules import FIELDS, Rules

SCHEMA = json.loads(
    (files("spades.players") / "schema" / "engine.schema.json").read_text(encoding="utf-8")
)
MESSAGES = ("hello", "act", "bye", "ready", "action")
TABLES = [
    Rules(max_hands=8),
    Rules(max_hands=8, exchange_order="simultaneous", target_score=1000, losing_score=-500),
    Rules(max_hands=8, double_nil="behind", double_nil_deficit=10, bag_limit=0, bag_value=0),
    Rules("two-player", max_hands=8),
    Rules("two-player", max_hands=8, discard_view="private", nil_value=50),
    Rules("two-player", max_hands=8, discard_view="open", double_nil_value=300),
    Rules("two-player", max_hands=8, double_nil="never", bag_penalty=50),
]


def validator(name):
    return jsonschema.Draft202012Validator({**SCHEMA, "oneOf": [{"$ref": f"#/$defs/{name}"}]})


class Witness:
    """Plays at random and keeps each question that a program in its seat would be asked."""

    def __init__(self, seat, kept):
        self.name = "witness"
        self._player = make_player("random", f"witness {seat}")
        self._kept = kept

    def decide(self, view):
        self._kept.append(json.loads(json.dumps(act_message(len(self._kept) + 1, view))))
        return self._player.decide(view)


def questions(rules):
    kept: list[dict[str, Any]] = []
    players = [Witness(seat, kept) for seat in range(rules.seats)]
    assert play_match(players, rules, bytes(32)).failure is None
    return kept


def test_the_schema_is_one():
    jsonschema.Draft202012Validator.check_schema(SCHEMA)
    assert set(MESSAGES) < set(SCHEMA["$defs"])
    assert SCHEMA["$defs"]["hello"]["properties"]["version"] == {"const": VERSION}


@pytest.mark.slow
@pytest.mark.parametrize("rules", TABLES, ids=lambda rules: str(rules.to_json()))
def test_every_question_that_is_asked_fits_the_schema(rules):
    validate = validator("act")
    asked = questions(rules)
    for message in asked:
        validate.validate(message)
    phases = {message["view"]["phase"] for message in asked}
    seen = {"bidding", "play"} | ({"draw"} if rules.seats == 2 else set())
    assert seen <= phases
    assert rules.double_nil != "always" or "exchange" in phases


@pytest.mark.slow
@pytest.mark.parametrize("rules", [TABLES[0], TABLES[3]], ids=["partnership", "two-player"])
def test_a_question_with_a_key_more_or_less_does_not_fit(rules):
    validate = validator("act")
    for message in questions(rules)[:200:20]:
        for part in (message, message["view"], message["view"]["trick"]):
            for key in list(part):
                value = part.pop(key)
                assert not validate.is_valid(message), key
                part[key] = value
            part["more"] = 1
            assert not validate.is_valid(message)
            del part["more"]
        assert validate.is_valid(message)


def test_rules_of_the_schema_are_the_fields_of_the_rules_object():
    assert set(SCHEMA["$defs"]["rules"]["properties"]) == {"preset", *FIELDS} - {"game"}
    validate = validator("hello")
    for rules in TABLES:
        hello: dict[str, Any] = {"type": "hello", "version": 1, "rules": rules.to_json(), "seat": 1}
        validate.validate(hello)
        assert not validate.is_valid({**hello, "rules": {**hello["rules"], "joker": 1}})


def test_each_message_fits_one_form_only():
    whole = jsonschema.Draft202012Validator(SCHEMA)
    messages: list[dict[str, Any]] = [
        {"type": "bye"},
        {"type": "ready", "name": "x"},
        {"type": "action", "id": 7, "action": "bid 3"},
    ]
    for message in messages:
        whole.validate(message)
        assert not whole.is_valid({**message, "more": 1})
    assert not whole.is_valid({"type": "later"})


def test_the_page_of_the_protocol_shows_messages_that_fit(pytestconfig):
    page = (pytestconfig.rootpath / "docs" / "engine-protocol.md").read_text(encoding="utf-8")
    whole = jsonschema.Draft202012Validator(SCHEMA)
    shown = set()
    for block in page.split("```json\n")[1:]:
        message = json.loads(block.split("```")[0])
        whole.validate(message)
        shown.add(message["type"])
    assert shown == set(MESSAGES)
