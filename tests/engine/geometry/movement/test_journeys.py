"""Moves that go on after a push: equal to a search that steps from place to place and moves the pushed allies."""

from heapq import heappop, heappush
from itertools import count
from time import process_time

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import area
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.edges import CLIMB_DOWN, CLIMB_UP
from engine.geometry.movement.journeys import every_journey, journey_to, journeys
from engine.geometry.movement.reach import WITHOUT_LIMIT, Crowd, MovementGraph, movement_on
from engine.kernel.chance.rolls import Stream

BOARDS = 60


def by_single_steps(movement: MovementGraph, start: int, points: int, crowd: Crowd) -> dict[int, int]:
    """BG-MOVE-2, -3, -9, step by step: the cheapest cost of each place, over all ways to push allies about."""
    best: dict[int, int] = {}
    order = count()
    waiting = [(0, next(order), start, crowd.allies, True)]
    done = set()
    while waiting:
        cost, _, place, allies, goes_on = heappop(waiting)
        best.setdefault(place, cost)
        if (place, allies, goes_on) in done or not goes_on:
            continue
        done.add((place, allies, goes_on))
        for way in movement.ways_from(place):
            spent, taken = cost + way.kind.points, allies | crowd.enemies
            if spent > points or (way.to in taken and way.kind not in (CLIMB_UP, CLIMB_DOWN)):
                continue
            beside_enemy = any(near in crowd.enemies for near in movement.adjacent(way.to))
            if way.to not in taken:
                heappush(waiting, (spent, next(order), way.to, allies, not beside_enemy))
                continue
            free = [near for near in movement.adjacent(way.to) if near not in taken]
            if way.to in crowd.enemies and free:
                heappush(waiting, (spent, next(order), way.to, allies, False))
            elif way.to in allies:
                for end in free:
                    moved = allies - {way.to} | {end}
                    heappush(waiting, (spent, next(order), way.to, moved, not beside_enemy))
    return best


def board(rng: Stream) -> tuple[MovementGraph, int, int, Crowd]:
    """A small sheet full of low obstacles and platforms, with a figure on almost every way up and down."""
    grid = Grid(5, 5)
    hexes = rng.shuffled([str(each) for each in range(grid.size)])
    low, platform = map(int, hexes[:5]), map(int, hexes[3:10])
    terrain = Terrain(grid, low=sum(1 << each for each in low), platforms=(sum(1 << each for each in platform),))
    movement = movement_on(terrain)
    stands = [int(each) for each in rng.shuffled([str(each) for each in sorted(movement.footings)])]
    crowd = Crowd(enemies=frozenset(stands[1:2]), allies=frozenset(stands[2:6]))
    return movement, stands[0], rng.next_below(10), crowd


@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-9")
@pytest.mark.parametrize("part", range(4))
def test_journeys_equal_a_search_by_single_steps(part: int) -> None:
    """Costs, and paths that cost what they say; some of them lead on beyond a pushed ally."""
    legs = 0
    for number in range(BOARDS):
        movement, start, points, crowd = board(Stream(part, "journeys", number))
        ways = journeys(movement.reach(start, points, crowd))
        assert {end: way.cost for end, way in ways.items()} == by_single_steps(movement, start, points, crowd)
        for end, way in ways.items():
            assert (way.path[0], way.path[-1]) == (start, end)
            assert sum(step.kind.points for step in way.steps) == way.cost
            legs = max(legs, len(way.legs))
    assert legs > 1


@pytest.mark.rule("BG-MOVE-9", "BG-MOVE-3")
def test_a_climber_goes_on_past_the_ally_it_pushed_and_not_past_an_enemy() -> None:
    """Down from a platform onto the only way on."""
    grid = Grid(1, 4)
    a1, a2, a3, a4 = (grid.place(name) for name in ("A1", "A2", "A3", "A4"))
    movement = movement_on(Terrain(grid, platforms=(1 << a1,)))
    top = grid.raised(a1)
    ally = journeys(movement.reach(top, 5, Crowd(allies=frozenset({a2}))))
    enemy = journeys(movement.reach(top, 5, Crowd(enemies=frozenset({a2}))))
    assert {end: way.cost for end, way in ally.items()} == {top: 0, a2: 3, a1: 4, a3: 4, a4: 5}
    assert {end: way.cost for end, way in enemy.items()} == {top: 0, a2: 3}


@pytest.mark.slow
def test_many_allies_on_a_large_platform_do_not_hang() -> None:
    """The search for ways past pushed allies ends after so many places, however many arrangements there are."""
    grid = Grid(100, 100)
    platform = area(grid, grid.place("Z50"), 2)
    movement = movement_on(Terrain(grid, platforms=(platform,)))
    allies = frozenset(grid.raised(hex_) for hex_ in list(members(platform))[:10])
    started = process_time()
    ways = journeys(movement.reach(grid.place("X50"), 10_000, Crowd(allies=allies)))
    calibrated = -process_time()
    sum(range(10_000_000))
    calibrated += process_time()
    assert len(ways) > 9_000
    assert process_time() - started < 30 * calibrated


@pytest.mark.slow
@pytest.mark.rule("BG-MOVE-9")
def test_one_place_is_found_however_many_ways_there_are_past_allies() -> None:
    """Four allies on a platform can be pushed about without end; the way past the fifth costs 37, with any points."""
    grid = Grid(25, 30, "flat")

    def places(names: str) -> frozenset[int]:
        return frozenset(map(grid.place, names.split()))

    tall = mask_of(places("V25 T25 T24 V26 U27 T26 V23 W24 W25 D5"))
    platforms = (mask_of(places("C3 C4 D3 D4 E4 E5 F4 C5 D5")), mask_of(places("U24 U25 U26 V24")))
    movement = movement_on(Terrain(grid, tall, platforms=platforms))
    crowd = Crowd(allies=places("C3^ D4^ E5^ C5^ U24^"), enemies=places("Y1"))
    for points in (37, 85, WITHOUT_LIMIT):
        way = journey_to(movement, grid.place("A1"), grid.place("U26^"), points, crowd)
        assert way is not None
        assert way.cost == 37
    assert journey_to(movement, grid.place("A1"), grid.place("U26^"), 36, crowd) is None
    assert not every_journey(movement.reach(grid.place("A1"), WITHOUT_LIMIT, crowd)).complete
