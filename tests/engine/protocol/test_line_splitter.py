"""Lines that are no requests, requests with wrong fields, and how much is too much."""

import io
import json
from typing import Any

import pytest

from engine.content.limits import MAX_DEPTH
from engine.protocol.limits import MAX_DECISIONS, MAX_LINE, MAX_RESULTS
from engine.protocol.line_splitter import lines_of
from engine.protocol.server import serve
from tests.engine.protocol.conversation import Conversation, code_and_path


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"", "not-json"),
        (b"hello", "not-json"),
        (b"{", "not-json"),
        (b'{"do":"hello"', "not-json"),
        (b'{"do":"hello"}{"do":"hello"}', "not-json"),
        (b'{"do":"hello",}', "not-json"),
        (b"{'do':'hello'}", "not-json"),
        (b'{"do":NaN}', "not-json"),
        (b'{"do":-Infinity}', "not-json"),
        (b'{"do":"\xff"}', "not-json"),
        (b'{"do":"\xc0\xaf"}', "not-json"),
        (b'{"do":"\\ud800"}', "not-json"),
        (b'{"do":"\\u0000"}', "bad-field"),
        (b'{"do":"hello","do":"new"}', "bad-field"),
        (b"[]", "bad-field"),
        (b'"hello"', "bad-field"),
        (b"7", "bad-field"),
        (b"null", "bad-field"),
        (b"{}", "bad-field"),
        (b'{"do":7}', "bad-field"),
        (b'{"do":"hello","seed":1}', "bad-field"),
        (b'{"do":""}', "unknown-verb"),
        (b'{"do":"helo"}', "unknown-verb"),
        (b'{"do":"new","seed":1e999}', "too-large"),
        (b'{"do":"new","seed":' + b"9" * 5_000 + b"}", "too-large"),
        (b'{"do":"new","seed":9007199254740993}', "too-large"),
        (b"[" * 100_000, "too-large"),
        (b'{"id":' + b"[" * MAX_DEPTH + b"]" * MAX_DEPTH + b"}", "too-large"),
        (b'{"do":"' + b"x" * 70_000 + b'"}', "too-large"),
        (b'{"do":"hello","as":"' + b"x" * 300 + b'"}', "too-large"),
        (b" " * (MAX_LINE + 1), "too-large"),
    ],
    ids=lambda value: value[:24].decode("latin1") if isinstance(value, bytes) else None,
)
def test_a_line_that_is_no_request_gets_an_error(talk: Conversation, line: bytes, code: str) -> None:
    answer = talk.line(line)
    assert (answer["ok"], answer["error"]["code"]) == (False, code)


@pytest.mark.parametrize("given", [0, -1, 1.5, True, None, "seven", [1, {"a": None}], {"b": [2]}])
def test_the_answer_has_the_id_of_the_request(talk: Conversation, given: object) -> None:
    """Of a good one and of a bad one."""
    assert talk.ask("hello", id=given)["id"] == given
    assert talk.send("helo", id=given)["id"] == given


def test_a_line_may_end_as_windows_ends_it(talk: Conversation) -> None:
    assert talk.line(b'{"do":"hello"}\r')["ok"]


def test_an_unknown_verb_is_refused_with_the_nearest(talk: Conversation) -> None:
    assert "“decision”" in talk.refused("decison")["message"]


@pytest.mark.parametrize(
    ("request_", "path"),
    [
        ({"do": "new", "scenaro": "x"}, "$.scenaro"),
        ({"do": "new", "scenario": 7}, "$.scenario"),
        ({"do": "new", "scenario": "sealed-pick/probe", "seed": "7"}, "$.seed"),
        ({"do": "new", "scenario": "sealed-pick/probe", "seed": -1}, "$.seed"),
        ({"do": "new", "scenario": "sealed-pick/probe", "seed": 1.0}, "$.seed"),
        ({"do": "new", "scenario": "sealed-pick/probe", "seed": True}, "$.seed"),
        ({"do": "new", "scenario": "sealed-pick/probe", "dice": [1, 0]}, "$.dice[1]"),
        ({"do": "new", "scenario": "sealed-pick/probe", "dice": 6}, "$.dice"),
        ({"do": "new", "scenario": "sealed-pick/probe", "strict": 1}, "$.strict"),
        ({"do": "new", "scenario": "sealed-pick/probe", "profile": []}, "$.profile"),
        ({"do": "new", "scenario": "sealed-pick/probe", "profile": {"a": 1}}, "$.profile.a"),
        ({"do": "undo", "count": -1}, "$.count"),
        ({"do": "undo", "count": "1"}, "$.count"),
        ({"do": "choose"}, "$.choice"),
        ({"do": "choose", "choice": 3}, "$.choice"),
        ({"do": "roll", "results": []}, "$.results"),
        ({"do": "explain", "action": "move"}, "$.action"),
        ({"do": "play", "players": ["random"], "until": MAX_DECISIONS + 1}, "$.until"),
        ({"do": "hello", "lang": 7}, "$.lang"),
        ({"do": "view", "as": None}, "$.as"),
    ],
)
def test_a_wrong_field_is_refused_with_its_path(talk: Conversation, request_: dict[str, Any], path: str) -> None:
    talk.new("sealed-pick")
    assert code_and_path(talk.refused(**request_)) == ("bad-field", path)


def test_a_misspelt_field_is_reported_with_the_nearest_name(talk: Conversation) -> None:
    """Rather than the field that seems to be missing because of it."""
    error = talk.refused("choose", choise="x")
    assert error["path"] == "$.choise"
    assert "“choice”" in error["message"]


def test_a_wrong_value_is_reported_in_its_own_sentence(talk: Conversation) -> None:
    """A field that has a check of its own also has its own words."""
    talk.new("sealed-pick")
    assert talk.refused("roll", results=[True])["message"].startswith("Give a whole number for a die")
    assert talk.refused("play", players=4)["message"].startswith("Name a bot for each seat")


def test_lists_have_an_end(talk: Conversation) -> None:
    """At the limit a list passes, one more does not."""
    talk.new("sealed-pick")
    assert talk.refused("roll", results=[1] * MAX_RESULTS)["code"] == "not-on-offer"
    assert talk.refused("roll", results=[1] * (MAX_RESULTS + 1))["code"] == "too-large"


def test_a_long_line_is_cut_and_the_next_one_is_whole() -> None:
    """The reader keeps no more than it may."""
    stream = io.BytesIO(b"a" * 10 + b"\n" + b"b" * 11 + b"\n" + b"c" * 95 + b"\nd\n\ne")
    assert list(lines_of(stream, 10)) == [b"a" * 10, b"b" * 11, b"c" * 11, b"d", b"", b"e"]


def test_serve_answers_line_by_line() -> None:
    """One answer for each line, each a line of its own, in order."""
    lines = [b'{"id":1,"do":"hello"}', b"?", b'{"id":3,"do":"view"}']
    answer = list(serve(lines, resolve=lambda name: {}))
    assert not any("\n" in line for line in answer)
    assert [json.loads(line)["id"] for line in answer] == [1, None, 3]
    assert [json.loads(line)["ok"] for line in answer] == [True, False, False]
