"""Where the keyboard goes on a map: one hex north or south, one column left or right, to the ends. No Qt."""

from __future__ import annotations

from typing import Literal

from editor.map.layout import Hex, Layout

Step = Literal["up", "down", "left", "right", "first", "last", "page-up", "page-down"]
PAGE = 5


def moved(layout: Layout, at: Hex, step: Step) -> Hex:
    """The hex one step away; at the edge of the sheet the same."""
    column, row = at
    column, row = {
        "up": (column, row - 1),
        "down": (column, row + 1),
        "left": (column - 1, row),
        "right": (column + 1, row),
        "first": (0, row),
        "last": (layout.columns - 1, row),
        "page-up": (column, row - PAGE),
        "page-down": (column, row + PAGE),
    }[step]
    return max(0, min(column, layout.columns - 1)), max(0, min(row, layout.rows - 1))
