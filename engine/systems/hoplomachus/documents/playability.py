"""The playability of scenarios of Hoplomachus: a troop of a faction on each side of an arena (HR-COMP-7)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from engine.content.checks.playability import CardSlot, Playability, ProblemCode, cards_in
from engine.content.document_path import Plain
from engine.content.problems import Problem, step_into

SIDES = ("red", "blue")
"""HR-ARENA-1: the sides of an arena, and the seats that play from them."""


def _is_neutral_hero(card: Any) -> bool:
    return not isinstance(card, str) and card.get("rank") == "hero" and card.get("faction") is None


def _only_neutral_heroes(card: Plain, at: str) -> Iterator[Problem]:
    """HR-COMP-5: only neutral heroes lie on the tracks."""
    if not _is_neutral_hero(card):
        yield Problem(at, "hoplomachus-no-neutral-hero", rule="HR-COMP-5")


def _skills(card: Plain, at: str) -> Iterator[tuple[str, Any]]:
    """The skills of a chip with their paths."""
    skills = enumerate(card.get("skills", ()))
    return ((f"{step_into(at, 'skills')}[{number}].skill", each["skill"]) for number, each in skills)


def _one_hero(army: Plain, at: str) -> Iterator[Problem]:
    """HR-COMP-5, -7: a troop has one hero, whose defeat loses the game."""
    cards = [figure["card"] for figure in army.get("figures", ())]
    if "army" in army or any(isinstance(card, str) for card in cards):
        return
    heroes = sum(card.get("rank") == "hero" for card in cards)
    if heroes != 1:
        yield Problem(step_into(at, "figures"), "hoplomachus-one-hero", {"found": heroes}, rule="HR-COMP-7")


def _between_armies(scenario: Plain, at: str) -> Iterator[Problem]:
    yield from _heroes_twice(scenario, at)
    yield from _factions(scenario, at)


def _heroes_twice(scenario: Plain, at: str) -> Iterator[Problem]:
    """HR-COMP-13: a neutral hero is one chip, so that it is a unit of one troop or lies on a track, not both."""
    armies = scenario.get("armies", ())
    on_tracks = (card for army in armies for _, card, _ in cards_in(army, ("neutral",), ""))
    seen = {card["id"] for card in on_tracks if _is_neutral_hero(card)}
    for number, army in enumerate(armies):
        for path, card, _ in cards_in(army, ("card",), f"{at}.armies[{number}]"):
            if not _is_neutral_hero(card):
                continue
            if card["id"] in seen:
                yield Problem(path, "hoplomachus-hero-twice", {"id": card["id"]}, rule="HR-COMP-13")
            seen.add(card["id"])


def _factions(scenario: Plain, at: str) -> Iterator[Problem]:
    """HR-S-2: the factions are different, and each troop is of one."""
    seen: dict[str, int] = {}
    for number, army in enumerate(scenario.get("armies", ())):
        cards = [figure["card"] for figure in army.get("figures", ())]
        factions = {card["faction"] for card in cards if not isinstance(card, str) and card.get("faction")}
        for faction in sorted(factions):
            if len(factions) > 1 or faction in seen:
                where = f"{at}.armies[{number}].figures"
                yield Problem(where, "hoplomachus-factions-differ", {"faction": faction}, rule="HR-S-2")
            seen[faction] = number
        yield from _tactic_problems(army, f"{at}.armies[{number}]", factions)


def _tactic_problems(army: Plain, at: str, factions: Collection[str]) -> Iterator[Problem]:
    """HR-COMP-7: the tactics of a troop are different, and that of a faction is for no other one."""
    seen = set[str]()
    for path, card, _ in cards_in(army, ("tactics",), at):
        if isinstance(card, str):
            continue
        if card["id"] in seen:
            yield Problem(step_into(path, "id"), "content-repeated-id", {"id": card["id"]}, rule="HR-COMP-7")
        seen.add(card["id"])
        faction = card.get("faction")
        if factions and faction is not None and faction not in factions:
            yield Problem(path, "hoplomachus-factions-differ", {"faction": faction}, rule="HR-COMP-7")


PLAYABILITY = Playability(
    slots={
        "card": CardSlot(("unit",), by_id=False),
        "tactics": CardSlot(("tactic",)),
        "neutral": CardSlot(("unit",), _only_neutral_heroes, figure=lambda card: str(card["id"].rpartition("/")[2])),
    },
    armies=SIDES,
    no_map=ProblemCode("hoplomachus-no-map", "HR-ARENA-1"),
    other_armies=ProblemCode("hoplomachus-two-sides", "HR-ARENA-1"),
    no_army=ProblemCode("hoplomachus-no-troop", "HR-TROOP-1"),
    other_card=ProblemCode("hoplomachus-other-card", "HR-COMP-7"),
    other_namesake=ProblemCode("hoplomachus-other-namesake"),
    name_twice=ProblemCode("hoplomachus-name-twice"),
    only_named=ProblemCode("hoplomachus-only-named"),
    inside=_skills,
    army=_one_hero,
    scenario=_between_armies,
)
