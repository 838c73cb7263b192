"""heal: a character loses wounds."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.abilities.kinds import Quantity, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.combat.wounds import healed
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Heal(CardEffect):
    """A character loses wounds."""

    causes = ("heal",)
    ownerless = True
    wounds: Quantity = 1
    """The number of wounds healed."""

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(healed(now.state, now.figure, resolved_number(now, self.wounds), "BG-ABIL-1"))

    def matters(self, now: Now[Battle]) -> bool:
        return now.state.figures[now.figure].wounds > 0


OP = Heal
