"""wound: a character suffers wounds."""

from __future__ import annotations

from dataclasses import dataclass

from engine.kernel.step import Do
from engine.systems.battleground.abilities import Effect, Few
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import Cast
from engine.systems.battleground.wounds import KnockOuts, WoundsSuffered


@dataclass(frozen=True, slots=True, kw_only=True)
class Wound(Effect):
    """A character suffers wounds."""

    rank = 0
    wounds: Few = 1
    """How many."""

    @property
    def wounds_dealt(self) -> int:
        return self.wounds if self.on == "target" else 0

    def happen(self, state: Battle, cast: Cast, figure: str) -> Do[Battle]:
        suffered = WoundsSuffered(figure=figure, wounds=self.wounds, by=cast.by, rules=("BG-ABIL-1",))
        # BG-AREA-3: In an attack nobody leaves the map before all of it is done.
        return Do((suffered,), () if cast.weapon else (KnockOuts(cast.by),))


EFFECT = Wound
