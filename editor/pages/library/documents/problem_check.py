"""Checks a document of the library with everything that it names, and remembers of what that is true."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from editor.services.document_resolver import StockSource
from engine.content.checks.document_checks import check_document
from engine.content.problems import Problem, ProblemCount
from engine.content.references.resolver import UnknownDocument
from engine.registry import declarations

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry

T = TypeVar("T")
STOCK = StockSource()
MOST_FIRST = 3
"""The most problems of a document that are kept to be told."""


@dataclass(frozen=True, slots=True)
class ProblemCheck:
    """The number of problems of a version of a document, and the first of them."""

    count: ProblemCount
    digests: Mapping[str, str]
    """The digests of the documents in the library that it was checked with, by id."""
    names: frozenset[str]
    """The ids that were looked for, also of documents that are not there."""
    first: tuple[Problem, ...] = ()


class LibraryLookup(Protocol):
    """A way to run a short job with the library, from another thread than that of the library."""

    def __call__(self, job: Callable[[Library], T], /) -> T: ...


@dataclass(slots=True)
class LookupResolver:
    """Resolves names in the library and among what ships, and records which it was asked for."""

    look: LibraryLookup
    names: set[str] = field(default_factory=set)

    def __call__(self, name: str) -> Mapping[str, Any]:
        self.names.add(name)
        try:
            return self.look(lambda library: library.resolver()(name))
        except UnknownDocument as error:
            if name in STOCK:
                return STOCK(name)
            # Without a guess, which would be looked for in the library by this thread; the opened document has it.
            raise UnknownDocument(name, in_trash=error.in_trash) from None


def check_entry(look: LibraryLookup, entry: LibraryEntry, before: ProblemCheck | None) -> ProblemCheck | None:
    """The number of problems of a document, checked anew only if it was not, or if a document that it names has
    changed since; None if it is no longer there in this version."""
    if before is not None and look(lambda library: library.resolver().digests(before.names)) == before.digests:
        return before
    text = look(lambda library: _text_of(library, entry))
    if text is None:
        return None
    resolve = LookupResolver(look)
    checked = check_document(text, declarations(), resolve)
    names = frozenset(resolve.names)
    digests = look(lambda library: library.resolver().digests(names))
    return ProblemCheck(ProblemCount.of(checked.problems), digests, names, checked.problems[:MOST_FIRST])


def _text_of(library: Library, entry: LibraryEntry) -> str | None:
    try:
        there = library.documents.entry_with_key(entry.key).digest == entry.digest
    except UnknownDocument:
        return None
    return library.documents.text_with(entry.digest) if there else None
