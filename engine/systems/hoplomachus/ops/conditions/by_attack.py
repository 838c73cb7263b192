"""by-attack: the damage in question is that of an attack, and not of a skill, a tactic or the arena (HR-TURN-7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class ByAttack(Condition[Arena]):
    """The damage is that of an attack."""

    written_as: ClassVar[str] = "so"
    looks_at: ClassVar = "test"
    so: bool
    """Whether it must be, or must not be."""

    def compiled(self) -> Callable[[AbilityContext[Arena]], bool]:
        so = self.so
        return lambda context: bool(getattr(context.about, "attack", False)) is so


OP = ByAttack
