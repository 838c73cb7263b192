"""Fixes of the problems that maps have by the rules of Battleground (BG-MAP, BG-COMP-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import Any

from engine.content.checks.fix import Fix, PlainEdit, fix, remove_item, set_value
from engine.content.checks.fix_context import FixMaker
from engine.content.document_path import DocumentPath
from engine.content.maps.free_space import MapSpace
from engine.content.maps.map_fixes import on_map, piece_fixes, removed, split, token_moves
from engine.content.maps.pieces import ClassedPiece, MeasuredPiece
from engine.content.maps.terrain_classes import HexClass
from engine.content.problems import Problem
from engine.geometry.hex.bit_sets import mask_of, members
from engine.geometry.hex.grid import Grid
from engine.geometry.hex.steps import around
from engine.systems.battleground.checks.map_checks import elements, sorts_of
from engine.systems.battleground.documents.components import BOX, Sort

LARGEST_SWAPPED = 8
MOST_SWAPPED = 8


def _parts(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-MAP-3: the fix that makes a piece of each connected part."""
    number = int(path[1])
    piece, grid = space.board.pieces[number], space.grid
    left, parts = mask_of(each for hexes in space.classes[number].values() for each in members(hexes)), list[int]()
    while left:
        part = _connected(grid, left)
        parts.append(part)
        left &= ~part
    if len(parts) <= LARGEST_SWAPPED:
        yield from split(space, number, [_part_of(piece, grid, part) for part in parts])


def _part_of(piece: ClassedPiece | MeasuredPiece, grid: Grid, part: int) -> dict[str, Any]:
    """A piece with only some of its hexes."""
    plain = piece.plain()
    if isinstance(piece, MeasuredPiece):
        portions = []
        for portion in piece.portions:
            own = MeasuredPiece.model_validate({**plain, "portions": [portion.plain()]}).classes(grid)
            hexes = mask_of(each for found in own.values() for each in members(found)) & part
            if hexes:
                portions.append({**portion.plain(), "hexes": _names(grid, hexes)})
        return {**plain, "portions": portions}
    classes = {hex_class: hexes & part for hex_class, hexes in piece.classes(grid).items() if hexes & part}
    return _written(piece.id, grid, classes)


def _written(name: str, grid: Grid, classes: Mapping[HexClass, int]) -> dict[str, Any]:
    """A piece with these hexes by class, which may be tall and low."""
    low = classes.get("low", 0)
    if low and "tall" in classes:
        hexes = {"hexes": _names(grid, low | classes["tall"]), "low": _names(grid, low)}
        return {"id": name, "class": "mixed", **hexes}
    (hex_class, hexes_of_class), *_ = classes.items()
    return {"id": name, "class": hex_class, "hexes": _names(grid, hexes_of_class)}


def _names(grid: Grid, hexes: int) -> list[str]:
    return [grid.name(each) for each in members(hexes)]


def _connected(grid: Grid, hexes: int) -> int:
    """The hexes that are connected to the first one by shared sides."""
    found, edge = 0, hexes & -hexes
    while edge:
        found |= edge
        edge = around(grid, edge) & hexes & ~found
    return found


