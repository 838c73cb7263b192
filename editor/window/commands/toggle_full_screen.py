"""View > Full screen: give the window the whole screen, or take it back."""

from PySide6.QtCore import Qt

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


def is_checked(window: MainWindow) -> bool:
    return window.isFullScreen()


COMMAND = Command(
    name="toggle-full-screen",
    word="command-toggle-full-screen",
    menu="view",
    place=900,
    run=run,
    keys="F11",
    icon="full-screen",
    is_checked=is_checked,
)
