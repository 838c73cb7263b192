"""A document as text: the description by its game, and its JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from database.files.fingerprint import read_user_file
from database.store.document_source import DocumentSource
from editor.document_views.document_view import document_view
from editor.document_views.view_parts import ViewSource
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import with_neighbours
from editor.view_model.document_view import DocumentView
from engine.content.canonical_json import canonical
from engine.content.checks.document_checks import check_document
from engine.content.declarations import Passage
from engine.content.envelope import Document
from engine.content.limits import MAX_BYTES
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.problems import Problem
from engine.content.references.resolver import ResolveDocument, UnknownDocument
from engine.registry import declarations
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry

INDENT = "    "
MOST_SHOWN = 500_000
"""The greatest number of bytes of a file without a valid document that are shown."""


@dataclass(frozen=True, slots=True)
class DocumentText:
    """Rendered and source text of a document; both are untrusted."""

    words: str
    data: str
    problems: tuple[Problem, ...] = ()
    more: int = 0
    """The least number of further problems."""
    view: DocumentView | None = None
    """The document to be read with its picture; None for one that cannot be shown so."""


def text_of_stored(library: Library, digest: str, lang: str) -> DocumentText:
    """Text of a library document, with its indented source and its problems."""
    resolve = DocumentResolver(with_files=False, library=library.resolver())
    return _document_text(library.documents.text_with(digest), resolve, lang)


def text_of_entry(library: Library, entry: LibraryEntry, lang: str) -> DocumentText:
    """Text of a document as it is in the library now; of one that is gone, the text it had."""
    try:
        digest = library.documents.entry_with_key(entry.key).digest
    except UnknownDocument:
        digest = entry.digest
    return text_of_stored(library, digest, lang)


def text_of_file(source: DocumentSource, document: Document, path: Path, lang: str) -> DocumentText:
    """Text of a document file, with the problems that `hexsmith check` reports."""
    resolve = DocumentResolver(with_files=False, library=with_neighbours(path, source))
    return _document_text(canonical(document.plain()).decode(), resolve, lang)


def text_of_broken_file(source: DocumentSource, path: Path, problems: tuple[Problem, ...], lang: str) -> DocumentText:
    """The source of a file that holds no valid document, with its problems; with those known before, if a check of
    the file finds none."""
    try:
        data, _ = read_user_file(path, MAX_BYTES)
    except OSError:
        return DocumentText("", "", problems)
    resolve = DocumentResolver(with_files=False, library=with_neighbours(path, source))
    checked = check_document(data, declarations(), resolve)
    text = data[:MOST_SHOWN].decode(errors="replace")
    return DocumentText(say("document-is-broken", lang), text, checked.problems or problems, checked.more)


def _document_text(text: str, resolve: ResolveDocument, lang: str) -> DocumentText:
    """Rendered text of a document with its references, its source, and its problems."""
    data = json.dumps(parse(text.encode()), ensure_ascii=False, indent=2)
    checked = check_document(text, declarations(), resolve)
    document = checked.document or read_document(text, declarations())
    if isinstance(document, NewerDocument):
        return DocumentText(say("library-document-newer", lang, version=document.schema_version), data)
    system = declarations().of(document.system)
    view = document_view(document, ViewSource(resolve, parse(text.encode())), lang)
    if system is None:
        return DocumentText("", data, checked.problems, checked.more, view)
    values = "\n".join(each.line for each in system.printed(document, lang))
    passages = map(_passage, system.ability_texts(document, lang))
    words = "\n\n".join(filter(None, (values, *passages)))
    return DocumentText(words, data, checked.problems, checked.more, view)


def _passage(passage: Passage) -> str:
    indent = INDENT if passage.name else ""
    return "\n".join([*filter(None, (passage.name,)), *(f"{indent}{line}" for line in passage.lines)])
