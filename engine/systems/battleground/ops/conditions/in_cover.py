"""in-cover: whether the target of an attack is in cover from its attacker (BG-SIGHT-6, -7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.combat.attack_context import attack_in_context, is_in_cover
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class InCover(Condition[Battle]):
    """The target of the current attack is in cover, whatever the weapon; also in the defence test."""

    written_as: ClassVar[str] = "so"
    asks_of_test: ClassVar[bool] = True
    so: bool
    """Whether it must be in cover, or must not."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        expected = self.so

        def holds(context: AbilityContext[Battle]) -> bool:
            attack = attack_in_context(context)
            return attack is not None and is_in_cover(context.state, attack) == expected

        return holds


OP = InCover
