"""Arenas of Hoplomachus full of random skills and tactics: units of both seats stand close, some hurt, some dazed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from engine.systems.hoplomachus.system import SYSTEM
from tests.support.abilities import Draw, abilities
from tests.support.hoplomachus import own, scenario
from tests.support.random_games import Abilities, Ability, Stage, ready

CARRIED: Mapping[str, int] = {"ability": 8, "tactic-ability": 3}
"""How many skills and how many abilities of tactics an arena holds."""
POSITION: Mapping[str, Any] = {
    "round": 2,
    "phase": "tactic",
    "active": "red",
    "units": {
        "ana": {"at": "D5", "hp": 4},
        "al": {"at": "E5", "hp": 2},
        "bo": {"at": "D6", "hp": 3},
        "be": {"at": "E6", "hp": 5, "status": ["dazed"]},
        "red-hero": {"at": "C6", "hp": 3, "status": ["inactive"]},
    },
    "seats": {"red": {"favour": 9}, "blue": {"favour": 5}},
}


@st.composite
def carried(draw: Draw) -> Abilities:
    """As many random abilities as an arena holds, every other one of them ready to act."""

    def one(family: str) -> Ability:
        made = draw(abilities(family, "hoplomachus"))
        return ready(made) if draw(st.booleans()) else made

    return {family: [one(family) for _ in range(number)] for family, number in CARRIED.items()}


def arena_of(given: Abilities) -> Stage:
    """The arena in which units have these skills and tactics give these abilities; there may be fewer."""
    skills, lying = given.get("ability", ()), given.get("tactic-ability", ())
    bearers = ("ana", "al", "bo", "be")
    cards: dict[str, dict[str, Any]] = {
        name: {"health": 6, "attack": ["black", "red"], "skills": _skills(name, skills[number :: len(bearers)])}
        for number, name in enumerate(bearers)
    }
    made = scenario(
        red="ana@D5 al@E5 ada",
        blue="bo@D6 be@E6 bea",
        cards=cards,
        tactics={"red": _tactics(lying), "blue": _tactics(lying)},
    )
    return Stage(SYSTEM, made, POSITION)


def _skills(bearer: str, given: Sequence[Ability]) -> list[dict[str, Any]]:
    return [own(f"{bearer}-{number}", each) for number, each in enumerate(given, 1)]


def _tactics(lying: Sequence[Ability]) -> list[dict[str, Any]]:
    return [
        {"id": f"test/gift-{number}", "kind": "tactic", "faction": None, "type": "permanent", "abilities": [each]}
        for number, each in enumerate(lying, 1)
    ]
