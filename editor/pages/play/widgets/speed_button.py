"""The button with the speeds of bots."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from editor.settings.bot_speeds import SPEED_NAMES
from editor.theme.icons import icon
from editor.widgets.labels import tip
from engine.words import say


class SpeedButton(QToolButton):
    """A button with a menu of the speeds; `wanted` is emitted with the name of the command of the chosen one."""

    wanted = Signal(str)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lang = lang
        self.setObjectName("bot-speed")
        self.setIcon(icon("speed"))
        self.setAutoRaise(True)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu, group = QMenu(self), QActionGroup(self)
        self.speeds: dict[str, QAction] = {}
        for name, word in SPEED_NAMES.items():
            action = menu.addAction(say(word, lang))
            action.setCheckable(True)
            action.setActionGroup(group)
            action.triggered.connect(lambda _, name=name: self.wanted.emit(f"bots-{name}"))
            self.speeds[name] = action
        self.setMenu(menu)

    def show_speed(self, speed: str) -> None:
        """Show which speed is chosen."""
        self.speeds[speed].setChecked(True)
        text = say("table-bot-speed", self.lang, speed=say(SPEED_NAMES[speed], self.lang))
        self.setAccessibleName(text)
        self.setToolTip(tip(text))
