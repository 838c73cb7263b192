"""A document as text: the description by its game, and its JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from database.store.document_source import DocumentSource
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import with_neighbours
from engine.content.canonical_json import canonical
from engine.content.checks.document_checks import check_document
from engine.content.checks.problem_text import problem_lines
from engine.content.declarations import Passage
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.references.resolver import ResolveDocument
from engine.registry import declarations
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library

INDENT = "    "


@dataclass(frozen=True, slots=True)
class DocumentText:
    """Rendered and source text of a document; both are untrusted."""

    words: str
    data: str
    problems: tuple[str, ...] = ()
    """Problems, if they were requested."""


def text_of_stored(library: Library, digest: str, lang: str) -> DocumentText:
    """Text of a library document, with its indented source."""
    return _document_text(library.documents.text_with(digest), library.resolver(), lang)


def text_of_file(source: DocumentSource, document: Document, path: Path, lang: str) -> DocumentText:
    """Text of a document file, with the problems that `hexsmith check` reports."""
    resolve = DocumentResolver(with_files=False, library=with_neighbours(path, source))
    checked = check_document(document.plain(), declarations(), resolve)
    reading = _document_text(canonical(document.plain()).decode(), resolve, lang)
    return replace(reading, problems=problem_lines(checked.problems, lang, checked.more))


def _document_text(text: str, resolve: ResolveDocument, lang: str) -> DocumentText:
    """Rendered text of a document with its references, and its source."""
    data = json.dumps(parse(text.encode()), ensure_ascii=False, indent=2)
    document = check_document(text, declarations(), resolve).document or read_document(text, declarations())
    if isinstance(document, NewerDocument):
        return DocumentText(say("library-document-newer", lang, version=document.schema_version), data)
    system = declarations().of(document.system)
    if system is None:
        return DocumentText("", data)
    values = "\n".join(each.line for each in system.printed(document, lang))
    passages = map(_passage, system.ability_texts(document, lang))
    return DocumentText("\n\n".join(filter(None, (values, *passages))), data)


def _passage(passage: Passage) -> str:
    indent = INDENT if passage.name else ""
    return "\n".join([*filter(None, (passage.name,)), *(f"{indent}{line}" for line in passage.lines)])
