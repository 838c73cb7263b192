"""What is odd about the abilities of cards, and of the cards of an army or a scenario together: warnings only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.abilities.cycles import Reaction, cycles_across_cards, cycles_on_a_card, reactions
from engine.abilities.walking import Path
from engine.abilities.warnings import Doubt, doubts
from engine.content.errors import ROOT, Problem, step_into
from engine.systems.battleground.ability_content import ABILITY, BONUS, ITEM_ABILITY, MISSION, SCENARIO_ABILITY
from engine.systems.battleground.wording import wording_doubts

Plain = Mapping[str, Any]
PLACES = {"abilities": ABILITY, "ability": ABILITY, "bonus": BONUS, "mission": MISSION}
"""The places of abilities by the keys of a card, where those of items and scenarios are not other ones."""
CARDS = ("character", "weapon", "item", "fate", "glory")


class Standing(NamedTuple):
    """An ability of a card that is right, and where it stands."""

    ability: Any
    name: str
    at: Path


def card_problems(card: Plain, root: str = ROOT) -> Iterator[Problem]:
    """What is odd about the abilities of a card, or of a scenario itself."""
    found = tuple(abilities_of(card, ()))
    for ability, _, at in found:
        for doubt in (*doubts(ability, ABILITY.always), *wording_doubts(ability)):
            yield _problem(Doubt((*at, *doubt.at), doubt.code, doubt.values), root)
    yield from (_problem(doubt, root) for doubt in cycles_on_a_card(_reactions(card.get("id", ""), found)))


def cycle_problems(document: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Abilities of different cards in a document that may set one another off; each card counts once."""
    cards = {card.get("id", ""): (card, path) for card, path in reversed(tuple(_cards(document, ())))}
    reactions = (each for name, (card, path) in cards.items() for each in _reactions(name, abilities_of(card, path)))
    yield from (_problem(doubt, at) for doubt in cycles_across_cards(reactions))


def abilities_of(card: Plain, at: Path) -> Iterator[Standing]:
    """The abilities of a card, each with the name that people know it by."""
    own = {"item": {"ability": ITEM_ABILITY}, "scenario": {"abilities": SCENARIO_ABILITY}}.get(card["kind"], {})
    for key, place in {**PLACES, **own}.items():
        held = card.get(key)
        if isinstance(held, Mapping):
            yield Standing(place.read(held).read(), card.get("id", ""), (*at, key))
        elif held:
            for number, each in enumerate(held):
                name = f"{card['id']}:{each.get('id', number + 1)}"
                yield Standing(place.read(each).read(), name, (*at, key, number))


def _reactions(card: str, abilities: Any) -> Iterator[Reaction]:
    for ability, name, at in abilities:
        yield from reactions(ability, name, card, at)


def _cards(part: Any, at: Path) -> Iterator[tuple[Plain, Path]]:
    if isinstance(part, Mapping) and part.get("kind") in (*CARDS, "scenario"):
        yield part, at
    inside = part.items() if isinstance(part, Mapping) else enumerate(part) if isinstance(part, list) else ()
    for step, value in inside:
        yield from _cards(value, (*at, step))


def _problem(doubt: Doubt, root: str) -> Problem:
    path = root
    for step in doubt.at:
        path = step_into(path, step)
    return Problem(path, doubt.code, doubt.values, severity="warning")
