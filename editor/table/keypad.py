"""Dice thrown on the table by hand: a key for each face, and what was typed so far."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from editor.board.decision import Offer
from editor.board.panel import Die
from editor.table.die_face import DieFace
from editor.table.emptying import empty
from editor.table.flow import Flow
from editor.table.offer_button import OfferButton
from editor.table.rule_text import RuleText
from editor.table.scrolled import scrolled
from engine.words import say


class Keypad(QFrame):
    """Asks for one die; `typed` says the face. Digits can be typed, or the keys clicked."""

    typed = Signal(int)

    def __init__(self, lang: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("keypad")
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.lang = lang
        self.keys: dict[int, OfferButton] = {}
        self._question = RuleText("keypad-question", lang)
        self._typed = QWidget()
        self._row = QHBoxLayout(self._typed)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(4)
        self._row.addStretch(1)
        self._keys = QWidget()
        self._flow = Flow(self._keys, 6)
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(10, 8, 10, 8)
        for part in (self._question, self._keys, self._typed):
            lines.addWidget(part)
        lines.addStretch(1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(scrolled(inside, "keypad-scroll"))

    def ask(self, question: str, faces: Sequence[int]) -> None:
        """Ask for a die with these faces."""
        self._question.show_text(question)
        self.setAccessibleName(question)
        if tuple(self.keys) == tuple(faces):
            return
        self._flow.clear()
        self.keys = {}
        for face in faces:
            label = say("table-face", self.lang, number=face)
            content = Offer(f"face-{face}", label, "dice")
            button = OfferButton(content, face if len(faces) <= 9 else 0, self.lang)
            button.clicked.connect(lambda _=False, face=face: self._press(face))
            self.keys[face] = button
            self._flow.put(button)

    def begin(self) -> None:
        """A new throw: nothing was typed yet."""
        empty(self._row, kept=1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """A digit that is a face is typed."""
        face = event.key() - Qt.Key.Key_0.value
        if event.type() == QEvent.Type.KeyPress and face in self.keys:
            self._press(face)
        else:
            super().keyPressEvent(event)

    def _press(self, face: int) -> None:
        self._row.insertWidget(self._row.count() - 1, DieFace(Die(face), self.lang))
        self.typed.emit(face)
