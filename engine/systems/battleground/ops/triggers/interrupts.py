"""interrupts: a character interrupts another one (BG-INT-1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem, NameType
from engine.abilities.kinds import Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import SIDES, CharacterRelation, is_such
from engine.systems.battleground.interruptions.execution import InterruptionBegan
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Interrupts(Trigger[Battle]):
    """A character begins to interrupt another one."""

    events: ClassVar = (InterruptionBegan,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("by", "piece"), ("subject", "piece"))
    who: CharacterRelation = "self"
    """The character that interrupts."""
    whom: CharacterRelation = "character"
    """The character that is interrupted."""
    how: Literal["guard", "opportunity", "ability"] | None = None
    """The kind of interruption: by a guard, for an opportunity attack, by an ability; any if left out."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.whom, "by": self.who}.get(name, ""), EVERYBODY)

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-INT-1: only enemies are interrupted."""
        sides = ("enemy",) if self.who in ("self", "ally", "friend") else ("self", "ally", "friend")
        if self.who != "character" and self.whom not in (*sides, "character"):
            yield AbilityProblem("whom", "ability-trigger-never")

    def matched(self, context: AbilityContext[Battle], event: InterruptionBegan) -> AbilityContext[Battle] | None:
        if self.how not in (None, event.kind) or not is_such(context, self.who, event.figure):
            return None
        if not is_such(context, self.whom, event.interrupted):
            return None
        return context.naming("by", event.figure).naming("subject", event.interrupted)


OP = Interrupts
