"""Routes towards an aim on which climbs push allies aside: equal to a search that steps from place to place."""

from collections.abc import Iterable, Iterator
from heapq import heappop, heappush
from time import process_time

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import area
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.approaches import charge, towards
from engine.geometry.movement.edges import CLIMBS
from engine.geometry.movement.reach import WITHOUT_LIMIT, Crowd, MovementGraph, movement_on
from engine.kernel.chance.rolls import Stream
from tests.engine.geometry.movement.named_scene import Scene, scene

BOARDS = 25

Stage = tuple[int, frozenset[int], bool]
"""A place on the way, where the allies then stand, and whether the way goes on from there."""


def board(rng: Stream) -> tuple[MovementGraph, int, int, Crowd]:
    """A small sheet on which allies stand wherever one climbs down from a platform, and the mover on it or below."""
    grid = Grid(5, 5)
    hexes = _shuffled(rng, range(grid.size))
    platform = area(grid, hexes[0], 1) & ~sum(1 << each for each in hexes[1:10])
    terrain = Terrain(
        grid, low=1 << hexes[1], tall=1 << hexes[2] | 1 << hexes[3], platforms=(platform | 1 << hexes[0],)
    )
    movement = movement_on(terrain)
    below = [each for each in sorted(movement.climbs) if each < grid.size]
    allies = frozenset(_shuffled(rng, below)[: 2 + rng.next_below(3)])
    start, enemy = _shuffled(rng, movement.footings - allies)[:2]
    if rng.next_below(3):
        start = grid.raised(hexes[0])
    return movement, start, rng.next_below(16), Crowd(frozenset({enemy} - {start}), allies)


def _shuffled(rng: Stream, numbers: Iterable[int]) -> list[int]:
    return [int(each) for each in rng.shuffled([str(each) for each in sorted(numbers)])]


def steps(movement: MovementGraph, crowd: Crowd, aim: int, stage: Stage) -> Iterator[tuple[int, Stage]]:
    """BG-MOVE-2, -3, -9: every step from here, with its points; the aim itself is never pushed."""
    place, allies, goes_on = stage
    taken = allies | crowd.enemies
    for way in movement.ways_from(place) if goes_on else ():
        beside_enemy = any(near in crowd.enemies for near in movement.adjacent(way.to))
        free = [near for near in movement.adjacent(way.to) if near not in taken]
        if way.to not in taken:
            yield way.kind.points, (way.to, allies, not beside_enemy)
        elif way.kind in CLIMBS and way.to in crowd.enemies and free:
            yield way.kind.points, (way.to, allies, False)
        elif way.kind in CLIMBS and way.to in allies:
            goes_past = not beside_enemy and way.to != aim
            yield from ((way.kind.points, (way.to, allies - {way.to} | {end}, goes_past)) for end in free)


def by_single_steps(
    movement: MovementGraph, start: int, aim: int, crowd: Crowd
) -> tuple[int, dict[int, int], frozenset[int]]:
    """The cost of a shortest route, the least that each place on one takes, and where they end."""
    costs: dict[Stage, int] = {}
    before: dict[Stage, list[Stage]] = {}
    first: Stage = (start, crowd.allies, True)
    waiting = [(0, start, sorted(crowd.allies), first, first)]
    while waiting:
        cost, _, _, stage, last = heappop(waiting)
        if costs.setdefault(stage, cost) < cost:
            continue
        before.setdefault(stage, []).append(last)
        if len(before[stage]) == 1:
            for points, then in steps(movement, crowd, aim, stage):
                heappush(waiting, (cost + points, then[0], sorted(then[1]), then, stage))
    beside = movement.standing_beside([aim])
    cheapest = min((cost for stage, cost in costs.items() if stage[0] in beside), default=WITHOUT_LIMIT)
    last_ones = [stage for stage, cost in costs.items() if stage[0] in beside and cost == cheapest]
    on_route, found = set(last_ones), list(last_ones)
    for stage in found:
        new = set(before[stage]) - on_route
        on_route |= new
        found.extend(new)
    least: dict[int, int] = {}
    for place, cost in sorted((stage[0], costs[stage]) for stage in on_route):
        least.setdefault(place, cost)
    return cheapest, least, frozenset(stage[0] for stage in last_ones)


