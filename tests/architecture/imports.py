"""The imports of a file, and those that the walls refuse."""

import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.architecture.chapters import CHAPTERS
from tests.architecture.sources import PROJECT, Source, is_within, product
from tests.architecture.walls import ALLOWED, NOWHERE, PARTS, RESTRICTED, STRANGERS, Allowed

Chapters = tuple[tuple[str, ...], ...]
PATH_METHODS = frozenset(
    {"read_text", "read_bytes", "write_text", "write_bytes", "mkdir", "rmdir", "unlink", "iterdir", "rglob", "touch"}
)


@dataclass(frozen=True)
class Use:
    """A name that a file imports, or a call that does the work of an import."""

    name: str
    line: int
    is_lazy: bool
    is_for_types_only: bool


def uses(source: Source) -> tuple[Use, ...]:
    """Everything a file imports, inside functions too, with `from a import b` as `a.b`."""
    return _uses_in_project(source) if source.root == PROJECT else _found(source)


@cache
def _uses_in_project(source: Source) -> tuple[Use, ...]:
    """Those of a file of the project, cached for all tests."""
    return _found(source)


def _found(source: Source) -> tuple[Use, ...]:
    return tuple(_uses(source.tree, is_lazy=False, is_for_types_only=False))


def forget_uses() -> None:
    """Release what was found in the project, and with it its files."""
    _uses_in_project.cache_clear()


def _uses(node: ast.AST, *, is_lazy: bool, is_for_types_only: bool) -> Iterator[Use]:
    for name in _named_by(node):
        yield Use(name, getattr(node, "lineno", 0), is_lazy, is_for_types_only)
    is_lazy |= isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
    guarded = set(node.body) if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test) else set()
    for child in ast.iter_child_nodes(node):
        yield from _uses(child, is_lazy=is_lazy, is_for_types_only=is_for_types_only or child in guarded)


def _named_by(node: ast.AST) -> list[str]:
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom():
            package = "." * node.level + (node.module or "")
            return [f"{package}.{alias.name}" for alias in node.names]
        case ast.Call(func=ast.Name(id="open" | "__import__" as function)):
            return [f"{function}()"]
        case ast.Call(func=ast.Attribute(attr=method)) if method in PATH_METHODS:
            return ["a path's method"]
        case ast.Call(args=[ast.Constant(value=str(name)), *_]) if _calls(node, "import_module", "__import__"):
            return [name]
    return []


def _calls(node: ast.Call, *functions: str) -> bool:
    called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return called in functions


def faults(root: Path, allowed: tuple[Allowed, ...] = ALLOWED) -> list[str]:
    """Every use in the product below `root` that a wall refuses, as `place:line: why`."""
    return [
        f"{source.place}:{use.line}: {use.name}: {why}"
        for source in product(root)
        for use in uses(source)
        if not _is_allowed(source.module, use, allowed)
        for why in refusals(source.module, use)
    ]


def _is_allowed(module: str, use: Use, allowed: tuple[Allowed, ...]) -> bool:
    costs_nothing_at_start = use.is_lazy or use.is_for_types_only
    return any(
        module == row.module and is_within(use.name, row.imports) and (costs_nothing_at_start or not row.lazily)
        for row in allowed
    )


def refusals(module: str, use: Use) -> Iterator[str]:
    """The walls that one use in one module runs into."""
    if use.name.startswith("."):
        yield "relative imports hide who imports whom"
        return
    if use.name.endswith(".*"):
        yield "a star import hides what is imported"
    yield from (why for name, why in NOWHERE.items() if is_within(use.name, name))
    yield from (why for package, why in STRANGERS.items() if _are_strangers(package, module, use.name))
    for what, restricted in RESTRICTED.items():
        concerns = any(is_within(use.name, name) for name in restricted.names) and not use.is_for_types_only
        if concerns and not any(is_within(module, where) for where in restricted.where):
            yield f"{what}: only in {', '.join(restricted.where) or 'no module'}"
    yield from _beyond_part(module, use.name)
    for game, rows in CHAPTERS.items():
        yield from of_a_later_chapter(game, rows, module, use.name)


def of_a_later_chapter(game: str, rows: Chapters, module: str, name: str) -> Iterator[str]:
    """Why a module of a game may not import another one of it: that belongs to a later chapter, or one to none."""
    if not (module.startswith(f"{game}.") and name.startswith(f"{game}.")):
        return
    here, there = _chapter(game, rows, module), _chapter(game, rows, name)
    if here is None or there is None:
        yield f"{module if here is None else name} belongs to no chapter of {game} in chapters.py"
    elif there[0] > here[0]:
        yield f"{here[1]} comes before {there[1]} among the chapters of the game"


def _chapter(game: str, rows: Chapters, module: str) -> tuple[int, str] | None:
    """The number of the row of a module, and the name there that fits it best."""
    fits = [(number, name) for number, row in enumerate(rows) for name in row if is_within(module, f"{game}.{name}")]
    return max(fits, key=lambda fit: len(fit[1]), default=None)


def _are_strangers(package: str, module: str, name: str) -> bool:
    """Whether both are inside the package, below different children of it of which none may import the other."""
    if not (module.startswith(f"{package}.") and name.startswith(f"{package}.")):
        return False
    depth = package.count(".") + 1
    return module.split(".")[depth] != name.split(".")[depth]


def _beyond_part(module: str, name: str) -> Iterator[str]:
    part = max((part for part in PARTS if is_within(module, part)), key=len, default=None)
    if part is None:
        yield "this module belongs to no part of the table in walls.py"
    elif name.partition(".")[0] in sys.stdlib_module_names or name.endswith(("()", "'s method")):
        return
    elif not any(is_within(name, other) for other in (part, *PARTS[part])):
        yield f"{part} may import {', '.join(PARTS[part]) or 'nothing but itself and the standard library'}"
