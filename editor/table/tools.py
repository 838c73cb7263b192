"""The strip above the map: where the game stands, the watching of bots, and buttons for what one often does."""

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.table.elided import Elided
from editor.table.watch_bar import WatchBar
from editor.theme.icons import icon
from editor.window.texts import tip
from engine.words import say

TOOLS = (
    ("take-back", "table-take-back", "take-back", False),
    ("go-again", "table-go-again", "go-again", False),
    ("new-dice", "table-new-dice", "new-dice", False),
    ("own-dice", "table-own-dice", "number-keys", True),
    ("show-arcs", "table-arcs", "arcs", True),
    ("show-sight", "table-sight", "sight", True),
    ("show-contents", "table-contents", "layout", True),
)
"""Name, word, icon, and whether it stays pressed."""
ON_BOARD = frozenset({"show-arcs", "show-sight", "show-contents", "fit-map", "why-not"})
"""What can be done only while one sees the board."""


class Tools(QWidget):
    """`wanted` says the name of the button that was pressed."""

    wanted = Signal(str)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table-tools")
        self.buttons: dict[str, QToolButton] = {}
        self.clock = Elided("clock", lines=2)
        self.watch = WatchBar(lang)
        row = QHBoxLayout(self)
        row.setContentsMargins(10, 6, 10, 0)
        row.setSpacing(6)
        row.addWidget(self.clock, 1)
        row.addWidget(self.watch)
        for name, word, picture, stays in TOOLS:
            row.addWidget(self._button(name, say(word, lang), picture, stays))

    def _button(self, name: str, said: str, picture: str, stays: bool) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"tool-{name}")
        button.setIcon(icon(picture))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(said)
        button.setToolTip(tip(said))
        button.setCheckable(stays)
        button.setAutoRaise(True)
        button.clicked.connect(lambda: self.wanted.emit(name))
        self.buttons[name] = button
        return button

    def show_clock(self, parts: Sequence[str]) -> None:
        """Round, phase, whose turn."""
        self.clock.show_text("  ·  ".join(parts))

    def enable(self, name: str, enabled: bool) -> None:
        self.buttons[name].setEnabled(enabled)

    def check(self, name: str, checked: bool) -> None:
        self.buttons[name].setChecked(checked)
