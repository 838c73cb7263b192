"""Cover between single places, kept per pair: what the terrain decides, and which figures would make the difference."""

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from engine.geometry.bits import mask_of
from engine.geometry.cover import covering
from engine.geometry.lattice import centre, trace
from engine.geometry.terrain import Terrain

KEPT_PAIRS = 1 << 17


class CoverLine(NamedTuple):
    """One line: covered by terrain alone, by a figure on any of these places, or by figures on both of a pair."""

    by_terrain: bool
    figures_on: int
    figure_pairs: tuple[int, ...]


@lru_cache(maxsize=16)
def cover_lines(terrain: Terrain) -> Callable[[int, int, int], bool]:
    """A function of attacker, target and all places with figures: `judge_cover` for bases of one hex, from memory."""
    kept: dict[int, CoverLine] = {}
    places = 2 * terrain.grid.size

    def in_cover(attacker: int, target: int, figures: int) -> bool:
        key = attacker * places + target
        line = kept.get(key)
        if line is None:
            if len(kept) >= KEPT_PAIRS:
                kept.clear()
            line = kept[key] = cover_line(terrain, attacker, target)
        by_terrain, figures_on, figure_pairs = line
        if by_terrain or figures & figures_on:
            return True
        return bool(figure_pairs) and any(figures & pair == pair for pair in figure_pairs)

    return in_cover


def cover_line(terrain: Terrain, attacker: int, target: int) -> CoverLine:
    """What covers along one line; a side between an obstacle and a figure, or two figures, covers too (BG-SIGHT-6)."""
    what = covering(terrain, (attacker,), (target,))
    if what is None:
        return CoverLine(True, 0, ())
    grid = terrain.grid
    level = grid.size if grid.is_raised(target) else 0
    passed = trace(grid, centre(grid, attacker), centre(grid, target))
    entered = mask_of(passed.entered)
    sides = [mask_of(pair) for pair in passed.sides]
    if entered & what.obstacles or any(side & what.obstacles == side for side in sides):
        return CoverLine(True, 0, ())
    figures_on = entered & what.figures_on
    pairs = []
    for side in sides:
        rest = side & ~what.obstacles
        if rest & what.figures_on == rest:
            if rest == side:
                pairs.append(side << level)
            else:
                figures_on |= rest
    return CoverLine(False, figures_on << level, tuple(pairs))
