"""Fields of sight between the two heights (BG-SIGHT-4).

Looking down, obstacles next to the target block sight; looking up, those next to the viewer.
"""

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre
from engine.geometry.sight.corner_views import dark_corners_from_above, lines_left_out
from engine.geometry.sight.level_fields import HexView, combine_views, seen_by_hex, view_of
from engine.geometry.sight.line_of_sight import LosOrigin, neighbours_of
from engine.geometry.sight.obstacles import Obstacles, index_sides
from engine.geometry.sight.template_layout import TemplateFrame, shifted
from engine.geometry.sight.templates import Templates


def seen_from_above(templates: Templates, tall: int, los_origin: LosOrigin) -> int:
    """The ground hexes that a raised hex sees, relative to itself, given the tall obstacles around it.

    BG-SIGHT-2: its own hex never blocks; as a neighbour of the target it could only hide hexes adjacent to it, and
    hexes that share a side always see each other.
    """
    frame = templates.frame
    views: list[HexView] = []
    for corner_class, offset in frame.corner_places:
        corner = templates.corners[corner_class]
        dark = dark_corners_from_above(corner, shifted(tall, -offset), lines_left_out(corner, los_origin))
        views.append(view_of(corner, dark, los_origin))
    return combine_views(templates, views)


def seen_from_below(grid: Grid, templates: Templates, hex_: int, tall: int, los_origin: LosOrigin) -> int:
    """The raised hexes that a ground hex sees, relative to itself, as if there were platforms everywhere."""
    obstacles = _obstacles_about(grid, templates.frame, hex_, tall & neighbours_of(grid, hex_))
    return seen_by_hex(templates, obstacles, centre(grid, hex_), los_origin)


def _obstacles_about(grid: Grid, frame: TemplateFrame, middle: int, hexes: int) -> Obstacles:
    """A few hexes laid out around another one."""
    x, y = centre(grid, middle)
    origin = frame.middle - frame.offset(x // 3, y)
    offsets = []
    laid_out = 0
    for hex_ in members(hexes):
        x, y = centre(grid, hex_)
        offsets.append(origin + frame.offset(x // 3, y))
        laid_out |= 1 << offsets[-1]
    return Obstacles(frame, origin, (tuple(offsets),), laid_out, index_sides(grid, hexes))
