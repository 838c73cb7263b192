"""Paths in documents: the keys and list positions that lead to a value, written `abilities[0].effects[2].wounds`.

Problems, diffs, the traversal of abilities and edits all name values of a document by such paths. Their steps are
those of the plain form of the document (`Model.plain`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import reduce
from typing import Any, TypeAlias

DocumentPath: TypeAlias = tuple[str | int, ...]
Plain: TypeAlias = Mapping[str, Any]
"""A document, or an object in one, in its plain form."""

LONGEST_PATH = 4_000
"""The greatest length of a path as text."""
_PLAIN_KEY = re.compile(r"[A-Za-z_][A-Za-z0-9_-]*")
_STEP = re.compile(
    r"""(?P<first>^|\.)(?P<key>[A-Za-z_][A-Za-z0-9_-]*)
      | \[(?P<number>0|[1-9][0-9]{0,8})\]
      | \[(?P<quoted>"(?:[^"\\]|\\.)*")\]""",
    re.VERBOSE,
)


def path_text(path: DocumentPath) -> str:
    """The path as text, from which `parse_path` makes it again; keys that are no plain names are quoted."""
    return reduce(_with_step, path, "")


def parse_path(text: str) -> DocumentPath:
    """The path that a text represents; raises ValueError if the text is not in the form of `path_text`."""
    path: list[str | int] = []
    end = 0
    while end < len(text) <= LONGEST_PATH and (found := _STEP.match(text, end)) is not None:
        if found["key"] is not None:
            path.append(found["key"])
        else:
            path.append(int(found["number"]) if found["number"] is not None else json.loads(found["quoted"]))
        end = found.end()
    if end != len(text) or path_text(tuple(path)) != text:
        raise ValueError(f"no path: {text[:60]!r}")
    return tuple(path)


def starts_with(path: DocumentPath, beginning: DocumentPath) -> bool:
    """Whether a path leads to the value at another path, or into it."""
    return path[: len(beginning)] == beginning


def _with_step(text: str, step: str | int) -> str:
    if isinstance(step, int):
        return f"{text}[{step}]"
    if _PLAIN_KEY.fullmatch(step):
        return f"{text}.{step}" if text else step
    return f"{text}[{json.dumps(step, ensure_ascii=False)}]"
