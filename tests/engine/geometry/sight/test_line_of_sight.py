"""Sight line by line, BG-SIGHT-2 to BG-SIGHT-5: cases that can be checked on paper, then the slow reference."""

import random

import pytest

from engine.geometry.hex.grid import Grid, PlaceError
from engine.geometry.hex.lattice import corners
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.line_of_sight import (
    LosOrigin,
    SightLine,
    blocking_everywhere,
    judge_sight,
    share_a_piece,
    sufficient_lines,
)
from tests.engine.geometry import sight_reference as reference
from tests.engine.geometry.random_maps import random_map

GRID = Grid(9, 9)


def terrain(*tall: str, platforms: tuple[tuple[str, ...], ...] = ()) -> Terrain:
    return Terrain(GRID, mask(*tall), platforms=tuple(mask(*piece) for piece in platforms))


def mask(*names: str) -> int:
    return sum(1 << GRID.place(name) for name in names)


def sees(on: Terrain, start: str, target: str, los_origin: LosOrigin = "one") -> bool:
    return judge_sight(on, GRID.place(start), GRID.place(target), los_origin).sees


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3", "BG-SIGHT-4", "BG-SIGHT-5")
def test_verdicts_equal_the_reference() -> None:
    chance = random.Random("verdicts")
    for turn in range(60):
        los_origin: LosOrigin = "any" if turn % 2 else "one"
        board = random_map(chance, chance.randint(1, 7), chance.randint(1, 7), chance.choice(("flat", "pointy")))
        for _ in range(10):
            start, target = board.pair(chance)
            places = board.reference_place(start), board.reference_place(target)
            expected = reference.sees(board.scene, *places, one_corner=los_origin == "one")
            assert judge_sight(board.terrain, start, target, los_origin).sees == expected


@pytest.mark.rule("BG-SIGHT-2")
def test_two_lines_to_different_corners_are_needed() -> None:
    """Straight down a lane a wall hides all; without it there are lines, and the verdict shows two that suffice."""
    assert sees(terrain(), "C3", "C6")
    assert not sees(terrain("B4", "C4", "D4", "B5", "D5"), "C3", "C6")
    verdict = judge_sight(terrain(), GRID.place("C3"), GRID.place("C6"))
    one, other = verdict.deciding
    assert one.start == other.start
    assert one.end != other.end
    assert not one.blocked_by + other.blocked_by
    assert len(verdict.lines) == 36


@pytest.mark.rule("BG-SIGHT-2")
def test_a_line_of_no_length_and_lines_along_each_other_do_not_count() -> None:
    """Hexes that touch have 34 lines; a line along another is dropped, one that only crosses or touches it is not."""
    verdict = judge_sight(terrain(), GRID.place("C3"), GRID.place("C4"))
    assert len(verdict.lines) == 34
    assert verdict.sees
    far, near = SightLine((0, 0), (6, 0), ()), SightLine((0, 0), (4, 0), ())
    assert share_a_piece(far, near)
    assert share_a_piece(near, SightLine((2, 0), (6, 0), ()))
    assert not share_a_piece(near, SightLine((4, 0), (6, 0), ()))
    assert not share_a_piece(near, SightLine((0, 0), (4, 2), ()))
    assert sufficient_lines((far, near), "one") == ()
    crossing = SightLine((0, 2), (4, -2), ())
    assert sufficient_lines((near, crossing), "any") == (near, crossing)
    assert sufficient_lines((near, crossing), "one") == ()


@pytest.mark.rule("BG-SIGHT-2", "BG-SIGHT-3")
def test_readings_of_los_origin_differ_somewhere() -> None:
    """`any` allows all that `one` does, and more: a case from random maps, then on every map."""
    chance = random.Random("readings")
    more = 0
    for _ in range(60):
        board = random_map(chance, 6, 6, platforms=0)
        for _ in range(20):
            start, target = board.pair(chance)
            one = judge_sight(board.terrain, start, target, "one").sees
            any_ = judge_sight(board.terrain, start, target, "any").sees
            assert any_ or not one
            more += any_ and not one
    assert more > 0


