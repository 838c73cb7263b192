"""The window as it opens, two games having been left before their ends."""

from PySide6.QtWidgets import QApplication, QWidget

from editor.pages.play.start.new_session import NewGame
from editor.services.scenario_catalogue import stock_scenarios
from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures
from tests.support.played_games import begun


def show(window: MainWindow) -> QWidget:
    for name in stock_scenarios():
        page = begun(window, NewGame(name, {"red": "person", "blue": "person"}, 3))
        page.play.answer(page.play.options.choices[0])
        window.close_page(page)
    QApplication.processEvents()
    wait_for_pictures(window)
    return window
