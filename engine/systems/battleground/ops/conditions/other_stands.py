"""other-stands: the height of the other figure in a test (BG-MAP-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.sight.places import is_raised
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class OtherStands(Condition[Battle]):
    """The target of the test, or the attacker in a defence test, stands higher, lower or level."""

    written_as: ClassVar[str] = "height"
    asks_of_test: ClassVar[bool] = True
    height: Literal["higher", "level", "lower"]
    """The height, relative to the character that makes the test."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        difference = {"higher": 1, "level": 0, "lower": -1}[self.height]

        def holds(context: AbilityContext[Battle]) -> bool:
            test, state = context.about, context.state
            if test is None or not {test.figure, test.target} <= state.figures.keys():
                return False
            return is_raised(state, test.target) - is_raised(state, test.figure) == difference

        return holds


OP = OtherStands
