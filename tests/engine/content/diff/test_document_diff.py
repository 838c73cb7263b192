"""Comparison of two versions of a document: all changes are reported, in each language, for every kind of document."""

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.content.diff.document_diff import MOST, document_diff
from engine.content.loading.document_reader import read_document
from engine.registry import declarations
from engine.words import ids, languages, resources_folder
from tests.support.content_fields import words_of_fields
from tests.support.documents import BODIES, DECLARED, documents, put

SYSTEMS = resources_folder() / "systems"


def stock(name: str) -> dict[str, Any]:
    return read_document((SYSTEMS / f"{name}.json").read_bytes(), declarations()).plain()  # type: ignore[union-attr]


def reported(old: Mapping[str, Any], new: Mapping[str, Any], lang: str = "en") -> tuple[str, ...]:
    return document_diff(old, new, declarations(), lang)


def changed(name: str, **changes: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """A stock document, and the same with other values at these paths (`__` stands for a dot)."""
    old = stock(name)
    new = deepcopy(old)
    for path, value in changes.items():
        put(new, path.replace("__", "."), value)
    return old, new


CARD = "battleground/characters/evil-lyn"
MAP = "battleground/maps/castle-courtyard"
GAME = "battleground/scenarios/first-game"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", ("Cost: from 27 to 40",)),
        ("it", ("Costo: da 27 a 40",)),
        ("es", ("Coste: de 27 a 40",)),
        ("pl", ("Koszt: było 27, jest 40",)),
    ],
)
def test_a_number(lang: str, said: tuple[str, ...]) -> None:
    assert reported(*changed(CARD, cost=40), lang) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "“gatehouse-ladder-west” moved from H12 to H13"),
        ("it", "«gatehouse-ladder-west»: spostamento da H12 a H13"),
        ("es", "«gatehouse-ladder-west»: traslado de H12 a H13"),
        ("pl", "„gatehouse-ladder-west”: przesunięcie z H12 na H13"),
    ],
)
def test_something_that_moved(lang: str, said: str) -> None:
    assert reported(*changed(MAP, pieces__4__hexes=["H13"]), lang) == (said,)


def test_a_figure_that_moved() -> None:
    said = reported(*changed(GAME, armies__0__placements__0__at="B16"))
    assert said == ("“red” › “he-man” moved from B15 to B16",)


def test_hexes_are_compared_one_by_one() -> None:
    """Not as they are written: a rectangle is its hexes."""
    old, new = changed(MAP, pieces__0__hexes=["I9-I10", "J10", "K1-L2"])
    assert reported(old, new) == (
        "“gatehouse-west” now also covers K1, K2, L1 and L2",
        "“gatehouse-west” no longer covers J11",
    )
    assert reported(*changed(MAP, pieces__0__hexes=["J10-J11", "I9-I10"])) == (
        "It means the same, written in another way.",
    )


def test_things_are_matched_by_their_names_not_by_their_places() -> None:
    old, new = changed(MAP)
    new["pieces"].insert(0, {"id": "crate", "class": "low", "hexes": ["A1"]})
    del new["pieces"][3]
    assert reported(old, new) == (
        "Pieces of terrain: “crate” was added",
        "Pieces of terrain: “gatehouse-walk-west” was removed",
    )
    new = deepcopy(old)
    new["pieces"].reverse()
    assert reported(old, new) == ("Pieces of terrain: in another order",)


def test_lines_without_names_are_matched_by_what_they_say() -> None:
    old = {"table": [{"from": 1, "to": 2, "wounds": 1}, {"from": 3, "to": None, "wounds": 2}]}
    new = {"table": [{"from": 0, "to": 0, "wounds": 0}, old["table"][0], {"from": 3, "to": None, "wounds": 3}]}
    assert document_diff(old, new, DECLARED, "en") == (
        "Result table: From: 0, To: 0 and Wounds: 0 was added",
        "Result table › no. 3 › Wounds: from 2 to 3",
    )


