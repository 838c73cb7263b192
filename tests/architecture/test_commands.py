"""Every command, in the menus and on the command line, has a test that asserts its effect.

A test names the commands it tries: `@pytest.mark.command("quit-app")`, `@pytest.mark.command("hexsmith check")`.
It counts when it asserts more than an exit code.
"""

import ast
import pkgutil
import re
from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

import pytest

from editor.cli import verbs
from editor.page_api.command import AnyCommand
from editor.page_api.page_registry import page_types
from editor.shell import commands as window_commands
from editor.shell.command_registry import MENUS, find_commands
from engine.words import ids
from tests.architecture.sources import Source, sources, the_tests, write_tree

EXIT_CODE_ONLY = re.compile(r"([\w.]*\b(exit_code|returncode|ret)|[\w.]*\bmain\(.*\)) (==|!=|is) (\d+|None)")


def commands() -> set[str]:
    """All there are; those of the command line are each found in a file of its own."""
    on_the_command_line = {f"hexsmith {found.name.replace('_', '-')}" for found in pkgutil.iter_modules(verbs.__path__)}
    return {command.name for command in find_commands()} | on_the_command_line


def proven(files: Iterable[Source]) -> set[str]:
    """The commands that a test names and whose effect it asserts."""
    functions = [node for source in files for node in source.nodes if isinstance(node, ast.FunctionDef)]
    return {name for function in functions if asserts_an_effect(function) for name in named_by(function)}


def named_by(function: ast.FunctionDef) -> list[str]:
    return [
        argument.value
        for mark in function.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.command"
        for argument in mark.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def asserts_an_effect(function: ast.FunctionDef) -> bool:
    claims = [ast.unparse(node.test) for node in ast.walk(function) if isinstance(node, ast.Assert)]
    return any(not EXIT_CODE_ONLY.fullmatch(claim) for claim in claims)


def test_every_command_has_a_test_of_its_effect() -> None:
    assert commands() - proven(the_tests()) == set()


def test_no_test_names_a_command_that_is_not_there() -> None:
    assert proven(the_tests()) - commands() == set()


def test_a_command_of_the_window_stands_in_the_module_of_its_menu() -> None:
    """And no two have one name."""
    modules = {found.name for found in pkgutil.iter_modules(window_commands.__path__)}
    menus = {name: {each.menu.partition("/")[0] for each in commands_in(name)} for name in modules}
    assert menus == {name: {name} for name in modules}
    names = [command.name for command in find_commands()]
    assert len(set(names)) == len(names)


def test_the_menu_bar_has_every_menu_of_the_commands_and_no_other() -> None:
    """A menu inside another stands behind it."""
    assert {command.menu for command in find_commands()} == set(MENUS)
    menus = list(MENUS)
    assert [menu for menu in menus if "/" in menu and menu.rpartition("/")[0] not in menus[: menus.index(menu)]] == []


def test_a_page_says_why_its_commands_cannot_be_run_elsewhere() -> None:
    assert [name for name, page in page_types().items() if page.commands and not page.not_in_front] == []


def test_every_need_of_a_command_has_a_sentence() -> None:
    assert {need.why_not.id for command in find_commands() for need in command.needs} <= ids()


def commands_in(module: str) -> tuple[AnyCommand, ...]:
    found: tuple[AnyCommand, ...] = import_module(f"{window_commands.__name__}.{module}").COMMANDS
    return found


@pytest.mark.parametrize(
    ("body", "counts"),
    [
        ("assert window.isVisible()", True),
        ("assert result.exit_code == 0\n    assert 'done' in result.output", True),
        ("assert (done.returncode, done.stdout) == (0, 'x')", True),
        ("assert result.exit_code == 0", False),
        ("assert done.returncode != 1", False),
        ("assert main(['check', 'x']) == 0", False),
        ("run()", False),
    ],
)
def test_a_test_counts_when_it_asserts_an_effect(tmp_path: Path, body: str, counts: bool) -> None:
    text = f'import pytest\n\n@pytest.mark.command("quit-app", "hexsmith check")\ndef test_it():\n    {body}\n'
    found = proven(sources(write_tree(tmp_path, {"tests/test_it.py": text}), "tests"))
    assert found == ({"quit-app", "hexsmith check"} if counts else set())


def test_a_test_without_the_mark_proves_no_command(tmp_path: Path) -> None:
    text = "def test_quit_app():\n    assert True is True\n"
    assert proven(sources(write_tree(tmp_path, {"tests/test_it.py": text}), "tests")) == set()
