"""without: a group of pieces without certain others."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem
from engine.abilities.kinds import Selector, Who
from engine.abilities.runtime.ability_compiler import finder
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Without(Selector[S]):
    """Selects the pieces of a selector without those of another."""

    of: Who
    """The whole group."""
    these: Who
    """The pieces to leave out."""

    def warnings(self) -> Iterator[AbilityProblem]:
        """Warns of a group without itself, which is always empty."""
        if self.of == self.these:
            yield AbilityProblem("these", "ability-nobody")

    def compiled(self) -> Callable[[AbilityContext[S]], tuple[str, ...]]:
        find, gone = finder(self.of), finder(self.these)

        def pick(context: AbilityContext[S]) -> tuple[str, ...]:
            left_out = frozenset(gone(context))
            return tuple([piece for piece in find(context) if piece not in left_out])

        return pick


OP = Without
