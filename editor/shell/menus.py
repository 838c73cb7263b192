"""The menus: the actions of all commands, for the menu bar and the menu of the app bar."""

from itertools import groupby
from typing import Any

from PySide6.QtWidgets import QMenu, QMenuBar

from editor.shell.command_actions import CommandActions
from editor.shell.command_registry import MENUS
from editor.widgets.labels import without_access_key
from engine.words import say

HUNDRED = 100


class Menus:
    """The menus of the window, without empty ones."""

    def __init__(self, bar: QMenuBar, actions: CommandActions[Any]) -> None:
        self._bar, self._actions = bar, actions
        self._lang = ""
        self.app_menu = QMenu(bar)
        self.app_menu.setObjectName("app-menu")
        self._menus: dict[str, QMenu] = {}
        used = {command.menu for command in actions}
        for path in MENUS:
            if any(menu == path or menu.startswith(f"{path}/") for menu in used):
                self._menus[path] = self._menu(path)
        for path, menu in self._menus.items():
            self._fill(path, menu, actions)
            menu.aboutToShow.connect(self._bring_up_to_date)
        self.app_menu.addActions(bar.actions())

    def speak(self, lang: str) -> None:
        """Set the titles of the menus in this language."""
        self._lang = lang
        for path, menu in self._menus.items():
            menu.setTitle(say(MENUS[path], lang))

    def _bring_up_to_date(self) -> None:
        """Update a menu that is about to be shown."""
        self._actions.refresh()
        self._actions.explain(self._lang)

    def entry_path(self, path: str) -> str:
        """The path of an entry in the menus, as text."""
        parts = path.split("/")
        paths = ["/".join(parts[:length]) for length in range(1, len(parts) + 1)]
        return " › ".join(without_access_key(self._menus[each].title()) for each in paths)

    def _menu(self, path: str) -> QMenu:
        above = self._menus.get(path.rpartition("/")[0], self._bar)
        menu = above.addMenu("")
        menu.setObjectName(MENUS[path])
        menu.setToolTipsVisible(True)
        return menu

    def _fill(self, path: str, menu: QMenu, actions: CommandActions[Any]) -> None:
        commands = [command for command in actions if command.menu == path]
        for _, group in groupby(commands, lambda command: command.place // HUNDRED):
            if not menu.isEmpty():
                menu.addSeparator()
            for command in group:
                menu.addAction(actions[command.name])
