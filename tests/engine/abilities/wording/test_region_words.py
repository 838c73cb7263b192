"""The parts of a map are called as their author calls them, in the language that is spoken; else by their id."""

from typing import Any

import pytest

from editor.game_text.display_names import DisplayNames
from editor.presenters.battleground.abilities import renderer
from editor.view_model.map_document_board import board_of
from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.content.maps.hex_map import HexMap
from engine.systems.battleground.abilities.ability_text import ability_passages, clauses
from engine.systems.battleground.documents.ability_fields import SCENARIO_ABILITY
from tests.support.battleground import DECLARED

FORD = {"en": "Old ford", "it": "Vecchio guado", "es": "Vado viejo", "pl": "Stary bród"}
BANK = {"en": "Far bank", "pl": "Drugi brzeg"}


def scenario(role: dict[str, Any], zone: dict[str, Any]) -> Scenario:
    """A scenario that hurts every figure in a region of its map."""
    near = [{"in-region": {"who": "subject", "region": region}} for region in ("ford", "bank")]
    ability = {
        "when": {"move": {"who": "character"}},
        "if": {"any": near},
        "effects": [{"do": "wound", "on": "subject"}],
    }
    board = {
        "kind": "map",
        "grid": {"shape": "hex", "tops": "flat", "columns": 9, "rows": 9},
        "roles": [{"role": "ford", "hexes": ["D4"], **role}],
        "zones": [{"id": "bank", "seat": "red", "hexes": ["A1-B9"], **zone}],
    }
    envelope = {"kind": "scenario", "schema": "1.0", "id": "test/ford", "system": "battleground"}
    read = read_document({**envelope, "map": board, "armies": [], "abilities": [ability]}, DECLARED)
    assert isinstance(read, Scenario)
    return read


NAMED = scenario({"name": FORD}, {"name": BANK})


@pytest.mark.parametrize(
    ("lang", "ford", "bank"),
    [
        ("en", "“Old ford”", "“Far bank”"),
        ("it", "«Vecchio guado»", "«Far bank»"),
        ("es", "«Vado viejo»", "«Far bank»"),
        ("pl", "„Stary bród”", "„Drugi brzeg”"),
    ],
)
def test_regions_have_the_names_of_their_author(lang: str, ford: str, bank: str) -> None:
    """In the words of a scenario, and on the screen, in another language where there is none in this one."""
    (passage,) = ability_passages(NAMED, lang)
    naming = DisplayNames.of(NAMED.plain(), lang)
    (ability,) = (SCENARIO_ABILITY.read(each).read() for each in NAMED.plain()["abilities"])
    on_screen = " ".join(clause.text for clause in clauses(ability, renderer(naming)))
    for text in (" ".join(passage.lines), on_screen):
        assert ford in text
        assert bank in text


def test_without_a_name_they_go_by_their_id() -> None:
    (passage,) = ability_passages(scenario({}, {}), "it")
    assert "«ford»" in " ".join(passage.lines)


def test_a_name_is_written_as_it_was_read() -> None:
    assert isinstance(NAMED.map, HexMap)
    assert NAMED.map.plain()["roles"] == [{"role": "ford", "name": FORD, "hexes": ["D4"]}]
    assert "name" not in scenario({}, {}).plain()["map"]["zones"][0]


def test_a_map_shows_the_names() -> None:
    assert isinstance(NAMED.map, HexMap)
    assert [zone.name for zone in board_of(NAMED.map, "pl").zones] == ["Drugi brzeg", "Stary bród"]
