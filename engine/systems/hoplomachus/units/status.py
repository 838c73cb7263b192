"""HR-TURN-3, -11: the current status and numbers of a unit: abilities, daze, fatigue, movement, range, dice."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import AbilityContext
from engine.abilities.kinds import all_conditions_hold
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, NumberSource
from engine.kernel.state.event import Event
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill, Skill, Standing, Status
from engine.systems.hoplomachus.state import Arena, with_unit


@record(frozen=True, slots=True, kw_only=True)
class UnitDazed(Event[Arena]):
    """A unit is dazed for the rest of the turn."""

    unit: str

    def evolve(self, state: Arena) -> Arena:
        return with_unit(state, self.unit, replace(state.units[self.unit], dazed=True))


class UnitContext(NamedTuple):
    """A unit for which a number or status is computed."""

    state: Arena
    unit: str


class BorneAbility(NamedTuple):
    """An ability of a unit, by a skill of its chip or by a tactic that lies on it; `name` distinguishes it from
    others."""

    name: str
    cast: AbilityUse
    ability: Skill
    values: Mapping[str, Value]

    def context(self, state: Arena) -> AbilityContext[Arena]:
        """The context of what it changes."""
        return AbilityContext(state, self.cast, about=self.ability, names=self.values, printed=True)


def lasting_effects(state: Arena, unit: str) -> Iterator[BorneAbility]:
    """HR-TACTIC-2: what the tactics that lie on a unit do themselves; they are no skills, and work on a fatigued unit
    too."""
    there = state.units[unit]
    for played in there.tactics:
        for key, ability in state.tactic(played.card).lasting:
            yield _by_tactic(there.seat, unit, played.card, key, ability)


def working_skills(state: Arena, unit: str, *, permanent: bool = False) -> tuple[BorneAbility, ...]:
    """The skills of a unit that work now, those of its chip first; with `permanent`, only the permanent ones of its
    chip.

    HR-TURN-9: a skill that a tactic gives a unit is the unit's own, and ignored like the others. Which skills are
    ignored (HR-TURN-11, HR-COMP-5) is asked here only.
    """
    chip = state.chip(unit)
    known = chip.always if permanent else chip.skills
    given = tuple(_given_skills(state, unit)) if state.units[unit].tactics else ()
    if not (known or given) or not skills_work(state, unit):
        return ()
    return (*_chip_skills(state, unit, known), *given)


def _chip_skills(state: Arena, unit: str, skills: tuple[KnownSkill, ...]) -> list[BorneAbility]:
    seat = state.units[unit].seat
    return [
        BorneAbility(skill.name, AbilityUse(seat, unit, skill.key), skill.ability, skill.values) for skill in skills
    ]


def _given_skills(state: Arena, unit: str) -> Iterator[BorneAbility]:
    there = state.units[unit]
    for played in there.tactics:
        for key, ability in state.tactic(played.card).given:
            yield _by_tactic(there.seat, unit, played.card, key, ability)


def _by_tactic(seat: str, unit: str, card: str, key: str, ability: Skill) -> BorneAbility:
    return BorneAbility(card.rpartition("/")[2], AbilityUse(seat, unit, key), ability, NOTHING)


def is_fatigued(state: Arena, unit: str, *, plainly: bool = False) -> bool:
    """HR-TURN-11: whether a unit is fatigued; with `plainly`, only by unconditional causes.

    A skill that fatigues its own unit is not ignored for that.
    """
    there, tiring = state.units[unit], state.chip(unit).tiring
    if not (there.tactics or tiring):
        return False
    own = _chip_skills(state, unit, tiring if there.active else ())
    causes = chain(own, lasting_effects(state, unit), _given_skills(state, unit))
    fatiguing = (each for each in causes if not (plainly and each.ability.condition))
    return any(True for _ in _being(state, fatiguing, "fatigued"))


def engages_dazed(state: Arena, unit: str) -> bool:
    """HR-COMP-11: whether a unit may attack or use a Special while it is dazed."""
    return any(True for _ in _being(state, working_skills(state, unit, permanent=True), "engages-dazed"))


def _being(state: Arena, borne: Iterable[BorneAbility], status: Status) -> Iterator[BorneAbility]:
    """The abilities that give a unit a status."""
    for each in borne:
        ability = each.ability
        if (
            isinstance(ability, Standing)
            and ability.status == status
            and all_conditions_hold(each.context(state), ability.condition)
        ):
            yield each


@clause("HR-TURN-11", lambda about: {"unit": about.unit})
def skills_not_fatigued(about: UnitContext) -> bool:
    """The skills of a fatigued unit, innate ones too, are ignored."""
    return not is_fatigued(*about)


@clause("HR-COMP-5", lambda about: {"unit": about.unit})
def skills_of_active_side(about: UnitContext) -> bool:
    """The skills of an inactive hero are ignored."""
    return about.state.units[about.unit].active


def skills_work(state: Arena, unit: str) -> bool:
    """Whether the skills of a unit apply now, and are not ignored."""
    about = UnitContext(state, unit)
    return skills_not_fatigued(about) and skills_of_active_side(about)


@effect("HR-COMP-12")
def numbers_by_tactics(state: Arena, unit: str, number: str) -> tuple[NumberPart, ...]:
    """Tactics that change a number of the unit themselves."""
    if not state.units[unit].tactics:
        return ()
    return tuple(_parts(state, lasting_effects(state, unit), number, "HR-COMP-12"))


@effect("HR-COMP-4")
def numbers_by_skills(state: Arena, unit: str, number: str) -> tuple[NumberPart, ...]:
    """Innate skills that change a number of the unit."""
    skills = working_skills(state, unit, permanent=True)
    return tuple(_parts(state, skills, number, "HR-COMP-4")) if skills else ()


def _parts(state: Arena, borne: Iterable[BorneAbility], number: str, rule: str) -> Iterator[NumberPart]:
    for each in borne:
        ability = each.ability
        if not isinstance(ability, Standing) or ability.modify != number:
            continue
        context = each.context(state)
        if all_conditions_hold(context, ability.condition):
            yield NumberPart(
                rule, *ability.counted(context), message("hoplomachus-ability-changes", ability=each.cast.ability)
            )


def _changing(number: str) -> NumberSource[UnitContext]:
    def parts(about: UnitContext) -> Iterator[NumberPart]:
        about.state.meter.work += 1
        yield from numbers_by_skills(*about, number)
        yield from numbers_by_tactics(*about, number)

    return NumberSource(parts)


MOVEMENT: ModifiedNumber[UnitContext] = ModifiedNumber(
    "movement", lambda about: printed(*about, "movement"), (_changing("movement"),)
)
RANGE: ModifiedNumber[UnitContext] = ModifiedNumber(
    "range", lambda about: printed(*about, "range"), (_changing("range"),)
)


def printed(state: Arena, unit: str, number: str) -> int:
    """HR-COMP-1: a number as printed on the chip."""
    chip = state.chip(unit)
    numbers = {
        "range": chip.range,
        "movement": chip.movement,
        "health": chip.health,
        "attack-dice": len(chip.attack),
    }
    return numbers[number]


def movement(state: Arena, unit: str) -> int:
    """The movement of a unit, at least zero."""
    return max(0, MOVEMENT.value(UnitContext(state, unit)))


def attack_range(state: Arena, unit: str) -> int:
    """HR-TURN-6: the range of a unit's attacks, at least zero."""
    return max(0, RANGE.value(UnitContext(state, unit)))


@effect("HR-COMP-12")
def dice_by_tactics(state: Arena, unit: str) -> tuple[str, ...]:
    """Dice that tactics add to the attacks of the unit themselves."""
    return _more_dice(state, lasting_effects(state, unit)) if state.units[unit].tactics else ()


@effect("HR-COMP-4")
def dice_by_skills(state: Arena, unit: str) -> tuple[str, ...]:
    """Dice that innate skills add to the attacks of the unit."""
    skills = working_skills(state, unit, permanent=True)
    return _more_dice(state, skills) if skills else ()


def _more_dice(state: Arena, borne: Iterable[BorneAbility]) -> tuple[str, ...]:
    found: list[str] = []
    for each in borne:
        ability = each.ability
        if isinstance(ability, Standing) and (more := ability.more_dice(each.values)):
            found += more if all_conditions_hold(each.context(state), ability.condition) else ()
    return tuple(found)


def attack_dice(state: Arena, unit: str) -> tuple[str, ...]:
    """HR-TURN-6: the dice of a unit's attack with all modifiers, the printed ones first."""
    return (*state.chip(unit).attack, *dice_by_skills(state, unit), *dice_by_tactics(state, unit))
