"""Coordinates along the border of the canvas, always in view: those of columns and of rows, as the view is turned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QWidget

from editor.canvas.geometry.hex_geometry import HexGeometry
from editor.canvas.geometry.sheet_geometry import SheetGeometry
from editor.canvas.pan_zoom_view import PanZoomView
from engine.geometry.hex.grid import column_letters

EVERY = (1, 2, 5, 10, 20, 50, 100)
"""The steps between labelled columns or rows, from which the smallest that fits is used."""
GAP = 8
"""The least gap between two labels, in pixels."""


class RulerWidget(QWidget):
    """One side of the border of a map."""

    def __init__(self, view: PanZoomView, geometry: Callable[[], SheetGeometry], across: bool) -> None:
        super().__init__(view)
        self._view, self._geometry, self._across = view, geometry, across
        self.setObjectName("map-columns" if across else "map-rows")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Window)
        view.looked.connect(self.update)

    def labels(self) -> list[tuple[float, str]]:
        """Visible labels with their positions along the ruler, in pixels of the viewport."""
        names, centres = self._names(), self._centres()
        if not names:
            return []
        apart = (abs(centres[1] - centres[0]) if len(centres) > 1 else 1.0) * self._view.scale
        needed = self._thickness(names[-1]) + GAP if self._across else self._view.fontMetrics().height()
        every = next((each for each in EVERY if each * apart >= needed), EVERY[-1])
        origin = self._view.origin.x() if self._across else self._view.origin.y()
        return sorted(
            (origin + centres[number] * self._view.scale, names[number])
            for number in range(len(names))
            if every == 1 or (number + (0 if self._names_columns else 1)) % every == 0
        )

    def thickness(self) -> int:
        """Thickness of a ruler; zero for a sheet without columns and rows."""
        if not self._names():
            return 0
        return self._view.fontMetrics().height() + 4 if self._across else self._thickness(self._names()[-1]) + GAP

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        length = self.width() if self._across else self.height()
        for at, name in self.labels():
            if 0 <= at <= length:
                half = 60
                along = round(at) - half
                box = (
                    QRect(along, 0, 2 * half, self.height())
                    if self._across
                    else QRect(0, along, self.width(), 2 * half)
                )
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        painter.end()

    @property
    def _names_columns(self) -> bool:
        return self._across == (self._geometry().quarters % 2 == 0)

    def _names(self) -> list[str]:
        geometry = self._geometry()
        if not isinstance(geometry, HexGeometry):
            return []
        if self._names_columns:
            return [column_letters(each) for each in range(geometry.sheet.columns)]
        return [str(each + 1) for each in range(geometry.sheet.rows)]

    def _centres(self) -> list[float]:
        geometry, axis = self._geometry(), 0 if self._across else 1
        if not isinstance(geometry, HexGeometry):
            return []
        layout = geometry.layout
        if self._names_columns:
            return [layout.centre(each, 0)[axis] for each in range(layout.columns)]
        return [layout.centre(0, each)[axis] for each in range(layout.rows)]

    def _thickness(self, name: str) -> int:
        return self._view.fontMetrics().horizontalAdvance(name)


class RulerPair:
    """The two rulers, placed in the margins of the view."""

    def __init__(self, view: PanZoomView, geometry: Callable[[], SheetGeometry]) -> None:
        self.columns, self.rows = RulerWidget(view, geometry, across=True), RulerWidget(view, geometry, across=False)

    def room(self) -> tuple[int, int]:
        """Left and top margins of the rulers."""
        return self.rows.thickness(), self.columns.thickness()

    def lie_around(self, inside: QRect) -> None:
        """Place the rulers around the visible part."""
        left, top = self.room()
        self.columns.setGeometry(inside.left(), inside.top() - top, inside.width(), top)
        self.rows.setGeometry(inside.left() - left, inside.top(), left, inside.height())
