"""Checks of how a map plays: places nobody reaches, zones too small, shots in round one, nothing that blocks sight.

They are rules of the studio, and warnings: a map may be meant so.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations

from engine.content.checks.fix import Fix, fix, set_value
from engine.content.checks.fix_context import FixMaker
from engine.content.document_path import DocumentPath
from engine.content.maps.free_space import MapSpace
from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import hexes_of
from engine.content.maps.map_fixes import on_map
from engine.content.maps.piece_shapes import hex_ranges
from engine.content.problems import Problem, ProblemValue, step_into
from engine.geometry.hex.bit_sets import members, union
from engine.geometry.hex.steps import around
from engine.systems.battleground.map_study.map_study import LARGEST_STUDIED, MapStudy

LEAST_PLACES = 5
"""The figures that an army of the usual format may have."""
MOST_VIEWERS = 600
"""The greatest number of places in zones whose sight is computed for a check."""
MOST_NAMED = 12
"""The greatest number of places that a problem names."""


def study_problems(board: HexMap, at: str) -> Iterator[Problem]:
    """The problems of a sound map with zones; very large maps are not studied."""
    if not board.zones or board.sheet().size > LARGEST_STUDIED:
        return
    study, zones = MapStudy(board), step_into(at, "zones")
    if study.left_out or study.all_zones.bit_count() > MOST_VIEWERS:
        return
    yield from _small_zones(study, zones)
    yield from _unreachable(study, step_into(at, "pieces"))
    if len(study.seats) > 1:
        yield from _shots_in_round_one(study, zones)
        yield from _open_between_zones(study, zones)


def _small_zones(study: MapStudy, at: str) -> Iterator[Problem]:
    for seat, places in study.zones.items():
        if places.bit_count() < LEAST_PLACES:
            number = next(number for number, zone in enumerate(study.board.zones) if zone.seat == seat)
            values: dict[str, ProblemValue] = {"seat": seat, "found": places.bit_count(), "least": LEAST_PLACES}
            yield Problem(step_into(at, number), "battleground-zone-too-small", values, severity="warning")


def _unreachable(study: MapStudy, at: str) -> Iterator[Problem]:
    lost = study.terrain.standing & ~study.connected
    if lost and study.all_zones:
        values: dict[str, ProblemValue] = {"n": lost.bit_count(), "place": _names(study, lost)[0]}
        yield Problem(at, "battleground-unreachable", {**values, "places": _names(study, lost)}, severity="warning")


def _shots_in_round_one(study: MapStudy, at: str) -> Iterator[Problem]:
    for seat in study.seats:
        targets, from_ = study.shots(seat, 1)
        if targets:
            names = _names(study, from_)
            values: dict[str, ProblemValue] = {
                "seat": seat,
                "n": targets.bit_count(),
                "place": names[0],
                "places": names,
                "speed": study.figure.speed,
                "range": study.figure.range,
            }
            yield Problem(at, "battleground-shots-in-round-one", values, severity="warning")


def _open_between_zones(study: MapStudy, at: str) -> Iterator[Problem]:
    for one, other in combinations(study.seats, 2):
        aimed = study.zones[other]
        if (
            aimed
            and study.zones[one]
            and all(study.fields.field(place) & aimed == aimed for place in members(study.zones[one]))
        ):
            yield Problem(at, "battleground-open-between-zones", {"seat": one, "other": other}, severity="warning")


def _names(study: MapStudy, places: int) -> tuple[str, ...]:
    return tuple(study.grid.name(place) for place in members(places)[:MOST_NAMED])


def _extended(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fix that extends a zone by hexes beside it, until its army finds room."""
    grid, zone = space.grid, space.board.zones[int(path[1])]
    found, least = problem.values["found"], problem.values["least"]
    if not isinstance(found, int) or not isinstance(least, int):
        return
    others = union(hexes_of(grid, each.hexes) for each in space.board.zones if each is not zone)
    hexes = hexes_of(grid, zone.hexes)
    while found < least:
        beside = members(around(grid, hexes) & space.clear_ground & ~hexes & ~others)
        if not beside:
            return
        for hex_ in beside[: least - found]:
            hexes |= 1 << hex_
            found += 1
    extended = set_value((*path[:2], "hexes"), hex_ranges(grid, hexes))
    yield fix("edit-fix-extend", extended, what=zone.id, n=hexes.bit_count())


STUDY_FIXES: Mapping[str, FixMaker] = {"battleground-zone-too-small": on_map(_extended)}
"""The makers of fixes for how a map plays, by the code of the problem."""
