"""The part of a passive in a number, and whether it applies now (BG-ABIL-1, BG-ATT-6).

That depends on the test, the weapon in use, and where the figures stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple, Protocol

from engine.abilities.ability_types import Modifier
from engine.abilities.ability_use import AbilityUse
from engine.abilities.context import BEARER, AbilityContext
from engine.abilities.kinds import all_conditions_hold
from engine.kernel.data.message import message
from engine.kernel.rules.clauses import clause
from engine.kernel.rules.modified_number import NumberPart
from engine.systems.battleground.abilities.types.ability_index import KnownAbility
from engine.systems.battleground.abilities.types.scenario_abilities import ScenarioStands
from engine.systems.battleground.state import Battle


class TestContext(Protocol):
    """A test for which a number is computed."""

    @property
    def figure(self) -> str: ...

    @property
    def purpose(self) -> str: ...

    @property
    def weapon(self) -> str: ...

    @property
    def target(self) -> str: ...


class CarriedAbility(NamedTuple):
    """An ability that a figure carries, perhaps on a weapon, and the test in which it may apply."""

    known: KnownAbility
    figure: str
    test: TestContext | None


@clause("BG-ATT-6")
def weapon_in_use(carried: CarriedAbility) -> bool:
    """The ability of a weapon works only while attacking with it, unless it says otherwise."""
    known, figure, test = carried
    if known.kind != "weapon" or known.anyway:
        return True
    return test is not None and (test.purpose, test.figure, test.weapon) == ("attack", figure, known.card)


def context_of(state: Battle, ability: str, owner: str, bearer: str, about: Any) -> AbilityContext[Battle]:
    """The context of a passive ability: its owner, and the figure whose number it may change.

    BG-COMP-1: Allies and enemies are those of the owner, whoever bears the change.
    """
    seat = state.card(owner).seat if owner else _seat_of_scenario(state, ability) or state.card(bearer).seat
    target = "" if about is None else about.target
    return AbilityContext(state, AbilityUse(seat, owner, ability, target), about, {BEARER: bearer}, printed=True)


def _seat_of_scenario(state: Battle, ability: str) -> str | None:
    """The seat that an ability of the scenario belongs to; without one it belongs to whom it happens to."""
    stands = state.scenario.ability_index.abilities[ability].ability
    return stands.seat if isinstance(stands, ScenarioStands) else None


def parts(
    modifiers: Iterable[Modifier], value: str, context: AbilityContext[Battle], name: str, rule: str
) -> Iterator[NumberPart]:
    """The parts of those modifiers that change this number and apply now."""
    return (
        part(each, context, name, rule)
        for each in modifiers
        if each.modify == value and all_conditions_hold(context, each.condition)
    )


def part(modifier: Modifier, context: AbilityContext[Battle], name: str, rule: str) -> NumberPart:
    """The part of a passive ability of this name."""
    return NumberPart(rule, *modifier.counted(context), message("battleground-ability-changes", ability=name))
