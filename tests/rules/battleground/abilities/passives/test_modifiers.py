"""How passives change numbers: whose, when, and which of two has precedence."""

from typing import Any

import pytest

from engine.kernel.play.game import Game
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.state import Battle
from tests.rules.battleground.fights import SWORD, begun, fight, interrupting, item, parts_of, weapon, with_dice
from tests.support.battleground import with_figure
from tests.support.script import asked, play

ATTACK = "red: attack weapon=test/sword target=bo"


def always(number: str, by: int | None = None, **more: Any) -> dict[str, Any]:
    """A passive number; its condition is `when_`."""
    condition = {"if": more.pop("when_")} if "when_" in more else {}
    change = {} if by is None else {"by": by}
    return {"when": "always", "modify": number, **change, **condition, **more}


def passive(*abilities: dict[str, Any], dice: tuple[int, ...] = (1,) * 12, **lines: Any) -> Game[Battle]:
    """A fight in which Ana has these passives."""
    return fight(*dice, stats={"ana": {"abilities": list(abilities)}, **lines.pop("stats", {})}, **lines)


@pytest.mark.rule("BG-ABIL-1", "BG-COMP-5")
def test_a_passive_item_works_while_its_bearer_is_on_the_map() -> None:
    """One more mind for the bearer only."""
    game = fight(arms={"ana": [item("ring", always("mind", 1))]}, red="ana@E5:n al@A1")
    assert [statistic(game.state, name, "mind") for name in ("ana", "al", "bo")] == [4, 3, 3]


@pytest.mark.rule("BG-ABIL-1")
def test_nothing_changes_a_number_of_who_has_nothing() -> None:
    """The common case."""
    game = fight()
    for value in ("health", "strength", "speed", "dice", "threshold", "rerolls"):
        assert list(modifiers(game.state, "ana", value)) == []


@pytest.mark.rule("BG-ABIL-6")
def test_of_two_that_set_a_number_the_character_card_wins() -> None:
    """Then the weapon, then the item; what adds comes on top of that."""
    arms = {
        "ana": [{**SWORD, "ability": always("strength", set=2, anyway=True)}, item("ring", always("strength", set=1))]
    }
    own = always("strength", set=7)
    game = fight(stats={"ana": {"abilities": [own, always("strength", 1)]}}, arms=arms)
    assert statistic(game.state, "ana", "strength") == 8
    assert statistic(fight(arms=arms).state, "ana", "strength") == 2


@pytest.mark.rule("BG-ABIL-6")
def test_a_fate_card_stands_between_character_and_weapon() -> None:
    """For as long as what it does lasts."""
    bonus = {"effects": [{"do": "modify", "gives": [{"modify": "strength", "set": 5}]}]}
    arms = {"ana": [{**SWORD, "ability": always("strength", set=2, anyway=True)}]}
    lines: dict[str, Any] = {"arms": arms, "decks": {"red": "fate-1 fate-2"}, "bonuses": {"fate-1": bonus}}
    game = fight(**lines)
    play(game, "red: play-card card=fate-1 bonus=ability")
    assert statistic(game.state, "ana", "strength") == 5
    above = fight(stats={"ana": {"abilities": [always("strength", set=9)]}}, **lines)
    play(above, "red: play-card card=fate-1 bonus=ability")
    assert statistic(above.state, "ana", "strength") == 9


@pytest.mark.rule("BG-ATT-6", "BG-COMP-8")
def test_a_weapons_ability_works_only_while_attacking_with_it() -> None:
    """The trident's die is for the trident, at a target on difficult ground."""
    trident = weapon("trident", "melee", ability=always("dice", 1, when_={"target-on": "difficult-ground"}))
    arms = {"ana": [trident, SWORD]}
    game = fight(1, 1, 1, 1, 1, arms=arms, pieces={"difficult": "E4"})
    events = play(game, "red: attack weapon=test/trident target=bo")
    assert (begun(events), parts_of(events, "dice")) == (["ana attack 5 dice 4+"], ["BG-ABIL-1 add 1"])
    other = fight(1, 1, 1, 1, arms=arms, pieces={"difficult": "E4"})
    assert begun(play(other, ATTACK)) == ["ana attack 4 dice 4+"]
    elsewhere = fight(1, 1, 1, 1, arms=arms, pieces={"difficult": "E5"})
    assert begun(play(elsewhere, "red: attack weapon=test/trident target=bo")) == ["ana attack 4 dice 4+"]


