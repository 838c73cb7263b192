"""A grey button above the map, whose tip says why, and the same in the status bar after its keys."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QToolTip, QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", least=20)
    window.run_command("go-again")
    button = page.parts.tools.buttons["go-again"]
    QToolTip.showText(button.mapToGlobal(QPoint(0, button.height() // 2)), button.toolTip(), button)
    return window
