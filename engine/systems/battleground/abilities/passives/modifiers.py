"""BG-ABIL-6: all changes of a number of a figure by abilities, tokens and marks, in order of precedence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias, cast

from engine.abilities.ability_types import Modifier
from engine.abilities.kinds import all_conditions_hold
from engine.kernel.data.value import Value, expect
from engine.kernel.rules.clauses import amount
from engine.kernel.rules.modified_number import NumberPart
from engine.kernel.state.look_budget import LooksSpent
from engine.systems.battleground.abilities.passives.passive_parts import (
    CarriedAbility,
    TestContext,
    context_of,
    part,
    parts,
    weapon_in_use,
)
from engine.systems.battleground.abilities.targets.targets import is_around
from engine.systems.battleground.abilities.types.ability_index import CardKind, KnownAbility
from engine.systems.battleground.abilities.types.card_abilities import CardEffect, Standing
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioStands
from engine.systems.battleground.state import Battle
from engine.systems.battleground.tokens.marks import affects
from engine.systems.battleground.tokens.token_numbers import SpeedContext, token_parts

SourcedModifier: TypeAlias = tuple[str, KnownAbility, Modifier]
"""A modifier with its ability and owner."""

LOOKS_AROUND = 10
"""The lookups needed to find out whether a passive about others applies to a figure."""
PRECEDENCE: Mapping[CardKind, int] = {"character": 4, "fate": 3, "weapon": 2, "item": 1, "scenario": 0}


def modifiers(
    state: Battle, figure: str, value: str, about: TestContext | SpeedContext | None = None
) -> Iterator[NumberPart]:
    """The parts that change a number of a figure, for a test or a move; of two that set it the later one wins."""
    state.meter.work += 1
    acting = state.figures[figure]
    if acting.buff or acting.debuff:
        yield from token_parts(state, figure, value, about)
    test = None if value == "speed" else cast("TestContext | None", about)
    if state.marks:
        yield from _of_marks(state, figure, value, test)
    ability_index = state.scenario.ability_index
    own = ability_index.numbers.get((figure, value))
    found = list(_own(own, figure, test)) if own else []
    if value in ability_index.auras:
        found += _of_others(state, figure, value, test)
    if state.binds("boosts"):
        found += _until_the_end(state, figure, value)
    if value in ability_index.everywhere:
        found += _of_scenario(state, figure, value)
    state.meter.work += len(found)
    if len(found) > 1:
        found.sort(key=lambda change: takes_precedence(change[1]))
    for owner, known, passive in found:
        context = context_of(state, known.key, owner, figure, test)
        if all_conditions_hold(context, passive.condition):
            yield part(passive, context, known.key, "BG-ABIL-1")


@amount("BG-ABIL-6")
def takes_precedence(known: KnownAbility) -> int:
    """Character card before fate and glory, before weapon, before item, before the scenario and the rulebook."""
    return PRECEDENCE[known.kind]


def _standing(known: KnownAbility) -> Standing:
    return cast(Standing, known.ability)


def _own(found: tuple[KnownAbility, ...], figure: str, test: TestContext | None) -> Iterator[SourcedModifier]:
    """BG-ABIL-1: the figure's own passives."""
    for known in found:
        if weapon_in_use(CarriedAbility(known, figure, test)):
            yield figure, known, _standing(known)


def _of_others(state: Battle, figure: str, value: str, test: TestContext | None) -> Iterator[SourcedModifier]:
    """BG-ABIL-2: passives about figures around their owner, possibly itself, while the budget of lookups lasts."""
    meter, stopped = state.meter, frozenset(state.stopped)
    for source, known in state.scenario.ability_index.auras[value]:
        if known.key in stopped:
            continue
        try:
            meter.take(known.key, LOOKS_AROUND)
        except LooksSpent:
            return
        passive = _standing(known)
        works = source in state.figures and weapon_in_use(CarriedAbility(known, source, test))
        if works and is_around(state, source, figure, passive.to, passive.range):
            yield source, known, passive


def _of_scenario(state: Battle, figure: str, value: str) -> Iterator[SourcedModifier]:
    """BG-ABIL-1: modifiers by the scenario itself, for the figures that it names."""
    for known in state.scenario.ability_index.everywhere[value]:
        passive = cast(ScenarioStands, known.ability)
        own = state.card(figure).seat == passive.seat
        if passive.to == "all-characters" or own is (passive.to == "all-friends"):
            yield "", known, passive


def _until_the_end(state: Battle, figure: str, value: str) -> Iterator[SourcedModifier]:
    """The modifiers until the end of an activation or interruption that is still running."""
    for frame in state.frames:
        for boost in expect(frame.values.get("boosts", ()), tuple, "boosts"):
            yield from _boosts(state, boost, figure, value)


def _boosts(state: Battle, boost: Value, figure: str, value: str) -> Iterator[SourcedModifier]:
    whose, owner, ability, place = cast("tuple[str, str, str, tuple[int, ...]]", boost)
    if whose == figure:
        known = state.scenario.ability_index.abilities[ability]
        gives = cast(CardEffect, known.definition.effect(place)).until_the_end
        yield from ((owner, known, passive) for passive in gives if passive.modify == value)


def _of_marks(state: Battle, figure: str, value: str, test: TestContext | None) -> Iterator[NumberPart]:
    """BG-FX-5: modifiers by marks, for the figures that they affect."""
    meanings = state.scenario.ability_index.marks
    for _, mark in sorted(state.marks.items()):
        gives = meanings[mark.name].gives
        # Most marks change no number, or another one; finding out whom they affect takes longer.
        if any(each.modify == value for each in gives) and affects(state, mark, figure):
            yield from parts(gives, value, context_of(state, mark.name, figure, figure, test), mark.name, "BG-FX-5")
