"""The checks of each kind of document, once its fields are valid; a new check is called here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.content.checks.faction_checks import misspelt_traits, unknown_factions
from engine.content.maps.hex_map import hex_map_in
from engine.content.problems import ROOT, Problem, step_into
from engine.systems.hoplomachus.checks.army_checks import army_problems
from engine.systems.hoplomachus.checks.map_checks import role_problems
from engine.systems.hoplomachus.checks.skill_checks import cycle_problems, skill_problems, tactic_problems
from engine.systems.hoplomachus.documents.traits import TRAITS

if TYPE_CHECKING:
    from engine.content.declarations import ContentCheck

RULES: Mapping[str, str] = {"content-bad-compass": "HR-COMP-3", "content-outside-map": "HR-ARENA-1"}
"""The rules behind the general problems of maps, by the code of the problem."""


def _map(document: Mapping[str, Any]) -> Iterator[Problem]:
    board = hex_map_in(document)
    if board is not None:
        yield from role_problems(board, step_into(ROOT, "roles"))


def _army(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from cycle_problems(document)
    yield from _factions(document, ROOT)
    yield from army_problems(document, ROOT)


def _skill(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from skill_problems(document)
    yield from _traits(document)


def _tactic(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from tactic_problems(document)
    yield from _traits(document)
    yield from _unit(document)


def _traits(document: Mapping[str, Any]) -> Iterator[Problem]:
    """HR-COMP-1: the traits of a unit."""
    return misspelt_traits(document, "hoplomachus", "HR-COMP-1", TRAITS)


def _unit(document: Mapping[str, Any]) -> Iterator[Problem]:
    return _factions(document, ROOT)


def _factions(part: Any, at: str) -> Iterator[Problem]:
    """HR-S-2: the factions of cards."""
    return unknown_factions(part, "hoplomachus", at, "HR-S-2")


CHECKS: Mapping[str, ContentCheck] = {
    "map": _map,
    "army": _army,
    "skill": _skill,
    "tactic": _tactic,
    "unit": _unit,
}
