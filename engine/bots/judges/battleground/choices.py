"""What each kind of choice is worth, in victory points that it promises."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.bots.judges.battleground.actions import ACTIONS
from engine.bots.judges.battleground.outlook import Outlook
from engine.bots.judges.battleground.plans import best_plan
from engine.geometry.facing import along_direction
from engine.geometry.lattice import centre
from engine.kernel.chance import dice
from engine.kernel.choice import Choice
from engine.systems.battleground.dice_steps import counted, successes
from engine.systems.battleground.places import beside
from engine.systems.battleground.state import Battle

Worth = Callable[[Outlook, Choice], float]

SPARE_MANA = 3
"""Mana beyond what spells need is worth spending on dice from here on."""


def worth(view: Battle, choices: Sequence[Choice], seat: str) -> Sequence[float]:
    """What each choice is worth to the seat."""
    outlook = Outlook(view, seat)
    return [WORTH.get(each.kind, nothing)(outlook, each) for each in choices]


def nothing(outlook: Outlook, choice: Choice) -> float:
    """A choice that neither helps nor harms."""
    return 0.0


def being_first(outlook: Outlook, choice: Choice) -> float:
    """The first player wins ties of initiative."""
    return float(choice.text("seat") == outlook.seat)


def placing(outlook: Outlook, choice: Choice) -> float:
    """Near the objectives, and looking at the enemy's side."""
    figure, place = choice.text("figure"), outlook.grid.place(choice.text("at"))
    return outlook.objectives_from(figure, place) + _looking(outlook, place, choice.text("facing"))


def selecting(outlook: Outlook, choice: Choice) -> float:
    """Action points count most, then mana, then to come first; cards with a mission are kept for later."""
    card = outlook.view.setting.cards[choice.text("card")]
    return 1 + 3 * card.ap + card.mana + card.initiative / 4 - (card.kind == "glory")


def activating(outlook: Outlook, choice: Choice) -> float:
    """The character with the best plan."""
    return best_plan(outlook, choice.text("figure"))


def choosing_bonus(outlook: Outlook, choice: Choice) -> float:
    """An action point before what a card has of its own, and that before mana."""
    return {"ap": 3.0, "ability": 2.5, "mission": 2.0, "mana": 1.0}[choice.text("bonus")]


def turning(outlook: Outlook, choice: Choice) -> float:
    """The enemies in front, the nearest ones above all."""
    at = outlook.view.figures[outlook.view.question.figure].at
    return 0.0 if at is None else _looking(outlook, at, choice.text("facing"))


def _looking(outlook: Outlook, place: int, facing: str) -> float:
    """How much of the enemy a figure here would have before it."""
    x, y = centre(outlook.grid, place)
    direction, seen = outlook.grid.direction(facing), 0.0
    for foe in outlook.foes:
        other_x, other_y = centre(outlook.grid, outlook.view.filled(foe)[0])
        far = 1 + abs(other_x - x) + abs(other_y - y)
        seen += float(along_direction(direction, other_x - x, other_y - y)) / far / far
    return seen / 100


def throwing_again(outlook: Outlook, choice: Choice) -> float:
    """A die that failed; `done` is better than throwing a success again."""
    return 1.0 if _failed(outlook.view, choice.number("die")) else -1.0


def paying_for_dice(outlook: Outlook, choice: Choice) -> float:
    """The same, while the mana is not needed for a spell."""
    view = outlook.view
    figure = view.bound("tester", str)
    needed = max((weapon.mana for weapon in view.card(figure).weapons), default=0)
    spare = view.figures[figure].mana > needed or view.round == view.setting.rounds
    return 1.0 if spare and _failed(view, choice.number("die")) else -1.0


def _failed(view: Battle, die: int) -> bool:
    face = dice(view, "faces")[die]
    return not successes(counted((face,)), view.bound("threshold", int))


def claiming(outlook: Outlook, choice: Choice) -> float:
    """Every objective is wanted."""
    return float(outlook.view.setting.objective_points)


def discarding(outlook: Outlook, choice: Choice) -> float:
    """A fate card with no action point goes; the rest stays."""
    card = outlook.view.setting.cards[choice.text("card")]
    return 1.0 if card.kind == "fate" and card.ap == 0 else -1.0


def pushing(outlook: Outlook, choice: Choice) -> float:
    """Out of danger."""
    place = outlook.grid.place(choice.text("to"))
    return -float(place in beside(outlook.view, outlook.view.objectives.values()))


WORTH: Mapping[str, Worth] = {
    "first-player": being_first,
    "place": placing,
    "select-card": selecting,
    "activate": activating,
    "bonus": choosing_bonus,
    "face": turning,
    "reroll": throwing_again,
    "mana-reroll": paying_for_dice,
    "claim": claiming,
    "discard": discarding,
    "push": pushing,
    **ACTIONS,
}
