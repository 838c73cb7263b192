"""Moves of the keyboard cursor."""

import pytest

from editor.canvas.geometry.hex_geometry import next_hex
from editor.canvas.geometry.hex_layout import Hex, HexLayout
from editor.canvas.geometry.sheet_geometry import CursorStep


@pytest.mark.parametrize(
    ("step", "to"),
    [
        ("up", (3, 6)),
        ("down", (3, 8)),
        ("left", (2, 7)),
        ("right", (4, 7)),
        ("first", (0, 7)),
        ("last", (9, 7)),
        ("page-up", (3, 2)),
        ("page-down", (3, 12)),
    ],
)
def test_a_step_goes_where_its_name_says(step: CursorStep, to: Hex) -> None:
    assert next_hex(HexLayout("flat", 10, 20), (3, 7), step) == to


@pytest.mark.parametrize(
    ("quarters", "step", "to"),
    [
        (1, "up", (2, 7)),
        (1, "down", (4, 7)),
        (1, "left", (3, 8)),
        (1, "right", (3, 6)),
        (1, "first", (3, 19)),
        (1, "last", (3, 0)),
        (1, "page-down", (8, 7)),
        (2, "up", (3, 8)),
        (2, "left", (4, 7)),
        (2, "first", (9, 7)),
        (3, "up", (4, 7)),
        (3, "right", (3, 8)),
        (3, "first", (3, 0)),
        (3, "page-up", (8, 7)),
    ],
)
def test_a_step_goes_its_way_on_the_screen_of_a_turned_sheet(quarters: int, step: CursorStep, to: Hex) -> None:
    layout = HexLayout("flat", 10, 20, quarters)
    assert next_hex(layout, (3, 7), step) == to
    (x, y), (to_x, to_y) = layout.centre(3, 7), layout.centre(*to)
    on_screen = {"up": y - to_y, "down": to_y - y, "left": x - to_x, "right": to_x - x}
    on_screen |= {"first": x - to_x, "last": to_x - x, "page-up": y - to_y, "page-down": to_y - y}
    assert on_screen[step] > 0.8


@pytest.mark.parametrize("step", ["up", "left", "page-up", "first"])
def test_nothing_leads_off_the_sheet(step: CursorStep) -> None:
    assert next_hex(HexLayout("flat", 10, 20), (0, 0), step) == (0, 0)
