"""displace: a unit is put on a hex that was chosen with the skill, or that is chosen now (HR-TURN-9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from engine.abilities.context import Now
from engine.abilities.fields import AbilityProblem, Between, Key, Reads
from engine.abilities.kinds import HowMany, resolved_number
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect, rule_of
from engine.systems.hoplomachus.movement.displacement import (
    Displace,
    HexPlacement,
    PutSomewhere,
    hexes_for,
    may_change_hex,
    skill_owner,
)
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class PutThere(CardEffect):
    """The unit is put on a hex; by its own skill this is a move. It is never put on a blocked hex."""

    causes = ("displaced", "moved")
    away: Annotated[HowMany | None, Between(1, 99)] = None
    """The exact distance of the hex to choose now; if left out, the hex that was chosen with the skill."""
    start: Annotated[str | None, Reads(("piece",)), Key("from")] = None
    """The unit from which the distance is measured; if left out, the displaced unit itself."""

    @property
    def seeks_hex(self) -> bool:
        return self.away is not None

    @property
    def needs_hex(self) -> bool:
        return self.away is None

    def errors(self) -> Iterator[AbilityProblem]:
        """A unit to measure from needs a distance."""
        if self.away is None and self.start is not None:
            yield AbilityProblem("from", "hoplomachus-measured-from-nobody")

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        state, cast, unit = now.state, now.cast, now.figure
        rule, by = rule_of(cast), skill_owner(cast)
        if not may_change_hex(HexPlacement(state, cast, unit)):
            return Do()
        if self.away is None:
            return Do(then=(Displace(unit, state.place(cast.at), rule, by),))
        asked = (PutSomewhere(cast.seat, unit, on, resolved_number(now, self.away), rule, by) for on in self._from(now))
        return Do(then=tuple(asked))

    def matters(self, now: Now[Arena]) -> bool:
        if not may_change_hex(HexPlacement(now.state, now.cast, now.figure)):
            return False
        if self.away is None:
            return True
        return any(hexes_for(now.state, on, resolved_number(now, self.away)) for on in self._from(now))

    def _from(self, now: Now[Arena]) -> tuple[str, ...]:
        """The unit from which the distance is measured, if there is one."""
        return (now.figure,) if self.start is None else now.context.pieces(self.start)


OP = PutThere
