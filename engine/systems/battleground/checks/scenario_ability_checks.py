"""Checks between the abilities of a scenario and its other parts: the seats, regions and figures that they refer to."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.content.document_path import Plain
from engine.content.id_checks import repeated_ids, unknown_name
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import regions_of
from engine.content.problems import ROOT, Problem, Severity, nearest, step_into
from engine.systems.battleground.abilities.types.ability_index import own_name
from engine.systems.battleground.compiled_scenario import ROUNDS, last_round_begun, last_round_ended

ROUND_FIELDS: Mapping[str, tuple[str, Callable[[int], int]]] = {
    "round-begins": ("round", last_round_begun),
    "round-ends": ("round", last_round_ended),
    "round": ("least", last_round_begun),
}
"""The fields of operations with a round that must take place, each with the last one that does."""


def seat_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """Problems of the seats that abilities refer to."""
    seats = tuple(army["seat"] for army in scenario.get("armies", ()))
    for number, ability in enumerate(scenario.get("abilities", ())):
        if "seat" in ability:
            yield from unknown_name(ability["seat"], seats, f"{at}.abilities[{number}].seat")


def name_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """Problems of abilities in a scenario with equal ids."""
    abilities = enumerate(scenario.get("abilities", ()), 1)
    names = (own_name(ability.get("id", ""), number) for number, ability in abilities)
    yield from repeated_ids(names, step_into(at, "abilities"))


def region_problems(scenario: Plain, board: HexMap, at: str) -> Iterator[Problem]:
    """BG-MAP-6: the regions of the map that abilities refer to."""
    known = tuple(regions_of(board))
    for path, operation, severity in _speaking(scenario, at):
        region = operation.get("region")
        if isinstance(region, str) and region not in known:
            near, values = nearest(region, known), {"region": region}
            yield Problem(step_into(path, "region"), "battleground-no-region", values, near, "BG-MAP-6", severity)


def reserve_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """BG-SETUP-4: a figure that is to enter must be in reserve; one in reserve that nothing brings in never plays."""
    if _lacks_an_army(scenario):
        return
    armies = enumerate(scenario.get("armies", ()))
    figures = [(side, each, one) for side, army in armies for each, one in enumerate(army.get("figures", ()))]
    waiting = tuple(one["id"] for _, _, one in figures if one.get("reserve"))
    brought = set[str]()
    for path, operation, severity in _speaking(scenario, at):
        if operation.get("do") == "spawn":
            name = operation["figure"]
            brought.add(name)
            if name not in waiting:
                near, here = nearest(name, waiting), step_into(path, "figure")
                yield Problem(here, "battleground-no-reserve", {"figure": name}, near, "BG-SETUP-4", severity)
    for side, each, one in figures:
        if one.get("reserve") and one["id"] not in brought:
            here, values = f"{at}.armies[{side}].figures[{each}].reserve", {"figure": one["id"]}
            yield Problem(here, "battleground-never-enters", values, rule="BG-SETUP-4", severity="warning")


def named_figure_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """BG-WOUND-1: a figure whose knock-out matters must be in an army."""
    if _lacks_an_army(scenario):
        return
    figures = tuple(figure["id"] for army in scenario.get("armies", ()) for figure in army.get("figures", ()))
    for path, operation, severity in _speaking(scenario, at):
        if "knocked-out" in operation:
            for problem in unknown_name(operation["knocked-out"], figures, step_into(path, "knocked-out")):
                yield replace(problem, severity=severity)


def _lacks_an_army(scenario: Plain) -> bool:
    """Whether a referenced army list could not be read, so that its figures are unknown."""
    return any("army" in army for army in scenario.get("armies", ()))


def faction_name_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """BG-COMP-3: a faction of no card here that resembles a known one; others may be meant for other armies."""
    cards = (operation for _, operation in _operations(scenario.get("armies", ()), at))
    known = sorted({card["faction"] for card in cards if isinstance(card.get("faction"), str)})
    for path, operation, _ in _speaking(scenario, at):
        trait = operation.get("trait")
        if isinstance(trait, str) and nearest(trait, known):
            for problem in unknown_name(trait, known, step_into(path, "trait")):
                yield replace(problem, severity="warning")


def round_problems(scenario: Plain, at: str) -> Iterator[Problem]:
    """BG-ROUND-1: the rounds that abilities wait for or ask about must take place."""
    rounds = scenario.get("rounds", ROUNDS)
    for path, operation, _ in _speaking(scenario, at):
        for key, (field, last) in ROUND_FIELDS.items():
            round_ = operation.get(key)
            number = round_.get(field) if isinstance(round_, Mapping) else None
            if isinstance(number, int) and number > last(rounds):
                code = "battleground-no-such-round" if number > rounds else "battleground-round-never-ends"
                values, here = {"rounds": rounds, "round": number}, step_into(step_into(path, key), field)
                yield Problem(here, code, values, rule="BG-ROUND-1", severity="warning")


def spawning_alone(card: Plain) -> Iterator[Problem]:
    """BG-SETUP-4: a single card refers to a figure that enters: only scenarios have such figures."""
    for path, operation in _operations(card, ROOT):
        if operation.get("do") == "spawn":
            values, here = {"figure": operation["figure"]}, step_into(path, "figure")
            yield Problem(here, "battleground-spawns-alone", values, rule="BG-SETUP-4", severity="warning")


def regions_alone(card: Plain) -> Iterator[Problem]:
    """BG-MAP-6: a single card refers to a region of a map: only the maps of missions have any, each its own."""
    for path, operation in _operations(card, ROOT):
        region = operation.get("region")
        if isinstance(region, str):
            here = step_into(path, "region")
            yield Problem(here, "battleground-region-alone", {"region": region}, rule="BG-MAP-6", severity="warning")


def _speaking(scenario: Plain, at: str) -> Iterator[tuple[str, Plain, Severity]]:
    """Every object in the abilities of the scenario and its cards, with its path.

    What is wrong there for the scenario may be right for a card, which is also played in others.
    """
    parts: tuple[tuple[str, Severity], ...] = (("abilities", "error"), ("armies", "warning"))
    for key, severity in parts:
        for path, operation in _operations(scenario.get(key, ()), step_into(at, key)):
            yield path, operation, severity


def _operations(part: Any, path: str) -> Iterator[tuple[str, Plain]]:
    """Every object in a part of a document, with its path."""
    if isinstance(part, Mapping):
        yield path, part
        for key, inside in part.items():
            yield from _operations(inside, step_into(path, key))
    elif isinstance(part, list | tuple):
        for number, inside in enumerate(part):
            yield from _operations(inside, f"{path}[{number}]")
