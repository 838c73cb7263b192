"""The value of a whole position to a seat: its units, their places, and the crowd's favour."""

from __future__ import annotations

from collections.abc import Sequence

from engine.bots.evaluators.hoplomachus.attack_value import GAME, PART, worth_of
from engine.bots.evaluators.hoplomachus.choice_value import worth
from engine.bots.evaluators.hoplomachus.place_value import Places, places_in
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.systems.hoplomachus.state import Arena
from engine.systems.hoplomachus.victory import outcome

FAVOUR, RESERVE = 0.5, 1.0
"""The values of a favour and of a unit in camp."""
SOON = 0.5
"""The value of a unit's place before its opponents have had their turn."""


def prospect(state: Arena, seat: str, promised: float, memory: Memory) -> float:
    """The value of a position for a seat, given the expected value of the dice rolls that led there."""
    return promised + standing(state, seat, memory)


def roll_value(state: Arena, choice: Choice, worth: float) -> float:
    """The value of a dice roll: that of its choice."""
    return worth


def standing(state: Arena, seat: str, memory: Memory | None = None) -> float:
    """The value of the seat's team less that of all others."""
    teams = state.scenario.teams
    end = outcome(state)
    if end is not None:
        return GAME * (_sign(seat in end.winners) if end.winners else 0)
    places = places_in(state, memory)
    units = sum(_unit(places, name) * _sign(teams[state.units[name].seat] == teams[seat]) for name in state.names)
    return units + sum(_beside(state, each) * _sign(teams[each] == teams[seat]) for each in state.seats)


def _sign(own: bool) -> int:
    return 1 if own else -1


def _unit(places: Places, name: str) -> float:
    """Its HP, the value of its defeat, reduced the nearer that is, and the value of its place.

    A unit whose defeat ends the game has no value for being there: it is worth more in camp.
    """
    hp, whole = places.view.units[name].hp, worth_of(places.view, name)
    return hp + (whole if whole < GAME else 0.0) - whole * PART / hp + SOON * places.standing(name)


def _beside(state: Arena, seat: str) -> float:
    """The value of a troop's assets off the arena."""
    side = state.sides[seat]
    return FAVOUR * side.favour + RESERVE * len(side.available)


def is_over(began: Arena, state: Arena, seat: str) -> bool:
    """HR-TURN-1: whether the turn that the seat looks ahead to is over."""
    return (state.round, state.active) != (began.round, began.active)


def open_to(view: Arena, rated: Sequence[tuple[Choice, float]]) -> Sequence[tuple[Choice, float]]:
    """All choices: none of them gives something up for nothing."""
    return rated


def rate_promising_choices(
    view: Arena, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[tuple[Choice, float]]:
    """All choices, as far as a work limit leaves time for them: there are only a few, and rating them is fast."""
    found = worth(view, choices, seat, memory)
    return tuple(zip(choices[: len(found)], found, strict=True))
