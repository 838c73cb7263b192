"""The strip above the map: where the game stands, the watching of bots, and buttons for what one often does."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.table.elided import Elided
from editor.table.watch_bar import WatchBar
from editor.theme.icons import icon
from editor.widgets.labels import tip
from engine.words import say


@dataclass(frozen=True, slots=True)
class Tool:
    """A button above the map; a switch stays pressed while it is on."""

    name: str
    word: str
    icon: str
    is_switch: bool


class Tools(QWidget):
    """`wanted` says the name of the button that was pressed."""

    wanted = Signal(str)

    def __init__(self, lang: str, tools: Sequence[Tool], parent: QWidget | None = None) -> None:
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
        for tool in tools:
            row.addWidget(self._button(tool, say(tool.word, lang)))

    def _button(self, tool: Tool, said: str) -> QToolButton:
        name, button = tool.name, QToolButton()
        button.setObjectName(f"tool-{name}")
        button.setIcon(icon(tool.icon))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(said)
        button.setToolTip(tip(said))
        button.setCheckable(tool.is_switch)
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

    def show_button(self, name: str, shown: bool) -> None:
        self.buttons[name].setVisible(shown)
