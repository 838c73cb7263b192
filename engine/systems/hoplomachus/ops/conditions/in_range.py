"""in-range: a unit is within the range of another one (HR-TURN-6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.abilities.context import OWNER, AbilityContext
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import finder, of_each
from engine.kernel.data.record import record
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.status import attack_range, printed


@record(frozen=True, slots=True, kw_only=True)
class InRange(Condition[Arena]):
    """The unit is within range."""

    looks_at: ClassVar = "distances"
    who: Who
    """The unit; of several, all must be."""
    of: Who = OWNER
    """The unit whose range counts; of several, any will do."""

    def compiled(self) -> Callable[[AbilityContext[Arena]], bool]:
        find = finder(self.of)

        def near(context: AbilityContext[Arena], _: Any, unit: str) -> bool:
            state = context.state
            return any(units_distance(state, unit, other) <= _range(context, other) for other in find(context))

        return of_each(self.who, near)


def _range(context: AbilityContext[Arena], unit: str) -> int:
    """The range of a unit; the printed one where a modifier of it may be computed."""
    return printed(context.state, unit, "range") if context.printed else attack_range(context.state, unit)


OP = InRange
