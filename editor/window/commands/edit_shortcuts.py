"""Edit > Keyboard shortcuts: see the shortcuts of all commands, and change them."""

from editor.window.command import Command
from editor.window.main_window import MainWindow
from editor.window.shortcuts import Shortcuts


def run(window: MainWindow) -> None:
    Shortcuts(window).open()


COMMAND = Command(
    name="edit-shortcuts",
    word="command-edit-shortcuts",
    menu="edit",
    place=810,
    run=run,
    keys="Ctrl+?",
    icon="keyboard",
)
