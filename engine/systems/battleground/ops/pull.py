"""pull: a character is moved straight towards its owner."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.shift_pushes import Pull
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class PullIt(Effect):
    """A pull by the owner."""

    hexes: Few = 1
    """How many hexes."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(Pull(figure, cast.figure, self.hexes, cast.seat),) if figure != cast.figure else ())


EFFECT = PullIt
