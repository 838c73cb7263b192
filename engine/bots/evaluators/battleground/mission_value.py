"""The value of the mission at the end of a round, by the parts of the map in which figures stand."""

from __future__ import annotations

from functools import lru_cache

from engine.abilities.conditions.in_region import InRegion
from engine.abilities.structure.traversal import all_parts
from engine.bots.evaluators.battleground.objective_distance import OUT_OF_REACH, ways_into
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.scenario_value import given
from engine.geometry.hex.bit_sets import members
from engine.systems.battleground.compiled_scenario import BattleScenario
from engine.systems.battleground.events import PhaseBegan
from engine.systems.battleground.state import Battle
from engine.systems.battleground.trigger_events import PhaseEnded, RoundEnded

THERE, NEAR, FADING = 0.9, 0.75, 0.93
"""The value of points at the end of the round for figures that are there, and for those that can walk there: less for
each movement point of the way."""
AGAIN = 0.5
"""The share of them that counts for each later round, as a figure may not be able to stay."""
STRIDE = 7
"""The movement points of an activation."""


@lru_cache(maxsize=64)
def parts_wanted(scenario: BattleScenario) -> tuple[int, ...]:
    """The parts of the map on which abilities of the scenario depend when a round ends, as sets of hexes."""
    awaited = (scenario.ability_index.of_scenario.get(event, ()) for event in (PhaseBegan, PhaseEnded, RoundEnded))
    inside = (each for own in awaited for known in own for each, _ in all_parts(known.ability))
    return tuple(dict.fromkeys(scenario.regions[each.region] for each in inside if isinstance(each, InRegion)))


def mission_share(observed: Observation, figure: str, place: int) -> float:
    """The value to its army of a figure in a scoring part of the map, or on the way to one."""
    army, terrain = observed.of_army(figure), observed.view.scenario.terrain
    worth = 0.0
    for number, part in enumerate(parts_wanted(observed.view.scenario)):
        promised = _gain(army, figure, number)
        if promised > 0:
            ways = ways_into(terrain, part)
            way = min(ways.get(filled, OUT_OF_REACH) for filled in army.base_at(figure, place))
            worth = max(worth, promised * _hope(way, army.view.scenario.rounds - army.view.round))
    return worth


def mission_shares(observed: Observation) -> float:
    """The seat's lead on missions with all figures in place, and the expected lead by figures on their way."""
    view = observed.view
    if not parts_wanted(view.scenario):
        return 0.0
    there = _lead(observed, view) * _hope(0, view.scenario.rounds - view.round)
    return there + _on_the_way(observed) - _on_the_way(observed.rival)


def _on_the_way(observed: Observation) -> float:
    places = (
        (name, observed.view.figures[name].at) for name in observed.own if not any(_stands_in(observed.view, name))
    )
    return sum(mission_share(observed, name, at) for name, at in places if at is not None)


def _hope(way: int, rounds: int) -> float:
    """The probability that a figure so far away scores the points of a round, with so many rounds left."""
    if way == 0:
        return THERE * (1 + AGAIN * rounds)
    left = rounds - way // STRIDE
    return NEAR * float(FADING**way) * (1 + AGAIN * left) if left >= 0 else 0.0


def _gain(army: Observation, figure: str, number: int) -> float:
    """The gain in lead if the figure stood in this part of the map rather than outside all parts."""
    key = "errand", figure, number
    if key not in army.reckoned:
        army.reckoned[key] = _gain_beside(army, figure, number)
    return army.reckoned[key]


def _gain_beside(army: Observation, figure: str, number: int) -> float:
    """The gain in lead where it depends on the places of all others."""
    view = army.view
    others = tuple((name, _stands_in(view, name)) for name in view.names if name != figure)
    key = "errand", army.seat, figure, number, others
    if key not in army.remembered:
        inside = members(parts_wanted(view.scenario)[number])[0]
        there, away = (army.with_figure_at(figure, place) for place in (inside, None))
        army.remembered[key] = _lead(army, there) - _lead(army, away)
    return army.remembered[key]


def _stands_in(state: Battle, figure: str) -> tuple[bool, ...]:
    """For each wanted part of the map, whether a figure stands in it."""
    hexes = [state.scenario.terrain.grid.hex_of(place) for place in state.filled(figure)]
    return tuple(any(part >> each & 1 for each in hexes) for part in parts_wanted(state.scenario))


def _lead(observed: Observation, state: Battle) -> float:
    """The gain in the seat's lead over now if the round ended like this."""
    ends = (PhaseBegan(phase="clean-up"), PhaseEnded(phase="clean-up"), RoundEnded(round=state.round))
    return sum(given(state, event, observed.seat) for event in ends)
