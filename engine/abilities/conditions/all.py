"""all: several conditions hold, each written as an object of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.kinds import Condition, Conditions, may_fail_in, may_hold_in
from engine.abilities.outlook import Outlook
from engine.abilities.runtime.ability_compiler import asker
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class All(Condition[S]):
    """All of the conditions hold."""

    written_as: ClassVar[str] = "of"
    looks_at: ClassVar = "pieces"
    of: tuple[Conditions, ...]
    """The conditions."""

    @property
    def each(self) -> Conditions:
        return tuple(each for conditions in self.of for condition in conditions for each in condition.each)

    def may_hold_in(self, outlook: Outlook[S]) -> bool:
        return all(may_hold_in(outlook, each) for each in self.of)

    def may_fail_in(self, outlook: Outlook[S]) -> bool:
        return any(may_fail_in(outlook, each) for each in self.of)

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        return asker(tuple(each for conditions in self.of for each in conditions))


OP = All
