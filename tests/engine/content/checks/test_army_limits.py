"""Armies and the formats that they name: points, agreement, and every sort of limit."""

from __future__ import annotations

from typing import Any

import pytest

from engine.content.checks.army_limits import LimitStanding, cost_of, format_standings
from engine.content.problems import ProblemOrigin
from tests.support.document_folder import CHARACTER, FATE, HEAD, Shelf, codes_and_guesses, look

WEAPON: dict[str, Any] = {
    "kind": "weapon",
    "type": "melee",
    "dice": 0,
    "table": [{"from": 1, "to": None, "wounds": 1}],
    "cost": 10,
}


def shelf(**rules: Any) -> Shelf:
    """Cards of both factions, and the format `rules`."""
    return Shelf(
        ana={**CHARACTER, "faction": "reds", "cost": 40},
        bo={**CHARACTER, "faction": "blues", "cost": 40},
        cy={**CHARACTER, "cost": 40},
        sword=WEAPON,
        axe=WEAPON,
        bow={**WEAPON, "type": "ranged", "range": 9},
        one=FATE,
        two=FATE,
        rules={"kind": "army-format", **rules},
    )


def army(*figures: str, deck: str = "", **rules: Any) -> list[tuple[str, str]]:
    """What is wrong with an army of `ana:sword,axe` and such."""
    made = []
    for number, text in enumerate(figures):
        card, _, equipment = text.partition(":")
        made.append({"id": f"f{number}", "card": card, "equipment": equipment.split(",") if equipment else []})
    found = codes_and_guesses(shelf(**rules), kind="army", format="rules", figures=made, deck=deck.split())
    return [(place, code) for place, code, _ in found]


@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize(
    ("rules", "right", "wrong", "problem"),
    [
        ({"points": {"most": 100}}, ["ana:sword", "cy:axe"], ["ana:sword,axe", "cy:bow"], ("$", "points")),
        ({"same": ["faction"]}, ["ana", "cy"], ["ana", "bo", "cy"], ("$", "mixed")),
        ({"kinds": ["character"], "most": 2}, ["ana", "cy"], ["ana", "cy", "bo"], ("$", "too-many")),
        ({"kinds": ["character"], "least": 2}, ["ana", "cy"], ["ana"], ("$", "too-few")),
        ({"kinds": ["character"], "copies": 1}, ["ana", "cy"], ["ana", "ana"], ("$", "copies")),
        ({"kinds": ["weapon"], "least": 1}, ["ana:bow"], ["ana"], ("$", "too-few")),
        (
            {"kinds": ["weapon"], "by": "type", "per": "figure", "most": 1},
            ["ana:sword,bow", "cy:sword"],
            ["ana", "cy:bow,sword,axe"],
            ("$.figures[1]", "too-many"),
        ),
        (
            {"kinds": ["weapon"], "where": {"type": "ranged"}, "per": "figure", "most": 0},
            ["ana:sword,axe"],
            ["ana:sword,bow"],
            ("$.figures[0]", "too-many"),
        ),
    ],
)
def test_a_format_is_kept(rules: dict[str, Any], right: list[str], wrong: list[str], problem: tuple[str, str]) -> None:
    """What is within the limit passes; one more, one less or one other does not."""
    if "kinds" in rules:
        rules = {"limits": [{"id": "limit", **rules}]}
    assert army(*right, **rules) == []
    assert army(*wrong, **rules) == [(problem[0], f"content-format-{problem[1]}")]


@pytest.mark.rule("BG-SETUP-3")
def test_piles_are_counted_apart() -> None:
    """Cards in a deck count for the limits of that pile only."""
    limit = {"id": "deck", "kinds": ["fate"], "pile": "deck", "least": 2, "most": 3, "copies": 2}
    assert army("ana", deck="one one two", limits=[limit]) == []
    assert army("ana", deck="one one one two", limits=[limit]) == [
        ("$.deck", "content-format-too-many"),
        ("$.deck", "content-format-copies"),
    ]
    assert army("ana", deck="one", limits=[limit]) == [("$.deck", "content-format-too-few")]
    assert army("ana", deck="", limits=[{**limit, "kinds": ["character"]}]) == [("$.deck", "content-format-too-few")]


