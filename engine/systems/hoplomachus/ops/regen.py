"""regen: the unit heals N (HR-COMP-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.kernel.clauses import Clause, clause
from engine.kernel.step import Step
from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.gifts import Give
from engine.systems.hoplomachus.hp import given
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.skills import Ability
from engine.systems.hoplomachus.state import Arena


@clause("HR-TURN-5", lambda act: {"unit": act.unit})
def can_be_healed(act: Act) -> bool:
    """The condition of the ability: the unit lacks HP that the supply has."""
    return not isinstance(act.skill, Regen) or bool(given(act.state, act.unit, 1, "HR-COMP-11", healing=True))


@dataclass(frozen=True, slots=True, kw_only=True)
class Regen(Ability):
    """It heals itself."""

    clauses: ClassVar[tuple[Clause[Act, bool], ...]] = (can_be_healed,)
    hp: Annotated[int, Between(1, 20)]
    """How many HP it heals."""

    def work(self, act: Act) -> tuple[Step[Arena], ...]:
        return (Give(act.unit, self.hp, True, "HR-COMP-11"),)


OP = Regen
