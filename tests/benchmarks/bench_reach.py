"""Goals 11 and 12: where a figure gets, among other figures, against networkx and a plain dict with a heap.

Asked on the opponents' own map and costs, where the naive search calls a rule function per edge, and on a map of ours
with all the rules, where networkx is handed our compiled ways; there the slow reference of the movement tests, which
shares no code with ours, answers first. Each question lays the figures out afresh: closed places and stops are computed
within our time. With --full also on sheets of 100x100.
"""

import random
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from types import ModuleType
from typing import Any, NamedTuple

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import area, neighbour_table
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.compiled_graph import Network
from engine.geometry.movement.paths import all_paths
from engine.geometry.movement.reach import Crowd, MovementGraph, movement_on
from tests.benchmarks.harness import Contender, Goal, Measure, agree, interleave, load_contender
from tests.benchmarks.reach_reference import Reference

TIMES_NETWORKX = Goal("11", at_least=3)
TIMES_NAIVE = Goal("12", at_least=8)
TIMES_REBUILT = Goal("12", at_least=60)
POINTS = (5, 8)
SOURCES = 60
REPEATS = 9
TURN_SECONDS = 0.03

Costs = Mapping[int, int]
Search = Callable[[int, int], Costs]


class Ways(NamedTuple):
    """A graph for networkx, with the places its figures close and those its enemies make a stop of."""

    edges: list[tuple[int, int, int]]
    closed: frozenset[int]
    stops: frozenset[int]


def measures(full: bool) -> Iterator[Measure]:
    opponents = load_contender("m_reach")
    for columns, rows in ((25, 30), (100, 100)) if full else ((25, 30),):
        yield from _on_the_opponents_map(opponents, columns, rows)
        yield from _on_our_map(columns, rows)


def _on_the_opponents_map(opponents: ModuleType, columns: int, rows: int) -> Iterator[Measure]:
    world = opponents.World(columns, rows)
    ways = _opponents_ways(opponents, world)
    network = Network([(end, cost) for _, end, cost in each] for each in _by_start(ways.edges, world.n))
    beside = [[world.idx[hex_] for hex_ in _hexes_beside(opponents, hex_) if hex_ in world.idx] for hex_ in world.H]
    enemies = [world.idx[hex_] for hex_ in sorted(world.enemies)]

    def ours(start: int, points: int) -> Costs:
        stops = frozenset(chain.from_iterable(beside[enemy] for enemy in enemies))
        return network.search(start, points, ways.closed, stops)[0]

    searches = {
        "ours": ours,
        "networkx": _networkx(ways),
        "networkx rebuilt": _networkx_rebuilt(ways),
        "naive": lambda start, points: opponents.q_naive(world, start, points),
    }
    walkable = [i for i, hex_ in enumerate(world.H) if hex_ not in world.occ | world.tall | world.stop]
    yield from _compare(f"on the opponents' map of {columns}x{rows}", searches, _some(walkable))


def _on_our_map(columns: int, rows: int) -> Iterator[Measure]:
    terrain, crowd, free = _random_map(columns, rows)
    movement = movement_on(terrain)
    edges = [
        (start, end, cost)
        for start in range(2 * terrain.grid.size)
        for cost, ends in ((1, movement.network.near[start]), *movement.network.dear[start])
        for end in ends
    ]
    ways = Ways(edges, crowd.places, movement.standing_beside(crowd.enemies))
    searches = {
        "ours": lambda start, points: movement.reach(start, points, crowd).costs,
        "networkx": _networkx(ways),
        "networkx rebuilt": _networkx_rebuilt(ways),
    }
    where, starts = f"on a map of ours of {columns}x{rows}", _some(free)
    reference = Reference(terrain, crowd)
    for points in POINTS:
        for start in starts:
            costs = {"reference": reference.costs(start, points), "ours": dict(searches["ours"](start, points))}
            agree(f"reach {where}", costs)
    yield from _compare(where, searches, starts)
    yield from _compare_paths(where, movement, crowd, ways, starts)


def _some(starts: list[int]) -> list[int]:
    return random.Random("starts").sample(starts, SOURCES)


def _compare(where: str, searches: Mapping[str, Search], starts: list[int]) -> Iterator[Measure]:
    goals = {"networkx": TIMES_NETWORKX, "naive": TIMES_NAIVE, "networkx rebuilt": TIMES_REBUILT}
    for points in POINTS:
        for start in starts:
            agree(f"reach {where}", {name: dict(search(start, points)) for name, search in searches.items()})
        contenders = {name: _contender(name, search, starts, points) for name, search in searches.items()}
        timings = interleave(contenders, repeats=REPEATS, turn_seconds=TURN_SECONDS)
        for name in [name for name in goals if name in searches]:
            yield timings.measure(
                f"reach {where}, {points} points, x {name}", goals[name], above=name, below="ours", unit=f"x {name}"
            )


def _contender(name: str, search: Search, starts: list[int], points: int) -> Contender:
    if name == "networkx rebuilt":
        starts = starts[:10]  # nearly all of its time is spent on the graph, whatever the start
    return Contender(lambda: [search(start, points) for start in starts], operations=len(starts))


