"""Problems of a document as JSON, in the form that the protocol and the command line share."""

from __future__ import annotations

from engine.content.problems import Problem
from engine.kernel.data.value import Json


def problem_json(problem: Problem, lang: str) -> dict[str, Json]:
    """One problem of a document, in the notation of the protocol."""
    return {
        "severity": problem.severity,
        "code": problem.code,
        "rule": problem.rule,
        "message": problem.sentence(lang),
        "place": problem.path,
        "fixes": [] if problem.suggestion is None else [problem.suggestion],
    }
