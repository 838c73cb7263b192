"""one-of: the player chooses one of several lists of effects."""

from __future__ import annotations

from typing import Annotated, Any

from engine.abilities.context import Now
from engine.abilities.fields import Key, Titles
from engine.abilities.kinds import Conditions, Effect, EffectLines, may_hold_in
from engine.abilities.outlook import Outlook
from engine.abilities.runtime.questions import ChooseOption
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Option:
    """One of the options."""

    name: Titles = ()
    """The name."""
    condition: Annotated[Conditions, Key("if")] = ()
    """The conditions under which it may be chosen."""
    effects: tuple[Effect[Any], ...]
    """The effects."""


@record(frozen=True, slots=True, kw_only=True)
class OneOf(Effect[S]):
    """The player chooses one of several options."""

    needs_piece = False
    options: tuple[Option, ...]
    """The options."""
    may: bool = False
    """Whether the player may choose nothing."""

    @property
    def branches(self) -> EffectLines:
        return tuple(option.effects for option in self.options)

    def branches_to_come(self, outlook: Outlook[S]) -> EffectLines:
        return tuple(option.effects for option in self.options if may_hold_in(outlook, option.condition))

    def happen(self, now: Now[S]) -> Do[S]:
        return Do(then=(ChooseOption(now.cast, now.place, now.whom, now.figure),))


OP = OneOf
