"""A document as text: what it does in the words of its game, and its JSON."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from database.game_declarations import all_games
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import DocumentSource, with_neighbours
from engine.content.canonical_json import canonical
from engine.content.checks.document_checks import check_document
from engine.content.declarations import Passage
from engine.content.envelope import Document
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.references.resolver import Resolve
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library

INDENT = "    "


@dataclass(frozen=True, slots=True)
class DocumentText:
    """Both are texts of whoever wrote it."""

    words: str
    data: str
    problems: tuple[str, ...] = ()
    """What is wrong with it, where that was asked for."""


def text_of_stored(library: Library, digest: str, lang: str) -> DocumentText:
    """What a text of the library says, and the text itself with room between its lines."""
    return _document_text(library.documents.text_with(digest), library.resolver(), lang)


def text_of_file(shelf: DocumentSource, document: Document, path: Path, lang: str) -> DocumentText:
    """The same of the document in a file, with what `hexsmith check` says of it."""
    resolve = DocumentResolver(with_files=False, library=with_neighbours(path, shelf))
    problems = check_document(document.plain(), all_games(), resolve).problems
    reading = _document_text(canonical(document.plain()).decode(), resolve, lang)
    return replace(reading, problems=tuple(f"{each.sentence(lang)} ({each.path})" for each in problems))


def _document_text(text: str, resolve: Resolve, lang: str) -> DocumentText:
    """What a document says, with the documents that it names, and what is written in it."""
    data = json.dumps(parse(text.encode()), ensure_ascii=False, indent=2)
    document = check_document(text, all_games(), resolve).document or read_document(text, all_games())
    if isinstance(document, NewerDocument):
        return DocumentText(say("library-document-newer", lang, version=document.schema_version), data)
    system = all_games().of(document.system)
    if system is None:
        return DocumentText("", data)
    values = "\n".join(each.line for each in system.printed(document, lang))
    passages = map(_passage, system.told(document, lang))
    return DocumentText("\n\n".join(filter(None, (values, *passages))), data)


def _passage(passage: Passage) -> str:
    indent = INDENT if passage.name else ""
    return "\n".join([*filter(None, (passage.name,)), *(f"{indent}{line}" for line in passage.lines)])
