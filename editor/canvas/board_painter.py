"""Painter of the board and its overlay; reports the region to repaint when either changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF, QRegion

from editor.canvas.geometry.hex_layout import XY, mean_point
from editor.canvas.geometry.scene_index import SceneIndex
from editor.canvas.layers import lines
from editor.canvas.layers.ground import GroundPainter
from editor.canvas.layers.highlights import highlight_stamp, ring_pen
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import extent, piece_stamp
from editor.canvas.style.paint_style import PaintStyle
from editor.view_model.board import BoardPiece, GameBoard, Marker
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay

GHOST = 0.4
"""How much one sees of a figure on the level that is not shown."""
MOST_STAMPS = 600
"""Images that are kept; with more, all are made anew."""
T = TypeVar("T")


@dataclass(frozen=True)
class PiecePosition:
    """Where a figure is drawn."""

    figure: BoardPiece
    at: XY
    base: tuple[XY, ...]
    ghost: bool


class BoardPainter:
    """What is drawn, and by which hand; nothing of it knows of widgets."""

    def __init__(self, picture: GameBoard, hand: PaintStyle) -> None:
        self.atlas = SceneIndex.of(picture)
        self.hand = hand
        self.overlay: Overlay = NOTHING_OVER
        self.platforms = True
        self.ground = GroundPainter(self.atlas, hand, self.platforms)
        self._stamps: dict[object, QImage] = {}
        self._spots: list[tuple[XY, Highlight]] = []
        self._markers: list[tuple[XY, Marker]] = []
        self._stands: list[PiecePosition] = []
        self._arrange_pieces(keep=False)

    def take_hand(self, hand: PaintStyle) -> None:
        """From now on drawn like this."""
        if hand != self.hand:
            self.hand = hand
            self._stamps.clear()
            self._prepare_ground()

    def show_platforms(self, shown: bool) -> None:
        self.platforms = shown
        self._prepare_ground()
        self._arrange_spots()
        self._arrange_pieces(keep=False)

    def show(self, picture: GameBoard, origin: QPoint) -> QRegion | None:
        """Another picture; the region that looks otherwise now, or None for all of it."""
        before = self.atlas
        self.atlas = SceneIndex.of(picture, before)
        self._arrange_pieces(keep=self.atlas.ground is before.ground)
        if not self.ground.shows(self.atlas, self.hand, self.platforms):
            self._stamps.clear()
            self._prepare_ground()
            self._arrange_spots()
            return None
        region = QRegion()
        for atlas, other in ((before, self.atlas), (self.atlas, before)):
            changed = [each for each in atlas.figures.values() if other.figures.get(each.id) != each]
            region = self._joined(region, (self.figure_box(atlas, each, origin) for each in changed))
            places = [place for place, lie in atlas.lying.items() if other.lying.get(place) != lie]
            places += [place for each in changed for place in each.places]
            region = self._joined(region, (self.place_box(place, origin) for place in places))
        return region

    def lay_over(self, overlay: Overlay, origin: QPoint) -> QRegion:
        """Another overlay; the region that looks otherwise now."""
        before, self.overlay = self.overlay, overlay
        if before.spots != overlay.spots:
            self._arrange_spots()
        places = _differing(before.spots, overlay.spots)
        figures = (self.atlas.figures.get(each) for each in _differing(before.figures, overlay.figures))
        region = self._joined(QRegion(), (self.place_box(place, origin) for place in places))
        region = self._joined(region, (self.figure_box(self.atlas, each, origin) for each in figures if each))
        if (before.path, before.lines) != (overlay.path, overlay.lines):
            for each in (before, overlay):
                boxes = lines.covered(self.hand, self.atlas, each, origin)
                region = self._joined(region, (box.toAlignedRect() for box in boxes))
        return region

    def place_box(self, place: str, origin: QPoint) -> QRect:
        """What a place may be drawn in."""
        at = self.atlas.centre(place)
        return QRect() if at is None else self._around(at, 0.7 * self.hand.larger(1), origin).adjusted(-3, -3, 3, 3)

    def outline(self, place: str, size: float, origin: QPoint) -> QPolygonF:
        """Around a place, and around the figure on it where that is drawn larger than its hex; nothing for no place."""
        at = self.atlas.centre(place) if place else None
        if at is None:
            return QPolygonF()
        figure = self.atlas.standing.get(place)
        larger = 1.0 if figure is None else self.hand.larger(len(figure.places))
        return self.hand.hexagon_of(size * larger).translated(self._pixels(at, origin))

    def figure_box(self, atlas: SceneIndex, figure: BoardPiece, origin: QPoint) -> QRect:
        base = atlas.base(figure)
        at = atlas.middle(figure)
        return QRect() if at is None else self._around(at, self._reach(base) + 0.1, origin)

    def paint(self, painter: QPainter, origin: QPoint, within: QRect) -> QRect:
        """Draw what lies within; what of it must be painted again, because there was no time for all of the ground."""
        painter.fillRect(within, QColor(self.hand.inks.table))
        left_over = self.ground.paint(painter, origin, within)
        scale = self.hand.scale
        left, top = (within.left() - origin.x()) / scale, (within.top() - origin.y()) / scale
        seen = (left, top, left + within.width() / scale, top + within.height() / scale)
        for at, spot in self._spots:
            if _meets(at, 0.7, seen):
                _stamp_at(painter, self._spot_stamp(spot), self._pixels(at, origin))
        lines.draw_way(painter, self.hand, self.atlas, self.overlay, origin)
        for stand in self._stands:
            if _meets(stand.at, self._reach(stand.base), seen):
                self._paint_figure(painter, stand, origin)
        for at, marker in self._markers:
            if _meets(at, 0.7, seen):
                _stamp_at(painter, self._marker_stamp(marker), self._pixels(at, origin))
        lines.draw_sights(painter, self.hand, self.overlay, origin)
        return left_over

    def paint_figure_at(self, painter: QPainter, figure: BoardPiece, middle: QPointF) -> None:
        """A figure that is dragged, centred at a point of the viewport."""
        _stamp_at(painter, self._figure_stamp(figure), middle)

    def _prepare_ground(self) -> None:
        if not self.ground.shows(self.atlas, self.hand, self.platforms):
            self.ground = GroundPainter(self.atlas, self.hand, self.platforms, self.ground)

    def _arrange_spots(self) -> None:
        found = ((self.atlas.centre(place), spot) for place, spot in self.overlay.spots.items() if self.is_seen(place))
        self._spots = [(at, spot) for at, spot in found if at is not None]

    def _arrange_pieces(self, keep: bool) -> None:
        """Where markers and figures are; those on the level that is not shown come first."""
        found = ((self.atlas.centre(place), each) for place, lie in self.atlas.lying.items() for each in lie)
        self._markers = [(at, marker) for at, marker in found if at is not None]
        before = {stand.figure.id: stand for stand in self._stands} if keep else {}
        stands = (self._stand(figure, before.get(figure.id)) for figure in self.atlas.picture.figures)
        self._stands = sorted(filter(None, stands), key=lambda stand: not stand.ghost)

    def _stand(self, figure: BoardPiece, before: PiecePosition | None) -> PiecePosition | None:
        if before is not None and before.figure is figure:
            return before
        base = self.atlas.base(figure)
        return PiecePosition(figure, mean_point(base), base, self._is_ghost(figure)) if base else None

    def _reach(self, base: tuple[XY, ...]) -> float:
        """How far a figure is drawn from the middle of its base, in hex heights."""
        return extent(base) * self.hand.larger(len(base))

    def is_seen(self, place: str) -> bool:
        """Whether it may be pointed out: not when it is raised and the platforms are away, nor under another spot."""
        cell = self.atlas.cell(place)
        if cell is None:
            return False
        if cell.level:
            return self.platforms
        over = self.atlas.top((cell.column, cell.row), self.platforms)
        return over is cell or over is None or over.place not in self.overlay.spots

    def _spot_stamp(self, spot: Highlight) -> QImage:
        return self._kept(("spot", spot), lambda: highlight_stamp(self.hand, spot))

    def _marker_stamp(self, marker: Marker) -> QImage:
        seat, beside = self.atlas.seat_number(marker.seat), marker.place in self.atlas.standing
        key = ("marker", marker.kind, marker.short, seat, beside)
        return self._kept(key, lambda: marker_stamp(self.hand, marker, seat, beside))

    def _paint_figure(self, painter: QPainter, stand: PiecePosition, origin: QPoint) -> None:
        at = self._pixels(stand.at, origin)
        look = self.overlay.figures.get(stand.figure.id)
        if look is not None:
            hand = self.hand.for_figures(len(stand.base))
            radius = (extent(stand.base) - 0.15) * hand.scale
            painter.setPen(ring_pen(self.hand, look))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius, radius)
        painter.setOpacity(GHOST if stand.ghost else 1.0)
        _stamp_at(painter, self._figure_stamp(stand.figure), at)
        painter.setOpacity(1.0)

    def _figure_stamp(self, figure: BoardPiece) -> QImage:
        base, seat = self.atlas.base(figure), self.atlas.seat_number(figure.seat)
        first = base[0]
        shape = tuple((round(x - first[0], 3), round(y - first[1], 3)) for x, y in base)
        gauges, badges = figure.gauges, figure.badges
        key = (figure.short, seat, shape, figure.facing, gauges, badges, figure.spent, figure.active)
        return self._kept(key, lambda: piece_stamp(self.hand.for_figures(len(base)), figure, base, seat))

    def _is_ghost(self, figure: BoardPiece) -> bool:
        if self.platforms:
            return self.atlas.is_under(figure)
        cells = (self.atlas.cell(place) for place in figure.places)
        return any(cell is not None and cell.level > 0 for cell in cells)

    def _kept(self, key: object, make: Callable[[], QImage]) -> QImage:
        if key not in self._stamps:
            if len(self._stamps) >= MOST_STAMPS:
                self._stamps.clear()
            self._stamps[key] = make()
        return self._stamps[key]

    def _pixels(self, at: XY, origin: QPoint) -> QPointF:
        return QPointF(at[0] * self.hand.scale + origin.x(), at[1] * self.hand.scale + origin.y())

    def _around(self, at: XY, reach: float, origin: QPoint) -> QRect:
        side = reach * self.hand.scale
        middle = self._pixels(at, origin)
        return QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side).toAlignedRect()

    def _joined(self, region: QRegion, boxes: Iterable[QRect]) -> QRegion:
        for box in boxes:
            region = region.united(QRegion(box.adjusted(-2, -2, 2, 2)) if box.isValid() else QRegion())
        return region


def _stamp_at(painter: QPainter, stamp: QImage, middle: QPointF) -> None:
    size = stamp.deviceIndependentSize()
    painter.drawImage((middle - QPointF(size.width() / 2, size.height() / 2)).toPoint(), stamp)


def _meets(at: XY, reach: float, seen: tuple[float, float, float, float]) -> bool:
    x, y = at
    return seen[0] - reach <= x <= seen[2] + reach and seen[1] - reach <= y <= seen[3] + reach


def _differing(first: Mapping[str, T], second: Mapping[str, T]) -> list[str]:
    keys = {**first, **second}
    return [key for key in keys if first.get(key) != second.get(key)]
