"""Games in which all cards of the box are dealt, and a record of which of them worked."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from engine.content.kinds.scenario import Scenario
from engine.content.loading.document_reader import read_document
from engine.kernel.chance.rolls import Stream
from engine.kernel.data.choice import Choice
from engine.kernel.play.game import Game, start_game
from engine.systems.battleground.abilities.passives.passive_parts import part
from engine.systems.battleground.state import Battle
from engine.systems.battleground.system import SYSTEM
from engine.systems.battleground.victory.side_missions import in_play
from engine.words import resources_folder
from tests.support.battleground import DECLARED

Document: TypeAlias = dict[str, Any]

FOLDER = resources_folder() / "systems" / "battleground"
MASTERS, EVIL = "masters-of-the-universe", "evil-warriors"
SEATS: Mapping[str, str] = {"red": MASTERS, "blue": EVIL}
PLACES: Mapping[str, tuple[str, ...]] = {
    "red": ("C7^", "D7", "E7", "F7", "G7"),
    "blue": ("C3", "D3", "E3", "F3", "G3^"),
}
FACING: Mapping[str, str] = {"red": "n", "blue": "s"}
CLOSE_QUARTERS: Document = {
    "kind": "map",
    "grid": {"shape": "hex", "tops": "flat", "columns": 9, "rows": 9, "inch": 1},
    "pieces": [
        {"id": "tower", "class": "tall", "hexes": ["A4", "A5"]},
        {"id": "walk", "class": "platform", "hexes": ["B5", "B6", "C7"]},
        {"id": "keep", "class": "tall", "hexes": ["I4", "I5"]},
        {"id": "ledge", "class": "platform", "hexes": ["H4", "H3", "G3"]},
        {"id": "hedge", "class": "low", "hexes": ["E5"]},
        {"id": "mire", "class": "difficult", "hexes": ["C5", "D4", "F4", "G5"]},
    ],
    "zones": [
        {"id": "south", "seat": "red", "hexes": ["A6-I9"]},
        {"id": "north", "seat": "blue", "hexes": ["A1-I4"]},
    ],
    "objectives": [{"id": "west", "at": "C4"}, {"id": "east", "at": "G6"}],
}
STOPS = ("end", "pass", "done", "decline")
"""The answers that do nothing."""
ACTIVATIONS = 20
"""About how many an army has in a game."""
PLAIN = ("ap", "mana")
"""The bonuses that every card has."""


@cache
def cards(kind: str) -> tuple[Document, ...]:
    """All cards of a kind."""
    folder = {"character": "characters", "weapon": "weapons", "item": "items"}.get(kind, kind)
    return tuple(json.loads(path.read_text(encoding="utf-8")) for path in _files(folder))


def _files(folder: str) -> list[Path]:
    return sorted((FOLDER / folder).glob("*.json"))


def whole_box(number: int, missions: int = 1) -> Document:
    """All characters face to face with all equipment, what both may carry on this side or on that, all fate cards in
    the decks, and each glory card so many times. In each second game a scratch knocks out."""
    document = {
        "kind": "scenario",
        "schema": "1.0",
        "id": "test",
        "system": "battleground",
        "map": CLOSE_QUARTERS,
        "armies": [_army(seat, number, missions) for seat in SEATS],
        "rounds": 8,
        "first": "red",
    }
    read = read_document(document, DECLARED)
    assert isinstance(read, Scenario)
    return read.plain()


def _army(seat: str, number: int, missions: int) -> Document:
    rng, faction = Stream(number, seat), SEATS[seat]
    equipment = _shuffled([*_for_army(cards("weapon"), seat, number), *_for_army(cards("item"), seat, number)], rng)
    frail = {"health": 2, "toughness": 1, "mind": 1} if number % 2 else {}
    characters = [{**each, **frail} for each in _of_faction("character", faction)]
    return {
        "seat": seat,
        "figures": [
            {
                "id": card["id"].partition("/")[2],
                "card": card,
                "equipment": equipment[place :: len(characters)],
                "at": at,
                "facing": FACING[seat],
            }
            for place, (card, at) in enumerate(zip(characters, PLACES[seat], strict=True))
        ],
        "deck": _shuffled(_of_faction("fate", faction), rng),
        "glory": missions * _of_faction("glory", faction),
    }


def _of_faction(kind: str, faction: str) -> list[Document]:
    """The cards of a kind that an army of this faction may have."""
    return [each for each in cards(kind) if each.get("faction", faction) == faction]


def _for_army(found: Iterable[Document], seat: str, number: int) -> Iterator[Document]:
    """The own ones, and each second of those that both may carry."""
    for place, card in enumerate(found):
        owner = card.get("faction") or SEATS[("red", "blue")[(place + number) % 2]]
        if owner == SEATS[seat]:
            yield card


def _shuffled(found: list[Document], rng: Stream) -> list[Document]:
    by_name = {card["id"]: card for card in found}
    return [by_name[name] for name in rng.shuffled(list(by_name))]


def all_abilities() -> set[str]:
    """All abilities of characters, equipment and fate cards, by the keys under which a game knows them."""
    return set(start_game(SYSTEM, whole_box(0), 0).state.scenario.ability_index.abilities)


def missions_scored(number: int, wanted: set[str]) -> set[str]:
    """The side missions that come true in a game in which all are tried in nearly every activation."""
    return _seen(start_game(SYSTEM, whole_box(number, ACTIVATIONS), number), wanted, number)


def seen_to_work(number: int, wanted: set[str], monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The abilities that act in a game in which both players prefer choices that were not made before."""
    found = set[str]()

    def noted(passive: Any, snapshot: Any, key: str, rule: str) -> Any:
        found.add(key)
        return part(passive, snapshot, key, rule)

    monkeypatch.setattr("engine.systems.battleground.abilities.passives.modifiers.part", noted)
    found |= _seen(start_game(SYSTEM, whole_box(number), number), wanted, number)
    monkeypatch.undo()
    return found


