"""Imports documents from files into the library: each is read, checked, and compared with what is there."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from database.files.fingerprint import read_user_file
from database.game_declarations import all_games
from database.imports.import_plan import Choice
from editor.documents.load_document import read_failure
from editor.services.library_jobs import free_id
from engine.content.canonical_json import canonical
from engine.content.checks.document_checks import check_document
from engine.content.diff.document_diff import document_diff
from engine.content.envelope import Document
from engine.content.limits import MAX_BYTES
from engine.content.loading.document_reader import read_document
from engine.content.loading.json_parser import parse
from engine.content.newer_document import NewerDocument
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from engine.words import say, speak

if TYPE_CHECKING:
    from database.library import Library
    from engine.content.references.resolver import Resolve

State: TypeAlias = Literal["new", "same", "conflict", "refused"]


@dataclass(frozen=True, slots=True)
class ImportCandidate:
    """A file, and what is to become of the document in it."""

    file: str
    state: State
    document: Document | NewerDocument | None = None
    """None where none can be had of it."""
    told: tuple[str, ...] = ()
    """What is wrong with it, or what is different from what is there."""
    choice: Choice = "mine"
    choices: tuple[Choice, ...] = ()
    new_id: str = ""
    """What it is called if both are kept."""

    def choosing(self, choice: Choice) -> ImportCandidate:
        """With another choice, where there is that one."""
        return replace(self, choice=choice) if choice in self.choices else self


@dataclass(slots=True)
class ImportedFiles:
    """What came in, and what it took the place of."""

    new: list[str] = field(default_factory=list)
    before: dict[str, str] = field(default_factory=dict)
    """The texts of one's own that there were, by their ids."""


def import_candidates(library: Library, paths: Sequence[Path], lang: str) -> tuple[ImportCandidate, ...]:
    """What taking these files in would do; nothing is changed."""
    found: list[ImportCandidate | _ReadFile] = []
    together: dict[str, bytes] = {}
    for path in paths:
        found.append(each := _read(path, together, lang))
        if isinstance(each, _ReadFile):
            together[each.document.id] = each.data
    resolve = _ImportResolver(library.resolver(), together)
    return tuple(_compared(library, each, resolve, lang) if isinstance(each, _ReadFile) else each for each in found)


def import_files(library: Library, chosen: Sequence[ImportCandidate]) -> ImportedFiles:
    """Save them as was chosen: all, or none."""
    taken = ImportedFiles()
    wanted = [(each, each.document) for each in chosen if each.document is not None and each.choice != "mine"]
    names = {document.id for each, document in wanted if each.choice != "both"}
    with library.transaction():
        library.documents.save_many(
            [_as_chosen(library, each, document, names, taken) for each, document in wanted], cause="imported"
        )
    return taken


def undo_import(library: Library, taken: ImportedFiles) -> None:
    """As it was before."""
    with library.transaction():
        for name in taken.new:
            library.documents.delete(name, anyway=True)
        library.documents.save_many([read_document(text.encode(), all_games()) for text in taken.before.values()])


def _as_chosen(
    library: Library,
    candidate: ImportCandidate,
    document: Document | NewerDocument,
    names: set[str],
    taken: ImportedFiles,
) -> Document | NewerDocument:
    """The document as it is to be saved, under an id that no other one has; what that means is noted."""
    if candidate.choice == "both":
        name = candidate.new_id
        while name in names or _text(library, name) is not None:
            name = f"{name}-2"
        names.add(name)
        taken.new.append(name)
        return _with_id(document, name)
    name = document.id
    if (mine := _own_text(library, name)) is None:
        taken.new.append(name)
    else:
        taken.before[name] = mine
    return document


@dataclass(frozen=True, slots=True)
class _ReadFile:
    """A file whose document could be read."""

    file: str
    data: bytes
    document: Document | NewerDocument


class _ImportResolver:
    """Finds documents in the library, and else among those that come in together."""

    def __init__(self, here: Resolve, along: Mapping[str, bytes]) -> None:
        self._here, self._along = here, along

    def __call__(self, name: str) -> Mapping[str, Any]:
        try:
            return self._here(name)
        except UnknownDocument:
            if name not in self._along:
                raise
            return parse(self._along[name])


def _read(path: Path, before: Collection[str], lang: str) -> ImportCandidate | _ReadFile:
    try:
        data, _ = read_user_file(path, MAX_BYTES)
        document = read_document(data, all_games())
    except OSError as fault:
        return ImportCandidate(path.name, "refused", told=(speak(read_failure(path, fault), lang),))
    except ContentError as error:
        told = tuple(f"{each.sentence(lang)} ({each.path})" for each in error.errors)
        return ImportCandidate(path.name, "refused", told=told)
    if not document.id:
        return ImportCandidate(path.name, "refused", told=(say("library-file-no-id", lang),))
    if document.id in before:
        return ImportCandidate(path.name, "refused", told=(say("library-file-twice", lang, id=document.id),))
    return _ReadFile(path.name, data, document)


def _compared(library: Library, read: _ReadFile, resolve: Resolve, lang: str) -> ImportCandidate:
    """What is to become of it beside what the library has."""
    file, document = read.file, read.document
    wrong = tuple(_problems(read.data, resolve, lang))
    mine, theirs = _text(library, document.id), _stored_text(document)
    if mine is None:
        return ImportCandidate(file, "new", document, wrong, "theirs", ("mine", "theirs"))
    if mine.encode() == theirs:
        return ImportCandidate(file, "same", document, wrong)
    changes = document_diff(parse(mine.encode()), parse(theirs), all_games(), lang)
    told = (*wrong, say("library-import-differs", lang), *(f"• {each}" for each in changes))
    new_id = free_id(library, document.id)
    choices: tuple[Choice, ...] = (
        ("mine", "theirs") if isinstance(document, NewerDocument) else ("mine", "theirs", "both")
    )
    return ImportCandidate(file, "conflict", document, told, choices[-1], choices, new_id)


def _problems(data: bytes, resolve: Resolve, lang: str) -> Iterator[str]:
    """What keeps it from being played, or is to be looked at; it may come in all the same."""
    for each in check_document(data, all_games(), resolve).problems:
        yield f"{each.sentence(lang)} ({each.path})"


def _text(library: Library, name: str) -> str | None:
    try:
        return library.documents.text(name)
    except UnknownDocument:
        return None


def _own_text(library: Library, name: str) -> str | None:
    text = _text(library, name)
    return None if text is None or library.documents.entry(name).layer != "own" else text


def _stored_text(document: Document | NewerDocument) -> bytes:
    """As the library stores it."""
    return document.raw if isinstance(document, NewerDocument) else canonical(document.plain())


def _with_id(document: Document | NewerDocument, name: str) -> Document | NewerDocument:
    """The same with another id."""
    return read_document({**parse(_stored_text(document)), "id": name}, all_games())
