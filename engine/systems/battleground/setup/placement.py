"""BG-SETUP-4: placement of the figures that the scenario leaves to their players.

They take turns, each in their own deployment zone.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import DIRECTIONS
from engine.geometry.movement.reach import Crowd, possible_facings
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.field_marks import Count
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, Wish, offered
from engine.kernel.rules.clauses import clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question, Step
from engine.systems.battleground.events import FigurePlaced, FiguresLeftOut
from engine.systems.battleground.state import Battle, SeatOrNone


@clause("BG-SETUP-4", lambda wish: {"place": wish.choice.text("at")})
def in_own_zone(wish: Wish[Battle]) -> bool:
    """Figures are set up in their own deployment zone, with their whole base, at any height."""
    grid = wish.state.scenario.terrain.grid
    place, facing = grid.place(wish.choice.text("at")), grid.direction(wish.choice.text("facing"))
    return _base_within(wish.state, wish.choice.text("figure"), place, facing, _zone(wish.state))


@clause("BG-SETUP-4", lambda wish: {"place": wish.choice.text("at")})
def fits_there(wish: Wish[Battle]) -> bool:
    """A figure is set up where it can stand and no other figure stands."""
    grid, name = wish.state.scenario.terrain.grid, wish.choice.text("figure")
    facings = _facings(wish.state, name, grid.place(wish.choice.text("at")), wish.state.crowd(name))
    return grid.direction(wish.choice.text("facing")) in facings


def _facings(state: Battle, name: str, place: int, crowd: Crowd) -> tuple[int, ...]:
    """BG-BIG-2: the facings of a figure at a place in which its base covers no other figure."""
    return possible_facings(state.scenario.terrain, state.card(name).card.base, place, crowd)


def _base_within(state: Battle, name: str, place: int, facing: int, hexes: int) -> bool:
    """Whether every hex of a base is inside; if the base leaves the map, only the figure's own place is checked."""
    grid = state.scenario.terrain.grid
    base = state.card(name).card.base.facing(grid, facing).at(place)
    return all(hexes >> grid.hex_of(filled) & 1 for filled in base or (place,))


def _zone(state: Battle) -> int:
    return state.scenario.zones.get(state.question.seat, 0)


def placements(state: Battle) -> Iterator[Choice]:
    """Every figure that the seat has to place, on every place of the map, in every facing."""
    places = members(state.scenario.terrain.places)
    for name in unplaced(state, state.question.seat):
        for place in places:
            for facing in DIRECTIONS:
                yield _placement(state, name, place, facing)


def placements_in_zone(state: Battle) -> Iterator[Choice]:
    """The legal ones among them, searched in the seat's own zone only."""
    terrain, zone = state.scenario.terrain, _zone(state)
    places = members(terrain.places & (zone | zone << terrain.grid.size))
    for name in unplaced(state, state.question.seat):
        crowd = state.crowd(name)
        for place in places:
            for facing in _facings(state, name, place, crowd):
                if _base_within(state, name, place, facing, zone):
                    yield _placement(state, name, place, facing)


def _placement(state: Battle, name: str, place: int, facing: int) -> Choice:
    grid = state.scenario.terrain.grid
    return choice("place", figure=name, at=grid.name(place), facing=grid.direction_name(facing))


PLACE: Action[Battle, Wish[Battle]] = Action("place", (in_own_zone, fits_there), Wish, placements, placements_in_zone)


def unplaced(state: Battle, seat: str) -> tuple[str, ...]:
    """The figures of a seat that are not on the map yet."""
    return tuple(name for name in state.of(seat) if state.figures[name].at is None)


@record(frozen=True, slots=True)
class PlaceFigures(Step[Battle]):
    """BG-SETUP-4: one figure at a time, in turns, the first player first; a seat without figures left waits for the
    other."""

    turn: Count = 0

    def run(self, state: Battle) -> Do[Battle]:
        waiting = [seat for seat in state.by_precedence() if unplaced(state, seat)]
        if not waiting:
            return Do()
        seat = state.by_precedence()[self.turn % 2]
        return Do(then=(PlaceOne(seat if seat in waiting else waiting[0]), PlaceFigures(self.turn + 1)))


@record(frozen=True, slots=True)
class PlaceOne(Question[Battle]):
    """BG-SETUP-4: one figure of the seat; if there is room for none, the rest of them take no part in the game."""

    offers = (PLACE,)
    seat: SeatOrNone

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        choices = offered(self.offers, state)
        if not choices:
            return Do((FiguresLeftOut(seat=self.seat, figures=unplaced(state, self.seat), rules=("BG-SETUP-4",)),))
        return Decision((self.seat,), "place", message("prompt-battleground-place"), choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        figure, at, facing = (answer.text(name) for name in ("figure", "at", "facing"))
        return Do((FigurePlaced(figure=figure, at=at, facing=facing, rules=("BG-SETUP-4",)),))
