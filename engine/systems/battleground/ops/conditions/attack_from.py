"""attack-from: the side from which an attack comes (BG-MOD-1, BG-MOD-2)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.combat.attack_context import attack_in_context, comes_from_behind
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class AttackFrom(Condition[Battle]):
    """The current attack is a flank attack or a frontal one; also in the defence test."""

    written_as: ClassVar[str] = "side"
    asks_of_test: ClassVar[bool] = True
    side: Literal["rear", "front"]
    """Behind the target, for a flank attack, or anywhere else."""

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        rear = self.side == "rear"

        def holds(context: AbilityContext[Battle]) -> bool:
            attack = attack_in_context(context)
            return attack is not None and comes_from_behind(context.state, attack) == rear

        return holds


OP = AttackFrom
