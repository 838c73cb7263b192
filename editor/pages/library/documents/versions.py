"""The versions of a document: each save of it, the stock version, and their differences."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from editor.pages.library.documents.display_names import date_text
from editor.pages.library.documents.document_text import DocumentText, text_of_stored
from engine.content.diff.document_diff import document_diff
from engine.content.loading.json_parser import parse
from engine.registry import declarations
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry

CAUSES: Mapping[str, str] = {
    "saved": "library-cause-saved",
    "imported": "library-cause-imported",
    "renamed": "library-cause-renamed",
    "restored": "library-cause-restored",
}


@dataclass(frozen=True, slots=True)
class DocumentVersion:
    """A version of a document, of the past or of the stock."""

    digest: str
    number: int | None
    """Number of its revision; None for stock."""
    saved: float = 0
    cause: str = ""

    def version_text(self, lang: str) -> str:
        """Text of a version: time and cause."""
        if self.number is None:
            return say("library-version-stock", lang)
        return say("library-version", lang, when=date_text(self.saved, lang), cause=say(CAUSES[self.cause], lang))


@dataclass(frozen=True, slots=True)
class VersionComparison:
    """Comparison of a version with its neighbours."""

    reading: DocumentText
    since_before: tuple[str, ...] | None
    """Changes since the previous version; None for the first."""
    until_now: tuple[str, ...]
    """Changes since this version."""


def versions(library: Library, entry: LibraryEntry) -> tuple[DocumentVersion, ...]:
    """Versions of a document, newest first; the stock version last, if it is a copy of one."""
    found = [
        DocumentVersion(each.digest, each.number, each.saved, each.cause)
        for each in library.revisions.of_key(entry.key)
    ]
    stock = library.stock.of(entry.origin.id) if entry.origin is not None else None
    return (*found, *((DocumentVersion(stock.digest, None),) if stock is not None else ()))


def compare_version(
    library: Library, version: DocumentVersion, before: DocumentVersion | None, now: DocumentVersion, lang: str
) -> VersionComparison:
    """Text and changes of a version."""
    declared = declarations()
    texts = {each.digest: _plain(library, each.digest) for each in (version, before, now) if each is not None}

    def differences(old: DocumentVersion, new: DocumentVersion) -> tuple[str, ...]:
        return document_diff(texts[old.digest], texts[new.digest], declared, lang)

    since = None if before is None else differences(before, version)
    return VersionComparison(text_of_stored(library, version.digest, lang), since, differences(version, now))


def _plain(library: Library, digest: str) -> Mapping[str, Any]:
    return parse(library.documents.text_with(digest).encode())
