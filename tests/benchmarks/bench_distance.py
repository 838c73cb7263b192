"""Goal 9: warm questions about one pair (does A see B, how far, in cover) against naive shapely.

What is timed is what the game's questions read: the field of `SightFields.inspect`, the table of `distance_squared`,
the kept lines of `cover_between`.
"""

import random
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.distance import UNITS, gap_table
from engine.geometry.hex.steps import neighbour_sets
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cover_cache import cover_lines
from engine.geometry.sight.sight_fields import SightFields
from tests.benchmarks.harness import Contender, DisagreementError, Goal, Measure, agree, interleave, load_contender
from tests.benchmarks.sight_maps import SightMap, opponents_map, same_or_overlapping

PAIRS = 60
ROUNDS = 200


def measures(full: bool) -> Iterator[Measure]:
    board = opponents_map(load_contender("geo"), 25, 30, 100)
    chance = random.Random("pairs")
    pairs = [tuple(chance.sample(board.free(), 2)) for _ in range(10 * PAIRS if full else PAIRS)]
    shapely: Any = load_contender("m_shapely")
    naive = shapely.Sh(25, 30, board.tall)
    yield _sight(board, naive, [(a, b) for a, b in pairs])
    yield _distance(board, naive, [(a, b) for a, b in pairs])
    yield _cover(board, shapely, naive, [(a, b) for a, b in pairs])


def _sight(board: SightMap, naive: Any, pairs: list[tuple[int, int]]) -> Measure:
    axial = [(board.axial(a), board.axial(b)) for a, b in pairs]
    sees = SightFields(board.terrain).sees
    for (a, b), (start, target) in zip(pairs, axial, strict=True):
        same_or_overlapping(board, a, b, naive.naive_pair(start, target, naive.pieces, early=False)[0], sees(a, b))
    timings = interleave(
        {
            "naive shapely": Contender(
                lambda: [naive.naive_pair(a, b, naive.pieces, early=False) for a, b in axial], len(pairs)
            ),
            "ours": Contender(lambda: [sees(a, b) for _ in range(ROUNDS) for a, b in pairs], ROUNDS * len(pairs)),
        }
    )
    goal = Goal("9", at_least=500)
    return timings.measure("does A see B, warm", goal, above="naive shapely", below="ours", unit="x faster")


def _distance(board: SightMap, naive: Any, pairs: list[tuple[int, int]]) -> Measure:
    polygons = [(naive.polys[board.axial(a)], naive.polys[board.axial(b)]) for a, b in pairs]
    gap = gap_table(board.terrain.grid)
    for (a, b), (first, second) in zip(pairs, polygons, strict=True):
        if abs(float(Fraction(gap(a, b), UNITS)) - first.distance(second) ** 2) > 1e-9:
            raise DisagreementError(f"distance of {a} and {b}")
    timings = interleave(
        {
            "shapely": Contender(
                lambda: [a.distance(b) for _ in range(ROUNDS) for a, b in polygons], ROUNDS * len(pairs)
            ),
            "ours": Contender(lambda: [gap(a, b) for _ in range(ROUNDS) for a, b in pairs], ROUNDS * len(pairs)),
        }
    )
    note = "exact squared distance against distance() of ready polygons"
    goal = Goal("9", at_least=5)
    return timings.measure("distance, warm", goal, above="shapely", below="ours", unit="x faster", note=note)


def _cover(board: SightMap, shapely: Any, naive: Any, pairs: list[tuple[int, int]]) -> Measure:
    """The naive algorithm: the line of centres against each obstacle that counts, shrunk by a hair."""
    grid, tall = board.terrain.grid, board.terrain.tall
    chance = random.Random("figures")
    figures = mask_of(chance.sample(board.free(), 8))
    geo: Any = load_contender("geo")
    shrunk = {hex_: naive.polys[hex_].buffer(-shapely.EPS, join_style="mitre") for hex_ in board.hexes}
    centres = [geo.cart(3 * column, 3 * slant) for column, slant in board.hexes]
    beside = neighbour_sets(grid)

    def what_counts(start: int, target: int) -> list[Any]:
        counts = (tall | figures) & ~(beside[start] | 1 << start | 1 << target)
        return [shrunk[board.axial(hex_)] for hex_ in members(counts)]

    counting = {(start, target): what_counts(start, target) for start, target in pairs}

    def naive_cover(start: int, target: int) -> bool:
        line = shapely.LineString([centres[start], centres[target]])
        return any(line.intersects(hex_) for hex_ in counting[start, target])

    cover = cover_lines(Terrain(grid, tall))
    along_sides = [(a, b) for a, b in pairs if naive_cover(a, b) != cover(a, b, figures).cover]
    for a, b in along_sides:
        # Shrunk hexes leave every crack open; such a line must run along a side between two that count.
        agree("cover", {"a crack": True, "ours": cover(a, b, figures).cover})
    timings = interleave(
        {
            "naive shapely": Contender(lambda: [naive_cover(a, b) for a, b in pairs], len(pairs)),
            "ours": Contender(
                lambda: [cover(a, b, figures).cover for _ in range(ROUNDS) for a, b in pairs], ROUNDS * len(pairs)
            ),
        }
    )
    note = f"{len(along_sides)} lines between two obstacles in {len(pairs)}"
    goal = Goal("9", at_least=80)
    return timings.measure("cover, warm", goal, above="naive shapely", below="ours", unit="x faster", note=note)
