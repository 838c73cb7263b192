"""Effects on the “target” of an ability that is aimed at a place are reported: they happen to its owner (BG-ABIL-2)."""

from typing import Any

import pytest

from tests.support.ability_documents import warned, wrong

CODE = "battleground-target-is-a-place"
WOUND = {"do": "wound", "on": "target"}
MARK = {"do": "mark", "name": "pit", "range": 1, "when": "end-of-activation", "effects": [WOUND]}
AROUND = {"do": "wound", "on": {"pieces": {"side": "enemies", "within": 2, "of": "target"}}}


def aimed(*effects: dict[str, Any], to: str = "hex", **fields: Any) -> dict[str, Any]:
    """An ability that is aimed at a place."""
    return {"when": "active", "cost": {"ap": 1}, "to": to, "effects": list(effects), **fields}


@pytest.mark.rule("BG-ABIL-2")
@pytest.mark.parametrize("to", ["hex", "objective"])
def test_a_wound_on_a_place_is_reported(to: str) -> None:
    """At its “on”, said or left out, with the owner as the nearest meaning; it is no error."""
    assert warned(aimed({"do": "wound"}, to=to)) == [("$.effects[0].on", CODE, "self")]
    assert warned(aimed({"do": "heal", "on": "self"}, WOUND, to=to))[-1:] == [("$.effects[1].on", CODE, "self")]
    assert wrong(aimed(WOUND, to=to)) == []


@pytest.mark.rule("BG-ABIL-2", "BG-ABIL-3")
def test_also_among_results_and_in_branches() -> None:
    test: dict[str, Any] = {"test": {"statistic": "mind"}, "results": [{"needs": 1, "effects": [WOUND]}]}
    ability = {key: value for key, value in aimed(**test).items() if key != "effects"}
    assert ("$.results[0].effects[0].on", CODE, "self") in warned(ability)
    inside = {"do": "if", "if": {"wounded": True}, "then": [WOUND]}
    assert ("$.effects[0].then[0].on", CODE, "self") in warned(aimed(inside))


@pytest.mark.parametrize(
    "ability",
    [
        aimed({"do": "wound", "on": "self"}),
        aimed(AROUND),
        aimed(MARK),
        aimed({**MARK, "on": "target"}),
        aimed({"do": "for-each", "of": {"pieces": {"side": "enemies"}}, "effects": [WOUND]}),
        aimed(WOUND, to="enemy"),
    ],
    ids=["owner", "around it", "mark", "mark on it", "each of others", "character"],
)
def test_an_effect_with_a_named_target_is_not_reported(ability: dict[str, Any]) -> None:
    """Nor what a mark, or a loop, does to those whom it meets."""
    assert CODE not in [code for _, code, _ in warned(ability)]
