"""Abilities that could never do anything are refused, with the place and the reason."""

from typing import Any

import pytest

from engine.content.problems import ContentError
from tests.support.ability_documents import wrong
from tests.support.hoplomachus import own, scenario, tactic

Document = dict[str, Any]
FATIGUE: Document = {"do": "fatigue"}
INSIDE: Document = {"do": "if", "if": {"dazed": "target"}, "then": [FATIGUE]}
LASTS = "hoplomachus-lasts-with-a-tactic"


@pytest.mark.rule("BG-ATT-7")
def test_an_extra_effect_of_attacks_has_effects() -> None:
    assert wrong({"when": "attack"}) == [("$.effects", "battleground-ability-does-nothing", None)]
    assert wrong({"when": "attack", "effects": [{"do": "push"}]}) == []


def test_a_change_of_numbers_names_some() -> None:
    empty = {"when": "active", "effects": [{"do": "modify", "gives": []}]}
    assert wrong(empty) == [("$.effects[0].gives", "battleground-no-number-changes", None)]


def codes(**document: Any) -> list[str]:
    """What is wrong with a scenario of Hoplomachus."""
    return [code for code, _ in faults(**document)]


def faults(**document: Any) -> list[tuple[str, str]]:
    """The codes with their paths in the ability."""
    try:
        scenario(**document)
    except ContentError as error:
        return [(each.code, each.path.partition(".ability.")[2] or each.path) for each in error.errors]
    return []


PUT: Document = {"do": "if", "if": {"dazed": "target"}, "then": [{"do": "displace"}]}


@pytest.mark.parametrize(
    ("effect", "code", "path"),
    [
        (FATIGUE, LASTS, "effects[1].do"),
        (INSIDE, LASTS, "effects[1].then[0].do"),
        (PUT, "hoplomachus-no-hex-chosen", "effects[1].then[0].do"),
    ],
)
def test_the_effect_is_reported_that_is_wrong(effect: Document, code: str, path: str) -> None:
    """Not only the list that contains it."""
    ability = {"when": {"moved": {}}, "effects": [{"do": "daze", "on": "self"}, effect]}
    assert faults(cards={"ana": {"skills": [own("knack", ability)]}}) == [(code, path)]


@pytest.mark.rule("HR-TACTIC-2")
@pytest.mark.parametrize("effects", [[FATIGUE], [INSIDE]])
@pytest.mark.parametrize("when", ["ability", "special", {"moved": {}}])
def test_a_lasting_effect_of_a_tactic_is_refused_in_a_skill(when: Any, effects: list[Document]) -> None:
    """It would last for no time at all."""
    aim = {"to": "opponent"} if isinstance(when, str) else {}
    ability = {"when": when, **aim, "effects": effects}
    assert codes(cards={"ana": {"skills": [own("knack", ability)]}}) == [LASTS]


@pytest.mark.rule("HR-TACTIC-2")
def test_a_lasting_effect_stands_among_the_first_effects_of_a_tactic() -> None:
    """And not inside another one, nor in an ability that the tactic gives."""
    reacting = {"when": "moved", "effects": [FATIGUE]}
    assert codes(tactics={"red": [tactic("slow", FATIGUE)]}) == []
    assert codes(tactics={"red": [tactic("slow", INSIDE)]}) == [LASTS]
    assert codes(tactics={"red": [tactic("slow", abilities=[reacting])]}) == [LASTS]


@pytest.mark.parametrize(
    ("field", "value", "path"),
    [
        ("on", {"together": {"of": []}}, "$.effects[0].on.together.of"),
        ("wounds", {"sum": []}, "$.effects[0].wounds.sum"),
    ],
)
def test_several_together_are_some(field: str, value: Document, path: str) -> None:
    """Of an empty list nothing could be said either."""
    empty = {"when": "active", "cost": {"ap": 1}, "effects": [{"do": "wound", field: value}]}
    assert wrong(empty) == [(path, "ability-nothing-together", None)]
