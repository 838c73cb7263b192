"""The value of using an ability: its effects are simulated, weighted by the odds of its test, minus its cost."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping

from engine.abilities.ability_use import AbilityUse
from engine.abilities.runtime.effect_runner import CarryOut, in_its_frame
from engine.bots.evaluators.battleground.attack_value import trials
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.step_value import (
    AP_WORTH,
    CARD_WORTH,
    FOCUS_WORTH,
    MANA_WORTH,
    MOST_AHEAD,
    gained,
)
from engine.bots.evaluators.battleground.test_value import chances, chances_of_attack, points_by_wounds
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.state.step import Step
from engine.systems.battleground.abilities.limits import limit_of, times_worked
from engine.systems.battleground.abilities.targets.targets import affected_figures, definition_of
from engine.systems.battleground.abilities.types.card_abilities import AbilityDefinition, AbilityTest, own_effects
from engine.systems.battleground.abilities.use.resolution import ability_step, line_resolved
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility, aimed_by, legal_for
from engine.systems.battleground.combat.extra_effects import ReachedExtra, enough_successes, extras
from engine.systems.battleground.dice.pending_test import Trial
from engine.systems.battleground.state import Battle, Figure, Mark
from engine.systems.battleground.tokens.marks import affects

RARE = 0.5
"""The value of keeping an ability that can be used only once more in the game."""

CostValue = Callable[[Observation, AimedAbility, int], float]
"""The value lost by paying so much of something."""


def ability_cost(observed: Observation, aimed: AimedAbility) -> float:
    """The value of an ability's cost to its player."""
    paid = sum(worth(observed, aimed, aimed.price(kind)) for kind, worth in COST_VALUES.items() if aimed.price(kind))
    return paid + _kept_for_later(observed, aimed)


def action_points(observed: Observation, aimed: AimedAbility, number: int) -> float:
    """The first point is what every action costs; the others could be used for something else."""
    return AP_WORTH * (number - 1)


def mana(observed: Observation, aimed: AimedAbility, number: int) -> float:
    """Each mana has the same value."""
    return MANA_WORTH * number


def wounds(observed: Observation, aimed: AimedAbility, number: int) -> float:
    """BG-WIN-1: the value of the wounds to the enemy."""
    return points_by_wounds(observed.view, aimed.cast.figure, number)


def focus(observed: Observation, aimed: AimedAbility, number: int) -> float:
    """The token would improve the next test."""
    return FOCUS_WORTH * number


def cards(observed: Observation, aimed: AimedAbility, number: int) -> float:
    """BG-ROUND-4: cards needed to activate other characters are worth more."""
    spared = min(number, observed.spare_cards)
    return CARD_WORTH * spared + AP_WORTH * (number - spared)


def _kept_for_later(observed: Observation, aimed: AimedAbility) -> float:
    """The last use of an ability in a game is not wasted while there are rounds to come."""
    view, limit = observed.view, limit_of(observed.view, aimed.cast)
    if limit is None or limit.per != "game" or view.round >= view.scenario.rounds:
        return 0.0
    return RARE if times_worked(view, aimed.cast, limit) == limit.times - 1 else 0.0


COST_VALUES: Mapping[str, CostValue] = {
    "ap": action_points,
    "mana": mana,
    "wounds": wounds,
    "focus": focus,
    "cards": cards,
}
"""The value of a cost, by what is paid."""


SOMETHING = 0.3
"""The value of an ability that is not evaluated by simulation."""


def ability_worth(observed: Observation, aimed: AimedAbility, names: Mapping[str, Value] = NOTHING) -> float:
    """The value of an ability's effects for the seat, with this aim, minus its cost; `names` are bound by its
    trigger."""
    return _done(observed, aimed.cast, aimed.definition, names) - ability_cost(observed, aimed)


def best_ability_worth(observed: Observation, cast: AbilityUse) -> float:
    """The best value of an ability that still has to be aimed, or may be declined."""
    definition = definition_of(observed.view, cast)
    aims = legal_for(observed.view, cast, definition, "use")
    found = [ability_worth(observed, AimedAbility(observed.view, aimed_by(cast, aim), definition)) for aim in aims]
    return max([*found, 0.0] if definition.may or not found else found)


