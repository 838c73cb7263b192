"""The decision bar below the map: the question and its rules, the answers as buttons, the selection."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QVBoxLayout, QWidget

from editor.pages.play.widgets.action_button import NARROWEST, ActionButton, wrapped
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import SMALL
from editor.view_model.decision import ButtonContent, DecisionContent
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import on_button, tip
from editor.widgets.layouts import text_scroll_area
from editor.widgets.swatch import SwatchWidget
from engine.words import say

PICKED = 60
"""Most letters of the selection; the tooltip has the rest."""


WAYS_ON = ("end", "next-phase", "pass", "done")
"""The kinds of answers that end something; the first of them at a question is always at the right end of the first
row."""
GAP = 4
"""Pixels between two answers."""


class DecisionBar(QWidget):
    """The decision bar."""

    chosen = Signal(str)
    """Emitted with the id of a clicked button."""
    pointed = Signal(str)
    """Emitted with the id of the hovered or focused button."""
    left = Signal()
    """Emitted when the mouse leaves a button."""
    refused = Signal(str, QWidget)
    """Emitted with the id of a clicked disabled button, and the button."""
    standing_chosen = Signal(str)
    unpicked = Signal()
    rule_requested = Signal(str)
    reshaped = Signal()
    """Emitted when another question may need another height."""

    def __init__(self, lang: str, stand_in: QWidget | None = None, parent: QWidget | None = None) -> None:
        """Create the bar; while there is no button, `stand_in` gets the focus of a removed one."""
        super().__init__(parent)
        self.setObjectName("decision-bar")
        self.lang = lang
        self.asked: DecisionContent | None = None
        self.buttons: dict[str, ActionButton] = {}
        self._stand_in, self._lent = stand_in, False
        self._lines = lines = QVBoxLayout(self)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(SMALL)
        lines.addStretch(1)
        self._head = QHBoxLayout()
        self._head.setSpacing(SMALL)
        lines.addLayout(self._head)
        self._swatch: SwatchWidget | None = None
        self._sentence = RuleLabel("question", lang)
        self._sentence.rule_requested.connect(self.rule_requested)
        self._head.addWidget(self._sentence, 1)
        self._standing = self._small("standing", "menu", "table-standing", None)
        self._standing.setMaximumHeight(self.fontMetrics().lineSpacing() + SMALL)
        self._standing.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._menu = QMenu(self._standing)
        self._standing.setMenu(self._menu)
        self._head.addWidget(self._standing)
        self._box = QWidget()
        self._flow = FlowLayout(self._box, GAP)
        self._unpick = self._small("unpick", "close", "table-unpick", self.unpicked.emit)
        self._unpick.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._flow.addWidget(self._unpick)
        self._frame = text_scroll_area(self._box, "bar-scroll")
        lines.addWidget(self._frame)
        lines.addStretch(1)

    def _small(self, name: str, picture: str, word: str, run: object) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setIcon(icon(picture))
        button.setText(say(word, self.lang))
        button.setAccessibleName(say(word, self.lang))
        button.setToolTip(say(word, self.lang))
        if callable(run):
            button.clicked.connect(lambda: run())
        return button

    def show_asked(self, asked: DecisionContent) -> None:
        """Show this question."""
        if asked == self.asked:
            return
        before, self.asked = self.asked, asked
        self._show_seat(asked.seat)
        self._sentence.show_text(asked.sentence, asked.rules)
        if before is None or before.sentence != asked.sentence:
            self._frame.verticalScrollBar().setValue(0)
        self.setAccessibleName(asked.sentence)
        self._show_picked(asked.picked)
        self._show_standing(asked.standing)
        if before is None or before.offers != asked.offers:
            self._show_offers(asked.offers)
        self._unpick.setVisible(bool(asked.picked))
        self._frame.setVisible(self._has_offers)
        self._fit_answers()
        self._lines.activate()
        self.reshaped.emit()

    def needed_height(self, width: int) -> int:
        """The height in which all of it is seen."""
        answers = self._flow.heightForWidth(width) + SMALL if self._has_offers else 0
        return self._head_height(width) + answers

    def _head_height(self, width: int) -> int:
        return self._head.heightForWidth(width)

    def _fit_answers(self) -> None:
        """Give the answers the height that they need, as far as it is there; the question above does not scroll."""
        room = self.height() - self._head_height(self.width()) - SMALL
        self._frame.setFixedHeight(max(self._row_height, min(self._flow.heightForWidth(self.width()), room)))

    @property
    def _row_height(self) -> int:
        return max((button.sizeHint().height() for button in self.buttons.values()), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit_answers()

    @property
    def row_width(self) -> int:
        """The width in which all answers have room in one row."""
        return self._flow.row_width

    def show_preview(self, offer: str, preview: str) -> None:
        """Show the preview of a hovered answer: in its tooltip and its accessible description."""
        button = self.buttons.get(offer)
        if button is not None and preview:
            title, _, rest = preview.partition("\n")
            button.setToolTip(wrapped(button.offer.name, rest if title == button.offer.name else preview))
            button.setAccessibleDescription(preview)

    @property
    def pointed_button(self) -> ActionButton | None:
        """The button under the mouse, or with the focus."""
        under = (each for each in self.buttons.values() if each.underMouse())
        focused = (each for each in self.buttons.values() if each.hasFocus())
        return next(under, None) or next(focused, None)

    def show_reasons(self, offer: str, sentences: Sequence[str], rules: Sequence[str]) -> None:
        """Show why a button is grey: in its tooltip and its accessible description."""
        button = self.buttons.get(offer)
        if button is not None and sentences:
            button.setToolTip(wrapped(button.accessibleName(), "\n".join((*sentences, " · ".join(rules)))))
            button.setAccessibleDescription(" ".join(sentences))

    def _show_picked(self, picked: str) -> None:
        text = say("table-picked", self.lang, list=picked) if picked else ""
        self._unpick.setText(BESIDE + on_button(text))
        self._unpick.setToolTip(tip(text))
        self._unpick.setAccessibleName(text)
        letter = self.fontMetrics().averageCharWidth()
        self._unpick.setMinimumWidth(min(NARROWEST * letter, self._unpick.sizeHint().width()))
        self._unpick.setMaximumWidth(PICKED * letter)

    def _show_seat(self, seat: int | None) -> None:
        if self._swatch is not None and self._swatch.index == seat:
            return
        if self._swatch is not None:
            self._swatch.hide()
            self._swatch.deleteLater()
            self._swatch = None
        if seat is not None:
            self._swatch = SwatchWidget(seat)
            self._head.insertWidget(0, self._swatch)

    @property
    def _has_offers(self) -> bool:
        return self.asked is not None and bool(self.asked.offers or self.asked.picked)

    def _show_offers(self, offers: Sequence[ButtonContent]) -> None:
        """Rebuild the buttons in a hidden box, so that they are laid out once."""
        focused = next((id_ for id_, button in self.buttons.items() if button.hasFocus()), None)
        self._lend_keyboard(focused is not None)
        self._frame.hide()
        self._flow.removeWidget(self._unpick)
        self._flow.clear()
        self.buttons = {}
        for offer in offers:
            button = ActionButton(offer, self.lang)
            button.clicked.connect(lambda _=False, button=button: self._clicked(button))
            button.pointed.connect(partial(self.pointed.emit, offer.id))
            button.left.connect(self.left)
            self.buttons[offer.id] = button
            self._flow.put(button)
        self._flow.addWidget(self._unpick)
        ways_on = (button for kind in WAYS_ON for button in self.buttons.values() if button.offer.icon == kind)
        self._flow.keep_at_end(next(ways_on, None))
        self._frame.setVisible(self._has_offers)
        if self.buttons and (focused is not None or self._comes_back):
            self.buttons.get(focused or "", next(iter(self.buttons.values()))).setFocus()
            self._lent = False

    @property
    def _comes_back(self) -> bool:
        """Whether the focus was lent and has not moved since."""
        return self._lent and self._stand_in is not None and self._stand_in.hasFocus()

    def _lend_keyboard(self, has_it: bool) -> None:
        """Lend the focus before the buttons are removed, so that it does not go to another widget of the window."""
        if has_it and self._stand_in is not None:
            self._lent = True
            self._stand_in.setFocus()

    def _clicked(self, button: ActionButton) -> None:
        """Handle a click; one on a button of an earlier question is ignored."""
        offer = button.offer
        if self.buttons.get(offer.id) is not button:
            return
        if offer.refused:
            self.refused.emit(offer.id, button)
        else:
            self.chosen.emit(offer.id)

    def _show_standing(self, standing: Sequence[ButtonContent]) -> None:
        self._menu.clear()
        for offer in standing:
            action = self._menu.addAction(icon_of(offer.icon), on_button(offer.label))
            action.setToolTip(tip(offer.label))
            action.setObjectName(f"standing-{offer.id}")
            action.triggered.connect(lambda _=False, id_=offer.id: self.standing_chosen.emit(id_))
        self._standing.setVisible(bool(standing))
