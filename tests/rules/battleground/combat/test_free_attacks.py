"""Free attacks that an ability gives against one character, or with weapons of one type, only."""

from typing import Any

import pytest

from tests.rules.battleground.fights import fight, weapon
from tests.support.ability_documents import wrong
from tests.support.script import offers, play, refused


@pytest.mark.rule("BG-ACT-5")
def test_a_free_attack_may_be_given_against_one_or_with_some_weapons() -> None:
    """A riposte: at who missed, hand to hand."""
    riposte = {"do": "free-action", "action": "attack", "on": "self", "whom": "by", "weapon": "melee"}
    ability = {"id": "riposte", "when": {"missed": {"who": "enemy", "whom": "self"}}, "effects": [riposte]}
    bow = weapon("bow", "ranged", "1:1", range=9)
    lines: dict[str, Any] = {"red": "ana@E5:n al@D4:n", "blue": "bo@E4:s"}
    arms = {"ana": [weapon("sword", "melee")], "bo": [weapon("axe", "melee"), bow]}
    game = fight(*(1,) * 4, stats={"bo": {"abilities": [ability]}}, arms=arms, **lines)
    play(game, "red: attack weapon=test/sword target=bo")
    assert offers(game, "blue") == ["attack figure=bo target=ana weapon=test/axe", "decline"]
    assert refused(game, "blue: attack figure=bo weapon=test/axe target=al") == ["BG-ACT-5 at-whom-it-is-given"]
    shot = refused(game, "blue: attack figure=bo weapon=test/bow target=ana")
    assert shot == ["BG-ATT-4 not-while-engaged", "BG-ACT-5 with-what-it-is-given"]


@pytest.mark.parametrize("key", ["whom", "weapon"])
def test_a_free_move_is_made_at_nobody(key: str) -> None:
    said = {"whom": "target", "weapon": "melee"}[key]
    ability = {"when": "active", "to": "enemy", "effects": [{"do": "free-action", "action": "move", key: said}]}
    assert wrong(ability) == [(f"$.effects[0].{key}", "battleground-moves-at-nobody", None)]
