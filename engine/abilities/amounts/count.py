"""count: the number of pieces."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount, Who
from engine.abilities.runtime.ability_compiler import finder
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class CountThem(Amount[S]):
    """The number of these pieces."""

    looks_at: ClassVar = "pieces"
    of: Who
    """The pieces to count."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        find = finder(self.of)
        return lambda context: len(find(context))


OP = CountThem
