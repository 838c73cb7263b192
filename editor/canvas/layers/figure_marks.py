"""The marks on a figure: gems, states, the number of a stack, the tick of one that is done, rings around it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from editor.canvas.layers.figure_body import FigureShape
from editor.canvas.style.paint_style import faint, line, plate, write
from editor.theme.icons import picture
from editor.view_model.board import Badge
from editor.view_model.overlay import HighlightLook

MOST_STATES = 2
"""The number of states with a disc of their own; of further ones, the number is shown."""
MOST_GEMS = 6
STATE_SPOTS = ((0.82, -0.74), (1.02, -0.14))
MORE_SPOT = (0.8, 0.5)
DONE_SPOT = (-0.78, -0.72)
STACK_SPOT = (-0.74, 0.74)
ARCS = (20, 110, 200, 290)
"""The beginnings of the four arcs around a target, in degrees."""
ARC_SPAN = 50
TARGET_SIZE = 1.42


def draw_gems(painter: QPainter, figure: FigureShape, number: int) -> None:
    """Draw a gem for each point below; of many, one gem with their number."""
    colours, radius = figure.colours, figure.radius
    down = (0.8 if figure.shape == "diamond" else 0.92) * radius
    size = max(2.6, 0.21 * radius)
    shown = number if number <= MOST_GEMS else 1
    painter.setPen(figure.pen(colours.gem_line, 0.05))
    painter.setBrush(QColor(colours.gem))
    for each in range(shown):
        at = QPointF(1.75 * size * (each - (shown - 1) / 2), down)
        points = ((0.0, -1.15), (1.0, 0.0), (0.0, 1.15), (-1.0, 0.0))
        painter.drawPolygon(QPolygonF([at + QPointF(x, y) * size for x, y in points]))
    if shown != number:
        at = QPointF(2.4 * size, down)
        plate(painter, str(number), at, max(7.0, 0.34 * radius), (QColor(colours.state), QColor(colours.state_ink)))


def draw_states(painter: QPainter, figure: FigureShape, badges: Sequence[Badge]) -> None:
    """Draw one state upper right, a second below it, then the number of further ones."""
    for badge, (x, y) in zip(badges, STATE_SPOTS, strict=False):
        _draw_state(painter, figure, badge, QPointF(x, y) * figure.radius)
    more = len(badges) - MOST_STATES
    if more > 0:
        colours, radius = figure.colours, max(6.0, 0.34 * figure.radius)
        at = QPointF(*MORE_SPOT) * figure.radius
        painter.setPen(figure.pen(colours.outline, 0.045))
        painter.setBrush(QColor(colours.more))
        painter.drawEllipse(at, radius, radius)
        painter.setPen(QColor(colours.more_ink))
        _write_at(painter, f"+{more}", at, radius, 1.15 * radius)


def _draw_state(painter: QPainter, figure: FigureShape, badge: Badge, at: QPointF) -> None:
    colours, radius = figure.colours, max(6.4, 0.36 * figure.radius)
    painter.setPen(figure.pen(colours.outline if not colours.is_flat else colours.state_ink, 0.045))
    painter.setBrush(QColor(colours.state))
    painter.drawEllipse(at, radius, radius)
    side = 1.4 * radius
    drawn = picture(badge.kind, max(1, round(side)), QColor(colours.state_ink), figure.style.ratio)
    painter.drawImage(QRectF(at.x() - side / 2, at.y() - side / 2, side, side), drawn)


def draw_count(painter: QPainter, figure: FigureShape, count: int) -> None:
    """Draw the number of pieces in a stack, on a plate lower left."""
    at = QPointF(*STACK_SPOT) * figure.radius
    colours = figure.colours
    pixels = max(8.0, 0.42 * figure.radius)
    plate(painter, f"×{count}", at, pixels, (QColor(colours.state), QColor(colours.state_ink)))


def draw_tick(painter: QPainter, figure: FigureShape) -> None:
    """Draw a tick upper left, on a figure that has finished."""
    colours, radius = figure.colours, max(5.5, 0.34 * figure.radius)
    at = QPointF(*DONE_SPOT) * figure.radius
    painter.setPen(figure.pen(colours.outline, 0.045))
    painter.setBrush(QColor(colours.tick))
    painter.drawEllipse(at, radius, radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(colours.tick_ink, max(1.2, 0.26 * radius)))
    points = ((-0.45, 0.02), (-0.1, 0.4), (0.5, -0.36))
    painter.drawPolyline(QPolygonF([at + QPointF(x, y) * radius for x, y in points]))


def draw_acting(painter: QPainter, figure: FigureShape) -> None:
    """Draw an amber ring around the figure that acts, with a glow."""
    colours, radius = figure.colours, figure.radius
    painter.setBrush(Qt.BrushStyle.NoBrush)
    rings = [(1.12, colours.acting, 0.22, 1.0), (1.235, colours.acting_line, 0.04, 0.85)]
    if not colours.is_flat:
        rings.insert(0, (1.14, colours.acting, 0.44, 0.34))
    for size, colour, wide, share in rings:
        painter.setPen(line(faint(colour, share), max(0.9, wide * radius)))
        painter.drawPath(figure.path(size))


def draw_ring_below(painter: QPainter, figure: FigureShape, look: HighlightLook) -> None:
    """Draw the ring under a figure that an overlay points out: blue if it is chosen, dashed if it may be."""
    colours, radius = figure.colours, figure.radius
    is_choice = look in ("choice", "reach", "partner")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(line(faint(colours.halo, 0.85), max(3.4, 0.28 * radius)))
    painter.drawPath(figure.path(1.2))
    pen = line(colours.choice if is_choice else colours.chosen, max(2.0, 0.16 * radius))
    if is_choice:
        pen.setDashPattern([1.6, 1.5])
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    painter.setPen(pen)
    painter.drawPath(figure.path(1.2))


def draw_target_arcs(painter: QPainter, figure: FigureShape, refused: bool = False) -> None:
    """Draw four arcs around a figure that is a target; thin and grey around one that is none."""
    colours, radius = figure.colours, figure.radius
    reach = TARGET_SIZE * radius
    box = QRectF(-reach, -reach, 2 * reach, 2 * reach)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    colour = colours.spent if refused else colours.target
    wide = 0.1 if refused else 0.17
    for pen_colour, width in ((colours.halo, max(4.0, (wide + 0.13) * radius)), (colour, max(2.2, wide * radius))):
        pen = QPen(QColor(pen_colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        for start in ARCS:
            painter.drawArc(box, start * 16, ARC_SPAN * 16)


def _write_at(painter: QPainter, words: str, at: QPointF, radius: float, pixels: float) -> None:
    write(painter, words, QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), pixels, bold=True)
