"""turn: a character is turned to any side, by the ability's player (BG-MOVE-4)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.movement.turning import TurnFreely
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Turn(CardEffect):
    """Its facing changes; it stays where it is."""

    ownerless = False

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        return Do(then=(TurnFreely(now.figure, now.cast.seat),))

    def matters(self, now: Now[Battle]) -> bool:
        return True


OP = Turn
