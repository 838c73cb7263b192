"""The turn by which a board fills a view best, with one's own side nearest. No Qt."""

from __future__ import annotations

from editor.canvas.geometry.quarter_turns import turned_box, turned_point
from editor.canvas.geometry.sheet_geometry import Box, SheetGeometry, mean_point
from editor.view_model.board import GameBoard, HexSheet

ENOUGH = 1.05
"""The factor by which hexes must grow before a board is turned, or turned back, so that resizing does not flicker."""
UPRIGHT = 0
OWN_SIDE_WEST = 3
"""The turn that brings the left side of the sheet to the bottom."""
OWN_SIDE_EAST = 1


def fitting_quarters(
    board: GameBoard, geometry: SheetGeometry, box: Box, room: tuple[float, float], own_seat: str = ""
) -> int:
    """The quarter turns for a view of this width and height, given the present geometry and box of the sheet.

    A board of hexes that is taller than wide is turned where that makes its hexes larger. Areas are drawn with their
    north up, and stay so.
    """
    if not isinstance(board.sheet, HexSheet) or min(room) <= 0:
        return UPRIGHT
    _, _, width, height = turned_box(box, -geometry.quarters)
    if height <= width:
        return UPRIGHT
    upright = min(room[0] / width, room[1] / height)
    growth = min(room[0] / height, room[1] / width) / upright
    is_turned = geometry.quarters % 2 == 1
    if growth < (1 / ENOUGH if is_turned else ENOUGH):
        return UPRIGHT
    return own_side_down(board, geometry, own_seat)


def own_side_down(board: GameBoard, geometry: SheetGeometry, own_seat: str = "") -> int:
    """The quarter turn by which the zone of a seat comes to the bottom; of the first seat, where none is named."""
    seat = own_seat or next(iter(board.seats), "")
    places = (place for zone in board.zones if zone.seat == seat for place in zone.places)
    centres = [at for at in map(geometry.centre, places) if at is not None]
    if not centres:
        return OWN_SIDE_WEST
    left, top, width, height = geometry.bounds()
    x, y = mean_point(centres)
    across, _ = turned_point((x - left - width / 2, y - top - height / 2), -geometry.quarters)
    return OWN_SIDE_EAST if across > 0 else OWN_SIDE_WEST
