"""The table: header, board and question, and the panels beside them; made for one language, the same for each game."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.canvas.map_table import MapTableView
from editor.canvas.map_view import MapView
from editor.canvas.mini_map import MiniMapWidget
from editor.page_api.command import AnyCommand
from editor.pages.play.sides.pile_list import TablePilesPanel
from editor.pages.play.sides.pile_view import FaceOf
from editor.pages.play.sides.scroll_controller import ScrollController
from editor.pages.play.sides.side_view import SeatView
from editor.pages.play.tips.pointer_tip import PointerTipWidget
from editor.pages.play.widgets.acting_view import ActingView
from editor.pages.play.widgets.decision_bar import DecisionBar
from editor.pages.play.widgets.dice_tray import DiceTrayPanel
from editor.pages.play.widgets.header_bar import HeaderBar
from editor.pages.play.widgets.history_view import HistoryView
from editor.pages.play.widgets.hot_seat_cover import HotSeatCoverWidget
from editor.pages.play.widgets.keypad import KeypadPanel
from editor.pages.play.widgets.log_view import LogView
from editor.pages.play.widgets.result_view import ResultView
from editor.pages.play.widgets.sheet_panel import SheetPanel
from editor.pages.play.widgets.toolbar import ToolbarWidget
from editor.theme.metrics import LARGE, MEDIUM, SMALL
from editor.view_model.odds_card import OddsCard
from editor.widgets.layouts import text_scroll_area

FOOT_ROWS = 6
"""Usual room for a question and two rows of answers, in lines of text."""
LEAST_BOARD = 0.4
"""The least share of the window for the board, also above a question with many answers, which then scrolls."""
TRAY_SHARE = 0.3
"""The share of the dice in the width of the foot."""
LEAST_TRAY = 18
"""The least width of the dice, in average letters."""
MINI_MAP = QSize(176, 130)
"""The size of the mini map over the map, shown while part of the map is out of sight."""


class TableWidget(QStackedWidget):
    """The table itself, or the cover over it."""

    foot_changed = Signal()
    """Emitted when the foot has another height, or is hidden or shown."""

    def __init__(
        self,
        lang: str,
        seat_looks: Mapping[str, int],
        commands: Mapping[str, AnyCommand],
        face_of: FaceOf,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.tools = ToolbarWidget(lang, commands)
        self.header = HeaderBar(seat_looks, self.tools)
        self.sides = {seat: SeatView(look, lang, face_of) for seat, look in seat_looks.items()}
        self.piles = TablePilesPanel(lang, face_of)
        self.map = MapView(lang)
        self.mini_map = self._mini_map(lang)
        self._tallest_foot = 0
        self.contents = MapTableView(self.map, lang)
        self.result = ResultView(lang)
        self.tip = PointerTipWidget(lang, self.map)
        self.hint = self.tip.label
        self._hinted = ""
        self.map.looked.connect(lambda: self.tip.place_beside(self.box_of(self._hinted)))
        self.acting = ActingView()
        self.bar = DecisionBar(lang, self.map)
        self.keypad = KeypadPanel(lang)
        self.tray = DiceTrayPanel(lang, seat_looks)
        self.cover = HotSeatCoverWidget(lang)
        self.log = LogView(lang)
        self.history = HistoryView(lang)
        self.inspector = SheetPanel(lang, seat_looks)
        self.inspector_frame = text_scroll_area(self.inspector, "inspector-scroll")
        # Each part is made inside of what holds it: Qt styles all widgets of a part anew when it is put elsewhere.
        table = QWidget(self)
        self.middle = QStackedWidget(table)
        self.board = self._board()
        self.middle.addWidget(self.board)
        self.middle.addWidget(text_scroll_area(self.result, "result-scroll"))
        self._lay_out(table)
        self.addWidget(table)
        self.addWidget(self.cover)
        self.own, self.seats = SideColumnWidget("own-side"), SideColumnWidget("sides")
        self.place_sides("")
        self.in_sight = ScrollController((self.own.frame, self.seats.frame), self.sides, self.piles.list)

    def cover_up(self, covered: bool) -> None:
        """Hide the table, or show it."""
        self.setCurrentIndex(1 if covered else 0)
        self.foot_changed.emit()

    @property
    def foot_height(self) -> int:
        """The height of the question with its answers; 0 while they are hidden."""
        return self._foot.height() if self._foot.isVisibleTo(self) else 0

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
            if shown and self.board.isVisible():
                self.result.show_behind(self.board.grab())
            self.middle.setCurrentIndex(int(shown))
            for part in (self._foot, self._foot_room):
                part.setHidden(shown)
            self.foot_changed.emit()
            if had_keyboard:
                self.takes_keyboard.setFocus()

    def show_hint(
        self, sentence: str, rules: Sequence[str] = (), place: str = "", odds: OddsCard | None = None, states: str = ""
    ) -> None:
        """Show a hint beside a place of the map, or the odds of the choice there, and the states of what is there."""
        self._hinted = place
        self.tip.show_text(sentence, rules, odds, states)
        self.tip.place_beside(self.box_of(place))

    def place_sides(self, own: str) -> None:
        """Put the panel of one's own side above the others."""
        for seat, side in self.sides.items():
            side.put_cards_first(seat == own)
        others = [side for seat, side in self.sides.items() if seat != own]
        self.own.show_widgets([self.sides[own]] if own else [])
        self.seats.show_widgets([*others, self.piles])

    def type_dice(self, typed: bool) -> None:
        """Show the keypad in place of the decision bar."""
        self.keypad.setVisible(typed)
        self.bar.setVisible(not typed)

    def _lay_out(self, table: QWidget) -> None:
        """Put header, board and foot into the table."""
        lines = QVBoxLayout(table)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.header)
        lines.addWidget(self.middle, 1)
        self._foot_room = QWidget()
        lines.addWidget(self._foot_room)
        self._foot = self._make_foot(table)
        self.bar.reshaped.connect(self._place_foot)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._tallest_foot = 0
        self.tray.setFixedWidth(max(self._least_tray, round(TRAY_SHARE * self.width())))
        self._place_foot()

    def _place_foot(self) -> None:
        """Put the foot into its room, which is the same for every question, so that the map does not move. A question
        that needs more has more, with the map fitted above it, until it is somebody else's turn or another phase."""
        needed = self.bar.needed_height(self._fit_acting()) + 2 * SMALL
        self._tallest_foot = max(self._tallest_foot, min(needed, self._most_foot))
        height = max(self._usual_foot, self._tallest_foot)
        self._foot_room.setFixedHeight(height)
        self._foot.setGeometry(0, self.height() - height, self.width(), height)
        self._foot_row.activate()
        self._foot.raise_()
        self._place_mini_map()
        self.foot_changed.emit()

    def let_foot_shrink(self) -> None:
        """Let the foot have its usual height again, if the next question needs no more."""
        self._tallest_foot = 0

    @property
    def _usual_foot(self) -> int:
        return round(FOOT_ROWS * self.fontMetrics().lineSpacing()) + 2 * SMALL

    def _fit_acting(self) -> int:
        """Show the words beside the acting figure, unless their room is needed for the answers; returns the width of
        the question."""
        room = self.width() - 2 * LARGE - (self.tray.width() + LARGE if self.tray_shown else 0)
        if not self.acting.isVisibleTo(self._foot):
            return room
        widths = [room - self.acting.width_with_words(with_words) - LARGE for with_words in (True, False)]
        height = self._usual_foot - 2 * SMALL
        needs_all = self.bar.row_width > widths[0] and (
            self.bar.row_width <= widths[1] or self.bar.needed_height(widths[0]) > height
        )
        self.acting.show_words(not needs_all)
        return widths[needs_all]

    @property
    def tray_shown(self) -> bool:
        """Whether the dice are beside the question."""
        return self.tray.isVisibleTo(self._foot)

    @property
    def _least_tray(self) -> int:
        return LEAST_TRAY * self.fontMetrics().averageCharWidth()

    @property
    def _most_foot(self) -> int:
        """The greatest height of a question, which leaves the board its share of the window."""
        window = self.window()
        board = LEAST_BOARD * window.width() * window.height() / max(1, self.width())
        return self.height() - self.header.height() - round(board)

    def show_tray(self, shown: bool) -> None:
        """Show the dice beside the question, or leave their room to it."""
        if self.tray.isHidden() == shown:
            self.tray.setVisible(shown)
            self._place_foot()

    def box_of(self, place: str) -> QRect:
        """The box of a place of the map, in its viewport; empty if it is out of sight."""
        at = self.map.painter.board_index.centre(place) if place else None
        if at is None:
            return QRect()
        middle, side = self.map.in_view(*at).toPoint(), round(self.map.painter.style.scale)
        box = QRect(middle.x() - side // 2, middle.y() - side // 2, side, side)
        return box if self.map.viewport().rect().intersects(box) else QRect()

    def _mini_map(self, lang: str) -> MiniMapWidget:
        mini_map = MiniMapWidget(self.map, lang)
        mini_map.setParent(self.map)
        mini_map.resize(MINI_MAP)
        mini_map.hide()

        self.map.looked.connect(self._place_mini_map)
        return mini_map

    def _place_mini_map(self) -> None:
        """Place it in the corner of the map."""
        self.mini_map.move(MEDIUM, self.map.height() - self.mini_map.height() - MEDIUM)
        self.mini_map.setVisible(not self.map.is_fitted)
        self.map.keep_floats_clear(0, 0 if self.map.is_fitted else self.mini_map.geometry().right())

    def _board(self) -> QSplitter:
        board = QSplitter(Qt.Orientation.Vertical, self.middle)
        board.setObjectName("board-split")
        board.addWidget(self.map)
        board.addWidget(self.contents)
        board.setStretchFactor(0, 1)
        board.setCollapsible(0, False)
        self.contents.hide()
        return board

    def _make_foot(self, table: QWidget) -> QWidget:
        whole = QWidget(table)
        whole.setObjectName("table-foot")
        whole.setAutoFillBackground(True)
        self._foot_row = foot = QHBoxLayout(whole)
        foot.setContentsMargins(LARGE, SMALL, LARGE, SMALL)
        foot.setSpacing(LARGE)
        foot.addWidget(self.acting)
        foot.addWidget(self.bar, 1)
        foot.addWidget(self.keypad, 1)
        foot.addWidget(self.tray)
        self.keypad.hide()
        return whole


class SideColumnWidget(QWidget):
    """A scrolled column of panels."""

    def __init__(self, name: str) -> None:
        super().__init__()
        column = QWidget()
        self._lines = QVBoxLayout(column)
        self._lines.setContentsMargins(LARGE, MEDIUM, LARGE, MEDIUM)
        self._lines.setSpacing(LARGE)
        self._lines.addStretch(1)
        self._shown: list[QWidget] = []
        self.frame = text_scroll_area(column, f"{name}-scroll")
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.frame)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit_hands()

    def _fit_hands(self) -> None:
        """Let the hand of one's own side be seen whole, if it can."""
        for widget in self._shown:
            if isinstance(widget, SeatView):
                widget.fit_hand(self.height() - 2 * MEDIUM)

    def show_widgets(self, widgets: Sequence[QWidget]) -> None:
        """Show these widgets below one another; those that were here and are not named stay where they are now."""
        if list(widgets) == self._shown:
            return
        self._shown = list(widgets)
        for number, widget in enumerate(widgets):
            self._lines.insertWidget(number, widget)
        self._fit_hands()
