"""Painter of the highlighted places of an overlay, of its heat, and of the ground that an edit would make."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPoint, QPointF, QRect
from PySide6.QtGui import QImage, QPainter, QPainterPath

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.hex_borders import ALL_SIDES, border_sides
from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.layers.area_ground import area_path
from editor.canvas.layers.highlights import heat_stamp, highlight_stamp, paint_heat, paint_highlight, paint_preview
from editor.canvas.piece_painter import StampCache, draw_stamp, meets
from editor.canvas.style.paint_style import PaintStyle
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay

REACH = 0.7
"""The greatest extent of a highlighted hex from its centre, in units."""
AREA_LOOKS = frozenset(("reach", "seen", "front", "side", "rear"))
"""The looks that tint areas; heat is not shown beside them."""
PREVIEW_SIZE = 0.94
OBSTACLES, ON_OBSTACLES = frozenset(("tall", "low", "stone", "pedestal")), 0.4
"""The kinds of ground that stand out of heat and sight, and the strength of the tint on them."""


class SpotPainter:
    """Draws what an overlay lays on places, below the pieces."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle, stamps: StampCache) -> None:
        self.board_index, self.style, self.stamps = board_index, style, stamps
        self._overlay: Overlay = NOTHING_OVER
        self._spots: list[tuple[str, XY, Highlight]] = []
        self._heat: list[tuple[str, XY, int]] = []
        self._sides: Mapping[XY, int] = {}
        self._platforms = True

    def arrange(self, board_index: BoardIndex, overlay: Overlay, platforms: bool) -> None:
        """Arrange the places that an overlay points out and that are visible."""
        self.board_index, self._overlay, self._platforms = board_index, overlay, platforms
        self._spots = [
            (place, at, spot) for place, spot in overlay.spots.items() if (at := self._visible(place, overlay.spots))
        ]
        heat = {} if shows_areas(overlay) else overlay.heat
        self._heat = [(place, at, step) for place, step in heat.items() if (at := self._visible(place, heat))]
        reach = [at for _, at, spot in self._spots if spot.look == "reach"]
        self._sides = {} if board_index.geometry.markers_take_slots else border_sides(reach, self.style.corners())

    def is_seen(self, place: str, places: Mapping[str, object]) -> bool:
        """Whether a place may be highlighted: not if it is raised and platforms are hidden, nor under another
        highlight."""
        here = self.board_index.place(place)
        if here is None:
            return False
        if here.level:
            return self._platforms
        over = self.board_index.uppermost(self.board_index.geometry.other_levels(place), self._platforms)
        return over is here or over is None or over.id not in places

    def paint(self, painter: QPainter, origin: QPoint, within: QRect, seen: tuple[float, float, float, float]) -> None:
        """Paint previews of ground, then heat, then the highlights."""
        for place, kind in self._overlay.would_become.items():
            at = self.board_index.centre(place)
            if at is not None and meets(at, REACH, seen):
                path = self._path(place, PREVIEW_SIZE).translated(origin)
                paint_preview(painter, self.style, path, kind, self._pixels(at, origin))
        if self.board_index.geometry.markers_take_slots:
            self._paint_areas(painter, origin, within)
            return
        for place, at, step in self._heat:
            if meets(at, REACH, seen):
                painter.setOpacity(self._strength(place))
                draw_stamp(painter, self._heat_stamp(step), self._pixels(at, origin))
        for place, at, spot in self._spots:
            if meets(at, REACH, seen):
                painter.setOpacity(self._strength(place) if spot.look == "seen" else 1.0)
                draw_stamp(painter, self._spot_stamp(spot, at), self._pixels(at, origin))
        painter.setOpacity(1.0)

    def _strength(self, place: str) -> float:
        """The strength of a wide tint: less on obstacles, which stand out of it."""
        here = self.board_index.place(place)
        return ON_OBSTACLES if here is not None and here.kind in OBSTACLES else 1.0

    def _paint_areas(self, painter: QPainter, origin: QPoint, within: QRect) -> None:
        """Paint heat and highlights on places of any shape."""
        for place, at, step in self._heat:
            path = self._path(place, 1.0).translated(origin)
            if path.boundingRect().toAlignedRect().intersects(within):
                paint_heat(painter, self.style, path, step, self._pixels(at, origin))
        for place, at, spot in self._spots:
            path = self._path(place, 1.0).translated(origin)
            if path.boundingRect().toAlignedRect().intersects(within):
                paint_highlight(painter, self.style, path, spot, self._pixels(at, origin))

    def _spot_stamp(self, spot: Highlight, at: XY) -> QImage:
        sides = self._sides.get(at, ALL_SIDES)
        return self.stamps.image(("spot", spot, sides), lambda: highlight_stamp(self.style, spot, sides))

    def _heat_stamp(self, step: int) -> QImage:
        return self.stamps.image(("heat", step), lambda: heat_stamp(self.style, step))

    def _visible(self, place: str, places: Mapping[str, object]) -> XY | None:
        return self.board_index.centre(place) if self.is_seen(place, places) else None

    def _path(self, place: str, size: float) -> QPainterPath:
        return area_path(self.board_index.geometry.outline(place, size), self.style.scale)

    def _pixels(self, at: XY, origin: QPoint) -> QPointF:
        return QPointF(at[0] * self.style.scale + origin.x(), at[1] * self.style.scale + origin.y())


def shows_areas(overlay: Overlay) -> bool:
    """Whether an overlay tints areas by highlights."""
    return any(spot.look in AREA_LOOKS for spot in overlay.spots.values())
