"""any: at least one of several conditions holds."""

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
class AnyOf(Condition[S]):
    """Any of the conditions holds."""

    written_as: ClassVar[str] = "of"
    looks_at: ClassVar = "pieces"
    of: tuple[Conditions, ...]
    """The alternatives; all keys of one object must hold together."""

    def may_hold_in(self, outlook: Outlook[S]) -> bool:
        return any(may_hold_in(outlook, each) for each in self.of)

    def may_fail_in(self, outlook: Outlook[S]) -> bool:
        return all(may_fail_in(outlook, each) for each in self.of)

    def warnings(self) -> Iterator[AbilityProblem]:
        """Warns of an empty list, which never holds."""
        if not self.of:
            yield AbilityProblem("", "ability-never-so")

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        asked = [asker(each) for each in self.of]

        def holds(context: AbilityContext[S]) -> bool:
            for each in asked:  # noqa: SIM110 - asked for every number that is read
                if each(context):
                    return True
            return False

        return holds


OP = AnyOf
