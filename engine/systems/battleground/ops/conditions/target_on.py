"""target-on: only in attacks on a target that stands on certain ground."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Listed
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class TargetOn(Condition[Battle]):
    """The target of the attack stands there."""

    written_as: ClassVar[str] = "ground"
    asks_of_test: ClassVar[bool] = True
    ground: Annotated[str, Listed("grounds")]
    """The ground."""

    def settles(self) -> Mapping[str, str]:
        return {"test": "attack"}

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        ground = self.ground

        def holds(context: AbilityContext[Battle]) -> bool:
            test = context.about
            return (
                test is not None
                and test.purpose == "attack"
                and context.table.is_on(context.state, test.target, ground)
            )

        return holds


OP = TargetOn
