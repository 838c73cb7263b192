"""Problems of the current scenario: found in a thread, rendered in any language."""

from __future__ import annotations

from dataclasses import dataclass

from editor.services.document_resolver import DocumentResolver
from editor.widgets.problem_panel import ListedProblem
from engine.content.checks.document_checks import check_document
from engine.content.checks.problem_text import problem_texts
from engine.registry import declarations
from engine.session.session import GameSession


@dataclass(frozen=True, slots=True)
class ProblemSearch:
    """The search for problems, which takes seconds for a large scenario."""

    table: GameSession

    def run(self) -> ScenarioProblems:
        return ScenarioProblems(self.table)


class ScenarioProblems:
    """Errors and warnings about a scenario, found once and shown in any language.

    The scenario contains all documents that it needs, so its references are not checked again.
    """

    def __init__(self, table: GameSession) -> None:
        whole = {key: value for key, value in table.start.scenario.items() if key != "references"}
        checked = check_document(whole, declarations(), DocumentResolver(with_files=False))
        self._problems, self.more = checked.problems, checked.more

    def listed(self, lang: str) -> tuple[ListedProblem, ...]:
        """The rows of the problem panel."""
        return tuple(map(ListedProblem, problem_texts(self._problems, lang)))
