"""wound: a character suffers wounds."""

from __future__ import annotations

from engine.abilities.context import TARGET, Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.combat.wounds import KnockOuts, SufferWounds
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Wound(CardEffect):
    """A character suffers wounds."""

    causes = (
        "wound",
        "last-moment",
        "knock-out",
    )
    ownerless = True
    wounds: Quantity = 1
    """The number of wounds."""

    @property
    def wounds_dealt(self) -> int:
        return self.wounds if self.on == TARGET and isinstance(self.wounds, int) else 0

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        wounds = resolved_number(now, self.wounds)
        suffered = SufferWounds(now.figure, wounds, now.cast.figure, "BG-ABIL-1")
        # BG-AREA-3: In an attack no figure leaves the map before the whole attack is over.
        return Do(then=(suffered,) if now.cast.weapon else (suffered, KnockOuts(now.cast.by)))


OP = Wound
