"""The page that edits notes on a map: adds, changes, moves and removes them, each by an edit of the document."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import count
from typing import cast

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QUndoStack
from PySide6.QtWidgets import QUndoView, QVBoxLayout, QWidget

from editor.canvas.map_overview_panel import MapOverviewPanel
from editor.canvas.map_view import MapView
from editor.canvas.tools.canvas_tool import CanvasPointer
from editor.canvas.tools.carry_tool import PICK_UP, CarryTool
from editor.documents.document import OpenDocument
from editor.edits.changed_paths import ChangedPaths
from editor.edits.edit import CannotEdit, Edit
from editor.edits.note_edits import NOTES, add_note, mark_note, move_note, remove_note, write_note
from editor.page_api.document_page import DocumentPage, DocumentStorage
from editor.page_api.hint import Hint, Notice, hint
from editor.pages.notes.side_panel import NotesSidePanel
from editor.services.document_resolver import DocumentResolver
from editor.theme.icons import icon
from editor.view_model.board import GameBoard, Marker
from editor.view_model.map_document_board import MapDocument, board_of
from editor.view_model.note_markers import markers_of
from editor.view_model.overlay import Highlight, Overlay
from editor.widgets.bars.page_bar import PageBar
from editor.widgets.list_delegates import AlignedDelegate
from editor.widgets.problem_panel import ListedProblem, ProblemPanel
from engine.content.checks.document_checks import check_document
from engine.content.checks.problem_text import problem_text
from engine.content.kinds.notes import Note, Notes
from engine.content.problems import Problem
from engine.registry import declarations
from engine.words import say, speak

Key = Qt.Key
VALIDATION_DELAY = 250
"""Milliseconds without an edit before the document is validated."""
TYPING_PAUSE = 2_000
"""Milliseconds without typing after which more typing is an undo step of its own."""


class NotesMapView(MapView):
    """The canvas of the notes page: shows notes as markers, and finds the note at a pointer."""

    _chosen = ""

    def show_notes(self, board: GameBoard, notes: tuple[Marker, ...], chosen: str) -> None:
        """Show the notes and highlight the selected one's place.

        Emits `status` if the text of the cursor's place changes.
        """
        self._chosen, before = chosen, self.place_text(self.cursor_place)
        self.set_board(replace(board, markers=(*board.markers, *notes)))
        places = [note.place for note in notes if note.id == chosen]
        self.set_overlay(Overlay(spots={place: Highlight("chosen") for place in places}))
        if (now := self.place_text(self.cursor_place)) != before:
            self.status.emit(now)

    def notes_at(self, place: str) -> list[Marker]:
        return [marker for marker in self.painter.board_index.lying.get(place, ()) if marker.kind == "note"]

    def note_at(self, pointer: CanvasPointer) -> Marker | None:
        """Note at a place: the selected one of several, otherwise the first."""
        notes = self.notes_at(pointer.place)
        return next((each for each in notes if each.id == self._chosen), notes[0] if notes else None)


class NotesPage(DocumentPage):
    """The notes page: N adds a note at the cursor, F2 or Enter goes to its text, Delete removes it; M or a drag carries
    it."""

    icon = "note"

    def __init__(self, sheet: MapDocument, document: OpenDocument, files: DocumentStorage, lang: str) -> None:
        super().__init__(document, files, lang)
        self.setObjectName("notes-page")
        self._sheet, self._chosen = sheet, ""
        self._typings = count()
        self._typing = ""
        self._picture = board_of(sheet, lang)
        self.map, self.side = NotesMapView(lang), NotesSidePanel()
        self.overview = MapOverviewPanel(self.map, lang)
        self.problems = ProblemPanel("notes-problems", "notes-no-problems", "notes-no-problems-how")
        self.history = QUndoView(document.stack)
        self.history.setObjectName("notes-history")
        self.history.setCleanIcon(icon("save"))
        self.history.setItemDelegate(AlignedDelegate(self.history))
        self._look_soon = self._timer(VALIDATION_DELAY, self._look_for_problems)
        self._pause = self._timer(TYPING_PAUSE, self._begin_typing)
        self.bar = PageBar()
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.setSpacing(0)
        around.addWidget(self.bar)
        around.addWidget(self.map, 1)
        self.setFocusProxy(self.map)
        self._connect()
        self.map.remember_turn_of(sheet.id)
        self.speak(lang)

    @property
    def notes(self) -> Notes:
        return cast(Notes, self.document.content)

    @property
    def chosen(self) -> Note | None:
        """The note in the form below the list."""
        return next((note for note in self.notes.placed if note.id == self._chosen), None)

    def panels(self) -> Mapping[str, QWidget]:
        return {"notes": self.side, "inspector": self.overview, "history": self.history, "problems": self.problems}

    def can_turn_board(self) -> bool:
        return True

    def turn_board(self) -> None:
        self.map.turn_by_hand()

    def hints(self) -> Sequence[Hint]:
        return (
            hint("N", "hint-add-note"),
            hint("F2", "hint-write"),
            hint("M", "hint-carry"),
            hint("Delete", "hint-remove"),
            hint("drag", "hint-drag-note"),
            hint("wheel", "hint-zoom"),
        )

    def undo_stack(self) -> QUndoStack:
        return self.document.stack

    def speak(self, lang: str) -> None:
        self.lang = lang
        self._picture = board_of(self._sheet, lang)
        self.document.speak(lambda word: speak(word, lang))
        for part in (self.map, self.overview, self.side, self.problems):
            part.speak(lang)
        self.history.setAccessibleName(say("dock-history", lang))
        self.history.setEmptyLabel(say("documents-beginning", lang))
        self._name()
        self._show()
        self._look_for_problems()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        plain = not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        actions = {
            Key.Key_N: self.add_here,
            Key.Key_F2: self._write,
            Key.Key_M: self.pick_up_chosen,
            Key.Key_Delete: self.remove_chosen,
            Key.Key_Backspace: self.remove_chosen,
        }
        if plain and event.key() in actions:
            actions[Key(event.key())]()
        else:
            super().keyPressEvent(event)

    def add_here(self) -> None:
        """Add a note at the cursor of the map; without a cursor, in the centre of the view."""
        if not self.map.cursor_place:
            self.map.setFocus(Qt.FocusReason.TabFocusReason)
        if self.map.cursor_place:
            self.add_at(self.map.cursor_place)

    def add_at(self, place: str) -> None:
        """Add a note at a place, and go to its text."""
        note = Note(id=free_note_id(self.notes), at=place)
        if self._do(partial(add_note, note=note, position=len(self.notes.placed))):
            self.choose(note.id)
            self._write()

    def pick_up_chosen(self) -> None:
        """Carry the selected note by the keyboard, from its place on the map."""
        if self.chosen is not None:
            self.map.setFocus(Qt.FocusReason.OtherFocusReason)
            self.map.set_cursor(self.chosen.at)
            self.map.gesture_key(PICK_UP)

    def remove_chosen(self) -> None:
        if self.chosen is not None:
            self._do(partial(remove_note, name=self._chosen))

    def choose(self, name: str) -> None:
        """Show a note in the form, in the list and on the map."""
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
        self.changed.connect(self._name)
        side.unused_key.connect(self.keyPressEvent)
        canvas.status.connect(self.status)
        canvas.clicked.connect(lambda place, _: self._choose_at(place, go_round=True))
        canvas.cursor_moved.connect(lambda place: self._choose_at(place, go_round=False))
        canvas.double_clicked.connect(lambda place, _: self._act_at(place))
        canvas.activated.connect(lambda place, _: self._act_at(place))
        self.overview.contents.activated.connect(lambda place, _: self._act_at(place))
        canvas.gestures.tool = CarryTool(canvas.note_at, lambda note, place: move_note(self.notes, note.id, place))
        canvas.gestures.began.connect(self.choose)
        canvas.gestures.finished.connect(self._finish_gesture)
        side.list.chosen.connect(self.choose)
        side.list.opened.connect(self._write)
        side.add.clicked.connect(self.add_here)
        side.remove.clicked.connect(self.remove_chosen)
        side.form.typed.connect(self._type)
        side.form.signed.connect(lambda sign: self._do(partial(mark_note, name=self._chosen, sign=sign)))
        side.form.text.entered.connect(self._begin_typing)
        side.form.text.left.connect(side.list.setFocus)
        self.problems.rule_requested.connect(self.rule_requested)
        self.problems.part_requested.connect(lambda number: self.choose(self.notes.placed[number].id))

    def _choose_at(self, place: str, *, go_round: bool) -> None:
        """Select the note at a place; of several, the one after the selected one if requested."""
        names = [] if self.map.carries else [note.id for note in self.map.notes_at(place)]
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
            self.panel_requested.emit("notes")
            self.side.form.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def _finish_gesture(self, edit: Edit) -> None:
        if self._do(lambda _: edit):
            self.choose(self._chosen)

    def _type(self, text: str) -> None:
        self._pause.start()
        if not self._do(partial(write_note, name=self._chosen, text=text), self._typing):
            self._show()

    def _do(self, edit_of: Callable[[Notes], Edit], typing: str = "") -> bool:
        """Apply an edit of the notes; returns whether it changed anything. A refusal is shown as a toast."""
        try:
            return self.document.do(edit_of(self.notes), typing)
        except CannotEdit as refusal:
            self.notice.emit(Notice(refusal.word))
            return False

    def _begin_typing(self) -> None:
        """Start a new undo step for further typing."""
        self._typing = f"typing-{next(self._typings)}"

    def _document_changed(self, changed: ChangedPaths) -> None:
        if changed.touches(NOTES):
            if self.chosen is None:
                self._chosen = ""
            self._show()
        if changed.paths:
            self._look_soon.start()

    def _name(self) -> None:
        """Name the notes and their map in the bar."""
        state = say("tab-edited", self.lang) if self.is_edited() else ""
        self.bar.show_text(self.title(), say("dock-notes", self.lang), state)

    def _show(self) -> None:
        self.map.show_notes(self._picture, markers_of(self.notes, self.lang), self._chosen)
        self.side.show_notes(self.notes, self._chosen, self._picture.place_name, self.lang)

    def _look_for_problems(self) -> None:
        checked = check_document(self.notes.plain(), declarations(), DocumentResolver(with_files=False))
        self.count_problems(checked.problems)
        self.problems.show_problems(listed_problems(checked.problems, self.lang), checked.more)


def free_note_id(notes: Notes) -> str:
    """An id that no note has."""
    taken = {note.id for note in notes.placed}
    number = len(taken) + 1
    while f"note-{number}" in taken:
        number += 1
    return f"note-{number}"


NOTE = re.compile(r"\$\.placed\[(\d+)\]")


def listed_problems(problems: Iterable[Problem], lang: str) -> list[ListedProblem]:
    """Rows for the problems of notes; one inside a note names the note instead of its path, and links to it."""
    return [_listed_problem(problem, lang) for problem in problems]


def _listed_problem(problem: Problem, lang: str) -> ListedProblem:
    text = problem_text(problem, lang)
    if (found := NOTE.match(problem.path)) is None:
        return ListedProblem(text)
    number = int(found[1])
    sentence = say("notes-problem", lang, number=number + 1, text=text.sentence)
    return ListedProblem(replace(text, sentence=sentence, path=None), number)
