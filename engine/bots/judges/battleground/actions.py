"""What the actions of an activation or interruption are worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.bots.judges.battleground.outlook import Outlook
from engine.bots.judges.battleground.plans import AFTERWARDS, standing_worth
from engine.kernel.choice import Choice
from engine.systems.battleground.acting import active, ap
from engine.systems.battleground.economy import ap_cost
from engine.systems.battleground.places import engaged_with
from engine.systems.battleground.threshold import THRESHOLD, attack_trial
from engine.systems.battleground.weapons import weapon_named

Worth = Callable[[Outlook, Choice], float]

STAYING = 0.05
"""A move has to be better than staying by more than this."""
LEAVING = 0.8
"""What an opportunity attack costs, of what the attacks of those who make it promise."""


def attacking(outlook: Outlook, choice: Choice) -> float:
    """What the attack promises, with all that changes its threshold now; allies are spared."""
    figure, weapon, target = (choice.text(name) for name in ("figure", "weapon", "target"))
    if target in outlook.own:
        return 0.1
    card = weapon_named(outlook.view, weapon)
    threshold = THRESHOLD.value(attack_trial(outlook.view, figure, weapon, target))
    return 0.5 + outlook.worth_of_attack(figure, card, target, threshold)


def moving(outlook: Outlook, choice: Choice) -> float:
    """How much better the figure stands there than here; leaving an enemy has its price."""
    view, figure = outlook.view, choice.text("figure")
    at, to = view.figures[figure].at, outlook.grid.place(choice.text("to"))
    if at is None or at == to:
        return -STAYING
    left = ap(view) - ap_cost(view, "move")
    share = 0.9 if left > 0 else AFTERWARDS
    gained = standing_worth(outlook, figure, to, share) - _here(outlook, figure, at, share)
    return gained - _price_of_leaving(outlook, figure) - STAYING - (0.3 if choice.data.get("focused") else 0.0)


def _here(outlook: Outlook, figure: str, at: int, share: float) -> float:
    """What the present place is worth, figured out once for all moves."""
    key = figure, share
    if key not in outlook.kept:
        outlook.kept[key] = standing_worth(outlook, figure, at, share)
    return outlook.kept[key]


def _price_of_leaving(outlook: Outlook, figure: str) -> float:
    key = figure, -1.0
    if key not in outlook.kept:
        foes = engaged_with(outlook.view, figure)
        blows = (
            max(
                (
                    outlook.worth_of_attack(foe, weapon, figure, 3)
                    for weapon in outlook.weapons(foe)
                    if weapon.range is None
                ),
                default=0.0,
            )
            for foe in foes
        )
        outlook.kept[key] = LEAVING * sum(blows)
    return outlook.kept[key]


def focusing(outlook: Outlook, choice: Choice) -> float:
    """Worth it before an attack that can still be paid for."""
    view, figure = outlook.view, active(outlook.view)
    at = view.figures[figure].at
    if at is None or ap(view) - ap_cost(view, "focus") < 1:
        return 0.2
    return 0.3 * outlook.best_attack_from(figure, at)


def guarding(outlook: Outlook, choice: Choice) -> float:
    """Worth it with the last action points, where an enemy may come."""
    view, figure = outlook.view, active(outlook.view)
    if ap(view) > ap_cost(view, "guard"):
        return -1.0
    best = (
        outlook.worth_of_attack(figure, weapon, foe, 5) for weapon in outlook.weapons(figure) for foe in outlook.foes
    )
    return 0.4 + 0.2 * max(best, default=0.0)


def playing_a_card(outlook: Outlook, choice: Choice) -> float:
    """Cards that are not needed to activate the others are good for one more action."""
    view = outlook.view
    waiting = sum(1 for name in outlook.own if not view.figures[name].activated)
    spare = len(view.sides[outlook.seat].in_hand) > waiting + (view.round < view.setting.rounds)
    worth = {"ap": 1.5, "ability": 1.0, "mission": 1.0, "mana": 0.1}[choice.text("bonus")]
    return worth if spare else -1.0


def using(outlook: Outlook, choice: Choice) -> float:
    """An ability is good for about as much as an action, if it is not used against the own side."""
    return 1.2


def using_item(outlook: Outlook, choice: Choice) -> float:
    """An item that is used up is best used soon."""
    return 1.0


ACTIONS: Mapping[str, Worth] = {
    "attack": attacking,
    "move": moving,
    "focus": focusing,
    "guard": guarding,
    "play-card": playing_a_card,
    "use": using,
    "use-item": using_item,
}
