"""BG-SHIFT-6: swap: two figures change places."""

from __future__ import annotations

from collections.abc import Iterator

from engine.geometry.movement.reach import Crowd
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.clauses import clause, effect
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Step, Within
from engine.systems.battleground.interruptions.rules import Leaving
from engine.systems.battleground.movement.climbing import movement_of, stands
from engine.systems.battleground.movement.events import Moved, moved
from engine.systems.battleground.setup.roll_off import AfterRollOff, RollOff
from engine.systems.battleground.sight.places import engaged_with
from engine.systems.battleground.state import Battle, FigureOrNone
from engine.systems.battleground.trigger_events import ComesToRest


@record(frozen=True, slots=True)
class Exchange:
    """Two figures that would change places."""

    state: Battle
    figure: str
    other: str


@clause("BG-BIG-5", lambda exchange: {"figure": exchange.figure, "other": exchange.other})
def alike_in_size(exchange: Exchange) -> bool:
    """A massive figure swaps only with a massive one."""
    sizes = {movement_of(exchange.state, name).footprint.is_one_hex for name in (exchange.figure, exchange.other)}
    return len(sizes) == 1


@clause("BG-BIG-5", lambda exchange: {"figure": exchange.figure, "other": exchange.other})
def both_fit(exchange: Exchange) -> bool:
    """Both figures fit where the other one stood, in their facings."""
    state, figure, other = exchange.state, exchange.figure, exchange.other
    ends = ((figure, stands(state, other)), (other, stands(state, figure)))
    bases = [movement_of(state, name).footprint.at(end) for name, end in ends]
    others = frozenset(place for name in state.figures if name not in (figure, other) for place in state.filled(name))
    fit = all(movement_of(state, name).can_stand(end, Crowd(allies=others)) for name, end in ends)
    return fit and set(bases[0]).isdisjoint(bases[1])


def can_swap(state: Battle, figure: str, other: str) -> bool:
    """BG-BIG-5: whether two figures can change places."""
    exchange = Exchange(state, figure, other)
    return figure != other and alike_in_size(exchange) and both_fit(exchange)


@record(frozen=True, slots=True)
class Swap(Step[Battle]):
    """BG-SHIFT-6: no turning, no guards; before it, opportunity attacks by the enemies engaged with either."""

    figure: FigureOrNone
    other: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        if not _both_there(state, self):
            return Do()
        steps = (*opportunities_before_a_swap(self), ChangePlaces(self.figure, self.other))
        return Do(then=(Within(steps, subject=self.figure),))


@effect("BG-SHIFT-6")
def opportunities_before_a_swap(swap: Swap) -> tuple[Step[Battle], ...]:
    """Both leave their hexes."""
    return (BothLeave(swap.figure, swap.other),)


@record(frozen=True, slots=True)
class BothLeave(Step[Battle]):
    """BG-GOLD-1: if both players may attack a leaving figure, no rule says which comes first: they roll for it."""

    figure: FigureOrNone
    other: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        both = all(engaged_with(state, name) for name in (self.figure, self.other))
        if both and state.figures[self.figure].seat != state.figures[self.other].seat:
            return Do(then=(RollOff("dispute", WhoLeavesFirst(self.figure, self.other)),))
        return Do(then=(Leaving(self.figure, then=self.other),))


@record(frozen=True, slots=True)
class WhoLeavesFirst(AfterRollOff):
    """BG-GOLD-1: the higher one decides which of the two is attacked first."""

    figure: FigureOrNone
    other: FigureOrNone

    def ask(self, state: Battle) -> Decision:
        choices = tuple(choice("order", next=name, rules=("BG-GOLD-1",)) for name in (self.figure, self.other))
        return Decision((self.seat,), "order", message("prompt-battleground-who-leaves-first"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        first = answer.text("next")
        second = self.other if first == self.figure else self.figure
        return Do(then=(Leaving(first, then=second),))


@record(frozen=True, slots=True)
class ChangePlaces(Step[Battle]):
    """BG-SHIFT-6: each goes where the other stood, if that is still possible."""

    figure: FigureOrNone
    other: FigureOrNone

    def run(self, state: Battle) -> Do[Battle]:
        if not _both_there(state, self):
            return Do()
        gone = tuple(_exchanged(state, self))
        return Do(gone, tuple(ComesToRest(each.figure, each.how) for each in gone))


def _both_there(state: Battle, swap: Swap | ChangePlaces) -> bool:
    """Whether both are still in the game and can change places."""
    there = swap.figure in state.figures and swap.other in state.figures
    return there and can_swap(state, swap.figure, swap.other)


def _exchanged(state: Battle, swap: ChangePlaces) -> Iterator[Moved]:
    one, two = stands(state, swap.figure), stands(state, swap.other)
    yield from moved(state, swap.figure, (one, two), "swap", ("BG-SHIFT-6",))
    yield from moved(state, swap.other, (two, one), "swap", ("BG-SHIFT-6",))
