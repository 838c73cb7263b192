"""Abilities that act outside of activations, in clean-up or when a round begins: each effect can handle that."""

from typing import Any

import pytest

from engine.abilities.loading.op_registry import ops_of
from engine.kernel.chance.rolls import Stream
from engine.kernel.play.game import start_game
from engine.systems.battleground.abilities.types.vocabulary import OPS
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.crowded_game import played
from tests.rules.battleground.fights import Document
from tests.support.battleground import scenario
from tests.support.cases import all_cases

HEAL: Document = {"do": "heal"}
FIELDS: dict[str, Document] = {
    "buff": {"name": "haste"},
    "choose": {"as": "foe", "from": {"pieces": {"side": "enemies"}}},
    "debuff": {"name": "stun"},
    "end": {"winner": "leader"},
    "for-each": {"of": "self", "effects": [HEAL]},
    "free-action": {"action": "attack"},
    "gain": {"counter": "ap"},
    "if": {"if": {"wounded": True}, "then": [HEAL]},
    "interrupt": {"whom": "target"},
    "keep": {"as": "many", "value": 2},
    "lose": {"counter": "ap"},
    "mark": {"name": "mire", "range": 1, "gives": [{"modify": "mind", "by": -1}]},
    "message": {"text": {"en": "Ho!"}},
    "modify": {"gives": [{"modify": "mind", "by": -1}]},
    "one-of": {"options": [{"effects": [HEAL]}, {"effects": [{"do": "draw"}]}]},
    "repeat": {"times": 2, "effects": [HEAL]},
    "score": {"points": 1},
    "spawn": {"figure": "bo"},
    "wait": {"when": "move", "effects": [HEAL]},
}
"""The fields that effects require."""
AIMS = {"charge": "enemy", "mark": "hex", "pull": "enemy", "push": "enemy", "swap": "ally", "towards": "enemy"}


@pytest.mark.rule("BG-ABIL-1", "BG-ROUND-1")
@pytest.mark.parametrize("when", ["round-begins", "round-ends"])
@all_cases("name", ops_of("effect", OPS))
def test_every_effect_may_happen_while_nobody_acts(name: str, when: str) -> None:
    """It does what it can, and play goes on."""
    effect = {"do": name, **FIELDS.get(name, {})}
    ability: dict[str, Any] = {"when": when, "to": AIMS.get(name, "self"), "effects": [effect]}
    cards = {figure: {"abilities": [ability]} for figure in ("ana", "bo")}
    document = scenario(
        cards=cards,
        red="ana@C3:s al@D3",
        blue="bo@C4:n be@D5",
        size="5x6",
        gear={"ana": ["sword", "bow"], "bo": ["axe"]},
        rounds=2,
    )
    game = start_game(SYSTEM, document, 3)
    happened = [event.name() for events in played(game, Stream(3, "outside")) for event in events]
    assert game.outcome is not None
    assert "round-began" in happened or name == "end"
