"""Checks of documents that are valid by themselves: maps, scenarios, and games that hold a scenario."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.content.checks.faction_checks import misspelt_traits, unknown_factions
from engine.content.maps.hex_map import HexMap
from engine.content.problems import ROOT, Problem, step_into
from engine.systems.hoplomachus.documents.map_checks import placing_problems, role_problems
from engine.systems.hoplomachus.documents.playability import unplayable
from engine.systems.hoplomachus.documents.skill_checks import cycle_problems, skill_problems, tactic_problems
from engine.systems.hoplomachus.documents.traits import TRAITS

if TYPE_CHECKING:
    from engine.content.declarations import Check

RULES: Mapping[str, str] = {"content-bad-compass": "HR-COMP-3", "content-outside-map": "HR-ARENA-1"}
"""The rules behind what is wrong with any map, by the code of the problem."""


def _map(document: Mapping[str, Any]) -> Iterator[Problem]:
    if document["grid"]["shape"] == "hex":
        yield from role_problems(HexMap.model_validate(document), step_into(ROOT, "roles"))


def _scenario(document: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    yield from unplayable(document, at)
    yield from cycle_problems(document, at)
    yield from _factions(document.get("armies", ()), step_into(at, "armies"))
    board = document.get("map")
    if isinstance(board, Mapping) and board["grid"]["shape"] == "hex":
        read = HexMap.model_validate(board)
        yield from role_problems(read, f"{at}.map.roles")
        yield from placing_problems(read, document.get("armies", ()), at)


def _game(document: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """A position or a journal, by the scenario that it began from."""
    for key, look in (("scenario", _scenario), ("position", _game)):
        inside = document.get(key)
        if isinstance(inside, Mapping):
            yield from look(inside, step_into(at, key))


def _army(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from cycle_problems(document)
    yield from _factions(document, ROOT)


def _skill(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from skill_problems(document)
    yield from _traits(document)


def _tactic(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from tactic_problems(document)
    yield from _traits(document)
    yield from _unit(document)


def _traits(document: Mapping[str, Any]) -> Iterator[Problem]:
    """HR-COMP-1: what a unit may be."""
    return misspelt_traits(document, "hoplomachus", "HR-COMP-1", TRAITS)


def _unit(document: Mapping[str, Any]) -> Iterator[Problem]:
    return _factions(document, ROOT)


def _factions(part: Any, at: str) -> Iterator[Problem]:
    """HR-S-2: whose troop cards are of."""
    return unknown_factions(part, "hoplomachus", at, "HR-S-2")


CHECKS: Mapping[str, Check] = {
    "map": _map,
    "army": _army,
    "scenario": _scenario,
    "position": _game,
    "journal": _game,
    "skill": _skill,
    "tactic": _tactic,
    "unit": _unit,
}
