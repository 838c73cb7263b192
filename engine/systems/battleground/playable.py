"""What keeps a sound scenario document from being played: parts that are only named, or are not of this game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.content.errors import ROOT, ContentError, Problem, nearest, step_into

Kinds = tuple[str, ...]
PILES: Mapping[str, Kinds] = {"deck": ("fate",), "glory": ("glory",)}
EQUIPMENT: Kinds = ("weapon", "item")
ARMIES = 2


def refuse_unplayable(scenario: Mapping[str, Any]) -> None:
    """A `ContentError` if there is anything that the game could not be set up from."""
    problems = tuple(_problems(scenario))
    if problems:
        raise ContentError(problems)


def _problems(scenario: Mapping[str, Any]) -> Iterator[Problem]:
    board = scenario.get("map")
    if not isinstance(board, Mapping) or board["grid"]["shape"] != "hex":
        yield Problem(f"{ROOT}.map", "battleground-no-map")
    armies = scenario.get("armies", ())
    # BG-COMP-1: Two armies of one or more characters.
    if len(armies) != ARMIES:
        yield Problem(f"{ROOT}.armies", "battleground-two-armies", {"found": len(armies)})
    named = {army["seat"] for army in armies}
    for number, seat in enumerate(scenario.get("seats", ())):
        if seat["id"] not in named:
            yield Problem(f"{ROOT}.seats[{number}].id", "battleground-no-army", {"seat": seat["id"]})
    for number, army in enumerate(armies):
        yield from _army_problems(army, f"{ROOT}.armies[{number}]")
    yield from _namesakes(armies)


def _namesakes(armies: Sequence[Mapping[str, Any]]) -> Iterator[Problem]:
    """Copies of a card are alike: what is played is known by its id alone."""
    first: dict[str, Mapping[str, Any]] = {}
    for number, army in enumerate(armies):
        for pile in PILES:
            cards = army.get(pile, ())
            for place, card in enumerate(cards if not isinstance(cards, str) else ()):
                if not isinstance(card, str) and first.setdefault(card["id"], card) != card:
                    path = f"{ROOT}.armies[{number}].{pile}[{place}].id"
                    yield Problem(path, "battleground-other-namesake", {"id": card["id"]})


def _army_problems(army: Mapping[str, Any], at: str) -> Iterator[Problem]:
    if "army" in army:
        yield _only_named(army["army"], step_into(at, "army"))
    elif not army.get("figures"):
        yield Problem(step_into(at, "figures"), "battleground-no-character")
    for number, figure in enumerate(army.get("figures", ())):
        here = f"{at}.figures[{number}]"
        yield from _card_problems(figure["card"], ("character",), step_into(here, "card"))
        yield from _pile_problems(figure.get("equipment", ()), EQUIPMENT, step_into(here, "equipment"))
    for pile, kinds in PILES.items():
        yield from _pile_problems(army.get(pile, ()), kinds, step_into(at, pile))


def _pile_problems(pile: Any, kinds: Kinds, at: str) -> Iterator[Problem]:
    if isinstance(pile, str):
        yield _only_named(pile, at)
        return
    for number, card in enumerate(pile):
        yield from _card_problems(card, kinds, step_into(at, number))


def _card_problems(card: Any, kinds: Kinds, at: str) -> Iterator[Problem]:
    if isinstance(card, str):
        yield _only_named(card, at)
    elif card["kind"] not in kinds:
        values = {"kind": card["kind"], "options": kinds}
        yield Problem(step_into(at, "kind"), "battleground-other-card", values, nearest(card["kind"], kinds))


def _only_named(name: str, at: str) -> Problem:
    return Problem(at, "battleground-only-named", {"id": name})
