"""half: half of a number."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount, Whole
from engine.abilities.runtime.ability_compiler import counter
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Half(Amount[S]):
    """Half of a number, rounded."""

    looks_at: ClassVar = "pieces"
    of: Whole
    """The number."""
    up: bool = False
    """Whether it is rounded up."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        of, more = counter(self.of), int(self.up)
        return lambda context: (of(context) + more) // 2


OP = Half
