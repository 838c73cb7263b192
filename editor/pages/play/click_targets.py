"""Click targets on the map: the meaning of a click, and the overlay that shows it. No Qt, no rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from editor.canvas.geometry.hex_layout import HexLayout
from editor.playtest.options import ChoiceOptions, Handle
from editor.view_model.board import BoardPiece, GameBoard, HexSheet
from editor.view_model.overlay import Highlight, LineOfSight, Look, Overlay
from engine.geometry.hex.grid import DIRECTION_NAMES
from engine.kernel.data.choice import Choice

MOST_PLACES = 400
"""If choices refer to more places than this, they are not shown until something else is picked."""


def handles_under(options: ChoiceOptions, board: GameBoard, place: str, figure: str) -> tuple[Handle, ...]:
    """The handles of available choices at a place: its figure first, then the place, then its direction."""
    if not place:
        return ()
    found = [Handle("piece", figure)] if figure else []
    found += [Handle("piece", each.id) for each in board.pieces if place in each.places and each.id != figure]
    found += [Handle("piece", each.id) for each in board.markers if each.place == place]
    found.append(Handle("place", place))
    found += [Handle("facing", name) for name, at in facing_places(board).items() if at == place]
    return tuple(handle for handle in dict.fromkeys(found) if handle in options.by_handle)


def facing_places(board: GameBoard) -> Mapping[str, str]:
    """The hexes around the acting figure, by their directions."""
    active, sheet = next((each for each in board.pieces if each.active), None), board.sheet
    if active is None or not active.places or not isinstance(sheet, HexSheet):
        return {}
    here = next((place for place in board.places if place.id == active.places[0]), None)
    if here is None:
        return {}
    at = {(place.column, place.row): place.id for place in board.places if place.level == here.level}
    around = HexLayout(sheet.tops, sheet.columns, sheet.rows).neighbours(here.column, here.row)
    names = DIRECTION_NAMES[sheet.tops]
    return {name: at[hex_] for name, hex_ in zip(names, around, strict=True) if hex_ in at}


def click_narrows(options: ChoiceOptions) -> bool:
    """Whether one more click can narrow down the remaining choices."""
    clickable = {
        frozenset(each for each in options.handles_of(choice) if each.kind != "word") for choice in options.left
    }
    return len(clickable) > 1


def decision_overlay(options: ChoiceOptions, board: GameBoard, seat: str | None, costs: Mapping[str, str]) -> Overlay:
    """Overlay of the click targets: places with costs, figures, markers, and the current selection."""
    own = {each.id: each.seat for each in board.pieces}
    spots: dict[str, Highlight] = {}
    rings: dict[str, Look] = {}
    markers = {each.id: each.place for each in board.markers}
    places = [handle.id for handle in options.by_handle if handle.kind == "place"]
    if len(places) <= MOST_PLACES and _one_actor(options):
        spots |= {place: Highlight("reach", costs.get(place, "")) for place in places}
    if _one_actor(options):
        offered = {handle.id for handle in options.by_handle if handle.kind == "facing"}
        spots |= {place: Highlight("choice") for name, place in facing_places(board).items() if name in offered}
    for handle in options.by_handle:
        if handle.kind == "piece" and handle.id in own:
            rings[handle.id] = "choice" if board.are_friends(own[handle.id], seat) else "target"
        elif handle.kind == "piece" and handle.id in markers:
            spots[markers[handle.id]] = Highlight("choice")
    for handle in options.picked:
        if handle.kind == "piece" and handle.id in own:
            rings[handle.id] = "chosen"
        elif handle.kind == "place":
            spots[handle.id] = Highlight("chosen")
    return Overlay(spots, rings)


def reached(options: ChoiceOptions) -> tuple[Choice, ...]:
    """The choices that lead to each highlighted place, one for each place."""
    if not _one_actor(options):
        return ()
    found = (choices[0] for handle, choices in options.by_handle.items() if handle.kind == "place")
    return tuple(found)


def place_of(options: ChoiceOptions, choice: Choice) -> str:
    """The place of a choice that is not picked yet."""
    return next((each.id for each in options.handles_of(choice) if each.kind == "place"), "")


def with_way(over: Overlay, way: Iterable[str]) -> Overlay:
    """The overlay with a route added."""
    return replace(over, path=tuple(way))


def with_arcs(over: Overlay, arcs: Mapping[str, str]) -> Overlay:
    """The overlay with the arcs around a figure added, unless it already highlights targets."""
    looks: dict[str, Look] = {"front": "front", "side": "side", "rear": "rear"}
    around = {place: Highlight(looks[arc]) for place, arc in arcs.items() if arc in looks}
    return replace(over, spots={**around, **over.spots})


def with_sight(over: Overlay, sight: LineOfSight) -> Overlay:
    """The overlay with lines of sight and their obstacles added."""
    blocked = {place: Highlight("refused") for place in sight.blocked_by}
    return replace(over, spots={**over.spots, **blocked}, lines=sight.lines)


def with_field(over: Overlay, seen: Iterable[str]) -> Overlay:
    """The overlay with the field of view of a figure in place of the destinations."""
    return replace(over, spots={place: Highlight("seen") for place in seen})


def figure_named(board: GameBoard, id_: str) -> BoardPiece | None:
    """The figure with this id."""
    return next((each for each in board.pieces if each.id == id_), None)


def _one_actor(options: ChoiceOptions) -> bool:
    """Whether all choices with a place are about the same piece or card, so that the places are unambiguous."""
    actors = set()
    for choice in options.left:
        handles = options.handles_of(choice)
        if any(each.kind == "place" for each in handles):
            actors.add(frozenset(each for each in handles if each.kind in ("piece", "card")))
    return len(actors) <= 1 or bool(options.picked)
