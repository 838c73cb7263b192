"""Document warnings about abilities: of one ability, of one card, and across the cards of a document."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from engine.abilities.analysis.cycles import (
    BringsAbout,
    Reaction,
    cycles_across_cards,
    cycles_on_a_card,
    declared_causes,
    reactions,
)
from engine.abilities.analysis.lint import AbilityWarning
from engine.content.document_path import DocumentPath, Plain
from engine.content.problems import Problem, allowed, path_under


class CardAbility(NamedTuple):
    """A valid ability of a card, with its displayed name and its path."""

    ability: Any
    name: str
    at: DocumentPath


AbilitiesOf: TypeAlias = Callable[[Plain, DocumentPath], Iterable[CardAbility]]
"""A function that returns the abilities of a card at a path."""


def warning(found: AbilityWarning, root: str, at: DocumentPath = ()) -> Problem:
    """A warning about a value at a path of a document."""
    path, remark = path_under(root, (*at, *found.at)), allowed(found.allowed)
    return Problem(path, found.code, found.values, found.meant, severity="warning", remark=remark)


def cycles_on(
    card: Plain, held: Iterable[CardAbility], root: str, brings_about: BringsAbout = declared_causes
) -> Iterator[Problem]:
    """Warnings about abilities of one card that may trigger themselves or one another forever."""
    found = _reactions(card.get("id", ""), held, brings_about)
    return (warning(each, root) for each in cycles_on_a_card(found))


def cycles_among(
    document: Plain,
    root: str,
    kinds: Collection[str],
    abilities_of: AbilitiesOf,
    brings_about: BringsAbout = declared_causes,
) -> Iterator[Problem]:
    """Warnings about abilities of different cards that may trigger one another forever; each card is counted once."""
    cards = cards_in(document, kinds).items()
    found = (each for name, (card, at) in cards for each in _reactions(name, abilities_of(card, at), brings_about))
    return (warning(each, root) for each in cycles_across_cards(found))


def cards_in(document: Plain, kinds: Collection[str]) -> dict[str, tuple[Plain, DocumentPath]]:
    """The cards of these kinds in a document by id, the last ones first, each with the first path at which it
    occurs."""
    return {card.get("id", ""): (card, at) for card, at in reversed(tuple(_cards(document, kinds, ())))}


def _reactions(card: str, held: Iterable[CardAbility], brings_about: BringsAbout) -> Iterator[Reaction]:
    for ability, name, at in held:
        yield from reactions(ability, name, card, at, brings_about)


def _cards(part: Any, kinds: Collection[str], at: DocumentPath) -> Iterator[tuple[Plain, DocumentPath]]:
    """The cards in a part of a document; `references` is skipped, as it contains only ids and kinds."""
    if isinstance(part, Mapping) and part.get("kind") in kinds:
        yield part, at
    inside = part.items() if isinstance(part, Mapping) else enumerate(part) if isinstance(part, list) else ()
    for step, value in inside:
        if step != "references":
            yield from _cards(value, kinds, (*at, step))
