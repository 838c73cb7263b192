"""HR-COMP-4: the use of a skill by its player: legal targets, its own conditions, and the step that resolves it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, TypeAlias

from engine.abilities import kinds
from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import TARGET, Now, context_about
from engine.abilities.effects.choose import Choose
from engine.abilities.effects.for_each import ForEach
from engine.abilities.kinds import all_conditions_hold, picked, unmet_conditions
from engine.abilities.wording.reason_parts import AskedFor
from engine.kernel.data.choice import Choice
from engine.kernel.data.message import MessageValue
from engine.kernel.data.value import Value
from engine.kernel.rules.clauses import Clause, all_hold, clause
from engine.kernel.state.step import Step
from engine.systems.hoplomachus.abilities.types.ability_text import conditions_text, renderer_of
from engine.systems.hoplomachus.abilities.types.effect_types import CardEffect
from engine.systems.hoplomachus.abilities.types.skill_damage import SkillDamage
from engine.systems.hoplomachus.abilities.types.skills import KnownSkill, SkillType, Used
from engine.systems.hoplomachus.abilities.use.limits import LimitedUse, within_its_limit
from engine.systems.hoplomachus.abilities.use.resolution import resolution_step, with_ability_begun
from engine.systems.hoplomachus.arena_geometry import at_distance, distance, free_among, is_free, units_distance
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.actions import UnitAction, distance_to_target

Effects: TypeAlias = tuple[kinds.Effect[Any], ...]


def used_skills(state: Arena, type_: SkillType) -> Iterator[tuple[str, KnownSkill, Used]]:
    """The skills of this type on the chips of the own units in combat."""
    for unit in state.of(state.question.seat):
        for skill in state.chip(unit).skills:
            if isinstance(skill.ability, Used) and skill.ability.when == type_:
                yield unit, skill, skill.ability


def every_use(state: Arena, type_: SkillType) -> Iterator[Choice]:
    """Each skill of this type with every aim."""
    grid = state.scenario.grid
    for unit, skill, used in used_skills(state, type_):
        others = [name for name in state.names if name != unit]
        places = [grid.name(hex_) for hex_ in range(grid.size)] if used.away is not None else [None]
        for target in others if used.to != "nobody" else [None]:
            yield from (_wish(type_, unit, skill, target, to) for to in places)


def legal_uses(
    state: Arena,
    type_: SkillType,
    about_user: Sequence[Clause[UnitAction, bool]],
    about_use: Sequence[Clause[UnitAction, bool]],
) -> Iterator[Choice]:
    """The legal ones among them; conditions on the user are checked before any aim."""
    for unit, skill, used in used_skills(state, type_):
        unaimed = UnitAction(state, _wish(type_, unit, skill, None, None), skill)
        if all_hold(about_user, unaimed):
            likely = (UnitAction(state, wish, skill) for wish in _likely_uses(unaimed, skill, used))
            yield from (act.choice for act in likely if all_hold(about_use, act))


def _likely_uses(unaimed: UnitAction, skill: KnownSkill, used: Used) -> Iterator[Choice]:
    """The aims of a skill that may be legal, by distance and free hexes."""
    state, unit, reach, away = unaimed.state, unaimed.unit, unaimed.reach(), unaimed.away()
    near = [
        name for name in state.names if name != unit and (reach is None or units_distance(state, unit, name) <= reach)
    ]
    hexes = free_among(state, at_distance(state, unaimed.doer.at, away)) if away is not None and near else ()
    places = [state.printed(hex_) for hex_ in hexes] if away is not None else [None]
    for target in near if used.to != "nobody" else [None]:
        yield from (_wish(used.when, unit, skill, target, to) for to in places)


def _wish(type_: SkillType, unit: str, skill: KnownSkill, target: str | None, to: str | None) -> Choice:
    fields = {"unit": unit, "skill": skill.name, "target": target, "to": to}
    return Choice(type_, {key: value for key, value in fields.items() if value is not None})


def _reached(act: UnitAction) -> bool:
    reach = act.reach()
    return act.target is None or reach is None or distance_to_target(act) <= reach


@clause("HR-COMP-11", lambda act: {"unit": act.unit, "target": act.target or "", "range": act.reach() or 0})
def near_enough(act: UnitAction) -> bool:
    """The target of an ability is as near as the ability says."""
    return _reached(act)


@clause("HR-TURN-6", lambda act: {"target": act.target or "", "range": act.reach() or 0})
def within_reach(act: UnitAction) -> bool:
    """The target of a Special is within its reach."""
    return _reached(act)


def _of_hex(act: UnitAction) -> dict[str, str]:
    return {"place": act.cast.at, "places": act.cast.at, "unit": act.unit}


@clause("HR-COMP-11", _of_hex)
def exactly_so_far(act: UnitAction) -> bool:
    """The hex is exactly at the distance that the skill says."""
    away = act.away()
    return away is None or distance(act.state.scenario.grid, act.doer.at, act.state.place(act.cast.at)) == away


@clause("HR-TURN-9", _of_hex)
def onto_free_hex(act: UnitAction) -> bool:
    """No unit is put on a blocked hex."""
    return act.away() is None or is_free(act.state, act.state.place(act.cast.at))


@clause("HR-TURN-9", lambda act: {"unit": act.unit, "skill": act.name})
def puts_somebody_somewhere(act: UnitAction) -> bool:
    """A skill that displaces is not usable if none of its units could be put on any hex."""
    effects = act.state.scenario.definitions[act.skill.key].lines[0] if act.skill else ()
    if act.skill is None or not any(_seeks_hex(each) or each.branches for each in effects):
        return True
    puts: dict[tuple[int, ...], bool] = {}
    for effect, now in _displacements(act, act.skill.values, act.affected_units, effects, (0,)):
        puts[now.place] = puts.get(now.place, False) or effect.matters(now)
    return all(puts.values())


def _displacements(
    act: UnitAction, values: Mapping[str, Value], whom: tuple[str, ...], effects: Effects, place: tuple[int, ...]
) -> Iterator[tuple[kinds.Effect[Any], Now[Arena]]]:
    """The displacements by a list of effects, each with the moment at which it would happen now, of all units that may
    be chosen; those in a nested list only if that is the only effect."""
    state, cast = act.state, act.cast
    alone = sum(not isinstance(each, Choose) for each in effects) == 1
    for number, effect in enumerate(effects):
        here = (*place, number)
        now = Now(with_ability_begun(state, cast.ability, values), cast, here, cast.figure, whom)
        if isinstance(effect, Choose):
            values = {**values, effect.name: picked(now.context, effect.among)}
        elif _seeks_hex(effect):
            about = whom if effect.on == TARGET else picked(now.context, effect.on)
            yield from ((effect, now._replace(figure=figure)) for figure in about)
        elif alone and isinstance(effect, ForEach):
            for unit in picked(now.context, effect.of):
                inside = {**values, effect.name: unit}
                yield from _displacements(act, inside, (unit,), effect.effects, (*here, 0))
        elif alone and (branch := effect.branch_now(now)) is not None:
            yield from _displacements(act, values, whom, effect.branches[branch], (*here, branch))


def _seeks_hex(effect: kinds.Effect[Any]) -> bool:
    return isinstance(effect, CardEffect) and effect.seeks_hex


def _unmet(act: UnitAction) -> dict[str, MessageValue]:
    """The conditions of a skill that do not hold now."""
    asked = AskedFor(
        act.used, unmet_conditions(act.context, act.used.condition if act.used else ()), renderer_of, conditions_text
    )
    return {"unit": act.unit, "skill": act.name, "conditions": asked}


@clause("HR-COMP-4", _unmet)
def its_conditions_hold(act: UnitAction) -> bool:
    """A skill may say when it can be used."""
    return act.used is None or all_conditions_hold(act.context, act.used.condition)


@clause("HR-TURN-5", lambda act: {"unit": act.unit, "skill": act.name})
def would_help(act: UnitAction) -> bool:
    """The condition of an ability: it must have an effect, for example heal HP that are lost and that the supply
    has."""
    return _would_matter(act)


@clause("HR-COMP-11", lambda act: {"unit": act.unit, "skill": act.name})
def would_hurt(act: UnitAction) -> bool:
    """The condition of a Special: it must have an effect: a target to damage, and a die to throw."""
    return _would_matter(act)


@clause("HR-COMP-4", lambda act: {"unit": act.unit, "skill": act.name})
def not_too_often(act: UnitAction) -> bool:
    """Some skills work so many times only in a combat, a round or a turn."""
    return within_its_limit(LimitedUse(act.state, act.cast))


def _would_matter(act: UnitAction) -> bool:
    if act.skill is None:
        return True
    return any(
        effect.matters(now) for effect, now in _moments(act.state, act.cast, act.skill.values, act.affected_units)
    )


def skill_damage_of(act: UnitAction) -> SkillDamage | None:
    """The first unit that a skill damages, and the dice, from which odds can be computed."""
    return (
        next(skill_damages_of(act.state, act.cast, act.skill.values, act.affected_units), None) if act.skill else None
    )


def skill_damages_of(
    state: Arena, cast: AbilityUse, values: Mapping[str, Value], whom: tuple[str, ...] = ()
) -> Iterator[SkillDamage]:
    """The damage by the first effects of an ability, to these units or to its own unit."""
    for effect, now in _moments(state, cast, values, whom or (cast.figure,)):
        strike = effect.strike(now) if isinstance(effect, CardEffect) else None
        if strike is not None:
            yield strike


def _moments(
    state: Arena, cast: AbilityUse, values: Mapping[str, Value], whom: tuple[str, ...]
) -> Iterator[tuple[kinds.Effect[Any], Now[Arena]]]:
    """The first effects of an ability, each with the moment at which it would happen."""
    at_work = with_ability_begun(state, cast.ability, values)
    for number, effect in enumerate(state.scenario.definitions[cast.ability].lines[0]):
        about = whom if effect.on == TARGET else picked(context_about(at_work, cast, whom), effect.on)
        for figure in (cast.figure,) if effect.once else about:
            yield effect, Now(at_work, cast, (0, number), figure, whom)


def at_work(act: UnitAction) -> tuple[Step[Arena], ...]:
    """The step that carries out the skill of a unit."""
    return (resolution_step(act.cast, act.affected_units, act.skill.values),) if act.skill else ()


OF_SKILLS = (its_conditions_hold, not_too_often, exactly_so_far, onto_free_hex, puts_somebody_somewhere)
