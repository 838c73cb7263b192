"""The value of the actions of an activation or interruption, and of the cards that are played between them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.abilities.ability_use import AbilityUse
from engine.bots.evaluators.battleground import side_mission_value as missions
from engine.bots.evaluators.battleground.ability_value import ability_worth, best_ability_worth, effects_worth
from engine.bots.evaluators.battleground.attack_value import attack_worth, best_attack_points, price_of_leaving
from engine.bots.evaluators.battleground.observation import Observation, as_acting
from engine.bots.evaluators.battleground.place_value import (
    LATER,
    NEXT,
    standing_at_most,
    standing_unharmed,
    standing_worth,
)
from engine.bots.evaluators.battleground.step_value import AP_WORTH, CARD_WORTH, FOCUS_WORTH, MANA_WORTH, answered
from engine.kernel.data.choice import Choice
from engine.systems.battleground.abilities.use.automatic_use import Perform, ability_of_card, aimed_of
from engine.systems.battleground.abilities.use.use_action import use_of
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.activation.costs import ap_bill, ap_cost, ap_to_pay, ap_without_cards
from engine.systems.battleground.activation.items import item_use_of
from engine.systems.battleground.activation.mana_and_ap import mana_gained
from engine.systems.battleground.activation_frame import active, ap
from engine.systems.battleground.combat.attack_action import AttackWish, attack_of, mana_bill
from engine.systems.battleground.state import Battle

ActionWorth = Callable[[Observation, Choice], float]
There = Callable[[Observation, str, int, float], float]
"""The value of a figure's place, where chances to attack are weighted by a share."""

FIRST = 0.5
"""The bonus for an attack over its expected value: an action point that is not spent is lost."""
STAYING = 0.05
"""The gain by which a move must be better than staying."""
READINESS = 0.2
"""The value of a focus token that no attack is going to use at once."""
GUARD, GUARDED = 0.4, 0.2
"""The value of a guard by itself, and the weight of its possible attack."""
SOON = 0.2
"""The bonus for using up a single-use item early."""


def attacking(observed: Observation, choice: Choice) -> float:
    """BG-ATT: the expected value of the attack with all modifiers of its tests: points, effects and side missions."""
    view = observed.view
    figure, weapon, target = (choice.text(name) for name in ("figure", "weapon", "target"))
    missions_worth = missions.mission_chance_points(observed, missions.by_attack(view, figure, weapon, target))
    promised = attack_worth(view, figure, weapon, target, points=observed.points)
    promised += effects_worth(observed, figure, weapon, target)
    found = promised + missions_worth - _dearer_by_cards(view, attack_of(view, choice))
    return found + (FIRST if found > 0 else 0.0)


def _dearer_by_cards(view: Battle, attack: AttackWish) -> float:
    """BG-ABIL-6: the change in an attack's cost by abilities."""
    spell = mana_bill(view, attack.figure, attack.weapon, attack.target)
    dearer = MANA_WORTH * (attack.mana - spell.printed) if spell.is_changed else 0.0
    if not isinstance(view.question, Act):
        return dearer
    bill = ap_bill(view, attack.use, attack.test)
    return dearer + AP_WORTH * (ap_to_pay(bill) - ap_without_cards(bill)) if bill.is_changed else dearer


def moving(observed: Observation, choice: Choice) -> float:
    """BG-MOVE: how much better a figure stands there than here, minus the price of leaving an enemy (BG-INT-6)."""
    return _moving(observed, choice, standing_worth)


def moving_unharmed(observed: Observation, choice: Choice) -> float:
    """An upper bound of a move's value: the figure could not be attacked at its new place."""
    return _moving(observed, choice, standing_unharmed)


def moving_at_most(observed: Observation, choice: Choice) -> float:
    """A higher upper bound of a move's value: its attack from there also knocked out its target for sure."""
    return _moving(observed, choice, standing_at_most)


def _moving(observed: Observation, choice: Choice, there: There) -> float:
    view, figure = observed.view, choice.text("figure")
    at, to = view.figures[figure].at, observed.grid.place(choice.text("to"))
    if at is None or at == to:
        return -STAYING
    share = _share_of_attacks(observed, figure)
    better = there(observed, figure, to, share) - standing_worth(observed, figure, at, share)
    if not observed.is_own(figure):
        return -better
    price = price_of_leaving(observed, figure) + (FOCUS_WORTH if choice.data.get("focused") else 0.0)
    return (
        better + missions.mission_chance_points(observed, missions.by_move(observed, figure, at, to)) - price - STAYING
    )


def _share_of_attacks(observed: Observation, figure: str) -> float:
    """The weight of an attack after a move: higher if an action point is left for it."""
    if not observed.is_acting(figure):
        return LATER
    price = ap_cost(observed.view, "move") if isinstance(observed.view.question, Act) else 0
    return NEXT if ap(observed.view) > price else LATER


def focusing(observed: Observation, choice: Choice) -> float:
    """BG-ACT-6: the value of the token by itself; for that together with the attack that follows, see `focus_value`."""
    return READINESS


def guarding(observed: Observation, choice: Choice) -> float:
    """BG-ACT-7: the value with the last action points, by the attack that it may lead to (BG-INT-4)."""
    view, figure = observed.view, active(observed.view)
    if ap(view) > ap_cost(view, "guard"):
        return -GUARD
    blows = (
        best_attack_points(as_acting(view, figure, foe, "guard"), figure, foe, observed.points) for foe in observed.foes
    )
    return GUARD + GUARDED * max(blows, default=0.0)


def playing_a_card(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-8: the value of its bonus; cards that other characters need for activation are kept."""
    return bonus_worth(observed, choice) - CARD_WORTH if observed.spare_cards else -AP_WORTH


def bonus_worth(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-7: the value of a card's bonus for the acting figure."""
    view, figure, card = observed.view, active(observed.view), choice.text("card")
    match choice.text("bonus"):
        case "ap":
            return AP_WORTH
        case "mana":
            return MANA_WORTH if mana_gained(view, figure, 1) else 0.0
        case "mission":
            return missions.expected_mission_points(observed, card, figure)
        case _:
            # BG-ABIL-1: Its conditions may not hold, or its uses may be exhausted.
            return (
                best_ability_worth(observed, AbilityUse(observed.seat, figure, card))
                if ability_of_card(view, card)
                else 0.0
            )


def using(observed: Observation, choice: Choice) -> float:
    """BG-ACT-4: the value of the ability with this aim, and of the side missions that its use completes."""
    view = observed.view
    if isinstance(view.question, Act):
        use = use_of(view, choice)
        mission = missions.mission_chance_points(observed, missions.by_use(view, use.cast.figure, use.cast.ability))
        return ability_worth(observed, use) + mission
    if isinstance(view.question, Perform):
        return ability_worth(observed, aimed_of(view, choice), view.question.names)
    return answered(observed, choice)


def using_item(observed: Observation, choice: Choice) -> float:
    """BG-ACT-8: the value of the item's effect; it costs nothing."""
    worth = ability_worth(observed, item_use_of(observed.view, choice))
    return worth + SOON if worth > 0 else worth - SOON


ACTIONS: Mapping[str, ActionWorth] = {
    "attack": attacking,
    "move": moving,
    "focus": focusing,
    "guard": guarding,
    "play-card": playing_a_card,
    "use": using,
    "use-item": using_item,
}
