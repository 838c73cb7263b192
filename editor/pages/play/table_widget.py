"""The table: the widgets of the play page in their layout, made for one language; they do not depend on the game."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QScrollArea,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.canvas.map_table import MapTableView
from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget
from editor.page_api.command import AnyCommand
from editor.pages.play.widgets.decision_bar import DecisionBar
from editor.pages.play.widgets.dice_tray import DiceTrayPanel
from editor.pages.play.widgets.history_view import HistoryView
from editor.pages.play.widgets.hot_seat_cover import HotSeatCoverWidget
from editor.pages.play.widgets.keypad import KeypadPanel
from editor.pages.play.widgets.log_view import LogView
from editor.pages.play.widgets.pile_list import TablePilesPanel
from editor.pages.play.widgets.result_view import ResultView
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.pages.play.widgets.scroll_controller import ScrollController
from editor.pages.play.widgets.sheet_panel import SheetPanel
from editor.pages.play.widgets.side_view import SeatView
from editor.pages.play.widgets.toolbar import ToolbarWidget
from editor.widgets.layouts import text_scroll_area
from engine.words import say

COLUMN = 40
"""Default width of the side panels, in average letters."""
COLUMN_SHARE = 0.32
"""The greatest share of the total width for the side panels."""
TRAY = 40
LEAST_TRAY = 18
BAR_SHARE, TRAY_SHARE = 3, 1
FOOT_ROWS = 14.5
"""Room for a question and four rows of buttons, in lines of text; the rest scrolls."""
LEAST_FOOT_ROWS = 4.5
HINT_ROWS = 2.2
"""Room for a hint, in lines of text; the rest scrolls."""
MAP_SHARE = 0.46
"""The share of the height for the map, as long as the rest can scroll."""
MINI_MAP = 130


class TableWidget(QStackedWidget):
    """The table itself, or the cover over it."""

    def __init__(
        self,
        lang: str,
        seat_looks: Mapping[str, int],
        commands: Mapping[str, AnyCommand],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.tools = ToolbarWidget(lang, commands)
        self.sides = {seat: SeatView(look, lang) for seat, look in seat_looks.items()}
        self.piles = TablePilesPanel(lang)
        self.map = MapView(lang)
        self.mini_map = MiniMapWidget(self.map, lang)
        self.contents = MapTableView(self.map, lang)
        self.result = ResultView(lang)
        self.hint = RuleLabel("hint", lang, say("table-hint-start", lang))
        self.bar = DecisionBar(lang, self.map)
        self.keypad = KeypadPanel(lang)
        self.tray = DiceTrayPanel(lang, seat_looks)
        self.cover = HotSeatCoverWidget(lang)
        self.log = LogView(lang)
        self.history = HistoryView(lang)
        self.inspector = SheetPanel(lang, seat_looks)
        self.inspector_frame = text_scroll_area(self.inspector, "inspector-scroll")
        self.board = self._board()
        self.middle = QStackedWidget()
        self.middle.addWidget(self.board)
        self.middle.addWidget(text_scroll_area(self.result, "result-scroll"))
        self.addWidget(self._table())
        self.addWidget(self.cover)
        self.in_sight = ScrollController(self._sides_frame, self.sides, self.piles.list)

    def cover_up(self, covered: bool) -> None:
        """Hide the table, or show it."""
        self.setCurrentIndex(1 if covered else 0)

    @property
    def takes_keyboard(self) -> QWidget:
        """Default focus widget: the map, or the widget over it."""
        if self.currentIndex() == 1:
            return self.cover.button
        if self.keypad.isVisibleTo(self):
            return self.keypad
        return self.result.again if self.middle.currentIndex() == 1 else self.map

    def show_result(self, shown: bool) -> None:
        """Show the result in place of the map and everything below it; it also takes the focus."""
        focused = QApplication.focusWidget()
        had_keyboard = focused is not None and any(part.isAncestorOf(focused) for part in (self.middle, self._foot))
        if self.middle.currentIndex() != int(shown):
            self.middle.setCurrentIndex(int(shown))
            for part in (self._hint_row, self._foot):
                part.setHidden(shown)
            if had_keyboard:
                self.takes_keyboard.setFocus()

    def show_hint(self, sentence: str, rules: Sequence[str] = ()) -> None:
        """Show this hint from its beginning."""
        self.hint.show_text(sentence, rules)
        self._hint_row.verticalScrollBar().setValue(0)

    def type_dice(self, typed: bool) -> None:
        """Show the keypad in place of the decision bar."""
        self.keypad.setVisible(typed)
        self.bar.setVisible(not typed)

    def _table(self) -> QWidget:
        table = QWidget()
        lines = QVBoxLayout(table)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(6)
        lines.addWidget(self.tools)
        self._across = across = QSplitter(Qt.Orientation.Horizontal)
        across.setObjectName("table-split")
        across.addWidget(self._make_column())
        across.addWidget(self.middle)
        across.setStretchFactor(0, 0)
        across.setStretchFactor(1, 1)
        across.setCollapsible(1, False)
        across.splitterMoved.connect(self._column_dragged)
        self._column_is_dragged = False
        lines.addWidget(across, 1)
        self._hint_row, self._foot = self._make_hint_row(), self._make_foot()
        lines.addWidget(self._hint_row)
        lines.addWidget(self._foot)
        return table

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._share_height()
        if not self._column_is_dragged:
            self._share_width()

    def _column_dragged(self) -> None:
        self._column_is_dragged = True

    def _share_height(self) -> None:
        """Divide the height.

        It is the same for every question, so that the map does not move, and the map comes first if room is scarce.
        """
        line = self.fontMetrics().lineSpacing()
        hint = round(HINT_ROWS * line)
        room = round((1 - MAP_SHARE) * self.height()) - self.tools.sizeHint().height() - hint
        self._hint_row.setFixedHeight(hint)
        self._foot.setFixedHeight(min(max(room, round(LEAST_FOOT_ROWS * line)), round(FOOT_ROWS * line)))

    def _share_width(self) -> None:
        """Divide the width: enough for legible side panels, but never most of it."""
        column = min(COLUMN * self.fontMetrics().averageCharWidth(), round(COLUMN_SHARE * self.width()))
        self._sides_frame.setMinimumWidth(self._least_column())
        self._across.setSizes([max(column, self._least_column()), self.width()])

    def _least_column(self) -> int:
        """The least width at which nothing of the side panels is cut off."""
        bar = self._sides_frame.verticalScrollBar().sizeHint().width()
        return self._column.minimumSizeHint().width() + bar

    def _make_column(self) -> QWidget:
        self._column = column = QWidget()
        lines = QVBoxLayout(column)
        lines.setContentsMargins(8, 0, 0, 0)
        lines.setSpacing(8)
        for side in self.sides.values():
            lines.addWidget(side)
        lines.addWidget(self.piles)
        lines.addStretch(1)
        self._sides_frame = frame = text_scroll_area(column, "sides-scroll")
        self.mini_map.setFixedHeight(MINI_MAP)
        self.mini_map.hide()
        self.map.looked.connect(lambda: self.mini_map.setVisible(not self.map.is_fitted))
        whole = QWidget()
        below = QVBoxLayout(whole)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(frame, 1)
        below.addWidget(self.mini_map)
        return whole

    def _board(self) -> QSplitter:
        board = QSplitter(Qt.Orientation.Vertical)
        board.setObjectName("board-split")
        board.addWidget(self.map)
        board.addWidget(self.contents)
        board.setStretchFactor(0, 1)
        board.setCollapsible(0, False)
        self.contents.hide()
        return board

    def _make_hint_row(self) -> QScrollArea:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(14, 0, 14, 0)
        line.addWidget(self.hint)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        return text_scroll_area(row, "hint-scroll")

    def _make_foot(self) -> QWidget:
        whole = QWidget()
        foot = QHBoxLayout(whole)
        foot.setContentsMargins(8, 0, 8, 8)
        foot.setSpacing(8)
        letters = self.fontMetrics().averageCharWidth()
        self.tray.setMinimumWidth(LEAST_TRAY * letters)
        self.tray.setMaximumWidth(TRAY * letters)
        foot.addWidget(self.bar, BAR_SHARE)
        foot.addWidget(self.keypad, BAR_SHARE)
        foot.addWidget(self.tray, TRAY_SHARE)
        self.keypad.hide()
        return whole
