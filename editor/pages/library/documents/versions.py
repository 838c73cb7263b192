"""The versions of a document: each save of it, the one that ships, and how they differ."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from database.game_declarations import all_games
from editor.pages.library.documents.display_names import date_text
from editor.pages.library.documents.document_text import DocumentText, text_of_stored
from engine.content.diff.document_diff import document_diff
from engine.content.loading.json_parser import parse
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
    """A document as it once was, or as it ships."""

    digest: str
    number: int | None
    """That of its revision; None for the one that ships."""
    saved: float = 0
    cause: str = ""

    def told(self, lang: str) -> str:
        """When it was made, and why."""
        if self.number is None:
            return say("library-version-stock", lang)
        return say("library-version", lang, when=date_text(self.saved, lang), cause=say(CAUSES[self.cause], lang))


@dataclass(frozen=True, slots=True)
class VersionComparison:
    """A version beside others."""

    reading: DocumentText
    since_before: tuple[str, ...] | None
    """What is different from the one before it; None for the first."""
    until_now: tuple[str, ...]
    """What has become different since."""


def versions(library: Library, entry: LibraryEntry) -> tuple[DocumentVersion, ...]:
    """Those of a document, the newest first, and last the one that ships, where it is a copy of that."""
    found = [
        DocumentVersion(each.digest, each.number, each.saved, each.cause)
        for each in library.revisions.of_key(entry.key)
    ]
    stock = library.stock.of(entry.origin.id) if entry.origin is not None else None
    return (*found, *((DocumentVersion(stock.digest, None),) if stock is not None else ()))


def compare_version(
    library: Library, version: DocumentVersion, before: DocumentVersion | None, now: DocumentVersion, lang: str
) -> VersionComparison:
    """What a version says, and what is different in it."""
    declared = all_games()
    texts = {each.digest: _plain(library, each.digest) for each in (version, before, now) if each is not None}

    def said(old: DocumentVersion, new: DocumentVersion) -> tuple[str, ...]:
        return document_diff(texts[old.digest], texts[new.digest], declared, lang)

    since = None if before is None else said(before, version)
    return VersionComparison(text_of_stored(library, version.digest, lang), since, said(version, now))


def _plain(library: Library, digest: str) -> Mapping[str, Any]:
    return parse(library.documents.text_with(digest).encode())
