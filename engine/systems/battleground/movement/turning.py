"""BG-MOVE-4: turning a figure, freely or to one of several sides."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from engine.geometry.hex.grid import DIRECTIONS, Grid
from engine.geometry.movement.reach import possible_facings
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.movement.events import Turned
from engine.systems.battleground.state import Battle, Direction, FigureOrNone, SeatOrNone


def turned(state: Battle, figure: str, facing: int, rule: str = "BG-MOVE-4") -> tuple[Turned, ...]:
    """The event of turning to this side; none if the figure already faces it."""
    if state.figures[figure].facing == facing:
        return ()
    return (Turned(figure=figure, facing=state.scenario.terrain.grid.direction_name(facing), rules=(rule,)),)


def facings(state: Battle, figure: str) -> tuple[int, ...]:
    """BG-BIG-2: the sides to which a figure can be turned where it stands."""
    if figure not in state.figures:
        return ()
    base, at = state.card(figure).card.base, state.figures[figure].at
    return () if at is None else possible_facings(state.scenario.terrain, base, at, state.crowd(figure))


def sides(state: Battle) -> Iterator[Choice]:
    """The wishes to face each of the six sides of its hex."""
    return (choice("face", facing=state.scenario.terrain.grid.direction_name(side)) for side in DIRECTIONS)


def free_sides(state: Battle) -> Iterator[Choice]:
    """The choices of a figure that is turned freely."""
    return _to_face(state, DIRECTIONS, FREELY)


def legal_sides(state: Battle) -> Iterator[Choice]:
    """The legal ones among them for a figure that is turned freely."""
    return _to_face(state, facings(state, state.question.figure), FREELY)


def sides_to_the_aim(state: Battle) -> Iterator[Choice]:
    """The legal ones among them for a figure that must face an aim."""
    return _to_face(state, sorted(set(state.question.facings)), FACE_AIM.rules)


def _to_face(state: Battle, facings: Iterable[int], rules: tuple[str, ...]) -> Iterator[Choice]:
    every_side = _every_side(state.scenario.terrain.grid, rules)
    return (every_side[side] for side in facings)


@lru_cache(maxsize=16)
def _every_side(grid: Grid, rules: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple(choice("face", facing=grid.direction_name(side), rules=rules) for side in DIRECTIONS)


def _side(wish: Wish[Battle]) -> int:
    return wish.state.scenario.terrain.grid.direction(wish.choice.text("facing"))


@clause("BG-BIG-2", lambda wish: {"figure": wish.question.figure, "facing": wish.choice.text("facing")})
def turned_base_fits(wish: Wish[Battle]) -> bool:
    """The whole base of a figure that is turned must fit."""
    return _side(wish) in facings(wish.state, wish.question.figure)


@clause("BG-ATT-4", lambda wish: {"figure": wish.question.figure, "facing": wish.choice.text("facing")})
def faces_the_aim(wish: Wish[Battle]) -> bool:
    """A figure that must face an aim is turned to a side nearest to it."""
    return _side(wish) in wish.question.facings


FREELY = ("BG-MOVE-4", "BG-BIG-2")
"""The rules of turning freely: that it is allowed, and that the whole base must fit."""
FACE: Action[Battle, Wish[Battle]] = Action("face", (turned_base_fits,), Wish, free_sides, legal_sides)
FACE_AIM: Action[Battle, Wish[Battle]] = Action("face", (faces_the_aim,), Wish, sides, sides_to_the_aim)


@record(frozen=True, slots=True)
class TurnFreely(Question[Battle]):
    """BG-MOVE-4: its owner may turn the figure to any side, or leave it as it is."""

    offers = (FACE,)
    figure: FigureOrNone
    seat: SeatOrNone = ""
    """The seat that turns it, if not its owner."""

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = offered(self.offers, state) if self.figure in state.figures else ()
        if len(choices) < 2:
            return Do()
        prompt = message("prompt-battleground-face", figure=self.figure)
        return Decision((self.seat or state.figures[self.figure].seat,), "face", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        side = state.scenario.terrain.grid.direction(answer.text("facing"))
        return Do(turned(state, self.figure, side))


@record(frozen=True, slots=True)
class FaceOneOf(Question[Battle]):
    """BG-ATT-4: the figure is turned to one of these sides; the seat (its own player) chooses if there are several."""

    offers = (FACE_AIM,)
    figure: FigureOrNone
    facings: tuple[Direction, ...]
    seat: SeatOrNone = ""
    rule: str = "BG-ATT-4"

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        if self.figure not in state.figures or not self.facings:
            return Do()
        if len(self.facings) == 1:
            return Do(turned(state, self.figure, self.facings[0], self.rule))
        seat = self.seat or state.figures[self.figure].seat
        prompt = message("prompt-battleground-face", figure=self.figure)
        return Decision((seat,), "face", prompt, offered(self.offers, state))

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        side = state.scenario.terrain.grid.direction(answer.text("facing"))
        return Do(turned(state, self.figure, side, self.rule))
