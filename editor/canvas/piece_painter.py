"""Painter of the pieces of a board, with the rings of its overlay; draws each look of a piece once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY, mean_point
from editor.canvas.layers.pieces import (
    base_path,
    figure_radius,
    figure_reach,
    foot_path,
    is_over,
    piece_stamp,
    ring_stamp,
    sign_of,
)
from editor.canvas.style.paint_style import PaintStyle
from editor.view_model.board import BoardPiece
from editor.view_model.overlay import HighlightLook, Overlay

HIDDEN_LEVEL = 0.4
"""Opacity of a piece on the level that is not shown."""
GHOST = 0.45
"""Opacity of a piece that is planned."""
MOST_STAMPED = 64 * 2**20
"""The most bytes of images that are kept in the cache; beyond, it is cleared before the next complete painting."""
MOST_NEW_STAMPS = 100
"""The number of pieces drawn for the first time in one go, to keep the window responsive: 0.4 ms each."""
RESTING = 1.16
"""The size of the line around a figure that is pointed at, relative to the figure."""


class StampCache:
    """Images that were drawn, by what they depend on in one style."""

    def __init__(self) -> None:
        self._stamps: dict[object, QImage] = {}
        self.is_complete = True
        """Whether the last painting had no piece left over."""

    def __len__(self) -> int:
        return len(self._stamps)

    def __contains__(self, key: object) -> bool:
        return key in self._stamps

    def image(self, key: object, make: Callable[[], QImage]) -> QImage:
        if key not in self._stamps:
            self._stamps[key] = make()
        return self._stamps[key]

    def clear(self) -> None:
        self._stamps.clear()

    def forget_many(self) -> None:
        """Clear the cache between complete paintings if it is too large."""
        if self.is_complete and sum(stamp.sizeInBytes() for stamp in self._stamps.values()) > MOST_STAMPED:
            self.clear()


@dataclass(frozen=True)
class PiecePosition:
    """Position, size and opacity of a drawn piece."""

    piece: BoardPiece
    at: XY
    base: tuple[XY, ...]
    size: float
    opacity: float


class PiecePainter:
    """Draws the pieces of a board; knows nothing of its ground."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle, stamps: StampCache) -> None:
        self.board_index, self.style, self.stamps = board_index, style, stamps
        self._positions: list[PiecePosition] = []
        self._ghosts: list[PiecePosition] = []

    def arrange(self, board_index: BoardIndex, platforms: bool, before: BoardIndex | None = None) -> None:
        """Arrange the pieces of a board; those on the hidden level come first."""
        self.board_index = board_index
        keep = (
            before is not None and before.ground is board_index.ground and not board_index.geometry.markers_take_slots
        )
        known = {each.piece.id: each for each in self._positions} if keep else {}
        positions = (self._position(piece, platforms, known.get(piece.id)) for piece in board_index.board.pieces)
        self._positions = sorted(filter(None, positions), key=lambda each: each.opacity)

    def arrange_ghosts(self, overlay: Overlay, platforms: bool) -> None:
        """Arrange the pieces that an overlay proposes."""
        positions = (self._position(piece, platforms, None) for piece in overlay.ghosts)
        self._ghosts = [replace(each, opacity=GHOST) for each in filter(None, positions)]

    def box(self, board_index: BoardIndex, piece: BoardPiece, origin: QPoint) -> QRect:
        """The box that a piece and its marks are drawn in."""
        base = board_index.base(piece)
        if not base:
            return QRect()
        reach = figure_reach(self.style.scale, base, board_index.size(piece)) + 2
        return _box_around(self._pixels(mean_point(base), origin), reach)

    def reach(self, piece: BoardPiece) -> float:
        """The distance from its middle within which a piece with its marks is drawn, in pixels."""
        base = self.board_index.base(piece)
        return figure_reach(self.style.scale, base, self.board_index.size(piece)) + 2 if base else 0.0

    def outline(self, piece: BoardPiece, size: float) -> QPainterPath:
        """The line around a piece, in pixels from the origin of the sheet: of a large one, around its foot."""
        base = self.board_index.base(piece)
        if not base:
            return QPainterPath()
        if len(base) > 1:
            x, y = mean_point(base)
            foot = foot_path(self.style, tuple((each_x - x, each_y - y) for each_x, each_y in base))
            return foot.translated(QPointF(x, y) * self.style.scale)
        radius = figure_radius(self.style.scale, 1, self.board_index.size(piece)) * RESTING * size
        path = base_path(self.board_index.seat_number(piece.seat), self.style, radius)
        return path.translated(QPointF(*base[0]) * self.style.scale)

    def paint(
        self, painter: QPainter, overlay: Overlay, origin: QPoint, seen: tuple[float, float, float, float]
    ) -> QRect:
        """Paint the pieces; returns the box of those that are left for the next painting."""
        left_over, most = QRect(), len(self.stamps) + MOST_NEW_STAMPS
        over: list[tuple[PiecePosition, HighlightLook]] = []
        for each in self._positions:
            if not meets(each.at, figure_reach(self.style.scale, each.base, each.size) / self.style.scale, seen):
                continue
            if len(self.stamps) < most or self._key(each.piece, each.base, each.size) in self.stamps:
                look = overlay.pieces.get(each.piece.id)
                self._paint_piece(painter, each, look, origin)
                if look is not None and is_over(look):
                    over.append((each, look))
            else:
                left_over = left_over.united(self.box(self.board_index, each.piece, origin))
        for each, look in over:
            draw_stamp(painter, self._ring_stamp(look, each), self._pixels(each.at, origin))
        return left_over

    def paint_ghosts(
        self, painter: QPainter, overlay: Overlay, origin: QPoint, seen: tuple[float, float, float, float]
    ) -> None:
        """Paint the pieces that an overlay proposes, over all markers."""
        for each in self._ghosts:
            if meets(each.at, figure_reach(self.style.scale, each.base, each.size) / self.style.scale, seen):
                self._paint_piece(painter, each, overlay.pieces.get(each.piece.id), origin)

    def stamp(self, piece: BoardPiece, base: tuple[XY, ...], size: float = 1.0) -> QImage:
        """The image of a piece."""
        seat = self.board_index.seat_number(piece.seat)
        key = self._key(piece, base, size)
        return self.stamps.image(key, lambda: piece_stamp(self.style, piece, base, seat, size))

    def _paint_piece(self, painter: QPainter, each: PiecePosition, look: HighlightLook | None, origin: QPoint) -> None:
        at = self._pixels(each.at, origin)
        if look is not None and not is_over(look):
            draw_stamp(painter, self._ring_stamp(look, each), at)
        painter.setOpacity(each.opacity)
        draw_stamp(painter, self.stamp(each.piece, each.base, each.size), at)
        painter.setOpacity(1.0)

    def _ring_stamp(self, look: HighlightLook, each: PiecePosition) -> QImage:
        seat = self.board_index.seat_number(each.piece.seat)
        key = ("ring", look, seat, _form(each.base), each.size)
        return self.stamps.image(key, lambda: ring_stamp(self.style, look, each.base, seat, each.size))

    def _position(self, piece: BoardPiece, platforms: bool, known: PiecePosition | None) -> PiecePosition | None:
        shares = len(piece.places) == 1 and len(self.board_index.pieces_at(piece.places[0])) > 1
        if known is not None and known.piece is piece and not shares and known.size == 1.0:
            return known
        base = self.board_index.base(piece)
        if not base:
            return None
        opacity = HIDDEN_LEVEL if self._is_hidden(piece, platforms) else 1.0
        return PiecePosition(piece, mean_point(base), base, self.board_index.size(piece), opacity)

    def _key(self, piece: BoardPiece, base: tuple[XY, ...], size: float) -> object:
        """The key of the image of a piece: all that it depends on, in this style."""
        seat = self.board_index.seat_number(piece.seat)
        state = (piece.gauges, piece.badges, piece.spent, piece.active, piece.count)
        return (piece.short, sign_of(piece), seat, _form(base), piece.facing, state, size)

    def _is_hidden(self, piece: BoardPiece, platforms: bool) -> bool:
        if platforms:
            return self.board_index.is_under(piece)
        places = (self.board_index.place(place) for place in piece.places)
        return any(place is not None and place.level > 0 for place in places)

    def _pixels(self, at: XY, origin: QPoint) -> QPointF:
        return QPointF(at[0] * self.style.scale + origin.x(), at[1] * self.style.scale + origin.y())


def draw_stamp(painter: QPainter, stamp: QImage, middle: QPointF) -> None:
    """Draw an image around a point."""
    size = stamp.deviceIndependentSize()
    painter.drawImage((middle - QPointF(size.width() / 2, size.height() / 2)).toPoint(), stamp)


def meets(at: XY, reach: float, seen: tuple[float, float, float, float]) -> bool:
    """Whether something around a point is in the visible part of the sheet."""
    x, y = at
    return seen[0] - reach <= x <= seen[2] + reach and seen[1] - reach <= y <= seen[3] + reach


def _form(base: tuple[XY, ...]) -> tuple[tuple[float, float], ...]:
    first = base[0]
    return tuple((round(x - first[0], 3), round(y - first[1], 3)) for x, y in base)


def _box_around(middle: QPointF, reach: float) -> QRect:
    return QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach).toAlignedRect()