def test_a_format_is_there_and_is_one() -> None:
    figures = [{"id": "a", "card": "ana"}]
    for name, code, near in (("rule", "content-no-such-document", "rules"), ("ana", "content-other-kind", None)):
        assert codes_and_guesses(shelf(), kind="army", format=name, figures=figures) == [("$.format", code, near)]


def test_of_what_is_not_found_nobody_knows_whether_it_is_too_little() -> None:
    """That it is missing is reported, and nothing that may not be so; what is there can still be too much."""
    few: dict[str, Any] = {"id": "few", "name": {"en": "Few"}, "kinds": ["fate"], "pile": "deck", "least": 2}
    two = {"id": "two", "name": {"en": "Two"}, "kinds": ["character"], "least": 2, "most": 2}
    rules = {"limits": [few, two]}
    missing = ("content-no-such-document",)
    assert [code for _, code in army("ana", "nobody", deck="one nothing", **rules)] == [*missing, *missing]
    assert [code for _, code in army("ana", "cy", "bo", "nobody", deck="one one", **rules)] == [
        *missing,
        "content-format-too-many",
    ]
    listed = [{"id": "f0", "card": "ana"}]
    found = codes_and_guesses(shelf(**rules), kind="army", format="rules", figures=listed, deck="no-deck")
    assert [(place, code) for place, code, _ in found] == [("$.deck", *missing), ("$", "content-format-too-few")]


def test_the_rule_of_the_format_is_reported() -> None:
    """Where its provenance names one."""
    rules = {"points": {"most": 3}, "provenance": {"source": "house", "rule": "BG-SETUP-3"}}
    found = look(shelf(**rules), kind="army", format="rules", figures=[{"id": "a", "card": "ana"}])
    assert [(problem.code, problem.rule) for problem in found.problems] == [("content-format-points", "BG-SETUP-3")]


def mission(side: dict[str, Any], **rules: Any) -> list[tuple[str, str, str | None, str | None]]:
    """What is reported of a scenario with the army list `ana:sword,axe` and `cy:bow`, and a format of that list."""
    full = shelf(**rules)
    figures = [
        {"id": "ana", "card": "ana", "equipment": ["sword", "axe"]},
        {"id": "cy", "card": "cy", "equipment": ["bow"]},
    ]
    for name, body in (
        ("reds", {"kind": "army", "format": "rules", "figures": figures, "deck": "fates"}),
        ("fates", {"kind": "deck", "cards": ["one", "one", "two"]}),
    ):
        full.documents[name] = {**HEAD, "id": name, **body}
    found = look(full, kind="scenario", armies=[{"seat": "red", "army": "reds", **side}])
    about = [each for each in found.problems if each.code.startswith("content-") or each.path.startswith("$.armies[0]")]
    assert all(each.stops == "nothing" for each in about), "both players may have agreed to it"
    return [(each.path, each.code, each.rule, each.origin and str(each.origin.path)) for each in about]


@pytest.mark.rule("BG-SETUP-3")
@pytest.mark.parametrize(
    ("rules", "code", "origin"),
    [
        ({"points": {"most": 109}}, "points", "$"),
        ({"limits": [{"id": "own", "kinds": ["weapon"], "per": "figure", "most": 1}]}, "too-many", "$.figures[0]"),
        ({"limits": [{"id": "own", "kinds": ["fate"], "pile": "deck", "least": 4}]}, "too-few", "$.cards"),
        ({"limits": [{"id": "own", "kinds": ["fate"], "pile": "deck", "copies": 1}]}, "copies", "$.cards"),
    ],
)
def test_a_scenario_tells_what_the_format_of_an_army_list_finds(rules: dict[str, Any], code: str, origin: str) -> None:
    """At the place that names the list, with the place in the list or deck, and the rule of the format."""
    marked = {**rules, "provenance": {"source": "house", "rule": "BG-SETUP-3"}}
    assert mission({}, **marked) == [("$.armies[0].army", f"content-format-{code}", "BG-SETUP-3", origin)]
    assert mission({}, points={"most": 110}) == []


