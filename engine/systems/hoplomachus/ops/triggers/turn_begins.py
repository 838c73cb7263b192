"""turn-begins: the turn of a troop begins (HR-TURN-1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Trigger
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import UnitEvent, is_side
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.turn.turn_steps import TurnBegan


@record(frozen=True, slots=True, kw_only=True)
class TurnBegins(Trigger[Arena]):
    """A turn begins."""

    events: ClassVar = (TurnBegan,)
    whose: Literal["own", "other", "any"] = "own"
    """The player of the turn."""

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        return context._replace(about=event) if is_side(context, self.whose, event.seat) else None


OP = TurnBegins
