"""Cover, BG-SIGHT-6 and BG-SIGHT-7: clause by clause on small maps, then against the slow reference."""

import random
from dataclasses import replace
from itertools import product

import pytest

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.grid import Grid, PlaceError
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cover import BesideMassive, judge_cover
from engine.geometry.sight.cover_cache import cover_between, cover_lines
from tests.engine.geometry import sight_reference as reference
from tests.engine.geometry.random_maps import RandomMap, grown_base, in_both_forms, random_map

GRID = Grid(9, 9)
EDITIONS: tuple[BesideMassive, ...] = ("all", "low")


def mask(*names: str) -> int:
    return mask_of(GRID.place(name) for name in names)


def places(*names: str) -> list[int]:
    return [GRID.place(name) for name in names]


def covered_by(on: Terrain, start: str, target: str, *figures: str) -> list[str]:
    verdict = judge_cover(on, places(start), places(target), mask(*figures))
    assert verdict.cover == bool(verdict.because)
    return [GRID.name(place) for place in verdict.because]


@pytest.mark.rule("BG-SIGHT-6")
def test_tall_and_low_obstacles_and_figures_cover() -> None:
    assert covered_by(Terrain(GRID, tall=mask("C4")), "C1", "C6") == ["C4"]
    assert covered_by(Terrain(GRID, low=mask("C4")), "C1", "C6") == ["C4"]
    assert covered_by(Terrain(GRID), "C1", "C6", "C4") == ["C4"]
    assert covered_by(Terrain(GRID, difficult=mask("C4"), ladder=mask("C5")), "C1", "C6") == []


@pytest.mark.rule("BG-SIGHT-6")
def test_an_obstacle_next_to_the_attacker_gives_no_cover() -> None:
    """Judged hex by hex: the far part of the same wall does."""
    assert covered_by(Terrain(GRID, tall=mask("C2")), "C1", "C6") == []
    assert covered_by(Terrain(GRID, tall=mask("C2", "C3")), "C1", "C6") == ["C3"]
    assert covered_by(Terrain(GRID, tall=mask("C5")), "C1", "C6") == ["C5"]


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-3")
def test_a_crack_between_two_kinds_covers_and_a_free_side_does_not() -> None:
    """From A5 along the row the line follows the side of D4 and D5 after crossing C5."""
    wall, free = Terrain(GRID, tall=mask("D4"), low=mask("D5")), Terrain(GRID, tall=mask("D4"))
    assert covered_by(wall, "A5", "G5") == ["D4", "D5"]
    assert covered_by(free, "A5", "G5") == []
    assert covered_by(free, "A5", "G5", "D5") == ["D4", "D5"]


@pytest.mark.rule("BG-SIGHT-6")
def test_the_end_hexes_never_cover() -> None:
    assert covered_by(Terrain(GRID, tall=mask("C1", "C6")), "C1", "C6", "C1", "C6") == []


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-4")
def test_between_raised_hexes() -> None:
    """No low obstacles, no figures below, no walls under a platform; figures up there and other walls do cover."""
    on = Terrain(GRID, tall=mask("C4"), low=mask("C5"), platforms=(mask("C1", "C3"), mask("C7", "C8")))
    assert covered_by(on, "C1^", "C8^", "C5", "C6") == ["C4"]
    assert covered_by(Terrain(GRID, tall=mask("C4"), platforms=(mask("C1", "C4"), mask("C8"))), "C1^", "C8^") == []
    assert covered_by(on, "C1^", "C8^", "C3^", "C7^") == ["C3^", "C4", "C7^"]


@pytest.mark.rule("BG-SIGHT-7")
def test_from_lower_the_target_is_always_in_cover() -> None:
    verdict = judge_cover(Terrain(GRID, platforms=(mask("C6"),)), places("C1"), places("C6^"))
    assert (verdict.cover, verdict.rules, verdict.because) == (True, ("BG-SIGHT-7",), ())


@pytest.mark.rule("BG-SIGHT-7")
def test_from_a_platform_only_walls_away_from_it_cover() -> None:
    pieces = (mask("C2", "C3"),)
    assert covered_by(Terrain(GRID, tall=mask("C3"), platforms=pieces), "C2^", "C8") == []
    assert covered_by(Terrain(GRID, tall=mask("C4"), platforms=pieces), "C2^", "C8") == []
    assert covered_by(Terrain(GRID, tall=mask("C5"), platforms=pieces), "C2^", "C8") == ["C5"]
    assert covered_by(Terrain(GRID, low=mask("C5"), platforms=pieces), "C2^", "C8", "C6") == []


