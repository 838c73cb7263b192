"""Shadow templates: bit for bit what the line predicate says, all over the frame."""

import subprocess
import sys

import pytest

from engine.geometry.hex.grid import Grid
from engine.geometry.hex.lattice import enters
from engine.geometry.sight.field_strategies import layout_for
from engine.geometry.sight.shadows import OWNER_TO_CORNER, corner_bit, hex_shadow
from engine.geometry.sight.template_layout import SheetLayout, TemplateFrame
from engine.geometry.sight.templates import HEXES_AT_CORNER, ShadowTable, Templates

FRAME = TemplateFrame(4, 9)


def positions() -> list[tuple[int, int]]:
    """All owners of corners in the frame, as lane and y."""
    lanes = range(-FRAME.half_lanes, FRAME.half_lanes + 1)
    return [
        (lane, y) for lane in lanes for y in range(-FRAME.half_height, FRAME.half_height + 1) if (lane + y) % 2 == 0
    ]


@pytest.mark.rule("BG-SIGHT-3")
@pytest.mark.parametrize("corner_class", [0, 1])
def test_a_shadow_holds_the_corners_whose_line_enters_the_hex(corner_class: int) -> None:
    """Every hex of the frame, every corner of the frame."""
    lean = OWNER_TO_CORNER[corner_class]
    corners = {
        (3 * lane + other - lean, y): corner_bit(FRAME, corner_class, 3 * lane + other - lean, y)
        for lane, y in positions()
        for other in OWNER_TO_CORNER
    }
    assert len(set(corners.values())) == len(corners)
    for lane, y in positions():
        cx, cy = 3 * lane - lean, y
        by_line = sum(bit for (x, y), bit in corners.items() if (x or y) and enters(-cx, -cy, x - cx, y - cy))
        assert hex_shadow(FRAME, corner_class, cx, cy) == by_line


def test_the_layout_of_a_frame_is_linear_and_turns_back() -> None:
    assert all(FRAME.lanes_and_y(FRAME.offset(*position)) == position for position in positions())
    assert len({FRAME.offset(*position) for position in positions()}) == len(positions())


@pytest.mark.parametrize("grid", [Grid(1, 1), Grid(1, 20), Grid(20, 1), Grid(7, 9), Grid(8, 3, "pointy")])
def test_a_sheet_spread_out_and_compacted_is_itself(grid: Grid) -> None:
    layout = SheetLayout(grid, TemplateFrame(grid.lanes + 1, 2 * grid.lane_length + 3))
    for hexes in (0, grid.every_hex, *(1 << hex_ for hex_ in range(grid.size)), grid.every_hex // 3):
        laid_out = layout.spread(hexes)
        assert layout.compact(laid_out) == hexes
        assert laid_out == sum(1 << layout.at[hex_] for hex_ in range(grid.size) if hexes >> hex_ & 1)
    assert {layout.corner(key) for keys in layout.corner_keys for key in keys}


def test_a_shadow_with_its_own_corners_is_the_whole_shadow() -> None:
    """Of hexes all over the frame, and over its edges; the hexes at the corner cast none here."""
    for corner in Templates(FRAME).corners:
        lean = OWNER_TO_CORNER[corner.corner_class]
        for lane, y in positions():
            centre = 3 * lane - lean, y
            whole = hex_shadow(FRAME, corner.corner_class, *centre)
            if centre in HEXES_AT_CORNER[corner.corner_class]:
                whole = 0
            offset = FRAME.offset(lane, y)
            assert corner.hexes[offset] | corner.hexes.own_corners(offset) == whole
            assert not corner.hexes[offset] & corner.hexes.own_corners(offset)


@pytest.mark.parametrize("corner_class", [0, 1])
def test_all_templates_of_the_largest_sheet_are_kept(corner_class: int) -> None:
    """Else the hexes of a dense sheet of 60x60 would push one another's templates out at every look."""
    layout = layout_for(Grid(60, 60))
    owners = {layout.corner(key) for keys in layout.corner_keys for key in keys if key & 1 == corner_class}
    lanes, ys = {owner.lane for owner in owners}, {owner.y for owner in owners}
    offsets = [
        layout.frame.offset(lane, y)
        for lane in range(-max(lanes), 60 - min(lanes))
        for y in range(-max(ys), 120 - min(ys))
        if (lane + y) % 2 == 0
    ]
    table = ShadowTable(layout.frame, corner_class)
    table.update(dict.fromkeys(offsets[1:], 0))
    assert table[offsets[0]] >= 0
    assert len(table) == len(set(offsets))


def test_geometry_loads_no_array_library() -> None:
    """Small sheets never need it; a process that only imports sight has not loaded it."""
    code = (
        "import sys; from engine.geometry.hex.grid import Grid; from engine.geometry.hex.terrain import Terrain;"
        "from engine.geometry.sight.sight_fields import SightFields;"
        "SightFields(Terrain(Grid(60, 60), 1 << 70)).field(0);"
        "sys.exit(not {'numpy', 'shapely', 'pydantic'}.isdisjoint(sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
