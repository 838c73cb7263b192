"""The images of terrain: those of bodies on a board, kept for all boards, and those of a single hex for a legend."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter, QPainterPath

from editor.canvas.geometry.sheet_geometry import XY
from editor.canvas.style.paint_style import PaintStyle
from editor.canvas.terrain.body_outline import FILLED, ROUNDED, BodyOutline
from editor.canvas.terrain.body_stamp import FORMS, LEAN, OTHER, BodyShape, BodyStamp, body_stamp
from editor.canvas.terrain.ladder import ladder_stamp
from editor.canvas.terrain.rough_ground import rough_stamp
from editor.canvas.terrain.stamp_store import StampStore
from editor.canvas.terrain.terrain_bodies import PLAIN, TerrainBodies, TerrainBody

KINDS = ("open", "low", "tall", "difficult", "ladder", "platform", "stone", "pedestal")
"""The kinds of ground with a look of their own; all others share one."""
SINGLE = 1.16
"""The width and height of the image of one hex, in hex heights, as wide as a hex with flat tops."""
TEXTURE_FROM = 9.0
"""The scale from which a single hex has an image."""
UPWARDS: XY = (0.0, -1.0)


@cache
def kept_stamps() -> StampStore[BodyStamp]:
    """The images of bodies, for all boards of this process."""
    return StampStore(lambda stamp: stamp.body.sizeInBytes() + (stamp.shadow.sizeInBytes() if stamp.shadow else 0))


def body_image(style: PaintStyle, body: TerrainBody, bodies: TerrainBodies) -> BodyStamp:
    """The images of a body of a board."""
    if body.kind == "ladder":
        towards = bodies.way_up(body) or UPWARDS
        return kept_stamps().stamp((style, "ladder", towards), lambda: ladder_stamp(style, towards))
    shape = BodyShape(body.kind, body.centres, body.height, bodies.laddered(body) if body.level else ())
    return kept_stamps().stamp((style, shape), lambda: shape_stamp(style, shape))


def shape_stamp(style: PaintStyle, shape: BodyShape) -> BodyStamp:
    return rough_stamp(style, shape) if shape.kind == "difficult" else body_stamp(style, shape)


def terrain_stamp(style: PaintStyle, terrain: str, height: str) -> QImage | None:
    """Image of a single hex of a kind, around its centre, without its shadow; None for plain ground."""
    if style.scale < TEXTURE_FROM or (terrain in PLAIN and not height):
        return None
    shape = BodyShape(terrain, ((0.0, 0.0),), height)
    stamp = ladder_stamp(style, UPWARDS) if terrain == "ladder" else shape_stamp(style, shape)
    side = SINGLE * style.scale
    made = style.sheet(side, side)
    painter = QPainter(made)
    painter.drawImage(QPointF(side / 2, side / 2) + stamp.corner, stamp.body)
    painter.end()
    return made


def platform_outline(
    style: PaintStyle, body: TerrainBody, over: TerrainBody | None = None, *, is_raised: bool = True
) -> QPainterPath:
    """The outline of the top of a body, in pixels from the origin of the sheet; raised as the one over it."""
    form = FORMS.get(body.kind, OTHER)
    lift = FORMS.get((over or body).kind, OTHER).lift if is_raised and not style.colours.flat else 0.0
    path = BodyOutline(body.centres, style.corners()).path(style.scale, form.inset, ROUNDED, FILLED)
    at = QPointF(body.at[0] - LEAN * lift, body.at[1] - lift) * style.scale
    return path.translated(at)
