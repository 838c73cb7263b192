"""Fixes of the problems of arenas, troops and scenarios of Hoplomachus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.content.checks.fix import Fix, fix, remove_item, set_value
from engine.content.checks.fix_context import FixContext, FixMaker
from engine.content.document_path import DocumentPath
from engine.content.maps.free_space import MapSpace, clamped
from engine.content.maps.hexes import HexPlaces
from engine.content.maps.map_fixes import on_map
from engine.content.maps.zones import hexes_by_role
from engine.content.problems import Problem, nearest
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.steps import steps_between


def _unknown_role(space: MapSpace, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """HR-ARENA-6: the fixes that write the most similar role, or remove the role."""
    known = problem.values["options"]
    taken = {role.role for role in space.board.roles}
    near = nearest(problem.values["found"], known) if isinstance(known, tuple) else None
    if near is not None and near not in taken:
        yield fix("edit-fix-suggestion", set_value(path, near), name=near)
    yield fix("edit-fix-remove", remove_item(path[:2]), what=str(problem.values["found"]))


def _blocked_hex(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """HR-ARENA-1: the fix that moves a unit to the nearest free hex, of its own side if there is one."""
    board = context.battlefield
    if board is None or len(path) != 5 or path[4] != "at":
        return
    grid, roles, seat = board.sheet(), hexes_by_role(board), context.whole["armies"][path[1]]["seat"]
    places, start = HexPlaces(grid, 0), clamped(grid, str(problem.values["place"]))
    taken = roles.get("pedestal", 0)
    for army in context.whole.get("armies", ()):
        for figure in army.get("figures", ()):
            if "at" in figure and not any(places.problems(figure["at"], "")):
                taken |= 1 << grid.place(figure["at"])
    own = roles.get(f"deploy-{seat}", 0) & ~taken
    free = own or grid.every_hex & ~taken
    if free and start is not None:
        hex_ = min(members(free), key=lambda each: steps_between(grid, start, each))
        place = grid.name(hex_)
        yield fix("edit-fix-move", set_value(path, place), what=str(problem.values["unit"]), place=place)


def _too_many_tactics(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """HR-COMP-7: the fix that takes out the last tactics."""
    found, wanted = problem.values["found"], problem.values["wanted"]
    written = context.value(path)
    if isinstance(found, int) and isinstance(wanted, int) and isinstance(written, list) and len(written) == found:
        edits = [remove_item((*path, place)) for place in reversed(range(wanted, found))]
        yield fix("edit-fix-take-cards", *edits, n=len(edits))


def _unused_name(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fix that removes a parameter of a skill that nothing reads."""
    if path[:1] == ("parameters",):
        yield fix("edit-fix-remove", remove_item(path[:2]), what=str(problem.values["name"]))


FIXES: Mapping[str, FixMaker] = {
    "ability-unused-name": _unused_name,
    "hoplomachus-blocked-hex": _blocked_hex,
    "hoplomachus-too-many-tactics": _too_many_tactics,
    "hoplomachus-unknown-role": on_map(_unknown_role),
}
"""The makers of fixes of Hoplomachus, by the code of the problem."""
