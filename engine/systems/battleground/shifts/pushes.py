"""BG-SHIFT-5: push and pull: in a straight line until something stops it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar, Literal

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.facing import pull_directions, push_directions
from engine.geometry.hex.grid import DIRECTIONS
from engine.geometry.movement.pushes import PushStop, Shove, shove
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish
from engine.kernel.rules.clauses import clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step, Within
from engine.systems.battleground.movement.climbing import PushAside, movement_of, stands
from engine.systems.battleground.movement.events import Moved, moved
from engine.systems.battleground.state import Battle, FigureOrNone, PlaceNumber, SeatOrNone
from engine.systems.battleground.trigger_events import ComesToRest, ShiftStopped, passing

ShoveKind = Literal["push", "pull"]
HARD: tuple[PushStop, ...] = ("edge", "terrain", "figure")
"""The obstacles that stop a push."""


def shoves(state: Battle, figure: str, by: str, steps: int, how: ShoveKind) -> Mapping[int, Shove]:
    """BG-SHIFT-5: the possible ends of a push or pull: along the line of centres, or without a pusher in any
    direction."""
    grid, directions = state.scenario.terrain.grid, tuple(DIRECTIONS)
    if by:
        along = push_directions if how == "push" else pull_directions
        directions = along(grid, state.filled(by), state.filled(figure))
    movement, start, crowd = movement_of(state, figure), stands(state, figure), state.crowd(figure)
    barred = state.scenario.terrain.difficult if state.scenario.profile["push_stops_at"] == "terrain" else 0
    found = (shove(movement, start, direction, steps, crowd, barred=barred) for direction in directions)
    return {each.path[-1]: each for each in found}


@clause("BG-SHIFT-5", lambda wish: {"place": wish.choice.text("to"), "places": (wish.choice.text("to"),)})
def along_the_line(wish: Wish[Battle]) -> bool:
    """A push or pull goes straight, in the direction nearest to the line of centres, until something stops it."""
    to = wish.state.scenario.terrain.grid.place(wish.choice.text("to"))
    return to in wish.question.shoves(wish.state)


def place_choices(state: Battle) -> Iterator[Choice]:
    """Every place of the map."""
    grid = state.scenario.terrain.grid
    return (choice("push", to=grid.name(place)) for place in members(state.scenario.terrain.places))


def along_the_lines(state: Battle) -> Iterator[Choice]:
    """The possible ends of the push or pull."""
    grid = state.scenario.terrain.grid
    return (choice("push", to=grid.name(place)) for place in sorted(state.question.shoves(state)))


SHOVE: Action[Battle, Wish[Battle]] = Action("push", (along_the_line,), Wish, place_choices, along_the_lines)


@record(frozen=True, slots=True)
class Shoving(Question[Battle]):
    """A figure is moved by an effect; its player, by default that of `by`, chooses among equally near directions.

    `seen` are the replacement abilities already applied.
    """

    offers = (SHOVE,)
    how: ClassVar[ShoveKind]
    figure: FigureOrNone
    by: FigureOrNone = ""
    steps: Count = 1
    seat: SeatOrNone = ""
    seen: tuple[str, ...] = ()

    def shoves(self, state: Battle) -> Mapping[int, Shove]:
        """The possible ends, with the path to each."""
        return shoves(state, self.figure, self.by, self.steps, self.how)

    def asked(self, state: Battle) -> Decision | Do[Battle]:
        """The decision, if there is more than one direction; none if either figure has left the game."""
        if self.figure not in state.figures or (self.by and self.by not in state.figures):
            return Do()
        choices = SHOVE.choices(state)
        if len(choices) == 1:
            return self.take(state, choices[0])
        prompt = message("prompt-battleground-shove", figure=self.figure)
        seat = self.seat or state.figures[self.by or self.figure].seat
        return Decision((seat,), "push", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        to = state.scenario.terrain.grid.place(answer.text("to"))
        found = self.shoves(state)[to]
        path, last = found.path, found.path[-2:]
        if not found.pushes:
            done = shoved(moved(state, self.figure, path, self.how, ("BG-SHIFT-5",)))
            against = found.stopped_by in HARD
            return Do(done.events, (*done.then, StopsShort(self.figure, self.by, self.how))) if against else done
        gone = moved(state, self.figure, path[:-1], self.how, ("BG-SHIFT-5",))
        down = (PushAside(self.figure, to), ClimbDown(self.figure, last, self.how))
        return Do(gone, (Within(down, subject=self.figure),))


@record(frozen=True, slots=True)
class Push(Shoving):
    """BG-SHIFT-5: away from the pushing figure."""

    how = "push"

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return self.asked(state)


@record(frozen=True, slots=True)
class Pull(Shoving):
    """BG-SHIFT-5: towards the pulling figure."""

    how = "pull"

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        return self.asked(state)


@record(frozen=True, slots=True)
class StopsShort(Step[Battle]):
    """BG-ABIL-5: something stopped a push or pull early, for abilities that wait for it."""

    figure: FigureOrNone
    by: FigureOrNone
    how: ShoveKind

    def run(self, state: Battle) -> Do[Battle]:
        if self.figure not in state.figures:
            return Do()
        return passing(state, ShiftStopped(figure=self.figure, by=self.by, how=self.how))


@record(frozen=True, slots=True)
class ClimbDown(Step[Battle]):
    """BG-SHIFT-5: the free climb down, after the occupant was pushed aside."""

    figure: FigureOrNone
    path: tuple[PlaceNumber, ...]
    how: ShoveKind

    def run(self, state: Battle) -> Do[Battle]:
        return shoved(moved(state, self.figure, self.path, self.how, ("BG-SHIFT-5", "BG-MOVE-9")))


def shoved(gone: tuple[Moved, ...]) -> Do[Battle]:
    """The end of a push or pull; none if the figure stayed."""
    return Do(gone, tuple(ComesToRest(each.figure, each.how) for each in gone))
