"""The toolbar above the map: the clock of the game, the controls of the bots, and buttons for frequent actions."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QWidget

from editor.theme.icons import icon
from editor.widgets.elided_label import ElidedLabel
from editor.widgets.labels import tip
from engine.words import say


class WatchBar(QWidget):
    """Two buttons, and a sign that a bot thinks."""

    play_requested = Signal(bool)
    step_requested = Signal()

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("watch-bar")
        self.lang = lang
        self._running = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.play = self._button("bots-play", "table-bots-play", "play")
        self.play.clicked.connect(lambda: self.play_requested.emit(not self._running))
        self.step = self._button("bots-step", "table-bots-step", "step-forward")
        self.step.clicked.connect(self.step_requested)
        self._busy = QProgressBar()
        self._busy.setObjectName("bots-busy")
        self._busy.setAccessibleName(say("table-thinking", lang))
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setFixedSize(8 * self.fontMetrics().averageCharWidth(), self.fontMetrics().height() // 2)
        for part in (self._busy, self.play, self.step):
            row.addWidget(part)
        self.show_state(running=True, thinking=False)

    def _button(self, name: str, word: str, picture: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoRaise(True)
        self._say(button, word, picture)
        return button

    def _say(self, button: QToolButton, word: str, picture: str) -> None:
        button.setAccessibleName(say(word, self.lang))
        button.setToolTip(say(word, self.lang))
        button.setIcon(icon(picture))

    def show_state(self, *, running: bool, thinking: bool) -> None:
        """Whether the bots go on by themselves, and whether one thinks."""
        self._running = running
        self._say(self.play, *(("table-bots-pause", "pause") if running else ("table-bots-play", "play")))
        self.step.setEnabled(not running)
        self._busy.setVisible(thinking)


@dataclass(frozen=True, slots=True)
class Tool:
    """A button above the map; a switch stays pressed while it is on."""

    name: str
    word: str
    icon: str
    is_switch: bool


class ToolbarWidget(QWidget):
    """`wanted` says the name of the button that was pressed."""

    wanted = Signal(str)

    def __init__(self, lang: str, tools: Sequence[Tool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table-tools")
        self.buttons: dict[str, QToolButton] = {}
        self.clock = ElidedLabel("clock", lines=2)
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
