"""The starts of games with documents of one's own: found beside a file, in the library, and among what ships."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from database.files.fingerprint import read_user_file
from editor.documents.load_document import read_failure
from editor.playtest.keeping import sitting_of
from editor.playtest.opening import CannotOpen, Complaint, complaints_about, start_of
from editor.playtest.sitting import Sitting
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import DocumentSource, with_neighbours
from editor.services.scenario_catalogue import OWN, stock_scenarios
from engine.content.limits import MAX_BYTES
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.session.session import GameStart
from engine.words import speak


def start_from(shelf: DocumentSource, key: str, lang: str, profile: Mapping[str, str]) -> GameStart | CannotOpen:
    """The start of the scenario with this key, or why there is none."""
    try:
        if key.startswith(OWN):
            return start_of(_found_on(shelf), key.removeprefix(OWN), lang, profile)
        if key in stock_scenarios():
            return start_of(_found_on(shelf), DocumentResolver(with_files=False)(key), lang, profile)
        path = Path(key)
        return start_of(_found_on(with_neighbours(path, shelf)), _read(path, lang), lang, profile)
    except CannotOpen as fault:
        return fault


def sitting_from(shelf: DocumentSource, document: Mapping[str, Any], path: str, lang: str) -> Sitting | CannotOpen:
    """The game of a position in a file that does not hold all that it names."""
    try:
        return sitting_of(document, _found_on(with_neighbours(Path(path), shelf)), lang)
    except CannotOpen as fault:
        return fault


def _found_on(shelf: DocumentSource) -> DocumentResolver:
    return DocumentResolver(with_files=False, library=shelf)


def _read(path: Path, lang: str) -> Mapping[str, Any]:
    try:
        data, _ = read_user_file(path, MAX_BYTES)
        return parse(data)
    except OSError as fault:
        raise CannotOpen((Complaint(speak(read_failure(path, fault), lang), None, None),)) from fault
    except ContentError as fault:
        raise CannotOpen(complaints_about(fault.errors, lang)) from fault
