"""Problems of a document as JSON, in the form that the protocol and the command line share."""

from __future__ import annotations

from typing import cast

from engine.content.problems import Problem
from engine.kernel.data.value import Json
from engine.words import speak


def problem_json(problem: Problem, lang: str) -> dict[str, Json]:
    """One problem of a document, in the notation of the protocol."""
    fixes: list[Json] = [
        {"label": speak(fix.label, lang), "edits": cast(list[Json], [dict(edit) for edit in fix.edits])}
        for fix in problem.fixes
    ]
    return {
        "severity": problem.severity,
        "code": problem.code,
        "rule": problem.rule,
        "message": problem.sentence(lang),
        "place": problem.path,
        "fixes": [] if problem.suggestion is None else [problem.suggestion],
        **({"edits": fixes} if fixes else {}),
    }
