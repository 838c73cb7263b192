"""A token of its own kind given to several is reported: an army has one copy, so that only the last keeps it."""

from typing import Any

import pytest

from tests.support.ability_documents import warned

RAGE: dict[str, Any] = {"do": "buff", "name": "rage", "gives": [{"modify": "mind", "by": 1}]}
FOES: dict[str, Any] = {"pieces": {"side": "enemies", "within": 2}}
LAST_ONE = "battleground-unique-to-several"


def active(*effects: dict[str, Any], to: str = "self") -> dict[str, Any]:
    """An ability with these effects."""
    return {"when": "active", "cost": {"ap": 1}, "to": to, "effects": list(effects)}


@pytest.mark.rule("BG-FX-4")
@pytest.mark.parametrize(
    ("ability", "path"),
    [
        (active(RAGE, to="all-allies"), "$.effects[0].name"),
        (active({**RAGE, "on": FOES}), "$.effects[0].name"),
        (active({"do": "for-each", "of": FOES, "effects": [RAGE]}), "$.effects[0].effects[0].name"),
        (active({"do": "if", "if": {}, "then": [RAGE]}, to="all-enemies"), "$.effects[0].then[0].name"),
    ],
)
def test_only_the_last_of_several_keeps_it(ability: dict[str, Any], path: str) -> None:
    """Aimed at all of a side, at those who are found, or at each of them in turn."""
    assert warned(ability) == [(path, LAST_ONE, None)]


@pytest.mark.rule("BG-FX-4", "BG-FX-1")
@pytest.mark.parametrize(
    "ability",
    [
        active(RAGE, to="ally"),
        active({**RAGE, "on": "self"}, to="all-allies"),
        active({**RAGE, "on": {"nearest": {"of": FOES}}}),
        active({"do": "buff", "name": "haste"}, to="all-allies"),
    ],
)
def test_one_gets_it_or_all_get_a_common_one(ability: dict[str, Any]) -> None:
    """Of the common ones there are enough."""
    assert warned(ability) == []
