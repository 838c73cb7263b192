"""Fields of cover: from one place, every place whose target would be in cover by terrain alone (BG-SIGHT-6, -7).

The line runs from centre to centre, so what a hex covers from a viewer is one template for each shift between them, as
in `templates`; a crack between two covering hexes covers what lies in line with it.
"""

from functools import lru_cache

from engine.geometry.hex.bit_sets import members, union
from engine.geometry.hex.lattice import CENTRE_STEPS
from engine.geometry.hex.steps import around, neighbour_sets
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.field_strategies import layout_for
from engine.geometry.sight.shadows import plane_shadow
from engine.geometry.sight.template_layout import TemplateFrame, shifted
from engine.geometry.sight.templates import KEPT_BYTES


class CoverTable(dict[int, int]):
    """The hexes that one hex covers from the hex in the middle of a frame, by the shift between the two."""

    def __init__(self, frame: TemplateFrame) -> None:
        super().__init__()
        self._frame = frame
        self._most = KEPT_BYTES * 15 // (2 * frame.plane_bits)

    def __missing__(self, offset: int) -> int:
        if len(self) >= self._most:
            self.clear()
        frame = self._frame
        lane, y = frame.lanes_and_y(offset)
        # Centres lie from one another as corners of one class do. The target's own hex never covers it.
        shadow = self[offset] = plane_shadow(frame, 0, 0, 3 * lane, y) & ~shifted(1 << frame.middle, offset)
        return shadow


@lru_cache(maxsize=8)
def cover_table(frame: TemplateFrame) -> CoverTable:
    """The shared table of a frame."""
    return CoverTable(frame)


class CoverFields:
    """All cover on one terrain, without figures; sets of places have bit n for place n."""

    def __init__(self, terrain: Terrain) -> None:
        self.terrain = terrain
        self._grid = terrain.grid
        self._layout = layout_for(terrain.grid)
        self._table = cover_table(self._layout.frame)
        self._fields: dict[int, int] = {}

    def field(self, place: int) -> int:
        """The places that are in cover from a place."""
        field = self._fields.get(place)
        if field is None:
            field = self._fields[place] = self._field(place)
        return field

    def _field(self, place: int) -> int:
        terrain, grid = self.terrain, self._grid
        hex_ = grid.hex_of(place)
        beside = neighbour_sets(grid)[hex_] | 1 << hex_
        platform = terrain.platform
        if not grid.is_raised(place):
            # BG-SIGHT-6: a neighbour of the attacker gives no cover. BG-SIGHT-7: from lower, all is in cover.
            return self._covered(hex_, terrain.obstacles & ~beside) | platform << grid.size
        # BG-SIGHT-7: downwards only tall obstacles cover, and none under or next to the attacker's platform.
        stage = union(piece for piece in terrain.platforms if piece >> hex_ & 1)
        lower = self._covered(hex_, terrain.tall & ~(beside | stage | around(grid, stage)))
        # BG-SIGHT-4, -6: between raised hexes neither low obstacles nor what stands under a platform covers.
        upper = self._covered(hex_, terrain.tall & ~platform & ~beside)
        return lower | (upper & platform) << grid.size

    def _covered(self, hex_: int, covering: int) -> int:
        """The hexes whose line from a hex meets the inside of covering hexes, or a crack between two of them."""
        if not covering:
            return 0
        layout, table = self._layout, self._table
        here = layout.at[hex_]
        covered = 0
        for other in members(covering):
            covered |= table[layout.at[other] - here]
        laid_out = shifted(covered, here - layout.frame.middle) | self._beyond_cracks(here, layout.spread(covering))
        return layout.compact(laid_out & layout.valid)

    def _beyond_cracks(self, here: int, covering: int) -> int:
        """The hexes beyond a side between two covering hexes, on the six lines that run along sides."""
        found, valid = 0, self._layout.valid
        steps = self._layout.frame.direction_offsets
        for direction in range(len(CENTRE_STEPS)):
            one, other = steps[direction], steps[(direction + 1) % 6]
            at, hidden = here, False
            while True:
                hidden = hidden or bool(_bit(covering, at + one) and _bit(covering, at + other))
                at += one + other
                if not _bit(valid, at):
                    break
                if hidden:
                    found |= 1 << at
        return found


def _bit(mask: int, bit: int) -> int:
    return mask >> bit & 1 if bit >= 0 else 0
