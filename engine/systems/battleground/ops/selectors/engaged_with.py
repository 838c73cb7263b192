"""engaged-with: the enemies that a character is engaged with (BG-ATT-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import OneName
from engine.abilities.kinds import Selector
from engine.kernel.data.record import record
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class EngagedWith(Selector[Battle]):
    """All enemies adjacent to it."""

    written_as: ClassVar[str] = "of"
    of: OneName
    """The character with which they are engaged."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], tuple[str, ...]]:
        name = self.of

        def pick(context: AbilityContext[Battle]) -> tuple[str, ...]:
            figure = context.piece(name)
            context.look(len(context.state.figures))
            return engaged_with(context.state, figure) if figure is not None else ()

        return pick


OP = EngagedWith
