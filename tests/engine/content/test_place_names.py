"""Names of places and rectangles, as documents write them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.content.place_names import LARGEST_GRID, expand, hexes_in, is_place, is_range
from engine.geometry.hex.grid import Grid, PlaceError

GRIDS = st.builds(Grid, st.integers(1, 60), st.integers(1, 60), st.sampled_from(("flat", "pointy")))


@pytest.mark.parametrize("name", ["A1", "Z26", "AA1", "GR200", "K12^"])
def test_places(name: str) -> None:
    """Letters of the column, number of the row, and `^` for a raised place."""
    assert is_place(name)


@pytest.mark.parametrize(
    "name", ["", "A", "1", "A0", "A01", "a1", "A201", "GS1", "A1^^", "^A1", " A1", "A1 ", "Ä1", "A1\n", "A١"]
)
def test_an_invalid_place_is_refused(name: str) -> None:
    """Anything else is none, beyond the largest map as well."""
    assert not is_place(name)


@pytest.mark.parametrize("name", ["A1", "A1-C30", "C30-A1", "A30-C1", "A1-A1"])
def test_ranges(name: str) -> None:
    """A hex, or two opposite corners of a rectangle."""
    assert is_range(name)


@pytest.mark.parametrize("name", ["A1-", "-A1", "A1-B2-C3", "A1^", "A1-B2^", "A1 - B2", "A-B"])
def test_an_invalid_range_is_refused(name: str) -> None:
    """Nothing raised, nothing half, nothing more."""
    assert not is_range(name)


@given(GRIDS, st.data())
def test_a_rectangle_is_its_columns_times_its_rows(grid: Grid, data: st.DataObject) -> None:
    """Whichever two opposite corners name it, it holds the hexes of its columns and rows and no other."""
    hexes = st.integers(0, grid.size - 1)
    (column, row), (other_column, other_row) = (grid.column_row(data.draw(hexes)) for _ in range(2))
    columns, rows = sorted((column, other_column)), sorted((row, other_row))
    expected = {
        grid.name(grid.hex_at(c, r)) for c in range(columns[0], columns[1] + 1) for r in range(rows[0], rows[1] + 1)
    }
    for first, last in (((column, row), (other_column, other_row)), ((column, other_row), (other_column, row))):
        named = f"{grid.name(grid.hex_at(*first))}-{grid.name(grid.hex_at(*last))}"
        assert set(expand(grid, [named])) == expected
        assert hexes_in(grid, named).bit_count() == len(expected)


@given(st.integers(0, 2 * LARGEST_GRID.size - 1))
def test_every_place_of_the_largest_map_has_a_name(place: int) -> None:
    """Names and places are one to one."""
    assert is_place(LARGEST_GRID.name(place))
    assert LARGEST_GRID.place(LARGEST_GRID.name(place)) == place


def test_a_rectangle_beyond_the_edge() -> None:
    """A rectangle must lie on the map as a whole."""
    with pytest.raises(PlaceError):
        hexes_in(Grid(3, 3), "A1-D3")
