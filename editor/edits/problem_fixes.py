"""Fixes of problems as edits, and the repair of a whole document by the best fix of each problem."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TypeAlias

from editor.edits.edit import CannotEdit, Edit
from editor.edits.edit_batch import EditBatch
from editor.edits.edit_registry import read_edit
from engine.content.checks.fix import Fix
from engine.content.envelope import Document
from engine.content.problems import Problem

MOST_FIXED = 200
"""The greatest number of fixes that the repair of one document applies."""

FindProblems: TypeAlias = Callable[[Document], tuple[Problem, ...]]
"""A function that checks a document."""


def fix_edit(fix: Fix) -> Edit:
    """The edit that applies a fix in one undo step, with the label of the fix as its description."""
    return EditBatch(tuple(read_edit(dict(edit)) for edit in fix.edits), words=fix.label)


def is_sound_fix(problem: Problem, before: tuple[Problem, ...], after: tuple[Problem, ...]) -> bool:
    """Whether a problem is gone, and there are no more errors of any kind: paths and names may have changed."""
    gone = Counter(map(_key, after))[_key(problem)] < Counter(map(_key, before))[_key(problem)]
    return gone and not _errors(after) - _errors(before)


def repaired(document: Document, problems: FindProblems) -> tuple[Document, tuple[tuple[Problem, Fix], ...]]:
    """A document after the first sound fix of each problem, and what was fixed."""
    applied: list[tuple[Problem, Fix]] = []
    found = problems(document)
    while len(applied) < MOST_FIXED:
        step = _first_sound(document, found, problems)
        if step is None:
            break
        document, found, fixed = step
        applied.append(fixed)
    return document, tuple(applied)


def _first_sound(
    document: Document, found: tuple[Problem, ...], problems: FindProblems
) -> tuple[Document, tuple[Problem, ...], tuple[Problem, Fix]] | None:
    for problem in found:
        for fix in problem.fixes:
            try:
                changed, _ = fix_edit(fix).apply(document)
            except CannotEdit:
                continue
            after = problems(changed)
            if is_sound_fix(problem, found, after):
                return changed, after, (problem, fix)
    return None


def _errors(problems: tuple[Problem, ...]) -> Counter[str]:
    return Counter(each.code for each in problems if each.severity == "error")


def _key(problem: Problem) -> tuple[str, str]:
    """The kind of a problem and the part that it names; numbers, and places that follow from others, are left out."""
    stable = {key: value for key, value in problem.values.items() if key not in ("found", "place", "most", "least")}
    return problem.code, repr(sorted(stable.items(), key=lambda each: each[0]))
