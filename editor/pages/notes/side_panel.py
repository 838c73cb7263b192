"""The side panel of the notes page: the list of notes, buttons to add and remove, and the form of the chosen note."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QStackedWidget, QToolButton, QVBoxLayout, QWidget

from editor.pages.notes.note_form import NoteFormWidget
from editor.pages.notes.notes_list import NotesListWidget
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import SMALL
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.labels import caption, tip
from engine.content.kinds.notes import Notes
from engine.words import say

GAP = SMALL
LETTERS = 34


class NotesSidePanel(QWidget):
    """Side panel of the notes, at least as wide as its buttons."""

    unused_key = Signal(QKeyEvent)
    """Emitted with a key that nothing in the panel uses."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notes-side")
        self._heading = caption()
        self._empty = EmptyStateWidget("note")
        self.add, self.remove = tool_button("add-note", "add"), tool_button("remove-note", "remove")
        self.list, self.form = NotesListWidget(), NoteFormWidget()
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self.list)
        head = QHBoxLayout()
        head.addWidget(self._heading, 1)
        head.addWidget(self.add)
        head.addWidget(self.remove)
        upper = QWidget()
        above = QVBoxLayout(upper)
        above.setContentsMargins(0, 0, 0, 0)
        above.addLayout(head)
        above.addWidget(self._stack, 1)
        parts = QSplitter(Qt.Orientation.Vertical)
        parts.setObjectName("notes-parts")
        parts.setChildrenCollapsible(False)
        parts.addWidget(upper)
        parts.addWidget(self.form)
        parts.setStretchFactor(0, 2)
        parts.setStretchFactor(1, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(GAP, GAP, GAP, GAP)
        column.addWidget(parts)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()
        self.unused_key.emit(event)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(LETTERS * self.fontMetrics().averageCharWidth(), super().sizeHint().height())

    def show_notes(self, notes: Notes, chosen: str, place_name: Callable[[str], str], lang: str) -> None:
        """Show these, with the chosen one below them; `place_name` says what their places are called."""
        found = [(number, note) for number, note in enumerate(notes.placed, 1) if note.id == chosen]
        number, note = found[0] if found else (0, None)
        self._heading.setText(say("notes-heading", lang, n=len(notes.placed)))
        self._stack.setCurrentWidget(self.list if notes.placed else self._empty)
        self.list.show_notes(notes, chosen, place_name, lang)
        self.form.show_note(note, number, "" if note is None else place_name(note.at), lang)
        self.remove.setEnabled(note is not None)

    def speak(self, lang: str) -> None:
        self._empty.show_text(say("notes-nothing", lang), say("notes-nothing-how", lang))
        self.list.setAccessibleName(say("notes-list", lang))
        self.list.setToolTip(tip(say("notes-list-how", lang)))
        for each, word_id, how in (
            (self.add, "notes-add", "notes-add-how"),
            (self.remove, "notes-remove", "notes-remove-how"),
        ):
            each.setText(f"{BESIDE}{say(word_id, lang)}")
            each.setAccessibleName(say(word_id, lang))
            each.setToolTip(say(how, lang))
        self.form.speak(lang)


def tool_button(name: str, picture: str) -> QToolButton:
    made = QToolButton()
    made.setObjectName(name)
    made.setIcon(icon(picture))
    made.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    made.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    return made
