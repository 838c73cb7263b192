"""The title bar of a dock: its name, and buttons to float and to hide it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.theme.icons import icon
from editor.widgets.labels import caption, tip
from engine.words import say

SIDE_MARGIN = 10
MARGIN = 3


class DockTitleBar(QWidget):
    """A title bar by which Qt moves the dock, like its own."""

    float_requested = Signal()
    close_requested = Signal()

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(f"dock-title-{name}")
        self.setBackgroundRole(QPalette.ColorRole.Button)
        self.setAutoFillBackground(True)
        self._label = caption()
        self._float = self._button(f"dock-float-{name}", "float")
        self._close = self._button(f"dock-close-{name}", "close")
        self._float.clicked.connect(self.float_requested)
        self._close.clicked.connect(self.close_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(SIDE_MARGIN, MARGIN, MARGIN, MARGIN)
        row.setSpacing(0)
        row.addWidget(self._label, 1)
        row.addWidget(self._float)
        row.addWidget(self._close)

    def speak(self, title: str, lang: str) -> None:
        """Set the title; the accessible names of the buttons include it."""
        self._label.setText(title)
        for button, word in ((self._float, "dock-take-off"), (self._close, "dock-hide")):
            button.setToolTip(tip(say(word, lang, name=title)))
            button.setAccessibleName(say(word, lang, name=title))

    def _button(self, name: str, icon_name: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIcon(icon(icon_name))
        button.setAutoRaise(True)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        return button
