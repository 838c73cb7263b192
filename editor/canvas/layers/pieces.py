"""Pieces as figures: rim and shape tell the side, the disc who it is, a ring its health, a beak where it faces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache
from math import hypot

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from editor.canvas.geometry.hex_layout import direction_angle
from editor.canvas.geometry.sheet_geometry import XY, mean_point
from editor.canvas.layers import figure_body, figure_marks
from editor.canvas.layers.figure_body import FigureShape
from editor.canvas.style.paint_style import PaintStyle, faint, line
from editor.canvas.style.soft_shadow import draw_soft_shadow
from editor.canvas.terrain.body_outline import BodyOutline
from editor.theme.card_looks import crest
from editor.view_model.board import BoardPiece
from editor.view_model.overlay import HighlightLook

RADIUS, NEAR_RADIUS, NEAR = 0.5, 0.475, 40.0
"""The radius of a figure in hex heights, and that on hexes of at least so many pixels."""
LEAST_RADIUS = 12.5
SMALL = 13.0
"""Below this size of a hex in pixels, shape and colour alone are drawn."""
LEAST_SMALL = 6.0
BESIDE_OTHERS = 0.62
"""The least radius of figures that share a place, as a part of that of others."""
LARGE, LARGEST = 1.25, 1.7
"""The factors by which the disc is larger on two or three hexes, and on more."""
FOOT_INSET, FOOT_ROUNDED, FOOT_FILLED = 0.06, 0.2, 0.3
"""The form of the tinted foot of a large base, in hex heights."""
FOOT_REACH = 0.72
"""The extent of a foot from the centres of its hexes, with its shadow."""
WHOLE = 1.38
"""The extent of a figure with its states, in radii, without beak and shadow."""
REACH = 1.8
"""The extent of a figure with all its marks, in radii."""


def figure_radius(scale: float, hexes: int = 1, size: float = 1.0) -> float:
    """The radius of a figure in pixels on hexes of this height; `size` is below 1 where several share a place."""
    if scale < SMALL:
        radius = max(LEAST_SMALL, RADIUS * scale * size)
    else:
        least = LEAST_RADIUS if size >= 1 else LEAST_RADIUS * BESIDE_OTHERS
        radius = max(least, (RADIUS if scale < NEAR else NEAR_RADIUS) * scale * size)
    return radius * (1.0 if hexes == 1 else LARGE if hexes < 4 else LARGEST)


def figure_reach(scale: float, base: Sequence[XY], size: float = 1.0) -> float:
    """The distance from the middle of a base within which a figure with its marks is drawn, in pixels."""
    x, y = mean_point(base)
    foot = max(hypot(each_x - x, each_y - y) for each_x, each_y in base) + FOOT_REACH if len(base) > 1 else 0.0
    return max(REACH * figure_radius(scale, len(base), size), foot * scale)


def piece_stamp(
    style: PaintStyle, piece: BoardPiece, base: Sequence[XY], seat: int | None, size: float = 1.0
) -> QImage:
    """The image of a piece, relative to the centre of its base."""
    reach = figure_reach(style.scale, base, size)
    made = style.sheet(2 * reach, 2 * reach)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.translate(reach, reach)
    figure = FigureShape(style, seat, figure_radius(style.scale, len(base), size))
    if len(base) > 1:
        x, y = mean_point(base)
        _draw_foot(painter, figure, [(each_x - x, each_y - y) for each_x, each_y in base])
    _draw_figure(painter, figure, piece)
    painter.end()
    return made


def figure_image(style: PaintStyle, piece: BoardPiece, seat: int | None, side: float) -> QImage:
    """A piece alone in a square of so many pixels, whole with its ring and its states, for lists and bars."""
    hexes = replace(style, scale=max(SMALL, side / (2 * WHOLE * RADIUS)))
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    stamp = piece_stamp(hexes, replace(piece, facing=None), ((0.0, 0.0),), seat)
    whole = figure_reach(hexes.scale, ((0.0, 0.0),)) * side / (2 * WHOLE * figure_radius(hexes.scale))
    painter.drawImage(QRectF(side / 2 - whole, side / 2 - whole, 2 * whole, 2 * whole), stamp)
    painter.end()
    return made


def ring_stamp(
    style: PaintStyle, look: HighlightLook, base: Sequence[XY], seat: int | None, size: float = 1.0
) -> QImage:
    """The ring or the arcs of a piece that an overlay points out, relative to the centre of its base."""
    reach = figure_reach(style.scale, base, size)
    made = style.sheet(2 * reach, 2 * reach)
    painter = QPainter(made)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(reach, reach)
    figure = FigureShape(style, seat, figure_radius(style.scale, len(base), size))
    if is_over(look):
        figure_marks.draw_target_arcs(painter, figure, look == "refused")
    else:
        figure_marks.draw_ring_below(painter, figure, look)
    painter.end()
    return made


def sign_of(piece: BoardPiece) -> str:
    """The icon on the disc of a piece: the crest of its card, otherwise that of its kind; empty for none."""
    return crest(piece.card.partition("/")[0], piece.card, piece.sign)


def is_over(look: HighlightLook) -> bool:
    """Whether the sign of a look lies over the figure, not under it."""
    return look in ("target", "refused")


def base_path(seat: int | None, style: PaintStyle, radius: float) -> QPainterPath:
    """The shape of a side around the origin."""
    return FigureShape(style, seat, radius).path()


def _draw_figure(painter: QPainter, figure: FigureShape, piece: BoardPiece) -> None:
    if figure.style.scale < SMALL:
        if piece.active:
            figure_marks.draw_acting(painter, figure)
        figure_body.draw_small(painter, figure, piece.spent)
        return
    figure_body.draw_shadow(painter, figure)
    if piece.active:
        figure_marks.draw_acting(painter, figure)
    if piece.facing is not None:
        angle = direction_angle(figure.style.tops, piece.facing, figure.style.quarters)
        figure_body.draw_beak(painter, figure, angle, 1.12 if piece.active else 1.0)
    _draw_body(painter, figure, piece)
    _draw_marks(painter, figure, piece)


def _draw_body(painter: QPainter, figure: FigureShape, piece: BoardPiece) -> None:
    figure_body.draw_rim(painter, figure, piece.spent)
    for gauge in piece.gauges[:1]:
        figure_body.draw_ring(painter, figure, gauge)
    figure_body.draw_disc(painter, figure, piece.spent)
    figure_body.draw_letters(painter, figure, piece.short, sign_of(piece), piece.spent)


def _draw_marks(painter: QPainter, figure: FigureShape, piece: BoardPiece) -> None:
    for gauge in piece.gauges[1:2]:
        figure_marks.draw_gems(painter, figure, max(0, gauge.value))
    figure_marks.draw_states(painter, figure, piece.badges)
    if piece.spent:
        figure_marks.draw_tick(painter, figure)
    if piece.count > 1:
        figure_marks.draw_count(painter, figure, piece.count)


def _draw_foot(painter: QPainter, figure: FigureShape, around: Sequence[XY]) -> None:
    """Draw the hexes of a large base as a tinted foot."""
    scale, colours = figure.style.scale, figure.colours
    path = foot_path(figure.style, tuple(around))
    if not colours.is_flat:
        shadow = faint(colours.shadow, colours.shadow_strength / 2)
        draw_soft_shadow(painter, path.translated(0.05 * scale, 0.07 * scale), 0.16 * scale, shadow)
    painter.setPen(line(colours.outline if colours.is_flat else figure.rim.darker(130), max(1.4, 0.05 * scale)))
    painter.setBrush(faint(figure.rim, 0.45))
    painter.drawPath(path)


@lru_cache(64)
def foot_path(style: PaintStyle, around: tuple[XY, ...]) -> QPainterPath:
    """The outline of the foot of a large base on hexes around the origin."""
    return BodyOutline(around, style.corners()).path(style.scale, FOOT_INSET, FOOT_ROUNDED, FOOT_FILLED)
