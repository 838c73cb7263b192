"""HR-TURN-6: a throw of attack dice, for attacks and skills: hits are counted and damage is dealt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.kernel.chance.rolls import Roll, dice
from engine.kernel.data.field_marks import SeatName
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import effect
from engine.kernel.state.event import Event
from engine.kernel.state.step import Do, Step, Within
from engine.systems.hoplomachus.arena_geometry import units_distance
from engine.systems.hoplomachus.combat.damage import Deal
from engine.systems.hoplomachus.dice.attack_dice import hits_of
from engine.systems.hoplomachus.state import Arena, UnitName, UnitOrNone
from engine.systems.hoplomachus.units.status import attack_range


@record(frozen=True, slots=True, kw_only=True)
class HitsCounted(Event[Arena]):
    """The hits on each target in a throw of attack dice."""

    unit: str
    dice: tuple[str, ...]
    hits: Mapping[str, int]

    def evolve(self, state: Arena) -> Arena:
        return state


def throw(
    state: Arena,
    purpose: str,
    unit: str,
    colours: Sequence[str],
    targets: Sequence[str],
    *,
    attack: bool = False,
    each: bool = False,
) -> Step[Arena]:
    """Throw attack dice of a unit: all at one target, or with `each` one die at each target in turn."""
    seat = state.units[unit].seat
    roll: Roll[Arena] = Roll(purpose, seat, len(colours), "faces")
    return Within((roll, CountHits(unit, seat, tuple(colours), tuple(targets), attack, each)))


@record(frozen=True, slots=True)
class ThrowForAttack(Step[Arena]):
    """HR-TURN-6: the dice of an attack are thrown, after everything that its beginning triggered."""

    unit: UnitName
    target: UnitOrNone
    colours: tuple[str, ...]

    def run(self, state: Arena) -> Do[Arena]:
        return Do(then=thrown_at_target(state, self))


@effect("HR-TURN-6")
def thrown_at_target(state: Arena, attack: ThrowForAttack) -> tuple[Step[Arena], ...]:
    """An attacker that has left combat throws no dice; none are thrown at a target that has left or is out of range."""
    unit, target = attack.unit, attack.target
    if not {unit, target} <= state.units.keys() or units_distance(state, unit, target) > attack_range(state, unit):
        return ()
    return (throw(state, "attack", attack.unit, attack.colours, (attack.target,), attack=True),)


@record(frozen=True, slots=True)
class CountHits(Step[Arena]):
    """HR-COMP-2: the dice that hit, and the damage that they deal as one event."""

    unit: UnitName
    seat: SeatName
    colours: tuple[str, ...]
    targets: tuple[UnitName, ...]
    attack: bool
    each: bool

    def run(self, state: Arena) -> Do[Arena]:
        found = hits_of(state.scenario.dice, self.colours, dice(state, "faces"))
        hits = dict(zip(self.targets, found, strict=True)) if self.each else {self.targets[0]: sum(found)}
        counted = HitsCounted(unit=self.unit, dice=self.colours, hits=hits, rules=("HR-COMP-2",))
        return Do((counted,), after=(Deal(self.unit, self.seat, self.attack, tuple(hits.items())),))
