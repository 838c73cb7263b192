"""The window as it opens after earlier games."""

from PySide6.QtWidgets import QWidget

from editor.services.recent_documents import remember_as_recent
from editor.services.scenario_catalogue import stock_scenarios
from editor.shell.main_window import MainWindow
from tests.support.board_pictures import wait_for_pictures


def show(window: MainWindow) -> QWidget:
    remember_as_recent(window, next(iter(stock_scenarios())))
    wait_for_pictures(window)
    return window
