"""Fixes of problems that documents of every game have, and the search for the fixes of one problem."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

from engine.content.checks.army_fixes import ARMY_FIXES
from engine.content.checks.fix import Fix, PlainEdit, fix, remove_item, set_value
from engine.content.checks.fix_context import FixContext, FixMaker, path_of_problem
from engine.content.checks.set_checks import set_fixes
from engine.content.document_path import DocumentPath, parse_path
from engine.content.maps.free_space import free_name
from engine.content.maps.map_fixes import MAP_FIXES, on_map
from engine.content.maps.symmetry_checks import ASYMMETRIC, asymmetry_fixes
from engine.content.problems import Problem

MOST_FIXES = 4
"""The greatest number of fixes that a problem is given."""


def fixes_of(context: FixContext, problem: Problem) -> tuple[Fix, ...]:
    """The fixes of one problem, the best first."""
    path = path_of_problem(problem)
    if path is None:
        return ()
    found = list(_suggested(context, problem, path))
    own: Mapping[str, FixMaker] = context.system.fixes if context.system is not None else {}
    make = own.get(problem.code) or COMMON_FIXES.get(problem.code)
    if make is not None:
        found += make(context, problem, path)
    return tuple(replace(each, edits=(*_stale_marks(context, each), *each.edits)) for each in found[:MOST_FIXES])


def _stale_marks(context: FixContext, fix_: Fix) -> Iterator[PlainEdit]:
    """The edit that removes the origins of single values in lists that a fix makes longer or shorter: their paths would
    lead to other items."""
    marks = context.document.get("provenance", {}).get("values", {})
    edited = [each["path"] for each in fix_.edits if each["edit"] != "set-value"]
    lists = {f"{parse_path(path)[0]}." for path in edited}
    kept = {path: source for path, source in marks.items() if not path.startswith(tuple(lists))}
    if len(kept) < len(marks):
        yield set_value(("provenance", "values"), kept)


def _suggested(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fix that writes the known name most like the wrong one."""
    value = context.value(path)
    if problem.origin is None and problem.suggestion is not None and _is_stated(value, problem):
        yield fix("edit-fix-suggestion", set_value(path, problem.suggestion), name=problem.suggestion)


def _is_stated(value: Any, problem: Problem) -> bool:
    """Whether a value of the document is the one that the problem complains of."""
    return isinstance(value, str) and value in problem.values.values()


def _repeated_id(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fix that gives an item an id of its own."""
    siblings, old = context.value(path[:-2]), context.value(path)
    if path[-1:] == ("id",) and isinstance(siblings, list) and isinstance(old, str):
        name = free_name(old, (str(each.get("id")) for each in siblings if isinstance(each, Mapping)))
        yield fix("edit-fix-rename", set_value(path, name), what=old, name=name)


def _missing_document(context: FixContext, problem: Problem, path: DocumentPath) -> Iterator[Fix]:
    """The fix that leaves out a declared reference to a document that does not exist."""
    if path[:1] == ("references",):
        yield fix("edit-fix-remove", remove_item(path[:2]), what=str(problem.values["id"]))


COMMON_FIXES: Mapping[str, FixMaker] = {
    **MAP_FIXES,
    **ARMY_FIXES,
    ASYMMETRIC: on_map(asymmetry_fixes),
    "content-beyond-the-set": set_fixes,
    "content-no-such-document": _missing_document,
    "content-repeated-id": _repeated_id,
}
"""The makers of fixes for every game, by the code of the problem."""
