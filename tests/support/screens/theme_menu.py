"""View > Theme, open."""

from PySide6.QtWidgets import QMenu, QWidget

from editor.window.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    menu = window.findChildren(QMenu, "menu-view-theme")[0]
    menu.popup(window.rect().center())
    return menu
