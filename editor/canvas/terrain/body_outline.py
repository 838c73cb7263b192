"""The outline of a body of several hexes as a path: one shape, outer corners rounded, inner ones filled."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from editor.canvas.geometry.sheet_geometry import XY, Ring
from editor.canvas.terrain.outline_rings import outline_corners, turn_of, union_rings

ROUNDED, FILLED = 0.13, 0.27
"""Distances from a corner at which its curve begins: outer corners are rounded, inner ones filled, so that a wall is
no string of beads."""
MOST = 0.48
"""The greatest share of a side that the curve at one of its ends takes."""


class BodyOutline:
    """The outline of the hexes of a body, from which paths of any size are made."""

    def __init__(self, centres: Sequence[XY], corners: Sequence[XY]) -> None:
        self.rings: tuple[Ring, ...] = union_rings(centres, corners)
        self._turn = turn_of(corners)

    def path(self, scale: float, inset: float = 0.0, rounded: float = 0.0, filled: float = 0.0) -> QPainterPath:
        """The path in pixels; lengths are in units of the sheet."""
        path = QPainterPath()
        for ring in self.rings:
            corners = outline_corners(ring, inset, self._turn)
            points = [QPointF(corner.at[0] * scale, corner.at[1] * scale) for corner in corners]
            if rounded or filled:
                curves = [(rounded if corner.is_outer else filled) * scale for corner in corners]
                _add_curved(path, points, curves)
            else:
                path.addPolygon(QPolygonF(points))
            path.closeSubpath()
        return path


def _add_curved(path: QPainterPath, points: Sequence[QPointF], curves: Sequence[float]) -> None:
    for number, (corner, reach) in enumerate(zip(points, curves, strict=True)):
        before, after = points[number - 1], points[(number + 1) % len(points)]
        start = _toward(corner, before, reach)
        if number:
            path.lineTo(start)
        else:
            path.moveTo(start)
        path.quadTo(corner, _toward(corner, after, reach))


def _toward(corner: QPointF, other: QPointF, reach: float) -> QPointF:
    side = other - corner
    length = hypot(side.x(), side.y())
    return corner + side * (min(reach, MOST * length) / length) if length else corner
