"""The pages that edit documents: which page edits a document, or why none does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeAlias, cast

from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead
from editor.page_api.document_page import DocumentPage, DocumentStorage, document_name
from editor.page_api.page_registry import editor_pages, opener_of
from engine.content.envelope import Document
from engine.kernel.data.message import Message, message
from engine.words import ids

KIND_WORD = "documents-kind-{}"
"""The prefix of texts for kinds that every game has; the other kinds are cards."""
CARD = "card"

MakePage: TypeAlias = Callable[[OpenDocument, DocumentStorage, str], DocumentPage]


class DocumentEditor(Protocol):
    """The opener of a page on which documents are edited (`PageType.opener`)."""

    def page_maker(self, content: Document, lang: str) -> MakePage:
        """Factory of the page of a document; raises `CannotRead` if it cannot be shown."""


def page_maker(content: Document, lang: str) -> MakePage:
    """Factory of the page that edits a document; raises `CannotRead` if there is none."""
    if (page := editor_pages().get(content.kind)) is not None:
        return cast(DocumentEditor, opener_of(page)).page_maker(content, lang)
    kind = Message(kind_word(content.kind))
    raise CannotRead(message("documents-no-page", name=document_name(content, lang), kind=kind))


def kind_word(kind: str) -> str:
    """The id of the word of a kind in a sentence."""
    word = KIND_WORD.format(kind)
    return word if word in ids() else KIND_WORD.format(CARD)
