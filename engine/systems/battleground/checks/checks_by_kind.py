"""The checks of each kind of document, once its fields are valid; a new check is called here."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from engine.content.checks.faction_checks import misspelt_traits, unknown_factions
from engine.content.maps.hex_map import hex_map_in
from engine.content.problems import ROOT, Problem, step_into
from engine.systems.battleground.checks.ability_lint import CARDS, card_problems, cycle_problems
from engine.systems.battleground.checks.faction_checks import faction_problems
from engine.systems.battleground.checks.map_checks import elements, hexes_by_class, map_problems
from engine.systems.battleground.checks.scenario_ability_checks import (
    faction_name_problems,
    name_problems,
    named_figure_problems,
    region_problems,
    regions_alone,
    reserve_problems,
    round_problems,
    seat_problems,
    spawning_alone,
)
from engine.systems.battleground.checks.scenario_checks import figure_problems, token_problems, zone_problems
from engine.systems.battleground.checks.study_checks import study_problems
from engine.systems.battleground.checks.token_checks import custom_token_problems
from engine.systems.battleground.checks.weapon_ability_checks import weapon_ability_problems

if TYPE_CHECKING:
    from engine.content.declarations import ContentCheck

RULES: Mapping[str, str] = {
    "battleground-bad-base": "BG-BIG-1",
    "content-format-copies": "BG-SETUP-3",
    "content-format-mixed": "BG-SETUP-3",
    "content-format-points": "BG-SETUP-3",
    "content-format-too-few": "BG-SETUP-3",
    "content-format-too-many": "BG-SETUP-3",
    "content-ladder-one-hex": "BG-MAP-5",
    "content-low-not-mixed": "BG-MAP-3",
    "content-low-outside-piece": "BG-MAP-3",
    "content-mixed-not-mixed": "BG-MAP-3",
    "content-no-platform": "BG-MAP-2",
    "content-not-attachable": "BG-MAP-3",
    "content-outside-map": "BG-MAP-1",
    "content-pieces-overlap": "BG-MAP-2",
    "content-stand-and-obstacle": "BG-MAP-3",
}
"""The rules behind the general problems of maps and armies, by the code of the problem."""


def _map(document: Mapping[str, Any]) -> Iterator[Problem]:
    board = hex_map_in(document)
    if board is not None:
        yield from map_problems(board, elements(board), ROOT)


def _map_in_play(document: Mapping[str, Any]) -> Iterator[Problem]:
    board = hex_map_in(document)
    if board is not None:
        yield from study_problems(board, ROOT)


def _card(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from card_problems(document)
    yield from custom_token_problems(document, ROOT)
    yield from spawning_alone(document)
    yield from regions_alone(document)
    yield from _factions(document, ROOT)
    yield from misspelt_traits(document, "battleground", "BG-COMP-3")


def _factions(part: Any, at: str) -> Iterator[Problem]:
    """BG-COMP-1: the factions of cards."""
    return unknown_factions(part, "battleground", at, "BG-COMP-1")


def _weapon(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from _card(document)
    yield from weapon_ability_problems(document)


def scenario_problems(document: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """The problems of a scenario, apart from those that prevent it from being played."""
    for number, army in enumerate(document.get("armies", ())):
        yield from faction_problems(army, f"{at}.armies[{number}]")
    yield from card_problems(document, at)
    yield from cycle_problems(document, at)
    yield from custom_token_problems(document, at)
    yield from name_problems(document, at)
    yield from seat_problems(document, at)
    yield from reserve_problems(document, at)
    yield from named_figure_problems(document, at)
    yield from faction_name_problems(document, at)
    yield from round_problems(document, at)
    yield from _factions(document.get("armies", ()), step_into(at, "armies"))
    yield from token_problems(document, at)
    board, armies = hex_map_in(document.get("map")), document.get("armies", ())
    if board is not None:
        pieces = elements(board)
        yield from map_problems(board, pieces, step_into(at, "map"))
        yield from zone_problems(board, armies, f"{at}.map.zones")
        yield from figure_problems(board, hexes_by_class(pieces), armies, at)
        yield from region_problems(document, board, at)


def _army(document: Mapping[str, Any]) -> Iterator[Problem]:
    yield from _factions(document, ROOT)
    yield from faction_problems(document)
    yield from cycle_problems(document)
    yield from custom_token_problems(document, ROOT)


SLOW_CHECKS: Mapping[str, ContentCheck] = {"map": _map_in_play}
CHECKS: Mapping[str, ContentCheck] = {
    **dict.fromkeys(CARDS, _card),
    "weapon": _weapon,
    "map": _map,
    "army": _army,
}
