"""Moves as choices: destinations that may be wished for, legal destinations, routes given place by place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import PlaceError
from engine.geometry.hex.terrain import Terrain
from engine.kernel.data.choice import Choice
from engine.kernel.data.value import NOTHING, Value
from engine.kernel.rules.action import Action
from engine.systems.battleground.abilities.targets.choice_cache import CommonFields, choices_by_place
from engine.systems.battleground.movement.climbing import stands
from engine.systems.battleground.movement.legality import MoveWish
from engine.systems.battleground.movement.routes import Course, ends
from engine.systems.battleground.state import Battle

FIELDS = frozenset({"figure", "to", "path", "focused"})
OF_AN_AIM = frozenset({"BG-SHIFT-1", "BG-SHIFT-2", "BG-INT-2", "BG-INT-6"})
"""Rules of movements towards an aim, and of interruptions."""


def every_place(state: Battle, figure: str, *, focused: bool = False) -> Iterator[Choice]:
    """The wish to go to each place of the map."""
    names = state.scenario.terrain.grid.names
    return (_move(figure, names[place], focused, ()) for place in _places(state.scenario.terrain))


def legal_destinations(
    state: Battle, course: Course, points: int, rules: tuple[str, ...], *, focused: bool = False
) -> list[Choice]:
    """The legal ones among these wishes."""
    found = ends(state, course, points)
    if found is None:
        return []
    binding = rules if course.aim else _without_an_aim(rules)
    common: CommonFields = (("figure", course.figure), *((("focused", True),) if focused else ()))
    moves = choices_by_place(state.scenario.terrain.grid, "move", common, "to", binding)
    return [moves[place] for place in found.places]


@lru_cache(maxsize=16)
def _without_an_aim(rules: tuple[str, ...]) -> tuple[str, ...]:
    """The rules of a movement without an aim."""
    return tuple(rule for rule in rules if rule not in OF_AN_AIM)


def way_shown(going: MoveWish) -> Mapping[str, Value]:
    """The cost and the route of a move, as shown next to its choice."""
    found = ends(going.state, going.course, going.points)
    if found is None or going.to not in found.costs:
        return NOTHING
    names = going.state.scenario.terrain.grid.names
    return {"cost": found.costs[going.to], "path": tuple(names[place] for place in found.way(going.to).path)}


def admitted(state: Battle, action: Action[Battle, MoveWish], answer: Choice, figure: str) -> Choice | None:
    """A legal move with a given route, or explicitly without focus; None if it is not legal."""
    meant = whole_move(state, answer, figure, action.rules)
    return meant if answer.kind == action.kind and meant is not None and action.legal(state, meant) else None


def whole_move(state: Battle, answer: Choice, figure: str, rules: tuple[str, ...] = ()) -> Choice | None:
    """The move that an answer with a route or explicitly without focus stands for; None if it makes no sense."""
    fields = answer.data
    if not fields.keys() <= FIELDS or fields.get("figure", figure) != figure:
        return None
    focused, path = fields.get("focused", False), fields.get("path")
    to = path[-1] if isinstance(path, tuple) and path else fields.get("to")
    if (
        not isinstance(focused, bool)
        or not isinstance(to, str)
        or fields.get("to", to) != to
        or _place(state, to) is None
    ):
        return None
    meant = _move(figure, to, focused, rules)
    if "path" not in fields:
        return meant
    if not _is_way(state, path, figure):
        return None
    return Choice("move", {**meant.data, "path": path}, None, rules)


def _move(figure: str, to: str, focused: bool, rules: tuple[str, ...]) -> Choice:
    data: Mapping[str, Value] = {"figure": figure, "to": to}
    return Choice("move", {**data, "focused": True} if focused else data, None, rules)


def _is_way(state: Battle, path: Value, figure: str) -> bool:
    """Whether these are places of the map, starting at the figure's place."""
    if not isinstance(path, tuple) or not 0 < len(path) <= 2 * state.scenario.terrain.grid.size:
        return False
    places = [_place(state, name) for name in path]
    return None not in places and places[0] == stands(state, figure)


def _place(state: Battle, name: Value) -> int | None:
    """The place with this name, if there is one on the map."""
    try:
        place = state.scenario.terrain.grid.place(name) if isinstance(name, str) else None
    except PlaceError:
        return None
    return place if place is not None and state.scenario.terrain.places >> place & 1 else None


@lru_cache(maxsize=16)
def _places(terrain: Terrain) -> tuple[int, ...]:
    return tuple(members(terrain.places))
