"""The value of places to units: the best attack from there, a stone, nearby enemies, the danger.

Much of it depends not on the hex but on the distances of the opponents, and does not change while units move: it is
computed once for all hexes and cached until a unit loses HP, enters, leaves or gets a tactic.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import replace
from functools import lru_cache
from operator import add
from typing import NamedTuple

from engine.abilities.kinds import AboutPiece
from engine.abilities.structure.traversal import looks_of
from engine.bots.evaluators.hoplomachus.attack_value import DamageOdds, attack_balance, hits_of, taken
from engine.bots.memory import Memory
from engine.odds.distribution import lifted_over_both
from engine.systems.hoplomachus.abilities.types.skills import Instead, Reacting, Standing
from engine.systems.hoplomachus.arena_geometry import distances_from
from engine.systems.hoplomachus.combat.attack_odds import odds_of_loss
from engine.systems.hoplomachus.compiled_scenario import CompiledScenario
from engine.systems.hoplomachus.state import Arena, with_unit
from engine.systems.hoplomachus.units.status import attack_dice, attack_range, movement

STONE = 1.5
"""A unit on a stone earns favour each turn; two earn three."""
NEAR = 0.1
"""The value of being a hex nearer to the nearest opponent."""
CAUTION = 0.15
"""The weight of a danger: the opponent may be defeated before, or attack another unit."""
MOST_SITUATIONS = 1_000
"""The number of cached situations; one takes about 5 kB."""


class Fighter(NamedTuple):
    """A unit in a situation: its opponents, the range of its attack, and how far away it may hit a target in its
    turn."""

    foes: tuple[str, ...]
    reach: int
    threatens: int


class Situation(NamedTuple):
    """The evaluated units of a situation, with their attacks and dangers."""

    fighters: dict[str, Fighter]
    worth: dict[Hashable, float]


class Places:
    """A view of a game, with the values computed for its situation.

    A situation is everything that attacks and dangers depend on, except the hexes of the units concerned.
    """

    def __init__(self, view: Arena, memory: Memory) -> None:
        self.view = view
        self.memory = memory
        self._fighters, self._reckoned = _known_of(view, memory)
        self._here: dict[str, float] = {}

    def in_(self, view: Arena) -> Places:
        """The places for another view of the same game."""
        return Places(view, self.memory)

    def standing(self, unit: str) -> float:
        """The value of its place to a unit in combat."""
        if unit not in self._here:
            self._here[unit] = self._standing(unit, self.view.units[unit].at)
        return self._here[unit]

    def standing_at(self, unit: str, at: int) -> float:
        """The value to a unit of standing on this hex."""
        if looks_anywhere(self.view.scenario):
            return self.in_(self._with(unit, at)).standing(unit)
        return self._standing(unit, at)

    def ground(self, unit: str) -> float:
        """The value of the hex itself."""
        at = self.view.units[unit].at
        return self._ground(unit, at, self._ways(unit, at))

    def danger(self, unit: str) -> float:
        """The expected damage by all opponents who could come within range in one turn."""
        return self._danger(unit, self._ways(unit, self.view.units[unit].at))

    def _standing(self, unit: str, at: int) -> float:
        ways, reach = self._ways(unit, at), self._fighter(unit).reach
        blows = [self._blow(unit, foe, way, at) for foe, way in ways.items() if way <= reach]
        return max([0.0, *blows]) + self._ground(unit, at, ways) - self._danger(unit, ways)

    def _ground(self, unit: str, at: int, ways: Mapping[str, int]) -> float:
        near = self._fighter(unit).reach - min(ways.values()) if ways else 0
        return STONE * (at in self.view.scenario.stones) + NEAR * min(near, 0)

    def _danger(self, unit: str, ways: Mapping[str, int]) -> float:
        near = tuple([foe for foe, way in ways.items() if way <= self._fighter(foe).threatens])
        key = "danger", unit, near
        if key not in self._reckoned:
            self._reckoned[key] = self._danger_by(unit, near)
        return self._reckoned[key]

    def _danger_by(self, unit: str, foes: tuple[str, ...]) -> float:
        view = self.view
        lost: DamageOdds = {0: 1.0}
        for foe in foes:
            hits = hits_of(view, attack_dice(view, foe))
            lost = lifted_over_both(add, lost, odds_of_loss(view, unit, hits))
        return CAUTION * taken(view, unit, lost)

    def _blow(self, unit: str, foe: str, way: int, at: int) -> float:
        """The expected value of an attack from this hex, at this distance from the opponent."""
        key = "attack", unit, foe, way
        if key not in self._reckoned:
            self._reckoned[key] = attack_balance(self._with(unit, at), unit, foe)
        return self._reckoned[key]

    def _ways(self, unit: str, at: int) -> Mapping[str, int]:
        """The distances of a unit's opponents from a hex."""
        far, units = distances_from(self.view.scenario.grid, at), self.view.units
        return {foe: far[units[foe].at] for foe in self._fighter(unit).foes}

    def _fighter(self, unit: str) -> Fighter:
        if unit not in self._fighters:
            self._fighters[unit] = _fighter(self.view, unit)
        return self._fighters[unit]

    def _with(self, unit: str, at: int) -> Arena:
        """The game as it would be if the unit stood there."""
        return with_unit(self.view, unit, replace(self.view.units[unit], at=at))


