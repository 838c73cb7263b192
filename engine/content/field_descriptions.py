"""Descriptions of the fields of a model: the string below each field, read from the source for a schema.

Pydantic can do this by itself, but at import, where it would cost as much time as everything else together.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import pairwise


@cache
def descriptions(model: type) -> Mapping[str, str]:
    """The descriptions by field name, including those of base classes."""
    nodes = (_classes(base.__module__).get(base.__name__) for base in reversed(model.__mro__))
    return {name: text for node in nodes if node is not None for name, text in _texts_in(node)}


def _texts_in(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, text in pairwise(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            match text:
                case ast.Expr(ast.Constant(str() as docstring)):
                    yield field.target.id, inspect.cleandoc(docstring)


@cache
def _classes(module: str) -> Mapping[str, ast.ClassDef]:
    """The classes of a module by their names."""
    return {node.name: node for node in ast.walk(_tree(module)) if isinstance(node, ast.ClassDef)}


def _tree(module: str) -> ast.Module:
    """The syntax tree of a module; empty if the source is not available, as for `object` or in a frozen program."""
    try:
        return ast.parse(inspect.getsource(sys.modules[module]))
    except (OSError, TypeError):
        return ast.Module([], [])
