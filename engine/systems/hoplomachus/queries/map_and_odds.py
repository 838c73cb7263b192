"""The queries that Hoplomachus answers: distances, reach, the dice of attacks and Specials, and their odds."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, Query
from engine.odds.distribution import Distribution
from engine.systems.hoplomachus.abilities.types.skill_damage import SkillDamage
from engine.systems.hoplomachus.abilities.use.skill_use import skill_damage_of
from engine.systems.hoplomachus.arena_geometry import distance, walk_to, walkable_hexes
from engine.systems.hoplomachus.combat.attack_odds import odds_of_loss
from engine.systems.hoplomachus.dice.hit_odds import odds_of_pool
from engine.systems.hoplomachus.queries.fields import dice, engaging, hex_, unit
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.units.actions import UnitAction
from engine.systems.hoplomachus.units.status import attack_dice, movement

_DIGITS = 9


@record(frozen=True, slots=True, kw_only=True)
class DistanceQuery(Query[Arena]):
    """HR-TURN-6: the distance of two places in hexes."""

    start: int = hex_(name="from")
    end: int = hex_(name="to")

    def answer(self, state: Arena) -> Mapping[str, Json]:
        return {"hexes": distance(state.scenario.grid, self.start, self.end), "rules": ["HR-TURN-6"]}


@record(frozen=True, slots=True, kw_only=True)
class Reach(Query[Arena]):
    """HR-TURN-4: the hexes to which a unit could move, with the number of steps."""

    unit: str = unit()

    def answer(self, state: Arena) -> Mapping[str, Json]:
        before = walkable_hexes(state, state.units[self.unit].at, movement(state, self.unit))
        steps = {state.printed(hex_): len(walk_to(before, hex_)) - 1 for hex_ in sorted(before)}
        reach: dict[str, Json] = {place: number for place, number in steps.items() if number}
        return {"reach": reach, "rules": ["HR-TURN-4", "HR-ARENA-1"]}


@record(frozen=True, slots=True, kw_only=True)
class Odds(Query[Arena]):
    """HR-COMP-2: the probability of each number of hits, of dice, of an attack, or of a Special, and the loss of HP."""

    action: UnitAction | None = engaging(default=None)
    dice: tuple[str, ...] | None = dice(default=None)

    def answer(self, state: Arena) -> Mapping[str, Json]:
        if (self.action is None) is (self.dice is None):
            raise BadQueryValue(message("ask-hoplomachus-one-kind-of-odds"))
        if self.action is None:
            return {"hits": _odds_json(odds_of_pool(state.scenario.dice, self.dice or ())), "rules": ["HR-COMP-2"]}
        if (strike := skill_damage_of(self.action)) is not None:
            return _of_special(state, strike)
        colours = attack_dice(state, self.action.unit)
        hits = odds_of_pool(state.scenario.dice, colours)
        taken = _taken(state, self.action.choice.text("target"), hits, attack=True)
        return {"dice": list(colours), **taken, "rules": ["HR-COMP-2", "HR-TURN-6"]}


def _of_special(state: Arena, strike: SkillDamage) -> dict[str, Json]:
    """The odds for each target on its own."""
    hits = strike.hits(state.scenario.dice)
    targets: dict[str, Json] = {name: _taken(state, name, hits, attack=False) for name in strike.targets}
    return {"dice": list(strike.dice), "targets": targets, "rules": ["HR-COMP-2", "HR-TURN-6"]}


def _taken(state: Arena, target: str, hits: Distribution[int], *, attack: bool) -> dict[str, Json]:
    lost = odds_of_loss(state, target, hits, attack=attack)
    defeated = round(lost.get(state.units[target].hp, 0.0), _DIGITS)
    return {"hits": _odds_json(hits), "lost": _odds_json(lost), "defeated": defeated}


def _odds_json(odds: Distribution[int]) -> dict[str, Json]:
    return {str(number): round(chance, _DIGITS) for number, chance in sorted(odds.items())}


ASKS: Mapping[str, type[Query[Arena]]] = {"distance": DistanceQuery, "reach": Reach, "odds": Odds}
