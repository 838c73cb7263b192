"""Checks between the parts of a scenario: deployment zones and armies, figures and their starting places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any

from engine.content.maps.hex_map import HexMap
from engine.content.maps.hexes import HexPlaces
from engine.content.maps.zones import zones_by_seat
from engine.content.problems import Problem, ProblemValue, Severity, step_into
from engine.geometry.movement.bases import Base
from engine.systems.battleground.checks.map_checks import Classes, closed_to_figures
from engine.systems.battleground.documents.components import tokens_beyond

Armies = Sequence[Mapping[str, Any]]


def zone_problems(board: HexMap, armies: Armies, at: str) -> Iterator[Problem]:
    """BG-MAP-6: the map has a deployment zone for each army, and for no other seat.

    A bare map without cards, objectives and zones is allowed, for experiments.
    """
    grid, seats = board.sheet(), [army["seat"] for army in armies]
    zones = zones_by_seat(board)
    for army in armies:
        if army["seat"] not in zones:
            needed = bool(board.objectives or zones or any(side.get("deck") for side in armies))
            severity: Severity = "error" if needed else "warning"
            values = {"seat": army["seat"]}
            yield Problem(at, "battleground-no-zone", values, rule="BG-MAP-6", severity=severity, stops="start")
    for number, zone in enumerate(board.zones):
        if zone.seat not in seats:
            values = {"zone": zone.id, "seat": zone.seat}
            code = "battleground-zone-of-nobody"
            yield Problem(f"{at}[{number}].seat", code, values, rule="BG-MAP-6", severity="warning")
    for one, other in combinations(zones, 2):
        if both := zones[one] & zones[other]:
            values = {"seat": one, "other": other, "place": grid.name((both & -both).bit_length() - 1)}
            yield Problem(at, "battleground-zones-overlap", values, rule="BG-MAP-6", severity="warning")


def token_problems(scenario: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """BG-COMP-7: whether one box has the tokens that the cards may need."""
    for each in tokens_beyond(scenario):
        values: dict[str, ProblemValue] = {
            "kind": each.kind,
            "found": each.found,
            "most": each.most,
            "names": each.names,
        }
        code = "battleground-tokens-beyond-the-box"
        yield Problem(step_into(at, "armies"), code, values, rule="BG-COMP-7", severity="warning")


def figure_problems(board: HexMap, classes: Classes, armies: Armies, at: str) -> Iterator[Problem]:
    """BG-MOVE-2, BG-BIG-1: figures start where they can stand, with their whole base, and no two on the same hex.

    BG-SETUP-4: they start in their own deployment zone, unless a mission says otherwise. One in reserve does not stand
    anywhere yet, and enters beside its hex if somebody is there.
    """
    zones = zones_by_seat(board)
    places, taken = HexPlaces(board.sheet(), classes.get("platform", 0)), dict[int, str]()
    closed = closed_to_figures(classes)
    for number, army in enumerate(armies):
        for each, figure in enumerate(army.get("figures", ())):
            here = f"{at}.armies[{number}].figures[{each}].at"
            if "at" in figure and not any(places.problems(figure["at"], here)):
                waits = bool(figure.get("reserve"))
                yield from _where_it_stands(figure, places, closed, {} if waits else taken, here)
                if army["seat"] in zones and not waits:
                    yield from _outside_zone(figure, places, zones[army["seat"]], army["seat"], here)


def _outside_zone(figure: Mapping[str, Any], places: HexPlaces, zone: int, seat: str, at: str) -> Iterator[Problem]:
    beyond = (place for place in filled_places(figure, places) if not zone >> places.grid.hex_of(place) & 1)
    place = next(beyond, None)
    if place is not None:
        values = {"figure": figure["id"], "place": places.grid.name(place), "seat": seat}
        yield Problem(at, "battleground-outside-zone", values, rule="BG-SETUP-4", severity="warning")


def _where_it_stands(
    figure: Mapping[str, Any], places: HexPlaces, closed: int, taken: dict[int, str], at: str
) -> Iterator[Problem]:
    grid, name = places.grid, figure["id"]
    filled = filled_places(figure, places)
    if not filled:
        yield Problem(at, "battleground-base-off-the-map", {"figure": name}, rule="BG-BIG-1")
    for place in filled:
        printed = grid.name(place)
        if grid.is_raised(place):
            if not places.platforms >> grid.hex_of(place) & 1:
                yield Problem(at, "content-no-platform", {"place": printed}, rule="BG-BIG-2")
        elif closed >> place & 1:
            yield Problem(at, "battleground-on-an-obstacle", {"figure": name, "place": printed}, rule="BG-MOVE-2")
        if place in taken:
            values = {"figure": name, "other": taken[place], "place": printed}
            yield Problem(at, "battleground-two-on-a-hex", values, rule="BG-MOVE-2")
        taken.setdefault(place, name)


def filled_places(figure: Mapping[str, Any], places: HexPlaces) -> tuple[int, ...]:
    """BG-BIG-1: the places under a figure; if its card could not be resolved, its own place."""
    grid, card = places.grid, figure["card"]
    offsets = card.get("base", [[0, 0]]) if isinstance(card, Mapping) else [[0, 0]]
    facing = figure.get("facing")
    direction = grid.direction(facing) if facing in places.facings else 0
    base = Base(tuple((lane, slant) for lane, slant in offsets))
    return base.facing(grid, direction).at(grid.place(figure["at"]))
