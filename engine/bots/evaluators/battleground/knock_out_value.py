"""The value of knocking out a figure, to its enemy."""

from __future__ import annotations

from functools import lru_cache

from engine.bots.evaluators.battleground.scenario_value import given
from engine.kernel.chance.deck import Holding, shuffled
from engine.systems.battleground.combat.wounds import KnockedOut
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.setup.sequence import figure_at_first
from engine.systems.battleground.state import Battle, Side


@lru_cache(maxsize=256)
def knock_out_worth(setting: BattleScenario, figure: str) -> float:
    """BG-WIN-1: its cost, and the points that the scenario gives for it, if nothing else had happened."""
    cost = setting.figures[figure].cost
    if KnockedOut not in setting.ability_index.of_scenario:
        return cost
    table = Battle(
        setting=setting,
        seats=setting.seats,
        figures={name: figure_at_first(setting, name) for name in setting.figures},
        sides={seat: Side(holding=Holding((), shuffled(()))) for seat in setting.seats},
        objectives=setting.objectives,
        first=setting.seats[0],
        agenda=(),
    )
    enemy = table.opponent(setting.figures[figure].seat)
    knocked_out = KnockedOut(figure=figure, by=next(table.of(enemy)))
    return cost + max(0.0, given(knocked_out.evolve(table), knocked_out, enemy))
