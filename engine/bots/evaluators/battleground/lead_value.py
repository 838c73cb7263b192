"""The value of a lead, and the choices that give one up for nothing (BG-WIN-3).

Victory points count as far as they increase the probability of winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erf, sqrt

from engine.bots.evaluators.battleground.action_value import FIRST
from engine.bots.evaluators.battleground.attack_value import attack_worth
from engine.bots.evaluators.battleground.position_value import (
    FOCUS,
    MANA,
    WOUNDS,
    activations_to_come,
    by_round,
    standing,
)
from engine.bots.evaluators.battleground.test_value import WOUND_SHARE
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.state.outcome import Outcome
from engine.systems.battleground.activation.actions import Act
from engine.systems.battleground.combat.attack_action import attack_of
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points

WON = 50.0
"""The value of a certain win; a draw is worth zero, a loss as much negative."""
FOR_ITSELF = 0.3
"""The value of each point of a lead, in addition."""
SWING, ALWAYS = 100.0, 300.0
"""The variation of the lead with each activation to come, and in addition while the game goes on, as variances."""
SURE = 0.01
"""The deviation that remains when nothing more can happen."""
LUCK = 25.0
"""The deviation for each point expected from dice rolls: they yield all of a prize or little of it."""


def prospect(state: Battle, seat: str, promised: float, memory: Memory) -> float:
    """The value of a position for a seat as a probability to win, given the expected value of dice rolls on the way."""
    if state.ended is not None:
        return _at_the_end(state, seat, promised, state.ended)
    lead = promised + standing(state, seat, memory)
    return worth_of(state, lead, ALWAYS + SWING * activations_to_come(state) + LUCK * abs(promised))


def roll_value(state: Battle, choice: Choice, worth: float) -> float:
    """The value of a dice roll with this rating by the evaluator: wounds of an attack count no more than in a
    position."""
    if choice.kind != "attack":
        return worth
    figure, weapon, target = (choice.text(name) for name in ("figure", "weapon", "target"))
    by_choice_value = attack_worth(state, figure, weapon, target)
    by_lead = attack_worth(state, figure, weapon, target, share=by_round(state, WOUNDS) * WOUND_SHARE)
    return worth - FIRST - by_choice_value + by_lead


def worth_of(state: Battle, lead: float, varies: float) -> float:
    """BG-WIN-3: the value of an expected lead at the end with this deviation."""
    needed, spread = state.scenario.winning_lead - 0.5, sqrt(SURE + varies)
    won, lost = (_below((each - needed) / spread) for each in (lead, -lead))
    return FOR_ITSELF * lead + WON * (won - lost)


def _at_the_end(state: Battle, seat: str, promised: float, ended: Outcome) -> float:
    """BG-WIN: the result if the game is over; if it depends on points, those expected from dice may still change it."""
    lead = promised + points(state, seat) - points(state, state.opponent(seat))
    if promised and ended.why == "BG-WIN-3":
        return worth_of(state, lead, LUCK * abs(promised))
    return FOR_ITSELF * lead + WON * ((seat in ended.winners) - (state.opponent(seat) in ended.winners))


def _below(deviations: float) -> float:
    """The cumulative distribution function of the standard normal distribution."""
    return (1.0 + erf(deviations / sqrt(2.0))) / 2.0


def open_to(view: Battle, rated: Sequence[tuple[Choice, float]]) -> Sequence[tuple[Choice, float]]:
    """The choices with their values, without those that lose something for nothing; all if there are no others.

    Looking ahead does not notice that by itself: in a position a focus token counts for every test to come, though it
    serves only the next one.
    """
    attacks = isinstance(view.question, Act) and any(gives(view, each, worth) > 0 for each, worth in rated)
    most = max(worth for _, worth in rated)
    left = [
        (each, worth)
        for each, worth in rated
        if not (_gives_up(each, attacks) or (worth < most and _goes_nowhere(view, each)))
    ]
    return left or rated


def gives(view: Battle, choice: Choice, worth: float) -> float:
    """The expected value of an attack, on the scale of positions, minus the focus and the mana that it spends.

    Action points that remain at the end of an activation or interruption are lost, so they do not count.
    """
    if choice.kind != "attack":
        return 0.0
    attack = attack_of(view, choice)
    spent = FOCUS * view.figures[attack.figure].focused + MANA * attack.mana
    return roll_value(view, choice, worth) - spent


def _gives_up(choice: Choice, attacks: bool) -> bool:
    """BG-ROUND-4, BG-INT-3: whether it activates no character, or ends the actions although a useful attack is left."""
    return choice.kind == "pass" or (attacks and choice.kind in ("end", "decline"))


def _goes_nowhere(view: Battle, choice: Choice) -> bool:
    """Whether a movement ends where it began."""
    if choice.kind not in ("move", "teleport"):
        return False
    figure = str(choice.data.get("figure") or view.question.figure)
    return view.figures[figure].at == view.scenario.terrain.grid.place(choice.text("to"))
