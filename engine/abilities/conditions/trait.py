"""trait: a piece belongs to a faction, a class or a kind."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import SlugText
from engine.abilities.kinds import Condition, Who
from engine.abilities.runtime.ability_compiler import of_each
from engine.kernel.data.record import record
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class HasTrait(Condition[S]):
    """The piece has this trait."""

    looks_at: ClassVar = "pieces"
    who: Who
    """The piece; of several, all must have it."""
    trait: SlugText
    """The faction, class or kind."""

    def compiled(self) -> Callable[[AbilityContext[S]], bool]:
        trait = self.trait
        return of_each(self.who, lambda context, table, piece: table.has_trait(context.state, piece, trait))


OP = HasTrait
