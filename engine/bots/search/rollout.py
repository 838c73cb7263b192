"""Rollouts: one choice played on with all seats answering like `greedy`, until the turn is over."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.bots.evaluator import PositionEvaluator, RatedChoice
from engine.bots.memory import Memory
from engine.bots.work_limit import MOST_WORK, LimitedChoices
from engine.kernel.play.game import Game
from engine.kernel.state.decision import Decision
from engine.kernel.state.game_state import State


@dataclass(slots=True)
class Budget:
    """The limits of a search: the remaining number of simulated answers, and their work."""

    nodes: int
    work: int = MOST_WORK

    def spend(self) -> bool:
        """Count one more answer, if the budget allows it."""
        self.nodes -= 1
        return self.nodes >= 0 and self.work >= 0


@dataclass(slots=True)
class Rollout:
    """A line of play, and the expected value of its throws for the seat: in an imagined game dice always miss."""

    game: Game[Any]
    seat: str
    prospects: PositionEvaluator
    budget: Budget
    memory: Memory
    promised: float = field(default=0.0, init=False)

    def after(self, first: RatedChoice) -> float | None:
        """The value for the seat at the end of the turn after this first choice; None if the budget ends before."""
        began, seat, answer = self.game.state, self.seat, first
        while self.budget.spend():
            self._answer(seat, answer)
            decision = self.game.decision
            if decision is None or self._is_over(began):
                return self.prospects.prospect(self.game.state, self.seat, self.promised, self.memory)
            seat = decision.seats[0]
            answer = self._best(decision, seat)
        return None

    def _is_over(self, began: State) -> bool:
        return self.prospects.is_over(began, self.game.state, self.seat)

    def _best(self, decision: Decision, seat: str) -> RatedChoice:
        """The best answer by a quick evaluation; dice already thrown are not thrown again.

        Where the budget ends during the evaluation, it is cut short, and nothing is made of the answer.
        """
        mine = decision.choices_of(seat)
        if len(mine) == 1 or decision.kind in self.prospects.after_a_throw:
            return RatedChoice(mine[-1], 0.0)
        meter = self.game.state.meter
        before = meter.work
        within_budget = LimitedChoices(mine, meter, max(0, self.budget.work))
        few = self.prospects.rate_promising_choices(self.game.view(seat), within_budget, seat, self.memory)
        self.budget.work -= meter.work - before
        return RatedChoice(*max(few, key=lambda each: each[1]))

    def _answer(self, seat: str, answer: RatedChoice) -> None:
        before = self.game.state
        self.game.apply(answer.choice, seat)
        self.budget.work -= self.game.state.meter.work
        if self.game.state.dice > before.dice and answer.choice.kind in self.prospects.throws:
            promise = self.prospects.roll_value(before, answer.choice, answer.worth)
            self.promised += promise if before.team(seat) == before.team(self.seat) else -promise
