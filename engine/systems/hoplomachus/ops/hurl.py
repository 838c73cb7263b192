"""hurl: an adjacent unit is put on a free hex at a distance of exactly N from this unit (HR-COMP-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, ClassVar

from engine.kernel.clauses import Clause, clause
from engine.kernel.step import Step
from engine.systems.hoplomachus.acting import Act, distance_to_target
from engine.systems.hoplomachus.displacement import Displace
from engine.systems.hoplomachus.parameters import Between
from engine.systems.hoplomachus.skills import Ability, Aims
from engine.systems.hoplomachus.space import adjacent, at_distance, distance, free_among, is_free
from engine.systems.hoplomachus.state import Arena


@clause("HR-COMP-11", lambda act: {"unit": act.unit, "target": act.target or ""})
def hurls_adjacent_unit(act: Act) -> bool:
    """The unit to hurl, an ally or not, is adjacent."""
    return not isinstance(act.skill, Hurl) or distance_to_target(act) == 1


@clause("HR-COMP-11", lambda act: {"place": act.choice.text("to"), "places": act.choice.text("to"), "unit": act.unit})
def hurls_exactly_so_far(act: Act) -> bool:
    """The hex is exactly at the distance that the skill says."""
    if not isinstance(act.skill, Hurl):
        return True
    end = act.state.place(act.choice.text("to"))
    return distance(act.state.setting.grid, act.doer.at, end) == act.skill.distance


@clause("HR-TURN-9", lambda act: {"place": act.choice.text("to"), "places": act.choice.text("to")})
def hurls_onto_free_hex(act: Act) -> bool:
    """Nobody is put on a blocked hex."""
    return not isinstance(act.skill, Hurl) or is_free(act.state, act.state.place(act.choice.text("to")))


@dataclass(frozen=True, slots=True, kw_only=True)
class Hurl(Ability):
    """It says which unit, and where to."""

    clauses: ClassVar[tuple[Clause[Act, bool], ...]] = (
        hurls_adjacent_unit,
        hurls_exactly_so_far,
        hurls_onto_free_hex,
    )
    distance: Annotated[int, Between(1, 20)]
    """How far from this unit the other one is put."""

    def aims(self, state: Arena, unit: str) -> Aims:
        grid = state.setting.grid
        others = [name for name in state.names if name != unit]
        return ({"target": name, "to": grid.name(hex_)} for name in others for hex_ in range(grid.size))

    def likely(self, state: Arena, unit: str) -> Aims:
        near = adjacent(state, unit)
        hexes = free_among(state, at_distance(state, state.units[unit].at, self.distance)) if near else ()
        return ({"target": name, "to": state.printed(hex_)} for name in near for hex_ in hexes)

    def work(self, act: Act) -> tuple[Step[Arena], ...]:
        target, end = act.choice.text("target"), act.state.place(act.choice.text("to"))
        return (Displace(target, end, "HR-COMP-11"),)


OP = Hurl
