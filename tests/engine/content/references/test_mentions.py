"""Which documents a document names, and where, for every kind; and other names in their places."""

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.references.mentions import mentions, with_other_name
from engine.registry import declarations
from engine.words import resources_folder
from tests.support.documents import BODIES, DECLARED, documents

CARD = {"kind": "fate", "schema": "1.0", "id": "luck", "system": "battleground", "initiative": 0, "ap": 1, "mana": 0}
FIGURE = {"id": "a", "card": "ann", "equipment": ["axe", {"kind": "weapon", "id": "bow"}]}
ENVELOPE = {"schema": "1.0", "id": "it", "system": "battleground"}

NAMING: dict[str, tuple[dict[str, Any], dict[str, str]]] = {
    "references": (
        {**CARD, "bonus": {"id": "no-document"}, "references": [{"kind": "map", "id": "moor"}]},
        {"$.references[0].id": "moor"},
    ),
    "deck": (
        {"kind": "deck", "cards": ["a", CARD, "b", "a"]},
        {"$.cards[0]": "a", "$.cards[2]": "b", "$.cards[3]": "a"},
    ),
    "army": (
        {"kind": "army", "format": "free", "figures": [FIGURE], "deck": "pile", "glory": ["g", "h"]},
        {
            "$.format": "free",
            "$.figures[0].card": "ann",
            "$.figures[0].equipment[0]": "axe",
            "$.deck": "pile",
            "$.glory[0]": "g",
            "$.glory[1]": "h",
        },
    ),
    "scenario": (
        {
            "kind": "scenario",
            "map": "moor",
            "armies": [{"seat": "red", "army": "list"}, {"seat": "blue", "figures": [FIGURE]}],
        },
        {
            "$.map": "moor",
            "$.armies[0].army": "list",
            "$.armies[1].figures[0].card": "ann",
            "$.armies[1].figures[0].equipment[0]": "axe",
        },
    ),
    "position": ({"kind": "position", "scenario": "game", "state": {"scenario": "other"}}, {"$.scenario": "game"}),
    "journal": (
        {
            "kind": "journal",
            "position": {"kind": "position", "scenario": {"kind": "scenario", "map": "moor"}, "state": {}},
        },
        {"$.position.scenario.map": "moor"},
    ),
    "notes": ({"kind": "notes", "map": "moor"}, {"$.map": "moor"}),
}


@pytest.mark.parametrize("name", NAMING)
def test_the_references_of_each_kind_are_found(name: str) -> None:
    document, expected = NAMING[name]
    assert {each.place: each.id for each in mentions({**ENVELOPE, **document}, DECLARED)} == expected


def test_a_game_that_is_not_here() -> None:
    """Its armies are known, and any other list may be a pile."""
    army = {
        **ENVELOPE,
        "kind": "army",
        "system": "x",
        "figures": [FIGURE],
        "spells": ["fire"],
        "stash": "chest",
        "gold": 5,
    }
    assert {each.id for each in mentions(army, DECLARED)} == {"ann", "axe", "fire", "chest"}
    card = {**ENVELOPE, "kind": "spell", "system": "x", "deck": "no-document"}
    assert mentions(card, DECLARED) == ()


def test_the_references_of_a_card_are_found() -> None:
    """Where its game says so; by the last part of an id, where that is enough."""
    folder = resources_folder() / "systems" / "hoplomachus" / "units"
    games = declarations()
    found = {
        each.id
        for file in folder.glob("*.json")
        for each in mentions(read_document(file.read_bytes(), games).plain(), games)  # type: ignore[union-attr]
    }
    assert found
    assert all(name.startswith("hoplomachus/") for name in found)


@pytest.mark.slow
@pytest.mark.parametrize("kind", sorted(BODIES))
@given(data=st.data())
@settings(max_examples=25)
def test_every_reference_can_be_renamed(kind: str, data: st.DataObject) -> None:
    """At every place; nothing else changes, and the document that was given does not change at all."""
    document = read_document(data.draw(documents(kind)), DECLARED)
    assert isinstance(document, Document)
    before = document.plain()
    named = mentions(before, DECLARED)
    places = {each.place: f"other/name-{number}" for number, each in enumerate(named)}
    after = with_other_name(before, places)
    assert before == document.plain()
    assert {each.place: each.id for each in mentions(after, DECLARED)} == places
    assert with_other_name(after, {each.place: each.id for each in named}) == before
    assert isinstance(read_document(after, DECLARED), Document)
