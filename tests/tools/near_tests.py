"""`--near PATH…` runs all tests that depend on a file or folder, nearest first; `--within N` stops after N imports.

First come the tests named after the file in the folder that mirrors its own, then those of that folder and those one
import away, and so on. Imports among test files do not count. A module that finds others by scanning a package imports
them all; that counts as two.
"""

import ast
from collections import defaultdict, deque
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.architecture.imports import uses
from tests.architecture.sources import PRODUCT, PROJECT, Source, is_within, sources

SCAN = 2
ALL_TESTS = "tests.conftest"
"""It has fixtures for every test: only a file of tests that it imports leads on, else each part of the engine would."""
SCANS = ("iter_modules", "walk_packages")
SCANNED_BY_NAME: Mapping[str, tuple[str, ...]] = {
    "engine.abilities.loading.op_registry": tuple(
        f"engine.abilities.{kind}" for kind in ("effects", "conditions", "selectors", "amounts", "triggers", "costs")
    ),
}
"""Packages whose names are computed where they are scanned."""
GUIDES = "tests.architecture.test_guides"
READERS: Mapping[str, tuple[str, ...]] = {
    "docs/architecture.md": ("tests.support.walks", GUIDES),
    "docs/glossary.md": ("tests.architecture.test_class_and_module_names", GUIDES),
    **dict.fromkeys(("docs", "README.md", "CONTRIBUTING.md", "dev"), (GUIDES,)),
    "resources/words": ("engine.words",),
    "resources/rules": ("editor.rule_books.rule_books",),
    "resources/icons": ("editor.theme.icons", "editor.theme.stylesheet"),
    "resources": ("editor.services.document_resolver", "database.library"),
}
"""The modules that read a document or a folder of the resources; the first that fits counts."""
MIRRORS: Mapping[str, str] = {"engine/systems": "rules", "engine/probes": "rules/probes"}
"""Where tests do not lie below a folder of the same path."""

CHOSEN = pytest.StashKey[Mapping[str, int]]()
"""The paths of the chosen test files, each with its distance."""


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("near tests")
    group.addoption("--near", nargs="+", metavar="PATH", help="run all tests that depend on these, nearest first")
    group.addoption("--within", type=int, metavar="IMPORTS", help="with --near: only the tests at most so far away")


def pytest_configure(config: pytest.Config) -> None:
    """Chooses the test files, once for all workers."""
    wanted = config.getoption("--near")
    if wanted is None:
        return
    if hasattr(config, "workerinput"):
        config.stash[CHOSEN] = config.workerinput["near"]
        return
    missing = [path for path in wanted if not (PROJECT / path).exists()]
    if missing:
        raise pytest.UsageError(f"--near: there is no {', '.join(missing)}")
    graph = ImportGraph(source for package in (*PRODUCT, "tests") for source in sources(PROJECT, package))
    config.stash[CHOSEN] = graph.tests_near(wanted, config.getoption("--within"))


@pytest.hookimpl(optionalhook=True)
def pytest_configure_node(node: pytest.Session) -> None:
    """Passes the choice to a worker of pytest-xdist."""
    if CHOSEN in node.config.stash:
        vars(node)["workerinput"]["near"] = node.config.stash[CHOSEN]


def pytest_report_header(config: pytest.Config) -> str | None:
    return f"near: {len(config.stash[CHOSEN])} test files, nearest first" if CHOSEN in config.stash else None


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    is_left_out = CHOSEN in config.stash and is_test(collection_path)
    return True if is_left_out and collection_path.relative_to(PROJECT).as_posix() not in config.stash[CHOSEN] else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if CHOSEN in config.stash:
        distances = config.stash[CHOSEN]
        items.sort(key=lambda item: distances[item.path.relative_to(PROJECT).as_posix()])


def is_test(path: Path) -> bool:
    return path.name.startswith("test_") and path.suffix == ".py"


@dataclass(frozen=True, slots=True)
class Importer:
    """A module that imports another, and how many imports that counts as."""

    module: str
    distance: int


