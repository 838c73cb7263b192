"""Painter of a whole map at small size: places in the colour of their kind, zones and pieces in seat colours."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QRegion

from editor.canvas.geometry.area_geometry import AreaGeometry
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import ChunkKey, SheetGeometry
from editor.canvas.layers.area_ground import AreaGround
from editor.canvas.layers.markers import marker_stamp
from editor.canvas.layers.pieces import base_path
from editor.canvas.style.paint_style import PaintStyle, faint, line, polygon
from editor.theme.theme import Theme

LEAST_SCALE = 0.2
OVER = 1.04
"""The factor by which hexes are drawn larger, so that there are no gaps between them."""
ZONE = 0.3
OVERVIEW_PIECE = 0.4
"""The radius of a piece, in hex heights."""


def fitted(geometry: SheetGeometry, theme: Theme, room: QSizeF, ratio: float) -> PaintStyle:
    """The style that draws the whole map into this room."""
    _, _, width, height = geometry.bounds()
    scale = min(room.width() / width, room.height() / height)
    return PaintStyle(geometry.tops, theme, max(scale, LEAST_SCALE), ratio, geometry.quarters, is_plain=True)


def origin_in(geometry: SheetGeometry, style: PaintStyle, room: QSizeF) -> QPointF:
    """Origin of the sheet for a map centred in the room."""
    left, top, width, height = geometry.bounds()
    middle = QPointF(left + width / 2, top + height / 2) * style.scale
    return QPointF(room.width() / 2, room.height() / 2) - middle


def paint_ground(
    painter: QPainter,
    style: PaintStyle,
    board_index: BoardIndex,
    *,
    platforms: bool = True,
    without: str | None = None,
    only: Collection[str] | None = None,
) -> None:
    """Paint the places from the origin of the sheet, except those of a kind that is already painted.

    Of a map of hexes, some places may be painted alone.
    """
    if isinstance(board_index.geometry, AreaGeometry):
        AreaGround(board_index, board_index.geometry, style).draw_places(painter, board_index.ground.places)
        return
    places = board_index.ground.places
    if only is not None:
        places = tuple(place for place in places if place.id in only)
    hexagon = polygon(style.corners(OVER), style.scale)
    painter.setPen(Qt.PenStyle.NoPen)
    for place in sorted(places, key=lambda place: place.level):
        at = board_index.centre(place.id)
        if at is not None and place.kind != without and (platforms or not place.level):
            painter.setBrush(QColor(style.colours.fill(place.kind)))
            painter.drawConvexPolygon(hexagon.translated(QPointF(*at) * style.scale))


def repaint_ground(
    painter: QPainter,
    style: PaintStyle,
    board_index: BoardIndex,
    changed: Collection[str],
    paint_base: Callable[[QPainter], None],
    *,
    platforms: bool = True,
) -> None:
    """Paint these hexes of a painted map again, with what is below them and what their neighbours cover of them.

    Afterwards the painter paints only there.
    """
    half = QPointF(OVER, OVER) * style.scale
    boxes = QRegion()
    for at in filter(None, map(board_index.centre, changed)):
        middle = QPointF(*at) * style.scale
        boxes += QRectF(middle - half, middle + half).toAlignedRect()
    geometry = board_index.geometry
    near = [key for key in geometry.chunks() if boxes.intersects(_chunk_rect(geometry, key, style))]
    painter.setClipRegion(boxes)
    paint_base(painter)
    only = {place for key in near for place in geometry.chunk_places(key)}
    paint_ground(painter, style, board_index, platforms=platforms, only=only)


def _chunk_rect(geometry: SheetGeometry, key: ChunkKey, style: PaintStyle) -> QRect:
    """Area that the hexes of a chunk may cover, in pixels."""
    left, top, width, height = geometry.chunk_box(key)
    scale = style.scale
    return QRectF(left * scale, top * scale, width * scale, height * scale).toAlignedRect().adjusted(-2, -2, 2, 2)


def paint_zones(painter: QPainter, style: PaintStyle, board_index: BoardIndex) -> None:
    """Tint the hexes where seats deploy; areas are tinted with the ground."""
    if isinstance(board_index.geometry, AreaGeometry):
        return
    painter.setPen(Qt.PenStyle.NoPen)
    for zone in board_index.board.zones:
        number = board_index.seat_number(zone.seat)
        if number is not None:
            painter.setBrush(faint(style.side_colour(number), ZONE))
            for at in filter(None, map(board_index.centre, zone.places)):
                painter.drawConvexPolygon(style.hexagon.translated(QPointF(*at) * style.scale))


def paint_pieces(painter: QPainter, style: PaintStyle, board_index: BoardIndex, size: float, pen: float = 1) -> None:
    """Paint pieces in the colour and shape of their seat, scaled to a hex height in pixels."""
    for piece in board_index.board.pieces:
        at = board_index.middle(piece)
        if at is not None:
            number = board_index.seat_number(piece.seat)
            painter.setPen(line(style.colours.ink, pen))
            painter.setBrush(style.side_colour(number))
            painter.drawPath(base_path(number, style, OVERVIEW_PIECE * size).translated(QPointF(*at) * style.scale))


def paint_markers(painter: QPainter, style: PaintStyle, board_index: BoardIndex, size: float) -> None:
    """Paint markers by shape, scaled to a hex height in pixels, without letters."""
    larger = replace(style, scale=size)
    for marker in board_index.board.markers:
        at = board_index.marker_point(marker)
        if at is not None:
            stamp = marker_stamp(larger, replace(marker, short=""), board_index.seat_number(marker.seat), beside=False)
            half = QPointF(stamp.width(), stamp.height()) / 2 / style.ratio
            painter.drawImage(QPointF(*at) * style.scale - half, stamp)
