"""Questions about the map and the figures that change nothing: what the protocol's `ask` answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import lru_cache
from math import sqrt

from engine.geometry.bits import members
from engine.geometry.cover import judge_cover
from engine.geometry.distance import distance_squared
from engine.geometry.facing import arc as arc_of
from engine.geometry.grid import Grid
from engine.geometry.movement import NOBODY, WITHOUT_LIMIT, movement_on
from engine.geometry.paths import path_to, steps_of
from engine.geometry.sight import LosOrigin
from engine.geometry.sight_fields import SightFields
from engine.geometry.terrain import Terrain
from engine.kernel.choice import Choice
from engine.kernel.value import Json
from engine.systems.battleground.places import engaged_with
from engine.systems.battleground.state import Battle

MOST_POINTS = 10_000


class BadQuestion(ValueError):
    """A question that lacks a field, or whose field makes no sense here."""


@lru_cache(maxsize=8)
def sight_on(terrain: Terrain, los_origin: LosOrigin) -> SightFields:
    """All sight on a terrain under one reading, kept while it is asked about."""
    return SightFields(terrain, los_origin)


def _sight(state: Battle) -> SightFields:
    origin: LosOrigin = "any" if state.setting.profile["los_origin"] == "any" else "one"
    return sight_on(state.setting.terrain, origin)


def _grid(state: Battle) -> Grid:
    return state.setting.terrain.grid


def sight(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-SIGHT-2 to -5: whether a place sees another, with all lines and what blocks each."""
    grid = _grid(state)
    verdict = _sight(state).inspect(_place(state, question, "from"), _place(state, question, "to"))
    lines: list[Json] = [
        {"from": list(line.start), "to": list(line.end), "blocked_by": [grid.name(hex_) for hex_ in line.blocked_by]}
        for line in verdict.lines
    ]
    deciding: list[Json] = [{"from": list(line.start), "to": list(line.end)} for line in verdict.deciding]
    return {"sees": verdict.sees, "rules": list(verdict.rules), "lines": lines, "deciding": deciding}


def field(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-SIGHT-2 to -5: all places that a place sees."""
    seen = _sight(state).field(_place(state, question, "from"))
    return {"sees": [_grid(state).name(place) for place in members(seen)], "rules": ["BG-SIGHT-2"]}


def cover(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-SIGHT-6, -7: whether a place is in cover from another, with what gives it."""
    attacker, target = _place(state, question, "from"), _place(state, question, "to")
    figures = sum(1 << place for name in state.figures for place in state.filled(name))
    verdict = judge_cover(state.setting.terrain, (attacker,), (target,), figures)
    because: list[Json] = [_grid(state).name(place) for place in verdict.because]
    return {"cover": verdict.cover, "because": because, "rules": list(verdict.rules)}


def distance(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-SIGHT-1: how far two places are apart, between their nearest points."""
    start, end = _place(state, question, "from"), _place(state, question, "to")
    squared = distance_squared(_grid(state), start, end, state.setting.inch)
    return {"inches": round(sqrt(squared), 5), "squared": str(Fraction(squared)), "rules": ["BG-SIGHT-1"]}


def reach(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-MOVE: where a figure gets with so many points; with `empty`, as if nobody else were there."""
    grid = _grid(state)
    points = _points(question)
    if "figure" in question.data:
        figure = _figure(state, question)
        start, base, facing = state.figures[figure].at, state.card(figure).card.base, state.figures[figure].facing
        if start is None:
            raise BadQuestion(f"{figure} does not stand on the map yet")
        crowd = NOBODY if question.data.get("empty") is True else state.crowd(figure)
        found = movement_on(state.setting.terrain, base, facing).reach(start, points, crowd)
    else:
        start = _place(state, question, "from")
        found = movement_on(state.setting.terrain).reach(start, points, NOBODY)
    costs: dict[str, Json] = {grid.name(place): cost for place, cost in found.costs.items() if place != start}
    stops = sorted(place for place in found.stops & found.costs.keys() if place != start)
    return {
        "reach": costs,
        "stops": [grid.name(place) for place in stops],
        "pushes": {grid.name(place): cost for place, cost in found.pushes.items()},
        "rules": ["BG-MOVE-2"],
    }


def path(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-MOVE: the way a figure takes to a place, step by step with what each costs and by which rule."""
    grid, figure = _grid(state), _figure(state, question)
    start, crowd = state.figures[figure].at, state.crowd(figure)
    if start is None:
        raise BadQuestion(f"{figure} does not stand on the map yet")
    movement = movement_on(state.setting.terrain, state.card(figure).card.base, state.figures[figure].facing)
    points = _points(question) if "points" in question.data else WITHOUT_LIMIT
    found, end = movement.reach(start, points, crowd), _place(state, question, "to")
    cost = found.costs.get(end, found.pushes.get(end))
    if cost is None:
        return {"path": None, "cost": None, "steps": [], "rules": []}
    way = path_to(found, end)
    steps: list[Json] = [
        {"to": grid.name(step.end), "points": step.kind.points, "rule": step.kind.rule}
        for step in steps_of(movement, way, crowd)
    ]
    rules: list[Json] = list(dict.fromkeys(step.kind.rule for step in steps_of(movement, way, crowd)))
    return {"path": [grid.name(place) for place in way], "cost": cost, "steps": steps, "rules": rules}


def arc(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-MOD-1: in which arc of a figure a place lies."""
    figure = _figure(state, question)
    filled = state.filled(figure)
    if not filled:
        raise BadQuestion(f"{figure} does not stand on the map yet")
    return {
        "arc": arc_of(_grid(state), filled, state.figures[figure].facing, _place(state, question, "of")),
        "rules": ["BG-MOD-1"],
    }


def engaged(state: Battle, question: Choice) -> Mapping[str, Json]:
    """BG-ATT-2: the enemies that a figure is engaged with."""
    return {"with": list(engaged_with(state, _figure(state, question))), "rules": ["BG-ATT-2"]}


ASKS: Mapping[str, Callable[[Battle, Choice], Mapping[str, Json]]] = {
    "sight": sight,
    "field": field,
    "cover": cover,
    "distance": distance,
    "reach": reach,
    "path": path,
    "arc": arc,
    "engaged": engaged,
}


def _place(state: Battle, question: Choice, name: str) -> int:
    """A place on the map that a field names."""
    said = question.data.get(name)
    if not isinstance(said, str):
        raise BadQuestion(f"`{name}` must be a place, such as K12 or, on a platform, K12^")
    place = _grid(state).place(said)
    if not state.setting.terrain.places >> place & 1:
        raise BadQuestion(f"`{name}`: there is no platform at {said}")
    return place


def _figure(state: Battle, question: Choice) -> str:
    """A figure on the table that the field `figure` names."""
    said = question.data.get("figure")
    if not isinstance(said, str) or said not in state.figures:
        raise BadQuestion(f"`figure` must be one of {', '.join(state.figures)}")
    return said


def _points(question: Choice) -> int:
    said = question.data.get("points")
    if isinstance(said, bool) or not isinstance(said, int) or not 0 <= said <= MOST_POINTS:
        raise BadQuestion(f"`points` must be a whole number from 0 to {MOST_POINTS}")
    return said
