"""Cases found by random abilities: negative numbers, things lost in between, nested tokens, no target."""

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.content.problems import ContentError
from engine.kernel.play.game import Game, start_game
from engine.kernel.positions.codec import Codec, written
from engine.systems.battleground.activation.mana_and_ap import ap_gained
from engine.systems.battleground.activation_frame import MOST_AP
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.rounds.discards import CardRecovered
from engine.systems.battleground.setup.setup_steps import set_up
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.abilities.types.test_scenario_abilities import document as with_abilities
from tests.rules.battleground.fights import fight
from tests.support.battleground import scenario
from tests.support.random_battles import battle_of
from tests.support.script import asked, play, refused

Document = dict[str, Any]
BELOW_NOTHING: Document = {"difference": {"from": 0, "less": 9}}
HIT = "red: attack weapon=test/sword target=bo"


def ana(*dice: int, abilities: tuple[Document, ...], **now: Any) -> Game[Battle]:
    """A fight in which Ana has these abilities."""
    return fight(*dice, stats={"ana": {"abilities": list(abilities)}}, now={"ana": now})


def comes_back(made: Document, position: Mapping[str, Any]) -> Battle:
    """The state of a position, which is the same after being written and read again."""
    codec = Codec(SYSTEM, set_up(made))
    state: Battle = codec.decode(position)
    assert codec.decode(json.loads(json.dumps(written(SYSTEM, state)))) == state
    return state


@pytest.mark.rule("BG-ABIL-6", "BG-MOVE-1")
@pytest.mark.parametrize(("how", "left"), [("set", (0, 0)), ("at-least", (5, 3)), ("at-most", (0, 0))])
def test_no_number_is_set_to_less_than_nothing(how: str, left: tuple[int, int]) -> None:
    """What an ability works out may be less than nothing; points and dice are not."""
    game = ana(abilities=tuple({"when": "always", "modify": what, how: BELOW_NOTHING} for what in ("speed", "mind")))
    assert (speed(game.state, "ana"), statistic(game.state, "ana", "mind")) == left


@pytest.mark.rule("BG-TEST-4")
def test_mana_that_went_since_the_test_began_throws_no_dice_again() -> None:
    """Her focus is spent in the test, and with it all of her mana but one."""
    gives = {"when": {"spends": {"counter": "focus"}}, "effects": [{"do": "lose", "counter": "mana", "amount": 2}]}
    game = ana(1, 1, 1, 1, abilities=(gives,), mana=3, focused=True)
    play(game, HIT)
    assert (asked(game), game.state.figures["ana"].mana) == ("red: mana-reroll", 1)
    play(game, "red: mana-reroll die=0")
    assert refused(game, "red: mana-reroll die=1") == ["BG-TEST-4 rerolls-left"]


@pytest.mark.rule("BG-ROUND-2")
def test_a_hand_into_which_a_card_came_back_is_in_order() -> None:
    """A position that was saved and loaded is the same."""
    state = fight().state
    side = state.sides["red"]
    first = min(side.holding.hand)
    less = replace(side, holding=side.holding.without(first), discard=(first,))
    back = CardRecovered(seat="red", card=first).evolve(state.but(sides={**state.sides, "red": less}))
    assert back.sides["red"].holding.hand == side.holding.hand


@pytest.mark.rule("BG-ROUND-6")
def test_a_figure_that_entered_may_have_been_the_last_to_act() -> None:
    """A position says so, though it was not there at the start."""
    made = scenario(red="ana@A1 cy@B1", blue="bo@I9")
    made["armies"][0]["figures"][1]["reserve"] = True
    said = {"phase": "activation", "figures": {"cy": {"at": "B1"}}, "seats": {"red": {"last": "cy"}}}
    assert comes_back(made, said).sides["red"].last == "cy"


@pytest.mark.rule("BG-ROUND-7")
def test_action_points_are_so_many_as_a_position_can_hold() -> None:
    """Whatever abilities give."""
    state = fight(ap=6).state
    (gained,) = ap_gained(state, "ana", 1_000_000)
    assert gained.evolve(state).bound("ap", int) == MOST_AP
    assert ap_gained(gained.evolve(state), "ana", 1) == ()


@pytest.mark.rule("BG-FX-4")
def test_a_token_deep_inside_what_another_does_is_known() -> None:
    """It is put on the table by a branch of what happens when the first is removed."""
    inner = {"do": "debuff", "name": "ashes", "gives": [{"modify": "mind", "by": -1}]}
    outer = {"do": "debuff", "name": "embers", "removed": [{"do": "if", "if": {}, "then": [inner]}]}
    stage = battle_of({"ability": [{"when": "active", "effects": [outer]}]})
    assert {"embers", "ashes"} <= set(set_up(stage.scenario).scenario.ability_index.tokens)


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize("do", ["swap", "push", "pull", "charge"])
def test_a_scenario_does_nothing_that_somebody_has_to_do(do: str) -> None:
    """Nobody on the map is its owner."""
    with pytest.raises(ContentError) as error:
        with_abilities({"when": "round-begins", "effects": [{"do": do, "on": {"pieces": {"side": "all"}}}]})
    assert error.value.errors[0].code == "battleground-effect-needs-owner"


@pytest.mark.rule("BG-ABIL-1")
def test_a_scenario_stands_on_no_ground() -> None:
    """A condition on its owner never holds."""
    says = {"do": "message", "text": {"en": "Here"}}
    made = with_abilities({"when": "round-begins", "if": {"self-on": "difficult-ground"}, "effects": [says]})
    assert "scenario-acted" not in {event.name() for event in start_game(SYSTEM, made, 0).events}
