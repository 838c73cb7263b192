"""Checks of a map against its terrain set: the pieces that it names, and how many the box has (BG-COMP-7)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import product
from typing import Any

from engine.content.checks.fix import Fix, fix, remove_item, set_value
from engine.content.checks.fix_context import FixContext
from engine.content.document_path import DocumentPath, Plain
from engine.content.id_checks import unknown_name
from engine.content.kinds.terrain_set import TerrainSet
from engine.content.maps.box_bill import box_bill, set_pieces
from engine.content.maps.free_space import MapSpace
from engine.content.maps.hex_map import HexMap
from engine.content.maps.piece_shapes import placing
from engine.content.maps.terrain_classes import HexClass
from engine.content.maps.terrain_pieces import SetPiece
from engine.content.problems import ROOT, Problem, ProblemValue
from engine.geometry.hex.bit_sets import members

SET_KINDS = ("terrain-set",)
MOST_SWAPPED = 8


def set_problems(board: HexMap, terrain: Plain) -> Iterator[Problem]:
    """The problems of a map with the terrain set that it names: warnings, since it holds its pieces itself."""
    found = TerrainSet.model_validate(terrain)
    known = [piece.id for piece in found.pieces]
    for number, piece in enumerate(board.pieces):
        if piece.of is not None:
            for problem in unknown_name(piece.of, known, f"{ROOT}.pieces[{number}].of"):
                yield replace(problem, severity="warning")
    rule = found.provenance.rule if found.provenance is not None else None
    for line in box_bill(board, found).beyond:
        values: dict[str, ProblemValue] = {"piece": line.piece, "found": line.used, "most": line.in_box or 0}
        yield Problem(f"{ROOT}.pieces", "content-beyond-the-set", values, rule=rule, severity="warning")


def set_fixes(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fixes of a map with more pieces than its set has: others within their hexes, or fewer."""
    space, board = context.space, context.model
    terrain = context.find(board.terrain_set) if isinstance(board, HexMap) and board.terrain_set else None
    if space is None or terrain is None:
        return
    found = TerrainSet.model_validate(terrain)
    surplus = int(str(problem.values["found"])) - int(str(problem.values["most"]))
    like = {piece.id: piece.like or piece.id for piece in found.pieces}
    named = [like.get(each or "") for each in set_pieces(space.board, found)]
    of_piece = [number for number, name in enumerate(named) if name == problem.values["piece"]]
    if surplus == 1:
        yield from _swapped(space, found, of_piece)
    removable = [number for number in reversed(of_piece) if space.around(number).fits()]
    if len(removable) >= surplus <= MOST_SWAPPED:
        edits = [remove_item(("pieces", number)) for number in removable[:surplus]]
        yield fix("edit-fix-remove-many", *edits, n=surplus)


def _swapped(space: MapSpace, terrain: TerrainSet, numbers: list[int]) -> Iterator[Fix]:
    """The fix that swaps one of some pieces for the largest that the box still has and that lies within its hexes."""
    rest = {line.piece: line.rest for line in box_bill(space.board, terrain).lines}
    left = [piece for piece in terrain.pieces if (rest[piece.like or piece.id] or 0) > 0]
    for number in reversed(numbers):
        for piece in sorted(left, key=lambda each: -len(each.shape())):
            plain = _within(space, number, piece)
            if plain is not None:
                own = space.board.pieces[number].id
                yield fix("edit-fix-swap", set_value(("pieces", number), plain), what=own, n=1)
                return


def _within(space: MapSpace, number: int, piece: SetPiece) -> dict[str, Any] | None:
    """A piece of the set in the place of one of the map, within its hexes; None if no turn of it fits."""
    grid, classes = space.grid, space.classes[number]
    hexes = {grid.axial(hex_) for found in classes.values() for hex_ in members(found)}
    room, (first, *_) = space.around(number), piece.shape()
    for mirror, turns in product((False, True), range(6)):
        lane, slant = placing(turns, mirror=mirror)(*first[:2])
        for to_lane, to_slant in sorted(hexes):
            motion = placing(turns, mirror=mirror, origin=(to_lane - lane, to_slant - slant))
            made: dict[HexClass, int] = {}
            for own, along, hex_class in piece.shape():
                image = motion(own, along)
                if image not in hexes:
                    break
                made[hex_class] = made.get(hex_class, 0) | 1 << (grid.hex_at_axial(*image) or 0)
            else:
                if room.fits(made):
                    return piece.written(grid, space.board.pieces[number].id, motion)
    return None
