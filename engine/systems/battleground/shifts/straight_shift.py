"""BG-SHIFT-5: the base of effects that move a character straight away from their owner or straight towards it."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.aims import OTHERS, Aim
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.shifts.pushes import Pull, Push
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class StraightShift(CardEffect):
    """A push or a pull by the owner; a figure cannot push or pull itself."""

    causes = ("move", "stopped")
    aims: ClassVar[tuple[Aim, ...]] = OTHERS
    about_others: ClassVar[bool] = True
    shift: ClassVar[type[Push] | type[Pull]]
    hexes: Quantity = 1
    """The number of hexes."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        if now.figure == now.cast.figure:
            return Do()
        return Do(then=(self.shift(now.figure, now.cast.figure, resolved_number(now, self.hexes), now.cast.seat),))
