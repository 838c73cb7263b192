"""Lines of sight and fields of vision in Battleground, from the engine's map queries."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from editor.presenters.queries import query
from editor.view_model.board import Point
from editor.view_model.overlay import LineOfSight, OverlayLine
from engine.geometry.hex.grid import PlaceError
from engine.kernel.data.choice import Choice
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM

SHOWN = 2
"""The number of lines that must be clear."""


def aim(view: Battle, choice: Choice) -> tuple[str, str] | None:
    """The source and the target of a choice that attacks or affects a figure."""
    start, end = choice.data.get("figure"), choice.data.get("target")
    return (start, end) if isinstance(start, str) and isinstance(end, str) and start != end else None


def lines(view: Battle, start: str, end: str) -> LineOfSight | None:
    """The lines from any place of one to any of the other; if none is clear, those that come nearest."""
    found: list[LineOfSight] = []
    for one in _places(view, start):
        for other in _places(view, end):
            sight = _sight(view, one, other)
            if sight.sees:
                return sight
            found.append(sight)
    return min(found, key=lambda sight: len(sight.blocked_by) or view.scenario.terrain.grid.size, default=None)


def field(view: Battle, of: str) -> frozenset[str]:
    """All places that a figure or a place sees."""
    return frozenset(place for start in _places(view, of) for place in _seen(view, start))


def _seen(view: Battle, start: str) -> Iterable[str]:
    return map(str, query(SYSTEM, "field", view, **{"from": start})["sees"])


def _sight(view: Battle, start: str, end: str) -> LineOfSight:
    answer = query(SYSTEM, "sight", view, **{"from": start, "to": end})
    best = sorted(answer["lines"], key=lambda each: len(each["blocked_by"]))[:SHOWN]
    shown = answer["deciding"] or best
    blocked = dict.fromkeys(place for each in best for place in each["blocked_by"])
    clear = tuple(not each.get("blocked_by") for each in shown)
    return LineOfSight(
        sees=answer["sees"],
        lines=tuple(_line(view, each, is_clear) for each, is_clear in zip(shown, clear, strict=True)),
        blocked_by=() if answer["sees"] else tuple(map(str, blocked)),
        rules=tuple(answer["rules"]),
    )


def _line(view: Battle, answer: Mapping[str, Any], clear: bool) -> OverlayLine:
    return OverlayLine(_on_lattice(view, answer["from"]), _on_lattice(view, answer["to"]), clear)


def _on_lattice(view: Battle, point: list[float]) -> Point:
    """A point of the sheet on the lattice, which follows the flat sides of hexes."""
    x, y = point
    return (x, y) if view.scenario.terrain.grid.tops == "flat" else (y, x)


def _places(view: Battle, id_: str) -> tuple[str, ...]:
    """The places of a figure on the map, or the place with this name."""
    grid = view.scenario.terrain.grid
    if id_ in view.figures:
        return tuple(map(grid.name, view.filled(id_)))
    try:
        place = grid.place(id_)
    except PlaceError:
        return ()
    return (id_,) if view.scenario.terrain.places >> place & 1 else ()
