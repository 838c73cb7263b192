"""Weapons in attacks: the weapons of a figure, including fists, and the statistics that each kind of weapon tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal, NamedTuple, TypeAlias

from engine.systems.battleground.cards import ResultLineDef, WeaponDef, WeaponType
from engine.systems.battleground.state import Battle

AttackKind: TypeAlias = Literal["melee", "ranged", "spell", "fists"]


class AttackStatistics(NamedTuple):
    """The statistics of an attack: the tested one, the opposing one, and the rule."""

    statistic: str
    against: str
    rule: str


TESTED: Mapping[WeaponType, AttackStatistics] = {
    "melee": AttackStatistics("strength", "toughness", "BG-ATT-2"),
    "ranged": AttackStatistics("perception", "toughness", "BG-ATT-4"),
    "spell": AttackStatistics("power", "mind", "BG-ATT-5"),
}

FISTS = WeaponDef(
    id="fists",
    type="melee",
    dice=0,
    range=None,
    mana=0,
    area=0,
    table=(ResultLineDef(1, None, 1),),
    cost=0,
)
"""BG-ATT-3: the fists of a character without a melee weapon: one wound from one success on."""


def equipment(state: Battle, figure: str) -> tuple[WeaponDef, ...]:
    """The weapons a figure carries, each once."""
    return state.card(figure).equipment


def means(state: Battle, figure: str) -> tuple[WeaponDef, ...]:
    """BG-ATT-1, BG-ATT-3: the weapons of a figure and its fists."""
    return (*equipment(state, figure), FISTS)


def weapons_in_play(state: Battle) -> Iterable[WeaponDef]:
    """Every weapon that a figure carries in this game, each once."""
    return state.scenario.weapons.values()


def weapon_named(state: Battle, name: str) -> WeaponDef:
    """The weapon with this id; the same id is always the same card."""
    if name == FISTS.id:
        return FISTS
    return state.scenario.weapons[name]


def kind_of_attack(state: Battle, weapon: WeaponDef) -> AttackKind:
    """BG-ACT-3, BG-ATT-3: the type that an attack counts as for costs and missions; fists may have a type of their
    own."""
    if weapon is FISTS and state.scenario.profile["fists_type"] == "own":
        return "fists"
    return weapon.type


def tested(weapon: WeaponDef) -> AttackStatistics:
    """BG-ATT-2, -4, -5: the statistics of an attack with a weapon."""
    return TESTED[weapon.type]


def opposing(state: Battle, figure: str, weapon: WeaponDef, target: str) -> str:
    """BG-TEST-6: the statistic that a target tests against an attack; none for an ally that a spell for allies is cast
    on, or that stands in its area (BG-ATT-5)."""
    is_ally = state.card(figure).seat == state.card(target).seat
    return "" if weapon.targets == "allies" and is_ally else tested(weapon).against