def check(part: int) -> int:
    """What routes cost, where they may be left, and where they end; says how many lead on past a pushed ally."""
    past = 0
    for number in range(BOARDS):
        rng = Stream(part, "past allies", number)
        movement, start, points, crowd = board(rng)
        aims = sorted(crowd.places) + members(movement.terrain.low)
        aim = aims[rng.next_below(len(aims))]
        cheapest, least, ends = by_single_steps(movement, start, aim, crowd)
        found = towards(movement, start, [aim], points, crowd)
        if found is None:
            assert cheapest == WITHOUT_LIMIT
            continue
        assert (found.cost, found.ends) == (cheapest, ends)
        assert found.costs == {place: cost for place, cost in least.items() if cost <= points}
        for place, cost in found.costs.items():
            way = found.way(place)
            assert (way.path[0], way.path[-1], way.cost) == (start, place, cost)
            assert sum(step.kind.points for step in way.steps) == cost
        charged = charge(movement, start, [aim], points, crowd)
        assert (charged == found) if found.cost <= points else charged is None
        past += bool(found.beyond)
    return past


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-2", "BG-MOVE-3", "BG-MOVE-9")
def test_routes_equal_a_search_by_single_steps() -> None:
    """On boards where allies stand in the way; the way to each place costs what it says."""
    assert check(0) + check(2) > 3


@pytest.mark.soak
@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-2", "BG-MOVE-3", "BG-MOVE-9")
@pytest.mark.parametrize("part", range(0, 200, 10))
def test_routes_equal_a_search_by_single_steps_at_length(part: int) -> None:
    """The same on 5,000 boards."""
    assert sum(check(each) for each in range(part + 4, part + 14)) > 10


def tower(allies: str, enemies: str = "A4") -> Scene:
    """A platform hex, and the only way down from it."""
    return scene(1, 5, platforms=("A1",), allies=allies, enemies=enemies)


@pytest.mark.rule("BG-SHIFT-1", "BG-SHIFT-2", "BG-MOVE-9")
def test_a_route_goes_on_past_an_ally_that_was_pushed() -> None:
    """Down where an ally stands, who steps aside, and on to the aim; with fewer points one stops on the way."""
    wide = scene(2, 5, platforms=("A1",), tall="B1", allies="A2", enemies="A5")
    found = towards(wide.movement(), wide.grid.place("A1^"), wide.places("A5"), 9, wide.crowd)
    assert found is not None
    assert found.cost == 5
    assert wide.named(found.costs) == {"A1^": 0, "A2": 3, "A3": 4, "A4": 5}
    assert wide.names(*found.way(wide.grid.place("A4")).path) == "A1^ A2 A3 A4"
    assert charge(wide.movement(), wide.grid.place("A1^"), wide.places("A5"), 4, wide.crowd) is None
    short = towards(wide.movement(), wide.grid.place("A1^"), wide.places("A5"), 4, wide.crowd)
    assert short is not None
    assert wide.named(short.costs) == {"A1^": 0, "A2": 3, "A3": 4}


@pytest.mark.rule("BG-SHIFT-1", "BG-MOVE-9")
def test_a_route_never_pushes_its_own_aim() -> None:
    """An ally that is the aim stays where it is."""
    field = tower(allies="A2", enemies="A5")
    found = towards(field.movement(), field.grid.place("A1^"), field.places("A2"), 9, field.crowd)
    assert found is None


def test_a_platform_full_of_allies_does_not_hang() -> None:
    """Only what may still be a shortest route is looked at."""
    grid = Grid(60, 60)
    platform = area(grid, grid.place("Z30"), 2)
    movement = movement_on(Terrain(grid, platforms=(platform,)))
    allies = frozenset(grid.raised(hex_) for hex_ in list(members(platform))[:10])
    calibrated = -process_time()
    sum(range(10_000_000))
    calibrated += process_time()
    started = process_time()
    found = towards(movement, grid.place("A1"), [grid.raised(grid.place("Z30"))], 99, Crowd(allies=allies))
    assert found is not None
    assert process_time() - started < 10 * calibrated
