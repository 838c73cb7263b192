"""BG-SETUP: the sequence of setting up: first player, placement of figures, opening hands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.content.kinds.scenario import Scenario
from engine.content.loading.scenario_reader import playable_scenario
from engine.kernel.chance.deck import Holding, shuffled
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.content import CONTENT
from engine.systems.battleground.events import FirstPlayerChosen
from engine.systems.battleground.rounds.hands import FillHand
from engine.systems.battleground.rounds.round_steps import BeginRound
from engine.systems.battleground.setup.compile_scenario import compile_scenario
from engine.systems.battleground.setup.placement import PlaceFigures
from engine.systems.battleground.setup.roll_off import AfterRollOff, RollOff
from engine.systems.battleground.state import Battle, Figure, Side


def set_up(setup: Scenario | Mapping[str, Any]) -> Battle:
    """The state before the first decision."""
    document = playable_scenario(setup, CONTENT)
    scenario = compile_scenario(document)
    deals = tuple(FillHand(seat, "BG-SETUP-1") for seat in scenario.seats)
    return Battle(
        scenario=scenario,
        seats=scenario.seats,
        teams=document.teams(),
        figures={name: figure_at_first(scenario, name) for name, each in scenario.figures.items() if not each.reserve},
        sides={
            seat: Side(holding=Holding((), shuffled(scenario.decks[seat])), glory=tuple(sorted(scenario.glory[seat])))
            for seat in scenario.seats
        },
        objectives=dict(scenario.objectives),
        first=scenario.first,
        agenda=(BeginRound(1), *reversed(deals), PlaceFigures(), ChooseFirst()),
    )


def figure_at_first(scenario: BattleScenario, name: str) -> Figure:
    """A figure as the scenario sets it up."""
    grid, made = scenario.terrain.grid, scenario.figures[name]
    at = None if made.at is None else grid.place(made.at)
    facing = 0 if made.facing is None else grid.direction(made.facing)
    return Figure(seat=made.seat, at=at, facing=facing)


@record(frozen=True, slots=True)
class ChooseFirst(Step[Battle]):
    """BG-SETUP-2: if the scenario does not name the first player, both roll a die."""

    def run(self, state: Battle) -> Do[Battle]:
        return Do() if state.first is not None else Do(then=(RollOff("first-player", HigherChooses()),))


@record(frozen=True, slots=True)
class HigherChooses(AfterRollOff):
    """BG-SETUP-2: the higher one chooses the first player; by one edition it is the first player."""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if state.scenario.profile["higher_roll"] == "is_first":
            return Do((FirstPlayerChosen(seat=self.seat, rules=("BG-SETUP-2",)),))
        choices = tuple(Choice("first-player", {"seat": seat}, None, ("BG-SETUP-2",)) for seat in state.seats)
        return Decision((self.seat,), "first-player", message("prompt-battleground-first-player"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        return Do((FirstPlayerChosen(seat=answer.text("seat"), rules=("BG-SETUP-2",)),))
