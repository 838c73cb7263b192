"""spawn: a figure of the scenario's reserve enters the map."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.fields import SlugText
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.setup.enter_reserves import Enter
from engine.systems.battleground.setup.reserves import is_waiting
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Spawn(CardEffect):
    """A figure of the reserve enters."""

    once = True
    needs_piece = False
    ownerless = True
    figure: SlugText
    """The id of the figure."""
    region: SlugText | None = None
    """The region where it enters; if left out, its own hex or one adjacent."""

    @property
    def brings(self) -> str:
        return self.figure

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(then=(Enter(self.figure, self.region or ""),))

    def matters(self, now: Now[Battle]) -> bool:
        return is_waiting(now.state, self.figure)


OP = Spawn
