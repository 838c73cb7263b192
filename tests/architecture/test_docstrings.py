"""Docstrings begin with what a thing is: a noun of the trade, or a verb, never a relative clause without a noun."""

import ast
import re
from collections.abc import Iterator
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
    for node in source.nodes:
        if not isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        name = "" if isinstance(node, ast.Module) else node.name
        docstring = ast.get_docstring(node)
        if docstring and not name.startswith("_") and DIALECT.match(docstring):
            first_line = docstring.partition("\n")[0]
            yield f"{source.place}: {name or 'the module'} is not named by its docstring: {first_line}"


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
    ],
)
def test_a_clause_without_a_noun_is_caught(tmp_path: Path, text: str) -> None:
    assert len(faults(sources(write_tree(tmp_path, {"engine/turn.py": text}), "engine"))) == 1


def test_plain_docstrings_pass(tmp_path: Path) -> None:
    """Private functions are free, and so are words that only begin like one that is refused."""
    text = (
        '"""Itineraries of a turn."""\ndef _seat():\n    """Who acts."""\ndef seat():\n    """Whether it is over."""\n'
    )
    assert faults(sources(write_tree(tmp_path, {"engine/turn.py": text}), "engine")) == []
