"""Probe: guards who interrupt a move, and whose own moves are interrupted by other guards.

NG-1 In turns, a seat moves one of its figures to a free spot next to it on a line of eight, or passes.
NG-2 Who ends a move within two spots of an enemy guard is interrupted by it. A figure is a guard once a game.
NG-3 The interrupter acts as in NG-1, then does so again or strikes the mover out; who is struck out acts no more.
NG-4 Several guards act in the order their seat likes, each if NG-2 still holds.
NG-5 It ends when a seat has no figure at the start of a turn, or after 24 turns; more figures win.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

import engine.kernel.authoring as k

START = {"red-1": 0, "red-2": 2, "blue-1": 5, "blue-2": 7}


@k.record(frozen=True, kw_only=True)
class Line(k.State):
    at: Mapping[str, int]


@k.record(frozen=True, slots=True, kw_only=True)
class FigurePut(k.Event[Line]):
    figure: str
    to: int | None

    def evolve(self, state: Line) -> Line:
        return replace(state, at={who: to for who, to in {**state.at, self.figure: self.to}.items() if to is not None})


@k.clause("NG-1", lambda wish: {"spot": wish.choice.number("to")})
def next_spot(wish: k.Wish[Line]) -> bool:
    return abs(wish.state.at[wish.choice.text("figure")] - wish.choice.number("to")) == 1


@k.clause("NG-1", lambda wish: {"spot": wish.choice.number("to")})
def free_spot(wish: k.Wish[Line]) -> bool:
    return wish.choice["to"] not in wish.state.at.values()


def moves(state: Line) -> Iterator[k.Choice]:
    return (k.choice("move", figure=who, to=to) for who in state.bound("actors", tuple) for to in range(8))


@k.record(frozen=True, slots=True)
class Act(k.Question[Line]):
    offers = (k.Action("move", (next_spot, free_spot), k.Wish, moves),)
    seat: str
    foe: str = ""

    def ask(self, state: Line) -> k.Decision:
        strike = (k.choice("strike", figure=self.foe, rules=("NG-3",)),) if self.foe in state.at else ()
        choices = (*k.offered(self.offers, state), *strike, k.choice("pass", rules=("NG-1", "NG-3")))
        return k.Decision((self.seat,), "act", k.message("prompt-nested-guards"), choices)

    def take(self, state: Line, answer: k.Choice) -> k.Do[Line]:
        to = answer.number("to") if answer.kind == "move" else None
        return k.Do((FigurePut(figure=answer.text("figure"), to=to, rules=answer.rules),) if answer.data else ())


@k.record(frozen=True, slots=True)
class Interrupt(k.TriggeredStep[Line]):
    foe: str

    def holds(self, state: Line) -> bool:
        spots = [state.at[who] for who in (self.label, self.foe) if who in state.at]
        return len(spots) == 2 and abs(spots[0] - spots[1]) <= 2 and self.label not in state.used

    def run(self, state: Line) -> k.Do[Line]:
        acts, me = (Act(self.seat), Act(self.seat, self.foe)), self.label
        return k.Do(then=(k.Within(acts, subject=me, uses=me, values={"actors": (me,)}),))


@k.effect("NG-2")
def interrupt(state: Line, put: FigurePut) -> tuple[Interrupt, ...]:
    enemies = (Interrupt(who[:-2], who, put.figure) for who in sorted(state.at) if who[0] != put.figure[0])
    return tuple(each for each in enemies if each.holds(state))


@k.record(frozen=True, slots=True)
class Turn(k.Step[Line]):
    turn: int = 0

    def run(self, state: Line) -> k.Do[Line]:
        own = {seat: tuple(who for who in sorted(state.at) if who[:-2] == seat) for seat in state.seats}
        if self.turn == 24 or not all(own.values()):
            return k.Do((k.GameEnded(outcome=k.by_points("NG-5", {seat: len(own[seat]) for seat in own})),))
        seat = state.seats[self.turn % 2]
        return k.Do(then=(k.Within((Act(seat),), values={"actors": own[seat]}), Turn(self.turn + 1)))


SYSTEM = k.GameSystem(
    id="nested-guards",
    state=Line,
    setup=lambda _: Line(seats=("red", "blue"), agenda=(Turn(),), at=START),
    present=lambda state, figure: figure in state.at,
    listeners={FigurePut: (interrupt,)},
)
