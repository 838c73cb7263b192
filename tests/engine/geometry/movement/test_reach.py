"""Movement equals the slow reference on random boards, for every base, and has the properties that the rules imply."""

import random
from dataclasses import dataclass, fields

import pytest

from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.bases import ONE_HEX, Base
from engine.geometry.movement.leaps import leap
from engine.geometry.movement.reach import NOBODY, MovementGraph, movement_on
from tests.engine.geometry.movement.movement_reference import Board, MassiveBoard, Place
from tests.engine.geometry.movement.random_boards import crowd_of, number, place_of, random_board, terrain_of

BASES: dict[str, tuple[tuple[tuple[int, ...], ...], Base]] = {
    "one hex": (((),), ONE_HEX),
    "two hexes": (((), (3,)), Base(((0, 0), (0, 1)))),
    "three hexes": (((), (3,), (4,)), Base(((0, 0), (0, 1), (-1, 1)))),
    "seven hexes": (
        ((), (0,), (1,), (2,), (3,), (4,), (5,)),
        Base(((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))),
    ),
}


@dataclass(frozen=True)
class Question:
    """One start and some points on one board, for the reference and for the engine."""

    board: Board
    movement: MovementGraph
    start: Place
    points: int

    def named(self, costs: dict[int, int]) -> dict[Place, int]:
        return {place_of(self.movement.terrain.grid, place): cost for place, cost in costs.items()}

    def number(self) -> int:
        return number(self.movement.terrain.grid, self.start)


def questions(seed: str, bases: dict[str, tuple[tuple[tuple[int, ...], ...], Base]] = BASES) -> list[Question]:
    """A random board, a base that faces somewhere, and a few free starts."""
    rng = random.Random(seed)
    board = random_board(rng, rng.randint(1, 14), rng.randint(1, 14), rng.randint(0, 10))
    walks, base = bases[rng.choice(sorted(bases))]
    facing = rng.randrange(6)
    if base != ONE_HEX:
        board = MassiveBoard(
            **{field.name: getattr(board, field.name) for field in fields(board)}, base=walks, facing=facing
        )
    movement = movement_on(terrain_of(board), base, facing)
    starts = [place for place in board.places() if board.fits(place) and not board.occupants(place)]
    return [Question(board, movement, start, rng.randint(0, 12)) for start in rng.sample(starts, min(3, len(starts)))]


def check_reach(seed: str) -> int:
    asked = questions(seed)
    for question in asked:
        costs, pushes = question.board.reach(question.start, question.points)
        reach = question.movement.reach(question.number(), question.points, crowd_of(question.board))
        assert question.named(reach.costs) == costs
        assert question.named(reach.pushes) == pushes
    return len(asked)


@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8", "BG-MOVE-9", "BG-MAP-2", "BG-BIG-2")
def test_reach_equals_the_reference() -> None:
    """On 200 boards, 5 % to 60 % under obstacles, with platforms, ladders, figures, and bases of 1, 2, 3, 7 hexes."""
    assert sum(check_reach(f"reach {seed}") for seed in range(200)) > 300


@pytest.mark.soak
@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-3", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8", "BG-MOVE-9", "BG-MAP-2", "BG-BIG-2")
def test_reach_equals_the_reference_at_length() -> None:
    """The same on 20,000 boards."""
    assert sum(check_reach(f"long reach {seed}") for seed in range(20_000)) > 30_000


