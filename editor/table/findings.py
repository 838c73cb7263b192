"""What the engine finds to say about the scenario of a game, for the list of problems."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from editor.cli.stock import Stock
from engine.content.examine import examined
from engine.protocol.checking import finding
from engine.protocol.documents import declarations
from engine.protocol.session import Session
from engine.protocol.table import Table


class Findings:
    """Errors and warnings about a scenario, looked for once, and said in whatever language is spoken."""

    def __init__(self, table: Table) -> None:
        stock = Stock(with_files=False)
        systems = declarations(Session(stock).systems.values())
        self._problems = examined(dict(table.start.scenario), systems, stock).problems

    def said(self, lang: str) -> Sequence[dict[str, Any]]:
        return [finding(problem, lang) for problem in self._problems]
