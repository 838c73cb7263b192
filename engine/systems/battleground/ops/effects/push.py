"""push: a character is moved straight away from its owner."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.abilities.kinds import Quantity, many
from engine.abilities.scene import Now
from engine.kernel.step import Do
from engine.systems.battleground.abilities import OTHERS, Aim, Effect
from engine.systems.battleground.shift_pushes import Push
from engine.systems.battleground.state import Battle


@dataclass(frozen=True, slots=True, kw_only=True)
class PushIt(Effect):
    """A push by the owner."""

    causes = ("move",)
    aims: ClassVar[tuple[Aim, ...]] = OTHERS
    about_others: ClassVar[bool] = True
    hexes: Quantity = 1
    """How many hexes."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(
            then=(Push(now.figure, now.cast.figure, many(now, self.hexes), now.cast.seat),)
            if now.figure != now.cast.figure
            else ()
        )


OP = PushIt
