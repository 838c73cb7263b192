"""The banner of the browser: why the library cannot be used or written, with buttons for remedies."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from editor.theme.icons import icon
from editor.widgets.labels import PictureLabel, text
from engine.words import say


class BannerWidget(QWidget):
    """A banner; `again` requests opening the library again, `care` leads to its backups. Hidden while there is no
    text."""

    def __init__(self) -> None:
        super().__init__()
        self._label = text("")
        self.again, self.care = _button("library-try-again"), _button("library-care-here")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(PictureLabel(icon("warning"), self.fontMetrics().height()), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._label, 1)
        for button in (self.again, self.care):
            row.addWidget(button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def text(self) -> str:
        return self._label.text()

    def show_text(self, shown: str) -> None:
        """Show this text; hide if it is empty."""
        self._label.setText(shown)
        self.setVisible(bool(shown))

    def speak(self, lang: str) -> None:
        self.again.setText(say("library-try-again", lang))
        self.care.setText(say("library-care", lang))


def _button(name: str) -> QPushButton:
    made = QPushButton()
    made.setObjectName(name)
    made.setAutoDefault(False)
    return made
