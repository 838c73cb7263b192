"""choose: the player chooses pieces, which get a name for the effects that follow."""

from __future__ import annotations

from typing import Annotated

from engine.abilities.context import Now
from engine.abilities.fields import Between, Binds, Key
from engine.abilities.kinds import Effect, HowMany, Who
from engine.abilities.runtime.questions import ChoosePieces
from engine.kernel.data.record import record
from engine.kernel.state.step import Do, S


@record(frozen=True, slots=True, kw_only=True)
class Choose(Effect[S]):
    """Some of several pieces; all of them if there are no more."""

    once = True
    needs_piece = False
    name: Annotated[str, Binds("pieces"), Key("as")]
    """The name of the chosen pieces."""
    among: Annotated[Who, Key("from")]
    """The pieces to choose from."""
    count: Annotated[HowMany, Between(1, 20)] = 1
    """The number of pieces."""
    may: bool = False
    """Whether the player may choose fewer, or none."""

    @property
    def names_one(self) -> bool:
        return self.count == 1

    def happen(self, now: Now[S]) -> Do[S]:
        return Do(then=(ChoosePieces(now.cast, now.place, now.whom),))


OP = Choose
