"""The fairness of arenas, and what their maps may have."""

from __future__ import annotations

import json
from typing import Any

import pytest

from editor.services.document_resolver import DocumentResolver
from engine.content.loading.document_reader import read_document
from engine.content.maps.fairness_sheet import FairnessSheet
from engine.content.maps.hex_map import HexMap
from engine.registry import declarations
from engine.systems.battleground.content import CONTENT as BATTLEGROUND
from engine.systems.hoplomachus.arena_fairness import arena_fairness
from engine.systems.hoplomachus.content import CONTENT
from engine.words import languages, speak


def arena(**roles: list[str]) -> HexMap:
    """The stock arena with other hexes of some roles."""
    plain: dict[str, Any] = json.loads(DocumentResolver().read("hoplomachus/pozzuoli"))
    for role in plain["roles"]:
        role["hexes"] = roles.get(role["role"].replace("-", "_"), role["hexes"])
    found = read_document(plain, declarations())
    assert isinstance(found, HexMap)
    return found


@pytest.mark.rule("HR-ARENA-2")
def test_the_stock_arena_is_fair() -> None:
    sheet = arena_fairness(arena())
    assert sheet.conclusion.id == "fairness-even"
    assert sheet.numbers() == {"deployment": (6, 6), "stone-1": (4, 4), "stone-2": (4, 4), "nearer": (36, 36)}
    assert all(speak(text, lang) for each in sheet.measures for text in (each.name, each.how) for lang in languages())


def test_a_side_with_more_room_is_named() -> None:
    """Stones are counted by nearness, each side its own; an arena without a side has no sheet."""
    sheet = arena_fairness(arena(deploy_red=["C2", "C3"], stone=["D3", "E7"]))
    assert sheet.uneven[0].id in ("deployment", "stone-1")
    assert sheet.measure("stone-1").values[0].about == "D3"
    assert sheet.measure("stone-1").values[0].number == 1
    assert {value.seat: value.number for value in sheet.measure("deployment").values} == {"red": 2, "blue": 6}
    bare = arena()
    assert arena_fairness(bare.model_copy(update={"roles": bare.roles[1:]})) == FairnessSheet(())


@pytest.mark.rule("HR-ARENA-3")
def test_games_say_what_their_maps_have() -> None:
    """Roles with their numbers and seats in arenas; terrain, zones and objectives on battlefields."""
    roles = {each.role: each for each in CONTENT.maps.roles()}
    assert (roles["deploy-red"].number, roles["deploy-red"].seat, roles["deploy-red"].is_needed) == (6, "red", True)
    assert (roles["pedestal"].number, roles["deploy-inner"].number) == (4, None)
    assert not CONTENT.maps.has_terrain
    maps = BATTLEGROUND.maps
    assert (maps.has_terrain, maps.has_zones, maps.has_regions, maps.objectives) == (True, True, True, 6)
