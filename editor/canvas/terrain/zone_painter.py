"""Zones and regions of a board: a border with an inner glow for a side, a dashed line for a region; their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.terrain.body_outline import BodyOutline
from editor.canvas.terrain.inner_glow import draw_inner_glow
from editor.theme.board_colours import readable
from editor.theme.fonts import letter_font
from editor.view_model.board import BoardZone

BORDER, GLOW = 0.15, 0.42
"""The width of a border, half of which is outside; the softness of its glow, in units."""
GLOW_SHARE = 0.78
INNER = 0.24
"""The distance of the inner border from the outline, in units."""
DASHES: Mapping[int, tuple[float, float]] = {1: (0.2, 0.15), 2: (0.01, 0.17), 3: (0.34, 0.1)}
"""The dashes of the inner border by the number of a side, in units: dashed, dotted, long dashes; the first has none."""
DOTTED = 2
INNER_FROM, NAMES_FROM = 9.0, 9.0
REGION_INSET, REGION_ROUNDED, REGION_DASH = 0.08, 0.16, (0.22, 0.15)
NAME, SMALLEST_NAME, LARGEST_NAME = 0.34, 9.0, 13.0
"""The size of names of zones as a share of a hex, and its limits in pixels."""
REGION_NAME, SMALLEST_REGION = 0.38, 10.0
LARGEST_REGION = 22.0
REGION_INK = 0.92
"""The strength of the ink of their names."""
PLATE_SHARE = 0.86
LONG = 3.0
"""The proportion of sides from which a zone is long."""
ENOUGH = 5.4
"""The contrast of a name on its plate: enough for eyes that see red as dark."""


@dataclass(frozen=True)
class DrawnZone:
    """A zone with its outline in pixels, from the origin of the sheet."""

    zone: BoardZone
    centres: tuple[XY, ...]
    outline: BodyOutline
    style: PaintStyle

    @cached_property
    def path(self) -> QPainterPath:
        return self.outline.path(self.style.scale)

    @cached_property
    def inner(self) -> QPainterPath:
        return self.outline.path(self.style.scale, INNER, 0.1, 0.1)

    @cached_property
    def region(self) -> QPainterPath:
        return self.outline.path(self.style.scale, REGION_INSET, REGION_ROUNDED, REGION_ROUNDED)

    @cached_property
    def box(self) -> QRectF:
        wide = BORDER * self.style.scale
        return self.path.boundingRect().adjusted(-wide, -wide, wide, wide)

    def label(self, long_pill: float) -> QPointF:
        """The middle of a pill of this length along the zone.

        It lies near an end of a long zone, where figures seldom start; between the parts of a zone; else in the middle.
        """
        box, scale = self.path.boundingRect(), self.style.scale
        long, short = max(box.width(), box.height()), min(box.width(), box.height())
        if len(self.outline.rings) > 1:
            return box.center()
        if long < LONG * short:
            return self.middle
        end = max(0.5 * short + 0.6 * scale, 0.5 * long_pill + 0.7 * scale)
        if box.width() == long:
            return QPointF(box.left() + end, box.center().y())
        return QPointF(box.center().x(), box.top() + end)

    @cached_property
    def middle(self) -> QPointF:
        """The middle of its box; of an outline that leaves this out, the hex nearest to it."""
        found = self.path.boundingRect().center()
        if self.path.contains(found):
            return found
        scale = self.style.scale
        hexes = [QPointF(x * scale, y * scale) for x, y in self.centres]
        return min(hexes, key=lambda at: QPointF.dotProduct(at - found, at - found))


class ZonePainter:
    """Draws the zones and regions of a board in a style."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle) -> None:
        self.board_index, self.style = board_index, style
        self._zones = [found for zone in board_index.board.zones if (found := self._drawn(zone)) is not None]

    def _drawn(self, zone: BoardZone) -> DrawnZone | None:
        centres = tuple(sorted(at for at in map(self.board_index.centre, zone.places) if at is not None))
        if not centres:
            return None
        return DrawnZone(zone, centres, BodyOutline(centres, self.style.corners()), self.style)

    def draw(self, painter: QPainter, box: QRect) -> None:
        """Draw the part that is in a box."""
        for drawn in self._zones:
            if drawn.box.intersects(QRectF(box)):
                painter.save()
                if drawn.zone.seat is None:
                    self._draw_region(painter, drawn)
                else:
                    self._draw_zone(painter, drawn, box)
                painter.restore()

    def draw_names(self, painter: QPainter, box: QRect) -> None:
        if self.style.scale < NAMES_FROM or self.style.is_plain:
            return
        for drawn in self._zones:
            if drawn.box.intersects(QRectF(box)):
                painter.save()
                if drawn.zone.seat is None:
                    self._write_region(painter, drawn)
                else:
                    self._write_zone(painter, drawn)
                painter.restore()

    def name_boxes(self) -> Iterator[tuple[float, float, float, float]]:
        """Left, top, right and bottom of the names of zones and regions, in units."""
        scale = self.style.scale
        for drawn in self._zones:
            if drawn.zone.seat is None:
                font, text = self._region_font(), drawn.zone.name
                middle = QPointF(drawn.middle.x(), self._upper_hex(drawn).y())
            else:
                middle = self._label(drawn)
                font, text = self._zone_font(), self._zone_text(drawn.zone)
            reach = (QFontMetricsF(font).horizontalAdvance(text) / 2 + font.pixelSize()) / scale
            x, y = middle.x() / scale, middle.y() / scale
            yield x - reach, y - reach, x + reach, y + reach

    def _draw_zone(self, painter: QPainter, drawn: DrawnZone, box: QRect) -> None:
        number, scale = self.board_index.seat_number(drawn.zone.seat), self.style.scale
        colour = self.style.side_colour(number)
        painter.setClipPath(drawn.path, Qt.ClipOperation.IntersectClip)
        painter.fillPath(drawn.path, faint(colour, self.style.colours.zone_fill))
        if not self.style.colours.flat:
            draw_inner_glow(painter, self.style, drawn.path, box, GLOW, faint(colour, GLOW_SHARE))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        border = line(faint(colour, 0.95), max(2.0, BORDER * scale))
        border.setJoinStyle(Qt.PenJoinStyle.MiterJoin)  # drawn faster than round joins, and alike
        painter.setPen(border)
        painter.drawPath(drawn.path)
        if scale >= INNER_FROM and (pen := inner_pen(number, colour, scale)) is not None:
            painter.setPen(pen)
            painter.drawPath(drawn.inner)

    def _draw_region(self, painter: QPainter, drawn: DrawnZone) -> None:
        colours, scale = self.style.colours, self.style.scale
        painter.setBrush(Qt.BrushStyle.NoBrush if colours.flat else faint(colours.region, 0.07))
        painter.setPen(dashed(faint(colours.ink, 0.5), max(1.4, 0.055 * scale), REGION_DASH, scale))
        painter.drawPath(drawn.region)

    @cached_property
    def _is_narrow(self) -> bool:
        """Whether a name is too wide for an upright zone: then all names are written along them."""
        metrics, upright = QFontMetricsF(self._zone_font()), []
        for drawn in self._zones:
            box = drawn.path.boundingRect()
            if drawn.zone.seat is not None and box.height() > box.width():
                upright.append(metrics.horizontalAdvance(self._zone_text(drawn.zone)) > 0.72 * box.width())
        return any(upright)

    def _pill(self, drawn: DrawnZone) -> tuple[float, float]:
        """The width and height of the pill with the name of a zone."""
        font = self._zone_font()
        size = font.pixelSize()
        return QFontMetricsF(font).horizontalAdvance(self._zone_text(drawn.zone)) + 1.5 * size, 1.8 * size

    def _label(self, drawn: DrawnZone) -> QPointF:
        (wide, high), box = self._pill(drawn), drawn.path.boundingRect()
        is_across = box.width() >= box.height() or self._is_narrow
        return drawn.label(wide if is_across else high)

    def _zone_text(self, zone: BoardZone) -> str:
        return (self.board_index.seat_name(zone.seat) or zone.name).upper()

    def _zone_font(self) -> QFont:
        return letter_font(max(SMALLEST_NAME, min(LARGEST_NAME, NAME * self.style.scale)), bold=True, spacing=1.1)

    def _region_font(self) -> QFont:
        size = max(SMALLEST_REGION, min(LARGEST_REGION, REGION_NAME * self.style.scale))
        return letter_font(size, italic=True, serif=True)

    def _upper_hex(self, drawn: DrawnZone) -> QPointF:
        """The middle of the hex at the upper edge of a region, nearest to its middle."""
        scale, box = self.style.scale, drawn.path.boundingRect()
        across, top = drawn.middle.x(), box.top() + 0.5 * scale
        hexes = (QPointF(x * scale, y * scale) for x, y in drawn.centres)
        return min(hexes, key=lambda at: abs(at.x() - across) + 2 * abs(at.y() - top))

    def _write_zone(self, painter: QPainter, drawn: DrawnZone) -> None:
        """The name on a pill, along the longer side of the zone if it is narrow."""
        colours, font, text = self.style.colours, self._zone_font(), self._zone_text(drawn.zone)
        if not text:
            return
        box, (wide, high) = drawn.path.boundingRect(), self._pill(drawn)
        painter.translate(self._label(drawn))
        if box.height() > box.width() and self._is_narrow:
            painter.rotate(-90)
        pill = QRectF(-wide / 2, -high / 2, wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(faint(colours.paper, PLATE_SHARE))
        painter.drawRoundedRect(pill, high / 2, high / 2)
        colour = self.style.side_colour(self.board_index.seat_number(drawn.zone.seat)).name()
        painter.setPen(QColor(readable(colour, colours.paper, colours.ink, ENOUGH)))
        painter.setFont(font)
        painter.drawText(pill, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)

    def _write_region(self, painter: QPainter, drawn: DrawnZone) -> None:
        """The name in italics at the upper edge, with a halo of paper."""
        font, colours = self._region_font(), self.style.colours
        size, middle = font.pixelSize(), drawn.middle.x()
        wide = QFontMetricsF(font).horizontalAdvance(drawn.zone.name)
        letters = QPainterPath()
        letters.addText(QPointF(middle - wide / 2, self._upper_hex(drawn).y() + 0.36 * size), font, drawn.zone.name)
        painter.strokePath(letters, line(faint(colours.paper, 0.75), max(2.0, 0.2 * size)))
        painter.fillPath(letters, faint(colours.ink, REGION_INK))


def inner_pen(number: int | None, colour: QColor, scale: float) -> QPen | None:
    """The pen of the inner border, which tells sides apart without colour; None for the first."""
    team = None if number is None else number % (len(DASHES) + 1)
    if team is None or team not in DASHES:
        return None
    width = 0.09 if team == DOTTED else 0.05
    return dashed(faint(colour, 0.9), width * scale, DASHES[team], scale)


def dashed(colour: QColor, width: float, dash: Sequence[float], scale: float) -> QPen:
    """A pen whose dashes have these lengths in units, whatever its width."""
    pen = line(colour, max(1.0, width))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap if dash[0] < 0.05 else Qt.PenCapStyle.FlatCap)
    pen.setJoinStyle(Qt.PenJoinStyle.BevelJoin)
    pen.setDashPattern([max(0.01, part * scale / pen.widthF()) for part in dash])
    return pen
