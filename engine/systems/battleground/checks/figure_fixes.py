"""Fixes of starting places and armies: a figure is moved to the nearest free place, a card of others is taken out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.checks.fix import Fix, fix, remove_item, set_value
from engine.content.checks.fix_context import FixContext, FixMaker
from engine.content.document_path import DocumentPath, Plain
from engine.content.maps.free_space import clamped
from engine.content.maps.hexes import HexPlaces
from engine.content.maps.zones import zones_by_seat
from engine.content.problems import Problem
from engine.geometry.hex.bit_sets import members
from engine.geometry.hex.steps import steps_between
from engine.systems.battleground.checks.map_checks import closed_to_figures, elements, hexes_by_class
from engine.systems.battleground.checks.scenario_checks import filled_places


def _placed(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-SETUP-4, BG-MOVE-2: the fix that moves a figure to the nearest free place of its zone."""
    board, found = context.battlefield, placed_figure(context, path)
    if board is None or found is None:
        return
    seat, figure = found
    grid, classes = board.sheet(), hexes_by_class(elements(board))
    places, start = HexPlaces(grid, classes.get("platform", 0)), clamped(grid, figure["at"])
    if start is None:
        return
    closed, taken = closed_to_figures(classes), set[int]()
    for other in placed_figures(context):
        if other is not figure and not other.get("reserve") and not any(places.problems(other["at"], "")):
            taken.update(filled_places(other, places))
    allowed = zones_by_seat(board).get(seat, grid.every_hex) & ~closed
    for hex_ in sorted(members(allowed), key=lambda each: steps_between(grid, start, each)):
        filled = filled_places({**figure, "at": grid.name(hex_)}, places)
        if filled and all(allowed >> each & 1 and each not in taken for each in filled):
            place = grid.name(hex_)
            yield fix("edit-fix-move", set_value(path, place), what=figure["id"], place=place)
            return


def placed_figures(context: FixContext) -> Iterator[Plain]:
    """The figures of a scenario that have a starting place."""
    for army in context.whole.get("armies", ()):
        yield from (figure for figure in army.get("figures", ()) if "at" in figure)


def placed_figure(context: FixContext, path: DocumentPath) -> tuple[str, Plain] | None:
    """The seat and the figure whose starting place is at a path of the author's scenario."""
    if len(path) != 5 or path[0] != "armies" or path[4] != "at" or context.document["kind"] != "scenario":
        return None
    army: Mapping[str, Any] = context.whole["armies"][path[1]]
    written = context.value(path[:-1])
    name = written.get("figure", written.get("id")) if isinstance(written, Mapping) else None
    names = (name, f"{army['seat']}-{name}")
    figure = next((each for each in army.get("figures", ()) if each["id"] in names and "at" in each), None)
    return None if figure is None else (army["seat"], figure)


def _card_of_others(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """BG-COMP-10: the fix that takes out a card of another faction."""
    item = path[:-1] if path[-1:] == ("faction",) else path
    if item and isinstance(item[-1], int) and isinstance(context.value(item[:-1]), list):
        yield fix("edit-fix-take-card", remove_item(item), name=str(problem.values["id"]))


FIGURE_FIXES: Mapping[str, FixMaker] = {
    "battleground-base-off-the-map": _placed,
    "battleground-card-of-others": _card_of_others,
    "battleground-gear-of-others": _card_of_others,
    "battleground-on-an-obstacle": _placed,
    "battleground-outside-zone": _placed,
    "battleground-two-on-a-hex": _placed,
}
"""The makers of fixes for figures and armies of Battleground, by the code of the problem."""
