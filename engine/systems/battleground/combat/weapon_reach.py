"""BG-SIGHT-1, BG-AREA-1: the range and the area of a weapon, as modified by abilities."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple, cast

from engine.geometry.hex.distance import ExactInches
from engine.kernel.rules.modified_number import ModifiedNumber, NumberPart, NumberSource
from engine.systems.battleground.abilities.passives.modifiers import modifiers
from engine.systems.battleground.cards import WeaponDef
from engine.systems.battleground.combat.attack_context import AttackTest
from engine.systems.battleground.combat.facing import facing_hexes_towards
from engine.systems.battleground.sight.visibility import are_within
from engine.systems.battleground.state import Battle


class Wielded(NamedTuple):
    """A weapon of a figure, and its intended target."""

    state: Battle
    figure: str
    weapon: WeaponDef
    target: str


def _abilities(name: str) -> Callable[[Wielded], Iterator[NumberPart]]:
    """The parts of a number of the weapon that come from abilities, as in an attack with it."""
    return lambda wielded: modifiers(
        wielded.state, wielded.figure, name, AttackTest(wielded.figure, wielded.weapon.id, wielded.target)
    )


# A range may be a fraction of an inch; both are added to and clamped in the same way.
RANGE: ModifiedNumber[Wielded] = ModifiedNumber(
    "range", lambda wielded: cast(int, wielded.weapon.range or 0), (NumberSource(_abilities("range")),)
)
AREA: ModifiedNumber[Wielded] = ModifiedNumber(
    "area", lambda wielded: wielded.weapon.area, (NumberSource(_abilities("area")),)
)


def range_of(state: Battle, figure: str, weapon: WeaponDef, target: str) -> ExactInches | None:
    """BG-SIGHT-1: the range of a figure's weapon with this target; a melee weapon has none."""
    if weapon.range is None or "range" not in state.scenario.ability_index.changed:
        return weapon.range
    return cast(ExactInches, max(0, RANGE.value(Wielded(state, figure, weapon, target))))


def area_of(state: Battle, figure: str, weapon: WeaponDef, target: str) -> int:
    """BG-AREA-1: how many steps around this target a figure's weapon hits."""
    if "area" not in state.scenario.ability_index.changed:
        return weapon.area
    return max(0, AREA.value(Wielded(state, figure, weapon, target)))


def reaches(state: Battle, figure: str, weapon: WeaponDef, target: str) -> bool:
    """BG-SIGHT-1, BG-BIG-4: whether a target is within the range of a figure's weapon."""
    own = state.filled(figure)
    if len(own) > 1 and state.scenario.profile["massive_range"] == "facing_hexes":
        own = facing_hexes_towards(state, figure, state.filled(target))
    return reaches_from(state, figure, weapon, target, own)


def reaches_from(state: Battle, figure: str, weapon: WeaponDef, target: str, own: Sequence[int]) -> bool:
    """BG-SIGHT-1: whether a target is within the range of a weapon if the figure stood at these places."""
    inches = range_of(state, figure, weapon, target)
    return inches is not None and bool(own) and are_within(state, own, state.filled(target), inches)
