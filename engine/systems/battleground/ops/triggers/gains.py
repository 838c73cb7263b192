"""gains: a character gains mana, action points, a focus or a guard token."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.events import ApGained, FocusGained, GuardRaised, ManaGained
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Gains(CharacterTrigger):
    """A counter of a character increases."""

    events: ClassVar = (ManaGained, ApGained, FocusGained, GuardRaised)
    counter: Literal["mana", "ap", "focus", "guard"]
    """The counter."""
    least: Few = 1
    """The least increase at once."""

    def is_meant(
        self, context: AbilityContext[Battle], event: ManaGained | ApGained | FocusGained | GuardRaised
    ) -> bool:
        match event:
            case ManaGained():
                return self.counter == "mana" and event.mana >= self.least
            case ApGained():
                return self.counter == "ap" and event.ap >= self.least
            case FocusGained():
                return self.counter == "focus"
            case _:
                return self.counter == "guard"


OP = Gains
