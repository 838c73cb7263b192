"""Images of bodies of terrain: raised by their kind, lit from the north-west, with matter on top and a soft shadow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath

from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.style.paint_style import PaintStyle, faint, line, plate
from editor.canvas.terrain.body_outline import FILLED, ROUNDED, BodyOutline
from editor.canvas.terrain.flat_patterns import PATTERNS
from editor.canvas.terrain.matter import Texture, draw_planks, draw_rubble, draw_stones
from editor.canvas.terrain.scatter import Scatter, seed_of
from editor.theme.soft_shade import soft_mask, tinted

RIM_FROM, MATTER_FROM, LINES_FROM, LEVEL_FROM, HEIGHT_FROM = 9.0, 20.0, 18.0, 19.0, 52.0
"""The scales in pixels per hex from which rim, matter, hex lines, the level of a platform and the height of a wall are
drawn."""
LEAN = 0.2
"""The share of its lift by which a top is shifted to the left."""
SHADOW_ASIDE = 0.86
"""The share of its reach by which a shadow falls to the right: light comes from the north-west."""
SPREAD = 0.055
"""The blur of a shadow, in units."""
SWEEPS = 6
"""The number of copies that a shadow is made of, along its fall."""
MARGIN = 0.5
"""The room around the hexes of a body for its lift and its shadow, in units."""
PLATFORM_LABEL, WALL_LABEL = 0.25, 0.17
"""The sizes of heights on plates, in units."""
LINE_SHARE = 0.17
"""The strength of hex lines on tops."""


@dataclass(frozen=True, slots=True)
class BodyForm:
    """The form of a kind of body: lengths in units of the sheet."""

    inset: float
    lift: float
    shadow: float
    """The reach of its shadow."""
    texture: Texture | None = None


FORMS: Mapping[str, BodyForm] = {
    "tall": BodyForm(0.055, 0.21, 0.27, draw_stones),
    "low": BodyForm(0.08, 0.09, 0.09, draw_rubble),
    "platform": BodyForm(0.055, 0.16, 0.33, draw_planks),
    "stone": BodyForm(0.09, 0.14, 0.16),
    "pedestal": BodyForm(0.12, 0.09, 0.1),
}
OTHER = BodyForm(0.075, 0.1, 0.1)
"""The form of any other kind."""


@dataclass(frozen=True, slots=True)
class BodyShape:
    """The look of a body, wherever it stands: its kind, the centres of its hexes from the first, its height."""

    kind: str
    centres: tuple[XY, ...]
    height: str = ""
    ladders: tuple[XY, ...] = ()
    """The hexes on which ladders lean; its height is written on another one."""


@dataclass(frozen=True, slots=True)
class BodyStamp:
    """The images of a body, and where their corner lies from the centre of its first hex, in pixels."""

    shadow: QImage | None
    body: QImage
    corner: QPointF


def body_stamp(style: PaintStyle, shape: BodyShape) -> BodyStamp:
    """The images of a body in a style."""
    return BodyDrawing(style, shape).stamp()


class BodyDrawing:
    """The drawing of one body, in pixels from the centre of its first hex."""

    def __init__(self, style: PaintStyle, shape: BodyShape) -> None:
        self.style, self.shape = style, shape
        self.scale, self.colours = style.scale, style.colours
        self.matter, self.form = self.colours.matter(shape.kind), FORMS.get(shape.kind, OTHER)
        self.outline = BodyOutline(shape.centres, style.corners())
        self._box = self._room()

    def stamp(self) -> BodyStamp:
        body = self.style.sheet(self._box.width(), self._box.height())
        painter = QPainter(body)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-self._box.topLeft())
        if self.colours.flat:
            self._draw_flat(painter)
        else:
            self._draw_side(painter)
            self._draw_top(painter)
        self._draw_height(painter)
        painter.end()
        shadow = self._shadow() if self.colours.shadow_share else None
        return BodyStamp(shadow, body, self._box.topLeft())

    @cached_property
    def base(self) -> QPainterPath:
        return self.outline.path(self.scale, self.form.inset, ROUNDED, FILLED)

    @cached_property
    def up(self) -> QPointF:
        """The way from the ground to the top."""
        return QPointF(-LEAN, -1) * self.form.lift * self.scale

    @cached_property
    def top(self) -> QPainterPath:
        return self.base if self.colours.flat else self.base.translated(self.up)

    def _room(self) -> QRectF:
        """The box of the images, at whole pixels."""
        across, down = [x for x, _ in self.shape.centres], [y for _, y in self.shape.centres]
        corner = QPointF(min(across) - 0.58 - MARGIN, min(down) - 0.58 - MARGIN) * self.scale
        end = QPointF(max(across) + 0.58 + MARGIN, max(down) + 0.58 + MARGIN) * self.scale
        return QRectF(QRectF(corner, end).toAlignedRect())

    def _scatter(self) -> Scatter:
        return Scatter(seed_of(round(each * 100) for centre in self.shape.centres for each in centre))

    def _shadow(self) -> QImage:
        """Two shades: one that falls to the south-east, and one at the foot."""
        ratio, reach = self.style.ratio, self.form.shadow
        fallen, foot = QPainterPath(), self.base.translated(0, 0.04 * self.scale)
        fallen.setFillRule(Qt.FillRule.WindingFill)
        for step in range(1, SWEEPS + 1):
            far = reach * self.scale * step / SWEEPS
            fallen.addPath(self.base.translated(SHADOW_ASIDE * far, far))
        made = self.style.sheet(self._box.width(), self._box.height())
        spread = max(0.8, SPREAD * self.scale) * ratio
        painter = QPainter(made)
        for path, strength in ((fallen, self.colours.shadow_share), (foot, 0.35)):
            colour = faint(self.colours.shadow, strength)
            shade = tinted(soft_mask(made.size(), spread, lambda mask, path=path: self._fill(mask, path)), colour)  # type: ignore[misc]
            shade.setDevicePixelRatio(ratio)
            painter.drawImage(QPointF(0, 0), shade)
        painter.end()
        return made

    def _fill(self, painter: QPainter, path: QPainterPath) -> None:
        painter.scale(self.style.ratio, self.style.ratio)
        painter.translate(-self._box.topLeft())
        painter.fillPath(path, QColor(self.colours.shadow))

    def _draw_side(self, painter: QPainter) -> None:
        """The side, darker towards the ground: copies of the base on the way up."""
        side, steps = QColor(self.matter.side), max(2, min(12, int(self.form.lift * self.scale * 1.5)))
        for step in range(steps + 1):
            share = step / steps
            painter.fillPath(self.base.translated(self.up * share), _toned(side, share))
        if self.scale >= MATTER_FROM and self.form.texture is draw_stones:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(line(faint(side.darker(150), 0.55), max(0.8, 0.02 * self.scale)))
            painter.drawPath(self.base.translated(self.up * 0.5))

    def _draw_top(self, painter: QPainter) -> None:
        top, box = QColor(self.matter.top), self.top.boundingRect()
        light = QLinearGradient(box.topLeft(), box.bottomRight())
        light.setColorAt(0, top.lighter(112))
        light.setColorAt(1, top.darker(108))
        painter.fillPath(self.top, light)
        painter.save()
        painter.setClipPath(self.top)
        if self.scale >= MATTER_FROM:
            self._draw_matter(painter, box)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.scale >= RIM_FROM:
            self._draw_rim(painter)
        if self.scale >= LINES_FROM:
            self._draw_lines(painter, faint(self.colours.outline, LINE_SHARE))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(line(faint(self.colours.outline, 0.9), max(0.9, 0.032 * self.scale)))
        painter.drawPath(self.top)

    def _draw_matter(self, painter: QPainter, box: QRectF) -> None:
        if self.form.texture is not None:
            self.form.texture(painter, box, self.scale, self.matter, self._scatter())
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for at in self.shape.centres:
            middle = QPointF(*at) * self.scale + self.up
            for colour, aside in ((faint(self.matter.lit, 0.9), 0.03), (faint(self.matter.side, 0.7), 0.0)):
                painter.setPen(line(colour, max(1.0, 0.04 * self.scale)))
                painter.drawPath(self._sign().translated(middle + QPointF(aside, aside) * self.scale))

    def _sign(self) -> QPainterPath:
        """The sign of a kind that has no matter of its own: a ring, a square, or a diamond."""
        path, size = QPainterPath(), 0.25 * self.scale
        if self.shape.kind == "stone":
            path.addEllipse(QPointF(0, 0), size, size)
        elif self.shape.kind == "pedestal":
            path.addRect(QRectF(-0.8 * size, -0.8 * size, 1.6 * size, 1.6 * size))
        else:
            path.moveTo(0, -size)
            for x, y in ((size, 0.0), (0.0, size), (-size, 0.0)):
                path.lineTo(x, y)
            path.closeSubpath()
        return path

    def _draw_rim(self, painter: QPainter) -> None:
        """Light along the edges to the north-west, shade along those to the south-east."""
        wide, aside = max(1.2, 0.105 * self.scale), QPointF(0.04, 0.045) * self.scale
        painter.setPen(line(faint(self.matter.lit, 0.9), wide))
        painter.drawPath(self.top.translated(aside))
        painter.setPen(line(faint(self.matter.side, 0.33), wide))
        painter.drawPath(self.top.translated(-aside))

    def _draw_lines(self, painter: QPainter, colour: QColor) -> None:
        painter.setPen(line(colour, 1.0))
        up = QPointF() if self.colours.flat else self.up
        for at in self.shape.centres:
            painter.drawPolygon(self.style.hexagon.translated(QPointF(*at) * self.scale + up))

    def _draw_flat(self, painter: QPainter) -> None:
        """An outline with the pattern of the kind, without light."""
        painter.fillPath(self.base, QColor(self.matter.top))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.scale >= RIM_FROM:
            painter.save()
            painter.setClipPath(self.base)
            painter.setPen(line(faint(self.colours.ink, self.colours.texture), max(0.8, 0.03 * self.scale)))
            pattern = PATTERNS.get(self.shape.kind, PATTERNS["other"])
            pattern(painter, self.base.boundingRect(), max(self.scale, 14.0), self._scatter())
            painter.restore()
        painter.setPen(line(self.colours.outline, max(1.2, 0.066 * self.scale)))
        painter.drawPath(self.base)

    def _draw_height(self, painter: QPainter) -> None:
        """The height on a plate, at the upper edge of the northernmost hex on which no ladder leans."""
        is_platform = self.shape.kind == "platform"
        if not self.shape.height or self.scale < (LEVEL_FROM if is_platform else HEIGHT_FROM):
            return
        x, y = min(self.shape.centres, key=lambda at: (at in self.shape.ladders, round(at[1], 2), at[0]))
        at = QPointF(x - 0.03, y - (0.44 if is_platform else 0.36)) * self.scale
        colours = (QColor(self.colours.plate), QColor(self.colours.ink))
        size = PLATFORM_LABEL if is_platform else WALL_LABEL
        plate(painter, self.shape.height, at, max(9.0, size * self.scale), colours)


def _toned(colour: QColor, share: float) -> QColor:
    """A side's colour on the way up: darker below, lighter above."""
    tone = 0.72 + 0.42 * share
    return QColor(*(min(255, int(part * tone)) for part in (colour.red(), colour.green(), colour.blue())))
