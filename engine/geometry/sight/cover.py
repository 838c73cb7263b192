"""Cover by definition: the line from base centre to base centre, and the obstacles on it (BG-SIGHT-6, -7)."""

from collections.abc import Sequence
from typing import Literal, NamedTuple

from engine.geometry.hex.bit_sets import mask_of, union
from engine.geometry.hex.lattice import AnyPoint, base_centre
from engine.geometry.hex.steps import around
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.line_of_sight import blocked_by, require_place
from engine.kernel.data.record import record

# BG-BIG-4: what gives no cover to an adjacent massive target: everything, or (Edition PL) low obstacles only.
BesideMassive = Literal["all", "low"]


@record(frozen=True, slots=True)
class CoverVerdict:
    """Whether a target is in cover, by which rule, along which line on the lattice, and behind which places."""

    cover: bool
    rules: tuple[str, ...]
    line: tuple[AnyPoint, AnyPoint]
    because: tuple[int, ...]


class Covering(NamedTuple):
    """The sources of cover on a line: obstacles, and figures on these hexes at the line's height."""

    rule: str
    obstacles: int
    figures_on: int


def covering(
    terrain: Terrain, attacker: Sequence[int], target: Sequence[int], beside_massive: BesideMassive = "all"
) -> Covering | None:
    """The sources of cover for the target; None if it is in cover in any case (BG-SIGHT-7, from lower)."""
    grid = terrain.grid
    for place in (*attacker, *target):
        require_place(terrain, place)
    from_above, to_above = grid.is_raised(attacker[0]), grid.is_raised(target[0])
    if to_above and not from_above:
        return None
    start, end = (mask_of(map(grid.hex_of, base)) for base in (attacker, target))
    tall, low, figures_on = terrain.tall, terrain.low, grid.every_hex
    rule = "BG-SIGHT-6"
    # BG-SIGHT-6: a neighbour of the attacker gives no cover.
    ignored = around(grid, start)
    if from_above and to_above:
        # BG-SIGHT-4, -6: between raised hexes neither low obstacles nor what stands under a platform covers.
        tall, low = tall & ~terrain.platform, 0
    elif from_above:
        # BG-SIGHT-7: downwards only tall obstacles cover, and none under or next to the attacker's platform.
        rule, low, figures_on = "BG-SIGHT-7", 0, 0
        stage = _pieces_over(terrain, start)
        ignored |= stage | around(grid, stage)
    if len(target) > 1:
        # BG-BIG-4: a neighbour of a massive target gives it no cover.
        beside = around(grid, end)
        low &= ~beside
        ignored |= beside if beside_massive == "all" else 0
    relevant = ~(ignored | start | end)
    return Covering(rule, (tall | low) & relevant, figures_on & relevant)


def judge_cover(
    terrain: Terrain,
    attacker: Sequence[int],
    target: Sequence[int],
    figures: int = 0,
    beside_massive: BesideMassive = "all",
) -> CoverVerdict:
    """Whether the target (the places of its base) is in cover from the attacker; `figures` are all occupied places."""
    grid = terrain.grid
    line = base_centre(grid, attacker), base_centre(grid, target)
    what = covering(terrain, attacker, target, beside_massive)
    if what is None:
        return CoverVerdict(True, ("BG-SIGHT-7",), line, ())
    level = grid.size if grid.is_raised(target[0]) else 0
    hexes = blocked_by(grid, *line, what.obstacles | figures >> level & what.figures_on)
    because = tuple(hex_ if what.obstacles >> hex_ & 1 else hex_ + level for hex_ in hexes)
    return CoverVerdict(bool(hexes), (what.rule,), line, because)


def _pieces_over(terrain: Terrain, hexes: int) -> int:
    """All hexes of the platform pieces above some hexes."""
    return union(piece for piece in terrain.platforms if piece & hexes)
