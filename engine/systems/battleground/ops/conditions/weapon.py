"""weapon: only in attacks with one type of weapon, and in the defence against them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.abilities.triggers.trigger_types import is_of_type
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class WithWeapon(Condition[Battle]):
    """The number is computed for an attack with this type of weapon, or for the defence against one."""

    written_as: ClassVar[str] = "type"
    asks_of_test: ClassVar[bool] = True
    looks_at: ClassVar = "test"
    type: Literal["melee", "ranged", "spell"]
    """The type."""

    def settles(self) -> Mapping[str, str]:
        return {"weapon": self.type}

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        type_ = self.type

        def holds(context: AbilityContext[Battle]) -> bool:
            weapon = context.about.weapon if context.about is not None else ""
            return bool(weapon) and is_of_type(context.state, weapon, type_)

        return holds


OP = WithWeapon
