"""The buttons that choose what happens to the selected documents of an import."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from database.imports.document_plan import ImportChoice
from editor.widgets.labels import caption
from engine.words import say

CHOICES: Mapping[ImportChoice, str] = {
    "mine": "library-choice-mine",
    "theirs": "library-choice-theirs",
    "both": "library-choice-both",
}
OF_NEW: Mapping[ImportChoice, str] = {"mine": "library-choice-leave", "theirs": "library-choice-add"}
OF_OWN: Mapping[ImportChoice, str] = {"theirs": "library-choice-replace"}
STATES: Mapping[str, str] = {
    "new": "library-state-new",
    "same": "library-state-same",
    "changed": "library-state-changed",
    "conflict": "library-state-conflict",
    "refused": "library-state-refused",
    "updated": "library-state-updated",
}


WORDS: Mapping[str, Mapping[ImportChoice, str]] = {"new": OF_NEW, "updated": OF_OWN}
"""The words for choices that mean something special for documents in a state."""


class ImportChoiceBar(QWidget):
    """Buttons of import choices; emits `chosen`."""

    chosen = Signal(str)

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-choosing")
        self._lang = lang
        self.buttons = {choice: self._button(choice, lang) for choice in CHOICES}
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(caption(say("library-import-for-marked", lang)))
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)

    def offer(self, choices: Collection[str], states: Collection[str] = ()) -> None:
        """Enable the available choices, with words for documents in these states."""
        words = {**CHOICES, **WORDS.get(next(iter(states)), {})} if len(states) == 1 else CHOICES
        for choice, button in self.buttons.items():
            button.setEnabled(choice in choices)
            button.setText(say(words[choice], self._lang))

    def _button(self, choice: ImportChoice, lang: str) -> QPushButton:
        button = QPushButton(say(CHOICES[choice], lang))
        button.setObjectName(f"library-choose-{choice}")
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.chosen.emit(choice))
        return button


def choice_text(state: str, choice: ImportChoice, new_id: str, lang: str) -> str:
    """Text of an import choice."""
    if state in ("same", "refused"):
        return ""
    if choice == "both":
        return say("library-choice-both-as", lang, id=new_id)
    return say(WORDS.get(state, {}).get(choice, CHOICES[choice]), lang)
