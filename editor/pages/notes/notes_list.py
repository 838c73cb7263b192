"""The list of notes: number, place and first words of each. Keys for the page are passed on to it."""

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem

from editor.theme.icons import icon
from editor.view_model.note_markers import note_line
from editor.widgets.list_delegates import RoomyDelegate
from engine.content.kinds.notes import Note, Notes
from engine.words import say

ICONS = {"remark": "note", "question": "help", "warning": "warning", "done": "check"}
NAME = Qt.ItemDataRole.UserRole
LEFT_TO_THE_PAGE = (Qt.Key.Key_N, Qt.Key.Key_M, Qt.Key.Key_Delete, Qt.Key.Key_Backspace)


class NotesListWidget(QListWidget):
    """A list; emits `chosen` with the id of another note, and `opened` when its text is to be edited."""

    chosen = Signal(str)
    opened = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("notes-list")
        self.setItemDelegate(RoomyDelegate(self))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._shown: tuple[Note, ...] = ()
        self._lang = ""
        self._is_showing = False
        self.currentItemChanged.connect(self._emit_chosen)
        self.itemActivated.connect(lambda _: self.opened.emit())

    def show_notes(self, notes: Notes, chosen: str, place_name: Callable[[str], str], lang: str) -> None:
        """Show these notes; only the rows of changed notes are set again."""
        self._is_showing = True
        while self.count() > len(notes.placed):
            self.takeItem(self.count() - 1)
        for number, note in enumerate(notes.placed):
            is_there = number < self.count() and lang == self._lang
            if not is_there or note != self._shown[number]:
                self._show(number, note, place_name(note.at), lang)
        self._shown, self._lang = notes.placed, lang
        row = next((number for number, note in enumerate(notes.placed) if note.id == chosen), -1)
        self.setCurrentRow(row)
        self._is_showing = False

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in LEFT_TO_THE_PAGE:
            event.ignore()
        elif event.key() == Qt.Key.Key_F2:
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    def _show(self, number: int, note: Note, place: str, lang: str) -> None:
        if number == self.count():
            self.addItem(QListWidgetItem())
        item = self.item(number)
        text = say("notes-row", lang, number=number + 1, place=place, text=note_line(note, lang))
        item.setText(text)
        item.setIcon(icon(ICONS[note.sign]))
        item.setData(NAME, note.id)

    def _emit_chosen(self, item: QListWidgetItem | None) -> None:
        if item is not None and not self._is_showing:
            self.chosen.emit(item.data(NAME))
