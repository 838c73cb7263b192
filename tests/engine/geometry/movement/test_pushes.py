"""Push and pull, hex by hex, on one column and beside platforms."""

import pytest

from engine.geometry.movement.bases import Base
from engine.geometry.movement.pushes import Shove, shove
from tests.engine.geometry.movement.named_scene import Scene, scene

SOUTH, NORTH, SOUTH_EAST = 3, 0, 2


def shoved(where: Scene, start: str, steps: int, direction: int = SOUTH) -> tuple[str, str | None, str | None, bool]:
    """Its path, what stopped it, where that stands, and whether it pushes who is there."""
    found = shove(where.movement(), where.grid.place(start), direction, steps, where.crowd)
    at = None if found.at is None else where.grid.name(found.at)
    return where.names(*found.path), found.stopped_by, at, found.pushes


@pytest.mark.rule("BG-SHIFT-5")
def test_a_shove_goes_straight_as_far_as_it_says() -> None:
    """Over difficult ground and under platforms; the direction is kept."""
    assert shoved(scene(1, 5, difficult="A2", platforms=("A3",)), "A1", 3) == ("A1 A2 A3 A4", None, None, False)
    assert shoved(scene(5, 5), "A1", 3, SOUTH_EAST) == ("A1 B1 C2 D2", None, None, False)
    assert shoved(scene(1, 5), "A1", 0) == ("A1", None, None, False)


@pytest.mark.rule("BG-SHIFT-5")
@pytest.mark.parametrize(
    ("where", "stopped_by"),
    [
        (scene(1, 5, tall="A3"), "terrain"),
        (scene(1, 5, low="A3"), "terrain"),
        (scene(1, 5, ladder="A3"), "terrain"),
        (scene(1, 5, allies="A3"), "figure"),
        (scene(1, 5, enemies="A3"), "figure"),
    ],
)
def test_obstacles_ladders_and_figures_stop_a_shove(where: Scene, stopped_by: str) -> None:
    """It stops before them, and says what stood there."""
    assert shoved(where, "A1", 4) == ("A1 A2", stopped_by, "A3", False)


@pytest.mark.rule("BG-SHIFT-5")
def test_the_edge_of_the_sheet_stops_a_shove() -> None:
    """Nobody leaves the map."""
    assert shoved(scene(1, 3), "A2", 5) == ("A2 A3", "edge", None, False)
    assert shoved(scene(1, 3), "A1", 5, NORTH) == ("A1", "edge", None, False)


@pytest.mark.rule("BG-SHIFT-5")
def test_a_raised_figure_is_shoved_along_the_platform_and_climbs_down_once() -> None:
    """Onto the next platform piece it goes on; where the platform ends it climbs down and stays there."""
    tower = scene(1, 6, platforms=("A1 A2", "A3"))
    assert shoved(tower, "A1^", 2) == ("A1^ A2^ A3^", None, None, False)
    assert shoved(tower, "A1^", 5) == ("A1^ A2^ A3^ A4", "climbed-down", None, False)


@pytest.mark.rule("BG-SHIFT-5", "BG-MOVE-9")
def test_a_figure_that_climbs_down_pushes_who_can_be_pushed() -> None:
    """An occupant with a way out is pushed; without one the shoved figure stays up."""
    assert shoved(scene(1, 3, platforms=("A1",), allies="A2"), "A1^", 1) == ("A1^ A2", "climbed-down", None, True)
    barred = scene(1, 3, tall="A1 A3", platforms=("A1",), allies="A2")
    assert shoved(barred, "A1^", 1) == ("A1^", "figure", "A2", False)


@pytest.mark.rule("BG-SHIFT-5")
def test_a_raised_figure_stays_where_there_is_no_footing_below() -> None:
    """An obstacle beside the platform bars the climb down."""
    assert shoved(scene(1, 2, tall="A2", platforms=("A1",)), "A1^", 1) == ("A1^", "terrain", "A2", False)


@pytest.mark.rule("BG-BIG-5")
def test_a_massive_figure_is_not_shoved() -> None:
    """It stays, and the answer says so."""
    field = scene(5, 5)
    assert shove(field.movement(Base(((0, 0), (0, 1)))), 0, SOUTH, 2) == Shove((0,), "massive")