def test_the_deck_of_a_scenario_counts_instead_of_that_of_the_list() -> None:
    """A deck of its own, at its own place; that of the list is not played."""
    limit = {"id": "deck", "kinds": ["fate"], "pile": "deck", "most": 3}
    assert mission({}, limits=[limit]) == []
    assert mission({"deck": ["one", "one", "two", "two"]}, limits=[limit]) == [
        ("$.armies[0].deck", "content-format-too-many", None, None)
    ]


def test_a_format_that_is_not_there_is_missed_by_the_scenario_too() -> None:
    """Where the list names it; armies of saved games, written out, need none."""
    found = shelf()
    reds = {"kind": "army", "format": "rule", "figures": [{"id": "a", "card": "ana"}]}
    found.documents["reds"] = {**HEAD, "id": "reds", **reds}
    (missing,) = (
        each
        for each in look(found, kind="scenario", armies=[{"seat": "red", "army": "reds"}]).problems
        if each.code == "content-no-such-document"
    )
    assert (missing.path, missing.suggestion, missing.stops) == ("$.armies[0].army", "rules", "nothing")
    assert missing.origin == ProblemOrigin("reds", "$.format")


def standings(rules: dict[str, Any], *figures: tuple[str, ...]) -> list[LimitStanding]:
    """Those of an army whose figures carry weapons of these types."""
    made: list[dict[str, Any]] = [
        {
            "id": f"f{number}",
            "card": {**CHARACTER, "id": f"c{number}", "cost": 40},
            "equipment": [{**WEAPON, "id": f"w{weapon}", "type": weapon} for weapon in types],
        }
        for number, types in enumerate(figures)
    ]
    return list(format_standings({"figures": made}, (), rules, "$"))


def test_every_limit_says_where_an_army_stands() -> None:
    """Whether it is kept or not; a limit for each figure and type has a standing for each of them."""
    rules: dict[str, Any] = {
        "points": {"most": 100},
        "same": ["faction"],
        "limits": [
            {"id": "characters", "kinds": ["character"], "least": 2, "most": 5, "copies": 1},
            {"id": "weapons", "kinds": ["weapon"], "by": "type", "per": "figure", "most": 1},
        ],
    }
    found = standings(rules, ("melee", "melee", "spell"), ())
    shown = [(each.kind, each.limit, each.of, each.found, each.least, each.most, each.is_met) for each in found]
    assert shown == [
        ("points", "cost", "", 110, None, 100, False),
        ("same", "faction", "", 0, None, 1, True),
        ("number", "characters", "", 2, 2, 5, True),
        ("copies", "characters", "", 1, None, 1, True),
        ("number", "weapons", "melee", 2, None, 1, False),
        ("number", "weapons", "spell", 1, None, 1, True),
        ("number", "weapons", "", 0, None, 1, True),
    ]
    assert [problem.code for each in found for problem in each.problems] == [
        "content-format-points",
        "content-format-too-many",
    ]


def test_points_are_those_of_the_field_that_the_format_names() -> None:
    assert cost_of({"cost": 7, "value": 3}, {"points": {"most": 1}}) == 7
    assert cost_of({"cost": 7, "value": 3}, {"points": {"most": 1, "field": "value"}}) == 3
    assert cost_of({"cost": "free"}, {"points": {"most": 1}}) is None
    assert cost_of({"cost": 7}, {}) is None
