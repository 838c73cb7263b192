"""The form of one note: its sign and its text.

Undo and redo in the text are those of the document, and Tab leaves the text.
"""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from editor.pages.notes.notes_list import ICONS
from editor.theme.icons import icon
from editor.view_model.note_markers import SIGNS
from editor.widgets.labels import caption
from engine.content.kinds.notes import Note
from engine.words import say

UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class NoteTextWidget(QPlainTextEdit):
    """A text box; emits `typed` with the text, `entered` when it gets the focus, and `left` at Escape."""

    typed = Signal(str)
    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("note-text")
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self._is_showing = False
        self.textChanged.connect(self._emit_changed)

    def show_text(self, text: str) -> None:
        """Show this text; the cursor stays at its position if possible."""
        if text == self.toPlainText():
            return
        at = self.textCursor().position()
        self._is_showing = True
        self.setPlainText(text)
        self._is_showing = False
        cursor = self.textCursor()
        cursor.setPosition(min(at, len(text)))
        self.setTextCursor(cursor)

    def event(self, event: QEvent) -> bool:
        """Leave Undo and Redo to the window."""
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and any(map(event.matches, UNDO))
        ):
            event.ignore()
            return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusInEvent(event)
        self.entered.emit()

    def _emit_changed(self) -> None:
        if not self._is_showing:
            self.typed.emit(self.toPlainText())


LINES = 5


class NoteFormWidget(QWidget):
    """A form; emits `typed` with a new text and `signed` with a new sign; the page makes the edits."""

    signed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("note-form")
        self._which = caption()
        self._sign = QComboBox()
        self._sign.setObjectName("note-sign")
        for sign in SIGNS:
            self._sign.addItem(icon(ICONS[sign]), "", sign)
        self._sign.activated.connect(lambda _: self.signed.emit(self._sign.currentData()))
        self.text = NoteTextWidget()
        self.text.setMinimumHeight(LINES * self.fontMetrics().lineSpacing())
        self.typed = self.text.typed
        self._which.setBuddy(self.text)
        head = QHBoxLayout()
        head.addWidget(self._which, 1)
        head.addWidget(self._sign)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(head)
        column.addWidget(self.text, 1)

    def show_note(self, note: Note | None, number: int, place: str, lang: str) -> None:
        """Show a note and the name of its place; without one the form is disabled."""
        self.setEnabled(note is not None)
        self._which.setText(
            say("notes-none-chosen", lang) if note is None else say("notes-which", lang, number=number, place=place)
        )
        self.text.show_text("" if note is None else note.text)
        self._sign.setCurrentIndex(0 if note is None else list(SIGNS).index(note.sign))

    def speak(self, lang: str) -> None:
        for number, word_id in enumerate(SIGNS.values()):
            text = say(word_id, lang)
            self._sign.setItemText(number, text[:1].upper() + text[1:])
        self._sign.setAccessibleName(say("notes-sort", lang))
        self.text.setAccessibleName(say("notes-text", lang))
        self.text.setPlaceholderText(say("notes-write-here", lang))
