"""The searchable texts of a document: its names, its author's texts, and the game's description of it."""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from database.languages import LANGUAGES
from database.store.translation_overlay import Translated, with_translations
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError

if TYPE_CHECKING:
    from engine.content.declarations import Declarations

log = logging.getLogger(__name__)

PROSE = frozenset({"notes", "text"})
"""The keys of texts that an author wrote in an unknown language."""
NAMED_APART = frozenset({"name", "provenance"})


@dataclass(frozen=True, slots=True)
class IndexedDocument:
    """The parts of a document that its searchable texts depend on."""

    id: str
    system: str
    faction: str | None
    names: Iterable[str]
    tags: Iterable[str]
    body: str
    """The stored text."""
    translations: Translated = ()
    """Its translations by packs."""


@dataclass(frozen=True, slots=True)
class SearchTexts:
    """The searchable texts of a document, as displayed."""

    names: str
    labels: str
    """Its id, its tags, its faction."""
    notes: str
    """The texts in no known language."""
    by_language: Mapping[str, str]
    """The texts by language."""


def all_texts(subject: IndexedDocument, declarations: Declarations) -> SearchTexts:
    """The texts of a document and of its abilities; only its names if it cannot be read."""
    found: dict[str, list[str]] = defaultdict(list)
    names = list(subject.names)
    try:
        plain = with_translations(parse(subject.body.encode()), subject.translations)
        if subject.translations:
            names += _note_names(plain, names, found)
        _note_ability_texts(subject.system, plain, declarations, found)
        _note_written(plain, found)
    except ContentError as error:
        log.info("%s is found by its names alone: %s", subject.id, error)
    return _texts(subject, names, found)


def _texts(subject: IndexedDocument, names: Iterable[str], found: Mapping[str, Iterable[str]]) -> SearchTexts:
    labels = (subject.id, *subject.tags, *((subject.faction,) if subject.faction else ()))
    texts = {lang: _lines(found.get(lang, ())) for lang in LANGUAGES}
    return SearchTexts(_lines(names), _lines(labels), _lines(found.get("", ())), texts)


def _note_names(plain: Mapping[str, Any], known: Collection[str], found: dict[str, list[str]]) -> list[str]:
    """Add the names that only translations provide; they are also part of the text of their language, for display."""
    named = plain.get("name")
    names = named if isinstance(named, Mapping) else {}
    given = {lang: name for lang, name in names.items() if isinstance(name, str) and name not in known}
    for lang, name in given.items():
        found[lang].append(name)
    return list(given.values())


def _lines(texts: Iterable[str]) -> str:
    return "\n".join(dict.fromkeys(texts))


def _note_written(plain: Mapping[str, Any], found: dict[str, list[str]]) -> None:
    """The texts of a document by language; those of unknown language under an empty key."""
    parts: list[Any] = [{key: value for key, value in plain.items() if key not in NAMED_APART}]
    while parts:
        part = parts.pop()
        if isinstance(part, Mapping):
            by_language = part.keys() <= set(LANGUAGES)
            for key, value in part.items():
                if isinstance(value, str) and (by_language or key in PROSE):
                    found[key if by_language else ""].append(value)
            part = list(part.values())
        if isinstance(part, list):
            parts += [each for each in reversed(part) if isinstance(each, list | Mapping)]


def _note_ability_texts(
    game: str, plain: Mapping[str, Any], declarations: Declarations, found: dict[str, list[str]]
) -> None:
    """Adds the ability texts of the document; none if its game is not installed or it cannot be read yet."""
    system = declarations.of(game)
    document = None if system is None else read_document(plain, declarations)
    if system is None or document is None or isinstance(document, NewerDocument):
        return
    for lang in LANGUAGES:
        for name, lines in system.ability_texts(document, lang):
            found[lang] += [line.strip() for line in (name, *lines) if line]
