"""The source files of a tree, each read and parsed once."""

import ast
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path

PROJECT = Path(__file__).parents[2]
PRODUCT = ("engine", "database", "editor")
NOT_OURS = "tests/benchmarks/contenders"


@dataclass(frozen=True)
class Source:
    """One Python file."""

    path: Path
    root: Path

    @property
    def place(self) -> str:
        """The path below the root, as it stands in a message."""
        return self.path.relative_to(self.root).as_posix()

    @property
    def module(self) -> str:
        return self.place.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @cached_property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text, self.place)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """All nodes of the tree, which most walls go through."""
        return tuple(ast.walk(self.tree))


def product(root: Path = PROJECT) -> list[Source]:
    """Every file that ships."""
    return [source for package in PRODUCT for source in sources(root, package)]


def the_tests() -> list[Source]:
    """Every file of the tests, but for the unchanged copies the benches measure against."""
    return [source for source in sources(PROJECT, "tests") if not source.place.startswith(NOT_OURS)]


def sources(root: Path, package: str) -> list[Source]:
    return list(_sources_of_project(package)) if root == PROJECT else _found(root, package)


@cache
def _sources_of_project(package: str) -> list[Source]:
    """The files of the project itself, cached for all tests: parsing them takes five seconds."""
    return _found(PROJECT, package)


def _found(root: Path, package: str) -> list[Source]:
    return [Source(path, root) for path in sorted((root / package).rglob("*.py"))]


def forget_sources() -> None:
    """Release the parsed files of the project, some 300 MB."""
    _sources_of_project.cache_clear()


def write_tree(root: Path, files: dict[str, str]) -> Path:
    """A made-up tree for the tests of the walls."""
    for place, text in files.items():
        path = root / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return root


def is_within(name: str, package: str) -> bool:
    """Whether a dotted name is the package or something in it."""
    return name == package or name.startswith(f"{package}.")
