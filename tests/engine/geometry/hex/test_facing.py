"""Arcs and nearest directions: exact, with ties reported, and the same after a turn, a mirror or a shift."""

import random
from fractions import Fraction
from itertools import product

import pytest

from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.facing import arc, facings_to, in_rear_arc, pull_directions, push_directions, sees_in_front_arc
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from tests.engine.geometry import sight_reference as reference
from tests.engine.geometry.lattice_motions import Motion, on_every_motion
from tests.engine.geometry.random_maps import grown_base

GRID = Grid(11, 11)
F6 = GRID.place("F6")


def names(directions: tuple[int, ...]) -> list[str]:
    return [GRID.direction_name(direction) for direction in directions]


@pytest.mark.rule("BG-MOD-1", "BG-MOD-2")
def test_arcs_of_a_figure_that_faces_north() -> None:
    """The dividing line goes through D6 … H6 by way of sides; those two columns off are centred on it."""
    north = GRID.direction("n")
    arcs = {name: arc(GRID, [F6], north, GRID.place(name)) for name in ("F5", "E6", "G6", "D6", "H6", "E7", "F7", "A1")}
    assert arcs == {
        "F5": "front",
        "E6": "front",
        "G6": "front",
        "D6": "side",
        "H6": "side",
        "E7": "rear",
        "F7": "rear",
        "A1": "front",
    }
    assert in_rear_arc(GRID, [F6], north, GRID.place("E7"))
    assert not in_rear_arc(GRID, [F6], north, GRID.place("D6"))


@pytest.mark.rule("BG-INT-4")
def test_a_hex_on_the_dividing_line_counts_for_a_guard() -> None:
    north = GRID.direction("n")
    assert sees_in_front_arc(GRID, [F6], north, [GRID.place("D6")])
    assert not sees_in_front_arc(GRID, [F6], north, [GRID.place("E7")])
    assert sees_in_front_arc(GRID, [F6], north, [GRID.place("E7"), GRID.place("D6")])


@pytest.mark.rule("BG-INT-4", "BG-MOD-1")
def test_a_hex_has_a_part_before_the_line_exactly_when_its_centre_is_not_behind_it() -> None:
    """The claim behind the rule in the code, corner by corner: some corner lies strictly before the dividing line."""
    for facing in range(6):
        ahead = GRID.neighbour(F6, facing)
        assert ahead is not None
        (x, y), (ax, ay) = (reference.centre_of(GRID.column_row(hex_)) for hex_ in (F6, ahead))
        for hex_ in range(GRID.size):
            corners = reference.corners_of(GRID.column_row(hex_))
            before = any((cx - x) * (ax - x) + 3 * (cy - y) * (ay - y) > 0 for cx, cy in corners)
            assert before == sees_in_front_arc(GRID, [F6], facing, [hex_])


@pytest.mark.rule("BG-MOD-1", "BG-MOD-2", "BG-INT-4")
@on_every_motion
def test_arcs_move_with_the_figure(motion: Motion) -> None:
    """In every facing, for each hex about, for a base of one hex and one of three."""
    grid, middle = motion.stage.grid, motion.stage.middle
    wide = (middle, *(other for other in (grid.neighbour(middle, 2), grid.neighbour(middle, 3)) if other is not None))
    moved = {hex_: motion.place(hex_) for hex_ in members(motion.stage.hexes | motion.stage.fence)}
    for figure, facing in product(((middle,), wide), range(6)):
        there, turned = motion.places(figure), motion.symmetry.direction(facing)
        for hex_, image in moved.items():
            assert arc(grid, there, turned, image) == arc(grid, figure, facing, hex_)
            assert in_rear_arc(grid, there, turned, image) == in_rear_arc(grid, figure, facing, hex_)
            in_front = sees_in_front_arc(grid, figure, facing, (hex_,))
            assert sees_in_front_arc(grid, there, turned, (image,)) == in_front


