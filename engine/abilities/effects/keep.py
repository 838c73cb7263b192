"""keep: binds a number to a name for the effects that follow."""

from __future__ import annotations

from typing import Annotated

from engine.abilities.context import Now
from engine.abilities.fields import Binds, Key
from engine.abilities.kinds import Effect, Whole, counted
from engine.abilities.runtime.effect_runner import binding
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Keep(Effect[S]):
    """A number as it is now."""

    once = True
    needs_piece = False
    name: Annotated[str, Binds("number"), Key("as")]
    """The name."""
    value: Whole
    """The number."""

    def happen(self, now: Now[S]) -> Do[S]:
        return Do((binding(self.name, counted(now.context, self.value)),))


OP = Keep
