"""Dice that are typed in."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, offered, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "move", "attack", least=60)
    page.run_command("own-dice")
    page.play.answer(offered(page, "attack")[0])
    return window
