"""The value of places and activations: the mission, the chances to attack, and survival."""

from __future__ import annotations

from engine.bots.evaluators.battleground.attack_value import best_attack, could_attack, danger_at
from engine.bots.evaluators.battleground.knock_out_value import knock_out_worth
from engine.bots.evaluators.battleground.mission_value import mission_share
from engine.bots.evaluators.battleground.observation import Observation

NEXT, LATER = 0.9, 0.35
"""What a chance to attack is worth that may be taken in this activation, and one that may come in a later one."""
RISK_TAKEN = 0.5
"""How much a figure that is to be activated counts what it leaves behind."""


def mission_worth(observed: Observation, figure: str, place: int) -> float:
    """What it does for the mission of its army that a figure stands here."""
    army = observed.of_army(figure)
    return (
        army.objectives_from(figure, place) + army.denial_from(figure, place) + mission_share(observed, figure, place)
    )


def standing_worth(observed: Observation, figure: str, place: int, share: float = LATER) -> float:
    """What it is worth to its army that a figure stands here; chances to attack count by this share."""
    key = "standing", figure, place, share
    if key not in observed.reckoned:
        mission = mission_worth(observed, figure, place)
        chance = share * best_attack(observed, figure, place)
        observed.reckoned[key] = mission + chance - danger_at(observed, figure, place)
    return observed.reckoned[key]


def standing_unharmed(observed: Observation, figure: str, place: int, share: float) -> float:
    """What it would be worth if nobody could attack the figure there: the same or more."""
    return mission_worth(observed, figure, place) + share * best_attack(observed, figure, place)


def standing_at_most(observed: Observation, figure: str, place: int, share: float) -> float:
    """What it would be worth if besides its attack from there, if it has one, knocked out everybody: the same or
    more again."""
    foes = observed.of_army(figure).foes if could_attack(observed, figure, place) else ()
    chance = sum(knock_out_worth(observed.view.setting, foe) for foe in foes)
    return mission_worth(observed, figure, place) + share * chance


def best_plan(observed: Observation, figure: str) -> float:
    """What a figure gains by its best attack from where it stands and by the best place for the mission."""
    at = observed.view.figures[figure].at
    if at is None:
        return 0.0
    gain = max((mission_worth(observed, figure, end) for end in observed.reach(figure)), default=0.0)
    return best_attack(observed, figure, at) + gain - RISK_TAKEN * standing_worth(observed, figure, at, 0.0)
