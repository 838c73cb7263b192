"""count: how many pieces there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Amount, Who
from engine.abilities.runtime.compile import finder
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class CountThem(Amount[S]):
    """So many pieces."""

    looks_at: ClassVar = "pieces"
    of: Who
    """Which ones."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        find = finder(self.of)
        return lambda scene: len(find(scene))


OP = CountThem
