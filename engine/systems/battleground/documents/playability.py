"""Checks whether a valid scenario document can be played: its parts must be there in full, and be of this game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.content.problems import ROOT, ContentError, Problem, nearest, step_into

Kinds = tuple[str, ...]
PILES: Mapping[str, Kinds] = {"deck": ("fate",), "glory": ("glory",)}
EQUIPMENT: Kinds = ("weapon", "item")
ARMIES = 2


def refuse_unplayable(scenario: Mapping[str, Any]) -> None:
    """A `ContentError` if there is anything that the game could not be set up from."""
    problems = (*playability_problems(scenario), *_only_named(scenario, ROOT))
    if problems:
        raise ContentError(problems)


def playability_problems(scenario: Mapping[str, Any], at: str = ROOT) -> Iterator[Problem]:
    """The problems that keep a game from being set up, whatever the unresolved references hold."""
    board = scenario.get("map", {"grid": {"shape": None}})
    if isinstance(board, Mapping) and board["grid"]["shape"] != "hex":
        yield Problem(step_into(at, "map"), "battleground-no-map", rule="BG-MAP-1")
    armies = scenario.get("armies", ())
    # BG-COMP-1: Two armies of one or more characters.
    if len(armies) != ARMIES:
        yield Problem(step_into(at, "armies"), "battleground-two-armies", {"found": len(armies)}, rule="BG-COMP-1")
    named = {army["seat"] for army in armies}
    for number, seat in enumerate(scenario.get("seats", ())):
        if seat["id"] not in named:
            here = f"{at}.seats[{number}].id"
            yield Problem(here, "battleground-no-army", {"seat": seat["id"]}, rule="BG-COMP-1")
    for number, army in enumerate(armies):
        yield from _army_problems(army, f"{at}.armies[{number}]")
    yield from _namesakes(armies, at)


def _namesakes(armies: Sequence[Mapping[str, Any]], at: str) -> Iterator[Problem]:
    """Copies of a card are alike: what is played is known by its id alone."""
    first: dict[str, Mapping[str, Any]] = {}
    for number, army in enumerate(armies):
        for path, card in _cards(army, f"{at}.armies[{number}]"):
            if not isinstance(card, str) and first.setdefault(card["id"], card) != card:
                yield Problem(step_into(path, "id"), "battleground-other-namesake", {"id": card["id"]})


def _army_problems(army: Mapping[str, Any], at: str) -> Iterator[Problem]:
    if "army" not in army and not army.get("figures"):
        yield Problem(step_into(at, "figures"), "battleground-no-character", rule="BG-COMP-1")
    for number, figure in enumerate(army.get("figures", ())):
        here = f"{at}.figures[{number}]"
        yield from _card_problems(figure["card"], ("character",), step_into(here, "card"))
        for place, card in enumerate(figure.get("equipment", ())):
            yield from _card_problems(card, EQUIPMENT, f"{here}.equipment[{place}]")
    for pile, kinds in PILES.items():
        for path, card in pile_of(army, pile, at):
            yield from _card_problems(card, kinds, path)


def _card_problems(card: Any, kinds: Kinds, at: str) -> Iterator[Problem]:
    if not isinstance(card, str) and card["kind"] not in kinds:
        values = {"kind": card["kind"], "options": kinds}
        near = nearest(card["kind"], kinds)
        yield Problem(step_into(at, "kind"), "battleground-other-card", values, near, "BG-COMP-2")


def _only_named(scenario: Mapping[str, Any], at: str) -> Iterator[Problem]:
    """The documents that are not there but only named."""
    parts = [(step_into(at, "map"), scenario.get("map"))]
    for number, army in enumerate(scenario.get("armies", ())):
        here = f"{at}.armies[{number}]"
        parts.append((step_into(here, "army"), army.get("army")))
        parts += _cards(army, here)
        parts += ((step_into(here, pile), army.get(pile)) for pile in PILES)
    for path, part in parts:
        if isinstance(part, str):
            yield Problem(path, "battleground-only-named", {"id": part})


def _cards(army: Mapping[str, Any], at: str) -> Iterator[tuple[str, Any]]:
    """All cards of an army and their places."""
    for number, figure in enumerate(army.get("figures", ())):
        here = f"{at}.figures[{number}]"
        yield step_into(here, "card"), figure["card"]
        for place, card in enumerate(figure.get("equipment", ())):
            yield f"{here}.equipment[{place}]", card
    for pile in PILES:
        yield from pile_of(army, pile, at)


def pile_of(army: Mapping[str, Any], pile: str, at: str) -> Iterator[tuple[str, Any]]:
    """The cards of a pile and their places; none of one that is only named."""
    cards = army.get(pile, ())
    for place, card in enumerate(() if isinstance(cards, str) else cards):
        yield f"{at}.{pile}[{place}]", card
