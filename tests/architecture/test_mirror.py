"""Tests lie where what they test lies: `tests` mirrors the product, path by path, and each folder of it has tests.

The games and probes are mirrored by `tests/rules`, which is arranged like the chapters of the rule books; there, only
the folders count. Everywhere else a test file also tells by its name what of its folder it tests.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

import pytest

from tests.architecture.sources import PRODUCT, PROJECT, Source, product, sources, the_tests, write_tree
from tests.architecture.test_class_and_module_names import SCANNED
from tests.tools.near_tests import is_test, mirror_of

MIRRORS = (*PRODUCT, "rules")
ELSEWHERE: Mapping[str, str] = {
    "tests/database/faults": "kills, power cuts and damaged files strike the library as a whole",
    "tests/rules/battleground/stock": "the documents of the game, which lie in resources",
    "tests/rules/hill": "a whole game, which is written in its test",
    "tests/rules/hoplomachus/stock": "the documents of the game, which lie in resources",
}
"""Folders of tests that mirror none of the product."""
SCANNED_FOLDERS = frozenset(name.replace(".", "/") for name in SCANNED)


def strays(tests: Iterable[Source], folders: Iterable[str]) -> list[str]:
    """The folders with tests in the mirror that reflect no folder of the product."""
    there = {mirror_of(folder) for folder in folders}
    mirrored = {_folder(test) for test in tests if is_test(test.path) and test.place.split("/")[1] in MIRRORS}
    return sorted(mirrored - there)


def untested(tests: Iterable[Source], files: Iterable[Source]) -> list[str]:
    """The folders of the product with modules that have no test in their mirror, nor below it."""
    tested = {folder for test in tests if is_test(test.path) for folder in _with_all_above(_folder(test))}
    folders = {_folder(source) for source in files if source.path.name not in ("__init__.py", "__main__.py")}
    return sorted(each for each in folders if mirror_of(each) not in tested and not _is_scanned(each))


def misplaced(tests: Iterable[Source], files: Iterable[Source]) -> list[str]:
    """The test files of the mirror whose names do not tell what of their folder they test.

    A test that is named after a module lies beside it. Any other has a word in its name that a module, class, function
    or package of its folder has too.
    """
    folders, words = defaultdict[str, set[str]](set), defaultdict[str, set[str]](set)
    for source in files:
        folder, module = _folder(source), source.path.stem
        above, _, package = folder.rpartition("/")
        folders[package].update((mirror_of(folder), mirror_of(above)))
        folders[module].add(mirror_of(folder))
        words[mirror_of(folder)].update(*map(_words, (package, module, *_public_names(source))))
        words[mirror_of(above)].update(_words(package))
    return sorted(
        test.place
        for test in tests
        if is_test(test.path) and _is_path_by_path(_folder(test)) and not _fits(test, folders, words)
    )


def _is_path_by_path(folder: str) -> bool:
    return folder.split("/")[1] in PRODUCT and not any(each in ELSEWHERE for each in _with_all_above(folder))


def _fits(test: Source, folders: Mapping[str, set[str]], words: Mapping[str, set[str]]) -> bool:
    """Whether a test belongs to its folder, by its name."""
    name = test.path.stem.removeprefix("test_")
    if name in folders:
        return _folder(test) in folders[name]
    return not _words(name).isdisjoint(words.get(_folder(test), ()))


def _public_names(source: Source) -> Iterator[str]:
    for node in source.tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            yield node.name


def _words(name: str) -> set[str]:
    """The words of a name in the singular."""
    found = (word.lower() for word in re.findall(r"[A-Z]?[a-z0-9]+", name))
    return {f"{each[:-3]}y" if each.endswith("ies") else re.sub(r"(?<!s)s$", "", each) for each in found}


def _folder(source: Source) -> str:
    return source.place.rpartition("/")[0]


def _with_all_above(folder: str) -> Iterator[str]:
    while folder:
        yield folder
        folder = folder.rpartition("/")[0]


def _is_scanned(folder: str) -> bool:
    return any(each in SCANNED_FOLDERS for each in _with_all_above(folder))


def _folders(files: Iterable[Source]) -> set[str]:
    return {above for source in files for above in _with_all_above(_folder(source))}


def test_tests_mirror_the_product() -> None:
    assert strays(the_tests(), _folders(product())) == sorted(ELSEWHERE)


def test_every_folder_of_the_product_has_its_tests() -> None:
    assert untested(the_tests(), product()) == []


def test_test_files_are_named_after_something_in_their_folder() -> None:
    assert misplaced(the_tests(), product()) == []


@pytest.mark.parametrize(
    ("place", "stray"),
    [
        ("tests/engine/kernel/play/test_game.py", []),
        ("tests/rules/battleground/combat/test_wounds.py", []),
        ("tests/engine/test_registry.py", []),
        ("tests/engine/kernel/players/test_game.py", ["tests/engine/kernel/players"]),
        ("tests/engine/kernel/players/game_of_players.py", []),
        ("tests/rules/battleground/duels/test_duel.py", ["tests/rules/battleground/duels"]),
        ("tests/journeys/far/test_walk.py", []),
    ],
)
def test_a_stray_folder_is_caught(place: str, stray: list[str]) -> None:
    """Only where tests lie in it, and only in the mirror."""
    folders = ("engine", "engine/kernel", "engine/kernel/play", "engine/systems/battleground/combat")
    assert strays([_source(place)], folders) == stray


@pytest.mark.parametrize(
    ("place", "is_untested"),
    [
        ("engine/kernel/play/game.py", False),
        ("engine/kernel/authoring.py", False),
        ("engine/systems/battleground/combat/wounds.py", False),
        ("engine/systems/battleground/ops/effects/wound.py", False),
        ("engine/kernel/duels/__init__.py", False),
        ("engine/kernel/duels/duel.py", True),
        ("engine/kernel/play/later/turn.py", True),
        ("engine/systems/battleground/rounds/hands.py", True),
    ],
)
def test_an_untested_folder_is_caught(place: str, is_untested: bool) -> None:
    """A test below counts for the folders above it; scanned folders hold files of one piece, which one test reads."""
    tests = ("tests/engine/kernel/play/test_game.py", "tests/rules/battleground/combat/test_wounds.py")
    found = untested(map(_source, tests), [_source(place)])
    assert found == ([place.rpartition("/")[0]] if is_untested else [])


@pytest.mark.parametrize(
    ("place", "is_misplaced"),
    [
        ("tests/engine/kernel/play/test_game.py", False),
        ("tests/engine/kernel/play/test_games.py", False),
        ("tests/engine/kernel/play/test_lost_games.py", False),
        ("tests/engine/kernel/play/test_undone_steps.py", False),
        ("tests/engine/kernel/test_play.py", False),
        ("tests/engine/kernel/play/test_play.py", False),
        ("tests/engine/kernel/test_game.py", True),
        ("tests/engine/session/test_game.py", True),
        ("tests/engine/kernel/play/test_wounds.py", True),
        ("tests/rules/battleground/combat/test_long_journey.py", False),
        ("tests/journeys/test_long_walk.py", False),
    ],
)
def test_a_misplaced_test_is_caught(place: str, is_misplaced: bool, tmp_path: Path) -> None:
    files = {
        "engine/kernel/play/__init__.py": "",
        "engine/kernel/play/game.py": "class LostGame: ...\ndef undo_step() -> None: ...\n",
        "engine/session/__init__.py": "",
        "engine/session/start.py": "",
    }
    found = misplaced([_source(place)], sources(write_tree(tmp_path, files), "engine"))
    assert found == ([place] if is_misplaced else [])


def _source(place: str) -> Source:
    return Source(PROJECT / place, PROJECT)
