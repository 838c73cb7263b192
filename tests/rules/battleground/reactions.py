"""A small scenario in which everything wakes something: triggers, replacements, limits, costs, the scenario itself."""

from typing import Any

from tests.rules.battleground.crowded_game import active
from tests.rules.battleground.fights import item
from tests.support.battleground import scenario

Document = dict[str, Any]
BY_ENEMY = {"who": "self", "by": "enemy"}


def waits(id_: str, when: Any, *effects: Document, **more: Any) -> Document:
    """A passive that waits for something."""
    return {"id": id_, "when": when, "effects": list(effects), **more}


EMBERS = {
    "do": "debuff",
    "name": "embers",
    "when": {"move": {"how": "any"}},
    "effects": [{"do": "wound"}],
    "removed": [{"do": "gain", "counter": "mana"}],
}
MIRE = {
    "do": "mark",
    "name": "mire",
    "range": 2,
    "affects": "characters",
    "when": {"gains": {"counter": "mana"}},
    "effects": [{"do": "lose", "counter": "mana"}],
}
AVENGE = {"do": "interrupt", "on": "self", "whom": "by"}
UNHURT = {"wounded": {"who": "target", "so": False}}
ABILITIES: dict[str, list[Document]] = {
    "ana": [
        active("a", EMBERS, to="enemy", range=5, cost={"cards": 1}),
        active("b", MIRE, to="hex", range=4, cost={"wounds": 1}, limit={"per": "game"}),
        waits("c", {"wound": BY_ENEMY}, {"do": "push", "on": "by"}, may=True, limit={"per": "round", "times": 2}),
        waits("d", "hit", {"do": "gain", "counter": "mana", "on": "self"}),
        {"when": "instead", "id": "e", "of": "wounds", "by": -1, "may": True, "limit": {"per": "activation"}},
    ],
    "al": [
        active("a", {"do": "draw", "cards": 2}, cost={"focus": 1}, **{"if": {"wounded": True}}),
        waits("b", {"move": {"who": "enemy"}}, {"do": "wound", "on": "subject"}, limit={"per": "round"}),
        waits("c", {"knock-out": {"who": "character", "by": "anybody"}}, {"do": "heal", "wounds": 2}),
        {"when": "instead", "id": "d", "of": "knock-out", "to": "all-characters", "limit": {"per": "game"}},
        waits("e", {"hit": {"who": "enemy", "whom": "ally"}}, AVENGE, limit={"per": "round"}, **{"if": UNHURT}),
    ],
    "bo": [
        active("a", {"do": "push", "hexes": 2}, to="enemy", range=4, cost={"mana": 1, "wounds": 1}),
        waits("b", "interrupts", {"do": "gain", "counter": "ap"}, limit={"per": "activation"}),
        waits("c", {"play-card": {"who": "character"}}, {"do": "gain", "counter": "focus"}),
        waits("d", {"gains": {"counter": "focus"}}, {"do": "buff", "name": "haste"}, to="ally", range=6, may=True),
        {"when": "instead", "id": "e", "of": "debuff", "effects": [{"do": "gain", "counter": "mana"}]},
    ],
    "be": [
        active("w", {"do": "wait", "when": {"move": {"who": "character"}}, "effects": [{"do": "heal"}], "times": 2}),
        active("x", {"do": "wait", "when": "hit", "effects": [{"do": "gain", "counter": "ap"}]}, cost={"mana": 1}),
        waits("a", {"attack-begins": {"who": "enemy", "whom": "friend"}}, {"do": "gain", "counter": "guard"}),
        waits("b", {"tested": {"of": "defence", "most": 0}}, {"do": "jump", "points": 2}, may=True),
        waits("c", "round-begins", {"do": "teleport", "points": 2}),
        {"when": "instead", "id": "d", "of": "push", "by": 1, "to": "all-characters", "range": 6},
        {"when": "instead", "id": "e", "of": "mana", "by": 1},
    ],
}
THORNS = item("thorns", {"when": {"wound": BY_ENEMY}, "effects": [{"do": "wound", "on": "by"}]})
FLASK = item("flask", {"when": "single-use", "cost": {"focus": 1}, "effects": [{"do": "heal", "wounds": 3}]})
OWN: list[Document] = [
    waits(
        "lava",
        {"move": {"who": "character"}},
        {"do": "wound", "on": "subject"},
        **{"if": {"in-region": {"who": "subject", "region": "lava"}}},
    ),
    waits("help", {"phase-ends": {"phase": "activation"}}, {"do": "spawn", "figure": "bi", "region": "gate"}),
    waits(
        "prize", {"knock-out": {"who": "enemy", "by": "anybody"}}, {"do": "score", "points": 3}, seat="red", may=True
    ),
    {"when": "always", "id": "wind", "modify": "threshold", "by": 1, "if": {"test": "attack", "weapon": "ranged"}},
]


def reactive(**lines: Any) -> Document:
    """The scenario."""
    made = scenario(
        red="ana@B2:s al@D2:s",
        blue="bo@B5:n be@D5:n bi",
        size="5x6",
        zones={"red": "A1-E1", "blue": "A6-E6"},
        pieces={"low": "C4", "difficult": "A4"},
        objectives="gem@E3",
        cards={name: {"abilities": each, "health": 4} for name, each in ABILITIES.items()},
        gear={
            "ana": ["sword", "bow", THORNS, FLASK],
            "al": ["axe", FLASK],
            "bo": ["sword", "bow", THORNS],
            "be": ["blast", "bolt", FLASK],
        },
        bonuses={
            "fate-2": {"effects": [{"do": "gain", "counter": "focus"}], "if": {"wounded": False}},
            "glory-1": {"vp": 5, "when": {"move": {"who": "character"}}},
        },
        glory={"red": "glory-1", "blue": "glory-1"},
        abilities=OWN,
        **lines,
    )
    made["map"]["roles"] = [{"role": "lava", "hexes": ["C3", "B3"]}, {"role": "gate", "hexes": ["A6", "B6"]}]
    made["armies"][1]["figures"][2]["reserve"] = True
    return made
