"""Keypad for entering physical dice: a key for each face, and the faces typed so far."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from editor.game_text.symbol_text import symbol_text
from editor.pages.play.widgets.action_button import ActionButton
from editor.pages.play.widgets.die_face import DieFaceWidget, symbol_icon
from editor.pages.play.widgets.rule_label import RuleLabel
from editor.theme.metrics import MEDIUM, SMALL, TINY
from editor.view_model.decision import ButtonContent
from editor.view_model.side_panel import Die
from editor.widgets.flow_layout import FlowLayout
from editor.widgets.layouts import clear_layout, text_scroll_area
from engine.words import say

MOST_DIGITS = 9
"""The most faces that a digit each can press."""


class KeypadPanel(QFrame):
    """Asks for one die; `typed` is emitted with the face. Digits can be typed, or the keys clicked."""

    typed = Signal(int)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keypad")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.lang = lang
        self.keys: dict[int, ActionButton] = {}
        self._faces: tuple[Die, ...] = ()
        self._entered: tuple[Die, ...] = ()
        self._question = RuleLabel("keypad-question", lang)
        self._typed = QWidget()
        self._row = QHBoxLayout(self._typed)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(TINY)
        self._row.addStretch(1)
        self._keys = QWidget()
        self._flow = FlowLayout(self._keys, 6)
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(MEDIUM, SMALL, MEDIUM, SMALL)
        for part in (self._question, self._keys, self._typed):
            lines.addWidget(part)
        lines.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(text_scroll_area(inside, "keypad-scroll"))

    def ask(self, question: str, faces: Sequence[Die], entered: Sequence[Die] = ()) -> None:
        """Ask for a die with these faces, after those of the same throw that were entered before."""
        self._question.show_text(question)
        self.setAccessibleName(question)
        self._show_entered(tuple(entered))
        if self._faces == tuple(faces):
            return
        self._faces = tuple(faces)
        self._flow.clear()
        self.keys = {}
        for die in faces:
            button = ActionButton(self._key(die, str(die.face) if len(faces) <= MOST_DIGITS else ""), self.lang)
            button.clicked.connect(lambda _=False, face=die.face: self.typed.emit(face))
            self.keys[die.face] = button
            self._flow.put(button)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Enter a digit that is a face."""
        face = event.key() - Qt.Key.Key_0.value
        if event.type() == QEvent.Type.KeyPress and face in self.keys:
            self.typed.emit(face)
        else:
            super().keyPressEvent(event)

    def _key(self, die: Die, digit: str) -> ButtonContent:
        """A button with the symbol of a face, or its number."""
        if die.symbol:
            label, picture = symbol_text(die.symbol, self.lang), symbol_icon(die.symbol)
            return ButtonContent(f"face-{die.face}", label, picture, key=digit)
        return ButtonContent(f"face-{die.face}", say("table-face", self.lang, number=die.face), "dice", key=digit)

    def _show_entered(self, dice: tuple[Die, ...]) -> None:
        if dice == self._entered:
            return
        self._entered = dice
        clear_layout(self._row, remaining=1)
        for number, die in enumerate(dice):
            self._row.insertWidget(number, DieFaceWidget(die, self.lang))
