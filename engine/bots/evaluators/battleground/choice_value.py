"""The value of each kind of choice, in expected victory points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.abilities.runtime.questions import Asking
from engine.bots.evaluators.battleground.action_value import ACTIONS, STAYING, ActionWorth, bonus_worth
from engine.bots.evaluators.battleground.attack_value import best_attack, price_of_leaving
from engine.bots.evaluators.battleground.focus_value import with_focus_first
from engine.bots.evaluators.battleground.observation import Observation
from engine.bots.evaluators.battleground.place_value import best_plan, mission_worth, standing_worth
from engine.bots.evaluators.battleground.prefilter import promising_choices
from engine.bots.evaluators.battleground.step_value import answered, trigger_order_value
from engine.bots.memory import Memory
from engine.geometry.hex.facing import along_direction
from engine.geometry.hex.lattice import base_centre
from engine.kernel.chance.rolls import dice
from engine.kernel.data.choice import Choice
from engine.kernel.rules.triggers import InOrder
from engine.systems.battleground.abilities.triggers.replacement import Change
from engine.systems.battleground.combat.attack_action import mana_of
from engine.systems.battleground.dice.arithmetic import counted, successes
from engine.systems.battleground.movement.climbing import PushAside, occupants
from engine.systems.battleground.rounds.discards import DiscardCards
from engine.systems.battleground.shifts.leaps import Jump
from engine.systems.battleground.state import Battle

LOOKING = 0.01
"""The weight of a facing, which only decides between equal places."""


def worth(view: Battle, choices: Sequence[Choice], seat: str, memory: Memory | None = None) -> Sequence[float]:
    """The value of each choice for the seat."""
    return worth_by(Observation(view, seat, memory=memory), choices)


def worth_by(observed: Observation, choices: Sequence[Choice]) -> Sequence[float]:
    """The value of each choice, for a view that has been observed already."""
    alone = {number: worth_of(observed, each) for number, each in enumerate(choices)}
    return tuple(with_focus_first(observed, choices, alone).values())


def worth_of(observed: Observation, choice: Choice) -> float:
    """The value of one choice."""
    return WORTH.get(choice.kind, zero_value)(observed, choice)


def rate_promising_choices(
    view: Battle, choices: Sequence[Choice], seat: str, memory: Memory
) -> Sequence[tuple[Choice, float]]:
    """The choices that look best, with their values, in an imagined game; those that a work limit leaves time for."""
    observed = Observation(view, seat, memory=memory)
    few = promising_choices(observed, choices)
    found = worth_by(observed, few)
    return tuple(zip(few[: len(found)], found, strict=True))


def zero_value(observed: Observation, choice: Choice) -> float:
    """A choice that neither helps nor harms."""
    return 0.0


def being_first(observed: Observation, choice: Choice) -> float:
    """BG-SETUP-2: the first player wins ties of initiative."""
    return float(choice.text("seat") == observed.seat)


def placing(observed: Observation, choice: Choice) -> float:
    """BG-SETUP-4: near the objectives, and facing the enemy's side."""
    figure, place = choice.text("figure"), observed.grid.place(choice.text("at"))
    return mission_worth(observed, figure, place) + _looking(observed, (place,), choice.text("facing"))


