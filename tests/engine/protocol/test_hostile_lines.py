"""Whatever a peer sends, each line gets an answer in time, and after an error everything is as it was before."""

import json
import time

import pytest

from engine.protocol.server import answer_to
from engine.registry import probes
from engine.session.refusal import CODES
from tests.engine.protocol.conversation import Answer, Conversation, validator
from tests.engine.protocol.hostile import Hostile

PROBES = sorted(probes())
EVERY_RUN = 512 // len(PROBES)
SOAK = 10_000 // len(PROBES)
SLOWEST = 5.0


def right_requests(talk: Conversation, probe: str) -> list[Answer]:
    """Requests that the engine would carry out at the moment."""
    decision, position = talk.ask("decision")["decision"], talk.position()
    choices = [{"do": "choose", "choice": choice} for choice in decision.get("choices", [])[:6]]
    ids = [{"do": "choose", "choice": choice["choice"]["id"]} for choice in choices]
    return [
        {"do": "hello"},
        {"do": "new", "scenario": f"{probe}/probe", "seed": 3, "dice": [1, 2, 3], "ask": True},
        {"do": "new", "position": position},
        {"do": "replay", "journal": talk.ask("journal")["journal"]},
        {"do": "decision", "as": "red", "lang": "pl"},
        {"do": "view", "as": "blue"},
        {"do": "undo", "count": 1},
        {"do": "explain", "action": {"kind": "move", "to": 3}},
        {"do": "play", "players": {"red": "random", "blue": "random"}, "until": 2},
        {"do": "check", "document": position},
        {"do": "ask", "what": "sight", "from": "A1"},
        {"do": "roll", "results": [2]},
        *choices,
        *ids,
    ]


def attack(probe: str, lines: int) -> None:
    """Send so many lines; begin anew where a mutated document was taken, for its game may be any nonsense."""
    talk, hostile = Conversation(), Hostile(PROBES.index(probe))
    talk.new(probe)
    for number in range(lines):
        line = hostile.line(right_requests(talk, probe))
        before = talk.position()
        began = time.perf_counter()
        answer = json.loads(answer_to(talk.connection, line))
        took = time.perf_counter() - began
        assert took < SLOWEST, (number, took, line[:500])
        if not answer["ok"]:
            validator("error").validate(answer)
            assert answer["error"]["code"] in set(CODES) - {"internal"}, (number, line, answer)
            assert talk.position() == before, (number, line)
        elif number % 40 == 39 or json.loads(line)["do"] in ("new", "replay"):
            talk.new(probe, seed=number)


@pytest.mark.parametrize("probe", PROBES)
def test_no_line_breaks_the_engine(probe: str) -> None:
    attack(probe, EVERY_RUN)


@pytest.mark.soak
@pytest.mark.parametrize("probe", PROBES)
def test_no_line_of_many_breaks_the_engine(probe: str) -> None:
    attack(probe, SOAK)


def test_the_lines_are_of_every_sort() -> None:
    """Most are refused, for every reason there is, and some mutations are still right."""
    talk, hostile = Conversation(), Hostile(1)
    talk.new("physical-dice")
    seen: dict[str, int] = {}
    for _ in range(1_500):
        answer = json.loads(answer_to(talk.connection, hostile.line(right_requests(talk, "physical-dice"))))
        code = "ok" if answer["ok"] else answer["error"]["code"]
        seen[code] = seen.get(code, 0) + 1
    expected = {"ok", "not-json", "unknown-verb", "bad-field", "not-on-offer", "bad-document", "too-large"}
    assert expected <= seen.keys(), seen
