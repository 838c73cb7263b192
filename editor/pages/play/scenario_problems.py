"""Problems of the current scenario: found in a thread, rendered in any language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from editor.services.document_resolver import DocumentResolver
from editor.view_model.board import GameBoard
from editor.view_model.map_document_board import board_of
from editor.view_model.problem_places import figure_at, place_of_map_part
from editor.widgets.problem_panel import ListedProblem
from engine.content.checks.document_checks import check_document
from engine.content.checks.problem_text import problem_texts
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.problems import ROOT, Problem
from engine.registry import declarations
from engine.session.session import GameSession

MAP = f"{ROOT}.map"


@dataclass(frozen=True, slots=True)
class ProblemSearch:
    """The search for problems, which takes seconds for a large scenario."""

    table: GameSession

    def run(self) -> ScenarioProblems:
        return ScenarioProblems(self.table)


class ScenarioProblems:
    """Errors and warnings about a scenario, found once and shown in any language.

    The scenario contains all documents that it needs, so its references are not checked again. Its armies no longer
    name the lists and formats that they come from: what was wrong with these is known from the start of the game.
    """

    def __init__(self, table: GameSession) -> None:
        whole = {key: value for key, value in table.start.scenario.items() if key != "references"}
        checked = check_document(whole, declarations(), DocumentResolver(with_files=False))
        self._problems: tuple[Problem, ...] = (*table.start.rule_breaches, *checked.problems)
        self.more = checked.more
        self._scenario = whole
        self._map_places = dict(_map_places(whole, self._problems))

    @property
    def problems(self) -> tuple[Problem, ...]:
        return self._problems

    def listed(self, lang: str) -> tuple[ListedProblem, ...]:
        """The cards of the problem panel; those about a place on the map, or a figure, link to it.

        Players see no paths in the document: they are for its author, who finds them on its page.
        """
        texts = (replace(text, path=None) for text in problem_texts(self._problems, lang))
        return tuple(ListedProblem(text, self._part(number)) for number, text in enumerate(texts))

    def place(self, number: int, board: GameBoard) -> str:
        """The place of a problem on the current board: the present place of its figure, or its starting place."""
        figure, start = figure_at(self._scenario, self._problems[number].path)
        stands = next((piece.places for piece in board.pieces if piece.id == figure and figure), ())
        return stands[0] if stands else start or self._map_places.get(number, "")

    def _part(self, number: int) -> int | None:
        figure, _ = figure_at(self._scenario, self._problems[number].path)
        return number if figure or number in self._map_places else None


def _map_places(scenario: Mapping[str, Any], problems: Sequence[Problem]) -> Iterator[tuple[int, str]]:
    """The places of the problems of the map itself, by the index of the problem."""
    of_map = [number for number, problem in enumerate(problems) if problem.path.startswith(MAP)]
    if not of_map:
        return
    sheet = scenario["map"]
    board = board_of((AreaMap if sheet["grid"]["shape"] == "areas" else HexMap).model_validate(sheet), "en")
    for number in of_map:
        path = ROOT + problems[number].path.removeprefix(MAP)
        if place := place_of_map_part(sheet, board, path):
            yield number, place
