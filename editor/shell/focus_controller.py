"""Keeps the focused widget visible: scrolls to it."""

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget


class FocusController(QObject):
    """Focus controller of all windows, as long as its parent exists."""

    def __init__(self, app: QApplication, parent: QObject) -> None:
        super().__init__(parent)
        app.focusChanged.connect(self._follow)

    @Slot(QWidget, QWidget)
    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Follow the focus, except for mouse presses: the widget is visible and must not move before the release."""
        if now is None or QApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        around: QWidget | None = now.parentWidget()
        while around is not None:
            if isinstance(around, QScrollArea):
                around.ensureWidgetVisible(now)
            around = around.parentWidget()
