"""The stock content: sound documents, stated values as the rule book states them, a fair arena, and whole games."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.content.kinds.scenario import Scenario
from engine.content.maps.hex_map import HexMap
from engine.content.maps.zones import hexes_by_role
from engine.systems.hoplomachus.checks.map_checks import POZZUOLI
from engine.words import languages, resources_folder
from tests.editor.cli.command_process import hexsmith
from tests.support.cases import all_cases
from tests.support.hoplomachus import DECLARED

FOLDER = resources_folder() / "systems" / "hoplomachus"
FILES = sorted(FOLDER.rglob("*.json"))
SKIRMISH = "hoplomachus/skirmish-pozzuoli"


def wire(path: Path) -> dict[str, Any]:
    """A document as it is stored."""
    data: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return data


def unit(slug: str) -> dict[str, Any]:
    """The chip of a unit."""
    return wire(FOLDER / "units" / f"{slug}.json")


@cache
def skirmish() -> dict[str, Any]:
    """The scenario with everything that it names."""
    found = check_document(DocumentResolver(with_files=False)(SKIRMISH), DECLARED, DocumentResolver(with_files=False))
    assert found.problems == ()
    assert isinstance(found.document, Scenario)
    return found.document.plain()


@all_cases("path", FILES)
def test_a_document_is_sound(path: Path) -> None:
    """Without a finding; named in every language; with its origin and the rule behind it."""
    document = wire(path)
    assert check_document(document, DECLARED, DocumentResolver(with_files=False)).problems == ()
    assert document["name"].keys() == set(languages())
    assert document["id"] == f"hoplomachus/{path.stem}"
    assert document["provenance"]["rule"].startswith("HR-")


@pytest.mark.rule("HR-COMP-7")
def test_the_factions() -> None:
    """Each 1 hero, 10 units, 4 tactics: one unique, three of the four common ones."""
    common = {"adrenaline", "bolster-health", "hamstring", "stun"}
    for army in skirmish()["armies"]:
        ranks = Counter(figure["card"].get("rank", "common") for figure in army["figures"])
        assert ranks == {"hero": 1, "common": 10}
        tactics = {card["id"].rpartition("/")[2] for card in army["tactics"]}
        assert len(tactics) == 4
        assert len(tactics & common) == 3
        own = {card["faction"] for card in army["tactics"]} - {None}
        assert own == {figure["card"]["faction"] for figure in army["figures"]}


@pytest.mark.rule("HR-RULE-3", "HR-S-2")
def test_the_stock_skirmish_begins_as_the_rules_say() -> None:
    """A Skirmish in Pozzuoli: the scenario that ships is for two seats, on an arena without what is the Colosseum's."""
    (shipped,) = (FOLDER / "scenarios").iterdir()
    assert wire(shipped)["id"] == SKIRMISH
    assert [army["seat"] for army in skirmish()["armies"]] == ["red", "blue"]
    assert hexes_by_role(HexMap.model_validate(skirmish()["map"])).keys() == POZZUOLI.keys()


@pytest.mark.rule("HR-COMP-8", "HR-COMP-1")
def test_the_stated_units() -> None:
    """What the rule book says of them, marked so; all else is ours."""
    warrior = {"movement": 2, "attack": ["black", "blue", "yellow"]}
    kunlun = {"faction": "kunlun"}
    stated: dict[str, dict[str, Any]] = {
        "amazon-warrior": {**warrior, "faction": "amazons", "class": "attacker", "range": 1, "health": 3},
        "kunlun-warrior": {**kunlun, **warrior, "range": 1},
        "kunlun-mountain-radical": {**kunlun, "range": 1, "movement": 3, "attack": ["blue", "blue"]},
        "kunlun-marksman": {**kunlun, "range": 2, "attack": ["black", "yellow"]},
        "feng": {**kunlun, "rank": "hero"},
        "rostam": {"faction": None, "rank": "hero"},
    }
    skills = {
        "amazon-warrior": "retaliate whirlwind",
        "kunlun-warrior": "retaliate whirlwind",
        "kunlun-mountain-radical": "hurl-1",
        "kunlun-marksman": "first-strike long-shot-4",
        "feng": "retaliate perfect-strike hurl-2",
        "rostam": "retaliate first-strike long-shot-3",
    }
    for slug, values in stated.items():
        chip = unit(slug)
        assert {key: chip[key] for key in values} == values
        assert chip["provenance"]["values"].keys() == {*values, "skills"}
        assert set(chip["provenance"]["values"].values()) == {"rulebook"}
        reported = ["-".join(map(str, (each["skill"], *_number(each)))) for each in chip["skills"]]
        assert " ".join(reported) == skills[slug]
    others = (unit(path.stem) for path in (FOLDER / "units").iterdir() if path.stem not in stated)
    assert all(chip["provenance"]["source"] == "house" and "values" not in chip["provenance"] for chip in others)


def _number(skill: dict[str, Any]) -> tuple[int, ...]:
    """The N of a skill that has one in the rule book."""
    return (skill["distance"],) if "distance" in skill else ()


@pytest.mark.rule("HR-COMP-12")
def test_the_stated_tactics() -> None:
    adrenaline, blitz = (wire(FOLDER / "tactics" / f"{slug}.json") for slug in ("adrenaline", "blitz"))
    assert adrenaline["effects"] == [{"do": "add-movement", "by": 1}]
    assert (blitz["type"], blitz["effects"]) == ("permanent", [{"do": "add-dice", "dice": ["green"]}])
    assert blitz["faction"] == unit("feng")["faction"]
    assert adrenaline["provenance"]["values"] == dict.fromkeys(("effects.0.do", "effects.0.by"), "rulebook")
    assert blitz["provenance"]["values"] == dict.fromkeys(("faction", "type", "effects"), "rulebook")


@pytest.mark.rule("HR-ARENA-2")
def test_the_arena_is_fair() -> None:
    """It counts as HR-ARENA-2 does, and is a mirror image for red and blue."""
    board = HexMap.model_validate(skirmish()["map"])
    grid, roles = board.sheet(), hexes_by_role(board)
    assert {role: hexes.bit_count() for role, hexes in roles.items()} == POZZUOLI

    def mirrored(hexes: int) -> int:
        """The hexes with the columns the other way round; the sheet has an odd number of them."""
        places = (grid.column_row(hex_) for hex_ in range(grid.size) if hexes >> hex_ & 1)
        return sum(1 << grid.hex_at(grid.columns - 1 - column, row) for column, row in places)

    assert grid.columns % 2 == 1
    assert mirrored(roles["deploy-red"]) == roles["deploy-blue"]
    assert mirrored(roles["stone"]) == roles["stone"]


@pytest.mark.slow
@pytest.mark.command("hexsmith play")
def test_the_stock_skirmish_is_played_to_an_end() -> None:
    """By random players from the command line, to an end."""
    done = hexsmith("play", SKIRMISH, "--players", "random,random", "--games", "2", "--json")
    played = json.loads(done.stdout)
    assert played["games"] == 2
    assert all(game["result"] in ("win", "draw") for game in played["played"])
