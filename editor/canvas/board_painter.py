"""Painter of the board and its overlay; reports the region to repaint when either changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QRegion

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY, mean_point
from editor.canvas.layers import lines
from editor.canvas.layers.area_ground import area_path
from editor.canvas.layers.ground import GroundPainter
from editor.canvas.layers.highlights import highlight_stamp, paint_highlight, paint_preview, ring_pen
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import extent, piece_stamp
from editor.canvas.style.paint_style import PaintStyle
from editor.view_model.board import BoardPiece, GameBoard, Marker
from editor.view_model.overlay import NOTHING_OVER, Highlight, Overlay

HIDDEN_LEVEL = 0.4
"""Opacity of a piece on the level that is not shown."""
GHOST = 0.6
"""Opacity of a piece that an overlay proposes."""
MOST_STAMPED = 64 * 2**20
"""The most bytes of images that are kept in the cache; beyond, it is cleared before the next complete painting."""
MOST_NEW_STAMPS = 150
"""The number of pieces drawn for the first time in one go, to keep the window responsive: 0.4 ms each."""
REACH = 0.7
"""The greatest extent of a marker or a highlighted hex from its centre, in units."""
T = TypeVar("T")


@dataclass(frozen=True)
class PiecePosition:
    """Position, size and opacity of a drawn piece."""

    piece: BoardPiece
    at: XY
    base: tuple[XY, ...]
    radius: float
    """From the middle of the base to the edge of the piece, in units, where it is not drawn larger."""
    size: float
    opacity: float


class BoardPainter:
    """Draws a board in a style; knows nothing of widgets."""

    def __init__(self, board: GameBoard, style: PaintStyle) -> None:
        self.board_index = BoardIndex.of(board)
        self.style = style
        self.overlay: Overlay = NOTHING_OVER
        self.platforms = True
        self.ground = GroundPainter(self.board_index, style, self.platforms)
        self._stamps: dict[object, QImage] = {}
        self._has_all_stamps = True
        """Whether no visible piece was left over by the last painting."""
        self._spots: list[tuple[str, XY, Highlight]] = []
        self._markers: list[tuple[XY, Marker]] = []
        self._positions: list[PiecePosition] = []
        self._ghosts: list[PiecePosition] = []
        self._arrange_pieces()

    def set_style(self, style: PaintStyle) -> None:
        """Draw in this style from now on."""
        if style != self.style:
            self.style = style
            self._stamps.clear()
            self._prepare_ground()

    def turn_to(self, quarters: int) -> None:
        """Show the sheet turned clockwise by this number of quarters."""
        if quarters % 4 == self.board_index.geometry.quarters:
            return
        self.board_index = BoardIndex.of(self.board_index.board, quarters=quarters % 4)
        self.style = replace(self.style, quarters=quarters % 4)
        self._stamps.clear()
        self._prepare_ground()
        self._arrange_spots()
        self._arrange_pieces()
        self._arrange_ghosts()

    def show_platforms(self, shown: bool) -> None:
        self.platforms = shown
        self._prepare_ground()
        self._arrange_spots()
        self._arrange_pieces()

    def show(self, board: GameBoard, origin: QPoint) -> QRegion | None:
        """Show another board; returns the region to repaint, or None for all of it."""
        before = self.board_index
        self.board_index = BoardIndex.of(board, before)
        self._arrange_pieces(before)
        if not self.ground.can_show(self.board_index, self.style, self.platforms):
            self._stamps.clear()
            self._prepare_ground()
            self._arrange_spots()
            self._arrange_ghosts()
            return None
        changed_boxes = self.ground.update(self.board_index)
        region = self._joined(QRegion(), (box.translated(origin) for box in changed_boxes))
        if changed_boxes:
            self._arrange_spots()
        for board_index, other in ((before, self.board_index), (self.board_index, before)):
            changed = [each for each in board_index.pieces.values() if other.pieces.get(each.id) != each]
            region = self._joined(region, (self.piece_box(board_index, each, origin) for each in changed))
            places = [place for place, lie in board_index.lying.items() if other.lying.get(place) != lie]
            places += [place for each in changed for place in each.places]
            region = self._joined(region, (self.place_box(place, origin) for place in places))
        return region

    def lay_over(self, overlay: Overlay, origin: QPoint) -> QRegion:
        """Set the overlay; returns the region to repaint."""
        before, self.overlay = self.overlay, overlay
        if before.spots != overlay.spots:
            self._arrange_spots()
        places = [*_differing(before.spots, overlay.spots), *_differing(before.would_become, overlay.would_become)]
        pieces = [
            piece for each in _differing(before.pieces, overlay.pieces) if (piece := self.board_index.pieces.get(each))
        ]
        if before.ghosts != overlay.ghosts:
            self._arrange_ghosts()
            pieces += [*before.ghosts, *overlay.ghosts]
        region = self._joined(QRegion(), (self.place_box(place, origin) for place in places))
        region = self._joined(region, (self.piece_box(self.board_index, each, origin) for each in pieces))
        if (before.path, before.lines) != (overlay.path, overlay.lines):
            for each in (before, overlay):
                boxes = lines.covered_boxes(self.style, self.board_index, each, origin)
                region = self._joined(region, (box.toAlignedRect() for box in boxes))
        return region

    def place_box(self, place: str, origin: QPoint) -> QRect:
        """The box that a place, its highlight and its outline are drawn in."""
        at = self.board_index.centre(place)
        if at is None:
            return QRect()
        if self.board_index.geometry.markers_take_slots:
            box = self.place_path(place, 1.0).translated(origin).boundingRect().toAlignedRect()
        else:
            box = self._box_around(at, REACH * self.style.larger(1), origin)
        return box.adjusted(-3, -3, 3, 3)

    def outline(self, place: str, size: float, origin: QPoint) -> QPainterPath:
        """Around a place, and around the piece on it where that is drawn larger than its hex; empty for no place."""
        here = self.board_index.pieces_at(place)
        larger = 1.0 if len(here) != 1 else self._enlargement(here[0])
        return self.place_path(place, size * larger).translated(origin)

    def place_path(self, place: str, size: float) -> QPainterPath:
        """The outline of a place, in pixels from the origin of the sheet."""
        return area_path(self.board_index.geometry.outline(place, size), self.style.scale)

    def piece_box(self, board_index: BoardIndex, piece: BoardPiece, origin: QPoint) -> QRect:
        base = board_index.base(piece)
        at = board_index.middle(piece)
        if at is None:
            return QRect()
        return self._box_around(at, extent(base) * self._enlargement(piece) + 0.1, origin)

    def paint(self, painter: QPainter, origin: QPoint, within: QRect) -> QRect:
        """Draw the region; returns the part to be painted again because there was no time for all ground and pieces."""
        if self._has_all_stamps and sum(stamp.sizeInBytes() for stamp in self._stamps.values()) > MOST_STAMPED:
            self._stamps.clear()
        painter.fillRect(within, QColor(self.style.colours.table))
        left_over = self.ground.paint(painter, origin, within)
        scale = self.style.scale
        left, top = (within.left() - origin.x()) / scale, (within.top() - origin.y()) / scale
        seen = (left, top, left + within.width() / scale, top + within.height() / scale)
        self._paint_previews(painter, origin, within)
        for place, at, spot in self._spots:
            self._paint_spot(painter, place, at, spot, origin, within)
        lines.draw_route(painter, self.style, self.board_index, self.overlay, origin)
        undrawn = self._paint_pieces(painter, origin, seen)
        for at, marker in self._markers:
            if _meets(at, REACH, seen):
                _draw_stamp(painter, self._marker_stamp(marker), self._pixels(at, origin))
        lines.draw_sights(painter, self.style, self.overlay, origin)
        self._has_all_stamps = not undrawn.isValid()
        return left_over.united(undrawn)

    def paint_carried(self, painter: QPainter, carried: BoardPiece | Marker, middle: QPointF) -> None:
        """Draw a piece or marker that is carried, centred at a point of the viewport."""
        if isinstance(carried, BoardPiece):
            stamp = self._piece_stamp(carried, self.board_index.base(carried), 1.0)
        else:
            stamp = self._marker_stamp(carried)
        _draw_stamp(painter, stamp, middle)

    def is_seen(self, place: str) -> bool:
        """Whether a place may be highlighted: not if it is raised and platforms are hidden, nor under another
        highlight."""
        here = self.board_index.place(place)
        if here is None:
            return False
        if here.level:
            return self.platforms
        over = self.board_index.uppermost(self.board_index.geometry.other_levels(place), self.platforms)
        return over is here or over is None or over.id not in self.overlay.spots

    def _prepare_ground(self) -> None:
        self.ground = GroundPainter(self.board_index, self.style, self.platforms, self.ground)

    def _arrange_spots(self) -> None:
        found = (
            (place, self.board_index.centre(place), spot)
            for place, spot in self.overlay.spots.items()
            if self.is_seen(place)
        )
        self._spots = [(place, at, spot) for place, at, spot in found if at is not None]

    def _arrange_pieces(self, before: BoardIndex | None = None) -> None:
        """Arrange markers and pieces; those on the hidden level come first."""
        found = ((self.board_index.marker_point(each), each) for lie in self.board_index.lying.values() for each in lie)
        self._markers = [(at, marker) for at, marker in found if at is not None]
        keep = (
            before is not None
            and before.ground is self.board_index.ground
            and not self.board_index.geometry.markers_take_slots
        )
        known = {each.piece.id: each for each in self._positions} if keep else {}
        positions = (self._position(piece, known.get(piece.id)) for piece in self.board_index.board.pieces)
        self._positions = sorted(filter(None, positions), key=lambda each: each.opacity)

    def _arrange_ghosts(self) -> None:
        positions = (self._position(piece, None) for piece in self.overlay.ghosts)
        self._ghosts = [replace(each, opacity=GHOST) for each in filter(None, positions)]

    def _position(self, piece: BoardPiece, known: PiecePosition | None) -> PiecePosition | None:
        shares = len(piece.places) == 1 and len(self.board_index.pieces_at(piece.places[0])) > 1
        if known is not None and known.piece is piece and not shares and known.size == 1.0:
            return known
        base = self.board_index.base(piece)
        if not base:
            return None
        opacity = HIDDEN_LEVEL if self._is_hidden(piece) else 1.0
        return PiecePosition(piece, mean_point(base), base, extent(base), self.board_index.size(piece), opacity)

    def _enlargement(self, piece: BoardPiece) -> float:
        """The factor by which a piece is drawn larger than its hex on small hexes."""
        return 1.0 if self.board_index.geometry.markers_take_slots else self.style.larger(len(piece.places))

    def _paint_spot(
        self, painter: QPainter, place: str, at: XY, spot: Highlight, origin: QPoint, within: QRect
    ) -> None:
        if not self.place_box(place, origin).intersects(within):
            return
        if not self.board_index.geometry.markers_take_slots:
            _draw_stamp(painter, self._spot_stamp(spot), self._pixels(at, origin))
            return
        painter.save()
        painter.translate(origin)
        paint_highlight(painter, self.style, self.place_path(place, 1.0), spot, QPointF(*at) * self.style.scale)
        painter.restore()

    def _paint_previews(self, painter: QPainter, origin: QPoint, within: QRect) -> None:
        """Paint the ground of places after an edit."""
        for place, kind in self.overlay.would_become.items():
            at = self.board_index.centre(place)
            if at is not None and self.place_box(place, origin).intersects(within):
                path = self.place_path(place, 0.94).translated(origin)
                paint_preview(painter, self.style, path, kind, self._pixels(at, origin))

    def _spot_stamp(self, spot: Highlight) -> QImage:
        return self._cached(("spot", spot), lambda: highlight_stamp(self.style, spot))

    def _marker_stamp(self, marker: Marker) -> QImage:
        takes_slot = self.board_index.geometry.markers_take_slots
        beside = not takes_slot and bool(self.board_index.pieces_at(marker.place))
        seat, size = self.board_index.seat_number(marker.seat), self.board_index.marker_size(marker)
        key = ("marker", marker.kind, marker.short, seat, beside, size)
        style = replace(self.style, scale=self.style.scale * size)
        return self._cached(key, lambda: marker_stamp(style, marker, seat, beside))

    def _paint_pieces(self, painter: QPainter, origin: QPoint, seen: tuple[float, float, float, float]) -> QRect:
        """Paint the pieces; returns the box of those that are left for the next painting."""
        left_over, most = QRect(), len(self._stamps) + MOST_NEW_STAMPS
        for each in (*self._positions, *self._ghosts):
            if not _meets(each.at, each.radius * self._enlargement(each.piece), seen):
                continue
            if len(self._stamps) < most or self._stamp_key(each.piece, each.base, each.size) in self._stamps:
                self._paint_piece(painter, each, origin)
            else:
                left_over = left_over.united(self.piece_box(self.board_index, each.piece, origin))
        return left_over

    def _paint_piece(self, painter: QPainter, each: PiecePosition, origin: QPoint) -> None:
        at = self._pixels(each.at, origin)
        look = self.overlay.pieces.get(each.piece.id)
        if look is not None:
            style = self._style_for(each.piece, each.size)
            radius = (each.radius - 0.15) * style.scale
            painter.setPen(ring_pen(style, look))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(at, radius, radius)
        painter.setOpacity(each.opacity)
        _draw_stamp(painter, self._piece_stamp(each.piece, each.base, each.size), at)
        painter.setOpacity(1.0)

    def _piece_stamp(self, piece: BoardPiece, base: tuple[XY, ...], size: float) -> QImage:
        seat = self.board_index.seat_number(piece.seat)
        key = self._stamp_key(piece, base, size)
        return self._cached(key, lambda: piece_stamp(self._style_for(piece, size), piece, base, seat))

    def _stamp_key(self, piece: BoardPiece, base: tuple[XY, ...], size: float) -> object:
        """The key of the image of a piece: all that it depends on, in this style."""
        seat, first = self.board_index.seat_number(piece.seat), base[0]
        shape = tuple((round(x - first[0], 3), round(y - first[1], 3)) for x, y in base)
        state = (piece.gauges, piece.badges, piece.spent, piece.active, piece.count)
        return (piece.short, seat, shape, piece.facing, state, size)

    def _style_for(self, piece: BoardPiece, size: float) -> PaintStyle:
        style = self.style if self.board_index.geometry.markers_take_slots else self.style.for_pieces(len(piece.places))
        return replace(style, scale=style.scale * size)

    def _is_hidden(self, piece: BoardPiece) -> bool:
        if self.platforms:
            return self.board_index.is_under(piece)
        places = (self.board_index.place(place) for place in piece.places)
        return any(place is not None and place.level > 0 for place in places)

    def _cached(self, key: object, make: Callable[[], QImage]) -> QImage:
        if key not in self._stamps:
            self._stamps[key] = make()
        return self._stamps[key]

    def _pixels(self, at: XY, origin: QPoint) -> QPointF:
        return QPointF(at[0] * self.style.scale + origin.x(), at[1] * self.style.scale + origin.y())

    def _box_around(self, at: XY, reach: float, origin: QPoint) -> QRect:
        side = reach * self.style.scale
        middle = self._pixels(at, origin)
        return QRectF(middle.x() - side, middle.y() - side, 2 * side, 2 * side).toAlignedRect()

    def _joined(self, region: QRegion, boxes: Iterable[QRect]) -> QRegion:
        for box in boxes:
            region = region.united(QRegion(box.adjusted(-2, -2, 2, 2)) if box.isValid() else QRegion())
        return region


def _draw_stamp(painter: QPainter, stamp: QImage, middle: QPointF) -> None:
    size = stamp.deviceIndependentSize()
    painter.drawImage((middle - QPointF(size.width() / 2, size.height() / 2)).toPoint(), stamp)


def _meets(at: XY, reach: float, seen: tuple[float, float, float, float]) -> bool:
    x, y = at
    return seen[0] - reach <= x <= seen[2] + reach and seen[1] - reach <= y <= seen[3] + reach


def _differing(first: Mapping[str, T], second: Mapping[str, T]) -> list[str]:
    keys = {**first, **second}
    return [key for key in keys if first.get(key) != second.get(key)]
