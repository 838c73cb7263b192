"""Free areas: problems with a reason and a place, adjacency by a shared border, and the areas at a point."""

import math
import random
import time
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.geometry.areas.polygons import (
    AreaPolygon,
    EmptyAreaError,
    PolygonPoint,
    PolygonProblem,
    PolygonSide,
    adjacency,
    areas_at,
    find_problems,
    share_border,
)


def box(left: float, top: float, right: float, bottom: float) -> AreaPolygon:
    return AreaPolygon(((left, top), (right, top), (right, bottom), (left, bottom)))


FRAME = AreaPolygon(box(0, 0, 9, 9).outer, holes=(box(3, 3, 6, 6).outer,))


@pytest.mark.rule("FE-MAP-1")
@pytest.mark.parametrize(
    ("second", "adjacent"),
    [
        (box(2, 0, 4, 2), True),
        (box(2, 1, 4, 9), True),
        (box(2, 0.5, 4, 1.5), True),
        (box(2, 2, 4, 4), False),
        (box(2, -3, 4, 0), False),
        (box(3, 0, 4, 2), False),
    ],
    ids=["a whole side", "half a side", "inside a side", "one corner", "one corner, above", "apart"],
)
def test_a_border_has_a_length(second: AreaPolygon, adjacent: bool) -> None:
    """A border counts however little of it is shared; a single point does not count."""
    first = box(0, 0, 2, 2)
    assert share_border(first, second) is adjacent
    assert share_border(second, first) is adjacent


@pytest.mark.rule("FE-MAP-1")
def test_a_border_on_a_slant_is_found_between_points_of_the_other_area() -> None:
    """Two areas along one slanted line share it though no corner of one is a corner of the other."""
    below = AreaPolygon(((0, 0), (9, 3), (0, 3)))
    above = AreaPolygon(((3, 1), (6, 2), (6, 0)))
    assert share_border(below, above)


@pytest.mark.rule("FE-MAP-1")
def test_an_island_borders_the_area_around_it() -> None:
    """The ring of a hole is a border like any other."""
    assert share_border(FRAME, box(3, 3, 6, 6))
    assert not share_border(FRAME, box(4, 4, 5, 5))


@pytest.mark.rule("FE-MAP-1")
def test_adjacency_joins_borders_paths_and_icons() -> None:
    """Paths and matching icons join areas that lie apart; no area is adjacent to itself."""
    areas = {"middle": box(1, 0, 2, 1), "west": box(0, 0, 1, 1), "east": box(2, 0, 3, 1), "isle": box(9, 9, 10, 10)}
    assert adjacency(areas, joins=[("west", "east"), ("isle", "middle"), ("isle", "isle")]) == {
        "west": {"middle", "east"},
        "middle": {"west", "east", "isle"},
        "east": {"middle", "west"},
        "isle": {"middle"},
    }


SMALL = st.integers(-4, 4)
CORNERS = st.tuples(SMALL, SMALL)


@pytest.mark.slow
@given(st.lists(CORNERS, min_size=3, max_size=3), st.lists(CORNERS, min_size=3, max_size=3))
def test_shared_borders_agree_with_a_walk_along_one_of_them(
    first: list[PolygonPoint], second: list[PolygonPoint]
) -> None:
    """Two triangles share a border exactly where one's outline, walked in small steps, runs along the other's."""

    def on_side(x: Fraction, y: Fraction, start: PolygonPoint, end: PolygonPoint) -> bool:
        (ax, ay), (bx, by) = start, end
        straight = (bx - ax) * (y - ay) == (by - ay) * (x - ax)
        return straight and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by)

    def sides(ring: list[PolygonPoint]) -> list[tuple[PolygonPoint, PolygonPoint]]:
        return [(ring[i - 1], ring[i]) for i in range(3) if ring[i - 1] != ring[i]]

    def runs_along(side: tuple[PolygonPoint, PolygonPoint], other: tuple[PolygonPoint, PolygonPoint]) -> bool:
        (ax, ay), (bx, by) = side
        steps = 200
        walked = (
            (Fraction(ax) + Fraction(bx - ax) * step / steps, Fraction(ay) + Fraction(by - ay) * step / steps)
            for step in range(steps + 1)
        )
        return sum(on_side(x, y, *other) for x, y in walked) > 1

    assume(not any(find_problems({"one": AreaPolygon(tuple(ring))}) for ring in (first, second)))
    expected = any(runs_along(side, other) for side in sides(first) for other in sides(second))
    assert share_border(AreaPolygon(tuple(first)), AreaPolygon(tuple(second))) is expected


