"""Keeps the widget with the keyboard focus in sight: lists scroll to it, a dock behind others comes to the front."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QDockWidget, QScrollArea, QWidget


class FocusController(QObject):
    """Of the windows of an app, as long as its parent lives."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        app.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Who presses with the mouse sees it already, and it must stay where it is until the button is let go."""
        if now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        around: QWidget | None = now.parentWidget()
        while around is not None:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(now)
            elif isinstance(around, QDockWidget):
                around.raise_()
            around = around.parentWidget()
