"""The kernel's promises, in games in which everybody has abilities of all kinds."""

from typing import Any

import pytest

from engine.systems.battleground.system import SYSTEM
from tests.rules.battleground.fights import item
from tests.support import conformance
from tests.support.battleground import scenario


def active(name: str, *effects: dict[str, Any], **more: Any) -> dict[str, Any]:
    """An active ability of this name."""
    return {"when": "active", "id": name, "effects": list(effects), **more}


RING = item("ring", {"when": "attack", "needs": 3, "effects": [{"do": "wound", "wounds": 2}]})
RAGE = {"do": "buff", "name": "rage", "gives": [{"modify": "strength", "by": 1}], "removed": [{"do": "heal"}]}
PIT = {
    "do": "mark",
    "name": "pit",
    "range": 2,
    "gives": [{"modify": "speed", "by": -1}],
    "when": "end-of-activation",
    "effects": [{"do": "debuff", "name": "curse"}],
}
MOVING = [
    active("a", {"do": "push", "hexes": 2}, {"do": "debuff", "name": "paralysis"}, to="enemy", range=4),
    active("b", {"do": "teleport", "points": 2}, {"do": "free-action", "action": "attack"}),
    active("c", {"do": "swap"}, RAGE, to="ally", cost={"mana": 1}),
    active("d", PIT, to="hex", range=3),
    active("e", {"do": "charge", "on": "self"}, {"do": "wound"}, to="enemy"),
    {"when": "on-activation", "effects": [{"do": "gain", "counter": "mana"}], "may": True},
]
LEADING = [
    active("a", {"do": "free-action", "action": "move"}, {"do": "ready"}, to="ally", cost={"ap": 1}),
    active("b", {"do": "pull"}, {"do": "remove-effect"}, to="all-enemies", range=5),
    active("c", {"do": "jump", "points": 2}, {"do": "draw", "cards": 2}),
    active(
        "d",
        {"do": "towards", "points": 3},
        {"do": "gain", "counter": "focus"},
        {"do": "gain", "counter": "guard"},
        to="objective",
    ),
    {
        "when": "active",
        "id": "e",
        "to": "all-enemies",
        "range": 6.5,
        "test": {"statistic": "mind", "against": "power"},
        "results": [{"needs": 1, "effects": [{"do": "wound"}]}],
    },
    {"when": "on-interruption", "id": "f", "effects": [{"do": "buff", "name": "haste"}]},
    {"when": "end-of-interruption", "id": "g", "to": "enemy", "effects": [{"do": "lose", "counter": "mana"}]},
    {"when": "always", "id": "h", "modify": "threshold", "by": -1, "to": "all-allies", "range": 4},
]
RICH: dict[str, Any] = {
    "red": "ana@B2 al@D2",
    "blue": "bo@B5 be@D5",
    "size": "5x6",
    "pieces": {"low": "C4", "difficult": "A4"},
    "objectives": "gem@E3",
    "cards": {
        name: {"abilities": [*own], "health": 9}
        for name, own in (("ana", MOVING), ("bo", MOVING), ("al", LEADING), ("be", LEADING))
    },
    "gear": {
        name: [
            "sword",
            RING,
            item("vial", {"when": "single-use", "effects": [{"do": "gain", "counter": "ap"}]}),
            item("gloves", {"when": "attack", "may": True, "effects": [{"do": "push"}]}),
        ]
        for name in ("ana", "bo")
    },
    "bonuses": {
        "fate-1": {"to": "enemy", "effects": [{"do": "debuff", "name": "stun"}]},
        "fate-2": {"effects": [{"do": "modify", "gives": [{"modify": "strength", "set": 6}]}]},
        "glory-1": {"vp": 5, "when": {"wound": {"who": "enemy", "by": "self"}}},
        "glory-2": {"vp": 5, "when": {"use": {}}},
    },
    "glory": {"red": "glory-1 glory-2", "blue": "glory-1 glory-2"},
}


@pytest.fixture(params=[("default", 1), ("pl", 2)])
def played(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> conformance.Played:
    """A random game in which everybody can do everything."""
    preset, seed = request.param
    document = scenario(**RICH, profile={"preset": preset}, rounds=1)
    monkeypatch.setattr(conformance, "scenario_of", lambda _: document)
    return conformance.Played(SYSTEM, seed=seed)


@pytest.mark.slow
def test_the_kernels_promises_hold_among_abilities(played: conformance.Played) -> None:
    """Choices, refusals, saving and rewinding in the middle of anything."""
    conformance.check_promises(played)
