"""tactic-played: a tactic is played on a unit (HR-TACTIC-1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType
from engine.abilities.kinds import Trigger
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import UnitEvent, UnitRelation, is_side, is_such
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.turn.play_tactic import TacticPlayed


@record(frozen=True, slots=True, kw_only=True)
class TacticIsPlayed(Trigger[Arena]):
    """A tactic is played on the subject."""

    events: ClassVar = (TacticPlayed,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"),)
    who: UnitRelation = "self"
    """The unit on which it is played."""
    by: Literal["own", "other", "any"] = "any"
    """The team that plays it: the own one, or the other one."""

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        state, unit = context.state, event.unit
        if not is_side(context, self.by, event.seat) or not is_such(context, self.who, unit, state.units[unit].seat):
            return None
        return context._replace(about=event).naming("subject", unit)


OP = TacticIsPlayed
