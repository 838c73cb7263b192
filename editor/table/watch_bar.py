"""While bots play: go on, stop, or one answer at a time."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QWidget

from editor.theme.icons import icon
from engine.words import say


class WatchBar(QWidget):
    """Two buttons, and a sign that a bot thinks."""

    play_wanted = Signal(bool)
    step_wanted = Signal()

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("watch-bar")
        self.lang = lang
        self._running = True
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.play = self._button("bots-play", "table-bots-play", "play")
        self.play.clicked.connect(lambda: self.play_wanted.emit(not self._running))
        self.step = self._button("bots-step", "table-bots-step", "step-forward")
        self.step.clicked.connect(self.step_wanted)
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
