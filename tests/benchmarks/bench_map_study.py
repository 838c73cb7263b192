"""What a map does while it is drawn: the sight of a zone as a wall is dragged, and the fairness sheet.

Each position of a dragged wall of three hexes is asked of the map without it, with the sight of a zone of 90 hexes on
25x30; the sums must be those computed afresh. With --full on all stock maps.
"""

import json
import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from editor.services.document_resolver import DocumentResolver
from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import zones_by_seat
from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.sight_fields import SightFields
from engine.geometry.sight.sight_sums import SightSums, places_on
from engine.registry import declarations
from engine.systems.battleground.map_study.fairness_measures import fairness_sheet
from tests.benchmarks.harness import Goal, Measure, agree

T = TypeVar("T")

STEP = Goal("drag step of a wall, sight", at_most=12)
STEP_IN_COVER = Goal("drag step of a wall, sight and cover", at_most=20)
SHEET = Goal("fairness sheet", at_most=250)
WALL = ("I22", "I23", "J23")
STEPS_ALONG = (-6, -3, 0, 2)
MAPS = ("castle-courtyard", "wasteland", "drowned-temple", "crystal-pass")


def measures(full: bool) -> Iterator[Measure]:
    board = _stock("castle-courtyard")
    terrain, zone = board.terrain(), zones_by_seat(board)["red"]
    without = _with_tall(terrain, terrain.tall & ~mask_of(map(terrain.grid.place, WALL)))
    base = SightSums(without, places_on(without, zone))
    agree("the sight of a zone", {"clear and in cover": _all(base), "seen": list(base.seen_by)})
    sight, cover = list[float](), list[float]()
    for after in _positions(without, terrain.grid.place(WALL[0])):
        sums = base.changed(after, places_on(after, zone))
        spent = _milliseconds(_seen, sums)
        sight.append(spent)
        cover.append(spent + _milliseconds(_clear, sums))
        fresh = SightSums(after, places_on(after, zone))
        agree("the sight of a zone", {"after the edit": sums.seen_by, "afresh": fresh.seen_by})
        agree("the cover of a zone", {"after the edit": sums.clear_by, "afresh": fresh.clear_by})
    yield _at_95(STEP, sight)
    yield _at_95(STEP_IN_COVER, cover)
    for name in MAPS if full else MAPS[:1]:
        drawn = _stock(name)
        cold = [_milliseconds(_sheet, drawn) for _ in range(5)]
        yield Measure(f"fairness sheet of {name}", SHEET, sorted(cold)[2], "ms", (min(cold), max(cold)), len(cold))


def _positions(without: Terrain, first: int) -> Iterator[Terrain]:
    """The map with the wall wherever it may lie, in a pattern over the sheet."""
    grid = without.grid
    lane, slant = grid.axial(first)
    shape = [tuple(b - a for a, b in zip((lane, slant), grid.axial(grid.place(name)), strict=True)) for name in WALL]
    for to_lane in range(lane - 4, lane + 10):
        for along in STEPS_ALONG:
            hexes = [grid.hex_at_axial(to_lane + dl, slant + along + ds) for dl, ds in shape]
            wall = mask_of(hex_ for hex_ in hexes if hex_ is not None)
            if None not in hexes and not wall & (without.tall | without.low | without.ladder):
                yield _with_tall(without, without.tall | wall)


def _with_tall(terrain: Terrain, tall: int) -> Terrain:
    return Terrain(
        terrain.grid, tall, terrain.low, terrain.difficult & ~tall, terrain.ladder & ~tall, terrain.platforms
    )


def _at_95(goal: Goal, milliseconds: Sequence[float]) -> Measure:
    """The 95th of 100 steps."""
    found = sorted(milliseconds)
    at_95 = found[len(found) * 95 // 100]
    note = f"half of the steps within {found[len(found) // 2]:.1f} ms"
    return Measure(goal.number, goal, at_95, "ms", (found[0], found[-1]), len(found), note)


def _milliseconds(run: Callable[[T], object], of: T) -> float:
    began = time.process_time()
    run(of)
    return 1000 * (time.process_time() - began)


def _seen(sums: SightSums) -> Sequence[int]:
    return sums.seen_by


def _clear(sums: SightSums) -> Sequence[int]:
    return sums.clear_by


def _all(sums: SightSums) -> list[int]:
    return [clear + covered for clear, covered in zip(sums.clear_by, sums.in_cover_by, strict=True)]


def _sheet(board: HexMap) -> object:
    """The sheet of a map whose sight is not known yet."""
    return fairness_sheet(board, fields=SightFields(board.terrain()))


def _stock(name: str) -> HexMap:
    document = read_document(json.loads(DocumentResolver().read(f"battleground/{name}")), declarations())
    assert isinstance(document, HexMap)
    assert members(zones_by_seat(document)["red"])
    return document