def _done(observed: Observation, cast: AbilityUse, definition: AbilityDefinition, names: Mapping[str, Value]) -> float:
    if observed.depth >= MOST_AHEAD:
        return SOMETHING
    key = _cache_key(observed, cast, definition, names)
    if key not in observed.remembered:
        ways = _ways(observed.view, cast, definition, names)
        observed.remembered[key] = sum(chance * gained(observed, step) for chance, step in ways)
    return observed.remembered[key]


def _cache_key(
    observed: Observation, cast: AbilityUse, definition: AbilityDefinition, names: Mapping[str, Value]
) -> Hashable:
    """The cache key of an ability's value: its aim, its trigger, and the condition of the affected figures."""
    view, about = observed.view, (cast.figure, *affected_figures(observed.view, cast, definition))
    stand = tuple(_stands(view.figures[name]) for name in about if name in view.figures)
    return observed.seat, _without_its_place(view, cast, definition), about, stand, tuple(sorted(names.items()))


def _stands(figure: Figure) -> Hashable:
    return figure.at, figure.wounds, figure.focused, figure.buff, figure.debuff


def _without_its_place(state: Battle, cast: AbilityUse, definition: AbilityDefinition) -> tuple[object, ...]:
    """The part of the key for the place of a mark: the figures that it would affect there (BG-FX-5)."""
    meanings = [each.meaning for each in own_effects(definition) if each.meaning is not None]
    names = [each.name for each in meanings if each.name in state.scenario.ability_index.marks]
    if not cast.at or not names:
        return (cast,)
    at = state.scenario.terrain.grid.place(cast.at)
    marks = [Mark(name=name, seat=cast.seat, at=at) for name in names]
    upon = tuple(figure for mark in marks for figure in state.names if affects(state, mark, figure))
    return (cast.figure, cast.ability, upon)


def _ways(
    state: Battle, cast: AbilityUse, definition: AbilityDefinition, names: Mapping[str, Value]
) -> Iterator[tuple[float, Step[Battle]]]:
    """BG-ABIL-3: the possible outcomes of an ability, each with its probability; a test against others is made against
    each."""
    whom = affected_figures(state, cast, definition)
    if definition.test is None:
        yield 1.0, ability_step(cast, names)
        return
    tests = ((name,) for name in whom) if definition.test.against else (whom,)
    for each in tests:
        target = each[0] if definition.test.against else cast.target
        for line, chance in _lines(state, cast, definition, definition.test, target).items():
            yield chance, in_its_frame(cast, CarryOut(cast, (line,), each), names=names)


def _lines(
    state: Battle, cast: AbilityUse, definition: AbilityDefinition, test: AbilityTest, target: str
) -> dict[int, float]:
    """BG-TEST-7: the probability of each line of the results."""
    focused = state.figures[cast.figure].focused
    trial = Trial(state, cast.figure, "ability", test.statistic, target=target, focused=focused)
    defence = None
    if test.against:
        guarded = state.figures[target].focused
        defence = Trial(state, target, "defence", test.against, target=cast.figure, focused=guarded)
    found: dict[int, float] = {}
    for left, chance in chances(trial, defence).items():
        line = line_resolved(definition, left)
        if line is not None:
            found[line] = found.get(line, 0.0) + chance
    return found


def effects_worth(observed: Observation, figure: str, weapon: str, target: str) -> float:
    """BG-ATT-7: the value of the extra effects of an attack besides their wounds, by the odds that they happen."""
    found = 0.0
    for trial in trials(observed.view, figure, weapon, target):
        odds = chances_of_attack(trial).items()
        for extra in extras(observed.view, figure, weapon, trial.target):
            if not extra.wounds and observed.depth < MOST_AHEAD:
                likely = sum(chance for left, chance in odds if enough_successes(ReachedExtra(extra, left)))
                found += likely * _struck(observed, figure, trial.target, extra.step)
    return found


def _struck(observed: Observation, figure: str, target: str, step: Step[Battle]) -> float:
    """The value of an extra effect for its target."""
    stand = tuple(_stands(observed.view.figures[name]) for name in (figure, target))
    key = observed.seat, step, stand
    if key not in observed.remembered:
        observed.remembered[key] = gained(observed, step)
    return observed.remembered[key]
