"""Markers on places: objectives as gold coins, ringed by their holder; marks and notes as small tags."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QRadialGradient

from editor.canvas.style.paint_style import PaintStyle, draw_slant, faint, line
from editor.canvas.style.soft_shadow import draw_soft_shadow
from editor.theme.figure_colours import FigureColours
from editor.theme.fonts import letter_font
from editor.theme.seat_looks import SeatShape
from editor.theme.seat_shapes import shape_path
from editor.view_model.board import Marker

RADIUS, NEAR_RADIUS, BESIDE_RADIUS = 0.42, 0.44, 0.24
"""The radius of a marker in hex heights, that on hexes with a name, which it hides, and that beside a piece."""
NEAR = 48.0
"""The size of a hex in pixels from which hexes have names."""
LEAST_RADIUS = 7.0
"""The least radius in pixels, so that no coin is smaller than 14 pixels."""
ASIDE = (-0.4, 0.32)
"""The offset of a marker beside a piece, in hex heights."""
REACH = 2.4
"""The extent of a marker with the ring of its holder and its shadow, in radii."""
HELD: Mapping[SeatShape, float] = {"round": 1.24, "square": 1.34, "hexagon": 1.32, "diamond": 1.56}
"""The size of the holder's ring around a coin, in radii."""
COINS = frozenset(("objective", "token"))
"""The kinds of markers that are coins."""
TAG_HEIGHT = 0.82


def marker_radius(scale: float, beside: bool) -> float:
    """The radius of a marker in pixels, on hexes of this height."""
    return max(LEAST_RADIUS, (BESIDE_RADIUS if beside else RADIUS if scale < NEAR else NEAR_RADIUS) * scale)


def marker_reach(scale: float) -> float:
    """The distance from the middle of a place within which its markers are drawn, in pixels."""
    beside = max(map(abs, ASIDE)) * scale + REACH * marker_radius(scale, beside=True)
    return max(beside, REACH * marker_radius(scale, beside=False))


def marker_stamp(style: PaintStyle, marker: Marker, seat: int | None, beside: bool) -> QImage:
    """A marker, relative to the centre of its hex; smaller and in a corner if there is a piece."""
    reach = marker_reach(style.scale)
    made = style.sheet(2 * reach, 2 * reach)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(reach, reach)
    if beside:
        painter.translate(QPointF(*ASIDE) * style.scale)
    radius = marker_radius(style.scale, beside)
    if marker.kind in COINS:
        _draw_coin(painter, style, marker, seat, radius)
    else:
        _draw_tag(painter, style, marker, seat, radius)
    painter.end()
    return made


def _draw_coin(painter: QPainter, style: PaintStyle, marker: Marker, seat: int | None, radius: float) -> None:
    colours, middle = style.figure_colours, QPointF(0, 0)
    whole = QPainterPath()
    whole.addEllipse(middle, radius, radius)
    look = style.side(seat)
    if look is not None:
        whole = shape_path(look.shape, HELD[look.shape] * radius)
    _draw_shadow(painter, colours, whole, radius)
    if look is not None:
        _draw_holder(painter, style, seat, whole, radius)
    painter.setPen(line(colours.coin_line, 1.6) if colours.is_flat else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.coin_ring))
    painter.drawEllipse(middle, 1.02 * radius, 1.02 * radius)
    painter.setPen(line(colours.coin_line, max(0.8, 0.07 * radius)))
    painter.setBrush(_gold(colours, radius))
    painter.drawEllipse(middle, 0.86 * radius, 0.86 * radius)
    if not colours.is_flat and radius >= 9:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(faint(colours.coin_glint, 0.8), max(0.7, 0.06 * radius)))
        painter.drawEllipse(middle, 0.69 * radius, 0.69 * radius)
    painter.setPen(QColor(colours.coin_ink))
    _write(painter, marker.short, radius, (1.05 if len(marker.short) < 2 else 0.85) * radius, serif=True)


def _draw_holder(painter: QPainter, style: PaintStyle, seat: int | None, path: QPainterPath, radius: float) -> None:
    """Draw the ring of who holds a coin, in colour and shape."""
    colours, look = style.figure_colours, style.side(seat)
    painter.setPen(line(colours.outline, max(1.0, 0.07 * radius) * (2 if colours.is_flat else 1)))
    painter.setBrush(style.side_colour(seat))
    painter.drawPath(path)
    if look is not None and look.shape == "square":
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.setPen(line(faint(colours.halo, 0.35), max(1.0, 0.1 * radius)))
        draw_slant(painter, path.boundingRect(), 0.4 * radius)
        painter.restore()


def _gold(colours: FigureColours, radius: float) -> QBrush:
    if colours.is_flat:
        return QBrush(QColor(colours.coin))
    light = QRadialGradient(QPointF(-0.35, -0.4) * radius, 1.7 * radius)
    light.setColorAt(0, QColor(colours.coin_glint))
    light.setColorAt(0.55, QColor(colours.coin))
    light.setColorAt(1, QColor(colours.coin_shade))
    return QBrush(light)


def _draw_tag(painter: QPainter, style: PaintStyle, marker: Marker, seat: int | None, radius: float) -> None:
    """Draw a tag with letters: pointed below for a mark, else rounded; with a border in the colour of its side."""
    colours, size = style.figure_colours, 0.82 * radius
    path = _tag_path(marker.kind, size)
    _draw_shadow(painter, colours, path, radius)
    edge = colours.name_ink if seat is None else style.side_colour(seat)
    painter.setPen(line(edge, max(1.4, 0.16 * radius)))
    painter.setBrush(QColor(colours.name))
    painter.drawPath(path)
    painter.setPen(QColor(colours.name_ink))
    _write(painter, marker.short, size, (1.1 if len(marker.short) < 2 else 0.85) * size)


def _tag_path(kind: str, size: float) -> QPainterPath:
    path = QPainterPath()
    if kind == "mark":
        path.moveTo(0, 1.3 * size)
        path.lineTo(-size, 0.45 * size)
        path.lineTo(-size, -size)
        path.lineTo(size, -size)
        path.lineTo(size, 0.45 * size)
        path.closeSubpath()
    else:
        path.addRoundedRect(QRectF(-size, -TAG_HEIGHT * size, 2 * size, 2 * TAG_HEIGHT * size), 0.3 * size, 0.3 * size)
    return path


def _draw_shadow(painter: QPainter, colours: FigureColours, path: QPainterPath, radius: float) -> None:
    if not colours.is_flat:
        below = path.translated(0.14 * radius, 0.2 * radius)
        draw_soft_shadow(painter, below, 0.5 * radius, faint(colours.shadow, 0.85 * colours.shadow_strength))


def _write(painter: QPainter, words: str, radius: float, pixels: float, serif: bool = False) -> None:
    if words and pixels >= 6:
        painter.setFont(letter_font(max(7.0, pixels), bold=True, serif=serif))
        box = QRectF(-radius, -radius, 2 * radius, 2 * radius)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, words)
