"""Abilities that trigger themselves or one another, or never end, are stopped; play goes on as before."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.kernel.play import loop
from engine.kernel.play.fuel_limits import MAX_FUEL, AbilityStopped, chain
from engine.systems.battleground.combat.wounds import WoundsSuffered
from tests.support.conformance import check_choices, check_refusals, check_saving, check_undo, written
from tests.support.random_arenas import arena_of
from tests.support.random_battles import battle_of
from tests.support.random_games import Ability, FromStage, Stage


def active(*effects: Ability) -> Ability:
    """An ability that its player uses at once."""
    return {"when": "active", "effects": list(effects)}


def whenever(when: Any, *effects: Ability, **more: Any) -> Ability:
    """One that acts whenever something happens to who has it."""
    return {"when": when, "effects": list(effects), **more}


def over_and_over(times: int, deep: int, *effects: Ability) -> Ability:
    """So many times so many times."""
    for _ in range(deep):
        effects = ({"do": "repeat", "times": times, "effects": list(effects)},)
    return effects[0]


def waiting(when: Any, *effects: Ability) -> Ability:
    """An effect that waits, as long as its activation lasts."""
    return {"do": "wait", "when": when, "effects": list(effects)}


LOSE = {"do": "lose", "counter": "mana"}
GAIN = {"do": "gain", "counter": "mana"}
GAINED, LOST = {"gains": {"counter": "mana"}}, {"loses": {"counter": "mana"}}
HURT = {"do": "wound"}
HEAL = {"do": "heal"}
GIVE = {"do": "debuff", "name": "embers", "removed": [{"do": "gain", "counter": "mana"}]}
SAY: Ability = {"do": "message", "text": {"en": "Again"}}
ALL: dict[str, Any] = {"pieces": {"side": "all"}}

LOOPS: Mapping[str, Sequence[Ability]] = {
    "one that does what it waits for": (active(LOSE, GAIN), whenever(GAINED, LOSE, GAIN)),
    "one that wounds whom it heals": (active(HURT), whenever({"wound": {"who": "self", "by": "anybody"}}, HEAL, HURT)),
    "one that waits for its own token": (active(GIVE), whenever({"give": {"effect": "debuff"}}, GIVE)),
    "two of one character": (active(LOSE), whenever(LOST, GAIN), whenever(GAINED, LOSE)),
    "two of two characters": (
        active(LOSE),
        whenever(LOST, GAIN),
        whenever({"wound": {"who": "enemy", "by": "self"}}, GAIN),
        whenever({"gains": {"counter": "mana", "who": "enemy"}}, {**LOSE, "on": "subject"}),
    ),
    "three of both players": (
        active(LOSE),
        whenever(LOST, {**GAIN, "on": {"pieces": {"side": "enemies"}}}),
        whenever({"loses": {"counter": "mana", "who": "enemy"}}, GAIN, LOSE),
        whenever(GAINED, LOSE),
    ),
    "one that waits for what it does then": (active(waiting(GAINED, LOSE, GAIN), GAIN),),
    "two that wait for each other": (active(waiting(LOST, GAIN), waiting(GAINED, LOSE), LOSE),),
    "one that waits anew each time": (active(waiting(GAINED, waiting(GAINED, LOSE), LOSE, GAIN), GAIN),),
    "one that does instead what it is about": (active(GAIN), {"when": "instead", "of": "mana", "effects": [GAIN]}),
    "two that do it instead of each other": (
        active(HURT),
        {"when": "instead", "of": "wounds", "to": "all-characters", "effects": [{**HURT, "on": "subject"}]},
        {"when": "instead", "of": "wounds", "to": "all-characters", "effects": [{**HURT, "on": "subject"}]},
    ),
    "one through a mark": (
        {
            **active(
                {
                    "do": "mark",
                    "name": "echo",
                    "range": 9,
                    "affects": "characters",
                    "when": GAINED,
                    "effects": [LOSE, GAIN],
                },
                {**GAIN, "on": "self"},
            ),
            "to": "hex",
            "range": 3,
        },
    ),
}
"""The first is used; the others set off one another from then on."""
ENDLESS: Mapping[str, Ability] = {
    "repeat in repeat": over_and_over(20, 5, SAY),
    "for each of all, over and over": over_and_over(
        20, 4, {"do": "for-each", "of": ALL, "as": "one", "effects": [HURT, HEAL]}
    ),
    "victory points without end": over_and_over(20, 5, {"do": "score", "points": 99}),
}


MUCH: dict[str, Any] = {"times": {"of": 99, "by": {"times": {"of": 99, "by": {"times": {"of": 99, "by": 99}}}}}}
FAVOUR = {"do": "gain", "counter": "favour"}
WAVERING = [{"do": "lose", "counter": "favour"}, FAVOUR]
"""HR-FAVOUR-2: favour that is only gained comes to an end by itself."""
DOUBLED: dict[str, Any] = {"sum": [{"named": "favour"}, {"points": "own"}]}
DOUBLING = [{"do": "lose", "counter": "favour"}, {**FAVOUR, "amount": DOUBLED}]
SKILLS: Mapping[str, Sequence[Ability]] = {
    "one that does what it waits for": (
        {"when": "ability", "effects": [FAVOUR]},
        {"when": "favour-gained", "effects": WAVERING},
    ),
    "two of two units": (
        {"when": "ability", "effects": [FAVOUR]},
        {"when": {"favour-gained": {"whose": "other"}}, "effects": WAVERING},
        {"when": {"favour-gained": {"whose": "any"}}, "effects": WAVERING},
    ),
    "one that doubles what there is": (
        {"when": "ability", "effects": [FAVOUR]},
        {"when": {"favour-gained": {"whose": "any"}}, "effects": DOUBLING},
        {"when": {"favour-gained": {"whose": "any"}}, "effects": DOUBLING},
    ),
    "repeat in repeat": ({"when": "ability", "effects": [over_and_over(20, 5, SAY)]},),
}


@pytest.fixture
def little_fuel(monkeypatch: pytest.MonkeyPatch) -> None:
    """A twentieth of the fuel, so that using up all of it takes no time."""
    monkeypatch.setattr(loop, "MAX_FUEL", MAX_FUEL // 20)


def begun(stage: Stage) -> FromStage:
    """A game on the stage, with a fixed seed."""
    return FromStage(stage.system, 7, stage)


def battle(*abilities: Ability) -> FromStage:
    """A battle in which Ana has the first three of them and Bo the others."""
    return begun(battle_of({"ability": abilities}))


def used(game: FromStage) -> FromStage:
    """The same game after the first ability of Ana was used, aimed at herself."""
    decision = game.game.decision
    assert decision is not None
    wanted = next(each for each in decision.choices if each.kind == "use" and each.text("ability").endswith(":own-1"))
    game.game.apply(wanted)
    return game


def arena(*abilities: Ability) -> FromStage:
    """An arena in which Ana, Al, Bo and Be have one of them each."""
    return begun(arena_of({"ability": abilities}))


def skill_used(game: FromStage) -> FromStage:
    """The same game after Ana used her skill, in the phase for it."""
    for _ in range(12):
        decision = game.game.decision
        assert decision is not None
        wanted = [each for each in decision.choices if each.kind == "ability"]
        if wanted:
            game.game.apply(wanted[0])
            return game
        game.answer(game.game)
    raise AssertionError("nobody may use a skill")


def stops(game: FromStage) -> list[tuple[str, str]]:
    """Which abilities were stopped, and why."""
    return [(each.ability, each.why) for each in game.game.events if isinstance(each, AbilityStopped)]


def goes_on(game: FromStage, decisions: int = 20) -> None:
    """Play goes on with the promises of the kernel kept."""
    for number, decision in enumerate(game.decisions()):
        check_choices(game.game, decision)
        if number % 5 == 0:
            check_refusals(game.game, decision)
            check_saving(game)
            check_undo(game)
        if number == decisions:
            return


@pytest.mark.parametrize("what", LOOPS)
def test_abilities_that_set_off_one_another_are_stopped(what: str) -> None:
    """They are stopped by the length of their chain, which is the same each time; then play goes on."""
    game, twin = used(battle(*LOOPS[what])), used(battle(*LOOPS[what]))
    assert stops(game)
    assert {why for _, why in stops(game)} <= {"chain", "fuel"}
    assert game.game.events == twin.game.events
    assert written(game.game.state) == written(twin.game.state)
    assert (chain(game.game.state), game.game.state.fuel < MAX_FUEL // 100) == (0, True)
    goes_on(game)


def test_an_ability_that_only_triggers_a_loop_is_carried_out_whole() -> None:
    """A wound for each of four, though the first of them triggers two endless abilities."""
    hurts = active({**HURT, "on": ALL})
    game = used(battle(hurts, whenever({"wound": {"who": "character"}}, LOSE), whenever(LOST, GAIN, LOSE)))
    hurt = [each.figure for each in game.game.events if isinstance(each, WoundsSuffered)]
    assert set(stops(game)) == {("test/ana:own-3", "chain")}
    assert hurt == list(game.game.state.figures)


@pytest.mark.usefixtures("little_fuel")
@pytest.mark.parametrize("what", ENDLESS)
def test_endless_abilities_are_stopped(what: str) -> None:
    """They are stopped by fuel, after equal work each time; then play goes on, and victory points can be saved."""
    game, twin = used(battle(active(ENDLESS[what]))), used(battle(active(ENDLESS[what])))
    assert stops(game) == [("test/ana:own-1", "fuel")]
    assert game.game.events == twin.game.events
    goes_on(game)


def test_victory_points_and_action_points_as_large_as_numbers_get_are_saved_and_loaded() -> None:
    """However much an ability works out, what it gives is a number that a position may hold."""
    much = over_and_over(1, 1, {"do": "score", "points": MUCH}, {"do": "gain", "counter": "ap", "amount": MUCH})
    game = used(battle(active(much)))
    assert game.game.state.sides["red"].points > 1_000_000
    goes_on(game)


@pytest.mark.usefixtures("little_fuel")
@pytest.mark.parametrize("what", SKILLS)
def test_skills_that_set_off_one_another_are_stopped(what: str) -> None:
    """In the arena as in battle."""
    game, twin = skill_used(arena(*SKILLS[what])), skill_used(arena(*SKILLS[what]))
    assert stops(game)
    assert game.game.events == twin.game.events
    goes_on(game)
