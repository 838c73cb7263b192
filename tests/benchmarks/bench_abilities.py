"""Goal 19: conditions of abilities as closures, against an interpreter that walks the nested dicts of the cards."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Conditions, all_conditions_hold
from engine.systems.battleground.abilities.types.card_abilities import Used
from engine.systems.battleground.documents.ability_fields import WRITING
from engine.systems.battleground.state import Battle
from tests.benchmarks import naive_abilities
from tests.benchmarks.first_game import answered
from tests.benchmarks.harness import Contender, Goal, Measure, agree, interleave

FOES, ALLIES = {"side": "enemies"}, {"side": "allies"}
WRITTEN: tuple[dict[str, Any], ...] = (
    {"has": {"who": "self", "counter": "mana", "least": 2}},
    {"has": {"who": "self", "counter": "wounds", "most": 0}},
    {"has": {"who": "target", "counter": "focus"}, "stands-on": {"who": "target", "ground": "difficult-ground"}},
    {"not": {"has": {"who": "self", "counter": "guard"}}},
    {"at-least": {"value": {"statistic": {"of": "self", "name": "power"}}, "least": 3}},
    {
        "at-least": {
            "value": {"difference": {"from": {"statistic": {"of": "self", "name": "health"}}, "less": 2}},
            "least": {"counter": {"of": "self", "name": "wounds"}},
        }
    },
    {"at-most": {"value": {"half": {"of": {"counter": {"of": "target", "name": "mana"}}, "up": True}}, "most": 1}},
    {
        "any": [
            {"has": {"who": "self", "counter": "mana", "least": 5}},
            {"has": {"who": "self", "counter": "focus"}, "not": {"has": {"who": "target", "counter": "guard"}}},
            {"at-least": {"value": {"sum": [1, {"counter": {"of": "self", "name": "wounds"}}]}, "least": 4}},
        ]
    },
    {"within": {"who": "target", "of": "self", "distance": 6}},
    {"there-are": {"who": {"pieces": ALLIES}, "least": 2}},
    {"there-are": {"who": {"pieces": {**FOES, "within": 8}}}},
    {"there-are": {"who": {"pieces": {**FOES, "where": {"has": {"who": "it", "counter": "wounds"}}}}}},
)
"""Conditions as on cards: counters, statistics, ground, distance, numbers of pieces."""
MOMENTS = 40


def measures(full: bool) -> Iterator[Measure]:
    read = [_read(each) for each in WRITTEN]
    contexts = list(_contexts())
    for written, conditions in zip(WRITTEN, read, strict=True):
        for context in contexts:
            agree(
                str(written),
                {"ours": all_conditions_hold(context, conditions), "dicts": naive_abilities.holds(written, context)},
            )
    timings = interleave(
        {
            "ours": Contender(lambda: [all_conditions_hold(context, each) for each in read for context in contexts]),
            "nested dicts": Contender(
                lambda: [naive_abilities.holds(each, context) for each in WRITTEN for context in contexts]
            ),
        },
        repeats=21 if full else 7,
        turn_seconds=0.2,
    )
    true = sum(all_conditions_hold(context, each) for each in read for context in contexts)
    note = f"{len(WRITTEN)} conditions at {len(contexts)} moments of random games; {true} of the answers are yes"
    goal = Goal("19", at_least=3)
    yield timings.measure("ability conditions", goal, above="nested dicts", below="ours", unit="x faster", note=note)


def _read(written: dict[str, Any]) -> Conditions:
    """The conditions compiled by the engine."""
    ability = {"when": "active", "if": written, "effects": [{"do": "draw"}]}
    read: Conditions = WRITING.model_of(Used).model_validate(ability).read().condition
    return read


def _contexts() -> Iterator[AbilityContext[Battle]]:
    """Moments of random games, each from the view of the figure about to move, with an enemy as target."""
    moments = (moment for seed in range(4) for moment in answered(seed) if moment.answer.kind == "move")
    for number, moment in enumerate(islice(moments, MOMENTS)):
        state: Battle = moment.game.state
        figure = moment.answer.text("figure")
        foes = tuple(state.of(state.opponent(state.card(figure).seat)))
        cast = AbilityUse(state.card(figure).seat, figure, "", foes[number % len(foes)] if foes else "")
        yield AbilityContext(state, cast, printed=True)
