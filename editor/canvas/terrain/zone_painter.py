"""Zones and regions of a board: a border with an inner glow for a side, a dashed line for a region; their names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY, Box
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.terrain.body_outline import BodyOutline
from editor.canvas.terrain.inner_glow import draw_inner_glow
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
REGION_NAME, SMALLEST_REGION, LARGEST_REGION = 0.38, 12.1, 22.0
"""The size of their names as a share of a hex, and its limits in pixels: in the serif, none is below 14 pixels."""
NAME_STEP = 0.25
"""The distance of the heights to try for a name, in units."""
HALO, HALO_OF_FLAT = (0.75, 0.2), (1.0, 0.42)
"""The strength of the halo of a name, and its width in sizes of the letters."""
NAMED_FILL = 0.14
"""The strength of the accent over a region that a sentence names."""
REGION_INK = 0.92
"""The strength of the ink of their names."""


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
    """Draws the zones and regions of a board in a style; or only some regions, which a sentence names, in accent."""

    def __init__(self, board_index: BoardIndex, style: PaintStyle, named: frozenset[str] = frozenset()) -> None:
        self.board_index, self.style, self.named = board_index, style, named
        zones = [zone for zone in board_index.board.zones if not named or (zone.id in named and zone.seat is None)]
        self._name_boxes: dict[str, QRectF] = {}
        self._zones = [found for zone in zones if (found := self._drawn(zone)) is not None]

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
        if self.style.is_plain:
            return
        for drawn in self._zones:
            is_named = drawn.zone.seat is None and self._is_named(drawn)
            if is_named and self._region_box(drawn).intersects(QRectF(box)):
                painter.save()
                self._write_region(painter, drawn)
                painter.restore()

    def name_boxes(self) -> Iterator[tuple[float, float, float, float]]:
        """Left, top, right and bottom of the names of regions, in units."""
        scale = self.style.scale
        for drawn in self._zones:
            if drawn.zone.seat is None and self._is_named(drawn):
                box = self._region_box(drawn)
                yield box.left() / scale, box.top() / scale, box.right() / scale, box.bottom() / scale

    def has_border_in(self, place: str, box: Box) -> bool:
        """Whether the border of the zone of a side, or its inner dashes, go through a box inside one of its places."""
        scale = self.style.scale
        rect = QRectF(*(each * scale for each in box))
        own = (drawn for drawn in self._zones if drawn.zone.seat is not None and place in drawn.zone.places)
        return any(not drawn.inner.contains(rect) for drawn in own)

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
        if self.named:
            painter.setBrush(faint(self._accent, NAMED_FILL))
            painter.setPen(dashed(QColor(self._accent), max(2.2, 0.085 * scale), REGION_DASH, scale))
        else:
            painter.setBrush(Qt.BrushStyle.NoBrush if colours.flat else faint(colours.region, 0.07))
            painter.setPen(dashed(faint(colours.ink, 0.5), max(1.4, 0.055 * scale), REGION_DASH, scale))
        painter.drawPath(drawn.region)

    @property
    def _accent(self) -> str:
        return self.style.overlay_colours.looks["reach"]

    def boxes(self, origin: QPoint) -> list[QRect]:
        """The boxes of zones with their borders and names, in pixels of the view."""
        drawn = [each.box.united(self._region_box(each)) for each in self._zones]
        return [box.translated(origin).toAlignedRect().adjusted(-2, -2, 2, 2) for box in drawn]

    def _region_font(self) -> QFont:
        size = self.style.name_pixels(REGION_NAME, SMALLEST_REGION, LARGEST_REGION)
        return letter_font(size, italic=True, serif=True)

    def _is_named(self, drawn: DrawnZone) -> bool:
        """Whether a region has its name: on small hexes, if it is as wide as the name."""
        wide = QFontMetricsF(self._region_font()).horizontalAdvance(drawn.zone.name)
        return self.style.scale >= NAMES_FROM or wide <= drawn.box.width()

    def _region_box(self, drawn: DrawnZone) -> QRectF:
        if drawn.zone.id not in self._name_boxes:
            self._name_boxes[drawn.zone.id] = self._found_region_box(drawn)
        return self._name_boxes[drawn.zone.id]

    def _found_region_box(self, drawn: DrawnZone) -> QRectF:
        """The box of the name of a region: as high as it lies wholly inside, else at its middle."""
        font, scale = self._region_font(), self.style.scale
        wide = QFontMetricsF(font).horizontalAdvance(drawn.zone.name) + 0.6 * font.pixelSize()
        high, bounds = 1.4 * font.pixelSize(), drawn.region.boundingRect()
        across = drawn.middle.x()
        tops = range(round(bounds.top()), round(bounds.bottom() - high), max(1, round(NAME_STEP * scale)))
        boxes = (QRectF(across - wide / 2, top, wide, high) for top in tops)
        upper = next((box for box in boxes if drawn.region.contains(box)), None)
        return upper or QRectF(across - wide / 2, drawn.middle.y() - high / 2, wide, high)

    def _write_region(self, painter: QPainter, drawn: DrawnZone) -> None:
        """The name in italics, with a halo of paper."""
        font, colours, box = self._region_font(), self.style.colours, self._region_box(drawn)
        size, letters = font.pixelSize(), QPainterPath()
        wide = QFontMetricsF(font).horizontalAdvance(drawn.zone.name)
        letters.addText(QPointF(box.center().x() - wide / 2, box.center().y() + 0.3 * size), font, drawn.zone.name)
        halo = HALO_OF_FLAT if colours.flat else HALO
        painter.strokePath(letters, line(faint(colours.paper, halo[0]), max(2.0, halo[1] * size)))
        painter.fillPath(letters, QColor(self._accent) if self.named else faint(colours.ink, REGION_INK))


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
