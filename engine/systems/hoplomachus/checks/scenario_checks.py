"""Checks between the parts of a scenario: factions of units, roles of hexes, and the starting places of units."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.content.checks.faction_checks import unknown_factions
from engine.content.maps.hex_map import HexMap, hex_map_in
from engine.content.maps.hexes import HexPlaces
from engine.content.maps.zones import hexes_by_role
from engine.content.problems import ROOT, Problem, ProblemValue, step_into
from engine.systems.hoplomachus.checks.army_checks import army_problems
from engine.systems.hoplomachus.checks.map_checks import role_problems
from engine.systems.hoplomachus.checks.skill_checks import cycle_problems


def scenario_problems(document: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """The problems of a scenario, apart from those that prevent it from being played."""
    yield from cycle_problems(document, at)
    yield from unknown_factions(document.get("armies", ()), "hoplomachus", step_into(at, "armies"), "HR-S-2")
    for number, army in enumerate(document.get("armies", ())):
        yield from army_problems(army, f"{at}.armies[{number}]")
    board = hex_map_in(document.get("map"))
    if board is not None:
        yield from role_problems(board, f"{at}.map.roles")
        yield from placing_problems(board, document.get("armies", ()), at)


def placing_problems(board: HexMap, armies: Sequence[Mapping[str, Any]], at: str) -> Iterator[Problem]:
    """HR-ARENA-1: no two units start on one hex, nor on a pedestal."""
    grid, closed = board.sheet(), hexes_by_role(board).get("pedestal", 0)
    places, taken = HexPlaces(grid, 0), dict[int, str]()
    for number, army in enumerate(armies):
        for each, figure in enumerate(army.get("figures", ())):
            here = f"{at}.armies[{number}].figures[{each}].at"
            if "at" not in figure or any(places.problems(figure["at"], here)):
                continue
            hex_ = grid.place(figure["at"])
            if closed >> hex_ & 1 or hex_ in taken:
                values: dict[str, ProblemValue] = {"unit": figure["id"], "place": figure["at"]}
                yield Problem(here, "hoplomachus-blocked-hex", values, rule="HR-ARENA-1")
            taken.setdefault(hex_, figure["id"])