@pytest.mark.rule("BG-SIGHT-3")
def test_grazing_is_clear_and_a_crack_is_not() -> None:
    """A line along a free side passes; with tall hexes on both sides of it, it is blocked by both."""
    start, target = GRID.place("A5"), GRID.place("C5")
    ends = corners(GRID, start)[1], corners(GRID, target)[4]

    def line_along(on: Terrain) -> SightLine:
        return next(line for line in judge_sight(on, start, target).lines if (line.start, line.end) == ends)

    assert line_along(terrain("B4")).blocked_by == ()
    assert line_along(terrain("B5")).blocked_by == ()
    assert line_along(terrain("B4", "B5")).blocked_by == tuple(sorted((GRID.place("B4"), GRID.place("B5"))))


@pytest.mark.rule("BG-SIGHT-2")
def test_obstacles_in_the_end_hexes_never_block() -> None:
    assert sees(terrain("C3", "C6"), "C3", "C6")
    assert sees(terrain("C3"), "C3", "C3")


@pytest.mark.rule("BG-SIGHT-4")
def test_from_higher_only_walls_next_to_the_target_block() -> None:
    ring = ("C5", "D5", "E5", "C6", "E6", "D7")
    on_high = terrain("D4", platforms=(("D1",),))
    assert not sees(terrain("C3", "D3", "E3", "C4", "D4", "E4"), "D1", "D6")
    assert sees(terrain("C3", "D3", "E3", platforms=(("D1",),)), "D1^", "D6")
    assert sees(on_high, "D1^", "D6")
    assert not sees(terrain(*ring, platforms=(("D1",),)), "D1^", "D6")


@pytest.mark.rule("BG-SIGHT-4")
def test_from_lower_only_walls_next_to_the_viewer_block() -> None:
    ring = ("C5", "D5", "E5", "C6", "E6", "D7")
    assert sees(terrain("C3", "D3", "E3", platforms=(("D1",),)), "D6", "D1^")
    assert not sees(terrain(*ring, platforms=(("D1",),)), "D6", "D1^")


@pytest.mark.rule("BG-SIGHT-4")
def test_between_raised_hexes_walls_under_platforms_do_not_block() -> None:
    wall = ("C3", "D3", "E3", "C4", "D4", "E4")
    ends = (("D1",), ("D6",))
    assert not sees(terrain(*wall, platforms=ends), "D1^", "D6^")
    assert sees(terrain(*wall, platforms=(*ends, wall)), "D1^", "D6^")


@pytest.mark.rule("BG-SIGHT-5")
def test_a_platform_hides_what_is_under_that_piece() -> None:
    on = terrain(platforms=(("D3", "D4"), ("D5",)))
    assert not sees(on, "D3^", "D4")
    assert not sees(on, "D4", "D3^")
    assert not sees(on, "D3^", "D3")
    assert sees(on, "D3^", "D5")
    assert sees(on, "D3", "D5^")
    assert judge_sight(on, GRID.place("D3"), GRID.place("D4^")).rules == ("BG-SIGHT-5",)


def test_a_verdict_names_its_rules_and_what_is_in_the_way() -> None:
    blocked = judge_sight(terrain("B4", "C4", "D4", "B5", "D5"), GRID.place("C3"), GRID.place("C6"))
    assert blocked.rules == ("BG-SIGHT-2", "BG-SIGHT-3")
    assert set(blocking_everywhere(blocked)) <= {GRID.place(name) for name in ("B4", "C4", "D4", "B5", "D5")}
    assert GRID.place("C4") in blocking_everywhere(blocked)


def test_raised_places_need_a_platform() -> None:
    with pytest.raises(PlaceError, match="no platform"):
        judge_sight(terrain(), GRID.place("C3^"), GRID.place("C6"))
