"""Tests lie where what they test lies: `tests` mirrors the folders of the product, and each of those has tests.

The games and probes are mirrored by `tests/rules`, which is arranged like the chapters of the rule books.
"""

from collections.abc import Iterable, Iterator, Mapping

import pytest

from tests.architecture.sources import PRODUCT, PROJECT, Source, product, the_tests
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


def _source(place: str) -> Source:
    return Source(PROJECT / place, PROJECT)
