"""The second game: a unit is deployed."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import SKIRMISH, offered, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, SKIRMISH, "deploy", "next-phase")
    handles = page.play.options.handles_of(offered(page, "deploy")[0])
    page.play.pick(next(each for each in handles if each.kind == "card"))
    return window