class ImportGraph:
    """Who imports a module, in the product and in the tests."""

    def __init__(self, files: Iterable[Source]) -> None:
        self._files = {source.module: source for source in files}
        self._inside: defaultdict[str, set[str]] = defaultdict(set)
        for module in self._files:
            package = module.rpartition(".")[0]
            while package:
                self._inside[package].add(module)
                package = package.rpartition(".")[0]
        self._importers: defaultdict[str, set[Importer]] = defaultdict(set)
        for module in self._files:
            for imported in self._imports(module):
                self._importers[imported].add(Importer(module, int(not _are_tests(module, imported))))
            for scanned in self._scanned(module):
                self._importers[scanned].add(Importer(module, SCAN))
            for test in self._fixture_users(module):
                self._importers[module].add(Importer(test, 0))

    def tests_near(self, paths: Iterable[str], within: int | None = None) -> dict[str, int]:
        """The paths of the test files that depend on these files or folders, each with its distance in imports."""
        wanted = [path.rstrip("/") for path in paths]
        found = self._distances({module for path in wanted for module in self._modules_of(path)})
        tests = {source.place: source for source in self._files.values() if is_test(source.path)}
        distances = {place: found[source.module] for place, source in tests.items() if source.module in found}
        for place in tests:
            for path in wanted:
                if is_within_mirror(place, path):
                    distances[place] = min(distances.get(place, 1), 1 - is_namesake(place, path))
        return {place: distance for place, distance in distances.items() if within is None or distance <= within}

    def _modules_of(self, path: str) -> Iterator[str]:
        """The modules at a path, or those that read it."""
        yield from next((readers for folder, readers in READERS.items() if _is_below(path, folder)), ())
        yield from (module for module, source in self._files.items() if _is_below(source.place, path))

    def _distances(self, modules: Collection[str]) -> dict[str, int]:
        """The modules that lead to one of these, each with the number of imports on the shortest way."""
        distances = dict.fromkeys(modules, 0)
        waiting = deque(modules)
        while waiting:
            module = waiting.popleft()
            for importer in self._importers[module]:
                distance = distances[module] + importer.distance
                if importer.module == ALL_TESTS and distance:
                    continue
                if distance < distances.get(importer.module, distance + 1):
                    distances[importer.module] = distance
                    (waiting.append if importer.distance else waiting.appendleft)(importer.module)
        return distances

    def _imports(self, module: str) -> set[str]:
        """What a module imports, or names in a string, as for another process."""
        source = self._files[module]
        found = {name for use in uses(source) if (name := self._known(use.name))}
        for text in _dotted_strings(source):
            found.update(self._files.keys() & {text, f"{text}.__main__"})
            if text.endswith("."):
                found |= self._inside[text[:-1]]
        return found

    def _scanned(self, module: str) -> Iterator[str]:
        """The modules in the packages that a module scans."""
        source = self._files[module]
        if any(scan in source.text for scan in SCANS):
            packages = {name for use in uses(source) if (name := self._known(use.name)) in self._inside}
            for package in (*packages, *SCANNED_BY_NAME.get(module, ())):
                yield from self._inside[package]

    def _known(self, name: str) -> str:
        """The module that an imported name belongs to; empty for what is not ours."""
        while name and name not in self._files:
            name = name.rpartition(".")[0]
        return name

    def _fixture_users(self, module: str) -> Iterator[str]:
        """The tests that a conftest has fixtures for."""
        package, _, name = module.rpartition(".")
        if name == "conftest":
            yield from (each for each in self._inside[package] if is_test(self._files[each].path))


def mirror_of(path: str) -> str:
    """The folder of tests that mirrors a folder of the product."""
    for prefix, place in MIRRORS.items():
        if _is_below(path, prefix):
            return f"tests/{place}{path.removeprefix(prefix)}"
    return f"tests/{path}"


def is_within_mirror(test: str, path: str) -> bool:
    """Whether a test file lies in the folder that mirrors a file's own; for a folder, also further down."""
    folder, _, name = path.rpartition("/")
    if name.endswith(".py"):
        return test.rpartition("/")[0] == mirror_of(folder)
    return _is_below(test, mirror_of(path))


def is_namesake(test: str, path: str) -> bool:
    """Whether a test file in the mirror is named after a file; for a folder, each is."""
    name = path.rpartition("/")[2]
    return not name.endswith(".py") or test.rpartition("/")[2] == f"test_{name}"


def _are_tests(*modules: str) -> bool:
    return all(is_within(module, "tests") for module in modules)


def _is_below(path: str, folder: str) -> bool:
    return path == folder or path.startswith(f"{folder}/")


def _dotted_strings(source: Source) -> Iterator[str]:
    for node in source.nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
            yield node.value
