"""tumble: an arena die determines the direction in which a unit is moved by one hex (HR-COMP-3)."""

from __future__ import annotations

from engine.abilities.context import Now
from engine.kernel.data.record import record
from engine.kernel.state.step import Do
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.movement.arena_dice import throw_compass
from engine.systems.hoplomachus.movement.displacement import HexPlacement, may_change_hex, skill_owner
from engine.systems.hoplomachus.state import Arena


@record(frozen=True, slots=True, kw_only=True)
class Tumble(CardEffect):
    """The unit is put on a random adjacent hex; it stays if the hex is blocked."""

    causes = ("displaced", "moved")

    def happen(self, now: Now[Arena]) -> Do[Arena]:
        cast, unit = now.cast, now.figure
        return Do(then=(throw_compass(cast.seat, unit, skill_owner(cast)),) if self.matters(now) else ())

    def matters(self, now: Now[Arena]) -> bool:
        return may_change_hex(HexPlacement(now.state, now.cast, now.figure))


OP = Tumble