def selecting(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-4: missions are kept to be played later."""
    card = observed.view.scenario.cards[choice.text("card")]
    return holding(observed, choice) - (card.mission is not None)


def holding(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-4: the value of a card in hand: action points count most, then mana, then initiative."""
    card = observed.view.scenario.cards[choice.text("card")]
    return 1 + 3 * card.ap + card.mana + card.initiative / 4


def activating(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-5: the character with the best plan."""
    return best_plan(observed, choice.text("figure"))


def turning(observed: Observation, choice: Choice) -> float:
    """BG-MOVE-4: the enemies in front, the nearest ones above all."""
    return _looking(observed, observed.view.filled(observed.view.question.figure), choice.text("facing"))


def _looking(observed: Observation, base: Sequence[int], facing: str) -> float:
    """A weight of the enemies in front of a figure that stands here: near ones count more."""
    x, y = base_centre(observed.grid, base)
    direction, seen = observed.grid.direction(facing), 0.0
    for foe in observed.foes:
        other_x, other_y = base_centre(observed.grid, observed.view.filled(foe))
        dx, dy = other_x - x, other_y - y
        far = 1 + abs(float(dx)) + abs(float(dy))
        seen += float(along_direction(direction, dx, dy)) / far / far
    return LOOKING * seen


def throwing_again(observed: Observation, choice: Choice) -> float:
    """BG-TEST-4: a failed die; `done` is better than throwing a success again."""
    return 1.0 if _failed(observed.view, choice.number("die")) else -1.0


def paying_for_dice(observed: Observation, choice: Choice) -> float:
    """BG-TEST-4: a failed die is worth its mana, unless a spell needs the mana; `done` is better otherwise."""
    view, figure = observed.view, observed.view.bound("tester", str)
    needed = max((mana_of(view, figure, weapon) for weapon in view.card(figure).weapons), default=0)
    left = view.figures[figure].mana - len(view.question.picked)
    spare = left > needed or view.round == view.scenario.rounds
    return 1.0 if spare and _failed(view, choice.number("die")) else -1.0


def _failed(view: Battle, die: int) -> bool:
    face = dice(view, "faces")[die]
    return not successes(counted((face,)), view.bound("threshold", int))


def claiming(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-12: every objective is worth claiming."""
    return float(observed.view.scenario.objective_points)


def discarding(observed: Observation, choice: Choice) -> float:
    """BG-ROUND-2: a fate card without action points is discarded; others are kept, unless an ability requires some."""
    if isinstance(observed.view.question, DiscardCards):
        return -holding(observed, choice)
    card = observed.view.scenario.cards[choice.text("card")]
    return 1.0 if card.kind == "fate" and card.ap == 0 else -1.0


def shoving(observed: Observation, choice: Choice) -> float:
    """BG-SHIFT-5, BG-MOVE-9: how much better an own figure stands there than here, and worse one of the enemy's."""
    view = observed.view
    figure: str = view.question.figure
    if isinstance(view.question, PushAside):
        figure = occupants(view, figure, view.question.to)[0]
    return _better(observed, figure, choice)


def leaping(observed: Observation, choice: Choice) -> float:
    """BG-SHIFT-3, -4: how much better a figure stands after a teleport or jump.

    A jump away from an enemy pays for leaving it (BG-INT-6). Landing at the start is no better than declining.
    """
    question = observed.view.question
    figure: str = question.figure
    if observed.view.figures[figure].at == observed.grid.place(choice.text("to")):
        return -STAYING
    leaves = isinstance(question, Jump) and not question.departed and observed.is_own(figure)
    return _better(observed, figure, choice) - (price_of_leaving(observed, figure) if leaves else 0.0) - STAYING


def _better(observed: Observation, figure: str, choice: Choice) -> float:
    """The gain for the seat if a figure goes there from its place."""
    at, to = observed.view.figures[figure].at, observed.grid.place(choice.text("to"))
    here = 0.0 if at is None else standing_worth(observed, figure, at)
    found = standing_worth(observed, figure, to) - here
    return found if observed.is_own(figure) else -found


def ordering(observed: Observation, choice: Choice) -> float:
    """BG-INT-5: of several own figures the one with the best attack comes first; BG-ABIL-5: of abilities the most
    useful."""
    name = choice.text("next")
    at = observed.view.figures[name].at if name in observed.own else None
    if at is not None:
        return best_attack(observed, name, at)
    return trigger_order_value(observed, choice) if isinstance(observed.view.question, InOrder) else 0.0


def stopping(observed: Observation, choice: Choice) -> float:
    """To stop is neutral, unless something happens if one does not continue."""
    return answered(observed, choice) if isinstance(observed.view.question, Asking | Change) else 0.0


WORTH: Mapping[str, ActionWorth] = {
    "first-player": being_first,
    "place": placing,
    "select-card": selecting,
    "activate": activating,
    "bonus": bonus_worth,
    "face": turning,
    "reroll": throwing_again,
    "mana-reroll": paying_for_dice,
    "claim": claiming,
    "discard": discarding,
    "recover": holding,
    "push": shoving,
    "teleport": leaping,
    "order": ordering,
    "choose": answered,
    "option": answered,
    "decline": stopping,
    "done": stopping,
    **ACTIONS,
}
