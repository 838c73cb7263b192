"""together: the union of several groups of pieces."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem
from engine.abilities.kinds import Selector, Who
from engine.abilities.runtime.ability_compiler import finder, in_order
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Together(Selector[S]):
    """Selects the pieces of any of several selectors, each once."""

    of: tuple[Who, ...]
    """The groups."""

    def errors(self) -> Iterator[AbilityProblem]:
        """There is at least one selector to combine."""
        if not self.of:
            yield AbilityProblem("of", "ability-nothing-together")

    def compiled(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        groups = [finder(each) for each in self.of]
        return lambda context: in_order(context, [piece for find in groups for piece in find(context)])


OP = Together
