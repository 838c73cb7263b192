"""Names say what a thing is: every module has one sentence for it, and none is a manager, helper or util.

Public functions, methods and properties are called by what they do or return: by no pronoun and no bare adverb.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.architecture.sources import Source, product, sources, the_tests, write_tree

SAYS_NOTHING = re.compile("(manager|helper|util|misc|common)s?|utility|utilities", re.IGNORECASE)
BEGINS_WITH_A_PRONOUN = re.compile("test_([abc][0-9]+_)*(what|whatever|who|whoever|whom|whose|nobody|it|its)_")

PRONOUNS = re.compile(
    "(any|every|no|some)(body|one|thing)|(her|him|it|my|one|our|them|your)_?(self|selves)|it|he|she|they|them|him|their"
    "|me|us|we|you|these|those|that|what|who|whom|whose|(what|who)ever|said|told"
)
"""Words that say nothing anywhere in the name of a function."""
SAYS_TOO_LITTLE = re.compile(
    "afresh|alike|alone|anywhere|apart|aware|below|beside|blow|burnt|cascaded|everywhere|glanced?|here|hope|how|inside|laid"
    "|many|meant|never|promised?|retell|several|somewhere|summed|there|together|touched|unwatched|where"
)
"""Words that say too little when they are all of a function's name."""


def faults(files: list[Source]) -> list[str]:
    return [fault for source in files for fault in (*_bad_names(source), *_bad_docstring(source))]


def _bad_names(source: Source) -> Iterator[str]:
    classes = [(node.name, node.lineno) for node in source.nodes if isinstance(node, ast.ClassDef)]
    for name, line in [(source.module, 1), *classes]:
        if any(SAYS_NOTHING.fullmatch(word) for word in words_of(name)):
            yield f"{source.place}:{line}: the name {name!r} does not say what it is"


def bad_functions(files: list[Source]) -> Iterator[str]:
    """The public functions, methods and properties called by a pronoun or a bare adverb.

    The name of a clause is its id in saved games and refusals, so that it stays.
    """
    for source in files:
        for node in source.nodes:
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or is_clause(node):
                continue
            words = () if node.name.startswith("_") else node.name.split("_")
            pronouns = [word for word in words if PRONOUNS.fullmatch(word)]
            if pronouns or PRONOUNS.fullmatch(node.name) or SAYS_TOO_LITTLE.fullmatch(node.name):
                yield f"{source.place}:{node.lineno}: {node.name} does not say what it does or returns"


def is_clause(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a function is a clause of the rules."""
    calls = (each.func for each in function.decorator_list if isinstance(each, ast.Call))
    return any(ast.unparse(called).rpartition(".")[2] == "clause" for called in calls)


def words_of(name: str) -> list[str]:
    """`engine.turn_order` and `TurnOrder` are made of words."""
    return re.findall(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+", name)


def _bad_docstring(source: Source) -> Iterator[str]:
    first_line = (ast.get_docstring(source.tree) or "").partition("\n")[0]
    if not first_line:
        yield f"{source.place}: has no docstring"
    elif not first_line.endswith("."):
        yield f"{source.place}: the docstring does not begin with one sentence on its first line"


def _vague_names_of_tests(files: list[Source]) -> list[str]:
    """Names of tests that begin with a pronoun, after the ids of their cases."""
    functions = (
        (source, node)
        for source in files
        for node in source.nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    )
    return [
        f"{source.place}:{node.lineno}: {node.name}"
        for source, node in functions
        if BEGINS_WITH_A_PRONOUN.match(node.name)
    ]


def test_every_module_says_what_it_is() -> None:
    assert faults(product() + the_tests()) == []


def test_every_test_is_named_by_a_statement() -> None:
    """Each name says of which thing it speaks: none begins with a pronoun."""
    assert _vague_names_of_tests(the_tests()) == []


@pytest.mark.parametrize(
    "name", ["test_what_it_holds", "test_who_acts", "test_nobody_waits", "test_its_name", "test_b44_it_stops"]
)
def test_a_name_that_begins_with_a_pronoun_is_caught(tmp_path: Path, name: str) -> None:
    tree = write_tree(tmp_path, {"engine/test_turns.py": f"class Turns:\n    def {name}(): pass"})
    assert len(_vague_names_of_tests(sources(tree, "engine"))) == 1


@pytest.mark.parametrize("name", ["test_items_are_kept", "test_a_whole_game", "test_whole_games", "what_is_kept"])
def test_a_name_that_is_a_statement_passes(tmp_path: Path, name: str) -> None:
    tree = write_tree(tmp_path, {"engine/test_turns.py": f"def {name}(): pass"})
    assert _vague_names_of_tests(sources(tree, "engine")) == []


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


def test_public_functions_are_called_by_what_they_do_or_return() -> None:
    assert list(bad_functions(product())) == []


@pytest.mark.parametrize("name", ["said_by", "nobody_asks", "whom_it_hits", "glanced", "one_self", "apart"])
def test_a_pronoun_or_a_bare_adverb_is_caught(tmp_path: Path, name: str) -> None:
    tree = write_tree(
        tmp_path,
        {
            "engine/turn.py": f"def {name}(): pass",
            "engine/unit.py": f"class Unit:\n    @property\n    def {name}(self): pass",
        },
    )
    assert len(list(bad_functions(sources(tree, "engine")))) == 2


def test_clauses_and_private_and_plain_functions_pass(tmp_path: Path) -> None:
    """`split` contains a pronoun, but none of its words is one."""
    text = (
        "@k.clause('AB-1')\ndef nobody_near(): pass\ndef split_fit(): pass\ndef _nothing(): pass\ndef set_apart(): pass"
    )
    assert list(bad_functions(sources(write_tree(tmp_path, {"engine/turn.py": text}), "engine"))) == []
