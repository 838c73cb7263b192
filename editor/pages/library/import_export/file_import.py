"""Plan of a file import as text: the problems or changes of each file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

from database.imports.document_plan import ImportChoice
from database.imports.document_plan import PlannedState as DocumentState
from database.imports.file_imports import PlannedFile
from editor.documents.load_document import read_failure
from engine.content.checks.document_checks import CheckedDocument, check_document
from engine.content.checks.problem_text import problem_lines
from engine.content.diff.document_diff import document_diff
from engine.content.loading.json_parser import parse
from engine.content.problems import ContentError, ProblemCount
from engine.registry import declarations
from engine.words import say, speak

if TYPE_CHECKING:
    from database.library import Library
    from engine.content.references.resolver import ResolveDocument

NO_PROBLEMS = ProblemCount()
FileState: TypeAlias = DocumentState | Literal["refused", "updated"]


@dataclass(frozen=True, slots=True)
class ImportCandidate:
    """A planned file with its text for the details pane."""

    file: PlannedFile
    lines: tuple[str, ...] = ()
    """Problems of the file, or differences from the library."""
    count: ProblemCount = NO_PROBLEMS
    """The number of its problems, as far as it can be imported."""

    @property
    def state(self) -> FileState:
        if self.file.updates_own:
            return "updated"
        return self.file.item.state if self.file.item is not None else "refused"

    @property
    def choice(self) -> ImportChoice:
        return self.file.item.choice if self.file.item is not None else "mine"

    @property
    def choices(self) -> tuple[ImportChoice, ...]:
        return self.file.item.choices if self.file.item is not None else ()

    @property
    def new_id(self) -> str:
        """The id under which it is imported if both are kept."""
        return (self.file.item.new_id or "") if self.file.item is not None else ""

    def choosing(self, choice: ImportChoice) -> ImportCandidate:
        """The candidate with another choice, if it is available."""
        return replace(self, file=self.file.choosing(choice))


def import_candidates(library: Library, paths: Sequence[Path], lang: str) -> tuple[ImportCandidate, ...]:
    """Plan the import of files without changing anything."""
    files = library.file_imports.plan(paths)
    resolve = library.file_imports.resolver(files)
    return tuple(_candidate(library, each, resolve, lang) for each in files)


def _candidate(library: Library, file: PlannedFile, resolve: ResolveDocument, lang: str) -> ImportCandidate:
    checked = check_document(file.body, declarations(), resolve) if file.item is not None else None
    lines = tuple(_lines(library, file, checked, lang))
    return ImportCandidate(file, lines, ProblemCount.of(checked.problems if checked else ()))


def _lines(library: Library, file: PlannedFile, checked: CheckedDocument | None, lang: str) -> Iterator[str]:
    if isinstance(file.refusal, OSError):
        yield speak(read_failure(file.path, file.refusal), lang)
    elif isinstance(file.refusal, ContentError):
        yield from problem_lines(file.refusal.errors, lang, file.refusal.more)
    elif file.refusal is not None:
        yield speak(file.refusal, lang)
    if file.item is None or checked is None:
        return
    yield from problem_lines(checked.problems, lang, checked.more)
    if file.item.state == "conflict":
        mine = library.documents.text(file.item.document.id)
        yield say("library-import-differs", lang)
        yield from (f"• {each}" for each in document_diff(parse(mine.encode()), parse(file.body), declarations(), lang))
