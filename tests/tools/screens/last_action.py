"""The last action of the opponent, shown again on the board and in the log, where it is new and unfolded."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import SKIRMISH, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, SKIRMISH, "move", least=60)
    page.run_command("last-action")
    line = page.parts.log.tree.currentItem()
    if line is not None:
        line.setExpanded(True)
        page.parts.log.tree.scrollToItem(line)
    return window
