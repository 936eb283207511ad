"""The pages about the server tell of everything that there is, and their examples are real."""

import json
import re
from dataclasses import fields
from pathlib import Path

import jsonschema
import msgspec
import pytest

from spades.server import protocol
from spades.server.app import create_app
from spades.server.settings import Settings
from spades.server.socket import CLOSE_CODES, LATER
from spades.table.codec import ALL_EVENTS
from tools.schemas import FOLDER, schemas

DOCS = Path(__file__).resolve().parents[2] / "docs"
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")
HTTP = (DOCS / "http.md").read_text(encoding="utf-8")

FROM_SERVER = {"welcome", "events", "answer", "state", "pong", "error", "bye"}
SECRET = {"key", "code", "link"}


def examples(text):
    return [json.loads(block) for block in re.findall(r"```json\n(.*?)```", text, re.DOTALL)]


def kinds_of(union):
    return {kind.__struct_config__.tag: kind for kind in union.__args__}


@pytest.fixture(scope="module")
def app():
    return create_app(Settings(database="memory:"))


# --- the protocol


@pytest.mark.parametrize("name", sorted(schemas()))
def test_the_schemas_are_those_of_the_types(name):
    assert (FOLDER / name).read_text(encoding="utf-8") == schemas()[name]
    jsonschema.Draft202012Validator.check_schema(json.loads(schemas()[name]))


def test_every_message_has_a_section_and_an_example():
    client, server = PROTOCOL.split("## From the server")
    for text, union in ((client, protocol.FromClient), (server, protocol.FromServer)):
        kinds = kinds_of(union)
        assert set(re.findall(r"^### (\w+)", text, re.MULTILINE)) == set(kinds)
        assert {one["type"] for one in examples(text) if "type" in one} == set(kinds)


def test_the_examples_are_messages():
    client, server = PROTOCOL.split("## From the server")
    for name, text in (("from-client", client), ("from-server", server)):
        schema = json.loads(schemas()[f"{name}.json"])
        for example in examples(text):
            jsonschema.validate(example, schema)
    for example in examples(client):
        protocol.decoder.decode(json.dumps(example))


def test_every_field_of_a_message_is_told_of():
    for kind in (*kinds_of(protocol.FromClient).values(), *kinds_of(protocol.FromServer).values()):
        for field in msgspec.structs.fields(kind):
            assert f"`{field.name}`" in PROTOCOL or f'"{field.name}"' in PROTOCOL, field.name


def test_every_event_is_told_of_with_its_fields():
    rows = re.findall(r"^\| `([A-Z]\w+)` \|([^|]*)\|", PROTOCOL, re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", text)) for name, text in rows}
    assert set(told) == set(ALL_EVENTS)
    for name, kind in ALL_EVENTS.items():
        assert told[name] == {field.name for field in fields(kind)} - SECRET, name


def test_every_close_code_is_told_of():
    told = {}
    section = PROTOCOL.split("### bye")[1].split("## Coming back")[0]
    for codes, close in re.findall(
        r"^\| ((?:`[a-z_.]+`(?:, )?)+) \| (\d+) \|", section, re.MULTILINE
    ):
        for code in re.findall(r"`([a-z_.]+)`", codes):
            told[code] = int(close)
    assert {code: told[code] for code in CLOSE_CODES} == CLOSE_CODES
    assert {close for code, close in told.items() if code not in CLOSE_CODES} == {LATER}


def test_the_limits_are_those_of_the_program():
    for number in ("2,048", "five seconds", "60 silent", "45 seconds", "64 messages or 64 KB"):
        assert number in PROTOCOL
    assert protocol.LONGEST_MESSAGE == 2048


# --- the routes


def routes(app):
    """Every route that is no socket, as ``GET /path``."""
    found = set()
    for route in app.routes:
        for handler in route.route_handlers if hasattr(route, "route_handlers") else ():
            for method in getattr(handler, "http_methods", ()):
                path = re.sub(r":str\}", "}", route.path)
                if method in ("GET", "POST") and not path.startswith("/api/openapi.json/"):
                    found.add(f"{method} {path}")
    return found


def test_every_route_is_told_of_and_no_other(app):
    told = set(re.findall(r"^### ((?:GET|POST) \S+)", HTTP, re.MULTILINE))
    assert told == routes(app)


def test_every_route_is_in_the_description_with_its_refusals(app):
    paths = app.openapi_schema.to_schema()["paths"]
    described = {f"{method.upper()} {path}" for path, one in paths.items() for method in one}
    assert described == routes(app) - {"GET /metrics", "GET /api/openapi.json"}
    for path, one in paths.items():
        for method, told in one.items():
            if not path.startswith("/health"):
                assert {"400", "429", "503"} <= set(told["responses"]), path
            if method == "post":
                assert "requestBody" in told or path.endswith("/code"), path
            for status, response in told["responses"].items():
                if int(status) >= 400 and path != "/health/ready":
                    schema = response["content"]["application/json"]["schema"]
                    assert schema == {"$ref": "#/components/schemas/Refused"}, (path, status)


def test_fields_of_requests_are_told_of(app):
    whole = app.openapi_schema.to_schema()["components"]["schemas"]
    for name in ("OpenTable", "TakeSeat", "UseCode", "OwnSeat", "AskDeal"):
        for field in whole[name]["properties"]:
            assert f"`{field}`" in HTTP or f'"{field}"' in HTTP, (name, field)
        assert whole[name].get("additionalProperties") is False, name
