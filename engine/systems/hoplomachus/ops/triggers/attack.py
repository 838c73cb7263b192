"""attack: a unit attacks another one, before its dice are thrown (HR-TURN-6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from engine.abilities.context import AbilityContext
from engine.abilities.fields import AbilityProblem, NameType
from engine.abilities.kinds import Trigger
from engine.abilities.piece_sides import EVERYBODY, Sides
from engine.kernel.data.record import record
from engine.systems.hoplomachus.abilities.triggers.unit_events import SIDES, UnitEvent, UnitRelation, is_such
from engine.systems.hoplomachus.combat.engagement import AttackBegan
from engine.systems.hoplomachus.state import Arena

TEAMS = ({"self", "ally", "friend"}, {"opponent"})
"""The words for units of one team."""


@record(frozen=True, slots=True, kw_only=True)
class Attacks(Trigger[Arena]):
    """An attack begins: `by` is the attacker, `subject` its target."""

    events: ClassVar = (AttackBegan,)
    gives: ClassVar[tuple[tuple[str, NameType], ...]] = (("by", "piece"), ("subject", "piece"))
    who: UnitRelation = "self"
    """The attacker."""
    whom: UnitRelation = "unit"
    """The target of the attack."""

    def sides_of(self, name: str) -> Sides:
        return SIDES.get({"subject": self.whom, "by": self.who}.get(name, ""), EVERYBODY)

    def warnings(self) -> Iterator[AbilityProblem]:
        """HR-TROOP-1: units of one team do not attack each other."""
        if any({self.who, self.whom} <= team for team in TEAMS):
            yield AbilityProblem("whom", "ability-trigger-never")

    def matched(self, context: AbilityContext[Arena], event: UnitEvent) -> AbilityContext[Arena] | None:
        seat = context.state.units[event.by].seat
        if not is_such(context, self.who, event.by, seat) or not is_such(context, self.whom, event.unit, event.seat):
            return None
        return context._replace(about=event).naming("by", event.by).naming("subject", event.unit)


OP = Attacks
