"""A command of the window: one menu entry, in a module of its own under `commands`, found by scanning."""

import importlib
import pkgutil
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction

from editor.window import commands

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow


@dataclass(frozen=True, slots=True)
class Command:
    """What a menu entry says (`word`, an id of the words), where it stands, and what it does.

    An entry with `is_checked` is ticked while that holds; of those with the same `one_of` always one is.
    """

    name: str
    word: str
    menu: str
    place: int
    run: Callable[["MainWindow"], None]
    keys: str = ""
    is_checked: Callable[["MainWindow"], bool] | None = None
    one_of: str = ""
    role: QAction.MenuRole = QAction.MenuRole.NoRole


def find_commands() -> list[Command]:
    """The `COMMAND` of every module under `commands`, in the order of the menus."""
    modules = [
        importlib.import_module(f"{commands.__name__}.{found.name}")
        for found in pkgutil.iter_modules(commands.__path__)
    ]
    found: list[Command] = [module.COMMAND for module in modules]
    return sorted(found, key=lambda command: (command.menu, command.place))
