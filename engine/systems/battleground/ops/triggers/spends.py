"""spends: a character spends mana or its focus token."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.dice.events import ManaSpent
from engine.systems.battleground.events import FocusSpent
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Spends(CharacterTrigger):
    """A character spends mana on a spell, an ability or re-rolls, or its focus on a move or a test."""

    events: ClassVar = (ManaSpent, FocusSpent)
    counter: Literal["mana", "focus"]
    """The counter."""
    least: Few = 1
    """The least amount at once."""

    def is_meant(self, context: AbilityContext[Battle], event: ManaSpent | FocusSpent) -> bool:
        if isinstance(event, ManaSpent):
            return self.counter == "mana" and event.mana >= self.least
        return self.counter == "focus"


OP = Spends
