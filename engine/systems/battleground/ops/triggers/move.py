"""move: a character ends a movement, at any place or a certain one (BG-INT-4)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.sight.places import adjacent_places
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import MovementEnded

MOVED_BY_OTHERS = ("push", "pull", "swap")
"""The ways in which a figure gets to another hex without moving by itself."""


@record(frozen=True, slots=True, kw_only=True)
class Arrives(CharacterTrigger):
    """A character ends a movement; it has left its hex."""

    events: ClassVar = (MovementEnded,)
    to: Literal["objective", "enemy-zone"] | None = None
    """On or adjacent to an objective outside its own zone, or in the other army's zone; any place if left out."""
    how: Literal["own", "pushed", "any"] = "own"
    """By a movement of its own, by a push, pull or swap, or either."""

    def is_meant(self, context: AbilityContext[Battle], event: MovementEnded) -> bool:
        if self.how != "any" and (event.how in MOVED_BY_OTHERS) != (self.how == "pushed"):
            return False
        return self.to is None or self._is_there(context.state, event.figure)

    def _is_there(self, state: Battle, figure: str) -> bool:
        scenario, grid = state.scenario, state.scenario.terrain.grid
        seat, filled = state.card(figure).seat, state.filled(figure)
        if self.to == "enemy-zone":
            zone = scenario.zones.get(state.opponent(seat), 0)
            return any(zone >> grid.hex_of(place) & 1 for place in filled)
        near, own = adjacent_places(state, filled), scenario.zones.get(seat, 0)
        return any(at in near and not own >> grid.hex_of(at) & 1 for at in state.objectives.values())


OP = Arrives