def _piece(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    yield from piece_fixes(space, int(path[1]))


def _ladder(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-MAP-5: the fixes that put a ladder beside the nearest platform, or remove it."""
    number = int(path[1])
    piece, grid = space.board.pieces[number], space.grid
    platforms = space.levels[1].once
    ladder = space.classes[number].get("ladder", 0)
    start = (ladder & -ladder).bit_length() - 1
    beside, room = around(grid, platforms), space.around(number)
    for hex_ in sorted(members(beside), key=lambda each: _steps(grid, start, each)):
        if isinstance(piece, ClassedPiece) and room.fits({"ladder": 1 << hex_}):
            name = grid.name(hex_)
            yield fix("edit-fix-move", set_value(("pieces", number, "hexes"), [name]), what=piece.id, place=name)
            break
    yield from removed(space, number)


def _steps(grid: Grid, start: int, end: int) -> int:
    lane, slant = (b - a for a, b in zip(grid.axial(start), grid.axial(end), strict=True))
    return max(abs(lane), abs(slant), abs(lane + slant))


def _objective(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-ROUND-12: the fixes that put an objective where it can be claimed, or remove it."""
    token = space.board.objectives[int(path[1])]
    hex_ = space.grid.hex_of(space.grid.place(token.at))
    yield from token_moves(space, path, hex_, space.clear_ground)


def _beyond_the_box(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-COMP-7: the fixes that swap what is too many for pieces that the box still has, or remove it."""
    found, most = problem.values["found"], problem.values["most"]
    if not isinstance(found, int) or not isinstance(most, int):
        return
    surplus = found - most
    if path[-1] == "objectives":
        last = len(space.board.objectives)
        edits = [remove_item(("objectives", last - each)) for each in range(1, surplus + 1)]
        yield fix("edit-fix-remove-many", *edits, n=len(edits))
        return
    of_sort = [number for number, each in enumerate(elements(space.board)) if _stated(each.sort) == _sort(problem)]
    if surplus > MOST_SWAPPED or len(of_sort) != found:
        return
    swapped = _swaps(space, of_sort[-surplus:])
    if swapped:
        name = space.board.pieces[of_sort[-1]].id
        yield fix("edit-fix-swap", *swapped, what=name, n=surplus)
    left = space
    edits = []
    for number in reversed(of_sort):
        if len(edits) < surplus and left.around(number).fits():
            edits.append(remove_item(("pieces", number)))
            pieces = [piece for each, piece in enumerate(left.board.pieces) if each != number]
            left = MapSpace(left.board.model_copy(update={"pieces": tuple(pieces)}))
    if len(edits) == surplus:
        yield fix("edit-fix-remove-many", *edits, n=surplus)


def _stated(sort: Sort) -> tuple[str, str]:
    """A sort as the check writes it."""
    kind, size = sort
    return kind, f"{kind} ×{size}" if size else kind


def _sort(problem: Problem) -> tuple[str, str]:
    stated = str(problem.values["sort"])
    return stated.partition(" ")[0], stated


def _swaps(space: MapSpace, numbers: list[int]) -> list[PlainEdit]:
    """The edits that swap each of these pieces for one that the box still has; none if one of them cannot be."""
    rest = Counter(BOX)
    rest.subtract(Counter(sorts_of(space.board, elements(space.board))))
    edits = []
    for number in numbers:
        made = _swap(space, number, rest)
        if made is None:
            return []
        sort, plain = made
        rest[sort] -= 1
        edits.append(set_value(("pieces", number), plain))
        pieces = list(space.board.pieces)
        pieces[number] = ClassedPiece.model_validate(plain)
        space = MapSpace(space.board.model_copy(update={"pieces": tuple(pieces)}))
    return edits


def _swap(space: MapSpace, number: int, rest: Mapping[Sort, int]) -> tuple[Sort, dict[str, Any]] | None:
    """Another piece within the hexes of one: of the same kind if possible, and as large as possible."""
    grid, classes = space.grid, space.classes[number]
    kind, _ = elements(space.board)[number].sort
    hexes = [each for found in classes.values() for each in members(found)]
    if len(hexes) > LARGEST_SWAPPED or kind not in ("tall", "mixed", "low"):
        return None
    low, room = classes.get("low", 0), space.around(number)
    sorts = [sort for sort, number_left in rest.items() if number_left > 0 and sort[0] in ("tall", "mixed", "low")]
    for sort in sorted(sorts, key=lambda each: (each[0] != kind, -each[1])):
        for chosen in combinations(sorted(hexes), sort[1]):
            part = mask_of(chosen)
            if not part or _connected(grid, part) != part:
                continue
            made = _of_kind(sort[0], part, low)
            if room.fits(made):
                return sort, _written(space.board.pieces[number].id, grid, made)
    return None


def _of_kind(kind: str, part: int, low: int) -> dict[HexClass, int]:
    """The hexes of a swapped piece by class; a mixed one keeps its low hexes, or has the last one low."""
    if kind == "low":
        return {"low": part}
    if kind == "tall":
        return {"tall": part}
    inside = low & part
    lowered = inside if inside and inside != part else 1 << (part.bit_length() - 1)
    return {"tall": part & ~lowered, "low": lowered}


MAP_FIXES: Mapping[str, FixMaker] = {
    "battleground-beyond-the-box": on_map(_beyond_the_box),
    "battleground-ladder-nowhere": on_map(_ladder),
    "battleground-not-in-the-box": on_map(_beyond_the_box),
    "battleground-objective-out-of-reach": on_map(_objective),
    "battleground-piece-in-parts": on_map(_parts),
    "battleground-platform-loose": on_map(_piece),
}
"""The makers of fixes for maps of Battleground, by the code of the problem."""
