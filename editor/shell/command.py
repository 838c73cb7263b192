"""The type of a command of the window, and the search for all commands in the modules under `commands`."""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeAlias, TypeVar

from PySide6.QtGui import QAction

from editor.shell import commands

WindowT = TypeVar("WindowT")

# The menus in their order, with the words that name them; a menu inside another follows it.
MENUS = {
    "file": "menu-file",
    "edit": "menu-edit",
    "game": "menu-game",
    "view": "menu-view",
    "view/panels": "menu-view-panels",
    "view/theme": "menu-view-theme",
    "view/text-size": "menu-view-text-size",
    "view/language": "menu-view-language",
    "help": "menu-help",
}


@dataclass(frozen=True, slots=True)
class Command(Generic[WindowT]):
    """A menu entry of the window: its menu and place, its action; the Fluent entry has its name.

    Places of the same hundred stand together in their menu, with a line between them and the next hundred. `keys` are
    the shortcuts it has until somebody chooses others, as `Ctrl+Y; Ctrl+Shift+Z`. It can be run while `enabled` holds.
    An entry with `is_checked` is ticked while that holds; of those with the same `one_of` always one is.
    """

    name: str
    menu: str
    place: int
    run: Callable[[WindowT], object]
    keys: str = ""
    enabled: Callable[[WindowT], bool] | None = None
    icon: str = ""
    is_checked: Callable[[WindowT], bool] | None = None
    one_of: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole

    @property
    def word(self) -> str:
        """The id of what it says."""
        return f"command-{self.name}"

    def can_run(self, window: WindowT) -> bool:
        """Whether it would do something now."""
        return self.enabled is None or self.enabled(window)


AnyCommand: TypeAlias = Command[Any]


def find_commands() -> list[AnyCommand]:
    """All commands, collected from the `COMMANDS` of every module under `commands`, in menu order."""
    modules = [
        importlib.import_module(f"{commands.__name__}.{found.name}")
        for found in pkgutil.iter_modules(commands.__path__)
    ]
    found: list[AnyCommand] = [command for module in modules for command in module.COMMANDS]
    menus = list(MENUS)
    return sorted(found, key=lambda command: (menus.index(command.menu), command.place, command.name))
