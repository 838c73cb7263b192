"""swap: a character and its target change places."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.aims import CHOSEN, Aim
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.shifts.swap import Swap, can_swap
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class SwapThem(CardEffect):
    """The owner and the target change places."""

    causes = ("move",)
    reaches_others = True
    aims: ClassVar[tuple[Aim, ...]] = CHOSEN
    about_others: ClassVar[bool] = True
    forbidden_by: ClassVar[str] = "BG-BIG-5"

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(then=(Swap(now.cast.figure, now.figure),) if self.possible(now) else ())

    def possible(self, now: Now[Battle]) -> bool:
        return can_swap(now.state, now.cast.figure, now.figure)


OP = SwapThem
