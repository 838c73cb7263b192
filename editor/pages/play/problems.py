"""Problems of the scenario that is played: searched for in a thread, then worded in any language."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from editor.services.document_resolver import DocumentResolver
from engine.content.checks.document_checks import check_document
from engine.session.context import GameContext
from engine.session.documents import declarations
from engine.session.problem_json import problem_json
from engine.session.session import GameSession


@dataclass(frozen=True, slots=True)
class ProblemSearch:
    """The looking for them, which takes seconds where a scenario is large."""

    table: GameSession

    def run(self) -> ScenarioProblems:
        return ScenarioProblems(self.table)


class ScenarioProblems:
    """Errors and warnings about a scenario, looked for once, and said in whatever language is spoken.

    All that it needed is written out in it by now, so that nobody has to find its references any more.
    """

    def __init__(self, table: GameSession) -> None:
        stock = DocumentResolver(with_files=False)
        systems = declarations(GameContext(stock).systems.values())
        whole = {key: value for key, value in table.start.scenario.items() if key != "references"}
        self._problems = check_document(whole, systems, stock).problems

    def said(self, lang: str) -> Sequence[dict[str, Any]]:
        return [problem_json(problem, lang) for problem in self._problems]
