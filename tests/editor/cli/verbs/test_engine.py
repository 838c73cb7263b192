"""`hexsmith engine`: whole games with a real process."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from engine.protocol.verb_registry import verbs
from engine.registry import probe_scenario
from tests.editor.cli.command_process import Engine, hexsmith
from tests.editor.cli.conftest import Ran

DICE = [6, 6, 5, 4, 1, 2, 6, 5, 3, 3, 4, 4, 5, 5, 6, 6, 2, 2, 3, 4]


def next_choice(decision: dict[str, Any]) -> str:
    """Throws until 20 are there, then banks."""
    kinds = [choice["kind"] for choice in decision["choices"]]
    return "bank" if "bank" in kinds and len(kinds) > 1 else kinds[0]


@pytest.mark.slow
@pytest.mark.command("hexsmith engine")
def test_a_whole_game_with_scripted_dice_undone_and_replayed() -> None:
    """The game is played to its end, partly taken back and played again, and its journal gives the same events."""
    with Engine() as engine:
        decision = engine.ask("new", scenario="physical-dice/probe", dice=DICE, strict=True)["decision"]
        events: list[Any] = []
        while "over" not in decision:
            answer = engine.ask("choose", choice={"kind": next_choice(decision)})
            events.append(answer["events"])
            decision = answer["decision"]
        thrown = [face for each in events for event in each if event["event"] == "rolled" for face in event["results"]]
        assert thrown == DICE[: len(thrown)]
        assert decision["over"]["result"] == "win"

        engine.ask("undo", count=4)
        again = []
        decision = engine.ask("decision")["decision"]
        while "over" not in decision:
            answer = engine.ask("choose", choice={"kind": next_choice(decision)})
            again.append(answer["events"])
            decision = answer["decision"]
        assert again == events[-4:]

        journal = engine.ask("journal")["journal"]
        with Engine() as other:
            replayed = other.ask("replay", journal=journal)
            assert replayed["events"][-sum(map(len, events)) :] == [event for answer in events for event in answer]
            assert replayed["decision"] == decision
            assert other.ask("position") == engine.ask("position")
            assert other.end() == (0, "")
        assert engine.end() == (0, "")


@pytest.mark.slow
def test_every_verb_through_a_process() -> None:
    """Good ones and bad ones; after a bad one the engine goes on."""
    with Engine() as engine:
        used: dict[str, dict[str, Any]] = {
            "hello": engine.ask("hello"),
            "new": engine.ask("new", scenario=probe_scenario("physical-dice"), ask=True),
            "decision": engine.ask("decision", seat="blue", lang="it"),
            "choose": engine.ask("choose", choice={"kind": "throw"}, seat="red"),
            "roll": engine.ask("roll", results=[3, 4]),
            "view": engine.ask("view", seat="red"),
            "position": engine.ask("position"),
            "undo": engine.ask("undo"),
            "explain": engine.ask("explain", action={"kind": "bank"}),
            "ask": engine.send("ask", what="sight"),
            "check": engine.ask("check", document="physical-dice/probe"),
            "journal": engine.ask("journal"),
            "play": engine.ask("play", players=["random", "random"], until=0),
        }
        used["replay"] = engine.ask("replay", journal=used["journal"]["journal"])
        assert used.keys() == verbs().keys()
        assert not used["ask"]["ok"]
        for verb in verbs():
            answer = engine.send(verb, unheard_of=1, seat=7)
            assert (answer["ok"], answer["error"]["code"]) == (False, "bad-field"), verb
        assert engine.ask("decision")["seats"] == ["chance"]
        assert engine.end() == (0, "")


@pytest.mark.slow
def test_broken_lines_do_not_end_it() -> None:
    """Not even bytes that are no text, or a line longer than the engine reads."""
    lines = [b"{", b"\xff\xfe\x00", b"[" * 50_000, b"x" * (9 * 1024 * 1024), b'{"id":5,"do":"hello"}']
    done = hexsmith("engine", stdin=b"\n".join(lines))
    answer = [json.loads(line) for line in done.stdout.splitlines()]
    codes = [each.get("error", {}).get("code") for each in answer]
    assert codes == ["not-json", "not-json", "too-large", "too-large", None]
    assert answer[-1]["id"] == 5
    assert (done.returncode, done.stderr) == (0, "")


def test_probes_are_shown_where_they_are_asked_for(here: Callable[..., Ran]) -> None:
    stdin = b'{"do":"hello"}\n{"do":"new","scenario":"sealed-pick/probe"}\n'
    without, with_probes = (
        [json.loads(line) for line in here("engine", *option, stdin=stdin).out.splitlines()]
        for option in ((), ("--probes",))
    )
    assert ("sealed-pick" in without[0]["systems"], without[1]["ok"]) == (False, False)
    assert ("sealed-pick" in with_probes[0]["systems"], with_probes[1]["ok"]) == (True, True)


@pytest.mark.slow
def test_a_document_may_be_a_file_unless_files_are_off(tmp_path: Path) -> None:
    """What is no plain file is not opened."""
    path = tmp_path / "scenario.json"
    path.write_text(json.dumps(probe_scenario("sealed-pick")), encoding="utf-8")
    with Engine() as engine:
        assert engine.ask("new", scenario=str(path))["decision"]["seats"] == ["red", "blue"]
        path.write_text("{", encoding="utf-8")
        for name in (path, tmp_path, tmp_path / "nothing", "/dev/zero", "x" * 5_000, "a\tb"):
            error = engine.send("new", scenario=str(name))["error"]
            assert (error["code"], error["path"]) == ("bad-document", "$.scenario"), name
    path.write_text(json.dumps(probe_scenario("sealed-pick")), encoding="utf-8")
    with Engine("--no-files") as engine:
        assert engine.send("new", scenario=str(path))["error"]["code"] == "bad-document"
