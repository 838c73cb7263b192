"""teleport: a character teleports (BG-SHIFT-3)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.fields import Few
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.shifts.leaps import Teleport
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class TeleportFigure(CardEffect):
    """A teleport."""

    ownerless = True
    causes = ("move",)
    points: Few | None = None
    """Movement points; the character's speed if left out."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(then=(Teleport(now.figure, self.points, now.cast.seat),))


OP = TeleportFigure
