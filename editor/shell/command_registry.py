"""Registry of commands: those of the window, found in the modules under `commands`, and those that pages declare."""

import importlib
import pkgutil
from collections.abc import Iterator
from typing import Any

from editor.page_api.command import AnyCommand, Command, Need
from editor.page_api.page_host import PageHost
from editor.page_api.page_registry import page_types
from editor.page_api.page_type import PageType
from editor.shell import commands
from engine.kernel.data.message import message

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
"""The menus in the order of the menu bar, with the ids of their titles; a submenu follows its menu."""


def find_commands() -> list[AnyCommand]:
    """All commands, those of pages as commands of the window, in menu order."""
    menus = list(MENUS)
    found = (*window_commands(), *page_commands())
    return sorted(found, key=lambda command: (menus.index(command.menu), command.place, command.name))


def window_commands() -> Iterator[AnyCommand]:
    """The `COMMANDS` of every module under `commands`."""
    for found in pkgutil.iter_modules(commands.__path__):
        yield from importlib.import_module(f"{commands.__name__}.{found.name}").COMMANDS


def page_commands() -> Iterator[Command[PageHost]]:
    """The commands of all pages, each run on the page in front if that has it."""
    for page in page_types().values():
        for command in page.commands:
            yield _in_front(command, page)


def _in_front(command: AnyCommand, page: PageType) -> Command[PageHost]:
    def has_command(window: PageHost) -> bool:
        return command.name in window.page.commands

    def is_on(window: PageHost) -> bool:
        return has_command(window) and command.is_on(window.page.command_context())

    return Command(
        command.name,
        command.menu,
        command.place,
        run=lambda window: window.page.run_command(command.name),
        keys=command.keys,
        icon=command.icon,
        needs=(Need(has_command, message(page.not_in_front)), *map(_of_page_in_front, command.needs)),
        is_checked=is_on if command.is_checked else None,
    )


def _of_page_in_front(need: Need[Any]) -> Need[PageHost]:
    return Need(lambda window: need.is_met(window.page.command_context()), need.why_not)
