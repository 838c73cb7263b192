"""BG-ABIL-6: exemptions: cards take precedence over the rulebook, so an ability may exempt a figure from a rule."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from engine.abilities.kinds import all_conditions_hold
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.reach import Crowd
from engine.kernel.rules.clauses import effect
from engine.systems.battleground.abilities.passives.passive_parts import (
    CarriedAbility,
    TestContext,
    context_of,
    weapon_in_use,
)
from engine.systems.battleground.abilities.targets.targets import is_around
from engine.systems.battleground.abilities.types.card_abilities import Exempt, Exemption
from engine.systems.battleground.state import Battle


def is_exempt(state: Battle, figure: str, rule: Exemption, test: TestContext | None = None) -> bool:
    """Whether an ability exempts a figure from a rule, in this test."""
    return rule in state.scenario.ability_index.exempt and bool(exempting(state, figure, rule, test))


@effect("BG-ABIL-6")
def exempting(state: Battle, figure: str, rule: Exemption, test: TestContext | None) -> tuple[str, ...]:
    """The abilities that exempt a figure from a rule, its own and those of others around it."""
    return tuple(_exempting(state, figure, rule, test))


def _exempting(state: Battle, figure: str, rule: Exemption, test: TestContext | None) -> Iterator[str]:
    for owner, known in state.scenario.ability_index.exempt[rule]:
        ability = known.ability
        if not isinstance(ability, Exempt) or owner not in state.figures:
            continue
        if not weapon_in_use(CarriedAbility(known, owner, test)):
            continue
        if owner != figure if ability.to == "self" else not is_around(state, owner, figure, ability.to, ability.range):
            continue
        if all_conditions_hold(context_of(state, known.key, owner, figure, test), ability.condition):
            yield known.key


def may_be_interrupted(state: Battle, figure: str) -> bool:
    """BG-INT-1: whether a figure can be interrupted at all."""
    return not is_exempt(state, figure, "interruptions")


def crowd_met(state: Battle, mover: str) -> Crowd:
    """All other figures as obstacles to a moving figure; enemies that cannot stop it are treated like allies."""
    crowd = state.crowd(mover)
    if not is_exempt(state, mover, "stop-beside-enemies"):
        return crowd
    return Crowd(frozenset(), crowd.places, crowd.massive)


def terrain_met(state: Battle, mover: str) -> Terrain:
    """The map as terrain for a moving figure; for some figures difficult ground is not difficult."""
    terrain = state.scenario.terrain
    return _even(terrain) if terrain.difficult and is_exempt(state, mover, "difficult-ground") else terrain


@lru_cache(maxsize=16)
def _even(terrain: Terrain) -> Terrain:
    return Terrain(terrain.grid, terrain.tall, terrain.low, 0, terrain.ladder, terrain.platforms)
