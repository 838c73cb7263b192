"""What is kept of maps is bounded by their hexes: many small ones, few of the largest."""

import gc
import weakref
from collections.abc import Callable

import pytest

from engine.geometry import bounded_cache as memory
from engine.geometry.bounded_cache import MOST_HEXES, SMALL, cached_by_size
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from engine.geometry.movement.reach import MovementGraph, movement_on


def remembering(most: int) -> tuple[Callable[[int], int], list[int]]:
    """A memory of maps of so many hexes, and a list of what was worked out anew."""
    made: list[int] = []

    def work(size: int) -> int:
        made.append(size)
        return size

    return cached_by_size(most, lambda size: size)(work), made


def test_of_small_ones_as_many_are_kept_as_there_is_room_for() -> None:
    kept, made = remembering(4)
    for _ in range(3):
        for size in range(SMALL - 3, SMALL + 1):
            assert kept(size) == size
    assert made == list(range(SMALL - 3, SMALL + 1))


def test_of_large_ones_no_more_hexes_are_kept_than_are_allowed() -> None:
    kept, made = remembering(16)
    half = MOST_HEXES // 2
    for size in (half, half - 1, half):
        kept(size)
    assert made == [half, half - 1]
    kept(half - 2)
    kept(half)
    assert made == [half, half - 1, half - 2, half]


@pytest.mark.slow
def test_large_maps_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forty-five different ones of the largest in one engine took 656 MB."""
    grid = Grid(100, 60)
    monkeypatch.setattr(memory, "MOST_HEXES", 2 * grid.size)
    gc.collect()
    alive = weakref.WeakSet[MovementGraph]()
    for number in range(5):
        alive.add(movement_on(Terrain(grid, tall=1 << number)))
    gc.collect()
    assert len(alive) <= 2
