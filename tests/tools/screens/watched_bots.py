"""Two bots that are watched."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import QUICK_BOT, SKIRMISH, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, SKIRMISH, "move", least=60, players={"red": QUICK_BOT, "blue": QUICK_BOT})
    page.play.go_on(False)
    return window
