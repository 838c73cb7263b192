"""Checks of custom tokens and marks (BG-FX-4, -5).

Their name alone identifies them, so cards that define one differently are refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.abilities.analysis.checks import cards_in
from engine.abilities.structure.traversal import Path, everything
from engine.content.problems import Problem, path_under
from engine.systems.battleground.abilities.types.card_abilities import Effect, MarkMeaning, TokenMeaning
from engine.systems.battleground.documents.ability_lint import CARDS, abilities_of


class NamedMeaning(NamedTuple):
    """What a token or mark means by an ability, what people call that ability, and where it says so."""

    meaning: TokenMeaning | MarkMeaning
    ability: str
    at: Path


def custom_token_problems(document: Mapping[str, Any], root: str) -> Iterator[Problem]:
    """What an ability in a document says of a token or mark otherwise than one before it."""
    first: dict[tuple[type, str], NamedMeaning] = {}
    for meant in _meanings(document):
        before = first.setdefault((type(meant.meaning), meant.meaning.name), meant)
        if before.meaning != meant.meaning:
            values = {"name": meant.meaning.name, "ability": meant.ability, "other": before.ability}
            path = path_under(root, (*meant.at, "name"))
            yield Problem(path, "battleground-other-meaning", values, rule="BG-FX-4")


def _meanings(document: Mapping[str, Any]) -> Iterator[NamedMeaning]:
    """All that the cards of a document say of tokens and marks, those inside others too."""
    for card, at in reversed(cards_in(document, (*CARDS, "scenario")).values()):
        for ability, name, here in abilities_of(card, at):
            for part, inside in everything(ability):
                meaning = part.meaning if isinstance(part, Effect) else None
                if meaning is not None:
                    yield NamedMeaning(meaning, name, (*here, *inside))
