"""Teleport and jump on maps small enough to check by eye."""

import pytest

from engine.geometry.movement.leaps import leap
from tests.engine.geometry.movement.named_scene import Scene, scene


def leaps(where: Scene, start: str, points: int) -> dict[str, int]:
    return where.named(leap(where.movement(), where.grid.place(start), points, where.crowd))


@pytest.mark.rule("BG-SHIFT-3", "BG-SHIFT-4")
def test_a_leap_passes_over_everything() -> None:
    """Walls, ladders, figures and the neighbourhood of enemies cost a point a step and stop nobody."""
    assert leaps(scene(1, 7, tall="A2 A3", ladder="A4", enemies="A5", allies="A6"), "A1", 6) == {"A1": 0, "A7": 6}


@pytest.mark.rule("BG-SHIFT-3")
def test_by_one_edition_a_figure_bars_the_way() -> None:
    """Where figures are not ignored, a sheet one hex wide ends at the first one."""
    barred = scene(1, 5, tall="A2", allies="A4")
    assert leap(barred.movement(), 0, 9, barred.crowd, past_figures=False) == {0: 0, 2: 2}


@pytest.mark.rule("BG-SHIFT-3", "BG-SHIFT-4")
def test_a_leap_goes_to_either_height_but_not_straight_up() -> None:
    """All the places around for one point; the place above or below the start by way of another hex."""
    tower = scene(1, 3, platforms=("A1 A2",))
    assert leaps(tower, "A1", 1) == {"A1": 0, "A2": 1, "A2^": 1}
    assert leaps(tower, "A1", 2) == {"A1": 0, "A2": 1, "A2^": 1, "A1^": 2, "A3": 2}
    assert leaps(tower, "A1^", 2)["A1"] == 2


@pytest.mark.rule("BG-SHIFT-4")
def test_a_leap_ends_only_where_a_figure_can_stand() -> None:
    """Never on an obstacle, a ladder or a figure."""
    assert leaps(scene(1, 4, tall="A2", ladder="A3", allies="A4"), "A1", 9) == {"A1": 0}


@pytest.mark.rule("BG-MAP-1", "BG-SHIFT-3")
def test_on_a_sheet_of_one_hex_there_is_nowhere_to_leap() -> None:
    """Not even onto the platform overhead, for want of a hex to go out to."""
    assert leaps(scene(1, 1, platforms=("A1",)), "A1", 9) == {"A1": 0}
