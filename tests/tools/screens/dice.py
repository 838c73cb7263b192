"""Dice that were thrown for an attack, of which some may be thrown again; the log of it unfolded."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.played_games import FIRST_GAME, open_at


def show(window: MainWindow) -> QWidget:
    page = open_at(window, FIRST_GAME, "mana-reroll")
    tree = page.parts.log.tree
    tree.expandAll()
    last = tree.topLevelItem(tree.topLevelItemCount() - 1)
    if last is not None:
        tree.setCurrentItem(last)
    return window
