"""is: a piece is one of certain others."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import Key
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import finder, of_each
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class IsOneOf(Condition[S]):
    """The piece is among these."""

    looks_at: ClassVar = "pieces"
    who: Who
    """The piece; of several, all must be among them."""
    among: Annotated[Who, Key("one-of")]
    """The pieces to compare with."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        find = finder(self.among)
        return of_each(self.who, lambda context, table, piece: piece in find(context))


OP = IsOneOf
