"""Choices available at every decision: concede, offer a draw, accept one."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from engine.kernel.data.choice import Choice
from engine.kernel.data.record import record
from engine.kernel.state.event import Event, GameEnded
from engine.kernel.state.game_state import State
from engine.kernel.state.outcome import Outcome
from engine.kernel.state.step import S


@record(frozen=True, slots=True, kw_only=True)
class DrawOffered(Event[S]):
    """A seat offered a draw; the offer stands until the other side answers a question with something else."""

    seat: str

    def evolve(self, state: S) -> S:
        return state.but(offers=(*state.offers, self.seat))


@record(frozen=True, slots=True)
class StandingChoices:
    """The standing choices of a game of two sides, with the rule that allows them."""

    rule: str
    side_of: Callable[[State, str], str]

    def choices(self, state: State) -> tuple[Choice, ...]:
        """What each seat may do at any time."""
        sides = tuple([self.side_of(state, seat) for seat in state.seats])
        return _standing(self.rule, state.seats, sides, state.offers)

    def event(self, state: S, choice: Choice) -> Event[S]:
        """What the choice makes happen."""
        seat = choice.seat or state.seats[0]
        rules = (self.rule,)
        match choice.kind:
            case "concede":
                side = self.side_of(state, seat)
                winners = tuple(each for each in state.seats if self.side_of(state, each) != side)
                return GameEnded(outcome=Outcome("win", self.rule, winners), rules=rules)
            case "offer-draw":
                return DrawOffered(seat=seat, rules=rules)
            case _:
                return GameEnded(outcome=Outcome("draw", self.rule), rules=rules)

    def lapse(self, state: S, answered: str) -> S:
        """The state after a seat answered something else: the other side's offers are refused by that."""
        if not state.offers:
            return state
        side = self.side_of(state, answered)
        return state.but(offers=tuple(each for each in state.offers if self.side_of(state, each) == side))


@lru_cache(maxsize=64)
def _standing(rule: str, seats: tuple[str, ...], sides: tuple[str, ...], offers: tuple[str, ...]) -> tuple[Choice, ...]:
    """The choices of all seats; kept, for they stand at every question and are nearly always the same."""
    offered = {side for seat, side in zip(seats, sides, strict=True) if seat in offers}
    draw = "accept-draw" if offered else "offer-draw"
    found = []
    for seat, side in zip(seats, sides, strict=True):
        found.append(Choice("concede", {}, seat, (rule,)))
        if side not in offered:
            found.append(Choice(draw, {}, seat, (rule,)))
    return tuple(found)


def each_alone(state: State, seat: str) -> str:
    """Every seat is a side of its own."""
    return seat
