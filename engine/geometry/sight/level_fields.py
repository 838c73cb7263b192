"""Fields of sight between hexes of one height, cached corner by corner for the whole sheet (BG-SIGHT-2, -3).

The view from a corner is shared by the hexes that meet there. After an edit, it is updated when it is next needed.
"""

from typing import NamedTuple

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import LatticePoint
from engine.geometry.sight.corner_views import (
    CornerView,
    HexesShade,
    Shade,
    corner_view,
    corners_of_hex,
    dark_corners,
    hexes_shade,
    lines_left_out,
    not_dark_twice,
    seen_from_any_corner,
    shade_beyond,
)
from engine.geometry.sight.line_of_sight import LosOrigin
from engine.geometry.sight.obstacles import Obstacles, edit_sides, index_sides, obstacles_on_sheet
from engine.geometry.sight.shade_edit import ShadeEdit, shade_edit
from engine.geometry.sight.template_layout import SheetLayout, shifted
from engine.geometry.sight.templates import KEPT_BYTES, CornerTemplates, Templates

HexView = int | CornerView


def view_of(templates: CornerTemplates, dark: tuple[int, ...], los_origin: LosOrigin) -> HexView:
    """The view of a corner: for option `one` the set of hexes seen from it, for `any` its `CornerView`."""
    return not_dark_twice(templates.frame.full, dark) if los_origin == "one" else corner_view(templates, dark)


def view_in_shade(templates: CornerTemplates, shade: Shade, blocking: int, los_origin: LosOrigin) -> HexView:
    """The view of a corner under a shadow; `blocking` are the obstacles around its owner except a hex that looks
    out."""
    return view_of(
        templates, dark_corners(templates, shade, blocking, lines_left_out(templates, los_origin)), los_origin
    )


def combine_views(templates: Templates, views: list[HexView]) -> int:
    """The hexes that a hex sees, relative to itself, from the views of its six corners."""
    outlooks = [view for view in views if isinstance(view, CornerView)]
    if outlooks:
        return seen_from_any_corner(templates.frame, outlooks)
    seen = 0
    for (_, move), view in zip(templates.frame.corner_places, views, strict=True):
        if isinstance(view, int):
            seen |= shifted(view, move)
    return seen


def seen_by_hex(templates: Templates, obstacles: Obstacles, hex_centre: LatticePoint, los_origin: LosOrigin) -> int:
    """The hexes that a hex sees, relative to itself, not cached; a blocking hex that looks out does not block
    itself."""
    x, y = hex_centre
    laid_out = obstacles.laid_out & ~(1 << obstacles.at(x // 3, y))
    views: list[HexView] = []
    for corner in corners_of_hex(hex_centre):
        corner_templates = templates.corners[corner.corner_class]
        blocking = shifted(laid_out, templates.frame.middle - obstacles.at(corner.lane, corner.y))
        shade = shade_beyond(corner_templates, obstacles, corner)
        views.append(view_in_shade(corner_templates, shade, blocking, los_origin))
    return combine_views(templates, views)


class CornerSight(NamedTuple):
    """The shadow from a corner, and its views by the blocking hex that looks out, if any."""

    shade: Shade
    views: dict[int | None, HexView]


class LevelSight:
    """Sight between the hexes of one height with one set of blocking hexes."""

    def __init__(
        self,
        grid: Grid,
        blockers: int,
        los_origin: LosOrigin,
        layout: SheetLayout,
        templates: Templates,
        obstacles: Obstacles | None = None,
        cast: HexesShade = hexes_shade,
    ) -> None:
        self.grid = grid
        self.blockers = blockers
        self.los_origin = los_origin
        self.layout = layout
        self.templates = templates
        self.obstacles = obstacles or obstacles_on_sheet(layout, blockers, index_sides(grid, blockers))
        self._cast = cast
        self.corners: dict[int, CornerSight] = {}
        self.fields: dict[int, int] = {}
        # A shadow and its groups are about ten planes, its views up to seven, with 7.5 bits a byte.
        self._most_corners = KEPT_BYTES // (2 * layout.frame.plane_bits)
        self._before: LevelSight | None = None
        self._edit: ShadeEdit | None = None
        self._as_before: set[int] = set()

    def changed(self, blockers: int) -> "LevelSight":
        """Sight with other blocking hexes, which reuses everything that the edit does not affect."""
        sides = edit_sides(self.grid, self.obstacles.sides, self.blockers, blockers)
        obstacles = obstacles_on_sheet(self.layout, blockers, sides)
        after = LevelSight(self.grid, blockers, self.los_origin, self.layout, self.templates, obstacles)
        additions = self._edit.additions if self._edit else ()
        hexes = members(blockers ^ self.blockers)
        after._edit = shade_edit(self.layout, self.obstacles, obstacles, hexes, additions)
        after._before = self if after._edit else None
        self._before = None
        return after

    def field(self, hex_: int) -> int:
        """The hexes that a hex sees."""
        field = self.fields.get(hex_)
        if field is None:
            field = self._field_of_before(hex_)
            if field is None:
                field = self._new_field(hex_)
            self.fields[hex_] = field
        return field

    def _field_of_before(self, hex_: int) -> int | None:
        """The field from before the edit, if no corner of the hex has a different view now."""
        if self._before is None or hex_ not in self._before.fields:
            return None
        keys = self.layout.corner_keys[hex_]
        for key in keys:
            if key not in self.corners:
                self._new_corner(key)
        return self._before.fields[hex_] if self._as_before.issuperset(keys) else None

    def _new_field(self, hex_: int) -> int:
        # BG-SIGHT-2: a blocking hex that looks out does not block itself.
        left_out = hex_ if self.blockers >> hex_ & 1 else None
        about = combine_views(self.templates, [self._view(key, left_out) for key in self.layout.corner_keys[hex_]])
        laid_out = shifted(about, self.layout.at[hex_] - self.layout.frame.middle) & self.layout.valid
        return self.layout.compact(laid_out)

    def _view(self, key: int, left_out: int | None) -> HexView:
        corner = self.corners.get(key) or self._new_corner(key)
        view = corner.views.get(left_out)
        if view is None:
            laid_out = self.obstacles.laid_out
            if left_out is not None:
                laid_out &= ~(1 << self.layout.at[left_out])
            blocking = shifted(laid_out, self.layout.frame.middle - (key >> 1))
            view = view_in_shade(self.templates.corners[key & 1], corner.shade, blocking, self.los_origin)
            corner.views[left_out] = view
        return view

    def _new_corner(self, key: int) -> CornerSight:
        if len(self.corners) >= self._most_corners:
            self.corners.clear()
            self._as_before.clear()
        templates = self.templates.corners[key & 1]
        old = self._before.corners.get(key) if self._before else None
        if old is None or self._edit is None:
            shade = shade_beyond(templates, self.obstacles, self.layout.corner(key), self._cast)
            found = CornerSight(shade, {})
        else:
            found = self._corner_since_before(templates, key, old, self._edit)
        self.corners[key] = found
        return found

    def _corner_since_before(
        self, templates: CornerTemplates, key: int, old: CornerSight, edit: ShadeEdit
    ) -> CornerSight:
        if edit.leaves_alone(templates, key, old.shade):
            self._as_before.add(key)
            return old
        shade, untouched = edit.bring_up_to_date(templates, key, old.shade)
        if untouched:
            self._as_before.add(key)
        return CornerSight(shade, old.views if untouched else {})
