"""Faults of ours: they are reported as such, written to the log, and leave the game as it was."""

from collections.abc import Callable

import pytest

from tests.engine.protocol.conversation import Conversation, code_and_path
from tests.engine.protocol.secret_number_game import SCENARIO

ExpectLog = Callable[[str], None]


@pytest.mark.parametrize("kind", ["break", "loop"])
def test_a_bug_in_the_rules_changes_nothing(at_the_desk: Conversation, expect_log: ExpectLog, kind: str) -> None:
    """A step that raises, and steps without end."""
    expect_log("the request 'choose' failed")
    assert at_the_desk.refused("choose", choice={"kind": kind})["code"] == "internal"
    assert at_the_desk.choose("look")["events"]


@pytest.mark.parametrize(
    ("verb", "fields"),
    [("choose", {"choice": "look"}), ("undo", {}), ("play", {"players": {"red": "random"}, "until": 1})],
)
def test_an_answer_that_cannot_be_written_changes_nothing(
    at_the_desk: Conversation,
    expect_log: ExpectLog,
    monkeypatch: pytest.MonkeyPatch,
    verb: str,
    fields: dict[str, object],
) -> None:
    """The new state is kept only when the whole answer is there."""
    expect_log(f"the request '{verb}' failed")
    at_the_desk.choose("look")
    before = at_the_desk.ask("journal")
    with monkeypatch.context() as patch:
        patch.setattr("engine.protocol.peer.Peer.decision", lambda *_: {"decision": object()})
        answer = at_the_desk.send(verb, **fields)
    assert answer["error"]["code"] == "internal"
    assert at_the_desk.ask("journal") == before


def test_a_game_that_lacks_a_sentence_is_reported_by_its_id(at_the_desk: Conversation, expect_log: ExpectLog) -> None:
    """Somebody who writes a game plays it before its words are there; the log says which one is missing."""
    expect_log("a game lacks a word")
    at_the_desk.ask("new", scenario=SCENARIO, profile={"limit": "tight"})
    at_the_desk.choose("look")
    (reason,) = at_the_desk.ask("explain", action={"kind": "look"})["reasons"]
    assert reason["sentence"].startswith("clause-protocol-")
    refusal = at_the_desk.refused("choose", choice={"kind": "look"})
    assert refusal["code"] == "illegal"
    assert reason["sentence"] in refusal["message"]


def test_a_scenario_that_breaks_the_rules_is_our_bug(
    at_the_desk: Conversation, expect_log: ExpectLog, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It passed its schema, so the rules should have coped."""
    expect_log("the request 'new' failed")
    monkeypatch.setattr("tests.engine.protocol.secret_number_game.Look.ask", lambda *_: 1 // 0)
    assert code_and_path(at_the_desk.refused("new", scenario=SCENARIO)) == ("internal", None)
