"""The border of several hexes: each side that has no neighbour among them, however the sheet is turned."""

import pytest

from editor.canvas.geometry.hex_borders import ALL_SIDES, border_sides
from editor.canvas.geometry.hex_geometry import HexGeometry
from editor.view_model.board import SheetTops
from tests.support.boards import small_board


def sides(places: tuple[str, ...], tops: SheetTops, quarters: int) -> list[int]:
    board = small_board(tops)
    geometry = HexGeometry.of(board.sheet, board.places, quarters)  # type: ignore[arg-type]
    centres = [geometry.layout.centre(*geometry.hexes[place]) for place in places]
    found = border_sides(centres, geometry.layout.corners())
    return [found[centre].bit_count() for centre in centres]


@pytest.mark.parametrize("tops", ["flat", "pointy"])
@pytest.mark.parametrize("quarters", range(4))
def test_neighbours_share_no_border(tops: SheetTops, quarters: int) -> None:
    assert sides(("C3",), tops, quarters) == [6]
    below = "C4" if tops == "flat" else "D3"
    assert sides(("C3", below), tops, quarters) == [5, 5]
    assert sides(("C3", below, "H6"), tops, quarters) == [5, 5, 6]


def test_a_hex_with_all_its_neighbours_has_no_border() -> None:
    board = small_board()
    geometry = HexGeometry.of(board.sheet, board.places)  # type: ignore[arg-type]
    centres = [geometry.layout.centre(2, 2), *(geometry.layout.centre(*at) for at in geometry.layout.neighbours(2, 2))]
    found = border_sides(centres, geometry.layout.corners())
    assert found[centres[0]] == 0
    assert sum(each.bit_count() for each in found.values()) == 18
    assert ALL_SIDES.bit_count() == 6
