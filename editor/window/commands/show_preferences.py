"""Edit > Preferences: language, theme, text size and more; what is chosen holds at once."""

from PySide6.QtGui import QAction

from editor.window.command import Command
from editor.window.preferences import show_preferences

COMMAND = Command(
    name="show-preferences",
    word="command-show-preferences",
    menu="edit",
    place=820,
    run=show_preferences,
    keys="Ctrl+,",
    icon="settings",
    role=QAction.MenuRole.PreferencesRole,
)
