"""One note to be written: what sort it is, and its text."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from editor.notes.note_markers import SIGNS
from editor.notes.note_text import NoteText
from editor.notes.notes_list import ICONS
from editor.theme.icons import icon
from editor.window.texts import caption
from engine.content.kinds.notes import Note
from engine.words import say

LINES = 5


class NoteForm(QWidget):
    """What somebody does to the note is told by `typed` and `signed`."""

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
        self.text = NoteText()
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

    def show_note(self, note: Note | None, number: int, lang: str) -> None:
        """Show this one; without one there is nothing to be written."""
        self.setEnabled(note is not None)
        self._which.setText(
            say("notes-none-chosen", lang) if note is None else say("notes-which", lang, number=number, place=note.at)
        )
        self.text.show_text("" if note is None else note.text)
        self._sign.setCurrentIndex(0 if note is None else list(SIGNS).index(note.sign))

    def speak(self, lang: str) -> None:
        for number, word_id in enumerate(SIGNS.values()):
            said = say(word_id, lang)
            self._sign.setItemText(number, said[:1].upper() + said[1:])
        self._sign.setAccessibleName(say("notes-sort", lang))
        self.text.setAccessibleName(say("notes-text", lang))
        self.text.setPlaceholderText(say("notes-write-here", lang))
