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


@pytest.mark.parametrize("step", ["up", "left", "page-up", "first"])
def test_nothing_leads_off_the_sheet(step: CursorStep) -> None:
    assert next_hex(HexLayout("flat", 10, 20), (0, 0), step) == (0, 0)
