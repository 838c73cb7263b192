"""The commands of the Edit menu: undo and redo on the page in front, shortcuts, preferences."""

from PySide6.QtGui import QAction

from editor.page_api.command import Command, Need
from editor.shell.dialogs.preferences_dialog import show_preferences
from editor.shell.dialogs.shortcuts_dialog import ShortcutsDialog
from editor.shell.main_window import MainWindow
from engine.kernel.data.message import message


def undo(window: MainWindow) -> None:
    if stack := window.page.undo_stack():
        stack.undo()


def can_undo(window: MainWindow) -> bool:
    stack = window.page.undo_stack()
    return stack is not None and stack.canUndo()


def redo(window: MainWindow) -> None:
    if stack := window.page.undo_stack():
        stack.redo()


def can_redo(window: MainWindow) -> bool:
    stack = window.page.undo_stack()
    return stack is not None and stack.canRedo()


SOMETHING_DONE = Need(can_undo, message("why-not-nothing-to-undo"))
SOMETHING_UNDONE = Need(can_redo, message("why-not-nothing-to-redo"))

COMMANDS: tuple[Command[MainWindow], ...] = (
    Command("undo-edit", "edit", 100, undo, keys="Ctrl+Z", icon="undo", needs=(SOMETHING_DONE,)),
    Command("redo-edit", "edit", 110, redo, keys="Ctrl+Shift+Z; Ctrl+Y", icon="redo", needs=(SOMETHING_UNDONE,)),
    Command(
        "edit-shortcuts", "edit", 810, lambda window: ShortcutsDialog(window).open(), keys="Ctrl+?", icon="keyboard"
    ),
    Command(
        "show-preferences",
        "edit",
        820,
        show_preferences,
        keys="Ctrl+,",
        icon="settings",
        role=QAction.MenuRole.PreferencesRole,
    ),
)