def _compare_paths(
    where: str, movement: MovementGraph, crowd: Crowd, ways: Ways, starts: list[int]
) -> Iterator[Measure]:
    """Every path written out, which networkx does by itself when asked for paths."""
    networkx = load_contender("networkx")

    graph, points = _graph(ways.edges), max(POINTS)

    def ours(start: int) -> dict[int, tuple[int, ...]]:
        return all_paths(movement.reach(start, points, crowd))

    def theirs(start: int) -> dict[int, list[int]]:
        _, paths = networkx.single_source_dijkstra(graph, start, cutoff=points, weight=_weight(ways, start))
        found: dict[int, list[int]] = paths
        return found

    reference = Reference(movement.terrain, crowd)
    for start in starts:
        costs, pushes = reference.costs_and_pushes(start, points)
        agree(f"paths {where}", {"reference": costs, "networkx": reference.prices(start, theirs(start))})
        agree(f"paths {where}", {"reference": costs | pushes, "ours": reference.prices(start, ours(start))})
    timings = interleave(
        {
            "ours": Contender(lambda: [ours(start) for start in starts], len(starts)),
            "networkx": Contender(lambda: [theirs(start) for start in starts], len(starts)),
        },
        repeats=REPEATS,
        turn_seconds=TURN_SECONDS,
    )
    yield timings.measure(
        f"all paths written out {where}, {points} points, x networkx",
        TIMES_NETWORKX,
        above="networkx",
        below="ours",
        unit="x networkx",
    )


def _networkx(ways: Ways) -> Search:
    networkx = load_contender("networkx")

    graph = _graph(ways.edges)

    def search(start: int, points: int) -> Costs:
        found: Costs = networkx.single_source_dijkstra_path_length(graph, start, points, _weight(ways, start))
        return found

    return search


def _networkx_rebuilt(ways: Ways) -> Search:
    networkx = load_contender("networkx")

    def search(start: int, points: int) -> Costs:
        open_edges = [
            edge
            for edge in ways.edges
            if edge[1] not in ways.closed and (edge[0] not in ways.stops or edge[0] == start)
        ]
        found: Costs = networkx.single_source_dijkstra_path_length(
            _graph([*open_edges, (start, start, 1)]), start, points
        )
        return found

    return search


def _weight(ways: Ways, source: int) -> Callable[[int, int, dict[str, int]], int | None]:
    closed, stops = ways.closed, ways.stops

    def weight(start: int, end: int, data: dict[str, int]) -> int | None:
        return None if end in closed or (start in stops and start != source) else data["weight"]

    return weight


def _graph(edges: list[tuple[int, int, int]]) -> Any:
    networkx = load_contender("networkx")

    graph = networkx.DiGraph()
    graph.add_weighted_edges_from(edges)
    return graph


def _opponents_ways(opponents: ModuleType, world: Any) -> Ways:
    """All edges of their map, figures left out, as their own rule function prices them."""
    figures, world.occ = world.occ, set()
    edges = [
        (world.idx[hex_], world.idx[end], cost)
        for hex_ in world.H
        for end in _hexes_beside(opponents, hex_)
        if (cost := world.cost(hex_, end)) is not None
    ]
    world.occ = figures
    closed, stops = (
        frozenset(world.idx[hex_] for hex_ in hexes if hex_ in world.idx) for hexes in (figures, world.stop)
    )
    return Ways(edges, closed, stops)


def _hexes_beside(opponents: ModuleType, hex_: tuple[int, int]) -> list[tuple[int, int]]:
    return [(hex_[0] + q, hex_[1] + r) for q, r in opponents.NB]


def _by_start(edges: list[tuple[int, int, int]], places: int) -> list[list[tuple[int, int, int]]]:
    grouped: list[list[tuple[int, int, int]]] = [[] for _ in range(places)]
    for edge in edges:
        grouped[edge[0]].append(edge)
    return grouped


def _random_map(columns: int, rows: int) -> tuple[Terrain, Crowd, list[int]]:
    """Per 750 hexes: 100 tall and 30 low ones in clumps, two platforms of 7, two ladders; 4 enemies and 3 allies."""
    rng = random.Random("our map")
    grid = Grid(columns, rows)
    scale = grid.size // 750
    left = set(range(grid.size))
    tall, low = _clumps(rng, grid, left, 100 * scale), _clumps(rng, grid, left, 30 * scale)
    ladders = sum(1 << hex_ for hex_ in rng.sample(sorted(left), 2 * scale))
    platforms = 0
    for _ in range(2 * scale):
        platforms |= area(grid, rng.randrange(grid.size), 1)
    terrain = Terrain(grid, tall=tall, low=low, ladder=ladders, platforms=(platforms,))
    standing = members(terrain.standing)
    rng.shuffle(standing)
    return terrain, Crowd(frozenset(standing[:4]), frozenset(standing[4:7])), standing[7:]


def _clumps(rng: random.Random, grid: Grid, left: set[int], wanted: int) -> int:
    """Connected pieces of 2 to 7 hexes that do not overlap."""
    table = neighbour_table(grid)
    found: set[int] = set()
    while len(found) < wanted:
        piece = [rng.choice(sorted(left))]
        for _ in range(rng.randint(1, 6)):
            piece.append(rng.choice([other for other in table[rng.choice(piece)] if other is not None]))
        found.update(left.intersection(piece))
        left.difference_update(piece)
    return sum(1 << hex_ for hex_ in found)
