"""What is wrong between the abilities of a scenario and its other parts: the seats, regions and figures they name."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.content.errors import Problem, nearest, step_into
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import regions_of
from engine.content.unique import unknown_name

Plain = Mapping[str, Any]


def seat_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """Whose an ability is."""
    seats = tuple(army["seat"] for army in scenario.get("armies", ()))
    for number, ability in enumerate(scenario.get("abilities", ())):
        if "seat" in ability:
            yield from unknown_name(ability["seat"], seats, f"{at}.abilities[{number}].seat")


def region_problems(scenario: Plain, board: HexMap, at: str) -> Iterator[Problem]:
    """BG-MAP-6: the parts of the map in which somebody stands or enters."""
    known = tuple(regions_of(board))
    for path, operation in _operations(scenario.get("abilities", ()), step_into(at, "abilities")):
        region = operation.get("region")
        if isinstance(region, str) and region not in known:
            near = nearest(region, known)
            yield Problem(step_into(path, "region"), "battleground-no-region", {"region": region}, near, "BG-MAP-6")


def reserve_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """Who enters waits beside the map."""
    figures = (figure for army in scenario.get("armies", ()) for figure in army.get("figures", ()))
    waiting = tuple(figure["id"] for figure in figures if figure.get("reserve"))
    for path, operation in _operations(scenario.get("abilities", ()), step_into(at, "abilities")):
        if operation.get("do") == "spawn" and operation["figure"] not in waiting:
            values = {"figure": operation["figure"]}
            near = nearest(operation["figure"], waiting)
            yield Problem(step_into(path, "figure"), "battleground-no-reserve", values, near, "BG-SETUP-4")


def named_figure_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """BG-WOUND-1: who may be knocked out is in an army."""
    figures = tuple(figure["id"] for army in scenario.get("armies", ()) for figure in army.get("figures", ()))
    for path, operation in _operations(scenario.get("abilities", ()), step_into(at, "abilities")):
        if "knocked-out" in operation:
            yield from unknown_name(operation["knocked-out"], figures, step_into(path, "knocked-out"))


def _operations(part: Any, path: str) -> Iterator[tuple[str, Plain]]:
    """Every object in a part of a document, with its place."""
    if isinstance(part, Mapping):
        yield path, part
        for key, inside in part.items():
            yield from _operations(inside, step_into(path, key))
    elif isinstance(part, list | tuple):
        for number, inside in enumerate(part):
            yield from _operations(inside, f"{path}[{number}]")
