"""The base class of pages that edit a document: name, edits and file are handled alike for every kind."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtGui import QCloseEvent, QUndoStack

from editor.documents.document import OpenDocument
from editor.page_api.page import Page
from engine.content.envelope import Document
from engine.words import in_language


class DocumentStorage(Protocol):
    """Storage of documents, notified when they are closed."""

    def save(self, page: DocumentPage, *, elsewhere: bool) -> bool: ...

    def closed(self, document: OpenDocument) -> None: ...


class DocumentPage(Page):
    """A page for editing a document; the document lives as long as the page."""

    saves_elsewhere = True

    def __init__(self, document: OpenDocument, files: DocumentStorage, lang: str) -> None:
        super().__init__()
        self.document, self._files, self.lang = document, files, lang
        self._given_up = False
        document.setParent(self)
        document.changed.connect(self.changed)

    def title(self) -> str:
        return document_name(self.document.content, self.lang)

    @property
    def file(self) -> str:  # type: ignore[override]
        return "" if self.document.path is None else str(self.document.path)

    def undo_stack(self) -> QUndoStack:
        return self.document.stack

    def is_edited(self) -> bool:
        return self.document.is_edited and not self._given_up

    def save(self) -> bool:
        return self._files.save(self, elsewhere=False)

    def save_as(self) -> bool:
        return self._files.save(self, elsewhere=True)

    def give_up(self) -> None:
        """Discard its edits."""
        self._given_up = True

    def can_save_to_library(self) -> bool:
        return not self.document.library_key

    def belong_to(self, files: DocumentStorage) -> None:
        """Set the storage of the document."""
        self._files = files

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self._files.closed(self.document)
        super().closeEvent(event)


def document_name(document: Document, lang: str) -> str:
    """Name of a document: in this language, in another one, or its id."""
    return in_language(document.name.plain(), lang, document.id)
