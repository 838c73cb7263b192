"""Takes down the keys that somebody presses; those that lead through a dialog still do."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QKeySequenceEdit

STEPS = {Qt.Key.Key_Tab: True, Qt.Key.Key_Backtab: False}
FOR_THE_DIALOG = (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
PLAIN = (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier)


class KeyRecorder(QKeySequenceEdit):
    """Tab goes on, Escape closes, as everywhere; with Ctrl or Alt they can be shortcuts."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.modifiers() in PLAIN:
            if event.key() in STEPS:
                return self.focusNextPrevChild(STEPS[Qt.Key(event.key())])
            if event.key() in FOR_THE_DIALOG:
                event.ignore()
                return False
        return super().event(event)
