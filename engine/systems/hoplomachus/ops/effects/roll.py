"""roll: an arena die is thrown, and its result gets a name for the effects that follow (HR-COMP-3)."""

from __future__ import annotations

from typing import Annotated

from engine.abilities.context import Now
from engine.abilities.fields import Binds, Key
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.movement.arena_dice import throw_arena_die
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class RollArenaDie(CardEffect):
    """A number from 1 to 6, to compute with or to select effects by."""

    once = True
    needs_piece = False
    name: Annotated[str, Binds("number"), Key("as")]
    """The name of the number."""

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        return Do(then=(throw_arena_die(now.cast.seat, self.name),))


OP = RollArenaDie
