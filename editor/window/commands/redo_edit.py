"""Edit > Redo: do the edit again that was taken back last on the page in front."""

from editor.window.command import Command
from editor.window.main_window import MainWindow


def run(window: MainWindow) -> None:
    if stack := window.page.undo_stack():
        stack.redo()


def can_run(window: MainWindow) -> bool:
    stack = window.page.undo_stack()
    return stack is not None and stack.canRedo()


COMMAND = Command(
    name="redo-edit",
    word="command-redo-edit",
    menu="edit",
    place=110,
    run=run,
    keys="Ctrl+Shift+Z; Ctrl+Y",
    enabled=can_run,
    icon="redo",
)
