"""towards: a character moves towards its target, or its target towards it."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import Now
from engine.abilities.fields import Few
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.targets.targets import other_end
from engine.systems.battleground.abilities.types.aims import CHOSEN, Aim
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.shifts.towards import MoveTowards
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Towards(CardEffect):
    """A movement towards a character or an objective."""

    causes = ("move",)
    leads_to_target: ClassVar[bool] = True
    aims: ClassVar[tuple[Aim, ...]] = (*CHOSEN, "objective", "all-allies", "all-friends", "all-enemies")
    points: Few | None = None
    """Movement points; the character's speed if left out."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        aim = other_end(now)
        approach = MoveTowards(now.figure, aim, self.points, now.cast.seat)
        return Do(then=() if aim == now.figure else (approach,))


OP = Towards
