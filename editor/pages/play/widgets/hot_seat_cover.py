"""The cover that hides the table while the screen is passed from one person to another."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from editor.theme.metrics import MEDIUM
from editor.theme.type_scale import TextRole
from editor.widgets.labels import name_heading, text
from editor.widgets.swatch import SwatchWidget
from engine.words import say

WIDTH = 64
"""In average letters."""


class HotSeatCoverWidget(QWidget):
    """Asks to pass the screen on; `confirmed` is emitted when the right person is there."""

    confirmed = Signal()

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("cover")
        self.lang = lang
        self._box = QWidget()
        self._box.setMaximumWidth(WIDTH * self.fontMetrics().averageCharWidth())
        self._lines = QVBoxLayout(self._box)
        self._lines.setSpacing(MEDIUM)
        self._swatch: SwatchWidget | None = None
        self._title = name_heading("", TextRole.VERDICT)
        self._text = text("")
        self.button = QPushButton()
        self.button.setObjectName("confirm-seat")
        self.button.setDefault(True)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.confirmed)
        for part in (self._title, self._text):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self._lines.addWidget(part)
        self._lines.addWidget(self.button)
        whole = QVBoxLayout(self)
        whole.addStretch(2)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self._box, 20)
        across.addStretch(1)
        whole.addLayout(across)
        whole.addStretch(3)

    def show_for(self, name: str, index: int) -> None:
        """Ask to pass the screen to this seat."""
        if self._swatch is not None:
            self._swatch.deleteLater()
        self._swatch = SwatchWidget(index)
        self._lines.insertWidget(0, self._swatch, 0, Qt.AlignmentFlag.AlignHCenter)
        self._title.setText(say("table-pass-screen", self.lang, seat=name))
        self._text.setText(say("table-hands-hidden", self.lang))
        self.button.setText(say("table-i-am", self.lang, seat=name))
        self.button.setAccessibleName(self.button.text())
        self.setAccessibleName(self._title.text())
        self.button.setFocus()
