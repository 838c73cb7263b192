"""loses: somebody spends or loses mana, a focus or a guard token."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal

from engine.abilities.fields import Few
from engine.abilities.scene import Scene
from engine.systems.battleground.events import FocusSpent, GuardDropped
from engine.systems.battleground.happenings import Happening
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trials_events import ManaSpent


@dataclass(frozen=True, slots=True, kw_only=True)
class Loses(Happening):
    """A character has less of something."""

    events: ClassVar = (ManaSpent, FocusSpent, GuardDropped)
    counter: Literal["mana", "focus", "guard"]
    """Of what."""
    least: Few = 1
    """How much at once, at least."""

    def is_meant(self, scene: Scene[Battle], event: ManaSpent | FocusSpent | GuardDropped) -> bool:
        match event:
            case ManaSpent():
                return self.counter == "mana" and event.mana >= self.least
            case FocusSpent():
                return self.counter == "focus"
            case _:
                return self.counter == "guard"


OP = Loses
