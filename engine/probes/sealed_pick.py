"""Probe: two seats pick a number face down, round after round, and see both picks at the same time.

SP-1 Both pick one of their numbers left (1 to 5) face down; both picks are turned up together and used up.
SP-2 The higher pick scores a point; equal picks score nothing.
SP-3 After five rounds the higher score wins; equal scores are a draw.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from engine.kernel.choice import Choice
from engine.kernel.clauses import effect
from engine.kernel.decision import Decision
from engine.kernel.event import Event
from engine.kernel.outcome import Outcome
from engine.kernel.state import State
from engine.kernel.step import Do, Question
from engine.kernel.system import GameSystem, Setup
from engine.kernel.word import word

NUMBERS = (1, 2, 3, 4, 5)


@dataclass(frozen=True, slots=True, kw_only=True)
class Picks(State):
    """The numbers each seat has left, and the points."""

    left: Mapping[str, tuple[int, ...]]
    points: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event[Picks]):
    """Both picks were turned up."""

    picks: Mapping[str, int]

    def evolve(self, state: Picks) -> Picks:
        left = {seat: tuple(n for n in state.left[seat] if n != self.picks[seat]) for seat in state.seats}
        return replace(state, left=left)


@dataclass(frozen=True, slots=True, kw_only=True)
class PointScored(Event[Picks]):
    """A seat scored a point."""

    seat: str

    def evolve(self, state: Picks) -> Picks:
        return replace(state, points={**state.points, self.seat: state.points.get(self.seat, 0) + 1})


@dataclass(frozen=True, slots=True)
class Pick(Question[Picks]):
    """SP-1: both pick face down."""

    def ask(self, state: Picks) -> Decision:
        pairs = [(seat, number) for seat in state.seats for number in state.left[seat]]
        choices = tuple(Choice("pick", {"number": number}, seat, ("SP-1",)) for seat, number in pairs)
        return Decision(state.seats, "pick", word("prompt-sealed-pick"), choices, "all")

    def reveal(self, state: Picks, answers: Mapping[str, Choice]) -> Do[Picks]:
        picks = {seat: given.number("number") for seat, given in answers.items()}
        return Do((Revealed(picks=picks, rules=("SP-1",)), *higher_scores(picks)), (Pick(),))


@effect("SP-2")
def higher_scores(picks: Mapping[str, int]) -> tuple[Event[Picks], ...]:
    """The higher pick scores."""
    best = [seat for seat, pick in picks.items() if pick == max(picks.values())]
    return (PointScored(seat=best[0], rules=("SP-2",)),) if len(best) == 1 else ()


def setup(scenario: Setup) -> Picks:
    """SP-1: both begin with all numbers."""
    seats = ("red", "blue")
    return Picks(seats=seats, agenda=(Pick(),), left=dict.fromkeys(seats, NUMBERS))


def outcome(state: Picks) -> Outcome | None:
    """SP-3: when the numbers are used up, the higher score wins."""
    if any(state.left.values()):
        return None
    red, blue = (state.points.get(seat, 0) for seat in state.seats)
    if red == blue:
        return Outcome("draw", "SP-3", points=state.points)
    return Outcome("win", "SP-3", (state.seats[red < blue],), state.points)


SYSTEM = GameSystem(id="sealed-pick", state=Picks, setup=setup, outcome=outcome)
