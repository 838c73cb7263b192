"""Names and numbers of places: each converts both ways, and errors for all others are clear."""

import pytest

from engine.geometry.hex.grid import DirectionError, Grid, PlaceError, Tops, column_letters


@pytest.mark.rule("BG-MAP-1")
@pytest.mark.parametrize(
    "grid", [Grid(25, 30), Grid(7, 9, "pointy"), Grid(1, 1), Grid(1, 200), Grid(200, 1, "pointy"), Grid(200, 200)]
)
def test_every_place_s_name_leads_back_to_it(grid: Grid) -> None:
    places = range(2 * grid.size)
    assert [grid.place(grid.name(place)) for place in places] == list(places)


def test_names_are_the_protocol_s() -> None:
    grid = Grid(25, 30)
    assert grid.name(0) == "A1"
    assert grid.name(grid.size - 1) == "Y30"
    assert grid.place("K12") == 10 * 30 + 11
    assert grid.place("K12^") == grid.size + 10 * 30 + 11
    assert Grid(200, 200).name(200 * 200 - 1) == "GR200"
    assert [column_letters(column) for column in (25, 26, 27, 51, 52, 199)] == ["Z", "AA", "AB", "AZ", "BA", "GR"]


def test_pointy_tops_name_the_same_columns_and_rows() -> None:
    grid = Grid(4, 3, "pointy")
    assert grid.place("B3") == 2 * 4 + 1
    assert grid.column_row(grid.place("B3")) == (1, 2)
    assert grid.hex_at(1, 2) == grid.place("B3")


@pytest.mark.parametrize("name", ["", "A", "1", "a1", "A0", "A01", "A1^^", "A-1", "A1 ", "1A", "Ä1", "A1\n", "A١"])
def test_an_invalid_name_is_refused(name: str) -> None:
    with pytest.raises(PlaceError, match="is no place"):
        Grid(5, 5).place(name)


@pytest.mark.parametrize("name", ["F1", "A6", "ZZZ1", "A1000", "A6^", "A" * 99 + "1", "A" + "9" * 9999])
def test_a_name_outside_the_sheet_is_refused(name: str) -> None:
    with pytest.raises(PlaceError, match="ends at E5"):
        Grid(5, 5).place(name)


@pytest.mark.parametrize("place", [-1, 50, 10**9])
def test_a_number_outside_the_sheet_is_refused(place: int) -> None:
    with pytest.raises(PlaceError):
        Grid(5, 5).name(place)
    with pytest.raises(PlaceError):
        Grid(5, 5).hex_at(place, 0)


@pytest.mark.rule("BG-MAP-1")
@pytest.mark.parametrize(("columns", "rows"), [(0, 5), (5, 0), (201, 1), (1, 201), (-3, 4)])
def test_sheets_have_1_to_200_columns_and_rows(columns: int, rows: int) -> None:
    with pytest.raises(ValueError, match="1 to 200"):
        Grid(columns, rows)


def test_tops_are_flat_or_pointy() -> None:
    with pytest.raises(ValueError, match="flat or pointy"):
        Grid(5, 5, "round")  # type: ignore[arg-type]


# Where a step in each direction leads from C3, on both kinds of sheet.
STEPS: dict[Tops, dict[str, str]] = {
    "flat": {"n": "C2", "ne": "D2", "se": "D3", "s": "C4", "sw": "B3", "nw": "B2"},
    "pointy": {"w": "B3", "e": "D3", "nw": "B2", "ne": "C2", "sw": "B4", "se": "C4"},
}


@pytest.mark.parametrize("tops", ["flat", "pointy"])
def test_directions_lead_where_their_names_say(tops: Tops) -> None:
    """C3 is in an even column and row: its diagonal neighbours lie up the odd column, or left in the odd row."""
    grid = Grid(5, 5, tops)
    steps = {
        name: grid.name(hex_)
        for name in STEPS[tops]
        if (hex_ := grid.neighbour(grid.place("C3"), grid.direction(name))) is not None
    }
    assert steps == STEPS[tops]
    assert [grid.direction_name(grid.direction(name)) for name in STEPS[tops]] == list(STEPS[tops])


def test_a_direction_of_the_other_tops_is_refused() -> None:
    with pytest.raises(DirectionError, match="flat-top sheet; it has n, ne"):
        Grid(5, 5).direction("e")


def test_neighbours_end_at_the_edge() -> None:
    grid = Grid(1, 1)
    assert [grid.neighbour(0, direction) for direction in range(6)] == [None] * 6
