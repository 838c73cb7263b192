"""What a lead is worth: victory points count as far as they make it likelier that the game is won (BG-WIN-3)."""

from __future__ import annotations

from math import erf, sqrt

from engine.bots.judges.battleground.actions import FIRST
from engine.bots.judges.battleground.chances import WOUND_SHARE
from engine.bots.judges.battleground.fights import attack_worth
from engine.bots.judges.battleground.positions import WOUNDS, activations_to_come, by_round, standing
from engine.bots.memory import Memory
from engine.kernel.data.choice import Choice
from engine.kernel.state.outcome import Outcome
from engine.systems.battleground.state import Battle
from engine.systems.battleground.victory.outcome import points

WON = 50.0
"""What it is worth to win for sure; a draw is worth nothing, a loss takes as much."""
FOR_ITSELF = 0.3
"""What each point of a lead counts beside that."""
SWING, ALWAYS = 100.0, 300.0
"""By how much the lead still varies with each activation that is to come, and beside that while the game goes on, as
squares of deviations."""
SURE = 0.01
"""What is left of that when nothing more can happen."""
LUCK = 25.0
"""The same for each point that throws have promised: they give all of a prize or little of it."""


def prospect(state: Battle, seat: str, promised: float, memory: Memory) -> float:
    """What a position is worth to a seat that was promised so much on the way: the likelier it wins, the more."""
    if state.ended is not None:
        return _at_the_end(state, seat, promised, state.ended)
    lead = promised + standing(state, seat, memory)
    return worth_of(state, lead, ALWAYS + SWING * activations_to_come(state) + LUCK * abs(promised))


def promise(state: Battle, choice: Choice, worth: float) -> float:
    """What a throw promises that the judge thinks worth so much: of an attack its wounds count no more than they do in
    a position."""
    if choice.kind != "attack":
        return worth
    figure, weapon, target = (choice.text(name) for name in ("figure", "weapon", "target"))
    by_the_judge = attack_worth(state, figure, weapon, target)
    in_the_end = attack_worth(state, figure, weapon, target, share=by_round(state, WOUNDS) * WOUND_SHARE)
    return worth - FIRST - by_the_judge + in_the_end


def worth_of(state: Battle, lead: float, varies: float) -> float:
    """BG-WIN-3: what a lead is worth that is expected at the end, and may turn out so much larger or smaller."""
    needed, spread = state.setting.winning_lead - 0.5, sqrt(SURE + varies)
    won, lost = (_below((each - needed) / spread) for each in (lead, -lead))
    return FOR_ITSELF * lead + WON * (won - lost)


def _at_the_end(state: Battle, seat: str, promised: float, ended: Outcome) -> float:
    """BG-WIN: who has won has won, but where that hangs on points, those that were promised may still change it."""
    lead = promised + points(state, seat) - points(state, state.opponent(seat))
    if promised and ended.why == "BG-WIN-3":
        return worth_of(state, lead, LUCK * abs(promised))
    return FOR_ITSELF * lead + WON * ((seat in ended.winners) - (state.opponent(seat) in ended.winners))


def _below(deviations: float) -> float:
    """How likely a normal variable is below so many deviations."""
    return (1.0 + erf(deviations / sqrt(2.0))) / 2.0
