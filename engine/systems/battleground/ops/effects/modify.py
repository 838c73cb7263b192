"""modify: temporary modifiers until the end of the activation or interruption."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities.ability_types import Modifier
from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.battleground.abilities.events import NumberChanged
from engine.systems.battleground.abilities.types.card_abilities import CardEffect
from engine.systems.battleground.activation_frame import is_acting
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class Modify(CardEffect):
    """Modifiers until the activation or interruption ends."""

    gives: tuple[Modifier, ...]
    """The modifiers."""

    @property
    def until_the_end(self) -> tuple[Modifier, ...]:
        return self.gives

    def errors(self) -> Iterator[AbilityProblem]:
        """There is at least one modifier."""
        if not self.gives:
            yield AbilityProblem("gives", "battleground-no-number-changes")

    def happen(self, now: Now[Battle]) -> Do[Battle]:
        if not is_acting(now.state):
            return Do()
        cast = now.cast
        changed = NumberChanged(
            figure=now.figure, owner=cast.figure, ability=cast.ability, place=now.place, rules=("BG-ABIL-1",)
        )
        return Do((changed,))


OP = Modify
