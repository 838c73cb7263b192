"""sum: the sum of several numbers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem
from engine.abilities.kinds import Amount, Whole
from engine.abilities.runtime.ability_compiler import counter
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Sum(Amount[S]):
    """The sum of all numbers."""

    written_as: ClassVar[str] = "of"
    looks_at: ClassVar = "pieces"
    of: tuple[Whole, ...]
    """The numbers."""

    def errors(self) -> Iterator[AbilityProblem]:
        """There is at least one amount to add."""
        if not self.of:
            yield AbilityProblem("of", "ability-nothing-together")

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        numbers = [counter(each) for each in self.of]
        return lambda context: sum([number(context) for number in numbers])


OP = Sum
