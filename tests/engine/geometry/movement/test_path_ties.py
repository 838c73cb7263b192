"""Of several cheapest paths, with or without pushes, always the same one is chosen."""

from collections.abc import Iterator

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.movement.edges import CLIMB_UP, CLIMBS
from engine.geometry.movement.journeys import Journey, journeys
from engine.geometry.movement.paths import path_to
from engine.geometry.movement.reach import ReachMap
from tests.engine.geometry.lattice_motions import Stage
from tests.engine.geometry.movement.named_scene import Scene, scene
from tests.engine.geometry.movement.random_scenes import questions

BESIDE = scene(5, 5, tall="C2", platforms=("C3 C4",), allies="C3^")
# From C4 onto either ally, and from there to D2^, for four points.
TWO_ALLIES = scene(5, 5, platforms=("B2 C2 C3 D2 D3 E3",), allies="C3^ D3^")


def reaches(seed: str) -> Iterator[ReachMap]:
    """How far every base gets from every free place of some scenes, with nine points."""
    stage = Stage(Grid(19, 21))
    for asked in questions(stage, seed, 6):
        movement, crowd = asked.movement, asked.crowd
        free = [place for place in members(stage.places) if movement.can_stand(place, crowd)]
        yield from (movement.reach(start, 9, crowd) for start in free)


def climbs(reach: ReachMap, start: int, end: int) -> bool:
    return any(way.to == end and way.kind in CLIMBS for way in reach.movement.ways_from(start))


def way(where: Scene, start: str, end: str, points: int) -> Journey:
    return journeys(where.reach(start, points))[where.grid.place(end)]


@pytest.mark.rule("BG-MOVE-9")
def test_a_push_is_reached_from_the_first_of_several_feet_as_cheap() -> None:
    """Past a wall on either side, and on by the lower number; where one side costs more, by the other."""
    assert BESIDE.names(*path_to(BESIDE.reach("C1", 5), BESIDE.grid.place("C3^"))) == "C1 B1 B2 C3^"
    dearer = scene(5, 5, tall="C2 B1", platforms=("C3 C4",), allies="C3^")
    assert dearer.names(*path_to(dearer.reach("C1", 5), dearer.grid.place("C3^"))) == "C1 D1 D2 C3^"


@pytest.mark.rule("BG-MOVE-9", "BG-MOVE-3", "BG-MOVE-7", "BG-BIG-2")
def test_the_foot_of_every_push_is_the_cheapest_and_among_equals_the_first() -> None:
    """In random scenes from everywhere, for bases of 1, 2, 3 and 7 hexes; often there are several as cheap."""
    ties = 0
    for reach in reaches("feet"):
        for end, cost in reach.pushes.items():
            feet = [place for place in reach.costs if reach.goes_on_from(place) and climbs(reach, place, end)]
            cheapest = [place for place in feet if reach.costs[place] == cost - CLIMB_UP.points]
            assert min(reach.costs[place] for place in feet) == reach.costs[cheapest[0]]
            assert reach.before[end] == min(cheapest)
            ties += len(cheapest) > 1
    assert ties > 100


@pytest.mark.rule("BG-MOVE-9")
@pytest.mark.parametrize(("wall", "names", "legs"), [("", "D4 C4 C3^", 1), ("C4", "D4 D3^ C3^", 2)])
def test_a_way_without_a_push_stands_before_one_with_a_push_as_cheap(wall: str, names: str, legs: int) -> None:
    """Walk and climb, or climb upon an ally and walk: the ally is left alone, unless it is the only way."""
    found = way(scene(5, 5, tall=wall, platforms=("C3 D2 D3",), allies="D3^"), "D4", "C3^", 4)
    assert (found.cost, BESIDE.names(*found.path), len(found.legs)) == (4, names, legs)


@pytest.mark.rule("BG-MOVE-9")
def test_of_two_allies_as_cheap_to_push_the_first_is_pushed_to_its_first_place() -> None:
    """Not the other one, and not elsewhere."""
    found = way(TWO_ALLIES, "C4", "D2^", 4)
    assert (found.cost, TWO_ALLIES.names(*found.path)) == (4, "C4 C3^ D2^")
    leg, _ = found.legs[-1]
    assert TWO_ALLIES.names(*sorted(leg.crowd.allies)) == "B2^ D3^"


@pytest.mark.rule("BG-MOVE-9")
def test_a_journey_pushes_and_goes_on_only_where_that_is_cheaper() -> None:
    """In random scenes from all places, one leg is used if it is as cheap as several."""
    further = 0
    for reach in reaches("legs"):
        alone = reach.costs | reach.pushes
        for end, found in journeys(reach).items():
            assert (len(found.legs) == 1) == (found.cost == alone.get(end))
            further += len(found.legs) > 1
    assert further > 100
