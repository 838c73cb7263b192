"""The default of a trigger's pieces: its owner, and besides it any piece."""

from typing import Any

import pytest

from engine.systems.battleground.documents.ability_fields import ABILITY
from tests.rules.battleground.fights import fight
from tests.support.ability_documents import warned
from tests.support.script import play

GAIN: dict[str, Any] = {"do": "gain", "counter": "mana"}


def whenever(trigger: Any) -> dict[str, Any]:
    """An ability that waits for it."""
    return {"when": trigger, "effects": [GAIN]}


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize("trigger", ["wound", {"wound": {"who": "self"}}])
def test_wounds_are_waited_for_by_whomever_they_are_dealt(trigger: Any) -> None:
    """An enemy's attack sets it off, without a word about the enemy."""
    game = fight(5, 5, 5, 5, 1, 1, 1, 1, stats={"bo": {"abilities": [whenever(trigger)]}})
    before = game.state.figures["bo"].mana
    play(game, "red: attack figure=ana target=bo weapon=test/sword")
    assert (game.state.figures["bo"].wounds > 0, game.state.figures["bo"].mana) == (True, before + 1)


@pytest.mark.parametrize(("trigger", "who"), [("wound", "self"), ("heal", "self"), ("knock-out", "enemy")])
def test_the_default_piece_of_a_trigger_is_its_owner(trigger: str, who: str) -> None:
    """Its owner, but for a knock-out, after which the abilities of its owner are gone."""
    assert ABILITY.read(whenever(trigger)).read().when.who == who


@pytest.mark.rule("BG-ABIL-1", "BG-WOUND-1")
@pytest.mark.parametrize("trigger", [{"who": "self"}, {"who": "self", "by": "enemy"}])
def test_a_trigger_on_the_own_knock_out_is_reported(trigger: dict[str, str]) -> None:
    """Its abilities leave the map with it, which is reported; an ally's knock-out may be waited for."""
    never = ("$.when.knock-out.who", "battleground-knocked-out-itself", None)
    assert warned(whenever({"knock-out": trigger})) == [never]
    assert warned(whenever({"knock-out": {**trigger, "who": "ally"}})) == []
