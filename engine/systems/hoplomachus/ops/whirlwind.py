"""whirlwind: the unit throws its strongest attack die at each adjacent opponent (HR-COMP-11, ours)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from engine.kernel.clauses import Clause, clause
from engine.systems.hoplomachus.acting import Act
from engine.systems.hoplomachus.space import adjacent
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.status import attack_dice
from engine.systems.hoplomachus.strikes import Strike, Striking, strongest_die


def around(state: Arena, unit: str) -> tuple[str, ...]:
    """The opponents beside a unit."""
    return tuple(name for name in adjacent(state, unit) if not state.allied(unit, name))


@clause("HR-COMP-11", lambda act: {"unit": act.unit})
def opponents_around(act: Act) -> bool:
    """There are opponents beside the unit, and it has dice."""
    if not isinstance(act.skill, Whirlwind):
        return True
    return bool(around(act.state, act.unit)) and bool(attack_dice(act.state, act.unit))


@dataclass(frozen=True, slots=True, kw_only=True)
class Whirlwind(Striking):
    """Each opponent around it takes 1 damage where its die hits."""

    aimed: ClassVar[bool] = False
    clauses: ClassVar[tuple[Clause[Act, bool], ...]] = (opponents_around,)

    def strike(self, act: Act) -> Strike:
        return Strike(around(act.state, act.unit), strongest_die(act))


OP = Whirlwind