@pytest.mark.rule("BG-ATT-6")
def test_a_weapon_may_say_otherwise() -> None:
    """Then it counts with any weapon, and in no attack at all."""
    arms = {"ana": [weapon("wand", "spell", range=6, mana=1, ability=always("mind", 2, anyway=True)), SWORD]}
    assert statistic(fight(arms=arms).state, "ana", "mind") == 5
    arms = {"ana": [weapon("wand", "spell", range=6, mana=1, ability=always("mind", 2)), SWORD]}
    assert statistic(fight(arms=arms).state, "ana", "mind") == 3


@pytest.mark.rule("BG-ABIL-1")
@pytest.mark.parametrize(
    ("condition", "dice"),
    [
        ({"test": "attack"}, 5),
        ({"test": "defence"}, 4),
        ({"weapon": "melee"}, 5),
        ({"weapon": "spell"}, 4),
        ({"self-on": "difficult-ground"}, 5),
        ({"target-on": "difficult-ground"}, 4),
        ({"wounded": True}, 5),
        ({"wounded": False}, 4),
        ({"interrupting": True}, 4),
        ({"interrupting": False}, 5),
        ({"test": "attack", "weapon": "ranged"}, 4),
    ],
)
def test_conditions_say_when_a_passive_counts(condition: dict[str, Any], dice: int) -> None:
    """All conditions must hold."""
    game = passive(always("dice", 1, when_=condition), pieces={"difficult": "E5"}, arms={"ana": [SWORD]})
    game = with_figure(game, "ana", wounds=1)
    game = with_dice(game.state, *(1,) * 5)
    assert begun(play(game, ATTACK)) == [f"ana attack {dice} dice 4+"]


@pytest.mark.rule("BG-ABIL-1", "BG-TEST-3", "BG-TEST-4")
def test_thresholds_and_free_rerolls_of_a_test() -> None:
    """A free re-roll is offered if a passive gives one."""
    game = passive(always("threshold", -1), always("rerolls", 1), dice=(1, 1, 1, 1, 2), arms={"ana": [SWORD]})
    assert begun(play(game, ATTACK)) == ["ana attack 4 dice 3+"]
    assert asked(game) == "red: reroll"
    play(game, "red: reroll die=0", "red: done")


@pytest.mark.rule("BG-ABIL-1", "BG-MOVE-1")
def test_speed_is_changed_in_both_values() -> None:
    """By a passive of the character."""
    state = passive(always("speed", 1)).state
    assert (speed(state, "ana"), speed(state, "ana", focused=True)) == (6, 9)


@pytest.mark.rule("BG-ABIL-2", "BG-COMP-1")
def test_an_aura_is_for_those_in_range_and_in_sight() -> None:
    """Not behind a wall, not too far, not for its owner, and gone with it."""
    game = passive(
        always("mind", 1, to="all-allies", range=2),
        red="ana@E5:n al@E7 an@E9 ann@E3",
        pieces={"tall": "E4"},
        blue="bo@A1",
    )
    assert {name: statistic(game.state, name, "mind") for name in ("ana", "al", "an", "ann", "bo")} == {
        "ana": 3,
        "al": 4,
        "an": 3,
        "ann": 3,
        "bo": 3,
    }
    left = {name: figure for name, figure in game.state.figures.items() if name != "ana"}
    assert statistic(game.state.but(figures=left), "al", "mind") == 3


@pytest.mark.rule("BG-ABIL-1", "BG-INT-1")
def test_a_change_until_the_end_lasts_as_long_as_the_activation_or_interruption() -> None:
    """One in an interruption is gone when that is over; interruptions in between leave the activation's alone."""
    surge = {"when": "active", "effects": [{"do": "modify", "gives": [{"modify": "strength", "by": 2}]}]}
    stats = {name: {"abilities": [surge]} for name in ("ana", "bo")}
    game = fight(stats=stats)
    play(game, "red: use ability=test/ana")
    game = interrupting(game, "bo", "guard")
    play(game, "blue: use ability=test/bo")
    assert [statistic(game.state, name, "strength") for name in ("ana", "bo")] == [6, 6]
    play(game, "blue: end")
    assert [statistic(game.state, name, "strength") for name in ("ana", "bo")] == [6, 4]
    play(game, "red: end")
    assert [statistic(game.state, name, "strength") for name in ("ana", "bo")] == [4, 4]
