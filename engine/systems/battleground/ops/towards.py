"""towards: a character moves towards its target, or its target towards it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.step import Do
from engine.systems.battleground.abilities import CHOSEN, Aim, Effect, Few
from engine.systems.battleground.shift_towards import MoveTowards
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast, other_end


@dataclass(frozen=True, slots=True, kw_only=True)
class Towards(Effect):
    """A movement towards somebody or something."""

    aims: ClassVar[tuple[Aim, ...]] = (*CHOSEN, "objective", "all-allies", "all-friends", "all-enemies")
    points: Few | None = None
    """Movement points; none for its speed."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(MoveTowards(figure, other_end(state, cast, figure), self.points, cast.seat),))


EFFECT = Towards
