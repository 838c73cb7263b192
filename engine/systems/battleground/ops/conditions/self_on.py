"""self-on: only while its owner stands on certain ground."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import BEARER, AbilityContext
from engine.abilities.fields import Listed
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class SelfOn(Condition[Battle]):
    """The character whose number is computed stands there."""

    written_as: ClassVar[str] = "ground"
    ground: Annotated[str, Listed("grounds")]
    """The ground."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        ground = self.ground

        def holds(context: AbilityContext[Battle]) -> bool:
            bearer = context.piece(BEARER)
            return bearer is not None and context.table.is_on(context.state, bearer, ground)

        return holds


OP = SelfOn
