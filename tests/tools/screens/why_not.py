"""The reasons against something that is grey."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "play-card", least=60)
    next(button for button in page.parts.bar.buttons.values() if button.offer.refused).click()
    return window
