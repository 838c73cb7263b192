"""Turning and mirroring: they keep distances and neighbours, and a sheet has the symmetries it has and no more."""

import pytest

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.distance import distance_squared
from engine.geometry.hex.grid import Grid, Tops
from engine.geometry.hex.steps import area, neighbour_table
from engine.geometry.hex.symmetry import Symmetry, mirror_about, partners, symmetries, turn_about

GRID = Grid(11, 11)
F6 = GRID.place("F6")


def movements() -> list[Symmetry]:
    return [turn_about(GRID, F6, turns) for turns in range(6)] + [mirror_about(GRID, F6, axis) for axis in range(6)]


def test_twelve_movements_about_a_hex_keep_its_surroundings() -> None:
    """Areas go onto themselves, distances stay, and a step goes where the direction says."""
    near = members(area(GRID, F6, 4))
    assert len({tuple(movement.hex(GRID, hex_) for hex_ in near) for movement in movements()}) == 12
    for movement in movements():
        assert movement.hexes(GRID, mask_of(near)) == mask_of(near)
        for hex_ in near[::5]:
            image = movement.hex(GRID, hex_)
            assert image is not None
            assert distance_squared(GRID, F6, hex_) == distance_squared(GRID, F6, image)
            for direction, other in enumerate(neighbour_table(GRID)[hex_]):
                moved = movement.hex(GRID, other) if other is not None else None
                if moved is not None:
                    assert moved == neighbour_table(GRID)[image][movement.direction(direction)]


def test_turns_are_clockwise_and_mirrors_keep_their_axis() -> None:
    north = GRID.place("F3")
    assert [GRID.name(turn_about(GRID, F6, turns).hex(GRID, north) or 0) for turns in range(6)] == [
        "F3",
        "I5",
        "I8",
        "F9",
        "C8",
        "C5",
    ]
    for direction in range(6):
        ahead = GRID.neighbour(F6, direction)
        assert ahead is not None
        assert mirror_about(GRID, F6, 2 * direction).hex(GRID, ahead) == ahead
    assert mirror_about(GRID, F6, 1).direction(0) == 1


def test_hexes_turned_off_the_sheet_are_lost() -> None:
    assert turn_about(GRID, GRID.place("A1"), 3).hex(GRID, GRID.place("B5")) is None


@pytest.mark.parametrize(
    ("columns", "rows", "tops", "expected"),
    [
        (25, 30, "flat", [(0, True)]),
        (24, 30, "flat", [(3, False)]),
        (25, 30, "pointy", [(3, False)]),
        (30, 25, "pointy", [(0, True)]),
        (1, 5, "flat", [(0, True), (3, False), (3, True)]),
        (2, 2, "flat", [(2, True), (3, False), (5, True)]),
        (1, 1, "flat", [(turns, mirrored) for turns in range(6) for mirrored in (False, True)][1:]),
    ],
)
def test_a_sheet_has_the_symmetries_it_has(
    columns: int, rows: int, tops: Tops, expected: list[tuple[int, bool]]
) -> None:
    """A 25x30 offset sheet has one mirror and no turn; one with an even number of lanes a half turn and no mirror."""
    found = symmetries(Grid(columns, rows, tops))
    assert sorted((symmetry.turns, symmetry.mirrored) for symmetry in found) == sorted(expected)


def test_a_region_has_its_own_symmetries_and_partners() -> None:
    """A round region has all twelve; partners leave out what the region lacks."""
    region = area(GRID, F6, 2)
    assert len(symmetries(GRID, region)) == 11
    half_turn = turn_about(GRID, F6, 3)
    pairs = partners(GRID, half_turn, region & ~(1 << GRID.place("F4")))
    assert pairs[F6] == F6
    assert pairs[GRID.place("F5")] == GRID.place("F7")
    assert GRID.place("F8") not in pairs
    assert all(pairs[other] == hex_ for hex_, other in pairs.items())
    assert symmetries(GRID, 0) == ()


def test_every_symmetry_of_a_sheet_pairs_all_its_hexes() -> None:
    for grid in (Grid(6, 5), Grid(5, 6), Grid(5, 4, "pointy")):
        for symmetry in symmetries(grid):
            assert sorted(partners(grid, symmetry, grid.every_hex).values()) == list(range(grid.size))
