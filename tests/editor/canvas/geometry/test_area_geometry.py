"""Areas on a sheet: what is under a point, where pieces stand, where the keyboard goes."""

import json
from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from editor.canvas.geometry.area_geometry import LABEL_HIGH, LABEL_UP, NAME_WIDE, AreaGeometry, unit_of
from editor.canvas.geometry.quarter_turns import turned_box, turned_point
from editor.canvas.geometry.sheet_geometry import CursorStep
from editor.view_model.board import AreaLine, AreaSheet
from editor.view_model.map_document_board import board_of
from engine.content.maps.area_map import AreaMap
from tests.support.documents import SAMPLES

ARROWS: tuple[CursorStep, ...] = ("up", "down", "left", "right")


def outposts() -> AreaMap:
    return AreaMap.model_validate(json.loads((SAMPLES / "three-outposts.json").read_bytes()))


def geometry(quarters: int = 0) -> AreaGeometry:
    sheet = board_of(outposts(), "en").sheet
    assert isinstance(sheet, AreaSheet)
    return AreaGeometry.of(sheet, quarters)


def test_the_area_under_a_point_is_found_and_a_hole_is_not_part_of_it() -> None:
    areas = geometry()
    for place in areas.rings:
        assert areas.places_at(*areas.centre(place) or (0.0, 0.0)) == (place,)
    hole = (258 / areas.unit, 155 / areas.unit)
    assert areas.places_at(*hole) == ()
    assert areas.places_at(hole[0] + 1, hole[1]) == ("bay",)
    assert areas.places_at(-1, -1) == ()


def test_of_areas_that_overlap_the_last_is_the_uppermost() -> None:
    square = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (0.0, 10.0))
    areas = AreaGeometry.of(AreaSheet(10, 10, {"under": (square,), "over": (square,)}))
    assert areas.places_at(1, 1) == ("over", "under")


@pytest.mark.parametrize("count", [1, 2, 3, 5, 8, 20])
@pytest.mark.parametrize("quarters", [0, 1])
def test_every_area_has_room_for_many_pieces(count: int, quarters: int) -> None:
    """Each in a slot of its own inside the area; the more there are, the smaller they become."""
    areas = geometry(quarters)
    for place in areas.rings:
        slots = areas.slots(place, count)
        assert len(slots.points) == len(set(slots.points)) == count
        assert all(areas.places_at(*at) == (place,) for at in slots.points)
        apart = min((dist(one, other) for one, other in combinations(slots.points, 2)), default=1.0)
        assert apart >= 0.7 * slots.size
        assert slots.size <= areas.slots(place, 1).size
    assert areas.slots("nowhere", count).points == ()


def test_arrows_reach_every_area_and_stop_at_the_edge() -> None:
    areas = geometry()
    (start,) = areas.next_places("", "down")
    reached, todo = {start}, [start]
    while todo:
        here = todo.pop()
        found = {place for step in ARROWS for place in areas.next_places(here, step)}
        todo += found - reached
        reached |= found
    assert reached == set(areas.rings)
    assert areas.next_places("gate", "left") == areas.next_places("gate", "up") == ("gate",)
    assert areas.next_places("gate", "right") == ("moor",)
    assert areas.next_places("mill", "down") == ("bay",)
    assert (areas.next_places("bay", "first"), areas.next_places("gate", "last")) == (("gate",), ("light",))


@pytest.mark.parametrize("quarters", [1, 2, 3])
def test_a_turned_sheet_of_areas_is_the_same_sheet(quarters: int) -> None:
    """Areas, lines and paper are turned around the origin; below the name of an area is below on the screen."""
    areas, turned = geometry(), geometry(quarters)
    assert (turned.paper, turned.bounds()) == (turned_box(areas.paper, quarters), turned_box(areas.bounds(), quarters))
    assert turned.lines == tuple((k, tuple(turned_point(at, quarters) for at in points)) for k, points in areas.lines)
    for place in areas.rings:
        at = turned.centre(place) or (0.0, 0.0)
        assert turned.places_at(*at) == areas.places_at(*turned_point(at, -quarters)) == (place,)
        label = turned.label_point(place) or (0.0, 0.0)
        assert label[0] == at[0]
        assert label == at or at[1] - label[1] == pytest.approx(LABEL_UP)
    away: CursorStep = {1: "right", 2: "down", 3: "left"}[quarters]  # type: ignore[assignment]
    assert turned.next_places("gate", away) == ("gate",)
    right_on_screen: CursorStep = {1: "down", 2: "left", 3: "up"}[quarters]  # type: ignore[assignment]
    assert turned.next_places("gate", right_on_screen) == ("moor",)
    assert turned.updated(areas.sheet, (), ()) == turned


def test_a_large_sheet_and_a_small_one_have_about_as_many_units() -> None:
    """So that pieces can be read in both."""
    areas = geometry()
    large = replace(
        areas.sheet,
        width=areas.sheet.width * 500,
        height=areas.sheet.height * 500,
        outlines={
            place: tuple(tuple((x * 500, y * 500) for x, y in ring) for ring in rings)
            for place, rings in areas.sheet.outlines.items()
        },
    )
    assert unit_of(large) == pytest.approx(500 * areas.unit)
    assert unit_of(AreaSheet(100, 50, {})) > 0


def test_an_area_without_a_drawing_is_beside_the_others() -> None:
    drawn = outposts()
    undrawn = drawn.model_copy(
        update={"areas": (*drawn.areas, drawn.areas[0].model_copy(update={"id": "isle", "polygon": ()}))}
    )
    sheet = board_of(undrawn, "en").sheet
    assert isinstance(sheet, AreaSheet)
    areas = AreaGeometry.of(sheet)
    at = areas.centre("isle")
    assert at is not None
    assert areas.places_at(*at) == ("isle",)
    assert at[1] > sheet.height / areas.unit
    assert areas.bounds()[3] > sheet.height / areas.unit


def test_lines_without_points_go_from_area_to_area() -> None:
    areas = geometry()
    lines = dict(areas.lines)
    assert lines["route"] == (areas.centre("mill"), areas.centre("light"))
    assert lines["path"] == tuple((x / areas.unit, y / areas.unit) for x, y in ((100, 50), (200, 50)))
    assert AreaGeometry.of(replace(areas.sheet, lines=(AreaLine("route", (), ("mill", "nowhere")),))).lines == ()


def test_each_area_is_in_every_chunk_that_it_is_drawn_in() -> None:
    areas = geometry()
    keys = set(areas.chunks())
    for place in areas.rings:
        own = {key for key in keys if place in areas.chunk_places(key)}
        assert own == set(areas.chunks_of(place)) & keys
        x, y = areas.centre(place) or (0.0, 0.0)
        assert any(_holds(areas.chunk_box(key), x, y) for key in own)


def _holds(box: tuple[float, float, float, float], x: float, y: float) -> bool:
    return box[0] <= x <= box[0] + box[2] and box[1] <= y <= box[1] + box[3]


def test_a_single_piece_of_a_low_area_stands_beside_its_name() -> None:
    """Smaller, if that leaves the name free."""
    found = geometry()
    label, (at,) = found.label_point("moor"), found.slots("moor", 1).points
    assert label is not None
    assert abs(at[0] - label[0]) >= NAME_WIDE or abs(at[1] - label[1]) >= LABEL_HIGH
    assert 0.7 <= found.slots("moor", 1).size <= 1
