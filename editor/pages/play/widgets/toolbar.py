"""The tools of the table: the controls of the bots, and buttons for frequent actions."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QToolButton, QWidget

from editor.page_api.command import AnyCommand
from editor.pages.play.widgets.action_button import wrapped
from editor.pages.play.widgets.speed_button import SpeedButton
from editor.theme.icons import icon
from editor.theme.metrics import TINY
from editor.widgets.labels import tip
from engine.words import say


class WatchBar(QWidget):
    """Two buttons, to let the bots play and to let one of them take a step, and an indicator of a computing bot."""

    def __init__(self, lang: str, play: AnyCommand, step: AnyCommand, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("watch-bar")
        self.lang = lang
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self._goes_on = play
        self.play = self._button("bots-play", play)
        self.step = self._button("bots-step", step)
        self._busy = QProgressBar()
        self._busy.setObjectName("bots-busy")
        self._busy.setAccessibleName(say("table-thinking", lang))
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setFixedSize(8 * self.fontMetrics().averageCharWidth(), self.fontMetrics().height() // 2)
        for part in (self._busy, self.play, self.step):
            row.addWidget(part)
        self.show_state(running=True, thinking=False)

    def _button(self, name: str, command: AnyCommand) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAutoRaise(True)
        self._say(button, command.button, command.icon)
        return button

    def _say(self, button: QToolButton, word: str, picture: str) -> None:
        button.setAccessibleName(say(word, self.lang))
        button.setToolTip(say(word, self.lang))
        button.setIcon(icon(picture))

    def show_state(self, *, running: bool, thinking: bool) -> None:
        """Show whether the bots continue by themselves, and whether one is computing."""
        go_on = (self._goes_on.button, self._goes_on.icon)
        self._say(self.play, *(("table-bots-pause", "pause") if running else go_on))
        self._busy.setVisible(thinking)


class ToolbarWidget(QWidget):
    """The toolbar; `wanted` is emitted with the name of the command of a pressed button."""

    wanted = Signal(str)

    def __init__(self, lang: str, commands: Mapping[str, AnyCommand], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table-tools")
        self.watch = WatchBar(lang, commands["run-bots"], commands["step-bots"])
        self.buttons: dict[str, QToolButton] = {"run-bots": self.watch.play, "step-bots": self.watch.step}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(TINY)
        self.speed = SpeedButton(lang)
        self.speed.wanted.connect(self.wanted)
        row.addWidget(self.watch)
        row.addWidget(self.speed)
        for command in commands.values():
            if command.button and command.name not in self.buttons:
                self.buttons[command.name] = self._button(command, say(command.button, lang))
                row.addWidget(self.buttons[command.name])
        for name in self.buttons:
            self._connect(name)

    def _button(self, command: AnyCommand, text: str) -> QToolButton:
        button = QToolButton()
        button.setObjectName(f"tool-{command.name}")
        button.setIcon(icon(command.icon))
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        button.setAccessibleName(text)
        button.setToolTip(tip(text))
        button.setCheckable(command.is_checked is not None)
        button.setAutoRaise(True)
        return button

    def _connect(self, name: str) -> None:
        self.buttons[name].clicked.connect(lambda: self.wanted.emit(name))

    def enable(self, name: str, why_not: str) -> None:
        """Enable a button, or grey it and show the reason in its tooltip."""
        button = self.buttons[name]
        button.setEnabled(not why_not)
        button.setToolTip(wrapped(button.accessibleName(), why_not) if why_not else tip(button.accessibleName()))
        button.setAccessibleDescription(why_not)

    def check(self, name: str, checked: bool) -> None:
        self.buttons[name].setChecked(checked)

    def show_button(self, name: str, shown: bool) -> None:
        self.buttons[name].setVisible(shown)
