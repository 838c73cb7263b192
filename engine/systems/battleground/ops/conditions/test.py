"""test: only in tests of one kind."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition
from engine.kernel.data.record import record
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class InTests(Condition[Battle]):
    """The number is computed for a test of this kind."""

    written_as: ClassVar[str] = "of"
    asks_of_test: ClassVar[bool] = True
    looks_at: ClassVar = "test"
    of: Literal["attack", "defence", "ability"]
    """The kind."""

    def settles(self) -> Mapping[str, str]:
        return {"test": self.of}

    def compiled(self) -> Callable[[AbilityContext[Battle]], bool]:
        kind = self.of
        return lambda context: context.about is not None and context.about.purpose == kind


OP = InTests
