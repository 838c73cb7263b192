"""The value of a focus: that of the attack which it improves, minus the other uses of its action points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.bots.evaluators.battleground.action_value import GUARD
from engine.bots.evaluators.battleground.attack_value import attack_worth, price_of_leaving
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.place_value import mission_worth
from engine.kernel.data.choice import Choice
from engine.systems.battleground.abilities.use.use_action import use_of
from engine.systems.battleground.activation.costs import ap_cost
from engine.systems.battleground.activation_frame import active, ap
from engine.systems.battleground.combat.attack_action import attack_of
from engine.systems.battleground.state import Battle


class Spending(NamedTuple):
    """A way to spend action points, at most once: the use, its cost and its worth."""

    use: str
    cost: int
    worth: float


def with_focus_first(
    observed: Observation, choices: Sequence[Choice], worth: Mapping[int, float]
) -> Mapping[int, float]:
    """The value of choices by their positions, with that of a focus including the attack that can be paid for after it
    (BG-ACT-6).

    It is higher than that of the attack alone if it adds more than its action points would gain otherwise. Moves need
    not have been evaluated.
    """
    focus = next((number for number, each in enumerate(choices) if each.kind == "focus"), None)
    attacks = [number for number, each in enumerate(choices) if each.kind == "attack"]
    if focus is None or not attacks:
        return worth
    best = max(attacks, key=lambda number: worth[number])
    return {**worth, focus: max(worth[focus], _focused(observed, choices, worth, best))}


def _focused(observed: Observation, choices: Sequence[Choice], worth: Mapping[int, float], best: int) -> float:
    """The value of a focus and then this attack; zero if the action points do not suffice for both."""
    view, attack = observed.view, choices[best]
    price, use = ap_cost(view, "focus"), attack_of(view, attack).use
    left = ap(view) - _cost_of_attack(view, attack)
    if left < price or worth[best] <= 0:
        return 0.0
    others = [each for each in _spendings(observed, choices, worth, use) if each.worth > 0]
    return worth[best] + _added(view, attack) - (_most(others, left) - _most(others, left - price))


def _added(view: Battle, attack: Choice) -> float:
    """BG-MOD-5: the additional expected points of an attack with a focus token."""
    figure, weapon, target = (attack.text(name) for name in ("figure", "weapon", "target"))
    focused, plain = (attack_worth(view, figure, weapon, target, each) for each in (True, False))
    return focused - plain


def _cost_of_attack(view: Battle, attack: Choice) -> int:
    made = attack_of(view, attack)
    return ap_cost(view, made.use, made.test)


def _spendings(
    observed: Observation, choices: Sequence[Choice], worth: Mapping[int, float], use: str
) -> Iterator[Spending]:
    """The ways to spend action points after an attack: the next attack that counts as the same use costs one more."""
    view = observed.view
    for number, each in enumerate(choices):
        if each.kind == "attack":
            as_use = attack_of(view, each).use
            yield Spending(as_use, _cost_of_attack(view, each) + (as_use == use), worth[number])
        elif each.kind == "use":
            used = use_of(view, each)
            yield Spending(used.cast.ability, used.price("ap"), worth[number])
    yield Spending("guard", ap_cost(view, "guard"), GUARD)
    yield Spending("move", ap_cost(view, "move"), _walk(observed, choices))


def _walk(observed: Observation, choices: Iterable[Choice]) -> float:
    """The value of a move by the mission alone, once the chance to attack has been used."""
    figure = active(observed.view)
    at = observed.view.figures[figure].at
    ends = (observed.grid.place(each.text("to")) for each in choices if each.kind == "move")
    best = max((mission_worth(observed, figure, end) for end in ends), default=0.0)
    return best - price_of_leaving(observed, figure) - (0.0 if at is None else mission_worth(observed, figure, at))


def _most(spendings: Iterable[Spending], points: int) -> float:
    """The most that can be gained with so many action points, each use once."""
    most = {0: 0.0}
    by_use: dict[str, dict[int, float]] = {}
    for each in spendings:
        costs = by_use.setdefault(each.use, {})
        costs[each.cost] = max(costs.get(each.cost, 0.0), each.worth)
    for costs in by_use.values():
        spent = ((had + cost, brought + worth) for had, brought in most.items() for cost, worth in costs.items())
        for cost, brought in [(cost, brought) for cost, brought in spent if 0 < cost <= points]:
            most[cost] = max(most.get(cost, 0.0), brought)
    return max(most.values())