@pytest.mark.rule("BG-MAP-1", "BG-MOVE-2", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8")
@pytest.mark.parametrize(("columns", "rows"), [(1, 1), (1, 200), (200, 1), (200, 200)])
def test_reach_equals_the_reference_at_the_edges_of_any_sheet(columns: int, rows: int) -> None:
    """Full of obstacles and figures, from the corners and the middles of the sides, or the free places next to them."""
    rng = random.Random(f"edges {columns} {rows}")
    board = random_board(rng, columns, rows, figures=columns * rows // 20)
    movement, crowd = movement_on(terrain_of(board)), crowd_of(board)
    grid = movement.terrain.grid
    free = [place for place in board.places() if board.fits(place) and not board.occupants(place)]
    for column in {0, columns // 2, columns - 1}:
        for row in {0, rows // 2, rows - 1}:
            for start in sorted(free, key=lambda place: abs(place[0] - column) + abs(place[1] - row))[:2]:
                costs, pushes = board.reach(start, 8)
                reach = movement.reach(number(grid, start), 8, crowd)
                assert {place_of(grid, place): cost for place, cost in reach.costs.items()} == costs
                assert {place_of(grid, place): cost for place, cost in reach.pushes.items()} == pushes


@pytest.mark.rule("BG-SHIFT-3", "BG-SHIFT-4", "BG-BIG-2")
def test_leaps_equal_the_reference() -> None:
    """Teleport and jump, step by step over everything or over everything but figures, on 100 boards."""
    for seed in range(100):
        for question in questions(f"leap {seed}"):
            for past in (True, False):
                crowd = crowd_of(question.board)
                costs = leap(question.movement, question.number(), question.points, crowd, past_figures=past)
                assert question.named(costs) == question.board.leap(question.start, question.points, past)


@pytest.mark.rule("BG-MOVE-1")
def test_more_points_lose_no_place_and_change_no_cost() -> None:
    """What is within reach for fewer points is within reach for more, at the same cost."""
    for seed in range(60):
        for question in questions(f"points {seed}"):
            crowd = crowd_of(question.board)
            more = question.movement.reach(question.number(), question.points + 3, crowd)
            less = question.movement.reach(question.number(), question.points, crowd)
            assert less.costs == {place: cost for place, cost in more.costs.items() if cost <= question.points}
            assert less.pushes == {place: cost for place, cost in more.pushes.items() if cost <= question.points}


@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-6", "BG-MOVE-7", "BG-MOVE-8", "BG-BIG-2")
def test_every_way_leads_back_for_the_same_points() -> None:
    """Walks, crossings, climbs and ladders are symmetric, for every base; towards relies on it."""
    for seed in range(60):
        for question in questions(f"back {seed}")[:1]:
            movement = question.movement
            places = range(2 * movement.terrain.grid.size)
            ways = {(place, way.to, way.kind.points) for place in places for way in movement.ways_from(place)}
            assert ways == {(end, start, points) for start, end, points in ways}
            assert all(start != end for start, end, _ in ways)


@pytest.mark.rule("BG-MOVE-2", "BG-MOVE-6", "BG-MOVE-7")
def test_a_base_of_one_hex_moves_alike_by_either_set_of_rules() -> None:
    """Without ladders, the rules for massive figures give a figure on one hex the same ways."""
    from engine.geometry.movement.bases import massive_edges_from

    for seed in range(40):
        for question in questions(f"alike {seed}", {"one hex": BASES["one hex"]})[:1]:
            terrain = question.movement.terrain
            bare = movement_on(Terrain(terrain.grid, tall=terrain.tall, low=terrain.low, platforms=terrain.platforms))
            for place in sorted(bare.footings):
                ways = {
                    (way.kind, way.to) for way in massive_edges_from(bare.land, bare.footprint, bare.footings, place)
                }
                assert ways == {(way.kind, way.to) for way in bare.ways_from(place)}


@pytest.mark.rule("BG-MAP-1")
@pytest.mark.parametrize(("columns", "rows", "farthest"), [(1, 1, 0), (1, 200, 199), (200, 1, 199), (200, 200, 299)])
def test_sheets_of_every_size_and_their_edges(columns: int, rows: int, farthest: int) -> None:
    """From corner to corner of an empty sheet: as many points as steps, and every hex within reach."""
    movement = movement_on(Terrain(Grid(columns, rows)))
    for start in (0, movement.terrain.grid.size - 1):
        costs = movement.reach(start, 1000, NOBODY).costs
        assert len(costs) == movement.terrain.grid.size
        assert abs(max(costs.values()) - farthest) <= 1
