"""The page that edits notes on a map: adds, changes, moves and removes them, each by an edit of the document."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from itertools import count
from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QUndoStack
from PySide6.QtWidgets import QSplitter, QUndoView, QVBoxLayout, QWidget

from editor.documents.document import OpenDocument
from editor.documents.load_document import known_games
from editor.edits.edit import CannotEdit, Edit
from editor.edits.notes.add_note import AddNote
from editor.edits.notes.change_note import ChangeNote, Field
from editor.edits.notes.move_note import MoveNote
from editor.edits.notes.remove_note import RemoveNote
from editor.pages.document_page import DocumentPage, DocumentStorage
from editor.pages.notes.notes_map_view import NotesMapView
from editor.pages.notes.side_panel import NotesSidePanel
from editor.services.document_resolver import DocumentResolver
from editor.theme.icons import icon
from editor.view_model.from_map_document import picture_of
from editor.view_model.from_notes import markers_of
from editor.widgets.list_delegates import AlignedDelegate
from editor.widgets.problem_panel import ListedProblem, ProblemPanel
from engine.content.checks.document_checks import check_document
from engine.content.envelope import Document
from engine.content.kinds.notes import Note, Notes
from engine.content.maps.hex_map import HexMap
from engine.content.problems import Problem
from engine.words import say, speak

Key = Qt.Key
VALIDATION_DELAY = 250
"""Milliseconds of peace before problems are looked for."""
TYPING_PAUSE = 2_000
"""Milliseconds after which what is typed is a step of its own."""


class NotesPage(DocumentPage):
    """N adds a note at the cursor, F2 or Enter goes to its text, Delete removes it; a drag moves it."""

    icon = "note"

    def __init__(self, sheet: HexMap, document: OpenDocument, files: DocumentStorage, lang: str) -> None:
        super().__init__(document, files, lang)
        self.setObjectName("notes-page")
        self._sheet, self._chosen = sheet, ""
        self._typings = count()
        self._typing = ""
        self._picture = picture_of(sheet, lang)
        self.map, self.side = NotesMapView(lang), NotesSidePanel()
        self.problems = ProblemPanel("notes-problems", "notes-no-problems", "notes-no-problems-how")
        self.history = QUndoView(document.stack)
        self.history.setObjectName("notes-history")
        self.history.setCleanIcon(icon("save"))
        self.history.setItemDelegate(AlignedDelegate(self.history))
        self._look_soon = self._timer(VALIDATION_DELAY, self._look_for_problems)
        self._pause = self._timer(TYPING_PAUSE, self._begin_typing)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setObjectName("notes-split")
        parts.setChildrenCollapsible(False)
        parts.addWidget(self.map)
        parts.addWidget(self.side)
        parts.setStretchFactor(0, 1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(parts)
        self.setFocusProxy(self.map)
        self._connect()
        self.speak(lang)

    @property
    def notes(self) -> Notes:
        return cast(Notes, self.document.content)

    @property
    def chosen(self) -> Note | None:
        """The note that is written below the list."""
        return next((note for note in self.notes.placed if note.id == self._chosen), None)

    def panels(self) -> Mapping[str, QWidget]:
        return {"history": self.history, "problems": self.problems}

    def undo_stack(self) -> QUndoStack:
        return self.document.stack

    def speak(self, lang: str) -> None:
        self.lang = lang
        self._picture = picture_of(self._sheet, lang)
        self.document.speak(lambda word: speak(word, lang))
        for part in (self.map, self.side, self.problems):
            part.speak(lang)
        self.history.setAccessibleName(say("dock-history", lang))
        self.history.setEmptyLabel(say("documents-beginning", lang))
        self._show()
        self._look_for_problems()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        actions = {
            Key.Key_N: self.add_here,
            Key.Key_F2: self._write,
            Key.Key_Delete: self.remove_chosen,
            Key.Key_Backspace: self.remove_chosen,
        }
        if plain and event.key() in actions:
            actions[Key(event.key())]()
        else:
            super().keyPressEvent(event)

    def add_here(self) -> None:
        """A new note where the cursor of the map is; without a cursor, in the middle of what is seen."""
        if not self.map.cursor_place:
            self.map.setFocus(Qt.FocusReason.TabFocusReason)
        if self.map.cursor_place:
            self.add_at(self.map.cursor_place)

    def add_at(self, place: str) -> None:
        """A new note at a place, to be written at once."""
        note = Note(id=free_note_id(self.notes), at=place)
        if self._do(AddNote(note, len(self.notes.placed))):
            self.choose(note.id)
            self._write()

    def remove_chosen(self) -> None:
        if self.chosen is not None:
            self._do(RemoveNote(self._chosen))

    def choose(self, name: str) -> None:
        """Show this note, in the list and on the map."""
        self._chosen = name
        self._begin_typing()
        self._show()
        if self.chosen is not None and self.map.cursor_place != self.chosen.at:
            self.map.set_cursor(self.chosen.at)

    def _timer(self, wait: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(wait)
        timer.timeout.connect(then)
        return timer

    def _connect(self) -> None:
        canvas, side = self.map, self.side
        self.document.changed.connect(self._document_changed)
        canvas.status.connect(self.status)
        canvas.clicked.connect(lambda place, _: self._choose_at(place, go_round=True))
        canvas.cursor_moved.connect(lambda place: self._choose_at(place, go_round=False))
        canvas.double_clicked.connect(lambda place, _: self._act_at(place))
        canvas.activated.connect(lambda place, _: self._act_at(place))
        canvas.note_dragged.connect(self._move)
        side.list.chosen.connect(self.choose)
        side.list.opened.connect(self._write)
        side.add.clicked.connect(self.add_here)
        side.remove.clicked.connect(self.remove_chosen)
        side.form.typed.connect(lambda text: self._change("text", text))
        side.form.signed.connect(lambda sign: self._change("sign", sign))
        side.form.text.entered.connect(self._begin_typing)
        side.form.text.left.connect(side.list.setFocus)
        self.problems.part_wanted.connect(lambda number: self.choose(self.notes.placed[number].id))

    def _choose_at(self, place: str, *, go_round: bool) -> None:
        """The note at a place; of several, the one after the chosen one where that is wanted."""
        names = [note.id for note in self.map.notes_at(place)]
        if not names or (self._chosen in names and not go_round):
            return
        after = names.index(self._chosen) + 1 if self._chosen in names else 0
        self.choose(names[after % len(names)])

    def _act_at(self, place: str) -> None:
        if self.map.notes_at(place):
            self._choose_at(place, go_round=False)
            self._write()
        else:
            self.add_at(place)

    def _write(self) -> None:
        if self.chosen is not None:
            self.side.form.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _move(self, name: str, place: str) -> None:
        if self._do(MoveNote(name, place)):
            self.choose(name)

    def _change(self, field: Field, value: str) -> None:
        typing = self._typing if field == "text" else ""
        self._pause.start()
        if not self._do(ChangeNote(self._chosen, field, value), typing):
            self._show()

    def _do(self, edit: Edit[Notes], typing: str = "") -> bool:
        try:
            return self.document.do(edit, typing)
        except CannotEdit as refusal:
            self.status.emit(speak(refusal.word, self.lang))
            return False

    def _begin_typing(self) -> None:
        """What is typed from now on is a step of its own."""
        self._typing = f"typing-{next(self._typings)}"

    def _document_changed(self) -> None:
        if self.chosen is None:
            self._chosen = ""
        self._show()
        self._look_soon.start()

    def _show(self) -> None:
        self.map.show_notes(self._picture, markers_of(self.notes, self.lang), self._chosen)
        self.side.show_notes(self.notes, self._chosen, self.lang)

    def _look_for_problems(self) -> None:
        self.problems.show_problems(listed_problems(self.notes, self.lang))


def free_note_id(notes: Notes) -> str:
    """A name that no note has."""
    taken = {note.id for note in notes.placed}
    number = len(taken) + 1
    while f"note-{number}" in taken:
        number += 1
    return f"note-{number}"


NOTE = re.compile(r"\$\.placed\[(\d+)\]")


def listed_problems(document: Document, lang: str) -> list[ListedProblem]:
    """What validation finds; a problem that is inside a note has the number of the note."""
    problems = check_document(document.plain(), known_games(), DocumentResolver(with_files=False)).problems
    return [_listed_problem(problem, lang) for problem in problems]


def _listed_problem(problem: Problem, lang: str) -> ListedProblem:
    said = problem.sentence(lang)
    if (found := NOTE.match(problem.path)) is None:
        return ListedProblem(said, problem.severity)
    number = int(found[1])
    return ListedProblem(say("notes-problem", lang, number=number + 1, text=said), problem.severity, number)
