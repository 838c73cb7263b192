"""Probe: a race by dice that may be thrown at the table, typed in, scripted, or left to the engine.

PD-1 In turns, a seat throws two dice as often as it likes, then banks the sum of all; the first throw is a must.
PD-2 A throw with a one in it ends the turn, and nothing is banked. Two equal dice count twice.
PD-3 The first to have banked 40 wins. Whenever one is asked, each player may concede, and offer or accept a draw.
"""

from collections.abc import Mapping
from dataclasses import field, replace

import engine.kernel.authoring as k


@k.record(frozen=True, kw_only=True)
class Race(k.State):
    banked: Mapping[str, int] = field(default_factory=dict)


@k.record(frozen=True, slots=True, kw_only=True)
class SumBanked(k.Event[Race]):
    seat: str
    points: int

    def evolve(self, state: Race) -> Race:
        return replace(state, banked={**state.banked, self.seat: state.banked.get(self.seat, 0) + self.points})


@k.clause("PD-1")
def has_thrown(wish: k.Wish[Race]) -> bool:
    return wish.state.bound("sum", int) > 0


@k.clause("PD-2", lambda wish: {"dice": k.dice(wish.state, "dice")})
def no_one_in_it(wish: k.Wish[Race]) -> bool:
    return not wish.state.binds("dice") or 1 not in k.dice(wish.state, "dice")


@k.amount("PD-2")
def doubles(dice: tuple[int, ...]) -> int:
    return sum(dice) if len(set(dice)) == 1 else 0


THROW: k.Action[Race, k.Wish[Race]] = k.Action("throw", (no_one_in_it,), k.Wish, lambda _: (k.choice("throw"),))
BANK: k.Action[Race, k.Wish[Race]] = k.Action("bank", (has_thrown, no_one_in_it), k.Wish, lambda _: (k.choice("bank"),))


@k.record(frozen=True, slots=True)
class ThrowOrBank(k.Question[Race]):
    offers = (THROW, BANK)
    seat: str

    def ask(self, state: Race) -> k.Decision | k.Do[Race]:
        choices = k.offered(self.offers, state)
        prompt = k.message("prompt-physical-dice", points=state.bound("sum", int))
        return k.Decision((self.seat,), "throw-or-bank", prompt, choices) if choices else k.Do()

    def take(self, state: Race, answer: k.Choice) -> k.Do[Race]:
        points = state.bound("sum", int)
        if answer.kind == "bank":
            return k.Do((SumBanked(seat=self.seat, points=points, rules=("PD-1",)),))
        return k.Do(then=(k.Roll("throw", self.seat, 2, "dice"), Add(), self))


@k.record(frozen=True, slots=True)
class Add(k.Step[Race]):
    """PD-2: the points that the throw adds to the sum."""

    def run(self, state: Race) -> k.Do[Race]:
        dice = k.dice(state, "dice")
        return k.Do((k.Bound(under="sum", value=state.bound("sum", int) + sum(dice) + doubles(dice)),))


@k.record(frozen=True, slots=True)
class Turn(k.Step[Race]):
    number: int = 0

    def run(self, state: Race) -> k.Do[Race]:
        seat = state.seats[self.number % 2]
        return k.Do(then=(k.Within((ThrowOrBank(seat),), values={"sum": 0}), Turn(self.number + 1)))


def outcome(state: Race) -> k.Outcome | None:
    """PD-3: forty are enough."""
    return next((k.win("PD-3", seat) for seat, points in state.banked.items() if points >= 40), None)


SYSTEM = k.GameSystem(
    id="physical-dice",
    state=Race,
    setup=lambda _: Race(seats=("red", "blue"), agenda=(Turn(),)),
    outcome=outcome,
    standing=k.StandingChoices("PD-3"),
)
