"""repeat: carries out the same effects several times."""

from __future__ import annotations

from typing import Any

from engine.abilities.context import Now
from engine.abilities.kinds import Effect, EffectLines, Quantity, resolved_number
from engine.abilities.runtime.effect_runner import carry_out_branch
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Repeat(Effect[S]):
    """The nested effects, several times in a row."""

    needs_piece = False
    times: Quantity
    """The number of times; at most twenty."""
    effects: tuple[Effect[Any], ...]
    """The effects."""

    @property
    def branches(self) -> EffectLines:
        return (self.effects,)

    def branch_now(self, now: Now[S]) -> int:
        return 0

    def happen(self, now: Now[S]) -> Do[S]:
        return Do(then=(carry_out_branch(now, 0),) * min(resolved_number(now, self.times), MOST_TIMES))


MOST_TIMES = 20
OP = Repeat
