"""Names say what a thing is: every module has one sentence for it, and none is a manager, helper or util."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import Source, product, sources, the_tests, write_tree

SAYS_NOTHING = re.compile("(manager|helper|util|misc|common)s?|utility|utilities", re.IGNORECASE)


def faults(files: list[Source]) -> list[str]:
    return [fault for source in files for fault in (*_bad_names(source), *_bad_docstring(source))]


def _bad_names(source: Source) -> Iterator[str]:
    classes = [(node.name, node.lineno) for node in source.nodes if isinstance(node, ast.ClassDef)]
    for name, line in [(source.module, 1), *classes]:
        if any(SAYS_NOTHING.fullmatch(word) for word in words_of(name)):
            yield f"{source.place}:{line}: the name {name!r} does not say what it is"


def words_of(name: str) -> list[str]:
    """`engine.turn_order` and `TurnOrder` are made of words."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)


def _bad_docstring(source: Source) -> Iterator[str]:
    first_line = (ast.get_docstring(source.tree) or "").partition("\n")[0]
    if not first_line:
        yield f"{source.place}: has no docstring"
    elif not first_line.endswith("."):
        yield f"{source.place}: the docstring does not begin with one sentence on its first line"


def test_every_module_says_what_it_is() -> None:
    assert faults(product() + the_tests()) == []


@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("engine/utils.py", '"""All sorts."""'),
        ("engine/turn_helpers.py", '"""Turns."""'),
        ("engine/turn.py", '"""Turns."""\nclass TurnManager: pass'),
        ("engine/turn.py", ""),
        ("engine/turn.py", "x = 1"),
        ("engine/turn.py", '"""turns and so on"""'),
    ],
)
def test_a_bad_name_or_docstring_is_caught(tmp_path: Path, place: str, text: str) -> None:
    assert len(faults(sources(write_tree(tmp_path, {place: text}), "engine"))) == 1


def test_plain_names_pass(tmp_path: Path) -> None:
    """Words that only contain a bad one are fine."""
    tree = write_tree(tmp_path, {"engine/futile.py": '"""A turn."""\nclass Commoner: pass\n'})
    assert faults(sources(tree, "engine")) == []
