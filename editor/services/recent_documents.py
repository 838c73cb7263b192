"""The most recently opened scenarios, files and documents of the library, which the start page lists."""

from __future__ import annotations

from dataclasses import dataclass

from editor.page_api.page_host import PageHost
from editor.settings.preferences import MOST_RECENT

LIBRARY = "library:"
"""The beginning of the text that stands for a document of the library."""


@dataclass(frozen=True, slots=True)
class RecentLibraryDocument:
    """A document of the library, as it was called when it was opened last."""

    key: str
    kind: str
    name: str

    def text(self) -> str:
        """The text that stands for it among recent ones."""
        return f"{LIBRARY}{self.key}:{self.kind}:{self.name}"


def recent_library_document(text: str) -> RecentLibraryDocument | None:
    """The document of the library that a text stands for; None if it stands for a scenario or a file."""
    parts = text.removeprefix(LIBRARY).split(":", 2)
    if not text.startswith(LIBRARY) or len(parts) < 3:
        return None
    return RecentLibraryDocument(*parts)


def remember_as_recent(window: PageHost, name: str) -> None:
    """Add this as the most recent one."""
    before = window.store.preferences.recent
    recent = (name, *(other for other in before if _subject(other) != _subject(name)))[:MOST_RECENT]
    if recent != before:
        window.change(recent=recent)


def _subject(text: str) -> str:
    """The scenario, file or document that a text stands for, whatever its name was then."""
    document = recent_library_document(text)
    return text if document is None else document.key
