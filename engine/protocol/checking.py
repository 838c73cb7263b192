"""Findings about a document, in the form in which the protocol and the command line tell them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal

from engine.content.declarations import Declarations
from engine.content.errors import ContentError, Problem
from engine.content.read import read_document
from engine.content.unread import Unread
from engine.kernel.value import Json


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing to know about a document. An error keeps it from being used."""

    severity: Literal["error", "warning"]
    problem: Problem

    def to_json(self, lang: str) -> dict[str, Json]:
        """As the protocol writes it."""
        return {
            "severity": self.severity,
            "code": self.problem.code,
            "rule": None,
            "message": self.problem.sentence(lang),
            "place": self.problem.path,
            "fixes": [] if self.problem.suggestion is None else [self.problem.suggestion],
        }


def findings(source: bytes | Mapping[str, Any], declarations: Declarations) -> list[Finding]:
    """Everything there is to say about a document; nothing, if it is sound."""
    try:
        document = read_document(source, declarations)
    except ContentError as error:
        return [Finding("error", problem) for problem in error.errors]
    if isinstance(document, Unread):
        problem = Problem("$.schema", "content-unread", {"found": document.schema_version})
        return [Finding("warning", problem)]
    return []
