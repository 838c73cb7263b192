"""Spaces between widgets and radii of corners are tokens of `editor/theme/metrics`, or made of them."""

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

from tests.architecture.sources import Source, product, sources, write_tree

THEME = "editor/theme/"
SPACES = {
    "setContentsMargins",
    "setSpacing",
    "setHorizontalSpacing",
    "setVerticalSpacing",
    "addSpacing",
    "setViewportMargins",
}
ROUNDED = {"drawRoundedRect", "addRoundedRect"}
"""Their last two arguments are radii."""
NO_SPACE = (0, 1)
"""No space, and the width of a line."""


def own_lengths(source: Source) -> Iterator[str]:
    """The spaces and radii that a file writes itself: as numbers, or by names that it gives to numbers."""
    tree = ast.parse(source.text)
    named = dict(_names(tree))
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        method = node.func.attr
        lengths = node.args if method in SPACES else node.args[-2:] if method in ROUNDED else []
        for each in lengths:
            if _is_number(each, named) and not (isinstance(each, ast.Constant) and each.value in NO_SPACE):
                yield f"{node.lineno}: {method}({ast.unparse(each)})"


def _names(tree: ast.Module) -> Iterator[tuple[str, ast.expr]]:
    """The names of a module with the values that they are given."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
                yield from (
                    (each.id, value) for each, value in zip(names, values, strict=True) if isinstance(each, ast.Name)
                )


def _is_number(length: ast.expr, named: Mapping[str, ast.expr]) -> bool:
    """Whether a length is made of numbers alone, without a token or anything that is measured."""
    match length:
        case ast.Constant(value=int() | float()):
            return True
        case ast.UnaryOp(operand=inner):
            return _is_number(inner, named)
        case ast.BinOp(left=left, right=right):
            return _is_number(left, named) and _is_number(right, named)
        case ast.Name(id=name) if name in named:
            return _is_number(named[name], named)
    return False


def strays(files: list[Source]) -> list[str]:
    own = (source for source in files if source.place.startswith("editor/") and not source.place.startswith(THEME))
    return [f"{source.place}:{each}" for source in own for each in own_lengths(source)]


def test_lengths_are_tokens() -> None:
    assert strays(product()) == []


def test_strays_are_caught(tmp_path: Path) -> None:
    lines = (
        "GAP, TOP = 9, SMALL",
        "row.setSpacing(GAP)",
        "row.setContentsMargins(0, TOP, -3, 2 * 4)",
        "row.setSpacing(SMALL + 1)",
        "painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 5, height / 2)",
        "grid.setVerticalSpacing(0)",
    )
    tree = write_tree(tmp_path, {"editor/widgets/box.py": "\n".join(lines), "editor/theme/box.py": "row.setSpacing(9)"})
    assert strays(sources(tree, "editor")) == [
        "editor/widgets/box.py:2: setSpacing(GAP)",
        "editor/widgets/box.py:3: setContentsMargins(-3)",
        "editor/widgets/box.py:3: setContentsMargins(2 * 4)",
        "editor/widgets/box.py:5: drawRoundedRect(5)",
    ]