@pytest.mark.rule("BG-BIG-4")
def test_an_obstacle_next_to_a_massive_target_gives_no_cover() -> None:
    """Edition PL: only low obstacles are left out there; one hex leaves nothing out."""
    target = places("C6", "C7")
    near = Terrain(GRID, tall=mask("C5"))
    assert not judge_cover(near, places("C1"), target).cover
    assert judge_cover(near, places("C1"), target, beside_massive="low").cover
    assert not judge_cover(Terrain(GRID, low=mask("C5")), places("C1"), target, beside_massive="low").cover
    assert judge_cover(near, places("C1"), places("C6")).cover
    assert not judge_cover(Terrain(GRID), places("C1"), target, mask("C5")).cover
    assert judge_cover(Terrain(GRID), places("C1"), target, mask("C4")).cover


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-7", "BG-BIG-4")
def test_cover_equals_the_reference() -> None:
    """Bases of one to three hexes at both heights, with figures about, by both editions of what massive targets ignore.

    Often enough these two differ.
    """
    chance = random.Random("cover")
    found = dict.fromkeys(product((True, False), repeat=2), 0)
    for _ in range(600):
        board = random_map(chance, chance.randint(2, 9), chance.randint(2, 9), chance.choice(("flat", "pointy")))
        if chance.random() < 0.5:
            # Low obstacles are few; here they are many.
            board = in_both_forms(replace(board.terrain, tall=board.terrain.low, low=board.terrain.tall))
        attacker, target = (grown_base(chance, board.terrain, place) for place in board.pair(chance))
        figures = mask_of(place for place in board.places if chance.random() < 0.15)
        expected = {beside: _expected(board, attacker, target, figures, beside) for beside in EDITIONS}
        for beside, covers in expected.items():
            assert judge_cover(board.terrain, attacker, target, figures, beside).cover == covers
        found[expected["all"], expected["low"]] += 1
    assert found.pop((True, False)) == 0
    assert min(found.values()) > 15


@pytest.mark.rule("BG-SIGHT-6", "BG-SIGHT-7")
def test_kept_lines_say_what_the_verdict_says() -> None:
    """To the last place that covers; asked again and again, with other figures each time."""
    chance = random.Random("kept lines")
    for _ in range(40):
        board = random_map(chance, chance.randint(2, 9), chance.randint(2, 9), chance.choice(("flat", "pointy")))
        cover = cover_lines(board.terrain)
        for _ in range(12):
            attacker, target = board.pair(chance)
            for share in (0.1, 0.5, 0, 0.1):
                figures = mask_of(place for place in board.places if chance.random() < share)
                expected = judge_cover(board.terrain, [attacker], [target], figures)
                assert cover(attacker, target, figures) == cover(attacker, target, figures) == expected


@pytest.mark.rule("BG-SIGHT-6")
def test_kept_lines_know_sides_between_figures() -> None:
    cover = cover_lines(Terrain(GRID))
    start, end = GRID.place("A5"), GRID.place("G5")
    assert not cover(start, end, mask("D4")).cover
    assert cover(start, end, mask("D4", "D5")).because == (GRID.place("D4"), GRID.place("D5"))
    assert not cover(start, end, mask("D4", "F5")).cover


def test_kept_lines_are_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was forgotten is found again."""
    monkeypatch.setattr("engine.geometry.sight.cover_cache.KEPT_LINES", 2)
    monkeypatch.setattr("engine.geometry.sight.cover_cache.KEPT_CROWDS", 2)
    terrain, places = Terrain(Grid(1, 12)), range(12)
    for end in places:
        for figure in places:
            assert cover_lines(terrain)(0, end, 1 << figure) == judge_cover(terrain, [0], [end], 1 << figure)


@pytest.mark.rule("BG-BIG-4")
def test_cover_between_bases_is_the_verdict() -> None:
    """Of one hex to three, by both editions of what massive targets ignore."""
    chance = random.Random("between bases")
    for _ in range(60):
        board = random_map(chance, chance.randint(2, 9), chance.randint(2, 9))
        attacker, target = (grown_base(chance, board.terrain, place) for place in board.pair(chance))
        figures = mask_of(place for place in board.places if chance.random() < 0.2)
        for beside in EDITIONS:
            asked = board.terrain, attacker, target, figures, beside
            assert cover_between(*asked) == judge_cover(*asked)


def _expected(
    board: RandomMap, attacker: list[int], target: list[int], figures: int, beside_massive: BesideMassive
) -> bool:
    grid = board.terrain.grid
    a_up, b_up = grid.is_raised(attacker[0]), grid.is_raised(target[0])
    a, b = (frozenset(map(board.reference_hex, base)) for base in (attacker, target))
    if a == b:
        return b_up and not a_up
    level = [place for place in board.places if figures >> place & 1 and grid.is_raised(place) == b_up]
    standing = frozenset(map(board.reference_hex, level))
    return reference.in_cover(board.scene, a, a_up, b, b_up, standing, only_low_beside=beside_massive == "low")


def test_raised_places_need_a_platform() -> None:
    with pytest.raises(PlaceError):
        judge_cover(Terrain(GRID), places("C1^"), places("C6"))
