"""Edit > Undo: take back the last edit of the page in front."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if stack := window.page.undo_stack():
        stack.undo()


def can_run(window: MainWindow) -> bool:
    stack = window.page.undo_stack()
    return stack is not None and stack.canUndo()


COMMAND = Command(
    name="undo-edit",
    word="command-undo-edit",
    menu="edit",
    place=100,
    run=run,
    keys="Ctrl+Z",
    enabled=can_run,
    icon="undo",
)
