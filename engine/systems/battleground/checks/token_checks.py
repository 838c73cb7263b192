"""Checks of custom tokens and marks (BG-FX-4, -5).

They are identified by their name alone, so cards that define one differently are refused.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from engine.abilities.analysis.checks import cards_in
from engine.abilities.structure.traversal import all_parts
from engine.content.document_path import DocumentPath
from engine.content.problems import Problem, path_under
from engine.systems.battleground.abilities.types.card_abilities import CardEffect, MarkMeaning, TokenMeaning
from engine.systems.battleground.checks.ability_lint import CARDS, abilities_of


class NamedMeaning(NamedTuple):
    """A definition of a token or mark by an ability, with the ability's title and the path."""

    meaning: TokenMeaning | MarkMeaning
    ability: str
    at: DocumentPath


def custom_token_problems(document: Mapping[str, Any], root: str) -> Iterator[Problem]:
    """Problems of tokens or marks that abilities in a document define in different ways."""
    first: dict[tuple[type, str], NamedMeaning] = {}
    for meant in _meanings(document):
        before = first.setdefault((type(meant.meaning), meant.meaning.name), meant)
        if before.meaning != meant.meaning:
            values = {"name": meant.meaning.name, "ability": meant.ability, "other": before.ability}
            path = path_under(root, (*meant.at, "name"))
            yield Problem(path, "battleground-other-meaning", values, rule="BG-FX-4")


def _meanings(document: Mapping[str, Any]) -> Iterator[NamedMeaning]:
    """The definitions of tokens and marks by all cards in a document, including nested ones."""
    for card, at in reversed(cards_in(document, (*CARDS, "scenario")).values()):
        for ability, name, here in abilities_of(card, at):
            for part, inside in all_parts(ability):
                meaning = part.meaning if isinstance(part, CardEffect) else None
                if meaning is not None:
                    yield NamedMeaning(meaning, name, (*here, *inside))
