"""The value of knocking out a figure, to its enemy."""

from __future__ import annotations

from functools import lru_cache

from engine.bots.evaluators.battleground.scenario_value import given
from engine.kernel.chance.deck import Holding, shuffled
from engine.systems.battleground.combat.wounds import KnockedOut
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.setup.setup_steps import figure_at_first
from engine.systems.battleground.state import Battle, Side


@lru_cache(maxsize=256)
def knock_out_worth(scenario: BattleScenario, figure: str) -> float:
    """BG-WIN-1: its cost, and the points that the scenario gives for it, if nothing else had happened."""
    cost = scenario.figures[figure].cost
    if KnockedOut not in scenario.ability_index.of_scenario:
        return cost
    table = Battle(
        scenario=scenario,
        seats=scenario.seats,
        figures={name: figure_at_first(scenario, name) for name in scenario.figures},
        sides={seat: Side(holding=Holding((), shuffled(()))) for seat in scenario.seats},
        objectives=scenario.objectives,
        first=scenario.seats[0],
        agenda=(),
    )
    enemy = table.opponent(scenario.figures[figure].seat)
    knocked_out = KnockedOut(figure=figure, by=next(table.of(enemy)))
    return cost + max(0.0, given(knocked_out.evolve(table), knocked_out, enemy))
