"""The body of a figure: shadow, rim in the shape of its side, disc with letters or sign, beak, ring of health."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial
from math import ceil, degrees

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from editor.canvas.style.paint_style import PaintStyle, draw_slant, faint, line, write
from editor.canvas.style.soft_shadow import draw_soft_shadow
from editor.theme.colours import mixed
from editor.theme.figure_colours import FigureColours
from editor.theme.icons import picture
from editor.theme.seat_looks import SeatShape
from editor.theme.seat_shapes import shape_path
from editor.view_model.board import Gauge

RING, RING_WIDE = 0.79, 0.19
"""The middle of the ring of health, and its width, as parts of the radius."""
RING_SPAN, RING_START = 280.0, 230.0
"""The degrees of the ring, and where it begins: lower left, clockwise; the gap below is for the gems."""
RING_GAP = 9.0
LEAST_PART = 3.2
"""The least length of a countable part of the ring, in pixels, with its gap; else the ring has no parts."""
DISC = 0.61
DIMMED = 0.5
"""The share of grey in the rim of a figure that has finished."""
SIGN_FROM = 24.0
"""The least radius of a figure with a sign, in pixels: that of a hex of 52."""
SLANT = 0.36
LEAST_LETTERS, LEAST_OF_THREE = 9.0, 7.5
PART_REACH = 1.9
"""The extent of a part of a figure, in radii."""
KEPT = 32
"""The number of shadows and rims that are kept."""


@dataclass(frozen=True)
class FigureShape:
    """The form of a figure in pixels, with the style that draws it."""

    style: PaintStyle
    seat: int | None
    radius: float

    @property
    def colours(self) -> FigureColours:
        return self.style.figure_colours

    @property
    def shape(self) -> SeatShape:
        look = self.style.side(self.seat)
        return "round" if look is None else look.shape

    @property
    def rim(self) -> QColor:
        return QColor(self.colours.rim or self.style.side_colour(self.seat))

    def rim_of(self, spent: bool) -> QColor:
        """The colour of the side, dimmed for a figure that has finished."""
        return QColor(mixed(self.rim.name(), self.colours.spent, DIMMED)) if spent else self.rim

    def path(self, size: float = 1.0) -> QPainterPath:
        """The outline of the figure, larger or smaller by a factor."""
        return shape_path(self.shape, self.radius * size)

    def pen(self, colour: str, width: float, least: float = 0.8) -> QPen:
        """A pen with a width in parts of the radius; twice as wide where all is flat."""
        if self.colours.is_flat:
            least = 2 * least
        return line(colour, max(least, width * self.radius))


def draw_small(painter: QPainter, figure: FigureShape, spent: bool) -> None:
    """Draw shape and colour alone, for small hexes; a figure that has finished as an outline around a paler middle."""
    colours = figure.colours
    painter.setPen(line(colours.outline if colours.is_flat else colours.disc, 1.6))
    painter.setBrush(figure.rim)
    painter.drawPath(figure.path())
    if spent:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.spent_disc))
        painter.drawPath(figure.path(DISC))


def draw_shadow(painter: QPainter, figure: FigureShape) -> None:
    """Draw the shadow of a figure, away from the light."""
    if not figure.colours.is_flat:
        draw_around(painter, _shadow_image(figure))


def draw_around(painter: QPainter, image: QImage) -> None:
    """Draw an image around the origin."""
    size = image.deviceIndependentSize()
    painter.drawImage(QPointF(-size.width() / 2, -size.height() / 2), image)


@lru_cache(KEPT)
def _shadow_image(figure: FigureShape) -> QImage:
    colours, radius = figure.colours, figure.radius

    def draw(painter: QPainter) -> None:
        path = figure.path().translated(0.16 * radius, 0.22 * radius)
        draw_soft_shadow(painter, path, 0.5 * radius, faint(colours.shadow, colours.shadow_strength))

    return _image(figure, draw)


def _image(figure: FigureShape, draw: Callable[[QPainter], None]) -> QImage:
    """An image with a part of a figure in its middle."""
    half = ceil(PART_REACH * figure.radius)
    made = figure.style.sheet(2 * half, 2 * half)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(half, half)
    draw(painter)
    painter.end()
    return made


def draw_beak(painter: QPainter, figure: FigureShape, angle: float, size: float) -> None:
    """Draw the beak outside the rim, in a direction; `size` is above 1 where a ring lies around the figure."""
    painter.save()
    painter.rotate(degrees(angle))
    reach = figure.radius * size
    painter.setPen(figure.pen(figure.colours.beak_line, 0.055, 0.9))
    painter.setBrush(QColor(figure.colours.beak))
    points = ((0, -1.5), (0.42, -0.98), (0, -1.1), (-0.42, -0.98))
    painter.drawPolygon(QPolygonF([QPointF(x, y) * reach for x, y in points]))
    painter.restore()


def draw_rim(painter: QPainter, figure: FigureShape, spent: bool) -> None:
    """Draw the rim in the colour of the side, lit from the north-west; a square one with a slant."""
    draw_around(painter, _rim_image(figure, spent))


@lru_cache(KEPT)
def _rim_image(figure: FigureShape, spent: bool) -> QImage:
    return _image(figure, partial(_draw_rim, figure=figure, spent=spent))


def _draw_rim(painter: QPainter, figure: FigureShape, spent: bool) -> None:
    colours, radius, path = figure.colours, figure.radius, figure.path()
    base = figure.rim_of(spent)
    painter.setPen(figure.pen(colours.outline, 0.065, 1.0))
    painter.setBrush(QBrush(base) if colours.is_flat else _lit(base, radius))
    painter.drawPath(path)
    if figure.shape == "square":
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        ink = colours.outline if colours.is_flat else colours.halo
        painter.setPen(line(faint(ink, 0.7 if colours.is_flat else 0.22), max(1.0, 0.09 * radius)))
        draw_slant(painter, QRectF(-radius, -radius, 2 * radius, 2 * radius), SLANT * radius)
        painter.restore()


def draw_disc(painter: QPainter, figure: FigureShape, spent: bool) -> None:
    """Draw the disc in the middle."""
    colours, radius = figure.colours, figure.radius
    painter.setPen(figure.pen(colours.outline, 0.05))
    if colours.is_flat:
        painter.setBrush(QColor(colours.spent_disc) if spent else QColor(colours.disc or figure.rim))
    else:
        light = QRadialGradient(QPointF(-0.2, -0.24) * radius, radius)
        light.setColorAt(0, QColor(colours.disc))
        light.setColorAt(1, QColor(colours.spent_disc if spent else colours.disc_edge))
        painter.setBrush(light)
    painter.drawEllipse(QPointF(0, 0), DISC * radius, DISC * radius)


def draw_letters(painter: QPainter, figure: FigureShape, letters: str, sign: str, spent: bool) -> None:
    """Draw who it is: letters, below a sign where there is one and room for it."""
    radius, ink = figure.radius, letters_ink(figure, spent)
    down = 0.0
    if sign and radius >= SIGN_FROM:
        side = 0.66 * radius
        drawn = picture(sign, round(side), ink, figure.style.ratio)
        painter.drawImage(QRectF(-side / 2, -0.72 * side, side, side), drawn)
        pixels, down = 0.33 * radius, 0.36 * radius
    else:
        few = len(letters) < 3
        pixels = max(LEAST_LETTERS if few else LEAST_OF_THREE, (0.65 if few else 0.48) * radius)
    painter.setPen(ink)
    wide = DISC * radius * (0.92 if not down else 0.8)
    write(painter, letters, QRectF(-wide, down - wide, 2 * wide, 2 * wide), pixels, bold=True)


def letters_ink(figure: FigureShape, spent: bool) -> QColor:
    """The colour of letters on the disc."""
    colours, look = figure.colours, figure.style.side(figure.seat)
    if spent:
        return QColor(colours.spent_ink)
    if colours.is_flat:
        return QColor(colours.letters)
    return QColor(colours.letters if look is None else look.letters)


def ring_parts(gauge: Gauge, radius: float) -> int:
    """The number of countable parts of the ring of a gauge; 1 if they would be too small to count."""
    length = RING * radius * RING_SPAN / 57.3
    return max(1, gauge.most) if length / max(1, gauge.most) >= LEAST_PART else 1


def draw_ring(painter: QPainter, figure: FigureShape, gauge: Gauge) -> None:
    """Draw a gauge as a ring, open below: a part for each point, dark where it is lost."""
    colours, radius = figure.colours, figure.radius
    parts = ring_parts(gauge, radius)
    span = RING_SPAN / parts
    gap = min(RING_GAP, 0.3 * span) if parts > 1 else 0.0
    filled = max(0.0, min(1.0, gauge.value / max(1, gauge.most))) * parts
    painter.setBrush(Qt.BrushStyle.NoBrush)
    under = RING_WIDE + 0.08
    if colours.is_flat:
        _arc(painter, radius, RING_START, RING_SPAN, QColor(colours.track), under)
    for part in range(parts):
        start = RING_START - part * span - gap / 2
        share = min(1.0, max(0.0, filled - part))
        if not colours.is_flat:
            _arc(painter, radius, start + 1.5, span - gap + 3, faint(colours.track, 0.55), under)
        if share < 1:
            lost = faint(colours.lost, 0.8 if not colours.is_flat else 1.0)
            _arc(painter, radius, start - share * (span - gap), (1 - share) * (span - gap), lost, RING_WIDE - 0.02)
        if share > 0:
            _arc(painter, radius, start, share * (span - gap), QColor(colours.full), RING_WIDE)


def _arc(painter: QPainter, radius: float, start: float, span: float, colour: QColor, wide: float) -> None:
    pen = QPen(colour, wide * radius)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    middle = RING * radius
    painter.drawArc(QRectF(-middle, -middle, 2 * middle, 2 * middle), round(start * 16), -round(span * 16))


def _lit(base: QColor, radius: float) -> QBrush:
    light = QLinearGradient(QPointF(-radius, -radius), QPointF(radius, radius))
    light.setColorAt(0, base.lighter(126))
    light.setColorAt(1, base.darker(135))
    return QBrush(light)
