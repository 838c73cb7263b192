"""push: a character is moved straight away from its owner."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.shift_pushes import Push
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class PushIt(Effect):
    """A push by the owner."""

    hexes: Few = 1
    """How many hexes."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(then=(Push(figure, cast.figure, self.hexes, cast.seat),) if figure != cast.figure else ())


EFFECT = PushIt
