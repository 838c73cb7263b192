"""The scenario of a Battleground game as a sheet: rounds, points for objectives, its abilities."""

from __future__ import annotations

from collections.abc import Iterator

from editor.game_text.display_names import SCENARIO, DisplayNames
from editor.presenters.battleground.abilities import named_facts
from editor.view_model.side_panel import Sheet, SheetLine
from engine.systems.battleground.abilities.types.scenario_abilities import (
    ScenarioAbility,
    ScenarioReacts,
    ScenarioStands,
)
from engine.systems.battleground.state import Battle


def scenario(view: Battle, naming: DisplayNames) -> Sheet | None:
    """Sheet of the scenario; None if it has no abilities."""
    own = tuple(fact for key, ability in _own(view) for fact in named_facts(naming.name(key), ability, naming))
    if not own:
        return None
    facts = (*_terms(view, naming), *own)
    return Sheet(naming.name(SCENARIO), naming.label("board-battleground-scenario"), facts=facts)


def named_abilities(view: Battle, seat: str, naming: DisplayNames) -> tuple[str, ...]:
    """Scenario abilities for a seat or for all seats, by name; unnamed ones go under the name of the scenario."""
    return tuple(dict.fromkeys(naming.name(key) for key, ability in _own(view) if ability.seat in (None, seat)))


def _own(view: Battle) -> Iterator[tuple[str, ScenarioAbility]]:
    """The abilities of the scenario with their keys, in order."""
    for known in view.scenario.ability_index.abilities.values():
        if isinstance(known.ability, ScenarioReacts | ScenarioStands):
            yield known.key, known.ability


def _terms(view: Battle, naming: DisplayNames) -> Iterator[SheetLine]:
    yield SheetLine(naming.label("board-battleground-rounds"), str(view.scenario.rounds), ("BG-ROUND-1",))
    if view.scenario.objectives:
        worth = naming.say("board-battleground-objective-worth", points=view.scenario.objective_points)
        yield SheetLine(naming.label("board-battleground-objectives"), worth, ("BG-ROUND-12",))
