"""Panel of a seat: name, colour and pattern, numbers, tracks, facts, hand and piles."""

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from editor.pages.play.sides.pile_list import PileListWidget
from editor.pages.play.sides.pile_view import FaceOf, PileView
from editor.pages.play.sides.player_menu import PlayerMenuButton
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.current_theme import text_size
from editor.theme.metrics import MEDIUM, SMALL, THIN, TINY, scaled
from editor.theme.type_scale import TextRole
from editor.view_model.side_panel import SeatSummary, SheetLine, Track
from editor.widgets.elided_label import ElidedLabel
from editor.widgets.gauges import GaugeBar, TrackBar
from editor.widgets.labels import RoleLabel, quiet_text
from editor.widgets.layouts import clear_layout
from editor.widgets.swatch import SwatchWidget
from engine.words import say

TURN = "●"
PORTRAIT = 32
"""The side of the colour and shape of the seat, in pixels at 100 %."""
NARROW = 30
"""Width, in average letters, below which the text of a fact goes below its name."""
MOST_NAME = 18
"""The greatest width kept for the names of facts, in average letters; longer ones wrap."""


class SeatView(QFrame):
    """Panel of one seat; unchanged parts are not rebuilt."""

    card_clicked = Signal(str)
    card_pointed = Signal(str)
    rule_requested = Signal(str)
    player_wanted = Signal(str)
    """Emitted with the player who is to play the seat from now on."""

    def __init__(self, index: int, lang: str, face_of: FaceOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index, self.lang = index, lang
        self.side: SeatSummary | None = None
        self._is_own = False
        self._beside = True
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(SMALL)
        self._top, self._scales, self._details = QWidget(), QWidget(), QWidget()
        self._fill_head(self._top)
        self._numbers = QVBoxLayout(self._scales)
        self._numbers.setContentsMargins(0, 0, 0, 0)
        self._facts = QGridLayout(self._details)
        self._facts.setContentsMargins(0, 0, 0, 0)
        self._facts.setHorizontalSpacing(MEDIUM)
        self._facts.setVerticalSpacing(TINY)
        self._facts.setColumnStretch(1, 1)
        self._cards = PileListWidget(lang, face_of)
        self._cards.card_clicked.connect(self.card_clicked)
        self._cards.card_pointed.connect(self.card_pointed)
        for part in (self._top, self._scales, self._details, self._cards):
            self._lines.addWidget(part)
        self._lines.addStretch(1)

    def put_cards_first(self, is_own: bool) -> None:
        """Lay out the side of whoever looks, its tracks and cards first, without saying that it is to move; or another,
        its name first."""
        if is_own == self._is_own:
            return
        self._is_own = is_own
        own = (self._scales, self._cards, self._top, self._details)
        for place, part in enumerate(own if is_own else (self._top, self._scales, self._details, self._cards)):
            self._lines.removeWidget(part)
            self._lines.insertWidget(place, part)
        self._show_turn()

    def fit_hand(self, room: int) -> None:
        """Show the hand of one's own side in what this height leaves below its tracks."""
        above = self._scales.sizeHint().height() + SMALL if self._scales.isVisibleTo(self) else 0
        self._cards.fit(max(1, room - above) if self._is_own else 0)

    @property
    def piles(self) -> Mapping[str, PileView]:
        return self._cards.views

    def _fill_head(self, box: QWidget) -> None:
        """Put in the portrait of the seat, its name and its player, whether it moves, and the menu of players."""
        portrait = SwatchWidget(self.index)
        side = scaled(PORTRAIT, text_size())
        portrait.setFixedSize(side, side)
        self._name = RoleLabel("", TextRole.PANEL, bold=True)
        self._turn = ElidedLabel("to-move", Qt.AlignmentFlag.AlignRight)
        self._turn.setMinimumWidth(2 * self.fontMetrics().averageCharWidth())
        self._who = quiet_text("")
        self._who.setObjectName("who")
        self._players = PlayerMenuButton(self.lang)
        self._players.player_wanted.connect(self.player_wanted)
        row = QHBoxLayout()
        row.setSpacing(SMALL)
        row.addWidget(self._name)
        row.addWidget(self._turn, 1)
        words = QVBoxLayout()
        words.setSpacing(THIN)
        words.addLayout(row)
        words.addWidget(self._who)
        head = QHBoxLayout(box)
        head.setContentsMargins(0, 0, 0, 0)
        head.setSpacing(MEDIUM)
        head.addWidget(portrait, 0, Qt.AlignmentFlag.AlignTop)
        head.addLayout(words, 1)
        head.addWidget(self._players, 0, Qt.AlignmentFlag.AlignTop)

    def show_players(self, players: Mapping[str, str], now: str) -> None:
        """Offer these players, with their names, in the menu; `now` is the one who plays the seat."""
        self._players.show_players(players, now)

    def show_side(self, side: SeatSummary, who: str) -> None:
        """Show this seat; `who` is the text about its player and army."""
        before, self.side = self.side, side
        self.setObjectName(f"side-{side.seat}")
        self.setAccessibleName(f"{side.name}, {who}")
        self._name.setText(side.name)
        self._who.setText(who)
        self._show_turn()
        if before is None or _numbers_of(before) != _numbers_of(side):
            self._show_numbers(side)
        if before is None or before.piles != side.piles:
            self._cards.show_piles(side.piles)

    def _show_turn(self) -> None:
        is_said = self.side is not None and self.side.to_move and not self._is_own
        self._turn.show_text(*((f"{TURN} {say('table-to-move', self.lang)}", TURN) if is_said else ("",)))

    def show_states(self, states: Mapping[str, tuple[bool, bool]]) -> None:
        """Show the state of each card: selectable, selected."""
        self._cards.show_states(states)

    def _show_numbers(self, side: SeatSummary) -> None:
        clear_layout(self._numbers)
        clear_layout(self._facts)
        for gauge in side.gauges:
            self._numbers.addWidget(GaugeBar(gauge))
        for track in side.tracks:
            self._numbers.addWidget(self._track(track))
        for at, fact in enumerate(side.facts):
            self._show_fact(at, fact)
        names = (self.fontMetrics().horizontalAdvance(fact.name) for fact in side.facts)
        widest = MOST_NAME * self.fontMetrics().averageCharWidth() if self._beside else 0
        self._facts.setColumnMinimumWidth(0, min(widest, max(names, default=0)))
        self._scales.setVisible(bool(side.gauges or side.tracks))
        self._details.setVisible(bool(side.facts))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the text of a fact beside its name where there is room."""
        super().resizeEvent(event)
        beside = self.width() >= NARROW * self.fontMetrics().averageCharWidth()
        if beside != self._beside:
            self._beside = beside
            if self.side is not None:
                self._show_numbers(self.side)

    def _track(self, track: Track) -> QWidget:
        box = QWidget()
        lines = QVBoxLayout(box)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(THIN)
        name = RuleLabel("track-name", self.lang, track.name, track.rules)
        name.rule_requested.connect(self.rule_requested)
        lines.addWidget(name)
        lines.addWidget(TrackBar(track))
        return box

    def _show_fact(self, at: int, fact: SheetLine) -> None:
        """A fact: its name, and beside it or below it its text with the rule."""
        text = RuleLabel(f"side-fact-{at}", self.lang, fact.text, fact.rules)
        text.rule_requested.connect(self.rule_requested)
        if fact.name:
            name = quiet_text(fact.name)
            name.setAlignment(Qt.AlignmentFlag.AlignTop)
            self._facts.addWidget(name, 2 * at, 0, 1, 1 if self._beside else 2)
        if self._beside and fact.name:
            self._facts.addWidget(text, 2 * at, 1, Qt.AlignmentFlag.AlignTop)
        else:
            self._facts.addWidget(text, 2 * at + 1, 0, 1, 2)


def _numbers_of(side: SeatSummary) -> tuple[object, ...]:
    return side.gauges, side.tracks, side.facts
