"""Paints a tile of the grid: the face of a card, a board with its name below, or a plate with an icon and a name."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QImage, QPainter, QPen

from editor.pages.library.grid.grid_layout import TileShape, caption_height
from editor.theme.board_colours import board_colours
from editor.theme.colours import Colours
from editor.theme.current_theme import colours, current_theme, text_size
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.icons import picture
from editor.theme.metrics import CARD_RADIUS, FLOAT_RADIUS, MEDIUM, SMALL, TINY, VAST, scaled
from editor.theme.type_scale import TextRole, text_font
from editor.thumbnails.image_frame import centred

RING, RING_WIDTH = 5, 2
"""The distance of the ring around a chosen tile, and its width."""
GONE = 0.55
"""The opacity of pictures of what lies in the trash; words stay readable."""
CARD_CORNER = 0.045
"""The corner of a card, as a share of its width."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A document as it is shown on its tile."""

    shape: TileShape
    name: str
    note: str
    icon: str
    image: QImage | None = None
    ribbon: str = ""
    """A word at its upper edge, such as whose it is."""
    problems: int = 0
    has_errors: bool = False
    is_chosen: bool = False
    has_focus: bool = False
    is_hovered: bool = False
    is_gone: bool = False


def paint_tile(painter: QPainter, box: QRect, tile: Tile) -> None:
    """Paint a tile into its box, and its ring around it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    look = colours()
    _paint_ring(painter, box, tile, look)
    room = box.adjusted(0, 0, 0, -caption_height(tile.shape, text_size()))
    match tile.shape:
        case TileShape.CARD:
            _paint_card(painter, room, tile, look)
        case TileShape.BOARD:
            _paint_board(painter, room, tile, look)
            below = QRect(room.bottomLeft(), box.bottomRight()).adjusted(TINY, SMALL, -TINY, 0)
            _write_name(painter, below, tile, look)
        case TileShape.PLATE:
            _paint_plate(painter, room, tile, look)
    if tile.ribbon:
        _paint_ribbon(painter, room, tile.ribbon, look)
    if tile.problems:
        _paint_badge(painter, room, tile, look)
    painter.restore()


def picture_room(shape: TileShape, size: QSize) -> QSize:
    """The size that the picture of a document may have on its tile: a board lies on a desk."""
    return size - QSize(2 * TINY, 2 * TINY) if shape is TileShape.BOARD else size


def _paint_ring(painter: QPainter, box: QRect, tile: Tile, look: Colours) -> None:
    ring = QRectF(box).adjusted(-RING, -RING, RING, RING)
    if tile.is_chosen:
        painter.setPen(QPen(QColor(look.focus if tile.has_focus else look.accent), RING_WIDTH))
        painter.setBrush(QColor(look.wash))
    elif tile.has_focus:
        painter.setPen(QPen(QColor(look.focus), RING_WIDTH))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    elif tile.is_hovered:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.raised))
    else:
        return
    painter.drawRoundedRect(ring, FLOAT_RADIUS, FLOAT_RADIUS)


def _paint_card(painter: QPainter, room: QRect, tile: Tile, look: Colours) -> None:
    corner = room.width() * CARD_CORNER
    if tile.image is not None:
        at = centred(room, tile.image)
        paint_shadow(painter, QRectF(QPointF(at), tile.image.deviceIndependentSize()), corner, Elevation.CARD)
        _draw_image(painter, room, tile.image, is_gone=tile.is_gone)
        return
    _paint_ground(painter, QRectF(room), look.panel, look, corner)
    _draw_icon(painter, QRect(room.topLeft(), QSize(room.width(), room.height() * 2 // 5)), tile.icon, look)
    _write_in_middle(painter, room.adjusted(SMALL, room.height() * 2 // 5, -SMALL, -SMALL), tile.name, look)


def _paint_board(painter: QPainter, room: QRect, tile: Tile, look: Colours) -> None:
    paint_shadow(painter, QRectF(room), CARD_RADIUS, Elevation.CARD)
    desk = look.sunken if tile.image is None else board_colours(current_theme()).table
    _paint_ground(painter, QRectF(room), desk, look, CARD_RADIUS)
    if tile.image is None:
        _draw_icon(painter, room, tile.icon, look)
    else:
        _draw_image(painter, room, tile.image, is_gone=tile.is_gone)


def _draw_image(painter: QPainter, room: QRect, image: QImage, *, is_gone: bool) -> None:
    painter.setOpacity(GONE if is_gone else 1.0)
    size = image.deviceIndependentSize()
    if size.width() > room.width() or size.height() > room.height():  # of a wider window, until it is made anew
        size.scale(QSizeF(room.size()), Qt.AspectRatioMode.KeepAspectRatio)
        left, top = (room.width() - size.width()) / 2, (room.height() - size.height()) / 2
        painter.drawImage(QRectF(QPointF(room.topLeft()) + QPointF(left, top), size), image)
    else:
        painter.drawImage(centred(room, image), image)
    painter.setOpacity(1.0)


def _paint_plate(painter: QPainter, room: QRect, tile: Tile, look: Colours) -> None:
    paint_shadow(painter, QRectF(room), CARD_RADIUS, Elevation.CARD)
    _paint_ground(painter, QRectF(room), look.panel, look, CARD_RADIUS)
    side = room.height() - 2 * MEDIUM
    sign = QRect(room.left() + MEDIUM, room.top() + MEDIUM, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.wash))
    painter.drawRoundedRect(sign, CARD_RADIUS, CARD_RADIUS)
    _draw_icon(painter, sign, tile.icon, look, side // 2)
    words = QRect(sign.topRight(), room.bottomRight()).adjusted(MEDIUM, -TINY // 2, -SMALL, -SMALL)
    _write_name(painter, words, tile, look)


def _paint_ground(painter: QPainter, room: QRectF, colour: str, look: Colours, corner: float) -> None:
    is_flat = look.panel == look.window
    painter.setPen(QPen(QColor(look.edge), 1) if is_flat else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(room.adjusted(0.5, 0.5, -0.5, -0.5) if is_flat else room, corner, corner)


def _draw_icon(painter: QPainter, room: QRect, name: str, look: Colours, side: int = VAST) -> None:
    drawn = picture(name, side, QColor(look.quiet_text), painter.device().devicePixelRatioF())
    painter.drawImage(centred(room, drawn), drawn)


def _write_name(painter: QPainter, room: QRect, tile: Tile, look: Colours) -> None:
    """The name in the serif of names, and a note below it."""
    percent = text_size()
    font = text_font(TextRole.ROW, percent, bold=True, serif=True)
    note = QFontMetrics(text_font(TextRole.NOTE, percent))
    line = QFontMetrics(font).height()
    painter.setFont(font)
    painter.setPen(QColor(look.text))
    name = QFontMetrics(font).elidedText(tile.name, Qt.TextElideMode.ElideRight, room.width())
    top = room.top() if tile.shape is TileShape.BOARD else room.center().y() - (line + note.height()) // 2
    painter.drawText(QRect(room.left(), top, room.width(), line), Qt.AlignmentFlag.AlignVCenter, name)
    painter.setFont(text_font(TextRole.NOTE, percent))
    painter.setPen(QColor(look.quiet_text))
    words = note.elidedText(tile.note, Qt.TextElideMode.ElideRight, room.width())
    painter.drawText(QRect(room.left(), top + line, room.width(), note.height()), Qt.AlignmentFlag.AlignVCenter, words)


def _write_in_middle(painter: QPainter, room: QRect, name: str, look: Colours) -> None:
    painter.setFont(text_font(TextRole.ROW, text_size(), bold=True, serif=True))
    painter.setPen(QColor(look.text))
    flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
    painter.drawText(room, flags, name)


def _paint_ribbon(painter: QPainter, room: QRect, words: str, look: Colours) -> None:
    """A small label across the upper edge, where it hides nothing of a card."""
    painter.setFont(text_font(TextRole.KEY, text_size(), bold=True))
    metrics = painter.fontMetrics()
    height = metrics.height() + 2
    width = metrics.horizontalAdvance(words) + 2 * SMALL
    label = QRectF(room.left() + SMALL, room.top() - height / 2, width, height)
    painter.setPen(QPen(QColor(look.panel), 1))
    painter.setBrush(QColor(look.accent))
    painter.drawRoundedRect(label, height / 2, height / 2)
    painter.setPen(QColor(look.text_on_accent))
    painter.drawText(label, Qt.AlignmentFlag.AlignCenter, words)


def _paint_badge(painter: QPainter, room: QRect, tile: Tile, look: Colours) -> None:
    """The number of problems on the upper right corner."""
    painter.setFont(text_font(TextRole.KEY, text_size(), bold=True))
    metrics = painter.fontMetrics()
    number = str(tile.problems)
    height = scaled(VAST // 2 + TINY, text_size())
    width = max(height, metrics.horizontalAdvance(number) + MEDIUM)
    badge = QRectF(room.right() - width + SMALL, room.top() - height / 2 + TINY, width, height)
    painter.setPen(QPen(QColor(look.panel), 2))
    painter.setBrush(QColor(look.bad if tile.has_errors else look.warning))
    painter.drawRoundedRect(badge, height / 2, height / 2)
    painter.setPen(QColor(look.panel))
    painter.drawText(badge, Qt.AlignmentFlag.AlignCenter, number)
