"""The differences between abilities, shown by their wording, clause by clause, instead of their data."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from engine.content.diff.diff_text import DiffPath
from engine.content.diff.list_matching import paired_by_likeness
from engine.content.loading.document_reader import read_document
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError

if TYPE_CHECKING:
    from engine.content.declarations import Declarations, Passage

ABILITY_KEYS = frozenset({"abilities", "ability", "bonus", "effects", "mission"})
"""The fields of documents that hold abilities."""
BULLET = "– "
"""The prefix of the lines of a clause that has several."""


def abilities_compared(
    old: Mapping[str, Any], new: Mapping[str, Any], declarations: Declarations, where: DiffPath
) -> tuple[str, ...] | None:
    """The differences between the abilities of two documents; None if their texts are equal or cannot be generated
    here."""
    before, after = _passages(old, declarations, where.lang), _passages(new, declarations, where.lang)
    if before is None or after is None or before == after:
        return None
    return tuple(_compared(before, after, where))


def _passages(
    plain: Mapping[str, Any], declarations: Declarations, lang: str
) -> Mapping[tuple[str, int], Sequence[str]] | None:
    """The lines of each passage, by its title and the number of passages with the same title before it."""
    system = declarations.of(plain.get("system"))
    if system is None:
        return None
    try:
        document = read_document(plain, declarations)
    except ContentError:
        return None
    if isinstance(document, NewerDocument):
        return None
    return _named(tuple(system.ability_texts(document, lang)))


def _named(passages: Sequence[Passage]) -> Mapping[tuple[str, int], Sequence[str]]:
    found: dict[tuple[str, int], Sequence[str]] = {}
    for passage in passages:
        number = sum(name == passage.name for name, _ in found)
        found[passage.name, number] = tuple(line.strip().removeprefix(BULLET) for line in passage.lines)
    return found


def _compared(
    before: Mapping[tuple[str, int], Sequence[str]], after: Mapping[tuple[str, int], Sequence[str]], where: DiffPath
) -> Iterator[str]:
    """Passages with a title are added and removed as a whole, those without line by line."""
    abilities = where.field("abilities")
    for name, number in dict.fromkeys((*after, *before)):
        old, new = before.get((name, number)), after.get((name, number))
        place = abilities.item({}, name) if name else abilities
        if name and old is None:
            yield abilities.says("comparing-added", what=place.steps[-1])
        elif name and new is None:
            yield abilities.says("comparing-gone", what=place.steps[-1])
        else:
            yield from _lines_compared(old or (), new or (), place)


def _lines_compared(old: Sequence[str], new: Sequence[str], where: DiffPath) -> Iterator[str]:
    for before, after, _ in paired_by_likeness(old, new):
        if before is None:
            yield where.says("comparing-clause-added", new=after)
        elif after is None:
            yield where.says("comparing-clause-gone", old=before)
        else:
            yield where.says("comparing-clause-changed", old=before, new=after)
