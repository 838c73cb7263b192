"""jump: a character moves as BG-SHIFT-4 says."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.shift_leaps import Jump
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class JumpFigure(Effect):
    """A jump."""

    points: Few | None = None
    """Movement points; none for its speed."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(Jump(figure, self.points, cast.seat),))


EFFECT = JumpFigure
