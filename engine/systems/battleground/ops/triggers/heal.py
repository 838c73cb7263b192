"""heal: a character loses wounds."""

from __future__ import annotations

from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few, NameType
from engine.abilities.kinds import Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import SIDES, CharacterRelation, is_such
from engine.systems.battleground.combat.wounds import WoundsHealed
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Mends(Trigger[Battle]):
    """A character loses wounds."""

    events: ClassVar = (WoundsHealed,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("subject", "piece"), ("wounds", "number"))
    who: CharacterRelation = "self"
    """The character that loses them."""
    wounds: Few = 1
    """The least number at once."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get(self.who if name == "subject" else "", EVERYBODY)

    def follows(self, whom: Sides) -> bool:
        return bool(whom & self.sides_of("subject"))

    def matched(self, context: AbilityContext[Battle], event: WoundsHealed) -> AbilityContext[Battle] | None:
        if event.wounds < self.wounds or not is_such(context, self.who, event.figure):
            return None
        return context.naming("subject", event.figure).naming("wounds", event.wounds)


OP = Mends
