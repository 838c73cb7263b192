"""The commands of one window as Qt actions, synchronised with language, shortcuts and state."""

from collections.abc import Iterator
from typing import Generic, TypeVar

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow

from editor.page_api.command import Command
from editor.shell.command_registry import find_commands
from editor.shell.shortcuts import PORTABLE, Chosen, keys_of
from editor.theme.icons import icon
from editor.widgets.labels import tip
from engine.words import say, speak

WindowT = TypeVar("WindowT", bound=QMainWindow)


class CommandActions(Generic[WindowT]):
    """One action for each command, with the same name; the data of the action is the name of its icon."""

    def __init__(self, window: WindowT) -> None:
        self._window = window
        self.commands: dict[str, Command[WindowT]] = {command.name: command for command in find_commands()}
        self._actions = {name: self._action(command) for name, command in self.commands.items()}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def __iter__(self) -> Iterator[Command[WindowT]]:
        return iter(self.commands.values())

    def run(self, name: str) -> bool:
        """Run a command, if that is possible now; returns whether it was run."""
        command = self.commands[name]
        if not command.can_run(self._window):
            return False
        command.run(self._window)
        self.refresh()
        return True

    def why_not(self, name: str, lang: str) -> str:
        """The reason why a command cannot be run now; empty if it can."""
        why = self.commands[name].why_not(self._window)
        return "" if why is None else speak(why, lang)

    def explain(self, lang: str) -> None:
        """Set tooltips with the reason for the actions that cannot be run now."""
        for name, action in self._actions.items():
            action.setToolTip(tip(self.why_not(name, lang)))

    def refresh(self) -> None:
        """Enable the actions that can be run now, and check those that are on."""
        for name, action in self._actions.items():
            command = self.commands[name]
            action.setEnabled(command.can_run(self._window))
            if command.is_checked:
                action.setChecked(command.is_checked(self._window))

    def speak(self, lang: str) -> None:
        """Set the texts of the actions in this language."""
        for name, action in self._actions.items():
            action.setText(say(self.commands[name].word, lang))

    def use_keys(self, chosen: Chosen) -> None:
        """Set the shortcuts of the actions."""
        for name, action in self._actions.items():
            keys = keys_of(self.commands[name], chosen)
            action.setShortcuts([QKeySequence.fromString(text, PORTABLE) for text in keys])

    def _action(self, command: Command[WindowT]) -> QAction:
        window = self._window
        action = QAction(window)
        action.setObjectName(command.name)
        action.setData(command.icon)
        action.setMenuRole(command.role)
        action.triggered.connect(lambda: self.run(command.name))
        if command.icon:
            action.setIcon(icon(command.icon))
        if command.is_checked:
            action.setCheckable(True)
        if command.one_of:
            group = window.findChild(QActionGroup, command.one_of) or QActionGroup(window)
            group.setObjectName(command.one_of)
            group.addAction(action)
        window.addAction(action)
        return action
