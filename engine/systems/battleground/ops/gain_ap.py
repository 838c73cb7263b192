"""gain-ap: the acting character may do more."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.acting import active, is_acting
from engine.systems.battleground.gains import ap_gained
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast


@dataclass(frozen=True, slots=True, kw_only=True)
class GainAp(Effect):
    """Action points for its owner, while it is acting."""

    ap: Few = 1
    """How many."""

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        return Do(ap_gained(cast.figure, self.ap) if self.matters(state, cast, figure) else ())

    def matters(self, state: Battle, cast: Cast, figure: str) -> bool:
        return is_acting(state) and active(state) == cast.figure


EFFECT = GainAp
