"""isolated: a unit has no allies in combat (HR-TURN-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import of_each
from engine.kernel.data.record import record
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.comparatives import is_isolated


@record(frozen=True, slots=True, kw_only=True)
class Isolated(Condition[Arena]):
    """The unit is isolated."""

    written_as: ClassVar[str] = "who"
    looks_at: ClassVar = "pieces"
    who: Who
    """The unit; of several, all must be."""

    def compiled(self) -> Callable[[AbilityContext[Arena]], bool]:
        return of_each(self.who, lambda context, _, unit: is_isolated(context.state, unit))


OP = Isolated
