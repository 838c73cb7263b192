"""Scenarios that cannot be played are refused with the place and the reason, all at once."""

from typing import Any

import pytest

from engine.content.loading.document_reader import read_document
from engine.content.problems import ContentError
from engine.systems.battleground.system import SYSTEM
from engine.words import languages
from tests.support.battleground import DECLARED, scenario


def refused(document: dict[str, Any]) -> list[tuple[str, str]]:
    """The path and reason of a refused set-up; each reason can be rendered in every language."""
    with pytest.raises(ContentError) as caught:
        SYSTEM.setup(document)
    assert all(problem.sentence(lang) for problem in caught.value.errors for lang in languages())
    return [(problem.path, problem.code) for problem in caught.value.errors]


@pytest.mark.rule("BG-COMP-1")
@pytest.mark.parametrize("number", [0, 1, 3])
def test_two_armies(number: int) -> None:
    document = scenario()
    third = {**document["armies"][0], "seat": "green"}
    document["armies"] = [*document["armies"], third][:number]
    assert refused(document) == [("$.armies", "battleground-two-armies")]


@pytest.mark.rule("BG-COMP-1")
def test_of_one_or_more_characters() -> None:
    assert refused(scenario(blue="")) == [("$.armies[1].figures", "battleground-no-character")]


def test_every_seat_has_an_army() -> None:
    """The seats give the order, where they are named."""
    document = scenario(seats=[{"id": "blue"}, {"id": "red"}])
    assert SYSTEM.setup(document).seats == ("blue", "red")
    document["seats"] = [*document["seats"], {"id": "green"}]
    assert refused(document) == [("$.seats[2].id", "battleground-no-army")]


def test_everything_is_written_out() -> None:
    """Names of documents need a library; a game needs the documents themselves."""
    document = scenario(map="battleground/somewhere")
    red, blue = document["armies"]
    red.update(deck="battleground/fates", glory=["battleground/glory"])
    red["figures"][0].update(card="battleground/ana", equipment=["battleground/sword"])
    document["armies"][1] = {"seat": "blue", "army": "battleground/blues", "deck": blue["deck"]}
    assert refused(document) == [
        ("$.map", "battleground-only-named"),
        ("$.armies[0].figures[0].card", "battleground-only-named"),
        ("$.armies[0].figures[0].equipment[0]", "battleground-only-named"),
        ("$.armies[0].glory[0]", "battleground-only-named"),
        ("$.armies[0].deck", "battleground-only-named"),
        ("$.armies[1].army", "battleground-only-named"),
    ]


def test_a_scenario_needs_a_map_of_hexes() -> None:
    document = scenario()
    del document["map"]
    assert refused(document) == [("$.map", "battleground-no-map")]
    areas = {"kind": "map", "grid": {"shape": "areas"}, "areas": [{"id": "moor", "class": "wild"}]}
    assert refused({**document, "map": areas}) == [("$.map", "battleground-no-map")]


@pytest.mark.rule("BG-COMP-2", "BG-COMP-6")
def test_every_card_is_in_its_place() -> None:
    """Characters on the map, weapons and items with them, fate cards in the deck and glory cards beside it."""
    document = scenario(glory={"red": "glory-1"})
    red = document["armies"][0]
    fate, glory, character = red["deck"][0], red["glory"][0], red["figures"][0]["card"]
    red.update(deck=[fate, glory], glory=[fate])
    red["figures"][0].update(card=fate, equipment=[character])
    assert refused(document) == [
        ("$.armies[0].figures[0].card.kind", "battleground-other-card"),
        ("$.armies[0].figures[0].equipment[0].kind", "battleground-other-card"),
        ("$.armies[0].deck[1].kind", "battleground-other-card"),
        ("$.armies[0].glory[0].kind", "battleground-other-card"),
    ]


def test_copies_of_a_card_are_alike() -> None:
    """In one deck, in both, and in the deck and the glory cards."""
    document = scenario(glory={"red": "glory-1"})
    red, blue = document["armies"]
    blue["deck"][2] = {**blue["deck"][2], "ap": 5}
    red["glory"].append({**red["glory"][0], "initiative": 9})
    assert refused(document) == [
        ("$.armies[0].glory[1].id", "battleground-other-namesake"),
        ("$.armies[1].deck[2].id", "battleground-other-namesake"),
    ]


@pytest.mark.rule("BG-BIG-1")
@pytest.mark.parametrize("base", [[[1, 0]], [[0, 1], [0, 0]], [[0, 0], [0, 1], [0, 1]]])
def test_a_base_begins_with_the_figure_s_own_place_and_names_each_hex_once(base: list[list[int]]) -> None:
    with pytest.raises(ContentError) as caught:
        scenario(red="max@D4", bases={"max": base})
    assert [(each.path, each.code) for each in caught.value.errors] == [
        ("$.armies[0].figures[0].card.base", "battleground-bad-base")
    ]


@pytest.mark.rule("BG-BIG-1", "BG-BIG-3")
def test_facing_hexes_are_hexes_of_the_base() -> None:
    """They are counted from 0, in the order of the base."""
    card = scenario(red="max@D4", bases={"max": [[0, 0], [0, 1]]})["armies"][0]["figures"][0]["card"]
    envelope = {"schema": "1.0", "system": "battleground"}
    assert read_document({**envelope, **card, "front": [0, 1]}, DECLARED)
    with pytest.raises(ContentError) as caught:
        read_document({**envelope, **card, "front": [0, 2]}, DECLARED)
    assert [(each.path, each.code) for each in caught.value.errors] == [("$.front[1]", "battleground-no-such-front")]
    assert all(caught.value.problem.sentence(lang) for lang in languages())
