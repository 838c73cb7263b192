"""The check of a map that is drawn with a symmetry: parts without twins, a rule of the studio and of no game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.content.checks.fix import Fix, fix, remove_item, set_value
from engine.content.document_path import DocumentPath
from engine.content.maps.free_space import MapSpace
from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import hexes_of
from engine.content.maps.map_parts import LiveSymmetry, all_hexes, live_symmetry, piece_classes, regions
from engine.content.maps.piece_shapes import hex_ranges
from engine.content.maps.twin_edits import TOKENS, twin_edits
from engine.content.problems import ROOT, Problem
from engine.geometry.hex.grid import PlaceError

ASYMMETRIC = "content-asymmetric"


def asymmetry_problems(board: HexMap) -> Iterator[Problem]:
    """Parts of a map without twins, where the symmetry is not broken on purpose and the twins lie on the sheet."""
    live = live_symmetry(board)
    if live is not None:
        yield from _pieces(board, live)
        yield from _tokens(board, live)
        yield from _regions(board, live)


def _pieces(board: HexMap, live: LiveSymmetry) -> Iterator[Problem]:
    found = list(piece_classes(board))
    present = {frozenset(classes.items()) for classes in found}
    for number, (piece, classes) in enumerate(zip(board.pieces, found, strict=True)):
        hexes = all_hexes(classes)
        if hexes & live.exceptions or live.leaves(hexes):
            continue
        images = (live.classes(motion, classes) for motion in live.sheet.motions)
        missing = next((image for image in images if frozenset(image.items()) not in present), None)
        if missing is not None:
            yield _problem(("pieces", number), piece.id, live, all_hexes(missing))


def _tokens(board: HexMap, live: LiveSymmetry) -> Iterator[Problem]:
    grid = board.sheet()
    for key in TOKENS:
        tokens = getattr(board, key)
        places = {token.at for token in tokens}
        for number, token in enumerate(tokens):
            try:
                hex_ = 1 << grid.hex_of(grid.place(token.at))
            except PlaceError:
                continue
            images = [live.place(motion, token.at) for motion in live.sheet.motions]
            missing = next((image for image in images if image not in places), None)
            if missing is not None and not hex_ & live.exceptions and not live.leaves(hex_):
                yield _problem((key, number), token.id, live, 1 << grid.hex_of(grid.place(missing)))


def _regions(board: HexMap, live: LiveSymmetry) -> Iterator[Problem]:
    """The zones and roles of which some hex has no twin: of several with the same seat the first such one."""
    found = regions(board)
    for key in ("zones", "roles"):
        for number, part in enumerate(getattr(board, key)):
            name = part.seat if key == "zones" else part.role
            hexes = hexes_of(board.sheet(), part.hexes) & live.sheet.whole & ~live.exceptions
            for motion in live.sheet.motions:
                missing = live.sheet.hexes(motion, hexes) & ~found.get(live.region(motion, (key, name)), 0)
                if missing:
                    yield _problem((key, number), part.id if key == "zones" else name, live, missing)
                    break


def _problem(path: DocumentPath, name: str, live: LiveSymmetry, missing: int) -> Problem:
    key, number = path
    place = live.sheet.grid.name((missing & -missing).bit_length() - 1)
    return Problem(f"{ROOT}.{key}[{number}]", ASYMMETRIC, {"part": name, "place": place}, severity="warning")


def asymmetry_fixes(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fixes of a part without a twin: to give it one, to break the symmetry here, or to remove it."""
    board, (key, number) = space.board, (str(path[0]), int(path[1]))
    parts: tuple[Any, ...] = getattr(board, key)
    name, live = str(problem.values["part"]), live_symmetry(board)
    if live is None or board.symmetry is None:
        return
    before = board.model_copy(update={key: _without(parts, number, key)})
    twins = twin_edits(before, board)
    if twins.edits and not twins.missing:
        yield fix("edit-fix-twin", *twins.edits, what=name)
    grid = board.sheet()
    hexes = hexes_of(grid, board.symmetry.exceptions) | _hexes(space, key, number, live)
    yield fix("edit-fix-break", set_value(("symmetry", "except"), hex_ranges(grid, hexes)), what=name)
    if key in TOKENS or (key == "pieces" and space.around(number).fits()):
        yield fix("edit-fix-remove", remove_item((key, number)), what=name)


def _without(parts: tuple[Any, ...], number: int, key: str) -> tuple[Any, ...]:
    """The other parts; of zones and roles those of other seats and roles, which are one region each."""
    if key in ("pieces", *TOKENS):
        return (*parts[:number], *parts[number + 1 :])
    field = "seat" if key == "zones" else "role"
    return tuple(part for part in parts if getattr(part, field) != getattr(parts[number], field))


def _hexes(space: MapSpace, key: str, number: int, live: LiveSymmetry) -> int:
    """The hexes of a part where the symmetry is to be broken: of zones and roles those without twins."""
    grid, board = space.grid, space.board
    if key == "pieces":
        return all_hexes({each: hexes for each, hexes in space.classes[number].items() if hexes})
    part = getattr(board, key)[number]
    if key in TOKENS:
        return 1 << grid.hex_of(grid.place(part.at))
    found, name = regions(board), part.seat if key == "zones" else part.role
    hexes, lost = hexes_of(grid, part.hexes), 0
    for motion in live.sheet.motions:
        missing = live.sheet.hexes(motion, hexes) & ~found.get(live.region(motion, (key, name)), 0)
        lost |= live.sheet.hexes(live.sheet.order - motion, missing)
    return lost & hexes