def places_in(view: Arena, memory: Memory | None = None) -> Places:
    """The places of a view, with the cached values of its situation."""
    return Places(view, memory or Memory())


def _fighter(view: Arena, unit: str) -> Fighter:
    foes = tuple(name for name in view.names if not view.allied(unit, name))
    reach = attack_range(view, unit)
    return Fighter(foes, reach, movement(view, unit) + reach if view.units[unit].active else -1)


def _known_of(view: Arena, memory: Memory) -> Situation:
    """The cached situation of a view; a new one while an ability runs, which may have bound names."""
    if view.frames:
        return Situation({}, {})
    known: dict[Hashable, Situation] = memory.known.setdefault(("situations", view.scenario), {})
    situation = _situation(view)
    if situation not in known:
        if len(known) >= MOST_SITUATIONS:
            known.clear()
        known[situation] = Situation({}, {})
    return known[situation]


def _situation(view: Arena) -> Hashable:
    """The cache key of attacks and dangers. Hexes count only if an ability reads more than the distance of the
    attacker.
    """
    anywhere = looks_anywhere(view.scenario)
    units = tuple(
        (name, unit.hp, unit.active, unit.dazed, unit.tactics, unit.at if anywhere else None)
        for name, unit in view.units.items()
    )
    sides = tuple((side.favour, side.faction, side.discard) for side in view.sides.values())
    return view.active, view.round, units, sides, tuple(view.used.items())


@lru_cache(maxsize=64)
def looks_anywhere(scenario: CompiledScenario) -> bool:
    """Whether the value of an attack or a danger may depend on more than the distance between attacker and target.

    A skill triggered by damage to its own unit depends on the distance of the attacker; distances that other skills
    depend on are those of third units.
    """
    skills = (skill.ability for unit in scenario.units.values() for skill in unit.skills)
    lying = (ability for tactic in scenario.tactics.values() for _, ability in tactic.lying)
    changing = (each for each in (*skills, *lying) if isinstance(each, Standing | Instead | Reacting))
    return any("places" in looks or ("distances" in looks and not own) for looks, own in map(_look, changing))


def _look(ability: Standing | Instead | Reacting) -> tuple[frozenset[str], bool]:
    """The kinds of state that an ability depends on, and whether it only waits for events of its own unit."""
    own = isinstance(ability, Reacting) and isinstance(ability.when, AboutPiece) and ability.when.who == "self"
    return looks_of(ability), own