def sides_of(area: AreaPolygon) -> Iterator[PolygonSide]:
    for ring in area.rings:
        yield from zip(ring, (*ring[1:], ring[0]), strict=True)


def run_together(side: PolygonSide, other: PolygonSide) -> bool:
    """Whether two sides lie on one line and have more than a point in common, both measured along the first."""
    (x, y), (end_x, end_y) = (tuple(map(Fraction, point)) for point in side)
    across, down = end_x - x, end_y - y
    points = [(Fraction(px) - x, Fraction(py) - y) for px, py in other]
    if any(across * py != down * px for px, py in points):
        return False
    start, end = sorted(across * px + down * py for px, py in points)
    return max(start, Fraction(0)) < min(end, across * across + down * down)


def slow_adjacency(areas: dict[str, AreaPolygon]) -> dict[str, set[str]]:
    """Every side of every area against every side of every other one."""
    found: dict[str, set[str]] = {name: set() for name in areas}
    for one, other in combinations(areas, 2):
        if any(run_together(ours, theirs) for ours in sides_of(areas[one]) for theirs in sides_of(areas[other])):
            found[one].add(other)
            found[other].add(one)
    return found


def star(rng: random.Random, x: float, y: float) -> AreaPolygon:
    """A polygon of 3 to 9 corners about a point, on whole, half or odd coordinates."""
    turns = sorted(rng.random() * math.tau for _ in range(rng.randint(3, 9)))
    step = rng.choice((1.0, 0.5, 0.1))
    corners = ((x + rng.uniform(1, 4) * math.cos(turn), y + rng.uniform(1, 4) * math.sin(turn)) for turn in turns)
    return AreaPolygon(tuple((round(px / step) * step, round(py / step) * step) for px, py in corners))


def split(rng: random.Random, area: AreaPolygon) -> Iterator[AreaPolygon]:
    """The area cut from its first corner to another one, and a neighbour on a part of one of its sides."""
    ring = area.outer
    if len(ring) > 3:
        at = rng.randrange(2, len(ring) - 1)
        yield AreaPolygon(ring[: at + 1])
        yield AreaPolygon((ring[0], *ring[at:]))
    (ax, ay), (bx, by) = rng.choice(list(sides_of(area)))
    yield AreaPolygon((((ax + bx) / 2, (ay + by) / 2), (bx, by), (bx + 5, by + 3)))


@pytest.mark.slow
@pytest.mark.rule("FE-MAP-1")
@pytest.mark.parametrize("seed", range(60))
def test_adjacency_equals_a_comparison_of_all_sides(seed: int) -> None:
    """On random drawings with cuts, partly shared sides, near misses in floating point, and plain overlaps."""
    rng = random.Random(f"adjacency {seed}")
    drawn = [star(rng, rng.randint(0, 8), rng.randint(0, 8)) for _ in range(6)]
    drawn += [part for area in drawn for part in split(rng, area)]
    areas = {f"area-{number}": area for number, area in enumerate(drawn) if not is_empty(area)}
    found = adjacency(areas)
    assert found == slow_adjacency(areas)
    assert any(found.values())


def is_empty(area: AreaPolygon) -> bool:
    try:
        adjacency({"one": area})
    except EmptyAreaError:
        return True
    return False


@pytest.mark.rule("FE-MAP-1")
def test_a_long_border_is_found_at_once() -> None:
    """Of 2,000 corners each; comparing every side with every other one would take minutes."""
    points = [(number, (number * number) % 7) for number in range(1999)]
    upper, lower = AreaPolygon((*points, (1000, 999))), AreaPolygon((*points, (1000, -999)))
    apart = AreaPolygon(tuple((x, y - 2000) for x, y in lower.outer))
    before = time.process_time()
    assert adjacency({"upper": upper, "lower": lower, "apart": apart})["upper"] == {"lower"}
    assert time.process_time() - before < 2


