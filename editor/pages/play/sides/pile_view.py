"""View of a pile of cards: side by side, or folded with a count that expands to the known cards."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from editor.cards.hand_strip import MOST_LINES
from editor.pages.play.sides.card_button import GameCardButton
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import SMALL, THIN, TINY
from editor.theme.type_scale import TextRole
from editor.view_model.card_face import CardFace
from editor.view_model.side_panel import Pile
from editor.widgets.elided_label import ElidedLabel
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.labels import RoleLabel, on_button, tip
from engine.words import say

FaceOf: TypeAlias = Callable[[str], CardFace | None]
"""Finds the face of the card with a document id."""
GROUPED = 6
"""Number of face-down cards from which only a count is shown."""
BETWEEN = " · "
LOW_GAP = TINY
"""The gap between strips that are low, since there is little room."""


def number_of(pile: Pile) -> int:
    """The number of cards, known or not."""
    return max(pile.number, len(pile.cards))


class PileView(QWidget):
    """View of one pile, with its cards by id."""

    clicked = Signal(str)
    pointed = Signal(str)

    def __init__(self, pile: Pile, lang: str, face_of: FaceOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"pile-{pile.id}")
        self.pile, self.lang, self._face_of = pile, lang, face_of
        self.cards: dict[str, GameCardButton] = {}
        lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(THIN)
        self._others = ElidedLabel(f"beside-{pile.id}", Qt.AlignmentFlag.AlignRight)
        self._others.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        lines.addWidget(self._head())
        self._box = QWidget()
        column = QVBoxLayout(self._box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(SMALL)
        self._strips = QVBoxLayout()
        self._strips.setSpacing(SMALL)
        column.addLayout(self._strips)
        others = QWidget()
        self._flow = FlowLayout(others, SMALL)
        column.addWidget(others)
        lines.addWidget(self._box)
        self._box.setVisible(False)
        self._room = 0
        if pile.open:
            self.open_up(True)

    @property
    def number(self) -> int:
        return number_of(self.pile)

    def _head(self) -> QWidget:
        name = say("table-pile", self.lang, name=self.pile.name, number=self.number)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setContentsMargins(0, 0, 0, 0)
        if self.pile.open or not self.pile.cards:
            label = RoleLabel(name, TextRole.ROW, bold=self.pile.open)
            label.setObjectName(f"name-{self.pile.id}")
            row.addWidget(label)
            row.addWidget(self._others, 1)
            return head
        button = QToolButton()
        button.setObjectName(f"open-{self.pile.id}")
        button.setText(f"{BESIDE}{on_button(name)}")
        button.setIcon(icon("card"))
        button.setToolButtonStyle(button.toolButtonStyle().ToolButtonTextBesideIcon)
        button.setCheckable(True)
        button.setAutoRaise(True)
        button.setAccessibleName(name)
        button.setToolTip(tip(name))
        button.setMinimumWidth(12 * button.fontMetrics().averageCharWidth())
        button.toggled.connect(self.open_up)
        row.addWidget(button)
        row.addWidget(self._others, 1)
        return head

    def count_others(self, others: Sequence[Pile]) -> None:
        """Show the names and numbers of other piles beside the name of this one; without room, only of those whose
        cards are unknown."""
        texts = {pile.id: say("table-pile", self.lang, name=pile.name, number=number_of(pile)) for pile in others}
        unknown = (texts[pile.id] for pile in others if not pile.cards)
        self._others.show_text(BETWEEN.join(texts.values()), BETWEEN.join(unknown))

    def open_up(self, opened: bool) -> None:
        """Expand or fold the pile."""
        if opened and not self.cards:
            self._lay_out()
        self._box.setVisible(opened and bool(self.cards))

    def _lay_out(self) -> None:
        hidden = [card for card in self.pile.cards if card.face_down]
        shown = [card for card in self.pile.cards if not card.face_down or len(hidden) <= GROUPED]
        for card in shown:
            button = GameCardButton(card, self.lang, self._face_of(card.document) if card.document else None)
            button.clicked.connect(lambda _=False, id_=card.id: self.clicked.emit(id_))
            button.pointed.connect(self.pointed)
            self.cards[card.id] = button
            if button.face is None:
                self._flow.put(button)
            else:
                self._strips.addWidget(button)
                button.show()

    def fit(self, room: int) -> None:
        """Show the strips with as many lines of text as have room together in this height; 0 for any height."""
        self._room = room
        self._fit_strips()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit_strips()

    def _fit_strips(self) -> None:
        strips = [card for card in self.cards.values() if card.face is not None]
        room = self._room - self._box.y() if self._room else 0
        for lines in range(MOST_LINES, -1, -1):
            gap = SMALL if lines > 1 else LOW_GAP
            heights = [card.strip_height(lines) for card in strips]
            if not lines or not room or sum(heights) + gap * (len(strips) - 1) <= room:
                self._strips.setSpacing(gap)
                for card in strips:
                    card.show_lines(lines)
                return

    def show_states(self, states: Mapping[str, tuple[bool, bool]]) -> None:
        """Show by card whether it can be chosen or is picked; expands a pile with such a card."""
        if not self.cards and any(card.id in states for card in self.pile.cards):
            self.open_up(True)
        for id_, button in self.cards.items():
            can_be_chosen, picked = states.get(id_, (False, False))
            button.show_state(can_be_chosen=can_be_chosen, picked=picked)
