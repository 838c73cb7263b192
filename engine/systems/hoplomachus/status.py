"""What a unit is and has at this moment: fatigue, the skills that work, movement, attack dice (HR-TURN-6, -11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, TypeVar

from engine.kernel.clauses import amount, clause, effect
from engine.kernel.numbers import Number, adds
from engine.systems.hoplomachus.effects import Effect
from engine.systems.hoplomachus.skills import Innate, Skill
from engine.systems.hoplomachus.state import Arena

K = TypeVar("K", bound=Skill)


class About(NamedTuple):
    """A unit that something is asked about."""

    state: Arena
    unit: str


def effects_on(state: Arena, unit: str) -> Iterator[Effect]:
    """HR-TACTIC-2: the effects of the tactics that lie on a unit."""
    return (effect for played in state.units[unit].tactics for effect in state.tactic(played.card).effects)


def is_fatigued(state: Arena, unit: str) -> bool:
    """HR-TURN-11: whether a unit is fatigued."""
    return any(each.fatigues for each in effects_on(state, unit))


@clause("HR-TURN-11", lambda about: {"unit": about.unit})
def skills_not_fatigued(about: About) -> bool:
    """The skills of a fatigued unit, innate ones too, are ignored."""
    return not is_fatigued(*about)


@clause("HR-COMP-5", lambda about: {"unit": about.unit})
def skills_of_active_side(about: About) -> bool:
    """The skills of an inactive hero are ignored."""
    return about.state.units[about.unit].active


def skills_work(state: Arena, unit: str) -> bool:
    """Whether the skills of a unit are not ignored now."""
    about = About(state, unit)
    return skills_not_fatigued(about) and skills_of_active_side(about)


def working(state: Arena, unit: str, kind: type[K]) -> tuple[K, ...]:
    """The skills of a kind that a unit has and that are not ignored."""
    if not skills_work(state, unit):
        return ()
    return tuple(skill for skill in state.chip(unit).skills if isinstance(skill, kind))


def printed_movement(about: About) -> int:
    """The movement on the chip."""
    return about.state.chip(about.unit).movement


@amount("HR-COMP-12", lambda about: {"unit": about.unit})
def movement_by_tactics(about: About) -> int:
    """Tactics that add to the movement of the unit, or take from it."""
    return sum(each.added_movement() for each in effects_on(*about))


MOVEMENT: Number[About] = Number("movement", printed_movement, (adds(movement_by_tactics),))


def movement(state: Arena, unit: str) -> int:
    """How far a unit may move; never less than not at all."""
    return max(0, MOVEMENT.value(About(state, unit)))


@effect("HR-COMP-12")
def dice_by_tactics(state: Arena, unit: str) -> tuple[str, ...]:
    """Dice that tactics add to the attacks of the unit."""
    return tuple(colour for each in effects_on(state, unit) for colour in each.added_dice())


@effect("HR-COMP-4")
def dice_by_skills(state: Arena, unit: str) -> tuple[str, ...]:
    """Dice that innate skills add to the attacks of the unit."""
    return tuple(colour for skill in working(state, unit, Innate) for colour in skill.added_dice(state, unit))


def attack_dice(state: Arena, unit: str) -> tuple[str, ...]:
    """HR-TURN-6: the dice of a unit's attack with all modifiers, the printed ones first."""
    return (*state.chip(unit).attack, *dice_by_skills(state, unit), *dice_by_tactics(state, unit))
