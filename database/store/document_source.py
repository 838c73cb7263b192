"""Sources of documents: the library, a folder, loose files, stock; and several of them in order."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError, nearest_ids, shown
from engine.content.references.resolver import UnknownDocument


@dataclass(frozen=True, slots=True)
class DocumentSummary:
    """The row of a document in a list: names and origin, without opening it."""

    id: str
    system: str
    """The game that it belongs to; empty if any."""
    names: Mapping[str, str]
    """The names by language."""
    pack: Mapping[str, str] | None = None
    """The title, by language, of the pack that it belongs to; None for the user's own."""


class DocumentSource(ABC):
    """A set of documents by id. Called with an id it is a resolver for the engine.

    A subclass must provide ids and read documents; it may override the rest with faster versions.
    """

    @property
    @abstractmethod
    def names(self) -> tuple[str, ...]:
        """The ids of its documents."""

    @abstractmethod
    def read(self, name: str) -> bytes:
        """A document as stored; raises `UnknownDocument` if there is none with this id."""

    def __call__(self, name: str) -> Mapping[str, Any]:
        """A document as data; raises `UnknownDocument` if there is none, `ContentError` if it cannot be parsed."""
        try:
            return parse(self.read(name))
        except OSError:
            raise UnknownDocument(name) from None

    def __contains__(self, name: str) -> bool:
        return name in self.names

    def of_kind(self, kind: str) -> tuple[DocumentSummary, ...]:
        """Summaries of the documents of a kind, in the order of their ids; unreadable ones are left out."""
        summaries = (self._summary(name, kind) for name in sorted(self.names))
        return tuple(summary for summary in summaries if summary is not None)

    def has_thrown_away(self, name: str) -> bool:
        """Whether a document with this id was deleted and can be restored."""
        return False

    def unknown(self, name: str) -> UnknownDocument:
        """The error for an unknown id, with the most similar known ones."""
        return UnknownDocument(name, lambda: nearest_ids(name, self.names), in_trash=self.has_thrown_away(name))

    def _summary(self, name: str, kind: str) -> DocumentSummary | None:
        try:
            found = parse(self.read(name))
        except (OSError, ContentError):
            return None
        names = found.get("name")
        texts = {str(lang): shown(text) for lang, text in names.items()} if isinstance(names, Mapping) else {}
        return DocumentSummary(name, str(found.get("system", "")), texts) if found.get("kind") == kind else None


class SourceChain(DocumentSource):
    """Several sources in order: the first that has a document provides it."""

    def __init__(self, *sources: DocumentSource) -> None:
        self._sources = sources

    @property
    def names(self) -> tuple[str, ...]:
        """The ids of all sources, those of the last one first: misspelt names are compared with stock documents
        first."""
        return tuple(dict.fromkeys(name for source in reversed(self._sources) for name in source.names))

    def read(self, name: str) -> bytes:
        return self._source_of(name).read(name)

    def __call__(self, name: str) -> Mapping[str, Any]:
        return self._source_of(name)(name)

    def __contains__(self, name: str) -> bool:
        return any(name in source for source in self._sources)

    def of_kind(self, kind: str) -> tuple[DocumentSummary, ...]:
        first: dict[str, DocumentSummary] = {}
        for source in self._sources:
            for summary in source.of_kind(kind):
                first.setdefault(summary.id, summary)
        return tuple(first.values())

    def has_thrown_away(self, name: str) -> bool:
        return any(source.has_thrown_away(name) for source in self._sources)

    def _source_of(self, name: str) -> DocumentSource:
        for source in self._sources:
            if name in source:
                return source
        raise self.unknown(name)


class TextSource(DocumentSource):
    """Documents given as texts, by id."""

    def __init__(self, texts: Mapping[str, bytes]) -> None:
        self._texts = texts

    @property
    def names(self) -> tuple[str, ...]:
        return tuple(self._texts)

    def read(self, name: str) -> bytes:
        if name not in self._texts:
            raise self.unknown(name)
        return self._texts[name]
