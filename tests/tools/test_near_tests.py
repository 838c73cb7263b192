"""`--near`: the tests that import a file, directly, through another or by scanning, and those of its folder."""

from pathlib import Path

import pytest

from tests.architecture.sources import sources, write_tree
from tests.tools.near_tests import ImportGraph, mirror_of

TREE = {
    "engine/__init__.py": "",
    "engine/dice.py": "",
    "engine/attack.py": "from engine.dice import roll",
    "engine/match.py": "from engine import attack",
    "engine/players/__init__.py": "",
    "engine/players/greedy.py": "",
    "engine/registry.py": "from engine import players\nfound = iter_modules(players.__path__)",
    "engine/main.py": "import engine.registry",
    "tests/__init__.py": "",
    "tests/fights.py": "from engine.attack import hit",
    "tests/engine/__init__.py": "",
    "tests/engine/test_nothing.py": "",
    "tests/engine/players/__init__.py": "",
    "tests/engine/players/test_greedy.py": "",
    "tests/rules/__init__.py": "",
    "tests/rules/conftest.py": "from tests.fights import fight",
    "tests/rules/test_fixture.py": "",
    "tests/window/__init__.py": "",
    "tests/window/test_match.py": "import engine.match",
    "tests/window/test_process.py": "command = ['-m', 'engine.match']",
    "tests/window/test_registry.py": "import engine.registry",
    **{f"tests/many/test_{number}.py": "import engine.main" for number in range(30)},
}


@pytest.fixture
def graph(tmp_path: Path) -> ImportGraph:
    tree = write_tree(tmp_path, TREE)
    return ImportGraph([*sources(tree, "engine"), *sources(tree, "tests")])


def test_importers_are_near_and_so_is_the_folder_of_the_same_name(graph: ImportGraph) -> None:
    """One import in `attack`, none more in `fights`, for that is a file of tests; `match` would be the third."""
    assert graph.near(["engine/dice.py"]) == {"tests/engine/test_nothing.py", "tests/rules/test_fixture.py"}


def test_a_module_in_a_string_is_imported_too(graph: ImportGraph) -> None:
    assert graph.near(["engine/match.py"]) >= {"tests/window/test_match.py", "tests/window/test_process.py"}


def test_what_is_found_by_scanning_counts_twice(graph: ImportGraph) -> None:
    """So a test that imports the registry is near the folder, and none is near a module in it but those of its own."""
    near = {"tests/engine/players/test_greedy.py"}
    assert graph.near(["engine/players/greedy.py"]) == near
    assert graph.near(["engine/players"]) == near | {"tests/window/test_registry.py"}
    assert graph.dependents(["engine/players/greedy.py"]) > {"tests/window/test_registry.py", "tests/many/test_7.py"}


def test_where_too_many_are_near_one_import_counts(graph: ImportGraph) -> None:
    assert graph.near(["engine/registry.py"]) == {"tests/engine/test_nothing.py", "tests/window/test_registry.py"}


def test_all_that_depends_on_a_file_is_found(graph: ImportGraph) -> None:
    through = {"tests/window/test_match.py", "tests/window/test_process.py", "tests/rules/test_fixture.py"}
    assert graph.dependents(["engine/dice.py"]) == through


@pytest.mark.parametrize(
    ("path", "mirror"),
    [
        ("engine/kernel/play", "tests/engine/kernel/play"),
        ("engine/systems/battleground/combat", "tests/rules/battleground/combat"),
        ("engine/probes", "tests/rules/probes"),
        ("editor", "tests/editor"),
    ],
)
def test_tests_mirror_the_product(path: str, mirror: str) -> None:
    assert mirror_of(path) == mirror
