"""loses: an ability takes mana, a focus or a guard token from somebody."""

from __future__ import annotations

from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Few
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.dice.events import ManaLost
from engine.systems.battleground.events import FocusLost, GuardLost
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Loses(CharacterTrigger):
    """The trigger of a loss that a character did not spend itself."""

    events: ClassVar = (ManaLost, FocusLost, GuardLost)
    counter: Literal["mana", "focus", "guard"]
    """Of what."""
    least: Few = 1
    """The least amount at once."""

    def is_meant(self, scene: AbilityContext[Battle], event: ManaLost | FocusLost | GuardLost) -> bool:
        match event:
            case ManaLost():
                return self.counter == "mana" and event.mana >= self.least
            case FocusLost():
                return self.counter == "focus"
            case _:
                return self.counter == "guard"


OP = Loses
