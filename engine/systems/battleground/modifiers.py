"""BG-ABIL-6: everything that abilities, tokens and marks do to a number of a figure, in order of precedence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias, cast

from engine.abilities.ability_types import Modifier
from engine.abilities.kinds import all_so
from engine.kernel.data.value import Value, expect
from engine.kernel.rules.clauses import amount
from engine.kernel.rules.modified_number import NumberPart
from engine.kernel.state.look_budget import LooksSpent
from engine.systems.battleground.abilities import Effect, Standing
from engine.systems.battleground.conditions import Carried, Testing, scene_of, weapon_in_use
from engine.systems.battleground.lore import CardKind, Known
from engine.systems.battleground.marks import affects
from engine.systems.battleground.passives import part, parts
from engine.systems.battleground.scenario_abilities import ScenarioStands
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import is_around
from engine.systems.battleground.token_numbers import Pacing, token_parts

Change: TypeAlias = tuple[str, Known, Modifier]
"""Whose ability changes a number, and how."""

LOOKS_AROUND = 10
"""What it takes to find out whether one passive about others reaches a figure, in looks."""
PRECEDENCE: Mapping[CardKind, int] = {"character": 4, "fate": 3, "weapon": 2, "item": 1, "scenario": 0}


def modifiers(state: Battle, figure: str, value: str, about: Testing | Pacing | None = None) -> Iterator[NumberPart]:
    """What changes a number of a figure, for a test or a move; of two that set it the later one wins."""
    state.meter.work += 1
    acting = state.figures[figure]
    if acting.buff or acting.debuff:
        yield from token_parts(state, figure, value, about)
    test = None if value == "speed" else cast("Testing | None", about)
    if state.marks:
        yield from _of_marks(state, figure, value, test)
    lore = state.setting.lore
    own = lore.numbers.get((figure, value))
    found = list(_own(own, figure, test)) if own else []
    if value in lore.auras:
        found += _of_others(state, figure, value, test)
    if state.binds("boosts"):
        found += _until_the_end(state, figure, value)
    if value in lore.everywhere:
        found += _of_scenario(state, figure, value)
    state.meter.work += len(found)
    if len(found) > 1:
        found.sort(key=lambda change: takes_precedence(change[1]))
    for owner, known, passive in found:
        scene = scene_of(state, known.key, owner, figure, test)
        if all_so(scene, passive.condition):
            yield part(passive, scene, known.key, "BG-ABIL-1")


@amount("BG-ABIL-6")
def takes_precedence(known: Known) -> int:
    """Character card before fate and glory, before weapon, before item, before the scenario and the rulebook."""
    return PRECEDENCE[known.kind]


def _standing(known: Known) -> Standing:
    return cast(Standing, known.ability)


def _own(found: tuple[Known, ...], figure: str, test: Testing | None) -> Iterator[Change]:
    """BG-ABIL-1: its own passives."""
    for known in found:
        if weapon_in_use(Carried(known, figure, test)):
            yield figure, known, _standing(known)


def _of_others(state: Battle, figure: str, value: str, test: Testing | None) -> Iterator[Change]:
    """BG-ABIL-2: passives about those around somebody, itself perhaps among them, while there are looks left."""
    meter, stopped = state.meter, frozenset(state.stopped)
    for source, known in state.setting.lore.auras[value]:
        if known.key in stopped:
            continue
        try:
            meter.take(known.key, LOOKS_AROUND)
        except LooksSpent:
            return
        passive = _standing(known)
        works = source in state.figures and weapon_in_use(Carried(known, source, test))
        if works and is_around(state, source, figure, passive.to, passive.range):
            yield source, known, passive


def _of_scenario(state: Battle, figure: str, value: str) -> Iterator[Change]:
    """BG-ABIL-1: what the scenario itself changes, for whom it says."""
    for known in state.setting.lore.everywhere[value]:
        passive = cast(ScenarioStands, known.ability)
        own = state.card(figure).seat == passive.seat
        if passive.to == "all-characters" or own is (passive.to == "all-friends"):
            yield "", known, passive


def _until_the_end(state: Battle, figure: str, value: str) -> Iterator[Change]:
    """What abilities changed until the end of an activation or interruption that is still going on."""
    for frame in state.frames:
        for boost in expect(frame.values.get("boosts", ()), tuple, "boosts"):
            yield from _boosts(state, boost, figure, value)


def _boosts(state: Battle, boost: Value, figure: str, value: str) -> Iterator[Change]:
    whose, owner, ability, place = cast("tuple[str, str, str, tuple[int, ...]]", boost)
    if whose == figure:
        known = state.setting.lore.abilities[ability]
        gives = cast(Effect, known.deed.effect(place)).until_the_end
        yield from ((owner, known, passive) for passive in gives if passive.modify == value)


def _of_marks(state: Battle, figure: str, value: str, test: Testing | None) -> Iterator[NumberPart]:
    """BG-FX-5: what the marks do to those whom they affect."""
    meanings = state.setting.lore.marks
    for _, mark in sorted(state.marks.items()):
        gives = meanings[mark.name].gives
        # Most marks change no number, or another one; whom they affect takes longer to find out.
        if any(each.modify == value for each in gives) and affects(state, mark, figure):
            yield from parts(gives, value, scene_of(state, mark.name, figure, figure, test), mark.name, "BG-FX-5")
