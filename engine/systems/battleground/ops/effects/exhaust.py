"""exhaust: a character counts as activated this round."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import FigureExhausted
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Exhaust(CardEffect):
    """A ready character cannot be activated any more this round."""

    ownerless = True

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        spent = FigureExhausted(figure=now.figure, rules=("BG-ROUND-5",))
        return Do((spent,) if self.matters(now) else ())

    def matters(self, now: Now[Battle]) -> bool:
        return not now.state.figures[now.figure].activated


OP = Exhaust