def test_abilities_are_compared_by_their_clauses() -> None:
    old, new = changed(CARD, abilities__1__by=-2)
    new["abilities"][2]["effects"].append({"do": "gain", "counter": "mana"})
    del new["abilities"][0]
    assert reported(old, new) == (
        "“Dread Presence”: “Each visible enemy within 4″: −1 mind.” became “Each visible enemy within 4″: −2 mind.”",
        "“False Shape”: “This character and the target swap places. Gain Protection.” became “This character and the "
        "target swap places. Gain Protection. The target gains 1 mana.”",
        "Abilities: “Siphon Mana” was removed",
    )
    assert reported(new, old)[0] == "Abilities: “Siphon Mana” was added"


def test_changes_of_abilities_in_another_language_are_reported() -> None:
    old, new = changed(CARD, abilities__0__name__pl="Inna nazwa")
    assert reported(old, new, "pl") == (
        "Umiejętności: dodano „Inna nazwa”",
        "Umiejętności: usunięto „Wysysanie many”",
    )
    assert reported(old, new, "en") == ("“Siphon Mana” › Name (Polski): from “Wysysanie many” to “Inna nazwa”",)


def test_added_and_removed_values_are_reported() -> None:
    old, new = changed(GAME, rounds=5, first="red", tags=["short"])
    assert reported(old, new) == ("Rounds: from 4 to 5", "First player: now “red”", "Tags: “short” was added")
    assert reported(new, old)[-2:] == ("First player: no longer “red”", "Tags: “short” was removed")


def test_documents_of_games_that_are_not_here() -> None:
    """By their fields, whatever their names."""
    old = {"kind": "hero", "id": "a", "system": "elsewhere", "vim": 1, "abilities": [{"id": "hit", "power": 1}]}
    new = old | {"vim": 2, "abilities": [{"id": "hit", "power": 3}]}
    assert reported(old, new) == ("“vim”: from 1 to 2", "“hit” › Power: from 1 to 3")


def test_long_comparisons_end() -> None:
    old = {"cards": [f"a-{number}" for number in range(1_000)]}
    new = {"cards": [f"b-{number}" for number in range(1_000)]}
    said = document_diff(old, new, DECLARED, "en")
    assert (len(said), said[-1]) == (MOST + 1, "and 1,800 more differences")


@pytest.mark.slow
def test_journals_of_many_entries_are_compared_in_no_time() -> None:
    """Not each entry with each: ten thousand times ten thousand would take minutes."""
    old = {"entries": [{"chance": "d6", "result": number} for number in range(10_000)]}
    new = {"entries": [{"chance": "d6", "result": number + 1} for number in range(10_000)]}
    assert document_diff(old, new, DECLARED, "en")[0] == "Entries › no. 1 › Result: from 0 to 1"


def test_each_field_of_every_document_has_a_name() -> None:
    assert set(words_of_fields()) <= ids()


def tells_all(old: Mapping[str, Any], new: Mapping[str, Any]) -> None:
    """There is a text exactly where the versions differ, in each language and in both directions."""
    for lang in languages():
        assert document_diff(old, old, DECLARED, lang) == ()
        assert bool(document_diff(old, new, DECLARED, lang)) is (old != new)
        assert bool(document_diff(new, old, DECLARED, lang)) is (old != new)
        assert all(line.strip() for line in document_diff(old, new, DECLARED, lang))


@pytest.mark.parametrize("kind", sorted(BODIES))
@settings(max_examples=8, deadline=None)
@given(data=st.data())
def test_documents_of_every_kind(kind: str, data: st.DataObject) -> None:
    tells_all(data.draw(documents(kind)), data.draw(documents(kind)))


@pytest.mark.soak
@pytest.mark.parametrize("kind", sorted(BODIES))
@settings(max_examples=300, deadline=None)
@given(data=st.data())
def test_very_many_documents_of_every_kind(kind: str, data: st.DataObject) -> None:
    tells_all(data.draw(documents(kind)), data.draw(documents(kind)))


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-99, 99) | st.text(max_size=5) | st.sampled_from(["A1", "B2-C3", "red"]),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.sampled_from(["id", "at", "name", "en", "pl", "hexes", "cost", "odd"]), inner, max_size=4)
    ),
    max_leaves=12,
)


@pytest.mark.slow
@settings(max_examples=200, deadline=None)
@given(st.dictionaries(st.text(max_size=4), JSON, max_size=4), st.dictionaries(st.text(max_size=4), JSON, max_size=4))
def test_the_changes_of_any_two_objects_are_all_reported(old: dict[str, Any], new: dict[str, Any]) -> None:
    tells_all(old, new)
