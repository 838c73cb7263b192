"""The two strategies for computing a field of sight: over the whole sheet, or in a window around the viewer."""

from functools import cached_property, lru_cache
from typing import Protocol

from engine.geometry.hex.distance import ExactInches
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import centre
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.corner_views import hexes_shade
from engine.geometry.sight.far_shadows import FarShadows
from engine.geometry.sight.level_fields import LevelSight, seen_by_hex
from engine.geometry.sight.line_of_sight import LosOrigin
from engine.geometry.sight.obstacles import SideIndex, index_sides
from engine.geometry.sight.range_window import by_lanes, window_for
from engine.geometry.sight.template_layout import SheetLayout, TemplateFrame, shifted
from engine.geometry.sight.templates import Templates, templates_for

# Above this many hexes, templates of the whole sheet take too much memory and time.
LARGEST_TEMPLATE_SHEET = 3600


class Scope(Protocol):
    """The context of a field strategy: templates, obstacles around a hex, sight at one height, and conversion to the
    grid."""

    @property
    def templates(self) -> Templates: ...

    def tall_about(self, hex_: int) -> int:
        """The tall obstacles, laid out around a hex."""

    def seen_level(self, hex_: int, raised: bool) -> int:
        """The hexes that a hex sees at its own height."""

    def on_sheet(self, about: int, hex_: int) -> int:
        """The plain set of hexes for a set relative to a hex."""


def blocking_between_raised(terrain: Terrain) -> int:
    """BG-SIGHT-4: the tall obstacles that block between raised hexes, without those under a platform."""
    return terrain.tall & ~terrain.platform


@lru_cache(maxsize=8)
def layout_for(grid: Grid) -> SheetLayout:
    """The layout of a whole sheet; corner owners lie up to one lane and one hex outside it."""
    return SheetLayout(grid, TemplateFrame(grid.lanes + 1, 2 * grid.lane_length + 3))


class SheetScope:
    """Fields over the whole sheet; on large sheets shadows are computed in place instead of from templates."""

    def __init__(self, terrain: Terrain, los_origin: LosOrigin, before: "SheetScope | None" = None) -> None:
        self.terrain = terrain
        self.los_origin = los_origin
        self.layout = layout_for(terrain.grid)
        self.templates = templates_for(self.layout.frame)
        if before is None or terrain.grid.size > LARGEST_TEMPLATE_SHEET:
            self.ground = self._level(terrain.tall)
            self.raised = self._level(blocking_between_raised(terrain)) if terrain.platforms else self.ground
        else:
            self.ground = before.ground.changed(terrain.tall)
            self.raised = before.raised.changed(blocking_between_raised(terrain)) if terrain.platforms else self.ground

    def _level(self, blockers: int) -> LevelSight:
        grid = self.terrain.grid
        cast = hexes_shade if grid.size <= LARGEST_TEMPLATE_SHEET else FarShadows(grid, blockers)
        return LevelSight(grid, blockers, self.los_origin, self.layout, self.templates, cast=cast)

    def tall_about(self, hex_: int) -> int:
        return shifted(self.ground.obstacles.laid_out, self.layout.frame.middle - self.layout.at[hex_])

    def seen_level(self, hex_: int, raised: bool) -> int:
        return (self.raised if raised else self.ground).field(hex_)

    def on_sheet(self, about: int, hex_: int) -> int:
        laid_out = shifted(about, self.layout.at[hex_] - self.layout.frame.middle)
        return self.layout.compact(laid_out & self.layout.valid)


class Blocking:
    """One set of blocking hexes, split and indexed once for all windows."""

    def __init__(self, grid: Grid, blockers: int) -> None:
        self._grid = grid
        self._blockers = blockers

    @cached_property
    def lanes(self) -> tuple[int, ...]:
        return by_lanes(self._grid, self._blockers)

    @cached_property
    def sides(self) -> SideIndex:
        return index_sides(self._grid, self._blockers)


class RangeScope:
    """Fields within a range; each is computed from the obstacles near the viewer."""

    def __init__(
        self,
        grid: Grid,
        ground: Blocking,
        raised: Blocking,
        los_origin: LosOrigin,
        inches: ExactInches,
        inch: ExactInches,
    ) -> None:
        self._grid = grid
        self._ground = ground
        self._raised = raised
        self._los_origin = los_origin
        self.window = window_for(grid, inches, inch)
        self.templates = templates_for(self.window.frame)

    def tall_about(self, hex_: int) -> int:
        return self.window.obstacles_about(hex_, self._ground.lanes, self._ground.sides).laid_out

    def seen_level(self, hex_: int, raised: bool) -> int:
        blocking = self._raised if raised else self._ground
        obstacles = self.window.obstacles_about(hex_, blocking.lanes, blocking.sides)
        about = seen_by_hex(self.templates, obstacles, centre(self._grid, hex_), self._los_origin)
        return self.window.on_sheet(about, hex_)

    def on_sheet(self, about: int, hex_: int) -> int:
        return self.window.on_sheet(about, hex_)
