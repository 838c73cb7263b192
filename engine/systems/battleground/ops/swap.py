"""swap: a character and its target change places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.step import Do
from engine.systems.battleground.abilities import CHOSEN, Aim, Effect
from engine.systems.battleground.shift_swap import Swap, can_swap
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapThem(Effect):
    """The owner and the target change places."""

    aims: ClassVar[tuple[Aim, ...]] = CHOSEN
    forbidden_by: ClassVar[str] = "BG-BIG-5"

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(Swap(cast.figure, figure),) if self.possible(state, cast, figure) else ())

    def possible(self, state: Battle, cast: Cast, figure: str) -> bool:
        return can_swap(state, cast.figure, figure)


EFFECT = SwapThem
