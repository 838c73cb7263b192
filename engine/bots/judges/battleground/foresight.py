"""What a step would change: the rules themselves do it on what the seat sees, and both positions are compared."""

from __future__ import annotations

from dataclasses import dataclass

from engine.bots.judges.battleground.chances import points_lost
from engine.bots.judges.battleground.outlook import Outlook
from engine.bots.judges.battleground.plans import standing_worth
from engine.kernel.chance import Keyed
from engine.kernel.choice import choice
from engine.kernel.decision import Decision
from engine.kernel.loop import start
from engine.kernel.step import Question, Step
from engine.kernel.word import word
from engine.systems.battleground.acting import active, ap, is_acting
from engine.systems.battleground.marks import affects
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

AP_WORTH, MANA_WORTH, CARD_WORTH = 1.5, 0.4, 0.5
"""What an action point, a mana and a card in hand are good for."""
FOCUS_WORTH, GUARD_WORTH, READY_WORTH = 1.0, 0.8, 4.0
"""What it is worth that a figure is focused, is on guard, and can still be activated."""
TOKEN_WORTH, MARK_WORTH = 1.5, 1.0
"""What a buff is worth to its bearer, and what a debuff and a mark upon it take away."""
MOST_AHEAD = 1
"""How many choices the judge looks ahead."""


@dataclass(frozen=True, slots=True)
class Look(Question[Battle]):
    """Stops the rules, so that one may look at what they did."""

    seat: str

    def ask(self, state: Battle) -> Decision:
        return Decision((self.seat,), "look", word("prompt-order", seat=self.seat), (choice("look"),))


def gained(outlook: Outlook, step: Step[Battle]) -> float:
    """How much better the seat stands after a step; where it asks the seat itself, its best answer is reckoned with."""
    view, look = outlook.view, Look(outlook.seat)
    stop = start(SYSTEM, view.but(agenda=(*view.agenda, look, step)), Keyed(0))
    after = Outlook(stop.state, outlook.seat, outlook.depth + 1)
    change = position_worth(after) - position_worth(outlook)
    if stop.decision is None or not stop.state.agenda or stop.state.question == look:
        return change
    return change + _best_answer(after, stop.decision)


def _best_answer(after: Outlook, decision: Decision) -> float:
    """What an answer is worth that the step itself waits for."""
    from engine.bots.judges.battleground.choices import worth_by

    mine = decision.choices_of(after.seat)
    return max(worth_by(after, mine), default=0.0)


def position_worth(outlook: Outlook) -> float:
    """What all that the seat sees is worth to it, in victory points."""
    key = ("position",)
    if key not in outlook.reckoned:
        outlook.reckoned[key] = _army_worth(outlook) - _army_worth(outlook.rival)
    return outlook.reckoned[key]


def _army_worth(outlook: Outlook) -> float:
    view, side = outlook.view, outlook.view.sides[outlook.seat]
    acting = is_acting(view) and view.card(active(view)).seat == outlook.seat
    beside = side.points + CARD_WORTH * len(side.in_hand) + (AP_WORTH * ap(view) if acting else 0.0)
    return beside + sum(_figure_worth(outlook, name) for name in outlook.own)


def _figure_worth(outlook: Outlook, name: str) -> float:
    """What a figure is worth to its army as it stands and with what lies on its card."""
    view, figure = outlook.view, outlook.view.figures[name]
    tokens = TOKEN_WORTH * ((figure.buff is not None) - (figure.debuff is not None))
    states = FOCUS_WORTH * figure.focused + GUARD_WORTH * figure.guarding + READY_WORTH * (not figure.activated)
    place = standing_worth(outlook, name, figure.at) if figure.at is not None else 0.0
    # BG-WIN-1: It is worth its cost as long as it stands.
    alive = view.card(name).cost - points_lost(view, name)
    return alive + MANA_WORTH * figure.mana + tokens + states + place + _marks(view, name)


def _marks(view: Battle, name: str) -> float:
    """BG-FX-5: marks for allies help who is near, others harm."""
    found = 0.0
    for mark in view.marks.values():
        if affects(view, mark, name):
            found += MARK_WORTH if view.setting.lore.marks[mark.name].affects == "allies" else -MARK_WORTH
    return found
