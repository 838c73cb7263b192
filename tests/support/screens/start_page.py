"""The window as it opens, somebody having played before."""

from PySide6.QtWidgets import QWidget

from editor.window.main_window import MainWindow
from editor.window.opening import remember_as_recent
from editor.window.samples import samples


def show(window: MainWindow) -> QWidget:
    remember_as_recent(window, next(iter(samples())))
    return window
