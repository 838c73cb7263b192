"""long-shot: the unit throws its strongest attack die at an opponent up to N hexes away (HR-COMP-11, ours)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.kernel.clauses import Clause, clause
from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice
from engine.systems.hoplomachus.strikes import Strike, Striking, strongest_die


@clause("HR-COMP-11", lambda act: {"unit": act.unit})
def a_die_to_shoot(act: Act) -> bool:
    """The unit has a die to shoot with."""
    return not isinstance(act.skill, LongShot) or bool(attack_dice(act.state, act.unit))


@dataclass(frozen=True, slots=True, kw_only=True)
class LongShot(Striking):
    """Farther than it attacks, with one die."""

    clauses: ClassVar[tuple[Clause[Act, bool], ...]] = (a_die_to_shoot,)
    distance: Annotated[int, Between(1, 20)]
    """How far it reaches."""

    def reach(self, state: Arena, unit: str) -> int:
        return self.distance

    def strike(self, act: Act) -> Strike:
        return Strike((act.choice.text("target"),), strongest_die(act))


OP = LongShot
