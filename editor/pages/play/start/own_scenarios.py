"""Starts of the user's scenarios: from a file and its folder, from the library, and with stock documents."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

from database.files.fingerprint import read_user_file
from database.store.document_source import DocumentSource
from editor.documents.load_document import read_failure
from editor.pages.play.player_names import ArmyDocument, named_armies
from editor.pages.play.start.army_choices import ArmyChoices, find_armies, with_armies
from editor.playtest.load_game import CannotLoad, DocumentRef, start_of
from editor.playtest.save_game import ResumedGame
from editor.services.document_resolver import DocumentResolver
from editor.services.document_sources import with_neighbours
from editor.services.scenario_catalogue import OWN, stock_scenarios
from engine.content.checks.problem_text import ProblemText, problem_texts
from engine.content.limits import MAX_BYTES
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from engine.session.session import GameStart
from engine.words import speak

NO_ARMIES: Mapping[str, str] = MappingProxyType({})


def start_from(
    source: DocumentSource, key: str, lang: str, profile: Mapping[str, str], armies: Mapping[str, str] = NO_ARMIES
) -> GameStart | CannotLoad:
    """The start of the scenario with this key, perhaps with other armies, or the reason why there is none."""
    try:
        found, document = written_scenario(source, key, lang)
        if armies:
            whole = found(document) if isinstance(document, str) else document
            return start_of(found, with_armies(whole, armies), lang, profile)
        return start_of(found, document, lang, profile)
    except CannotLoad as error:
        return error


def offered_armies(source: DocumentSource, key: str, lang: str) -> ArmyChoices:
    """The armies that the seats of the scenario with this key may bring."""
    try:
        found, document = written_scenario(source, key, lang)
        return find_armies(found, found(document) if isinstance(document, str) else document)
    except (CannotLoad, UnknownDocument, ContentError):
        return ArmyChoices()


def written_scenario(source: DocumentSource, key: str, lang: str) -> tuple[DocumentResolver, DocumentRef]:
    """The scenario with this key as it is written, or its id, and the documents around it; raises `CannotLoad`."""
    if key.startswith(OWN):
        return _found_on(source), key.removeprefix(OWN)
    if key in stock_scenarios():
        return _found_on(source), DocumentResolver(with_files=False)(key)
    path = Path(key)
    return _found_on(with_neighbours(path, source)), _read(path, lang)


def resumed_from(source: DocumentSource, document: Mapping[str, Any], path: str, lang: str) -> ResumedGame | CannotLoad:
    """The game of a position in a file that refers to other documents."""
    try:
        return ResumedGame(document, _found_on(with_neighbours(Path(path), source)), lang)
    except CannotLoad as error:
        return error


def armies_from(source: DocumentSource, key: str, lang: str) -> tuple[ArmyDocument, ...]:
    """The armies that the scenario with this key names now."""
    is_file = not key.startswith(OWN)
    resolve = _found_on(with_neighbours(Path(key), source) if is_file else source)
    try:
        return named_armies(_read(Path(key), lang) if is_file else resolve(key.removeprefix(OWN)), resolve)
    except (CannotLoad, UnknownDocument):
        return ()


def _found_on(source: DocumentSource) -> DocumentResolver:
    return DocumentResolver(with_files=False, library=source)


def _read(path: Path, lang: str) -> Mapping[str, Any]:
    try:
        data, _ = read_user_file(path, MAX_BYTES)
        return parse(data)
    except OSError as error:
        raise CannotLoad((ProblemText(speak(read_failure(path, error), lang)),)) from error
    except ContentError as error:
        raise CannotLoad(problem_texts(error.errors, lang), error.more) from error
