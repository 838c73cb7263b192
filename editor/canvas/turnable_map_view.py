"""The canvas, turned by quarters: a property of the view, not of the board."""

from __future__ import annotations

from PySide6.QtCore import Signal

from editor.canvas.geometry.quarter_turns import turned_point
from editor.canvas.mouse_map_view import MouseMapView


class TurnableMapView(MouseMapView):
    """Shows a board upright or turned by quarters; text stays upright."""

    sheet_turned = Signal()

    @property
    def quarters(self) -> int:
        """The quarter turns, clockwise, by which the sheet is shown turned: 0 to 3."""
        return self.painter.board_index.geometry.quarters

    def turn_to(self, quarters: int) -> None:
        """Show the sheet turned clockwise by this number of quarters; the point in the middle stays there."""
        if quarters % 4 == self.quarters:
            return
        x, y, width, height = self.seen()
        middle = turned_point((x + width / 2, y + height / 2), quarters - self.quarters)
        self.painter.turn_to(quarters)
        self.sheet_turned.emit()
        self.change_box(self.painter.board_index.geometry.bounds(), middle)
