"""Battles of Battleground full of random abilities: on characters, weapons, items, cards, and of the scenario itself.

Five figures stand near one another, on rough ground and beside a wall; some are wounded, all have mana, some have
tokens. One is acting, and both armies have cards in hand, so that abilities of every kind have something to act on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from typing import Any

from hypothesis import strategies as st

from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.systems.battleground.system import SYSTEM
from tests.support.abilities import Draw, abilities
from tests.support.battleground import DECLARED, GEAR, scenario
from tests.support.eager_abilities import ready
from tests.support.random_games import READY, Abilities, Ability, Stage

CARRIED: Mapping[str, int] = {"ability": 7, "item-ability": 2, "bonus": 2, "mission": 2, "scenario-ability": 2}
"""How many abilities of each family a battle holds."""
AT_HOME: Mapping[str, str] = {"region": "ford", "knocked-out": "al", "trait": "reds", "figure": "cy", "seat": "blue"}
"""The names that exist in the battle, by the keys under which a random ability has made-up names for them."""
FATES = "fate-4-5-2 fate-5-6-1 fate-1 fate-2 fate-3-3-3 fate-6-4-2"
STRONG: Mapping[str, int] = {"health": 9, "strength": 6, "power": 6}
"""Statistics of a figure that hits, and is not knocked out by the first blow."""
GLORIES = ("glory-3", "glory-4-2-2")
POSITION: Mapping[str, Any] = {
    "round": 2,
    "phase": "activation",
    "first": "red",
    "active": {
        "figure": "ana",
        "ap": 6,
    },
    "figures": {
        "ana": {"mana": 3, "wounds": 2, "tokens": ["focus", "haste"], "cards": list(GLORIES)},
        "al": {"mana": 2, "wounds": 3, "tokens": ["guard", "stun"]},
        "bo": {"mana": 3, "wounds": 2, "tokens": ["guard", "regeneration"]},
        "be": {"mana": 2, "wounds": 1, "tokens": ["focus", "curse"]},
    },
    "seats": {
        "red": {"hand": ["fate-5-6-1", "fate-1", "fate-2"], "points": 5},
        "blue": {"selected": "fate-4-5-2", "hand": ["fate-5-6-1", "fate-1", "fate-2"], "objectives": ["o3"]},
    },
}


@st.composite
def carried(draw: Draw) -> Abilities:
    """As many random abilities as a battle needs, most of them likely to act."""
    fresh = count(1)

    def one(family: str) -> Ability:
        made: Ability = at_home(draw(abilities(family)), fresh)
        return ready(made, family, "battleground") if draw(READY) else made

    return {family: [one(family) for _ in range(number)] for family, number in CARRIED.items()}


def at_home(part: Any, fresh: Iterator[int]) -> Any:
    """The abilities with names that exist in the battle; each token and mark gets a name of its own."""
    if isinstance(part, dict):
        return {key: _named(key, value, fresh) for key, value in part.items()}
    return [at_home(each, fresh) for each in part] if isinstance(part, list) else part


def _named(key: str, value: Any, fresh: Iterator[int]) -> Any:
    if isinstance(value, str) and key in AT_HOME:
        return AT_HOME[key]
    if isinstance(value, str) and key == "name" and value.startswith("label-"):
        return f"token-{next(fresh)}"
    return at_home(value, fresh)


def battle_of(given: Abilities) -> Stage:
    """The battle in which these abilities are carried; there may be fewer than there is room for."""
    of_card, of_item = given.get("ability", ()), given.get("item-ability", ())
    bonuses, missions = given.get("bonus", ()), given.get("mission", ())
    made = scenario(
        red="ana@E5:n al@D5:ne cy",
        blue="bo@E4:s be@F4:sw",
        pieces={"low": "F5", "difficult": "D4 E6", "tall": "C4"},
        zones={"red": "A8-I9", "blue": "A1-I2"},
        objectives="o1@E6 o2@F3 o3@A5",
        cards={
            "ana": {"abilities": _numbered(of_card[0:3]), "faction": "reds", **STRONG},
            "al": {"faction": "reds", **STRONG},
            "cy": {"faction": "reds"},
            "bo": {"abilities": _numbered(of_card[3:5]), **STRONG},
        },
        gear={
            "ana": [_with("sword", of_card[5:6]), "bow", *_items("charm", of_item[0:1])],
            "al": ["axe", "blast"],
            "bo": ["axe", _with("bolt", of_card[6:7]), *_items("ring", of_item[1:2])],
            "be": ["bow", "blast"],
        },
        decks=dict.fromkeys(("red", "blue"), FATES),
        glory=dict.fromkeys(("red", "blue"), " ".join(GLORIES)),
        bonuses={
            **dict(zip(("fate-4-5-2", "fate-5-6-1"), bonuses, strict=False)),
            **dict(zip(GLORIES, missions, strict=False)),
        },
    )
    (waiting,) = (each for each in made["armies"][0]["figures"] if each["id"] == "cy")
    waiting.update(reserve=True)
    made["map"]["roles"] = [{"role": "ford", "hexes": ["D4", "E4", "E5"]}]
    made["abilities"] = _numbered(given.get("scenario-ability", ()))
    read = read_document(made, DECLARED)
    assert isinstance(read, Scenario)
    in_play = {**POSITION["active"], "missions": list(GLORIES[: len(missions)])}
    return Stage(SYSTEM, read.plain(), {**POSITION, "active": in_play})


def _numbered(given: Sequence[Ability]) -> list[Ability]:
    return [{**each, "id": f"own-{number}"} for number, each in enumerate(given, 1)]


def _with(weapon: str, given: Sequence[Ability]) -> Any:
    return {**GEAR[weapon], "id": f"test/own-{weapon}", "ability": given[0]} if given else weapon


def _items(name: str, given: Sequence[Ability]) -> list[dict[str, Any]]:
    return [{"id": f"test/{name}", "kind": "item", "type": "trinket", "cost": 5, "ability": each} for each in given]
