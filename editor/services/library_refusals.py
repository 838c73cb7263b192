"""Refusals of the library: the reason why a job was not done, as text and as a message box."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtWidgets import QMessageBox, QWidget

from database.errors import LibraryUnavailable, NotDone
from database.files.atomic_write import NotWritten
from database.packs.format.refusals import PackProblem, PackRefused
from editor.widgets.labels import message_box
from engine.content.checks.problem_text import problem_lines
from engine.content.problems import ContentError
from engine.content.references.resolver import UnknownDocument
from engine.words import say, speak

if TYPE_CHECKING:
    from collections.abc import Iterator

LibraryRefusal: TypeAlias = LibraryUnavailable | NotDone | NotWritten | UnknownDocument | ContentError | PackRefused
REFUSALS = (LibraryUnavailable, NotDone, NotWritten, UnknownDocument, ContentError, PackRefused)
MOST_PROBLEMS = 8


def refusal_lines(refusal: LibraryRefusal, lang: str) -> Iterator[str]:
    """Lines of text about a refusal, the main reason first."""
    match refusal:
        case LibraryUnavailable() | NotDone() | NotWritten():
            yield speak(refusal.word, lang)
        case UnknownDocument():
            yield say("library-screen-gone", lang, id=refusal.name)
        case ContentError():
            yield say("library-screen-not-sound", lang)
            yield from problem_lines(refusal.errors, lang, refusal.more, MOST_PROBLEMS)
        case PackRefused():
            yield from (pack_problem_text(each, lang) for each in refusal.problems[:MOST_PROBLEMS])


def pack_problem_text(problem: PackProblem, lang: str) -> str:
    """Text of a problem in a pack entry or in a file to be packed."""
    return ": ".join(filter(None, (problem.entry, problem.sentence(lang))))


def show_refusal(parent: QWidget, refusal: LibraryRefusal, lang: str) -> None:
    """Show a refusal in a message box."""
    what, *more = refusal_lines(refusal, lang)
    box = message_box(parent, "library-complaint", QMessageBox.Icon.Warning)
    box.setWindowTitle(say("library-screen-title", lang))
    box.setText(what)
    box.setInformativeText("\n".join(more))
    box.open()
