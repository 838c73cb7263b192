"""charge: a character charges its target."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.step import Do
from engine.systems.battleground.abilities import CHOSEN, Aim, Effect, Few
from engine.systems.battleground.shift_towards import Charge, can_charge
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast, other_end


@dataclass(frozen=True, slots=True, kw_only=True)
class ChargeAtIt(Effect):
    """A charge of the owner at the target."""

    aims: ClassVar[tuple[Aim, ...]] = (*CHOSEN, "objective")
    forbidden_by: ClassVar[str] = "BG-SHIFT-2"
    points: Few | None = None
    """Movement points; none for its speed."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(Charge(figure, other_end(state, cast, figure), self.points, cast.seat),))

    def possible(self, state: Battle, cast: Cast, figure: str) -> bool:
        return can_charge(state, figure, other_end(state, cast, figure), self.points)


EFFECT = ChargeAtIt
