"""The published schema says what the engine takes and gives; every answer in these tests is held to it."""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from engine.protocol.schema import protocol_schema
from engine.protocol.verb_registry import verbs
from tests.engine.protocol.conversation import Conversation, validator

GOOD: list[dict[str, Any]] = [
    {"do": "hello"},
    {"id": [1], "do": "new", "scenario": "a/b", "dice": [1, 6], "strict": True, "seed": 7, "profile": {"a": "b"}},
    {"do": "new", "position": {"kind": "position"}, "ask": True},
    {"do": "decision", "as": "red", "lang": "it"},
    {"do": "choose", "choice": "pass"},
    {"do": "choose", "choice": {"kind": "pass"}},
    {"do": "roll", "results": [1, "ace"]},
    {"do": "view"},
    {"do": "position"},
    {"do": "undo", "count": 3},
    {"do": "explain", "action": {"kind": "move"}},
    {"do": "ask", "what": "sight", "from": "H7", "to": "K12"},
    {"do": "check", "document": "a/b"},
    {"do": "play", "players": ["random"], "until": 3},
    {"do": "play", "players": {"red": "random"}},
    {"do": "journal"},
    {"do": "replay", "journal": {}},
]
BAD: list[dict[str, Any]] = [
    {"do": "hello", "seed": 7},
    {"do": "new", "seed": -1},
    {"do": "new", "dice": [0]},
    {"do": "choose"},
    {"do": "choose", "choice": 3},
    {"do": "roll", "results": []},
    {"do": "roll", "results": [None]},
    {"do": "undo", "count": "3"},
    {"do": "play", "players": "random"},
    {"do": "journal", "as": 1},
]


def test_the_schema_names_every_verb() -> None:
    schema = protocol_schema()
    Draft202012Validator.check_schema(schema)
    assert {f"{way}-{verb}" for verb in verbs() for way in ("request", "answer")} <= schema["$defs"].keys()
    assert json.loads(json.dumps(schema)) == schema


def test_every_verb_and_field_is_explained() -> None:
    """A program that reads the schema finds a sentence for each."""
    definitions = protocol_schema()["$defs"]
    for verb in verbs():
        request = definitions[f"request-{verb}"]
        assert request["description"]
        assert all(field.get("description") for name, field in request["properties"].items() if name != "do")


def test_the_examples_have_every_verb() -> None:
    assert {request["do"] for request in GOOD} == verbs().keys()


@pytest.mark.parametrize("request_", GOOD, ids=str)
def test_good_requests_fit_it(request_: dict[str, Any]) -> None:
    validator(f"request-{request_['do']}").validate(request_)


@pytest.mark.parametrize("request_", BAD, ids=str)
def test_a_request_that_the_engine_refuses_does_not_fit_the_schema(
    talk: Conversation, request_: dict[str, Any]
) -> None:
    assert not validator(f"request-{request_['do']}").is_valid(request_)
    assert talk.refused(**request_)["code"] == "bad-field"
