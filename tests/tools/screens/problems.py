"""What a scenario's problems are, or that it has none."""

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from editor.widgets.problem_panel import ProblemPanel
from tests.support.played_games import FIRST_GAME, bring_up, open_at


def show(window: MainWindow) -> QWidget:
    open_at(window, FIRST_GAME, "activate")
    while not window.findChildren(ProblemPanel):
        window.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)
    bring_up(window, "problems")
    return window
