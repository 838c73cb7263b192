"""The best that a figure can hope for from one activation: an attack, or a better place."""

from __future__ import annotations

from engine.bots.judges.battleground.outlook import Outlook
from engine.geometry.movement import movement_on
from engine.systems.battleground.speed import speed

AFTERWARDS = 0.35
"""What a chance to attack is worth that may come only in a later activation."""


def standing_worth(outlook: Outlook, figure: str, place: int, attack_share: float) -> float:
    """What it is worth that a figure stands at a place: the mission, its chances, and the danger it is in there."""
    mission = outlook.objectives_from(figure, place) + outlook.denial_from(place)
    return mission + attack_share * outlook.best_attack_from(figure, place) - outlook.danger_at(figure, place)


def best_plan(outlook: Outlook, figure: str) -> float:
    """What the figure gains by its best attack from here, or by the best place it can go to."""
    view = outlook.view
    at = view.figures[figure].at
    if at is None:
        return 0.0
    movement = movement_on(view.setting.terrain, view.card(figure).card.base, view.figures[figure].facing)
    reach = movement.reach(at, speed(view, figure), view.crowd(figure))
    here = standing_worth(outlook, figure, at, 0.0)
    gains = (outlook.objectives_from(figure, end) + outlook.denial_from(end) for end in reach.costs)
    return outlook.best_attack_from(figure, at) + max(gains, default=0.0) - here / 2
