"""A game declares what its scenarios must contain; one check finds what is missing, at its place."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from engine.content.checks.playability import (
    CardSlot,
    Playability,
    ProblemCode,
    cards_in,
    playability_problems,
    refuse_unplayable,
)
from engine.content.problems import ContentError, Problem


def no_blunt_swords(card: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """A check of one slot."""
    if card["id"] == "blunt":
        yield Problem(at, "blunt")


DUEL = Playability(
    slots={
        "card": CardSlot(("duellist",), by_id=False),
        "equipment": CardSlot(("sword", "dagger"), no_blunt_swords),
        "deck": CardSlot(("trick",)),
    },
    armies=2,
    no_map=ProblemCode("no-map", "D-1"),
    other_armies=ProblemCode("two", "D-2"),
    no_army=ProblemCode("nobody", "D-2"),
    no_figures=ProblemCode("empty"),
    other_card=ProblemCode("other", "D-3"),
    other_namesake=ProblemCode("namesake"),
    only_named=ProblemCode("named"),
)
MAP = {"grid": {"shape": "hex"}}


def card(kind: str, name: str, **more: Any) -> dict[str, Any]:
    """A card written out."""
    return {"kind": kind, "id": name, **more}


def army(seat: str, *equipment: Any, deck: Any = ()) -> dict[str, Any]:
    """A duellist with what it carries, and a deck."""
    figure = {"id": f"{seat}-1", "card": card("duellist", "anybody"), "equipment": list(equipment)}
    return {"seat": seat, "figures": [figure], "deck": deck}


def found(*armies: Any, declared: Playability = DUEL, **scenario: Any) -> list[tuple[str, str, str | None]]:
    """Path, code and rule of each problem."""
    whole = {"map": MAP, "armies": armies, **scenario}
    return [(each.path, each.code, each.rule) for each in playability_problems(declared, whole)]


def test_a_playable_scenario_has_no_problems() -> None:
    assert found(army("red", card("sword", "long")), army("blue", deck=[card("trick", "feint")])) == []


def test_map_armies_and_seats() -> None:
    assert found(army("red"), map={"grid": {"shape": "areas"}}, seats=[{"id": "red"}, {"id": "blue"}]) == [
        ("$.map", "no-map", "D-1"),
        ("$.armies", "two", "D-2"),
        ("$.seats[1].id", "nobody", "D-2"),
    ]
    named = replace(DUEL, armies=("red", "blue"), shape=None)
    assert found(army("red"), army("green"), declared=named, map=None) == [("$.armies", "two", "D-2")]


def test_an_army_needs_figures_unless_a_list_has_them() -> None:
    assert found({"seat": "red"}, {"seat": "blue", "army": "duel/blues"}) == [("$.armies[0].figures", "empty", None)]


def test_cards_fit_their_slots() -> None:
    """In the order of the figures and piles; a slot may ask for more than a kind."""
    red = army("red", card("trick", "feint"), card("sword", "blunt"), "duel/sword", deck=[card("sword", "long")])
    assert found(red, army("blue")) == [
        ("$.armies[0].figures[0].equipment[0].kind", "other", "D-3"),
        ("$.armies[0].figures[0].equipment[1]", "blunt", None),
        ("$.armies[0].deck[0].kind", "other", "D-3"),
    ]


def test_cards_of_one_id_are_alike_where_the_id_is_all_that_is_known() -> None:
    """A figure is known by its own name, so that its card may be another one of the same id."""
    red, blue = army("red", card("sword", "long")), army("blue", card("sword", "long", dice=1))
    blue["figures"][0]["card"]["health"] = 3
    assert found(red, blue) == [("$.armies[1].figures[0].equipment[0].id", "namesake", None)]


def test_a_card_that_becomes_a_figure_takes_its_name() -> None:
    """However many copies of it there are."""
    slots = {**DUEL.slots, "deck": CardSlot(("trick",), figure=lambda trick: str(trick["id"]))}
    declared = replace(DUEL, slots=slots, name_twice=ProblemCode("twice"))
    decoy, ghost = card("trick", "red-1"), card("trick", "ghost")
    assert found(army("red", deck=[decoy, ghost]), army("blue", deck=[ghost]), declared=declared) == [
        ("$.armies", "twice", None)
    ]


def test_an_unresolved_reference_makes_a_scenario_unplayable() -> None:
    """For reading the document it is no problem; cards may contain other documents."""
    figures = [{"id": "bo", "card": card("duellist", "bo", skill="duel/lunge")}]
    red, blue = (
        army("red", "duel/sword", deck="duel/tricks"),
        {"seat": "blue", "army": "duel/blues", "figures": figures},
    )
    declared = replace(DUEL, inside=lambda each, at: [(f"{at}.skill", each["skill"])] if "skill" in each else [])
    whole = {"map": "duel/yard", "armies": [red, blue]}
    assert list(playability_problems(declared, whole)) == []
    with pytest.raises(ContentError) as caught:
        refuse_unplayable(declared, whole)
    assert [each.path for each in caught.value.errors] == [
        "$.map",
        "$.armies[0].figures[0].equipment[0]",
        "$.armies[0].deck",
        "$.armies[1].army",
        "$.armies[1].figures[0].card.skill",
    ]


def test_cards_are_found_by_their_slots() -> None:
    red = army("red", card("sword", "long"), deck=["duel/feint"])
    assert [each.path for each in cards_in(red, ("equipment",), "$")] == ["$.figures[0].equipment[0]"]
    assert [each.card for each in cards_in(red, DUEL.piles, "$")] == ["duel/feint"]
