"""The trace of an action on the board: a line from who acts to the target, and a number that rises from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPolygonF

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.layers.pieces import figure_radius
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.theme.fonts import letter_font
from editor.theme.overlay_colours import OverlayColours
from editor.view_model.action_mark import ActionKind

GROWN, FADES = 0.18, 0.72
"""The parts of its time until the line reaches its target, and from when all of it fades."""
RISE = 0.7
"""The way that the number rises, in hex heights."""
LEAST_PIXELS, MOST_PIXELS = 13.0, 30.0
NUMBER = 0.46
"""The size of the number in hex heights."""
LOUDER = 1.35
"""The size of the numbers of wounds and healing, in that of others."""
CLEAR = 1.12
"""The distance of a line from the middle of a figure, in radii of the figure."""


@dataclass(frozen=True)
class ActionTrace:
    """An action and where it happened; positions in units of the sheet, since a figure may be gone afterwards."""

    start: XY | None
    """None for an action without a line."""
    end: XY
    text: str
    kind: ActionKind
    share: float = 0.4
    """The part of its time that has passed, from 0 to 1."""


def point_of(board_index: BoardIndex, name: str) -> XY | None:
    """The point of a piece or of a place; None if it is neither."""
    piece = board_index.pieces.get(name)
    return board_index.middle(piece) if piece is not None else board_index.centre(name)


def trace_of(board_index: BoardIndex, actor: str, target: str, text: str, kind: ActionKind) -> ActionTrace | None:
    """The trace of an action between two pieces or places; None if the target is not on the board."""
    start, end = point_of(board_index, actor), point_of(board_index, target)
    if end is None:
        return None
    return ActionTrace(None if start == end else start, end, text, kind)


def trace_box(style: PaintStyle, trace: ActionTrace, origin: QPoint) -> QRect:
    """The box that a trace is drawn in."""
    end = _pixels(style, trace.end, origin)
    start = end if trace.start is None else _pixels(style, trace.start, origin)
    room = 0.4 * style.scale + 8
    box = QRectF(start, end).normalized().adjusted(-room, -room, room, room)
    if trace.text:
        box = box.united(_number_box(style, trace, origin))
    return box.adjusted(-3, -3, 3, 3).toAlignedRect()


def paint_line(painter: QPainter, style: PaintStyle, trace: ActionTrace, origin: QPoint) -> None:
    """Paint the line of a trace as it is at its share of time."""
    if trace.start is not None:
        painter.setOpacity(_opacity(trace))
        _paint_line(painter, style, trace, origin)
        painter.setOpacity(1.0)


def paint_number(painter: QPainter, style: PaintStyle, trace: ActionTrace, origin: QPoint) -> None:
    """Paint the number of a trace as it is at its share of time."""
    if trace.text:
        painter.setOpacity(_opacity(trace))
        _paint_number(painter, style, trace, origin)
        painter.setOpacity(1.0)


def _opacity(trace: ActionTrace) -> float:
    return 1.0 if trace.share <= FADES else max(0.0, (1 - trace.share) / (1 - FADES))


def _paint_line(painter: QPainter, style: PaintStyle, trace: ActionTrace, origin: QPoint) -> None:
    """Paint the line from rim to rim, as long as it has grown, with a head at its end."""
    if trace.start is None:
        return
    whole = QLineF(_pixels(style, trace.start, origin), _pixels(style, trace.end, origin))
    radius = CLEAR * figure_radius(style.scale)
    if whole.length() <= 2 * radius:
        radius = 0.3 * whole.length()
    grown = min(1.0, trace.share / GROWN)
    start = whole.pointAt(radius / whole.length())
    end = whole.pointAt(radius / whole.length() + grown * (1 - 2 * radius / whole.length()))
    colour, wide = QColor(colour_of(style.overlay_colours, trace.kind)), max(2.6, 0.1 * style.scale)
    head = _head(start, end, max(9.0, 0.34 * style.scale))
    painter.setPen(line(faint(style.overlay_colours.halo, 0.9), wide + 3))
    painter.drawLine(QLineF(start, end))
    painter.setBrush(QColor(style.overlay_colours.halo))
    painter.drawPolygon(head)
    pen = line(colour, wide)
    if trace.kind == "miss":
        pen.setDashPattern([1.8, 1.6])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawLine(QLineF(start, end))
    painter.setPen(line(colour, 1.2))
    painter.setBrush(colour)
    painter.drawPolygon(head)


def _head(start: QPointF, end: QPointF, size: float) -> QPolygonF:
    """The head of an arrow at the end of a line."""
    ahead = end - start
    length = hypot(ahead.x(), ahead.y()) or 1.0
    ahead /= length
    aside = QPointF(-ahead.y(), ahead.x())
    foot = end - ahead * size
    return QPolygonF([end, foot + aside * 0.45 * size, foot - aside * 0.45 * size])


def _paint_number(painter: QPainter, style: PaintStyle, trace: ActionTrace, origin: QPoint) -> None:
    box, colours = _number_box(style, trace, origin), style.overlay_colours
    colour = QColor(colour_of(colours, trace.kind))
    painter.setPen(line(colour, max(1.4, 0.05 * style.scale)))
    painter.setBrush(QColor(colours.plate))
    painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    painter.setPen(colour)
    painter.setFont(letter_font(_number_pixels(style, trace), bold=True))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, trace.text)


def _number_box(style: PaintStyle, trace: ActionTrace, origin: QPoint) -> QRectF:
    """The plate of the number: beside the target, away from the line, and higher the more time has passed."""
    pixels, radius = _number_pixels(style, trace), figure_radius(style.scale)
    high = 1.45 * pixels
    wide = max(high, QFontMetricsF(letter_font(pixels, bold=True)).horizontalAdvance(trace.text) + pixels)
    at = _pixels(style, trace.end, origin)
    across = 0.0
    if trace.start is not None:
        across = (1 if trace.start[0] <= trace.end[0] else -1) * (0.85 * radius + wide / 2)
    up = (1.2 if trace.start is None else 0.55) * radius + RISE * style.scale * trace.share + high / 2
    return QRectF(at.x() + across - wide / 2, at.y() - up - high / 2, wide, high)


def _number_pixels(style: PaintStyle, trace: ActionTrace) -> float:
    """The size of the number: what hurts or heals is larger than words."""
    grown = LOUDER if trace.kind in ("attack", "heal") else 1.0
    return max(grown * LEAST_PIXELS, min(MOST_PIXELS, grown * NUMBER * style.scale))


def colour_of(colours: OverlayColours, kind: ActionKind) -> str:
    """The colour of the line and the number of an action."""
    by_kind: Mapping[ActionKind, str] = {
        "attack": colours.hurt,
        "miss": colours.miss,
        "heal": colours.heal,
        "move": colours.route,
        "effect": colours.looks["partner"],
    }
    return by_kind[kind]


def _pixels(style: PaintStyle, at: XY, origin: QPoint) -> QPointF:
    return QPointF(at[0] * style.scale, at[1] * style.scale) + QPointF(origin)
