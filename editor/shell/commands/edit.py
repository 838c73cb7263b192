"""The commands of the Edit menu: undo and redo on the page in front, shortcuts, preferences."""

from PySide6.QtGui import QAction

from editor.page_api.command import Command, Need
from editor.page_api.page import Page
from editor.shell.dialogs.preferences_dialog import show_preferences
from editor.shell.dialogs.shortcuts_dialog import ShortcutsDialog
from editor.shell.main_window import MainWindow
from engine.kernel.data.message import Message, message


def undo(window: MainWindow) -> None:
    page = window.page
    if page.undo_command:
        page.run_command(page.undo_command)
    elif stack := page.undo_stack():
        stack.undo()


def can_undo(window: MainWindow) -> bool:
    page = window.page
    stack = page.undo_stack()
    return page.can_run(page.undo_command) if page.undo_command else stack is not None and stack.canUndo()


def redo(window: MainWindow) -> None:
    page = window.page
    if page.redo_command:
        page.run_command(page.redo_command)
    elif stack := page.undo_stack():
        stack.redo()


def can_redo(window: MainWindow) -> bool:
    page = window.page
    stack = page.undo_stack()
    return page.can_run(page.redo_command) if page.redo_command else stack is not None and stack.canRedo()


def why_no_undo(window: MainWindow) -> Message | None:
    return _why_not(window.page, window.page.undo_command)


def why_no_redo(window: MainWindow) -> Message | None:
    return _why_not(window.page, window.page.redo_command)


def _why_not(page: Page, command: str) -> Message | None:
    """The reason why the page's own command cannot be run; None if it can, or if there is none."""
    return page.commands[command].why_not(page.command_context()) if command else None


SOMETHING_DONE = Need(can_undo, message("why-not-nothing-to-undo"), why_now=why_no_undo)
SOMETHING_UNDONE = Need(can_redo, message("why-not-nothing-to-redo"), why_now=why_no_redo)

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
