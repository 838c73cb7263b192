"""phase-begins: a phase of a turn begins (HR-TURN-1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Trigger
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import UnitEvent, is_side
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.turn.turn_steps import PhaseBegan


@record(frozen=True, slots=True, kw_only=True)
class PhaseBegins(Trigger[Arena]):
    """A phase begins."""

    events: ClassVar = (PhaseBegan,)
    phase: Literal["deployment", "tactic", "movement", "ability", "engagement", "refill"] | None = None
    """The id; any phase if left out."""
    whose: Literal["own", "other", "any"] = "own"
    """The player of the turn."""

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        phase = context.state.phase
        if self.phase not in (None, phase) or not is_side(context, self.whose, event.seat):
            return None
        return context._replace(about=event)


OP = PhaseBegins
