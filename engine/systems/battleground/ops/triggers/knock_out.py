"""knock-out: a character is knocked out."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem, NameType
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterRelation, HitTrigger
from engine.systems.battleground.combat.wounds import KnockedOut
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class KnocksOut(HitTrigger):
    """A character is knocked out."""

    events: ClassVar = (KnockedOut,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("by", "piece"))
    who: CharacterRelation = "enemy"
    """The character that is knocked out; its own abilities end with it (BG-ABIL-1)."""

    def warnings(self) -> Iterator[AbilityProblem]:
        """BG-ABIL-1: a passive works while its character is on the map."""
        yield from HitTrigger.warnings(self)
        if self.who == "self":
            yield AbilityProblem("who", "battleground-knocked-out-itself")

    def matched(self, context: AbilityContext[Battle], event: KnockedOut) -> AbilityContext[Battle] | None:
        if not self.strikes(context, event.figure, event.by, event.weapon):
            return None
        return context.naming("subject", event.figure).naming("by", event.by or "")


OP = KnocksOut
