"""Malicious abilities in whole documents, as `hexsmith check` and the protocol's `new` read them, at once."""

import copy
import json
import time
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.registry import declarations
from tests.editor.cli.command_process import hexsmith
from tests.engine.protocol.conversation import Conversation
from tests.support.ability_documents import card
from tests.support.battleground import scenario, with_zones
from tests.support.hostile_abilities import DRAW, LARGE, WRONG, active, allowed_here, deep

Ability = dict[str, Any]
BOMB: Ability = {"when": "always", "modify": "mind", "by": 10**40}
NAMED: Ability = active({"do": "buff", "name": "x" * 100_000, "removed": [DRAW]})
HOSTILE: Mapping[str, Ability] = {
    **{f"{levels} deep {what}": each for levels in (32, 60, 300) for what, each in deep(levels).items()},
    **{f"large by {what}": each for what, each in LARGE.items()},
    **{f"wrong {what}": each for what, each in WRONG.items()},
    "a number of forty digits": BOMB,
    "a name without end": NAMED,
}


@cache
def sound() -> Ability:
    """A scenario that may be played."""
    return with_zones(scenario())


def scenario_with(ability: Ability) -> Ability:
    """The same, in which one character has this ability."""
    made = copy.deepcopy(sound())
    made["armies"][0]["figures"][0]["card"]["abilities"] = [ability]
    return made


def quickest(work: Callable[[], object]) -> float:
    """The seconds that some work takes, at best."""
    took = []
    for _ in range(5):
        start = time.process_time()
        work()
        took.append(time.process_time() - start)
    return min(took)


@pytest.mark.parametrize("what", HOSTILE)
def test_check_refuses_it_at_once(what: str) -> None:
    """Alone on its card, with all else that can be said of the card."""
    declared, stock = declarations(), DocumentResolver(with_files=False)
    source = json.dumps(card(HOSTILE[what])).encode()
    problems = check_document(source, declared, stock).problems
    assert [each for each in problems if each.severity == "error"]
    assert quickest(lambda: check_document(source, declared, stock)) < allowed_here()


@pytest.mark.parametrize("what", HOSTILE)
def test_the_protocol_refuses_it_at_once(what: str) -> None:
    """Deep in a scenario, on one line; the conversation goes on."""
    talk = Conversation()
    line = json.dumps({"do": "new", "scenario": scenario_with(HOSTILE[what])}).encode()
    assert not talk.line(line)["ok"]
    assert quickest(lambda: talk.line(line)) < allowed_here()
    assert talk.send("new", scenario=sound())["ok"]


@pytest.mark.slow
def test_the_command_line_tells_of_it_in_a_sentence(tmp_path: Path) -> None:
    """And leaves with 1."""
    path = tmp_path / "hostile.json"
    path.write_text(json.dumps(card(HOSTILE["60 deep conditions"])), encoding="utf-8")
    done = hexsmith("check", str(path))
    assert done.returncode == 1
    assert done.stdout.startswith(f"{path}: $.abilities[0]")
    assert done.stderr == ""