def _seen(game: Game[Battle], wanted: set[str], number: int) -> set[str]:
    """What the events of a game tell of."""
    rng, found = Stream(number, "answers"), set[str]()
    while game.decision is not None and wanted - found:
        chosen, seat = _answer(game, rng, wanted - found)
        for event in game.apply(chosen, seat):
            found |= _worked(event)
    return found


def _brings(choice: Choice, wanted: set[str]) -> bool:
    """Whether an answer is about something wanted, and no plain bonus of a card."""
    return choice.data.get("bonus") not in PLAIN and bool(wanted & {str(value) for value in choice.data.values()})


def _is_tried(choice: Choice, wanted: set[str]) -> bool:
    """Whether an answer puts a wanted side mission in play."""
    return choice.data["bonus"] == "mission" and choice.data["card"] in wanted


def _worked(event: Any) -> set[str]:
    """The abilities whose work an event tells."""
    match event.name():
        case "ability-used" | "ability-triggered" | "replaced":
            return {event.ability}
        case "item-used":
            return {event.item}
        case "mission-completed":
            return {event.card}
        case "bonus-chosen":
            return {event.card} if event.bonus == "ability" else set()
        case _:
            return set()


def _answer(game: Game[Battle], rng: Stream, wanted: set[str]) -> tuple[Choice, str]:
    """Mostly something that was wanted, else any kind of thing that can be done; few cards more than one at a time."""
    decision = game.decision
    assert decision is not None
    seat = decision.seats[rng.next_below(len(decision.seats))]
    mine = decision.choices_of(seat)
    fresh = wanted - {each.card for each in in_play(game.state)}
    if rng.next_below(8):
        mine = tuple(each for each in mine if each.kind != "play-card" or _is_tried(each, fresh)) or mine
    new = [each for each in mine if _brings(each, fresh)]
    if new and rng.next_below(8):
        return new[rng.next_below(len(new))], seat
    kinds = list(dict.fromkeys(each.kind for each in mine))
    kinds = [kind for kind in kinds if kind not in STOPS] or kinds
    kind = "attack" if "attack" in kinds and rng.next_below(2) else kinds[rng.next_below(len(kinds))]
    of_kind = [each for each in mine if each.kind == kind]
    return of_kind[rng.next_below(len(of_kind))], seat
