"""`--near`: the tests that depend on a file, directly, through others or by scanning, and those of its folder."""

from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from tests.architecture.sources import PROJECT, sources, write_tree
from tests.tools.near_tests import CHOSEN, ImportGraph, mirror_of, pytest_collection_modifyitems

TREE = {
    "engine/__init__.py": "",
    "engine/dice.py": "",
    "engine/log.py": "",
    "engine/attack.py": "from engine.dice import roll",
    "engine/match.py": "from engine import attack",
    "engine/players/__init__.py": "",
    "engine/players/greedy.py": "",
    "engine/registry.py": "from engine import players\nfound = iter_modules(players.__path__)",
    "engine/main.py": "import engine.registry",
    "tests/__init__.py": "",
    "tests/conftest.py": "pytest_plugins = ('tests.support.harness',)",
    "tests/support/__init__.py": "",
    "tests/support/harness.py": "from engine.log import listen",
    "tests/fights.py": "from engine.attack import hit",
    "tests/engine/__init__.py": "",
    "tests/engine/test_dice.py": "",
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


def test_all_tests_that_depend_on_a_file_are_found_with_their_distances(graph: ImportGraph) -> None:
    """One import in `attack`, none more in `fights`, for that is a file of tests; two more in `match` and its tests."""
    assert graph.tests_near(["engine/dice.py"]) == {
        "tests/engine/test_dice.py": 0,
        "tests/engine/test_nothing.py": 1,
        "tests/rules/test_fixture.py": 2,
        "tests/window/test_match.py": 3,
        "tests/window/test_process.py": 3,
    }


def test_a_limit_leaves_out_what_is_further_away(graph: ImportGraph) -> None:
    near = {"tests/engine/test_dice.py": 0, "tests/engine/test_nothing.py": 1, "tests/rules/test_fixture.py": 2}
    assert graph.tests_near(["engine/dice.py"], 2) == near
    assert graph.tests_near(["engine/dice.py"], 0) == {"tests/engine/test_dice.py": 0}


def test_a_module_in_a_string_is_imported_too(graph: ImportGraph) -> None:
    assert graph.tests_near(["engine/match.py"], 1).keys() >= {
        "tests/window/test_match.py",
        "tests/window/test_process.py",
    }


def test_imports_found_by_scanning_count_twice(graph: ImportGraph) -> None:
    """A test that imports the registry is two imports from a folder that it scans, and one more from a file in it."""
    greedy = graph.tests_near(["engine/players/greedy.py"])
    assert greedy["tests/engine/players/test_greedy.py"] == 0
    assert greedy["tests/window/test_registry.py"] == 3
    assert greedy["tests/many/test_7.py"] == 4
    assert graph.tests_near(["engine/players"])["tests/window/test_registry.py"] == 2


def test_the_fixtures_of_all_tests_lead_on_only_from_the_tests(graph: ImportGraph) -> None:
    every = {path for path in TREE if "/test_" in path}
    assert graph.tests_near(["tests/support/harness.py"]).keys() == every
    assert graph.tests_near(["tests/conftest.py"]).keys() == every
    assert graph.tests_near(["engine/log.py"]).keys() == {"tests/engine/test_dice.py", "tests/engine/test_nothing.py"}


def test_the_nearest_tests_come_first() -> None:
    """Tests of one distance keep their order, which is random."""
    distances = {"tests/test_far.py": 3, "tests/test_own.py": 0, "tests/test_near.py": 1}
    config = SimpleNamespace(stash={CHOSEN: distances})
    names = ["far", "near", "own", "far", "near"]
    items = [SimpleNamespace(path=PROJECT / f"tests/test_{name}.py", number=n) for n, name in enumerate(names)]
    pytest_collection_modifyitems(cast(pytest.Config, config), cast(list[pytest.Item], items))
    assert [item.number for item in items] == [2, 1, 4, 0, 3]


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
