"""lose-effect: a character loses a buff or debuff (BG-FX-1)."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.events import EffectRemoved
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class LosesEffect(CharacterTrigger):
    """A character loses a buff or debuff."""

    events: ClassVar = (EffectRemoved,)
    effect: Literal["buff", "debuff"] | None = None
    """The kind; either if left out."""

    def is_meant(self, context: AbilityContext[Battle], event: EffectRemoved) -> bool:
        return self.effect in (None, event.kind)


OP = LosesEffect
