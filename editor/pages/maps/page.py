"""The page that shows a map read-only: the canvas with the overview and the problems of the map."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import cast

from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from editor.canvas.map_overview_panel import MapOverviewPanel
from editor.canvas.map_view import MapView
from editor.page_api.document_page import document_name
from editor.page_api.hint import Hint, command_hint, hint
from editor.page_api.page import Page
from editor.presenters.document_kinds import kind_name
from editor.services.document_resolver import StockSource
from editor.view_model.map_document_board import MapBoardBuilder, MapDocument
from editor.view_model.problem_places import place_of_map_part
from editor.widgets.bars.page_bar import PageBar
from editor.widgets.problem_panel import ListedProblem, ProblemPanel
from engine.content.checks.problem_text import problem_text
from engine.content.envelope import Document
from engine.content.maps.area_map import AreaMap
from engine.content.maps.hex_map import HexMap
from engine.content.problems import Problem
from engine.words import say


def is_drawable(document: Document) -> bool:
    """Whether a document is a map whose places are all on it."""
    return isinstance(document, HexMap | AreaMap) and not any(document.problems("$", None))


class MapPage(Page):
    """A map of hexes or areas; its one action makes notes on the map.

    Of another version of the map, only the places that changed are built and painted anew.
    """

    icon = "map"
    rereads = True

    def __init__(self, sheet: MapDocument, lang: str, annotate: Callable[[MapDocument], None], file: str = "") -> None:
        super().__init__()
        self.file = file
        self.setObjectName("map-page")
        self.sheet = sheet
        self._lang = lang
        self._boards = MapBoardBuilder(lang)
        self._problems: Sequence[Problem] = ()
        self._check: Callable[[], None] = lambda: None
        self.annotate = QPushButton()
        self.annotate.setObjectName("annotate-map")
        self.annotate.clicked.connect(lambda: annotate(self.sheet))
        self.map = MapView(lang)
        self.overview = MapOverviewPanel(self.map, lang)
        self.problems = ProblemPanel("map-problems", "notes-no-problems", "map-no-problems-how")
        self.bar = PageBar()
        self.bar.set_primary(self.annotate)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.map, 1)
        self.setFocusProxy(self.map)
        self.map.status.connect(self.status)
        self.map.remember_turn_of(sheet.id)
        self.problems.rule_requested.connect(self.rule_requested)
        self.problems.part_requested.connect(self._go_to_problem)
        self.speak(lang)

    def hints(self) -> Sequence[Hint]:
        return (
            hint("drag", "hint-pan"),
            hint("wheel", "hint-zoom"),
            hint("0", "hint-fit"),
            command_hint("turn-board", "hint-turn"),
            hint("arrows", "hint-move"),
        )

    def title(self) -> str:
        return document_name(self.sheet, self._lang)

    def panels(self) -> Mapping[str, QWidget]:
        return {"inspector": self.overview, "problems": self.problems}

    def shown_document(self) -> MapDocument:
        return self.sheet

    def show_version(self, document: Document) -> bool:
        if not is_drawable(document):
            return False
        self.show_map(cast("MapDocument", document))
        self.look_again()
        return True

    def show_errors(self, errors: Sequence[Problem]) -> None:
        if errors:
            self.show_problems(errors)

    def look_again(self) -> None:
        self._check()

    def check_with(self, check: Callable[[], None]) -> None:
        """Check the map with this function, now and whenever it or documents that it may name have changed."""
        self._check = check
        check()

    def can_turn_board(self) -> bool:
        return True

    def turn_board(self) -> None:
        self.map.turn_by_hand()

    def show_map(self, sheet: MapDocument) -> None:
        """Show another version of the map."""
        if sheet == self.sheet:
            return
        has_same_name = sheet.name == self.sheet.name
        self.sheet = sheet
        self.map.set_board(self._boards.board(sheet))
        if not has_same_name:
            self._name()
            self.changed.emit()

    def speak(self, lang: str) -> None:
        self._lang, self._boards = lang, MapBoardBuilder(lang)
        self._name()
        self.annotate.setText(say("map-annotate", lang))
        self.annotate.setToolTip(say("map-annotate-how", lang))
        for part in (self.map, self.overview, self.problems):
            part.speak(lang)
        self.map.set_board(self._boards.board(self.sheet))
        self.show_problems(self._problems)

    def _name(self) -> None:
        """Name the map and its kind in the bar."""
        self.bar.show_text(self.title(), kind_name(self.sheet.kind, self._lang))

    def show_problems(self, problems: Sequence[Problem]) -> None:
        """List these problems of the map, with links to their places."""
        self._problems = problems
        self.count_problems(problems, ships=self.sheet.id in StockSource())
        self.problems.show_problems([self._listed_problem(number) for number in range(len(problems))])

    def _listed_problem(self, number: int) -> ListedProblem:
        problem = self._problems[number]
        part = number if self._place_of(problem) else None
        return ListedProblem(problem_text(problem, self._lang), part)

    def _go_to_problem(self, number: int) -> None:
        self.map.set_cursor(self._place_of(self._problems[number]))

    def _place_of(self, problem: Problem) -> str:
        return place_of_map_part(self.sheet.plain(), self.map.board, problem.path)
