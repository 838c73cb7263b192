"""What is odd about the abilities of cards, and of the cards of an army or a scenario together: warnings only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from engine.abilities.analysis.checks import CardAbility, cycles_among, cycles_on, warning
from engine.abilities.analysis.lint import doubts
from engine.abilities.structure.traversal import Path
from engine.content.problems import ROOT, Problem
from engine.systems.battleground.ability_content import ABILITY, BONUS, ITEM_ABILITY, MISSION, SCENARIO_ABILITY
from engine.systems.battleground.doubts_about_tests import doubts_about_tests
from engine.systems.battleground.knocked_out_doubts import knocked_out_doubts
from engine.systems.battleground.scenario_doubts import scenario_doubts
from engine.systems.battleground.unique_doubts import unique_doubts
from engine.systems.battleground.wording import wording_doubts

Plain = Mapping[str, Any]
PLACES = {"abilities": ABILITY, "ability": ABILITY, "bonus": BONUS, "mission": MISSION}
"""The places of abilities by the keys of a card, where those of items and scenarios are not other ones."""
CARDS = ("character", "weapon", "item", "fate", "glory")


def card_problems(card: Plain, root: str = ROOT) -> Iterator[Problem]:
    """What is odd about the abilities of a card, or of a scenario itself."""
    found = tuple(abilities_of(card, ()))
    for ability, _, at in found:
        for doubt in (
            *doubts(ability, ABILITY.always),
            *doubts_about_tests(ability),
            *unique_doubts(ability),
            *scenario_doubts(ability),
            *knocked_out_doubts(ability),
            *wording_doubts(ability),
        ):
            yield warning(doubt, root, at)
    yield from cycles_on(card, found, root)


def cycle_problems(document: Plain, at: str = ROOT) -> Iterator[Problem]:
    """Abilities of different cards in a document that may set one another off."""
    return cycles_among(document, at, (*CARDS, "scenario"), abilities_of)


def abilities_of(card: Plain, at: Path) -> Iterator[CardAbility]:
    """The abilities of a card, each with the name that people know it by."""
    own = {"item": {"ability": ITEM_ABILITY}, "scenario": {"abilities": SCENARIO_ABILITY}}.get(card["kind"], {})
    for key, place in {**PLACES, **own}.items():
        held = card.get(key)
        if isinstance(held, Mapping):
            yield CardAbility(place.read(held).read(), card.get("id", ""), (*at, key))
        elif held:
            for number, each in enumerate(held):
                name = f"{card['id']}:{each.get('id', number + 1)}"
                yield CardAbility(place.read(each).read(), name, (*at, key, number))
