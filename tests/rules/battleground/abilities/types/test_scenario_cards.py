"""Cards that refer to things of scenarios: figures that enter, regions of the map, figures that may be knocked out."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.battleground.fights import item
from tests.support.ability_documents import card, problem_lines
from tests.support.faults import changed, found, playable

CALL: dict[str, Any] = {"when": "active", "cost": {"ap": 1}, "effects": [{"do": "spawn", "figure": "wolf"}]}
EVIL = {"bo": {"faction": "evil-warriors"}}
GEAR = "$.armies[0].figures[0].equipment[0].ability"


def carried(ability: dict[str, Any], **lines: Any) -> dict[str, Any]:
    """A scenario whose first figure carries an item with this ability."""
    return playable(gear={"ana": [item("horn", ability)]}, **lines)


@pytest.mark.rule("BG-SETUP-4")
def test_a_card_calls_somebody_whom_the_scenario_lacks() -> None:
    """A warning, for another scenario may have it; where it waits beside the map, all is well."""
    odd = (f"{GEAR}.effects[0].figure", "battleground-no-reserve", "BG-SETUP-4")
    assert found(carried(CALL), "warning") == [odd]
    there = carried(CALL)
    wolf = {**there["armies"][0]["figures"][0], "id": "wolf", "equipment": [], "reserve": True}
    there["armies"][0]["figures"].append({key: value for key, value in wolf.items() if key != "at"})
    assert found(there, "warning") == []


@pytest.mark.rule("BG-SETUP-4")
def test_a_figure_that_nothing_brings_in_is_reported() -> None:
    """Neither the scenario nor a card; whatever else waits is brought in by one."""
    waits = {"reserve": True, "at": "D4"}
    there = playable()
    there["armies"][0]["figures"].append({**there["armies"][0]["figures"][0], "id": "wolf", "equipment": [], **waits})
    idle = ("$.armies[0].figures[1].reserve", "battleground-never-enters", "BG-SETUP-4")
    assert (found(there), found(there, "warning")) == ([], [idle])
    enters = {"when": {"round-begins": {"round": 2}}, "effects": [{"do": "spawn", "figure": "wolf"}]}
    assert found({**there, "abilities": [enters]}, "warning") == []


@pytest.mark.rule("BG-SETUP-4")
def test_a_card_by_itself_calls_somebody() -> None:
    """No card has figures that wait, so that it is reported where it needs one."""
    assert problem_lines(card(CALL)) == [("$.effects[0].figure", "battleground-spawns-alone", None)]


@pytest.mark.rule("BG-MAP-6", "BG-WOUND-1")
@pytest.mark.parametrize(
    ("condition", "key", "code"),
    [
        ({"in-region": {"who": "self", "region": "lava"}}, "in-region.region", "battleground-no-region"),
        ({"knocked-out": "cy"}, "knocked-out", "content-unknown-id"),
    ],
)
def test_a_card_speaks_of_what_the_scenario_lacks(condition: dict[str, Any], key: str, code: str) -> None:
    """Parts of the map, and figures."""
    ability = {"when": "always", "modify": "mind", "by": 1, "if": condition}
    assert [(path, each) for path, each, _ in found(carried(ability), "warning")] == [(f"{GEAR}.if.{key}", code)]


@pytest.mark.rule("BG-COMP-3", "BG-ABIL-1")
@pytest.mark.parametrize(("first", "second"), [({"id": "a"}, {"id": "a"}), ({"id": "2"}, {})])
def test_no_two_abilities_of_a_card_are_called_the_same(first: dict[str, str], second: dict[str, str]) -> None:
    """By their ids, or by the number that stands for a missing one; else players could use neither."""
    mind = {"when": "always", "modify": "mind", "by": 1}
    both = [{**mind, **first}, {**mind, **second}]
    path = "$.armies[0].figures[0].card.abilities[1].id"
    where = "armies.0.figures.0.card.abilities"
    assert [(at, code) for at, code, _ in found(changed(playable(), where, both))] == [(path, "content-repeated-id")]
    assert found(changed(playable(), where, [{**mind, "id": "a"}, {**mind, "id": "b"}])) == []


def test_no_two_abilities_of_a_scenario_are_called_the_same() -> None:
    """The same for what the scenario does by itself."""
    says = {"when": "round-begins", "effects": [{"do": "message", "text": {"en": "On!"}}]}
    document = {**playable(), "abilities": [{**says, "id": "a"}, {**says, "id": "a"}]}
    assert [(at, code) for at, code, _ in found(document)] == [("$.abilities[1].id", "content-repeated-id")]


@pytest.mark.rule("BG-COMP-3")
def test_a_faction_that_nobody_is_of_is_reported_where_one_looks_like_it() -> None:
    """One that looks like none here may be meant for other armies."""

    def hates(faction: str) -> list[tuple[str, str, str | None]]:
        """What is odd about an item against a faction."""
        mind = {"when": "always", "modify": "mind", "by": 1}
        return found(carried({**mind, "if": {"trait": {"who": "bearer", "trait": faction}}}, cards=EVIL), "warning")

    assert hates("evil-warriors") == []
    assert hates("snakes") == []
    assert hates("evil-warrior") == [(f"{GEAR}.if.trait.trait", "content-unknown-id", None)]


@pytest.mark.rule("BG-MAP-6")
def test_a_card_by_itself_speaks_of_a_part_of_a_map() -> None:
    """Maps of missions have regions, each its own; the author is warned when writing the card."""
    stands = {"in-region": {"who": "self", "region": "lava"}}
    ability = {"when": "always", "modify": "mind", "by": 1, "if": stands}
    assert problem_lines(card(ability)) == [("$.if.in-region.region", "battleground-region-alone", None)]
