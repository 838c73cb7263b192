"""tested: a character made a test: attacked, defended itself, or tested for an ability (BG-TEST-1)."""

from __future__ import annotations

from typing import Annotated, ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Between, NameType
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import CharacterTrigger
from engine.systems.battleground.dice.events import SuccessesCounted
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Tests(CharacterTrigger):
    """A test has its final successes; their consequences follow."""

    events: ClassVar = (SuccessesCounted,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (*CharacterTrigger.gives, ("successes", "number"))
    of: Literal["attack", "defence", "ability"] | None = None
    """The kind of test; any if left out."""
    least: Annotated[int, Between(0, 20)] = 0
    """The least number of successes."""
    most: Annotated[int, Between(0, 20)] | None = None
    """The greatest number of successes; no limit if left out."""

    def matched(self, context: AbilityContext[Battle], event: SuccessesCounted) -> AbilityContext[Battle] | None:
        found = CharacterTrigger.matched(self, context, event)
        return None if found is None else found.naming("successes", event.successes)

    def is_meant(self, context: AbilityContext[Battle], event: SuccessesCounted) -> bool:
        right_kind = self.of in (None, event.purpose)
        return right_kind and self.least <= event.successes and (self.most is None or event.successes <= self.most)


OP = Tests
