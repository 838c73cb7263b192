"""The opponents' random maps in our numbering, and the comparison of their answers with ours."""

from typing import Any, NamedTuple

from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.terrain import Terrain
from engine.geometry.sight.line_of_sight import judge_sight, share_a_piece
from tests.benchmarks.harness import DisagreementError

Axial = tuple[int, int]


class SightMap(NamedTuple):
    """One map of the opponents: hexes are theirs (axial) and ours (numbers) in the same order."""

    terrain: Terrain
    hexes: list[Axial]
    tall: set[Axial]

    def number(self, hex_: Axial) -> int:
        column, slant = hex_
        return self.terrain.grid.hex_at(column, slant + column // 2)

    def free(self) -> list[int]:
        """The hexes without a tall obstacle."""
        return members(self.terrain.grid.every_hex & ~self.terrain.tall)

    def axial(self, number: int) -> Axial:
        return self.hexes[number]


def opponents_map(geo: Any, columns: int, rows: int, count: int, seed: int = 1) -> SightMap:
    """Their map with so many tall hexes in clumps."""
    tall = geo.gen_tall(columns, rows, count, seed)
    grid = Grid(columns, rows)
    terrain = Terrain(grid, mask_of(grid.hex_at(column, slant + column // 2) for column, slant in tall))
    return SightMap(terrain, geo.hexes(columns, rows), tall)


def same_or_overlapping(board: SightMap, start: int, target: int, theirs: bool, ours: bool) -> bool:
    """Compares one answer of theirs with ours. True if they differ in the expected way, which is checked line by line.

    They count two corners of the target as sight even when one line runs along the other, and a line of no length;
    BG-SIGHT-2 does not. Any other difference ends the bench.
    """
    if theirs == ours:
        return False
    verdict = judge_sight(board.terrain, start, target)
    clear = [line for line in verdict.lines if not line.blocked_by]
    pairs = [(a, b) for a in clear for b in clear if a.start == b.start and a.end < b.end]
    if ours or verdict.sees or not pairs or not all(share_a_piece(*pair) for pair in pairs):
        grid = board.terrain.grid
        raise DisagreementError(f"sight from {grid.name(start)} to {grid.name(target)}: {theirs} and {ours}")
    return True


def hold_field(board: SightMap, start: int, theirs: Any, ours: int) -> int:
    """Compares a field of theirs (true or false by hex) with ours; counts differences for targets without obstacle."""
    differences = 0
    for target in board.free():
        if target != start:
            differences += same_or_overlapping(board, start, target, bool(theirs[target]), bool(ours >> target & 1))
    return differences
