"""Lists of piles of cards: those of a seat in its panel, and the panel of those that belong to the table."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from editor.pages.play.sides.pile_view import FaceOf, PileView
from editor.theme.metrics import MEDIUM, SMALL
from editor.theme.type_scale import TextRole
from editor.view_model.side_panel import Pile
from editor.widgets.labels import RoleLabel
from engine.words import say


class PileListWidget(QWidget):
    """The piles below one another; unchanged ones stay expanded and focused."""

    card_clicked = Signal(str)
    card_pointed = Signal(str)

    def __init__(self, lang: str, face_of: FaceOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.lang, self._face_of = lang, face_of
        self.views: dict[str, PileView] = {}
        self._room = 0
        self._lines = QVBoxLayout(self)
        self._lines.setContentsMargins(0, 0, 0, 0)
        self._lines.setSpacing(SMALL)

    def show_piles(self, piles: tuple[Pile, ...]) -> None:
        remaining = {id_: view for id_, view in self.views.items() if view.pile in piles}
        while self._lines.count():
            self._lines.takeAt(0)
        for id_, view in self.views.items():
            if id_ not in remaining:
                view.hide()
                view.deleteLater()
        self.views = {}
        for pile in piles:
            view = remaining.get(pile.id) or self._view(pile)
            self.views[pile.id] = view
            self._lines.addWidget(view)
            view.show()
        self._name_closed(piles)
        self.fit(self._room)
        self.setVisible(bool(piles))

    def fit(self, room: int) -> None:
        """Show the first pile in this height, if it is open; 0 for any height."""
        self._room = room
        first = next(iter(self.views.values()), None)
        if first is not None and first.pile.open:
            first.fit(room)

    def _name_closed(self, piles: tuple[Pile, ...]) -> None:
        """Count the closed piles beside the name of the first one, which is open, and hide those without known cards;
        further open ones are hidden while they are empty."""
        if not piles or not piles[0].open:
            return
        self.views[piles[0].id].count_others([pile for pile in piles[1:] if not pile.open])
        for pile in piles[1:]:
            self.views[pile.id].setVisible(bool(pile.cards))

    def show_states(self, states: Mapping[str, tuple[bool, bool]]) -> None:
        """Show the state of each card: selectable, selected."""
        for view in self.views.values():
            view.show_states(states)

    def _view(self, pile: Pile) -> PileView:
        view = PileView(pile, self.lang, self._face_of)
        view.clicked.connect(self.card_clicked)
        view.pointed.connect(self.card_pointed)
        return view


class TablePilesPanel(QFrame):
    """The decks and piles that belong to the table; hidden if the game has none."""

    def __init__(self, lang: str, face_of: FaceOf, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("table-piles")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.list = PileListWidget(lang, face_of)
        name = RoleLabel(say("table-piles", lang), TextRole.ROW, bold=True)
        self.setAccessibleName(name.text())
        lines = QVBoxLayout(self)
        lines.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        lines.setSpacing(SMALL)
        lines.addWidget(name)
        lines.addWidget(self.list)
        self.hide()

    def show_piles(self, piles: tuple[Pile, ...]) -> None:
        self.list.show_piles(piles)
        self.setVisible(bool(piles))
