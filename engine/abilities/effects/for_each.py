"""for-each: the same effects for each of several pieces."""

from __future__ import annotations

from typing import Annotated, Any

from engine.abilities.context import Now
from engine.abilities.fields import Binds, Key
from engine.abilities.kinds import Effect, EffectLines, Who, picked
from engine.abilities.runtime.effect_runner import ForOne
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class ForEach(Effect[S]):
    """Each piece in turn is the target of the nested effects; a piece that has left by its turn is skipped."""

    needs_piece = False
    moves_target = True
    of: Who
    """The pieces."""
    name: Annotated[str, Binds("piece"), Key("as")] = "it"
    """The name of each of them."""
    effects: tuple[Effect[Any], ...]
    """The effects for each."""

    @property
    def branches(self) -> EffectLines:
        return (self.effects,)

    def happen(self, now: Now[S]) -> Do[S]:
        place = (*now.place, 0)
        return Do(then=tuple([ForOne(now.cast, place, self.name, piece) for piece in picked(now.context, self.of)]))


OP = ForEach
