"""loses: an ability removes mana, a focus or a guard token from a character."""

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
    """A counter of a character decreases by something else than its own spending."""

    events: ClassVar = (ManaLost, FocusLost, GuardLost)
    counter: Literal["mana", "focus", "guard"]
    """The counter."""
    least: Few = 1
    """The least decrease at once."""

    def is_meant(self, context: AbilityContext[Battle], event: ManaLost | FocusLost | GuardLost) -> bool:
        match event:
            case ManaLost():
                return self.counter == "mana" and event.mana >= self.least
            case FocusLost():
                return self.counter == "focus"
            case _:
                return self.counter == "guard"


OP = Loses
