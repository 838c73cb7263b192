"""The end of a game: who won, by which rule, with how many points, and what to do next."""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from editor.pages.play.widgets.rule_label import RuleLabel
from editor.playtest.game_result import GameResult
from editor.theme.board_colours import board_colours
from editor.theme.current_theme import colours, current_theme
from editor.theme.elevation import Elevation, paint_shadow
from editor.theme.icons import BESIDE, icon, icon_on_accent
from editor.theme.metrics import DIALOG_RADIUS, HUGE, MEDIUM, SMALL, THIN
from editor.theme.theme import FLAT
from editor.theme.type_scale import TextRole
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.labels import caption, name_heading, quiet_text, set_primary
from editor.widgets.layouts import clear_layout
from editor.widgets.swatch import SwatchWidget
from engine.words import say

WIDTH = 68
"""In average letters."""
VEIL = 0.55
"""The strength of the veil over the last board."""


class ResultView(QWidget):
    """Result of the game, on a card over the last board until the board itself is requested."""

    take_back_requested = Signal()
    again_requested = Signal()
    board_requested = Signal()
    rule_requested = Signal(str)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("result")
        self.lang = lang
        self._board_picture = QPixmap()
        self._box = QFrame()
        self._box.setMaximumWidth(WIDTH * self.fontMetrics().averageCharWidth())
        self._lines = QVBoxLayout(self._box)
        self._lines.setContentsMargins(HUGE, HUGE, HUGE, HUGE)
        self._lines.setSpacing(MEDIUM)
        self._title = name_heading("", TextRole.VERDICT)
        self._title.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._why = RuleLabel("result-why", lang)
        self._why.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._why.rule_requested.connect(self.rule_requested)
        self._rule = quiet_text("")
        self._rule.setObjectName("result-rule")
        self._rule.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self._scores = QWidget()
        self._grid = QGridLayout(self._scores)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(MEDIUM)
        self._grid.setVerticalSpacing(SMALL)
        self._grid.setColumnStretch(1, 1)
        for part in (self._title, self._why, self._rule, self._scores, self._buttons()):
            self._lines.addWidget(part)
        whole = QVBoxLayout(self)
        whole.addStretch(2)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(self._box, 20)
        across.addStretch(1)
        whole.addLayout(across)
        whole.addStretch(3)

    def show_behind(self, board: QPixmap) -> None:
        """Show a picture of the last board behind the card."""
        self._board_picture = board
        self.update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Drop the picture of the board, which has the colours of the theme before."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._board_picture = QPixmap()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter, look, box = QPainter(self), colours(), QRectF(self._box.geometry())
        desk = QColor(board_colours(current_theme()).table)
        painter.fillRect(self.rect(), desk)
        painter.drawPixmap(QPoint(), self._board_picture)
        desk.setAlphaF(VEIL)
        painter.fillRect(self.rect(), desk)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_shadow(painter, box, DIALOG_RADIUS, Elevation.DIALOG)
        painter.setPen(QPen(QColor(look.edge), THIN) if current_theme() in FLAT else Qt.PenStyle.NoPen)
        painter.setBrush(QColor(look.panel))
        painter.drawRoundedRect(box, DIALOG_RADIUS, DIALOG_RADIUS)
        painter.end()

    def _buttons(self) -> QWidget:
        """The buttons of what can be done next, with the primary one last."""
        box = QWidget()
        row = FlowLayout(box, SMALL)
        row.setContentsMargins(0, SMALL, 0, 0)
        self.board = self._button("result-board", "table-look-at-board", row)
        self.board.setIcon(icon("map"))
        self.board.clicked.connect(self.board_requested)
        self.take_back = self._button("result-take-back", "table-take-back", row)
        self.take_back.setIcon(icon("take-back"))
        self.take_back.clicked.connect(self.take_back_requested)
        self.again = self._button("result-again", "table-play-again", row)
        self.again.setIcon(icon_on_accent("play"))
        self.again.clicked.connect(self.again_requested)
        set_primary(self.again)
        row.keep_at_end(self.again)
        self.again.setDefault(True)
        return box

    def _button(self, name: str, word: str, row: FlowLayout) -> QPushButton:
        button = QPushButton(f"{BESIDE}{say(word, self.lang)}")
        button.setObjectName(name)
        button.setAccessibleName(say(word, self.lang))
        button.setAutoDefault(True)
        row.addWidget(button)
        return button

    def show_result(self, result: GameResult, why: str, seat_looks: Mapping[str, int], rule: str = "") -> None:
        """Show the result; `seat_looks` has all seats in order, `rule` is the text of the rule."""
        self._title.setText(result.headline)
        self._why.show_text(why, (result.rule,))
        self._rule.setText(rule)
        self._rule.setVisible(bool(rule))
        self.setAccessibleName(f"{result.headline}. {why} {result.rule}")
        clear_layout(self._grid)
        for row, (seat, points) in enumerate(zip(seat_looks, result.points, strict=False)):
            self._grid.addWidget(SwatchWidget(seat_looks[seat]), row, 0)
            self._grid.addWidget(caption(points.name), row, 1)
            if seat in result.winners:
                self._grid.addWidget(caption(f"★ {say('table-winner', self.lang)}"), row, 2)
            number = caption(say("table-points", self.lang, number=int(points.text)))
            self._grid.addWidget(number, row, 3, Qt.AlignmentFlag.AlignRight)
