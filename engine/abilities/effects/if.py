"""if: one list of effects if conditions hold, another if not."""

from __future__ import annotations

from typing import Annotated, Any

from engine.abilities.context import Now
from engine.abilities.fields import Key
from engine.abilities.kinds import (
    Conditions,
    Effect,
    EffectLines,
    all_conditions_hold,
    may_fail_in,
    may_hold_in,
)
from engine.abilities.outlook import Outlook
from engine.abilities.runtime.effect_runner import carry_out_branch
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class If(Effect[S]):
    """One of two lists of effects."""

    needs_piece = False
    condition: Annotated[Conditions, Key("if")]
    """The conditions."""
    then: tuple[Effect[Any], ...]
    """The effects if they hold."""
    otherwise: Annotated[tuple[Effect[Any], ...], Key("else")] = ()
    """The effects if they do not hold."""

    @property
    def branches(self) -> EffectLines:
        return (self.then, self.otherwise)

    def branches_to_come(self, outlook: Outlook[S]) -> EffectLines:
        then = (self.then,) if may_hold_in(outlook, self.condition) else ()
        return (*then, self.otherwise) if may_fail_in(outlook, self.condition) else then

    def branch_now(self, now: Now[S]) -> int:
        return 0 if all_conditions_hold(now.context, self.condition) else 1

    def happen(self, now: Now[S]) -> Do[S]:
        return Do(then=(carry_out_branch(now, self.branch_now(now)),))


OP = If
