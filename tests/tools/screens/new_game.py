"""The dialog that asks for a new game."""

from PySide6.QtWidgets import QDialog, QWidget

from editor.shell.main_window import MainWindow


def show(window: MainWindow) -> QWidget:
    window.run_command("new-game")
    return window.findChildren(QDialog, "new-game")[0]
