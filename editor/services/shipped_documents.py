"""The documents that ship, by their names: found without a library, which a first search does not make."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from editor.services.document_resolver import StockSource
from engine.words import in_language
from engine.words.letter_fold import fold


@dataclass(frozen=True, slots=True)
class ShippedDocument:
    """A document that ships: its id, its kind, and its names by language."""

    id: str
    kind: str
    names: Mapping[str, str]

    def name(self, lang: str) -> str:
        return in_language(self.names, lang, self.id)


@cache
def shipped_documents() -> tuple[ShippedDocument, ...]:
    """All of them; they are read once, which takes a moment."""
    stock = StockSource()
    found = ((name, stock(name)) for name in stock.names)
    return tuple(ShippedDocument(name, str(each.get("kind", "")), each.get("name", {})) for name, each in found)


def shipped_named(typed: str, lang: str, most: int) -> tuple[ShippedDocument, ...]:
    """The first of those in whose names each typed word begins a word; those that begin so come first."""
    words = _split(typed)
    fitting = [each for each in shipped_documents() if words and _fits(words, _words(each, lang))]
    return tuple(sorted(fitting, key=lambda each: _place(each, fold(typed), lang))[:most])


def _fits(words: Iterable[str], name: Iterable[str]) -> bool:
    parts = list(name)
    return all(any(part.startswith(word) for part in parts) for word in words)


def _words(document: ShippedDocument, lang: str) -> list[str]:
    return _split(document.name(lang))


def _split(text: str) -> list[str]:
    """The words of a text, without accents and other signs."""
    return "".join(each if each.isalnum() else " " for each in fold(text)).split()


def _place(document: ShippedDocument, typed: str, lang: str) -> tuple[bool, str]:
    name = fold(document.name(lang))
    return not name.startswith(typed), name
