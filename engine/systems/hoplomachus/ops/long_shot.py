"""long-shot: the unit throws its strongest attack die at an opponent up to N hexes away (HR-COMP-11, ours)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.kernel.clauses import Clause, clause
from engine.kernel.step import Step
from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.dice import strongest
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.skills import Aims, Special
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice
from engine.systems.hoplomachus.targets import everybody_else
from engine.systems.hoplomachus.throws import throw


@clause("HR-COMP-11", lambda act: {"unit": act.unit})
def a_die_to_shoot(act: Act) -> bool:
    """The unit has a die to shoot with."""
    return not isinstance(act.skill, LongShot) or bool(attack_dice(act.state, act.unit))


@dataclass(frozen=True, slots=True, kw_only=True)
class LongShot(Special):
    """Farther than it attacks, with one die."""

    clauses: ClassVar[tuple[Clause[Act, bool], ...]] = (a_die_to_shoot,)
    distance: Annotated[int, Between(1, 20)]
    """How far it reaches."""

    def aims(self, state: Arena, unit: str) -> Aims:
        return everybody_else(state, unit)

    def reach(self, state: Arena, unit: str) -> int:
        return self.distance

    def work(self, act: Act) -> tuple[Step[Arena], ...]:
        die = strongest(act.state.setting.dice, attack_dice(act.state, act.unit))
        return (throw(act.state, "long-shot", act.unit, (die,), (act.choice.text("target"),)),)


OP = LongShot