@pytest.mark.parametrize(
    ("empty", "reason", "at"),
    [
        (AreaPolygon(()), "too-few-points", (0, 0)),
        (AreaPolygon(((5, 6),)), "too-few-points", (5, 6)),
        (AreaPolygon(((5, 6), (7, 8))), "too-few-points", (5, 6)),
        (AreaPolygon(((5, 6), (7, 8), (5, 6))), "too-few-points", (5, 6)),
        (AreaPolygon(((1, 1), (2, 2), (0, 0))), "no-inside", (1, 1)),
        (AreaPolygon(((0, 0), (math.nan, 1), (1, 0))), "invalid-coordinate", None),
        (AreaPolygon(box(0, 0, 8, 8).outer, holes=((),)), "too-few-points", (0, 0)),
        (AreaPolygon(box(0, 0, 8, 8).outer, holes=(((2, 2), (3, 3)),)), "too-few-points", (2, 2)),
    ],
)
def test_an_area_that_encloses_nothing_is_refused(empty: AreaPolygon, reason: str, at: PolygonPoint | None) -> None:
    """Whatever is asked about it, with the same reason and place that `find_problems` gives."""
    (problem,) = find_problems({"moor": empty})
    assert (problem.areas, problem.reason) == (("moor",), reason)
    assert at in (None, problem.at)
    with pytest.raises(EmptyAreaError, match=f"moor: {reason}") as refused:
        adjacency({"frame": FRAME, "moor": empty})
    assert repr(refused.value.problem) == repr(problem)
    with pytest.raises(EmptyAreaError, match=f"moor: {reason}"):
        areas_at({"frame": FRAME, "moor": empty}, (1, 1))
    with pytest.raises(EmptyAreaError, match=f"second: {reason}"):
        share_border(FRAME, empty)


@pytest.mark.parametrize(
    ("area", "reason", "at"),
    [
        (AreaPolygon(((0, 0), (4, 4), (4, 0), (0, 4))), "self-intersection", (2, 2)),
        (AreaPolygon(((0, 0), (4, 0), (4, 4), (2, 0), (0, 4))), "ring-self-intersection", (2, 0)),
        (AreaPolygon(((0, 0), (1, 1), (2, 2))), "no-inside", (0, 0)),
        (AreaPolygon(((5, 6), (7, 8))), "too-few-points", (5, 6)),
        (AreaPolygon(((5, 6), (5, 6), (5, 6))), "too-few-points", (5, 6)),
        (AreaPolygon(()), "too-few-points", (0, 0)),
        (AreaPolygon(box(0, 0, 8, 8).outer, holes=(box(9, 9, 10, 10).outer,)), "hole-lies-outside-shell", (9, 9)),
    ],
)
def test_a_bad_polygon_says_why_and_where(area: AreaPolygon, reason: str, at: PolygonPoint) -> None:
    """A drawing that cannot be an area is refused with a place to look at."""
    assert find_problems({"moor": area}) == (PolygonProblem(("moor",), reason, at),)


def test_a_coordinate_that_is_no_number_is_a_problem() -> None:
    """Such a ring never reaches shapely."""
    (problem,) = find_problems({"moor": AreaPolygon(((0, 0), (4, 0), (float("inf"), 4)))})
    assert problem.reason == "invalid-coordinate"


def test_areas_that_overlap_are_named_with_a_place_inside_both() -> None:
    """Areas may share borders but no inside; an area within another one's hole is fine."""
    areas = {"frame": FRAME, "isle": box(3, 3, 6, 6), "intruder": box(8, 8, 12, 12), "far": box(12, 8, 13, 9)}
    (problem,) = find_problems(areas)
    assert (problem.areas, problem.reason) == (("frame", "intruder"), "overlap")
    assert areas_at(areas, problem.at) == ("frame", "intruder")


def test_areas_at_a_point_include_those_whose_border_it_lies_on() -> None:
    """Inside, on a side, on a corner, in a hole, outside."""
    areas = {"frame": FRAME, "isle": box(3, 3, 6, 6)}
    assert areas_at(areas, (1, 1)) == ("frame",)
    assert areas_at(areas, (3, 4)) == ("frame", "isle")
    assert areas_at(areas, (4, 4)) == ("isle",)
    assert areas_at(areas, (10, 10)) == ()
