"""times: the product of two numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount, Whole, bounded
from engine.abilities.runtime.ability_compiler import counter
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Times(Amount[S]):
    """One number multiplied by another."""

    looks_at: ClassVar = "pieces"
    of: Whole
    """The number."""
    by: Whole
    """The factor."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        of, by = counter(self.of), counter(self.by)
        return lambda context: bounded(of(context) * by(context))


OP = Times
