"""What it takes away to use an ability: what it costs, by the kinds of costs, and that some do not work again."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.bots.judges.battleground.chances import points_by_wounds
from engine.bots.judges.battleground.foresight import AP_WORTH, CARD_WORTH, FOCUS_WORTH, MANA_WORTH
from engine.bots.judges.battleground.outlook import Outlook
from engine.systems.battleground.abilities.limits import limit_of, times_worked
from engine.systems.battleground.abilities.use.targeting_rules import AimedAbility

RARE = 0.5
"""What it is worth to keep an ability for later that works only once more in the game."""

Price = Callable[[Outlook, AimedAbility, int], float]
"""What it takes away to pay so much of something."""


def price(observed: Outlook, aimed: AimedAbility) -> float:
    """What a use of an ability takes away from its player."""
    paid = sum(worth(observed, aimed, aimed.price(kind)) for kind, worth in PRICES.items() if aimed.price(kind))
    return paid + _kept_for_later(observed, aimed)


def action_points(observed: Outlook, aimed: AimedAbility, number: int) -> float:
    """The first one is what every action costs; with the others one could do something else."""
    return AP_WORTH * (number - 1)


def mana(observed: Outlook, aimed: AimedAbility, number: int) -> float:
    """Each mana is as good as another."""
    return MANA_WORTH * number


def wounds(observed: Outlook, aimed: AimedAbility, number: int) -> float:
    """BG-WIN-1: the points that the enemy is nearer to by them."""
    return points_by_wounds(observed.view, aimed.cast.figure, number)


def focus(observed: Outlook, aimed: AimedAbility, number: int) -> float:
    """The token would serve the next test."""
    return FOCUS_WORTH * number


def cards(observed: Outlook, aimed: AimedAbility, number: int) -> float:
    """BG-ROUND-4: those that others need to be activated are worth more."""
    spared = min(number, observed.spare_cards)
    return CARD_WORTH * spared + AP_WORTH * (number - spared)


def _kept_for_later(observed: Outlook, aimed: AimedAbility) -> float:
    """The last time that an ability works in a game is not wasted while there are rounds to come."""
    view, limit = observed.view, limit_of(observed.view, aimed.cast)
    if limit is None or limit.per != "game" or view.round >= view.setting.rounds:
        return 0.0
    return RARE if times_worked(view, aimed.cast, limit) == limit.times - 1 else 0.0


PRICES: Mapping[str, Price] = {
    "ap": action_points,
    "mana": mana,
    "wounds": wounds,
    "focus": focus,
    "cards": cards,
}
"""By what is paid with."""
