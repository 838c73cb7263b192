"""BG-ABIL-6: everything that abilities, tokens and marks do to a number of a figure, in order of precedence."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TypeAlias, cast

from engine.kernel.clauses import amount
from engine.kernel.numbers import Part
from engine.kernel.value import Value, expect
from engine.systems.battleground.abilities import Passive, Standing
from engine.systems.battleground.conditions import Carried, Testing, holds, weapon_in_use
from engine.systems.battleground.lore import CardKind, Known
from engine.systems.battleground.marks import marks_upon
from engine.systems.battleground.passives import part
from engine.systems.battleground.state import Battle
from engine.systems.battleground.targets import is_around
from engine.systems.battleground.token_numbers import Pacing, token_parts

Change: TypeAlias = tuple[Known, Passive]

PRECEDENCE: Mapping[CardKind, int] = {"character": 4, "fate": 3, "weapon": 2, "item": 1}


def modifiers(state: Battle, figure: str, value: str, about: Testing | Pacing | None = None) -> Iterator[Part]:
    """What changes a number of a figure, for a test or a move; of two that set it the later one wins."""
    acting = state.figures[figure]
    if acting.buff or acting.debuff:
        yield from token_parts(state, figure, value, about)
    test = None if value == "speed" else cast("Testing | None", about)
    if state.marks:
        yield from _of_marks(state, figure, value, test)
    lore = state.setting.lore
    found = list(_own(lore.numbers.get((figure, value), ()), figure, test))
    if value in lore.auras:
        found += _of_others(state, figure, value, test)
    found += _until_the_end(state, figure, value)
    if len(found) > 1:
        found.sort(key=lambda change: takes_precedence(change[0]))
    for known, passive in found:
        if holds(state, figure, passive.condition, test):
            yield part(passive, known.key, "BG-ABIL-1")


@amount("BG-ABIL-6")
def takes_precedence(known: Known) -> int:
    """Character card before fate and glory, before weapon, before item, before the rulebook."""
    return PRECEDENCE[known.kind]


def _standing(known: Known) -> Standing:
    return cast(Standing, known.ability)


def _own(found: tuple[Known, ...], figure: str, test: Testing | None) -> Iterator[Change]:
    """BG-ABIL-1: its own passives."""
    for known in found:
        if weapon_in_use(Carried(known, figure, test)):
            yield known, _standing(known)


def _of_others(state: Battle, figure: str, value: str, test: Testing | None) -> Iterator[Change]:
    """BG-ABIL-2: passives about those around somebody, itself perhaps among them."""
    for source, known in state.setting.lore.auras[value]:
        passive = _standing(known)
        works = source in state.figures and weapon_in_use(Carried(known, source, test))
        if works and is_around(state, source, figure, passive.to, passive.range):
            yield known, passive


def _until_the_end(state: Battle, figure: str, value: str) -> Iterator[Change]:
    """What abilities changed until the end of an activation or interruption that is still going on."""
    for frame in state.frames:
        for boost in expect(frame.values.get("boosts", ()), tuple, "boosts"):
            yield from _boosts(state, boost, figure, value)


def _boosts(state: Battle, boost: Value, figure: str, value: str) -> Iterator[Change]:
    whose, ability, line, effect = cast("tuple[str, str, int, int]", boost)
    if whose == figure:
        known = state.setting.lore.abilities[ability]
        gives = known.deed.lines[line].effects[effect].until_the_end
        yield from ((known, passive) for passive in gives if passive.modify == value)


def _of_marks(state: Battle, figure: str, value: str, test: Testing | None) -> Iterator[Part]:
    """BG-FX-5: what the marks do to those whom they affect."""
    for mark in marks_upon(state, figure):
        for passive in state.setting.lore.marks[mark.name].gives:
            if passive.modify == value and holds(state, figure, passive.condition, test):
                yield part(passive, mark.name, "BG-FX-5")
