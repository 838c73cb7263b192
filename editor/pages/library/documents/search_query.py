"""The queries of the browser: search the library, overview for the filters, details of one document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from database.records import DocumentFilter, DocumentUse, Facets, LibraryEntry
from editor.pages.library.documents.display_names import name_in
from editor.presenters.document_kinds import kind_order
from engine.content.references.resolver import UnknownDocument
from engine.kernel.data.message import Message
from engine.words.letter_fold import fold
from engine.words.slug_text import slug_text

if TYPE_CHECKING:
    from database.library import Library

PAGE, EVERYTHING = 100, 1_000_000
TRASH = ("trash",)
ALL = DocumentFilter()


@dataclass(frozen=True, slots=True)
class SearchQuery:
    """Search text, filter and language of a list of documents."""

    text: str = ""
    wanted: DocumentFilter = ALL
    lang: str = "en"
    is_grouped: bool = False
    """Whether documents come kind by kind."""

    @property
    def is_of_the_trash(self) -> bool:
        return self.wanted.layers == TRASH


@dataclass(frozen=True, slots=True)
class SearchRow:
    """A document that was found."""

    entry: LibraryEntry
    snippet: str
    """Snippet with the match; empty if only names match."""


@dataclass(frozen=True, slots=True)
class SearchResults:
    """A page of results."""

    rows: tuple[SearchRow, ...]
    has_more: bool


@dataclass(frozen=True, slots=True)
class LibraryOverview:
    """Filter values of the library, and whether it is writable."""

    values: Facets
    packs: Mapping[str, str]
    """The titles of imported packs, by key."""
    why_read_only: Message | None
    warnings: tuple[Message, ...]
    needs_a_backup: bool
    """True if the library is damaged or its content is only in backups."""


@dataclass(frozen=True, slots=True)
class DocumentDetails:
    """Content of the details pane."""

    entry: LibraryEntry
    users: tuple[DocumentUse, ...]
    is_behind: bool = False
    """Whether it was copied from a stock document that has changed since."""
    origin: LibraryEntry | None = None
    """The document that it was copied from, if that is still there."""

    def origin_name(self, lang: str) -> str:
        """The name of what it was copied from; of one that is gone, what its id says."""
        origin = self.entry.origin
        said = "" if origin is None else slug_text(origin.id.rpartition("/")[2])
        return said if self.origin is None else name_in(self.origin.names, said, lang)


def search(library: Library, question: SearchQuery, limit: int = PAGE, offset: int = 0) -> SearchResults:
    """The documents that match, from a position on."""
    if question.is_of_the_trash:
        return _in_the_trash(library, question, limit, offset)
    kinds = kind_order() if question.is_grouped else ()
    page = library.search.page(
        question.text, question.wanted, lang=question.lang, limit=limit, offset=offset, kinds=kinds
    )
    rows = tuple(SearchRow(hit.entry, hit.snippet.text if hit.snippet else "") for hit in page.hits)
    return SearchResults(rows, page.has_more)


def _in_the_trash(library: Library, question: SearchQuery, limit: int, offset: int) -> SearchResults:
    """Search the trash, which is not indexed: by names and ids."""
    words = fold(question.text).split()
    entries = library.documents.entries(question.wanted, lang=question.lang)
    found = [entry for entry in entries if _has(entry, words)]
    if question.is_grouped:
        places = {kind: place for place, kind in enumerate(kind_order())}
        found.sort(key=lambda entry: (places.get(entry.kind, len(places)), entry.kind))
    return SearchResults(
        tuple(SearchRow(entry, "") for entry in found[offset : offset + limit]), len(found) > offset + limit
    )


def _has(entry: LibraryEntry, words: list[str]) -> bool:
    text = fold(" ".join((entry.id, *entry.names.values())))
    return all(word in text for word in words)


def library_overview(library: Library, lang: str) -> LibraryOverview:
    """Load the values of the filters."""
    manifests = ((pack.key, pack.manifest) for pack in library.packs.all())
    packs = {key: name_in(manifest.title.plain(), manifest.id, lang) for key, manifest in manifests}
    needs_a_backup = library.is_damaged or library.has_only_backups
    return LibraryOverview(library.documents.values(), packs, library.why_read_only, library.warnings, needs_a_backup)


def document_details(library: Library, entry: LibraryEntry) -> DocumentDetails:
    """The details of one document."""
    users = library.documents.users_of(entry.id) if entry.layer != "trash" else ()
    return DocumentDetails(entry, users, library.stock.is_behind(entry), _origin_of(library, entry))


def _origin_of(library: Library, entry: LibraryEntry) -> LibraryEntry | None:
    try:
        return None if entry.origin is None else library.documents.entry(entry.origin.id)
    except UnknownDocument:
        return None
