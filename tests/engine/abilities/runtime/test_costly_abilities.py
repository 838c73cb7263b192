"""Hostile abilities of many shapes in whole scenarios: bots play on, and each answer ends in time."""

from typing import Any

import pytest

from engine.abilities.loading.limits import MOST_PARTS
from engine.bots.autoplay import play_on
from engine.bots.bot import bot_named
from engine.kernel.chance.rolls import KeyedDice
from engine.kernel.play.game import start_game
from engine.systems.battleground.dice.statistics import statistic
from engine.systems.battleground.system import SYSTEM
from tests.support.costly_abilities import crowd, deep_most, deep_where, within
from tests.support.hostile_abilities import nested

Plain = dict[str, Any]
DRAW: Plain = {"do": "draw"}
EVERYBODY: Plain = {"pieces": {"side": "all"}}
MANA: Plain = {"do": "gain", "counter": "mana", "amount": 1}


def active(*effects: Plain, **fields: Any) -> Plain:
    return {"when": "active", "id": "x", "effects": list(effects), **fields}


def always(number: Any, **fields: Any) -> Plain:
    return {"when": "always", "modify": "toughness", "by": number, **fields}


def for_each_of_each(levels: int) -> Plain:
    """Something that happens to everybody for everybody, so many times over."""
    effect = MANA
    for level in range(levels):
        effect = {"do": "for-each", "of": EVERYBODY, "as": f"one-{level}", "effects": [effect]}
    return effect


COUNTED: Plain = {"count": {"of": {"pieces": {"side": "all", "where": deep_where(2)}}}}
SEEN: Plain = {"pieces": {"side": "all", "of": EVERYBODY, "seen": True}}
NEAREST: Plain = nested(5, EVERYBODY, lambda it: {"nearest": {"of": EVERYBODY, "to": it}})
SHAPES: dict[str, tuple[Plain, ...]] = {
    "deep amounts": (always(nested(5, COUNTED, lambda it: {"half": {"of": it}})),),
    "wide amounts": (always({"sum": [COUNTED] * (MOST_PARTS // 25)}),),
    "most by most": (always(deep_most(4)), always({"distance": {"from": EVERYBODY, "to": EVERYBODY}}, id="y")),
    "nested repeats": (
        active(nested(8, MANA, lambda it: {"do": "repeat", "times": 20, "effects": [it]}), **{"if": deep_where(1)}),
    ),
    "for each of each": (active(for_each_of_each(5)),),
    "huge choose": (active({"do": "choose", "as": "them", "from": SEEN, "count": 20}, {"do": "wound", "on": "them"}),),
    "everybody seen from everybody": (
        always(1, **{"if": {"there-are": {"who": {"pieces": {"side": "all", "where": {"there-are": {"who": SEEN}}}}}}}),
    ),
    "mutual passives": tuple(always(1, id=f"p{number}", to="all-characters") for number in range(10)),
    "mutual triggers": tuple(
        {"when": {"gains": {"counter": "mana", "who": "character"}}, "id": f"t{number}", "effects": [MANA]}
        for number in range(5)
    ),
    "triggers with dear conditions": tuple(
        {
            "when": {"gains": {"counter": "mana", "who": "character"}},
            "id": f"t{number}",
            "if": deep_where(4),
            "effects": [MANA],
        }
        for number in range(5)
    ),
    "instead with dear numbers": ({"when": "instead", "id": "i", "of": "wounds", "by": deep_most(4)},),
    "nearest to the nearest": (always({"count": {"of": NEAREST}}),),
}
SCENARIO: dict[str, tuple[Plain, ...]] = {
    "scenario with dear conditions": (
        {"when": {"gains": {"counter": "mana", "who": "character"}}, "id": "a", "if": deep_where(5), "effects": [DRAW]},
        {"when": "always", "id": "b", "modify": "speed", "by": deep_most(4)},
    ),
}


def plays_on(document: Plain, bot: str, decisions: int, seconds: float) -> None:
    """The worst single answer takes no longer."""
    with within(seconds):
        game = start_game(SYSTEM, document, KeyedDice(5))
    bots = {seat: bot_named(bot) for seat in game.state.seats}
    for _ in range(decisions):
        with within(seconds):
            play_on(game, bots, 5, 1)


@pytest.mark.slow
@pytest.mark.parametrize("shape", [*SHAPES, *SCENARIO])
def test_each_answer_ends(shape: str) -> None:
    document = crowd(4, SHAPES.get(shape, ()), scenario_abilities=SCENARIO.get(shape, ()))
    plays_on(document, "random", 8, 10)


def passives_for_all(number: int) -> tuple[Plain, ...]:
    return tuple(always(1, id=f"p{each}", to="all-characters") for each in range(number))


@pytest.mark.slow
def test_thousands_of_passives_for_everybody_end_a_bots_decision() -> None:
    """The figures that each of them affects are computed for every number that is read, so that counts too."""
    plays_on(crowd(150, passives_for_all(20)), "greedy", 3, 10)


def test_few_passives_for_everybody_all_work() -> None:
    state = start_game(SYSTEM, crowd(10, passives_for_all(3)), KeyedDice(5)).state
    printed = state.table.printed(state, "r0", "toughness")
    assert {statistic(state, figure, "toughness") for figure in state.figures} == {printed + 3 * len(state.figures)}
    assert not state.meter.spent


@pytest.mark.soak
@pytest.mark.timeout(600)
@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("shape", [*SHAPES, *SCENARIO])
def test_each_answer_ends_with_many_figures(shape: str, bot: str) -> None:
    document = crowd(60, SHAPES.get(shape, ()), scenario_abilities=SCENARIO.get(shape, ()))
    plays_on(document, bot, 12, 20)
