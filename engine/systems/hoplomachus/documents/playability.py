"""Reasons why a valid scenario document cannot be played: parts that are only named, or are not of this game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from engine.content.problems import ROOT, ContentError, Problem, nearest, step_into

SIDES = ("red", "blue")
"""HR-ARENA-1: the sides of an arena, and the seats that play from them."""
PILES: Mapping[str, str] = {"tactics": "tactic", "neutral": "unit"}


def refuse_unplayable(scenario: Mapping[str, Any]) -> None:
    """A `ContentError` if there is anything that the game could not be set up from."""
    problems = (*unplayable(scenario), *_only_named(scenario, ROOT))
    if problems:
        raise ContentError(problems)


def unplayable(scenario: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """The problems that keep a game from being set up, whatever the unresolved references hold."""
    board, armies = scenario.get("map", {"grid": {"shape": None}}), scenario.get("armies", ())
    if isinstance(board, Mapping) and board["grid"]["shape"] != "hex":
        yield Problem(step_into(at, "map"), "hoplomachus-no-map", rule="HR-ARENA-1")
    if sorted(army["seat"] for army in armies) != sorted(SIDES):
        yield Problem(step_into(at, "armies"), "hoplomachus-two-sides", {"options": SIDES}, rule="HR-ARENA-1")
    named = {army["seat"] for army in armies}
    for number, seat in enumerate(scenario.get("seats", ())):
        if seat["id"] not in named:
            yield Problem(f"{at}.seats[{number}].id", "hoplomachus-no-troop", {"seat": seat["id"]}, rule="HR-TROOP-1")
    for number, army in enumerate(armies):
        yield from _card_problems(army, f"{at}.armies[{number}]")
        yield from _hero_problems(army, f"{at}.armies[{number}]")
    yield from _namesakes(scenario, at)
    yield from _heroes_twice(scenario, at)
    yield from _factions(scenario, at)


def _card_problems(army: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """HR-COMP-7: a troop has units, tactics and neutral heroes, each in its own place."""
    for path, card, kind in _cards(army, at):
        if isinstance(card, str):
            continue
        if card["kind"] != kind:
            values = {"kind": card["kind"], "options": (kind,)}
            near = nearest(card["kind"], (kind,))
            yield Problem(step_into(path, "kind"), "hoplomachus-other-card", values, near, "HR-COMP-7")
        elif ".neutral[" in path and not _is_neutral_hero(card):
            yield Problem(path, "hoplomachus-no-neutral-hero", rule="HR-COMP-5")


def _hero_problems(army: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """HR-COMP-5, -7: a troop has one hero, whose defeat loses the game."""
    cards = [figure["card"] for figure in army.get("figures", ())]
    if "army" in army or any(isinstance(card, str) for card in cards):
        return
    heroes = sum(card.get("rank") == "hero" for card in cards)
    if heroes != 1:
        yield Problem(step_into(at, "figures"), "hoplomachus-one-hero", {"found": heroes}, rule="HR-COMP-7")


def _factions(scenario: Mapping[str, Any], at: str) -> Iterator[Problem]:
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


def _tactic_problems(army: Mapping[str, Any], at: str, factions: Collection[str]) -> Iterator[Problem]:
    """HR-COMP-7: the tactics of a troop are different, and that of a faction is for no other one."""
    seen = set[str]()
    for path, card, kind in _cards(army, at):
        if kind != "tactic" or isinstance(card, str):
            continue
        if card["id"] in seen:
            yield Problem(step_into(path, "id"), "content-repeated-id", {"id": card["id"]}, rule="HR-COMP-7")
        seen.add(card["id"])
        faction = card.get("faction")
        if factions and faction is not None and faction not in factions:
            yield Problem(path, "hoplomachus-factions-differ", {"faction": faction}, rule="HR-COMP-7")


def _namesakes(scenario: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """A unit is known by its name, a card by its id: each means one thing."""
    armies = scenario.get("armies", ())
    names = Counter(figure["id"] for army in armies for figure in army.get("figures", ()))
    cards = (card for army in armies for path, card, _ in _cards(army, "") if ".neutral[" in path)
    names.update({card["id"].rpartition("/")[2] for card in cards if not isinstance(card, str)})
    for name, count in sorted(names.items()):
        if count > 1:
            yield Problem(step_into(at, "armies"), "hoplomachus-name-twice", {"id": name})
    first: dict[str, Any] = {}
    for number, army in enumerate(armies):
        for path, card in _known_by_id(army, f"{at}.armies[{number}]"):
            if first.setdefault(card["id"], card) != card:
                yield Problem(step_into(path, "id"), "hoplomachus-other-namesake", {"id": card["id"]})


def _heroes_twice(scenario: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """HR-COMP-13: a neutral hero is one chip, so that it is a unit of one troop or lies on a track, not both."""
    seen = {card["id"] for army in scenario.get("armies", ()) for card in _neutral_heroes(army)}
    for number, army in enumerate(scenario.get("armies", ())):
        for path, card, kind in _cards(army, f"{at}.armies[{number}]"):
            if ".figures[" not in path or kind != "unit" or not _is_neutral_hero(card):
                continue
            if card["id"] in seen:
                yield Problem(path, "hoplomachus-hero-twice", {"id": card["id"]}, rule="HR-COMP-13")
            seen.add(card["id"])


def _neutral_heroes(army: Mapping[str, Any]) -> Iterator[Any]:
    """The neutral heroes that may lie on the tracks."""
    return (card for path, card, _ in _cards(army, "") if ".neutral[" in path and _is_neutral_hero(card))


def _is_neutral_hero(card: Any) -> bool:
    return not isinstance(card, str) and card.get("rank") == "hero" and card.get("faction") is None


def _known_by_id(army: Mapping[str, Any], at: str) -> Iterator[tuple[str, Any]]:
    """The cards of a troop that are known by their ids: its piles, and the skills of its chips."""
    for path, card, _ in _cards(army, at):
        yield from ((place, skill) for place, skill in _skills(card, path) if not isinstance(skill, str))
        if not isinstance(card, str) and ".figures[" not in path:
            yield path, card


def _only_named(scenario: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """The documents that are not there but only named."""
    parts = [(step_into(at, "map"), scenario.get("map"))]
    for number, army in enumerate(scenario.get("armies", ())):
        here = f"{at}.armies[{number}]"
        parts.append((step_into(here, "army"), army.get("army")))
        for path, card, _ in _cards(army, here):
            parts += ((path, card), *_skills(card, path))
        parts += ((step_into(here, pile), army.get(pile)) for pile in PILES)
    for path, part in parts:
        if isinstance(part, str):
            yield Problem(path, "hoplomachus-only-named", {"id": part})


def _skills(card: Any, at: str) -> Iterator[tuple[str, Any]]:
    """The skills of a chip with their paths."""
    skills = () if isinstance(card, str) else card.get("skills", ())
    return ((f"{step_into(at, 'skills')}[{number}].skill", each["skill"]) for number, each in enumerate(skills))


def _cards(army: Mapping[str, Any], at: str) -> Iterator[tuple[str, Any, str]]:
    """All cards of a troop, their places, and the kind that belongs there."""
    for number, figure in enumerate(army.get("figures", ())):
        yield f"{at}.figures[{number}].card", figure["card"], "unit"
    for pile, kind in PILES.items():
        cards = army.get(pile, ())
        for place, card in enumerate(() if isinstance(cards, str) else cards):
            yield f"{at}.{pile}[{place}]", card, kind
