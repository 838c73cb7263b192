"""A cache of cover between single hexes: for each line, without figures and with the figures on it."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from engine.geometry.hex.bit_sets import mask_of
from engine.geometry.hex.lattice import centre, trace
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.cover import BesideMassive, CoverVerdict, covering, judge_cover

KEPT_LINES = 1 << 15
KEPT_CROWDS = 64


class CoverLine(NamedTuple):
    """The verdict without figures on a line, the places on it where a figure may matter, and the verdicts by
    figures."""

    empty: CoverVerdict
    places: int
    peopled: dict[int, CoverVerdict]


def cover_between(
    terrain: Terrain, attacker: Sequence[int], target: Sequence[int], figures: int, beside_massive: BesideMassive
) -> CoverVerdict:
    """The verdict of `judge_cover`, cached if both bases are a single hex."""
    if len(attacker) == len(target) == 1:
        return cover_lines(terrain)(attacker[0], target[0], figures)
    return judge_cover(terrain, attacker, target, figures, beside_massive)


@lru_cache(maxsize=16)
def cover_lines(terrain: Terrain) -> Callable[[int, int, int], CoverVerdict]:
    """A function of attacker, target and all occupied places: `judge_cover` for bases of one hex, cached."""
    cached: dict[int, CoverLine] = {}
    places = 2 * terrain.grid.size

    def cover(attacker: int, target: int, figures: int) -> CoverVerdict:
        key = attacker * places + target
        line = cached.get(key)
        if line is None:
            if len(cached) >= KEPT_LINES:
                cached.clear()
            line = cached[key] = _cover_line(terrain, attacker, target)
        empty, mattering, peopled = line
        standing = figures & mattering
        if not standing:
            return empty
        verdict = peopled.get(standing)
        if verdict is None:
            if len(peopled) >= KEPT_CROWDS:
                peopled.clear()
            verdict = peopled[standing] = judge_cover(terrain, (attacker,), (target,), standing)
        return verdict

    return cover


def _cover_line(terrain: Terrain, attacker: int, target: int) -> CoverLine:
    return CoverLine(judge_cover(terrain, (attacker,), (target,)), _mattering(terrain, attacker, target), {})


def _mattering(terrain: Terrain, attacker: int, target: int) -> int:
    """The places where a figure may give cover: those the line enters, and those on both sides where it follows a
    side."""
    what = covering(terrain, (attacker,), (target,))
    if what is None:
        return 0
    grid = terrain.grid
    passed = trace(grid, centre(grid, attacker), centre(grid, target))
    hexes = mask_of(chain(passed.entered, *passed.sides)) & what.figures_on
    return hexes << grid.size if grid.is_raised(target) else hexes
