"""The menu bar: built from the commands that are found, one action each."""

from typing import TYPE_CHECKING

from PySide6.QtGui import QActionGroup, QKeySequence
from PySide6.QtWidgets import QMenu

from editor.window.command import Command, find_commands
from engine.words import say

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

# The menus in their order, with the words that name them; a menu inside another follows it.
MENUS = {
    "file": "menu-file",
    "view": "menu-view",
    "view/theme": "menu-view-theme",
    "help": "menu-help",
}


def build_menus(window: "MainWindow") -> None:
    """Fill the window's menu bar."""
    menus: dict[str, QMenu] = {}
    for path, word in MENUS.items():
        above = menus.get(path.rpartition("/")[0], window.menuBar())
        menu = menus[path] = above.addMenu(say(word, window.lang))
        menu.setObjectName(word)
    for command in find_commands():
        add_command(window, menus[command.menu], command)


def add_command(window: "MainWindow", menu: QMenu, command: Command) -> None:
    """One action, named like the command; its tick, if it has one, is brought up to date as the menu opens."""
    action = menu.addAction(say(command.word, window.lang))
    action.setObjectName(command.name)
    action.setShortcut(QKeySequence(command.keys))
    action.setMenuRole(command.role)
    action.triggered.connect(lambda: command.run(window))
    if command.one_of:
        group = window.findChild(QActionGroup, command.one_of) or QActionGroup(window)
        group.setObjectName(command.one_of)
        group.addAction(action)
    if is_checked := command.is_checked:
        action.setCheckable(True)
        menu.aboutToShow.connect(lambda: action.setChecked(is_checked(window)))
