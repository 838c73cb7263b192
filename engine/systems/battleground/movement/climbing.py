"""BG-MOVE-9: a climber pushes aside the figures at its destination; their own player chooses where to."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from engine.geometry.hex.bit_sets import members
from engine.geometry.movement.reach import Crowd, MovementGraph, movement_on
from engine.kernel.data.choice import Choice, choice
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.rules.action import Action, offered
from engine.kernel.rules.clauses import clause
from engine.kernel.state.decision import Decision
from engine.kernel.state.step import Do, Question
from engine.systems.battleground.abilities.passives.exemptions import terrain_met
from engine.systems.battleground.movement.events import moved
from engine.systems.battleground.state import Battle, FigureOrNone, PlaceNumber
from engine.systems.battleground.trigger_events import ComesToRest


def movement_of(state: Battle, figure: str) -> MovementGraph:
    """The movement graph of a figure on this map, with its base in its present orientation."""
    return movement_on(terrain_met(state, figure), state.card(figure).card.base, state.figures[figure].facing)


def stands(state: Battle, figure: str) -> int:
    """The place of a figure on the map."""
    at = state.figures[figure].at
    if at is None:
        raise LookupError(f"{figure} does not stand on the map")
    return at


def occupants(state: Battle, figure: str, place: int) -> tuple[str, ...]:
    """The figures under the base of a figure that would arrive here."""
    arriving = set(movement_of(state, figure).footprint.at(place))
    return tuple(name for name in state.names if name != figure and not arriving.isdisjoint(state.filled(name)))


@record(frozen=True, slots=True)
class Aside:
    """A push out of a climber's way: from where, to where, and the arriving base."""

    movement: MovementGraph
    crowd: Crowd
    arriving: tuple[int, ...]
    place: int
    start: int
    end: int
    shown: str

    @property
    def after(self) -> Crowd:
        """The other figures after this push."""
        sides = (self.crowd.enemies, self.crowd.allies)
        enemies, allies = (side - {self.start} | {self.end} if self.start in side else side for side in sides)
        return replace(self.crowd, enemies=enemies, allies=allies)


def _aside(state: Battle, wish: Choice) -> Aside:
    pushing, grid = state.question, state.scenario.terrain.grid
    movement = movement_of(state, pushing.figure)
    occupant = occupants(state, pushing.figure, pushing.to)[0]
    return Aside(
        movement=movement,
        crowd=state.crowd(pushing.figure),
        arriving=movement.footprint.at(pushing.to),
        place=pushing.to,
        start=stands(state, occupant),
        end=grid.place(wish.text("to")),
        shown=wish.text("to"),
    )


@clause("BG-MOVE-9", lambda aside: {"place": aside.shown, "places": (aside.shown,)})
def shares_a_side(aside: Aside) -> bool:
    """A pushed figure goes to a hex that shares a side with its own, at its height, where it can stand."""
    return aside.end in aside.movement.adjacent(aside.start)


@clause("BG-MOVE-9", lambda aside: {"place": aside.shown, "places": (aside.shown,)})
def pushed_to_a_free_hex(aside: Aside) -> bool:
    """A pushed figure goes to a free hex, where the climber's base does not end either."""
    return aside.end not in aside.crowd.places and aside.end not in aside.arriving


@clause("BG-BIG-2", lambda aside: {"place": aside.shown, "places": (aside.shown,)})
def room_for_the_others(aside: Aside) -> bool:
    """If several figures are pushed, each finds a place."""
    return aside.movement.can_push_from(aside.place, aside.after)


def places_to_push_to(state: Battle) -> Iterator[Choice]:
    """Every place of the map."""
    grid = state.scenario.terrain.grid
    return (choice("push", to=grid.name(place)) for place in members(state.scenario.terrain.places))


PUSH_ASIDE: Action[Battle, Aside] = Action(
    "push", (shares_a_side, pushed_to_a_free_hex, room_for_the_others), _aside, places_to_push_to
)


@record(frozen=True, slots=True)
class PushAside(Question[Battle]):
    """BG-MOVE-9: each figure at the climber's destination is pushed in turn; its player chooses where if there is a
    choice."""

    offers = (PUSH_ASIDE,)
    figure: FigureOrNone
    to: PlaceNumber

    def ask(self, state: Battle) -> Decision | Do[Battle]:
        pushed = occupants(state, self.figure, self.to)
        if not pushed:
            return Do()
        choices = offered(self.offers, state)
        if len(choices) == 1:
            return self.take(state, choices[0])
        prompt = message("prompt-battleground-push", figure=pushed[0], by=self.figure)
        return Decision((state.figures[pushed[0]].seat,), "push", prompt, choices)

    def take(self, state: Battle, answer: Choice) -> Do[Battle]:
        pushed, grid = occupants(state, self.figure, self.to)[0], state.scenario.terrain.grid
        path = (stands(state, pushed), grid.place(answer.text("to")))
        return Do(moved(state, pushed, path, "push", ("BG-MOVE-9",)), (ComesToRest(pushed, "push"), self))
