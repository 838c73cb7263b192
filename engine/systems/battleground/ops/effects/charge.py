"""charge: a character charges its target."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import Now
from engine.abilities.fields import Few
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.targets.targets import other_end
from engine.systems.battleground.abilities.types.aims import CHOSEN, Aim
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.shifts.towards import Charge, can_charge
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class ChargeAtIt(CardEffect):
    """A charge: the owner charges the target or objective, any other character charges the owner."""

    causes = ("move",)
    leads_to_target: ClassVar[bool] = True
    aims: ClassVar[tuple[Aim, ...]] = (*CHOSEN, "objective")
    forbidden_by: ClassVar[str] = "BG-SHIFT-2"
    points: Few | None = None
    """Movement points; the character's speed if left out."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        aim = other_end(now)
        charge = Charge(now.figure, aim, self.points, now.cast.seat)
        return Do(then=() if aim == now.figure else (charge,))

    def possible(self, now: Now[Battle]) -> bool:
        return can_charge(now.state, now.figure, other_end(now), self.points, now.cast.seat)


OP = ChargeAtIt
