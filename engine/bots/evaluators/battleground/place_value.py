"""The value of places and activations: the mission, the chances to attack, and survival."""

from __future__ import annotations

from engine.bots.evaluators.battleground.attack_value import best_attack, could_attack, danger_at
from engine.bots.evaluators.battleground.knock_out_value import knock_out_worth
from engine.bots.evaluators.battleground.mission_value import mission_share
from engine.bots.evaluators.battleground.observation import Observation

NEXT, LATER = 0.9, 0.35
"""The value of a chance to attack in this activation, and of one in a later activation."""
RISK_TAKEN = 0.5
"""The weight of the danger that a figure leaves behind when it is activated."""


def mission_worth(observed: Observation, figure: str, place: int) -> float:
    """The value of a figure's place for the mission of its army."""
    army = observed.of_army(figure)
    return (
        army.objectives_from(figure, place) + army.denial_from(figure, place) + mission_share(observed, figure, place)
    )


def standing_worth(observed: Observation, figure: str, place: int, share: float = LATER) -> float:
    """The value of a figure's place to its army; chances to attack are weighted by this share."""
    key = "standing", figure, place, share
    if key not in observed.reckoned:
        mission = mission_worth(observed, figure, place)
        chance = share * best_attack(observed, figure, place)
        observed.reckoned[key] = mission + chance - danger_at(observed, figure, place)
    return observed.reckoned[key]


def standing_unharmed(observed: Observation, figure: str, place: int, share: float) -> float:
    """An upper bound of a place's value: the figure could not be attacked there."""
    return mission_worth(observed, figure, place) + share * best_attack(observed, figure, place)


def standing_at_most(observed: Observation, figure: str, place: int, share: float) -> float:
    """A higher upper bound of a place's value: the figure's attack from there, if it has one, also knocked out its
    target for sure."""
    foes = observed.of_army(figure).foes if could_attack(observed, figure, place) else ()
    chance = sum(knock_out_worth(observed.view.scenario, foe) for foe in foes)
    return mission_worth(observed, figure, place) + share * chance


def best_plan(observed: Observation, figure: str) -> float:
    """The gain by a figure's best attack from its place and by its best place for the mission."""
    at = observed.view.figures[figure].at
    if at is None:
        return 0.0
    gain = max((mission_worth(observed, figure, end) for end in observed.reach(figure)), default=0.0)
    return best_attack(observed, figure, at) + gain - RISK_TAKEN * standing_worth(observed, figure, at, 0.0)
