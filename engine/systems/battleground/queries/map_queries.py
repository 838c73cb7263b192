"""Queries about the map and its figures: sight, cover, distance, reach, paths, arcs, engagement.

`ASKS` names all queries of the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from math import sqrt

from engine.content.query_fields import flag
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.distance import distance_squared
from engine.geometry.hex.facing import arc
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import on_sheet
from engine.geometry.movement.journeys import every_journey, journey_to
from engine.geometry.movement.reach import NOBODY, WITHOUT_LIMIT, movement_on
from engine.geometry.sight.line_of_sight import SightLine
from engine.kernel.data.message import message
from engine.kernel.data.record import record
from engine.kernel.data.value import Json
from engine.kernel.rules.queries import BadQueryValue, Query
from engine.systems.battleground.abilities.passives.exemptions import crowd_met
from engine.systems.battleground.movement.climbing import movement_of
from engine.systems.battleground.queries.cost_query import CostQuery
from engine.systems.battleground.queries.fields import figure, place, place_of, points
from engine.systems.battleground.queries.odds_query import OddsQuery, ThresholdQuery
from engine.systems.battleground.sight.figure_cover import cover_of
from engine.systems.battleground.sight.places import base_over, engaged_with
from engine.systems.battleground.sight.visibility import fields_of_sight
from engine.systems.battleground.state import Battle


@record(frozen=True, slots=True, kw_only=True)
class SightQuery(Query[Battle]):
    """BG-SIGHT-2 to -5: whether a place sees another, with all lines and what blocks each."""

    start: int = place(name="from")
    end: int = place(name="to")

    def answer(self, state: Battle) -> Mapping[str, Json]:
        verdict = fields_of_sight(state).inspect(self.start, self.end)
        grid = state.scenario.terrain.grid
        lines: list[Json] = [
            {**_ends(grid, line), "blocked_by": _names(state, line.blocked_by)} for line in verdict.lines
        ]
        deciding: list[Json] = [_ends(grid, line) for line in verdict.deciding]
        return {"sees": verdict.sees, "rules": list(verdict.rules), "lines": lines, "deciding": deciding}


def _ends(grid: Grid, line: SightLine) -> dict[str, Json]:
    """The two end points of a line in sheet coordinates."""
    return {"from": list(on_sheet(grid, line.start)), "to": list(on_sheet(grid, line.end))}


@record(frozen=True, slots=True, kw_only=True)
class FieldQuery(Query[Battle]):
    """BG-SIGHT-2 to -5: all places that a place sees."""

    start: int = place(name="from")

    def answer(self, state: Battle) -> Mapping[str, Json]:
        seen = fields_of_sight(state).field(self.start)
        return {"sees": _names(state, members(seen)), "rules": ["BG-SIGHT-2"]}


@record(frozen=True, slots=True, kw_only=True)
class CoverQuery(Query[Battle]):
    """BG-SIGHT-6, -7: whether a place is in cover from another, with the sources of cover.

    BG-BIG-4: a place under a massive figure stands for its whole base.
    """

    start: int = place(name="from")
    end: int = place(name="to")

    def answer(self, state: Battle) -> Mapping[str, Json]:
        verdict = cover_of(state, base_over(state, self.start), base_over(state, self.end))
        return {"cover": verdict.cover, "because": _names(state, verdict.because), "rules": list(verdict.rules)}


@record(frozen=True, slots=True, kw_only=True)
class DistanceQuery(Query[Battle]):
    """BG-SIGHT-1: the distance of two places, between their nearest points."""

    start: int = place(name="from")
    end: int = place(name="to")

    def answer(self, state: Battle) -> Mapping[str, Json]:
        squared = distance_squared(state.scenario.terrain.grid, self.start, self.end, state.scenario.inch)
        return {"inches": round(sqrt(squared), 5), "squared": str(Fraction(squared)), "rules": ["BG-SIGHT-1"]}


@record(frozen=True, slots=True, kw_only=True)
class ReachQuery(Query[Battle]):
    """BG-MOVE: the places in reach with this many points, of a figure from its own place or another; `empty` ignores
    other figures.

    Without a figure, it is any figure on one hex on an empty map. From a place where no figure can stand the reach is
    empty, and `because` gives the reason. `complete` is false if there are more paths past pushed allies than are
    searched.
    """

    points: int = points()
    start: int | None = place(name="from", default=None)
    figure: str | None = figure(default=None)
    empty: bool | None = flag(default=None)

    def answer(self, state: Battle) -> Mapping[str, Json]:
        grid = state.scenario.terrain.grid
        if self.figure is None and self.empty is False:
            raise BadQueryValue(message("ask-battleground-nobody-moves"), at="empty")
        start = self._start(state)
        movement = movement_on(state.scenario.terrain) if self.figure is None else movement_of(state, self.figure)
        if start not in movement.footings:
            rule = "BG-MOVE-2" if movement.footprint.is_one_hex else "BG-BIG-2"
            because = _names(state, movement.no_footing_at(start))
            return {"reach": {}, "stops": [], "pushes": {}, "because": because, "rules": [rule]}
        crowd = NOBODY if self.figure is None or self.empty else crowd_met(state, self.figure)
        found = movement.reach(start, self.points, crowd)
        journeys, complete = every_journey(found)
        ways = {end: way for end, way in journeys.items() if end != start}
        stops = sorted(end for end in ways if found.ends_at(end))
        rules = ["BG-MOVE-2", *(["BG-MOVE-3"] if stops else []), *(["BG-MOVE-9"] if found.pushes else [])]
        return {
            "reach": {grid.name(end): way.cost for end, way in sorted(ways.items(), key=lambda each: each[1].cost)},
            "stops": _names(state, stops),
            "pushes": {grid.name(end): cost for end, cost in found.pushes.items()},
            "complete": complete,
            "rules": list(rules),
        }

    def _start(self, state: Battle) -> int:
        if self.start is not None:
            return self.start
        if self.figure is None:
            raise BadQueryValue(message("ask-battleground-no-start"), at="from")
        return place_of(state, self.figure, "figure")


@record(frozen=True, slots=True, kw_only=True)
class PathQuery(Query[Battle]):
    """BG-MOVE: the path of a figure to a place, step by step with the cost and rule of each."""

    figure: str = figure()
    end: int = place(name="to")
    points: int = points(default=WITHOUT_LIMIT)

    def answer(self, state: Battle) -> Mapping[str, Json]:
        grid, movement = state.scenario.terrain.grid, movement_of(state, self.figure)
        crowd = crowd_met(state, self.figure)
        way = journey_to(movement, place_of(state, self.figure, "figure"), self.end, self.points, crowd)
        if way is None:
            return {"path": None, "cost": None, "steps": [], "rules": []}
        steps: list[Json] = [
            {"to": grid.name(step.end), "points": step.kind.points, "rule": step.kind.rule} for step in way.steps
        ]
        rules: list[Json] = list(dict.fromkeys(step.kind.rule for step in way.steps))
        return {"path": _names(state, way.path), "cost": way.cost, "steps": steps, "rules": rules}


@record(frozen=True, slots=True, kw_only=True)
class ArcQuery(Query[Battle]):
    """BG-MOD-1: the arc of a figure in which a place lies."""

    figure: str = figure()
    of: int = place()

    def answer(self, state: Battle) -> Mapping[str, Json]:
        place_of(state, self.figure, "figure")
        filled, facing = state.filled(self.figure), state.figures[self.figure].facing
        return {"arc": arc(state.scenario.terrain.grid, filled, facing, self.of), "rules": ["BG-MOD-1"]}


@record(frozen=True, slots=True, kw_only=True)
class EngagedQuery(Query[Battle]):
    """BG-ATT-2: the enemies that a figure is engaged with."""

    figure: str = figure()

    def answer(self, state: Battle) -> Mapping[str, Json]:
        place_of(state, self.figure, "figure")
        return {"with": list(engaged_with(state, self.figure)), "rules": ["BG-ATT-2"]}


ASKS: Mapping[str, type[Query[Battle]]] = {
    "sight": SightQuery,
    "field": FieldQuery,
    "cover": CoverQuery,
    "distance": DistanceQuery,
    "reach": ReachQuery,
    "path": PathQuery,
    "arc": ArcQuery,
    "engaged": EngagedQuery,
    "threshold": ThresholdQuery,
    "odds": OddsQuery,
    "cost": CostQuery,
}


def _names(state: Battle, places: Iterable[int]) -> list[Json]:
    """Places as they are printed."""
    return [state.scenario.terrain.grid.name(each) for each in places]
