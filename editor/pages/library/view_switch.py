"""The switch between the grid and the table."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.pages.library.results_panel import GRID, TABLE
from editor.theme.icons import icon
from editor.widgets.labels import tip
from engine.words import say

ICONS = {GRID: "grid", TABLE: "list"}
WORDS = {GRID: "library-view-grid", TABLE: "library-view-table"}


class ViewSwitchWidget(QWidget):
    """Two buttons of which one is pressed; emits `chosen` when a person presses the other one."""

    chosen = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.buttons = {view: QToolButton() for view in ICONS}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        for view, button in self.buttons.items():
            button.setObjectName(f"library-view-{view}")
            button.setIcon(icon(ICONS[view]))
            button.setCheckable(True)
            button.setChecked(view == GRID)
            button.clicked.connect(lambda _=False, each=view: self._press(each))
            row.addWidget(button)

    def choose(self, view: str) -> None:
        """Show which view there is."""
        for each, button in self.buttons.items():
            button.setChecked(each == view)

    def _press(self, view: str) -> None:
        self.choose(view)
        self.chosen.emit(view)

    def speak(self, lang: str) -> None:
        for view, button in self.buttons.items():
            words = say(WORDS[view], lang)
            button.setAccessibleName(words)
            button.setToolTip(tip(words))
