"""The tools of the table: the controls of the bots, and buttons for frequent actions."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QProgressBar, QToolButton, QWidget

from editor.page_api.command import AnyCommand
from editor.pages.play.widgets.action_button import wrapped
from editor.pages.play.widgets.speed_button import SpeedButton
from editor.theme.icons import icon
from editor.theme.metrics import TINY
from editor.widgets.labels import tip
from engine.words import say

WATCHED = ("run-bots", "step-bots")
"""The buttons of the bots, which are shown and hidden together."""
RARE = ("show-contents", "own-dice", "new-dice", "show-arcs", "show-sight")
"""The buttons that a menu takes in before the phases of a round are left out."""
FOLDED_FIRST = (*RARE, "last-action")
"""The buttons that a menu takes in where there is little room, the first of them first."""


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
    """The toolbar; `wanted` is emitted with the name of the command of a pressed button. Where there is little room, a
    menu has the buttons that are used least."""

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
        self._unused: set[str] = set()
        self._folded: set[str] = set()
        self.more = self._more_button(say("table-more-tools", lang))
        row.addWidget(self.more)

    def fold(self, room: int) -> None:
        """Show what has room in this width, and the rest in the menu."""
        step, hints, shown = self.more.sizeHint().width() + TINY, self._widths, self._used
        needed, folded = self._controls + sum(hints[name] for name in shown), set[str]()
        for name in (each for each in FOLDED_FIRST if each in shown):
            if needed + (step if folded else 0) > room:
                folded.add(name)
                needed -= hints[name]
        if folded != self._folded:
            self._folded = folded
            for name in shown:
                self.buttons[name].setVisible(name not in folded)
            self.more.setVisible(bool(folded))

    @property
    def least_width(self) -> int:
        """The width in which everything but the rare tools has room."""
        widths, kept = self._widths, [name for name in self._used if name not in RARE]
        more = self.more.sizeHint().width() + TINY if len(kept) < len(self._used) else 0
        return self._controls + sum(widths[name] for name in kept) + more

    @property
    def _widths(self) -> dict[str, int]:
        return {name: button.sizeHint().width() + TINY for name, button in self.buttons.items()}

    @property
    def _used(self) -> list[str]:
        return [name for name in self.buttons if name not in self._unused and name not in WATCHED]

    @property
    def _controls(self) -> int:
        """The width of the controls of bots."""
        shown = [part for part in (self.watch, self.speed) if part.isVisibleTo(self)]
        return sum(part.sizeHint().width() + TINY for part in shown)

    def has_in_menu(self, name: str) -> bool:
        """Whether a tool is in the menu of those for which there is no room."""
        return name in self._folded and self.more.isVisible()

    def _more_button(self, text: str) -> QToolButton:
        button, menu = QToolButton(), QMenu(self)
        button.setObjectName("more-tools")
        button.setIcon(icon("menu"))
        button.setAutoRaise(True)
        button.setAccessibleName(text)
        button.setToolTip(tip(text))
        button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu.aboutToShow.connect(lambda: self._fill(menu))
        button.setMenu(menu)
        button.hide()
        return button

    def _fill(self, menu: QMenu) -> None:
        menu.clear()
        for name in (each for each in self.buttons if each in self._folded):
            button = self.buttons[name]
            action = menu.addAction(button.icon(), button.accessibleName(), button.click)
            action.setEnabled(button.isEnabled())
            action.setCheckable(button.isCheckable())
            action.setChecked(button.isChecked())

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
        if shown == (name in self._unused):
            self._unused ^= {name}
            self.buttons[name].setVisible(shown and name not in self._folded)
            self.updateGeometry()
