"""Terrain as sets: which places exist, where a figure can stand, and what is refused."""

from dataclasses import FrozenInstanceError

import pytest

from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain

GRID = Grid(3, 2)


@pytest.mark.rule("BG-MAP-2", "BG-MAP-3", "BG-MAP-5", "BG-MOVE-2")
def test_places_and_where_one_can_stand() -> None:
    """The ground under a platform is there too; obstacles and ladders are not to stand on, difficult ground is."""
    terrain = Terrain(GRID, tall=1 << 0, low=1 << 1, difficult=1 << 2, ladder=1 << 3, platforms=(1 << 0 | 1 << 4,))
    assert terrain.places == 0b010001_111111
    assert terrain.standing == 0b010001_110100
    assert terrain.obstacles == 0b11


def test_each_platform_piece_is_its_own() -> None:
    terrain = Terrain(GRID, platforms=(0b110000, 0b1, 0))
    assert terrain.platform == 0b110001
    assert terrain.platform_above(5) == 0b110000
    assert terrain.platform_above(0) == 0b1
    assert terrain.platform_above(2) == 0


def test_terrain_is_a_value() -> None:
    """The order of the pieces is nothing; equal maps are one key."""
    one, other = Terrain(GRID, tall=4, platforms=(1, 2)), Terrain(GRID, tall=4, platforms=(2, 1))
    assert one == other
    assert {one: "kept"}[other] == "kept"
    with pytest.raises(FrozenInstanceError):
        one.tall = 0  # type: ignore[misc]


@pytest.mark.parametrize(
    "sets", [{"tall": 1, "low": 1}, {"difficult": 6, "ladder": 2}, {"platforms": (3, 2)}, {"tall": 1 << 6}, {"low": -1}]
)
def test_overlaps_and_hexes_outside_are_refused(sets: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"already belongs|outside the sheet"):
        Terrain(GRID, **sets)  # type: ignore[arg-type]
