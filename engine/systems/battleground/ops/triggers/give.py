"""give: a character gives a buff or debuff, or places a mark."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType, SlugText
from engine.abilities.kinds import Trigger
from engine.abilities.outlook import Outlook
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import EffectGiven, MarkLaid
from engine.systems.battleground.abilities.triggers.trigger_types import SIDES, CharacterRelation, is_such
from engine.systems.battleground.abilities.types.card_abilities import own_effects
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Gives(Trigger[Battle]):
    """A character gives a token: `subject` is the one that gets it, or the one that places a mark."""

    events: ClassVar = (EffectGiven, MarkLaid)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("by", "piece"), ("subject", "piece"))
    effect: Literal["buff", "debuff", "mark"]
    """The kind."""
    name: SlugText | None = None
    """The id; any if left out."""
    who: CharacterRelation = "self"
    """The character that gives it."""
    whom: CharacterRelation = "character"
    """The character that gets it, unless it is a mark."""

    def sides_of(self, name: str) -> Sides:
        receiver = self.who if self.effect == "mark" else self.whom
        return SIDES.get({"subject": receiver, "by": self.who}.get(name, ""), EVERYBODY)

    def may_come_in(self, outlook: Outlook[Battle]) -> bool:
        """BG-FX-2 to -5: tokens are given by the effects of that name only."""
        definitions = outlook.state.scenario.ability_index.definitions.values()
        effects = (effect for each in definitions for effect in own_effects(each) if effect.called() == self.effect)
        return any(self.name in (None, getattr(effect, "name", None)) for effect in effects)

    def matched(self, context: AbilityContext[Battle], event: EffectGiven | MarkLaid) -> AbilityContext[Battle] | None:
        if isinstance(event, MarkLaid):
            given, kind, name = event.by, "mark", event.mark
        else:
            given, kind, name = event.figure, event.kind, event.token
        if kind != self.effect or self.name not in (None, name) or not event.by:
            return None
        if not is_such(context, self.who, event.by) or not (kind == "mark" or is_such(context, self.whom, given)):
            return None
        return context.naming("by", event.by).naming("subject", given)


OP = Gives
