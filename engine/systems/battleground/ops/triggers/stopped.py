"""stopped: a push or pull is stopped early."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import (
    SIDES,
    CharacterRelation,
    CharacterTrigger,
    is_such,
)
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import ShiftStopped


@record(frozen=True, slots=True, kw_only=True)
class Stopped(CharacterTrigger):
    """A push or pull ends early, against a figure, an obstacle or the edge of the map."""

    events: ClassVar = (ShiftStopped,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"))
    who: CharacterRelation = "enemy"
    """The character that is pushed or pulled."""
    by: CharacterRelation = "self"
    """The character that pushes or pulls."""
    how: Literal["push", "pull", "any"] = "push"
    """Whether it is a push or a pull."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.who, "by": self.by}.get(name, ""), EVERYBODY)

    def matched(self, context: AbilityContext[Battle], event: ShiftStopped) -> AbilityContext[Battle] | None:
        found = CharacterTrigger.matched(self, context, event)
        return found and found.naming("by", event.by)

    def is_meant(self, context: AbilityContext[Battle], event: ShiftStopped) -> bool:
        if self.how not in ("any", event.how):
            return False
        return self.by == "character" if not event.by else is_such(context, self.by, event.by)


OP = Stopped