@pytest.mark.rule("BG-ATT-4", "BG-SHIFT-5")
@on_every_motion
def test_nearest_directions_move_with_the_figures(motion: Motion) -> None:
    """Those faced, pushed and pulled to, with all ties, for bases of one hex to three."""
    grid, terrain, hexes = motion.stage.grid, Terrain(motion.stage.grid), members(motion.stage.hexes)
    chance = random.Random("moved directions")
    for _ in range(60):
        one, other = (grown_base(chance, terrain, chance.choice(hexes)) for _ in range(2))
        one_there, other_there = motion.places(one), motion.places(other)
        for directions in (push_directions, pull_directions):
            found = set(map(motion.symmetry.direction, directions(grid, one, other)))
            assert set(directions(grid, one_there, other_there)) == found
        faced = set(map(motion.symmetry.direction, facings_to(grid, one[0], other)))
        assert set(facings_to(grid, one_there[0], other_there)) == faced


@pytest.mark.rule("BG-ATT-4")
def test_the_neighbour_nearest_to_the_target_is_faced() -> None:
    """Measured: centre of each neighbour to the centre of the target."""
    chance = random.Random("facings")
    for _ in range(300):
        target = chance.randrange(GRID.size)
        away = [
            reference.squared(reference.centre_of(GRID.column_row(other)), reference.centre_of(GRID.column_row(target)))
            for direction in range(6)
            if (other := GRID.neighbour(F6, direction)) is not None
        ]
        expected = tuple(direction for direction, far in enumerate(away) if far == min(away))
        assert facings_to(GRID, F6, [target]) == expected
    assert names(facings_to(GRID, F6, [GRID.place("H6")])) == ["ne", "se"]
    assert names(facings_to(GRID, F6, [GRID.place("F1")])) == ["n"]


@pytest.mark.rule("BG-SHIFT-5")
def test_push_and_pull_follow_the_line_of_centres() -> None:
    """Exactly between two directions both are reported; a pull is the push turned round."""
    assert names(push_directions(GRID, [F6], [GRID.place("F4")])) == ["n"]
    assert names(push_directions(GRID, [F6], [GRID.place("H6")])) == ["ne", "se"]
    assert names(pull_directions(GRID, [F6], [GRID.place("H6")])) == ["sw", "nw"]
    assert names(push_directions(GRID, [F6], [GRID.place("I5")])) == ["ne"]
    for other in range(GRID.size):
        if other != F6:
            turned = tuple(sorted((direction + 3) % 6 for direction in push_directions(GRID, [F6], [other])))
            assert pull_directions(GRID, [F6], [other]) == turned


@pytest.mark.rule("BG-MOD-1")
def test_a_massive_figure_s_arcs_are_about_its_centre() -> None:
    """Two hexes one above the other: the line runs between them, so each is on its own side of it."""
    base, north = [GRID.place("F6"), GRID.place("F7")], GRID.direction("n")
    assert [arc(GRID, base, north, place) for place in base] == ["front", "rear"]
    assert arc(GRID, base, north, GRID.place("E7")) == "side"
    assert reference.middle_of(frozenset({(5, 5), (5, 6)})) == (15, Fraction(12))


@pytest.mark.rule("BG-INT-4")
@pytest.mark.parametrize("others", [("B7", "B9"), ("B9", "B7"), ("B7",)])
def test_a_part_of_a_hex_before_the_line_of_a_massive_guard_counts(others: tuple[str, ...]) -> None:
    """The line through the middle of two hexes cuts hexes that are centred behind it."""
    grid = Grid(13, 13)
    guard = (grid.place("G7"), grid.place("H7"))
    assert sees_in_front_arc(grid, guard, grid.direction("n"), [grid.place(name) for name in others])
    assert not sees_in_front_arc(grid, guard, grid.direction("n"), [grid.place("B9")])


@pytest.mark.rule("BG-SHIFT-5", "BG-ATT-4")
def test_massive_figures_push_pull_and_draw_the_eye_by_the_centre_of_their_base() -> None:
    """Not by the hex that is named first."""
    grid = Grid(13, 13)
    wide = tuple(grid.place(name) for name in ("B7", "G7", "L7"))
    other = (grid.place("G3"),)
    assert push_directions(grid, wide, other) == (grid.direction("n"),)
    assert pull_directions(grid, wide, other) == (grid.direction("s"),)
    assert pull_directions(grid, other, wide) == (grid.direction("n"),)
    assert facings_to(grid, grid.place("G3"), wide) == (grid.direction("s"),)
