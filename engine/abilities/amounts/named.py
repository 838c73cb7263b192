"""named: a number to which a name was bound."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Reads
from engine.abilities.kinds import Amount
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class Named(Amount[S]):
    """The number with this name; zero if the name is not bound."""

    written_as: ClassVar[str] = "name"
    looks_at: ClassVar = "pieces"
    name: Annotated[str, Reads(("number",))]
    """The name."""

    def compiled(self) -> Callable[[AbilityContext[S]], int]:
        name = self.name

        def count(context: AbilityContext[S]) -> int:
            found = context.named(name)
            return found if isinstance(found, int) else 0

        return count


OP = Named
