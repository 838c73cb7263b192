"""Arenas of Hoplomachus full of random skills and tactics: units of both seats stand close, some hurt, some dazed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from hypothesis import strategies as st

from engine.systems.hoplomachus.system import SYSTEM
from tests.support.abilities import Draw, abilities
from tests.support.eager_abilities import ready
from tests.support.hoplomachus import own, scenario
from tests.support.random_games import READY, Abilities, Ability, Stage
from tests.support.random_skills import GAME, skills, tactics

CARRIED: Mapping[str, int] = {"ability": 5, "skill": 3, "tactic-ability": 1, "tactic": 2}
"""The numbers of each in an arena: plain skills, skills with parameters, abilities that a tactic gives, whole tactics.
"""
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
    """As many random abilities as an arena needs, most of them likely to act."""

    def eager(made: Ability, family: str) -> Ability:
        return ready(made, family, GAME) if draw(READY) else made

    def one(family: str) -> Ability:
        if family == "tactic":
            played: Ability = draw(tactics())
            return played
        if family == "skill":
            written, said = draw(skills())
            return {**written, "ability": eager(written["ability"], "ability"), "said": said}
        return eager(draw(abilities(family, GAME)), family)

    return {family: [one(family) for _ in range(number)] for family, number in CARRIED.items()}


def arena_of(given: Abilities) -> Stage:
    """The arena in which units have these skills and tactics give these abilities; there may be fewer."""
    known = [*({"ability": each} for each in given.get("ability", ())), *given.get("skill", ())]
    played = [{"type": "permanent", "abilities": [each]} for each in given.get("tactic-ability", ())]
    cards_of_tactics = _tactics([*played, *given.get("tactic", ())])
    bearers = ("ana", "al", "bo", "be")
    cards: dict[str, dict[str, Any]] = {
        name: {"health": 6, "attack": ["black", "red"], "skills": _skills(name, known[number :: len(bearers)])}
        for number, name in enumerate(bearers)
    }
    made = scenario(
        red="ana@D5 al@E5 ada",
        blue="bo@D6 be@E6 bea",
        cards=cards,
        tactics={"red": cards_of_tactics, "blue": cards_of_tactics},
    )
    return Stage(SYSTEM, made, POSITION)


def _skills(bearer: str, given: Sequence[Ability]) -> list[dict[str, Any]]:
    return [
        own(f"{bearer}-{number}", each["ability"], *each.get("parameters", ()), **each.get("said", {}))
        for number, each in enumerate(given, 1)
    ]


def _tactics(given: Sequence[Ability]) -> list[dict[str, Any]]:
    return [
        {"id": f"test/gift-{number}", "kind": "tactic", "faction": None, **each} for number, each in enumerate(given, 1)
    ]
