"""Docstrings begin with what a thing is: a noun of the trade, or a verb, never a relative clause without a noun."""

import ast
import inspect
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tests.architecture.sources import PROJECT, Source, sources, write_tree

PACKAGES = ("engine", "database", "editor")
DIALECT = re.compile(
    "(As|Everybody|Everything|How|It|Nobody|Somebody|Something|That|The same|They|Those"
    "|What|Whatever|When|Where|Which|Who|Whoever|Whom|Whose)\\b"
)
"""Beginnings that leave a reader to guess the noun: "What is left of it", "Those that stay", "The same for files"."""


def faults(files: list[Source]) -> list[str]:
    return [fault for source in files for fault in _faults(source)]


def _faults(source: Source) -> Iterator[str]:
    """The module, its classes and functions, private ones too, and the strings below their attributes."""
    for node in ast.walk(source.tree):
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        name = "the module" if isinstance(node, ast.Module) else node.name
        for text in _texts(node):
            if DIALECT.match(text):
                yield f"{source.place}: {name} is not named by its docstring: {text.partition(chr(10))[0]}"


def _texts(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[str]:
    """The docstring of a node, and those below the assignments in it."""
    yield ast.get_docstring(node) or ""
    for before, after in pairwise(node.body):
        match before, after:
            case ((ast.Assign() | ast.AnnAssign()), ast.Expr(ast.Constant(str() as text))):
                yield inspect.cleandoc(text)


def test_docstrings_begin_with_what_a_thing_is() -> None:
    assert faults([source for package in PACKAGES for source in sources(PROJECT, package)]) == []


@pytest.mark.parametrize(
    "text",
    [
        '"""What is told of a turn."""',
        '"""A turn."""\nclass Turn:\n    """Who is acting."""',
        '"""A turn."""\ndef turns():\n    """Those that are over."""',
        '"""A turn."""\nasync def turns():\n    """The same, later."""',
        '"""A turn."""\nclass Turn:\n    """A turn."""\n    def seat(self):\n        """Whoever acts."""',
        '"""A turn."""\ndef _seat():\n    """Who acts."""',
        '"""A turn."""\nSEATS = 2\n"""How many there are."""',
        '"""A turn."""\nclass Turn:\n    """A turn."""\n    seat: str\n    """Who acts."""',
    ],
)
def test_a_clause_without_a_noun_is_caught(tmp_path: Path, text: str) -> None:
    assert len(faults(sources(write_tree(tmp_path, {"engine/turn.py": text}), "engine"))) == 1


def test_plain_docstrings_pass(tmp_path: Path) -> None:
    """Words that only begin like one that is refused are free."""
    text = '"""Itineraries of a turn."""\ndef seat():\n    """Whether it is over."""\n'
    assert faults(sources(write_tree(tmp_path, {"engine/turn.py": text}), "engine")) == []
