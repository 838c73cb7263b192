"""Massive figures: the base shifts as a whole, turns where it fits, and pushes everybody it climbs upon."""

import pytest

from engine.geometry.movement.bases import ONE_HEX, Base
from engine.geometry.movement.reach import possible_facings
from tests.engine.geometry.movement.named_scene import Scene, scene

TWO = Base(((0, 0), (0, 1)))  # its place, and the hex behind it when it faces north
SEVEN = Base(((0, 0), (0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)))
NORTH, SOUTH_EAST = 0, 2


def base_at(where: Scene, base: Base, facing: int, place: str) -> set[str]:
    return set(map(where.grid.name, where.movement(base, facing).footprint.at(where.grid.place(place))))


@pytest.mark.rule("BG-BIG-1")
def test_a_base_turns_about_the_place_of_its_figure() -> None:
    """The hex behind it, facing north, south-east and north-west in turn."""
    field = scene(5, 5)
    assert base_at(field, TWO, NORTH, "C3") == {"C3", "C4"}
    assert base_at(field, TWO, SOUTH_EAST, "C3") == {"C3", "B2"}
    assert base_at(field, TWO, 5, "C3") == {"C3", "D3"}
    assert base_at(field, SEVEN, 4, "C3") == {"C3", "C2", "D2", "D3", "C4", "B3", "B2"}


@pytest.mark.rule("BG-BIG-1")
def test_a_base_is_not_mirrored_on_pointy_tops() -> None:
    """Facing east, the hex behind on the left lies to the north-west of its place; facing west, to the south-east."""
    bent = Base(((0, 0), (-1, 1)))  # facing north, the hex to the left of the one behind
    pointy = scene(5, 5, tops="pointy")
    east, west = pointy.grid.direction("e"), pointy.grid.direction("w")
    assert base_at(pointy, bent, east, "C3") == {"C3", "B2"}
    assert base_at(pointy, bent, west, "C3") == {"C3", "C4"}


def test_a_base_lists_its_own_place_first_and_no_hex_twice() -> None:
    """Anything else is refused."""
    for offsets in ((), ((0, 1), (0, 0)), ((0, 0), (0, 1), (0, 1))):
        with pytest.raises(ValueError, match="own place"):
            Base(offsets)


@pytest.mark.rule("BG-BIG-2")
def test_every_step_must_leave_room_for_the_whole_base() -> None:
    """Two hexes in a column of five have three steps' room, and none where one hex is missing."""
    assert scene(1, 5).costs("A1", 9, TWO) == {"A2": 1, "A3": 2, "A4": 3}
    assert scene(1, 5, tall="A3").costs("A1", 9, TWO) == {}
    assert scene(1, 6, allies="A5").costs("A1", 9, TWO) == {"A2": 1, "A3": 2}


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-6")
def test_obstacles_are_crossed_with_no_part_left_on_them() -> None:
    """Beside a low hex in the next column the base shifts past it; in its own column it cannot clear it in one step."""
    assert scene(1, 9, low="A3").costs("A1", 30, TWO) == {}
    sideways = scene(3, 2, low="B1 B2").costs("A1", 30, TWO)
    assert sideways == {"C1": 3}


@pytest.mark.rule("BG-BIG-2")
def test_a_ladder_is_a_low_obstacle_to_a_massive_figure() -> None:
    """Crossed on the ground for three points; it does not lead up."""
    assert scene(3, 2, ladder="B1 B2").costs("A1", 30, TWO) == {"C1": 3}
    assert "A3^" not in scene(1, 4, ladder="A3", platforms=("A1 A2 A3 A4",)).costs("A1", 30, TWO)


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-7")
def test_the_whole_base_climbs() -> None:
    """Sideways onto a platform of two hexes; not onto one hex, and not with all of it under a platform."""
    assert scene(2, 2, tall="B1 B2", platforms=("B1 B2",)).costs("A1", 3, TWO) == {"B1^": 3}
    assert scene(2, 2, tall="B1 B2", platforms=("B1",)).costs("A1", 3, TWO) == {}
    assert scene(2, 2, tall="B1 B2", platforms=("A2 B1 B2",)).costs("A1", 3, TWO) == {"B1^": 3}
    assert scene(2, 2, tall="B1 B2", platforms=("A1 A2 B1 B2",)).costs("A1", 3, TWO) == {}
    assert scene(2, 2, tall="B1 B2", platforms=("B1 B2",)).costs("B1^", 3, TWO) == {"A1": 3}


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-9")
def test_climbing_pushes_every_occupant() -> None:
    """Two occupants need two different hexes to go to, and even one needs a hex out of the way of the base."""
    wide = scene(3, 2, tall="B1 B2", platforms=("B1 B2 C1 C2",), allies="B1^ B2^")
    assert wide.pushes("A1", 3, TWO) == {"B1^": 3}
    narrow = scene(3, 2, tall="B1 B2", platforms=("B1 B2 C2",), allies="B1^ B2^")
    assert narrow.pushes("A1", 3, TWO) == {}
    under_the_base = scene(2, 2, tall="B1 B2", platforms=("B1 B2",), allies="B1^")
    assert under_the_base.pushes("A1", 3, TWO) == {}


@pytest.mark.rule("BG-BIG-1", "BG-MOVE-3")
def test_any_hex_of_the_base_is_stopped_by_an_enemy() -> None:
    """The hex behind comes next to the enemy first."""
    assert scene(1, 9, enemies="A7").costs("A1", 9, TWO) == {"A2": 1, "A3": 2, "A4": 3, "A5": 4}
    guarded = scene(2, 9, tall="B1 B2 B3 B4 B6 B7 B8 B9", enemies="B5")
    assert guarded.costs("A1", 5, TWO)["A4"] == 3
    assert "A5" not in guarded.costs("A1", 5, TWO)


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-5")
def test_any_hex_of_the_base_on_difficult_ground_counts() -> None:
    """The hex behind is enough."""
    rough = scene(1, 4, difficult="A3")
    difficult = rough.movement(TWO).on_difficult_ground
    assert [difficult(rough.grid.place(name)) for name in ("A1", "A2", "A3")] == [False, True, True]


@pytest.mark.rule("BG-BIG-2", "BG-MOVE-4")
def test_turning_must_fit() -> None:
    """In the corner of a sheet few facings have room, and a figure there takes one away; one hex always fits."""
    corner = scene(2, 2)
    names = [corner.grid.direction_name(facing) for facing in possible_facings(corner.terrain, TWO, 0, corner.crowd)]
    assert names == ["n", "nw"]
    taken = scene(2, 2, allies="A2")
    assert possible_facings(taken.terrain, TWO, 0, taken.crowd) == (5,)
    assert possible_facings(taken.terrain, ONE_HEX, 0, taken.crowd) == (0, 1, 2, 3, 4, 5)


@pytest.mark.rule("BG-BIG-5")
def test_swapped_figures_must_fit() -> None:
    """Whether a base fits at a place, among the figures that stay."""
    field = scene(1, 4, allies="A4")
    movement = field.movement(TWO)
    assert [movement.can_stand(field.grid.place(name), field.crowd) for name in ("A1", "A2", "A3", "A4")] == [
        True,
        True,
        False,
        False,
    ]
