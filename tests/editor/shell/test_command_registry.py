"""Any page may bring commands: they are in the menus, and run on the page in front if that has them."""

import pytest

from editor.page_api.command import Command, Need
from editor.page_api.page_host import PageHost
from editor.page_api.page_type import PageType
from editor.shell import command_registry
from engine.kernel.data.message import message
from tests.editor.conftest import OpenWindow
from tests.editor.shell.demo_page import DemoPage, open_demo

NAME = "fit-map"
"""Of a command of another page, which is not there: every command has a word."""
COUNT_UP: Command[DemoPage] = Command(
    NAME,
    "game",
    900,
    DemoPage.edit,
    keys="Ctrl+F9",
    needs=(Need(lambda page: page.number < 2, message("enough")),),
    is_checked=lambda page: page.number == 1,
)


@pytest.fixture
def counting(monkeypatch: pytest.MonkeyPatch) -> Command[PageHost]:
    """The command of the window that is made of a page's one."""
    page = PageType(commands=(COUNT_UP,), not_in_front="elsewhere")
    monkeypatch.setattr(command_registry, "page_types", lambda: {"demo": page})
    monkeypatch.setattr(DemoPage, "commands", {NAME: COUNT_UP})
    return next(each for each in command_registry.find_commands() if each.name == NAME)


def test_a_command_is_shown_as_its_page_declares_it(counting: Command[PageHost]) -> None:
    of_window = (counting.menu, counting.place, counting.keys, counting.word)
    assert of_window == (COUNT_UP.menu, COUNT_UP.place, COUNT_UP.keys, COUNT_UP.word)


def test_a_command_runs_on_the_page_in_front(counting: Command[PageHost], open_window: OpenWindow) -> None:
    window = open_window()
    page = open_demo(window)
    assert not counting.is_on(window)
    counting.run(window)
    assert (page.number, counting.is_on(window), counting.can_run(window)) == (1, True, True)
    counting.run(window)
    assert counting.why_not(window) == message("enough")


def test_without_its_page_it_says_so(counting: Command[PageHost], open_window: OpenWindow) -> None:
    window = open_window()
    assert (counting.why_not(window), counting.is_on(window)) == (message("elsewhere"), False)
