"""not: a condition does not hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem
from engine.abilities.kinds import Condition, Conditions, may_fail_in, may_hold_in
from engine.abilities.outlook import Outlook
from engine.abilities.runtime.ability_compiler import asker
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Not(Condition[S]):
    """A negated condition: at least one of the conditions does not hold."""

    written_as: ClassVar[str] = "that"
    looks_at: ClassVar = "pieces"
    that: Conditions
    """The negated conditions."""

    @property
    def denied(self) -> Conditions:
        return self.that

    def may_hold_in(self, outlook: Outlook[S]) -> bool:
        return may_fail_in(outlook, self.that)

    def may_fail_in(self, outlook: Outlook[S]) -> bool:
        return may_hold_in(outlook, self.that)

    def warnings(self) -> Iterator[AbilityProblem]:
        """Warns of a negated condition that always holds."""
        if not self.that:
            yield AbilityProblem("", "ability-never-so")

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        holds = asker(self.that)
        return lambda context: not holds(context)


OP = Not
