"""BG-INT-4 to -6: which figures interrupt: guards after a move, opportunity attacks before a hex is left, abilities."""

from __future__ import annotations

from typing import Literal, NamedTuple

from engine.geometry.hex.facing import sees_in_front_arc
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.rules.triggers import TriggeredStep, in_order
from engine.kernel.state.step import Do, Step
from engine.systems.battleground.abilities.passives.exemptions import crowd_met, is_exempt, may_be_interrupted
from engine.systems.battleground.activation_frame import active, is_acting
from engine.systems.battleground.combat.weapon_reach import reaches
from engine.systems.battleground.combat.wounds import is_in_play
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.movement.routes import ends_from
from engine.systems.battleground.movement.speed import speed
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.sight.visibility import sees_figure
from engine.systems.battleground.state import Battle, FigureOrNone

InterruptionKind = Literal["guard", "opportunity", "ability"]


def interruption(figure: str, interrupted: str, kind: InterruptionKind) -> Do[Battle]:
    """The steps of an interruption; imported when needed, because actions are interrupted and interruptions offer
    actions."""
    from engine.systems.battleground.interruptions.execution import Interrupt

    return Do(then=(Interrupt(figure, interrupted, kind),))


@record(frozen=True, slots=True)
class GuardInterrupts(TriggeredStep[Battle]):
    """BG-INT-4, -5: a guard interrupts a figure that ended a move, if all conditions still hold when its turn comes."""

    mover: FigureOrNone

    def holds(self, state: Battle) -> bool:
        return guard_must_interrupt(state, self.label, self.mover)

    def run(self, state: Battle) -> Do[Battle]:
        return interruption(self.label, self.mover, "guard")


@record(frozen=True, slots=True)
class Watched(Step[Battle]):
    """BG-INT-4: a figure ended its movement; the enemy guards for which all conditions hold now interrupt, in their
    order."""

    figure: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        seat = state.opponent(state.figures[self.figure].seat)
        awake = [name for name in state.of(seat) if guard_must_interrupt(state, name, self.figure)]
        if not awake:
            return Do()
        return Do(then=in_order([GuardInterrupts(seat, name, self.figure) for name in awake], state.by_precedence()))


class Watch(NamedTuple):
    """A guard, and the figure that ended its movement."""

    state: Battle
    guard: str
    mover: str


def guard_must_interrupt(state: Battle, guard: str, mover: str) -> bool:
    """BG-INT-4: a guarding enemy that sees the mover in front of it and could attack or engage it."""
    if guard not in state.figures or mover not in state.figures or not state.figures[guard].guarding:
        return False
    if not state.filled(guard) or not state.filled(mover):
        return False
    if not (may_be_interrupted(state, mover) and is_in_play(state, guard) and is_in_play(state, mover)):
        return False
    watch = Watch(state, guard, mover)
    return in_an_enemy_turn(watch) and before_the_guard(watch) and seen_by_guard(watch) and in_danger(watch)


@clause("BG-INT-4")
def in_an_enemy_turn(watch: Watch) -> bool:
    """The guard reacts in an enemy's activation or interruption, not in one in which its own side moves an enemy."""
    state, guard, mover = watch
    acting = active(state) if is_acting(state) else mover
    return state.card(acting).seat != state.figures[guard].seat


@clause("BG-INT-4")
def seen_by_guard(watch: Watch) -> bool:
    """The movement ended in the guard's line of sight."""
    return sees_figure(*watch)


@clause("BG-INT-4")
def before_the_guard(watch: Watch) -> bool:
    """Any part of the mover's base is in the guard's front arc."""
    state, guard, mover = watch
    grid, facing = state.scenario.terrain.grid, state.figures[guard].facing
    return sees_in_front_arc(grid, state.filled(guard), facing, state.filled(mover))


@clause("BG-INT-4")
def in_danger(watch: Watch) -> bool:
    """The mover is engaged, in range of an equipped weapon, or could be engaged by one move action."""
    state, guard, mover = watch
    if mover in engaged_with(state, guard):
        return True
    if any(reaches(state, guard, weapon, mover) for weapon in state.card(guard).weapons):
        return True
    return could_engage(state, guard, mover)


def could_engage(state: Battle, guard: str, mover: str) -> bool:
    """BG-INT-4: whether one move action, focused if there is a token, leads to a place adjacent to the mover."""
    movement, start, focused = movement_of(state, guard), stands(state, guard), state.figures[guard].focused
    points = speed(state, guard, focused=focused, from_difficult=movement.on_difficult_ground(start))
    ends = ends_from(movement, start, points, crowd_met(state, guard)).costs
    return not movement.standing_beside(state.filled(mover)).isdisjoint(ends)


@record(frozen=True, slots=True)
class OpportunityAttack(TriggeredStep[Battle]):
    """BG-INT-6: an enemy attacks a figure that is about to leave, if it is still engaged when its turn comes."""

    mover: FigureOrNone

    def holds(self, state: Battle) -> bool:
        there = self.label in state.figures and self.mover in state.figures
        engaged = there and self.label in engaged_with(state, self.mover)
        return engaged and is_in_play(state, self.label) and may_be_struck(state, self.mover)

    def run(self, state: Battle) -> Do[Battle]:
        return interruption(self.label, self.mover, "opportunity")


@record(frozen=True, slots=True)
class Leaving(Step[Battle]):
    """BG-INT-6: a figure is about to leave its hex; each enemy engaged with it attacks once, even if it was pushed
    meanwhile.

    `struck` are those that have attacked in this move. In a swap, `then` leaves after it.
    """

    figure: FigureOrNone
    struck: tuple[FigureOrNone, ...] = ()
    then: str = ""

    def run(self, state: Battle) -> Do[Battle]:
        foes = opportunities(state, self)
        if not foes:
            return Do(then=(Leaving(self.then, self.struck),) if self.then else ())
        attacks = [OpportunityAttack(state.figures[foe].seat, foe, self.figure) for foe in foes]
        ordered = in_order(attacks, state.by_precedence())
        return Do(then=(*ordered, Leaving(self.figure, (*self.struck, *foes), self.then)))


def may_be_struck(state: Battle, mover: str) -> bool:
    """BG-INT-6: whether a figure that leaves a hex can be attacked by its enemies; the attack is an interruption too,
    and there is none against who is beaten (BG-WOUND-2)."""
    if is_exempt(state, mover, "opportunity-attacks") or not is_in_play(state, mover):
        return False
    return may_be_interrupted(state, mover)


@effect("BG-INT-6")
def opportunities(state: Battle, leaving: Leaving) -> tuple[str, ...]:
    """The enemies that the figure is engaged with and that have not attacked in this move."""
    if leaving.figure not in state.figures or not may_be_struck(state, leaving.figure):
        return ()
    foes = (foe for foe in engaged_with(state, leaving.figure) if foe not in leaving.struck)
    return tuple(foe for foe in foes if is_in_play(state, foe))
