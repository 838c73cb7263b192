"""The overlay that shows on the map what can be clicked, and what a choice would do. No Qt, no rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from re import IGNORECASE, escape, search

from editor.playtest.choice_options import ChoiceOptions, facing_places
from editor.view_model.board import BoardPiece, GameBoard
from editor.view_model.overlay import HEAT_NOTE, HEAT_STEPS, Highlight, HighlightLook, LineOfSight, Overlay
from engine.kernel.data.choice import Choice

MOST_PLACES = 400
"""If choices refer to more places than this, they are not shown until something else is picked."""


def decision_overlay(options: ChoiceOptions, board: GameBoard, seat: str | None, costs: Mapping[str, str]) -> Overlay:
    """Overlay of the click targets: places with costs, figures, markers, and the current selection."""
    own = {each.id: each.seat for each in board.pieces}
    spots: dict[str, Highlight] = {}
    rings: dict[str, HighlightLook] = {}
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


def with_way(over: Overlay, way: Sequence[str], board: GameBoard) -> Overlay:
    """The overlay with a route added, and at its end the figure that would go there."""
    planned = (
        replace(each, id=f"{each.id}-planned", places=(way[-1],), gauges=(), badges=(), active=False, spent=False)
        for each in board.pieces
        if way and each.places == (way[0],)
    )
    return replace(over, path=tuple(way), ghosts=tuple(planned))


def with_arcs(over: Overlay, arcs: Mapping[str, str]) -> Overlay:
    """The overlay with the arcs around a figure in place of the destinations, but below other highlights."""
    looks: dict[str, HighlightLook] = {"front": "front", "side": "side", "rear": "rear"}
    around = {place: Highlight(looks[arc]) for place, arc in arcs.items() if arc in looks}
    others = {place: spot for place, spot in over.spots.items() if spot.look != "reach" or not around}
    return replace(over, spots={**around, **others})


def with_sight(over: Overlay, sight: LineOfSight) -> Overlay:
    """The overlay with lines of sight and their obstacles added."""
    blocked = {place: Highlight("refused") for place in sight.blocked_by}
    return replace(over, spots={**over.spots, **blocked}, lines=sight.lines)


def with_field(over: Overlay, seen: Iterable[str]) -> Overlay:
    """The overlay with the field of view of a figure in place of the destinations."""
    return replace(over, spots={place: Highlight("seen") for place in seen})


def with_side_sight(over: Overlay, seen: Mapping[str, int], note: str) -> Overlay:
    """The overlay with the number of figures that see a place, in steps, in place of the destinations."""
    heat = {place: min(HEAT_STEPS, number) for place, number in seen.items()}
    return replace(over, spots={}, heat=heat, notes={**over.notes, HEAT_NOTE: note})


def with_named_regions(over: Overlay, sentences: Iterable[str], board: GameBoard) -> Overlay:
    """The overlay with the regions of the board that sentences name."""
    text = "\n".join(sentences)
    named = (
        zone.id
        for zone in board.zones
        if zone.seat is None and zone.name and search(rf"\b{escape(zone.name)}\b", text, IGNORECASE)
    )
    return replace(over, regions=frozenset(named))


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
