"""The ground of a sheet of areas: each in the colour and texture of its class, lines over them, their names."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from editor.canvas.geometry.area_geometry import AreaGeometry
from editor.canvas.geometry.board_index import BoardIndex
from editor.canvas.geometry.sheet_geometry import XY, Box, Ring
from editor.canvas.layers.box_index import UnitBox
from editor.canvas.style.paint_style import SMALLEST_TEXT, PaintStyle, faint, fill_pattern, line, polygon
from editor.canvas.terrain.sheet_frame import SheetFrame
from editor.theme.colours import mixed
from editor.view_model.board import BoardPlace

TEXTURE_FROM = 9.0
"""The scale in pixels per unit from which textures are drawn."""
TEXTURE_STEP = 0.62
TINTS = (0.0, 0.05, 0.1)
"""Tints of areas of one class, so that neighbours differ."""
NAME_SIZE = 0.3
BEYOND = 1.6
"""The reach of the name of an area beyond it, in units."""
HALO = 0.11
"""The width of the halo around the letters of a name, in units."""
Stroke = Callable[[QPainter, QPointF, float], None]
"""Draws one element of a texture around a point, at a scale in pixels per unit."""


def draw_wave(painter: QPainter, at: QPointF, scale: float) -> None:
    path = QPainterPath(at - QPointF(0.14, 0) * scale)
    path.quadTo(at + QPointF(-0.07, -0.08) * scale, at)
    path.quadTo(at + QPointF(0.07, 0.08) * scale, at + QPointF(0.14, 0) * scale)
    painter.drawPath(path)


def draw_tuft(painter: QPainter, at: QPointF, scale: float) -> None:
    foot = at + QPointF(0, 0.06) * scale
    painter.drawLines([QLineF(foot, foot + QPointF(lean, -0.13) * scale) for lean in (-0.07, 0.0, 0.07)])


def draw_cross(painter: QPainter, at: QPointF, scale: float) -> None:
    arm = 0.04 * scale
    painter.drawLine(QLineF(at.x() - arm, at.y(), at.x() + arm, at.y()))
    painter.drawLine(QLineF(at.x(), at.y() - arm, at.x(), at.y() + arm))


TEXTURES: Mapping[str, Stroke | None] = {"sea": draw_wave, "wild": draw_tuft, "outpost": None}
"""Patterns by class of area; crosses for any other class."""


class AreaGround:
    """Draws areas of a board in a style."""

    def __init__(self, board_index: BoardIndex, geometry: AreaGeometry, style: PaintStyle) -> None:
        self.board_index, self.geometry, self.style = board_index, geometry, style
        self._frame = SheetFrame(geometry, style)

    @property
    def covered(self) -> QRect:
        return self._frame.covered

    @property
    def sheet_box(self) -> Box:
        return self._frame.sheet_box

    def show(self, board_index: BoardIndex, changed: Collection[str], zoned: Collection[str]) -> Iterator[UnitBox]:
        before, self.board_index = self.board_index, board_index
        if isinstance(board_index.geometry, AreaGeometry):
            self.geometry = board_index.geometry
        for place in (*changed, *zoned):
            for index in (before, board_index):
                for ring in index.geometry.outline(place)[:1]:
                    across, down = [x for x, _ in ring], [y for _, y in ring]
                    yield min(across) - BEYOND, min(down) - BEYOND, max(across) + BEYOND, max(down) + BEYOND

    def draw(self, painter: QPainter, box: QRect) -> None:
        self._frame.draw(painter, box)
        self.draw_places(painter, self.board_index.ground.places)

    def draw_places(self, painter: QPainter, places: Sequence[BoardPlace]) -> None:
        """Draw these areas without the sheet."""
        for place in places:
            self._draw_area(painter, place)
        for kind, points in self.geometry.lines:
            self._draw_line(painter, kind, points)
        for place in places:
            self._draw_name(painter, place)

    def _draw_area(self, painter: QPainter, place: BoardPlace) -> None:
        path = area_path(self.geometry.outline(place.id), self.style.scale)
        colours = self.style.colours
        painter.fillPath(path, QColor(mixed(colours.area_fill(place.kind), colours.ink, TINTS[place.row % len(TINTS)])))
        if self.style.scale >= TEXTURE_FROM:
            self._draw_texture(painter, path, place.kind)
        for zone in self.board_index.zones_at(place.id):
            self._tint(painter, path, zone.seat)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(colours.ink, self._wide(0.035)))
        painter.drawPath(path)

    def _tint(self, painter: QPainter, path: QPainterPath, seat: str | None) -> None:
        """Paint the colour and pattern of a seat, with a wide border inside the area."""
        number = self.board_index.seat_number(seat)
        colour, look = self.style.side_colour(number), self.style.side(number)
        painter.fillPath(path, faint(colour, 0.14))
        if look is not None and self.style.scale >= TEXTURE_FROM:
            fill_pattern(painter, path, look.pattern, faint(colour, 0.22), 0.5 * self.style.scale)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.setPen(line(colour, 2 * self._wide(0.1)))
        painter.drawPath(path)
        painter.restore()

    def _draw_texture(self, painter: QPainter, path: QPainterPath, kind: str) -> None:
        stroke = TEXTURES.get(kind, draw_cross)
        if stroke is None:
            return
        colours, scale = self.style.colours, self.style.scale
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(faint(colours.ink, 0.5 * colours.texture), max(1.0, 0.025 * scale)))
        box, step = path.boundingRect(), TEXTURE_STEP * scale
        for row in range(int(box.top() // step), int(box.bottom() // step) + 2):
            shift = step / 2 if row % 2 else 0.0
            for column in range(int(box.left() // step) - 1, int(box.right() // step) + 2):
                stroke(painter, QPointF(column * step + shift, row * step), scale)
        painter.restore()

    def _draw_line(self, painter: QPainter, kind: str, points: Ring) -> None:
        """Draw a path as a dashed line, a route as a dotted one."""
        colours = self.style.colours
        drawn = polygon(points, self.style.scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if kind == "path":
            for pen in (line(colours.plate, self._wide(0.15)), _dashed(colours.ink, self._wide(0.08), (2.6, 1.8))):
                painter.setPen(pen)
                painter.drawPolyline(drawn)
        else:
            painter.setPen(_dashed(colours.way, self._wide(0.05), (0.1, 2.2)))
            painter.drawPolyline(drawn)

    def _draw_name(self, painter: QPainter, place: BoardPlace) -> None:
        at = self.geometry.label_point(place.id)
        pixels = NAME_SIZE * self.style.scale
        if at is None or pixels < SMALLEST_TEXT:
            return
        path = name_path(painter.font(), place.title or place.id, at, self.style.scale, pixels)
        painter.strokePath(path, line(faint(self.style.colours.plate, 0.9), HALO * self.style.scale))
        painter.fillPath(path, QColor(self.style.colours.ink))

    def _wide(self, share: float) -> float:
        return max(1.0, share * self.style.scale)


def area_path(rings: Iterable[Ring], scale: float) -> QPainterPath:
    """The outline of a place with its holes, in pixels."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for ring in rings:
        path.addPolygon(QPolygonF([QPointF(x * scale, y * scale) for x, y in ring]))
        path.closeSubpath()
    return path


def name_path(font: QFont, name: str, at: XY, scale: float, pixels: float) -> QPainterPath:
    """The letters of a name, centred at a point."""
    letters = QFont(font)
    letters.setPixelSize(max(1, round(pixels)))
    letters.setItalic(True)
    letters.setBold(True)
    metrics = QFontMetricsF(letters)
    box = QRectF(metrics.boundingRect(name))
    path = QPainterPath()
    path.addText(QPointF(at[0] * scale - box.width() / 2, at[1] * scale + metrics.capHeight() / 2), letters, name)
    return path


def _dashed(colour: str, width: float, pattern: tuple[float, float]) -> QPen:
    pen = line(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap if pattern[0] > 1 else Qt.PenCapStyle.RoundCap)
    pen.setDashPattern(pattern)
    return pen
