"""favour-gained: a troop gains the crowd's favour (HR-FAVOUR-1)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Literal

from engine.abilities.context import AbilityContext
from engine.abilities.fields import NameType
from engine.abilities.kinds import Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import SIDES, UnitEvent, is_side
from engine.systems.hoplomachus.favour.track import FavourGained
from engine.systems.hoplomachus.state import Arena

GAINING: Mapping[str, Sides] = {"own": SIDES["friend"], "other": SIDES["opponent"], "any": EVERYBODY}
"""The sides of the troop that may gain."""


@record(frozen=True, slots=True, kw_only=True)
class FavourIsGained(Trigger[Arena]):
    """Favour is gained."""

    events: ClassVar = (FavourGained,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("favour", "number"),)
    whose: Literal["own", "other", "any"] = "own"
    """The team that gains it: the own one, or the other one."""

    def follows(self, whom: Sides) -> bool:
        return bool(whom & GAINING[self.whose])

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        if not is_side(context, self.whose, event.seat):
            return None
        return context._replace(about=event).naming("favour", event.number)


OP = FavourIsGained
