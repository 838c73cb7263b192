"""Where a note is written: its undo is that of the document, and Tab leaves it."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QPlainTextEdit

UNDO = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


class NoteText(QPlainTextEdit):
    """Tells what was typed by `typed`, that somebody has begun to type by `entered`, and by `left` of Esc."""

    typed = Signal(str)
    entered = Signal()
    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("note-text")
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self._is_showing = False
        self.textChanged.connect(self._tell)

    def show_text(self, text: str) -> None:
        """Show this; the cursor stays where it is as far as it can."""
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
        """Undo and Redo are for the window."""
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

    def _tell(self) -> None:
        if not self._is_showing:
            self.typed.emit(self.toPlainText())
