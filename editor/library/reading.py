"""A document of the library as it is read: what it does in words, and what is written in it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from database.games import all_games
from engine.content.declarations import Passage
from engine.content.parse import parse
from engine.content.read import read_document
from engine.content.unread import Unread
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library

INDENT = "    "


@dataclass(frozen=True, slots=True)
class Reading:
    """Both are texts of whoever wrote it."""

    words: str
    data: str


def read(library: Library, digest: str, lang: str) -> Reading:
    """What a text of the library says, and the text itself with room between its lines."""
    text = library.documents.text_with(digest)
    data = json.dumps(parse(text.encode()), ensure_ascii=False, indent=2)
    document = read_document(text, all_games())
    if isinstance(document, Unread):
        return Reading(say("library-document-newer", lang, version=document.schema_version), data)
    system = all_games().of(document.system)
    passages = () if system is None else system.told(document, lang)
    return Reading("\n\n".join(map(_passage, passages)), data)


def _passage(passage: Passage) -> str:
    indent = INDENT if passage.name else ""
    return "\n".join([*filter(None, (passage.name,)), *(f"{indent}{line}" for line in passage.lines)])
