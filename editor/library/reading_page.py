"""A document of the library to be read: what it does in words, and what is written in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QPlainTextEdit, QTabWidget, QVBoxLayout

from database.entries import Entry
from editor.library.librarian import Librarian
from editor.library.reading import Reading, read
from editor.library.refusal import Refusal, reasons
from editor.library.telling import game_name, kind_icon, kind_name, name_of
from editor.window.page import Page
from editor.window.texts import fixed_font, heading, quiet
from engine.words import say

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

MARGIN = 16


class ReadingPage(Page):
    """Both texts are plain text, whoever wrote them, and are never changed here."""

    def __init__(self, window: MainWindow, entry: Entry) -> None:
        super().__init__()
        self.setObjectName("library-reading")
        self.icon = kind_icon(entry.kind)
        self.uses_docks = False
        self._librarian = Librarian.of(window)
        self._entry, self._lang = entry, window.lang
        self._name, self._what = heading("", 1.4), quiet("")
        self.words, self.data = reading_text("library-words"), reading_text("library-data")
        self.data.setFont(fixed_font(self.data.font()))
        self.tabs = QTabWidget()
        self.tabs.setObjectName("library-reading-tabs")
        self.tabs.tabBar().setObjectName("library-reading-tab-bar")
        self.tabs.setDocumentMode(True)
        for part in (self.words, self.data):
            self.tabs.addTab(part, "")
        column = QVBoxLayout(self)
        column.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        for each in (self._name, self._what, self.tabs):
            column.addWidget(each, 1 if isinstance(each, QTabWidget) else 0)
        self.setFocusProxy(self.words)
        self.speak(window.lang)

    def title(self) -> str:
        return name_of(self._entry, self._lang)

    def speak(self, lang: str) -> None:
        self._lang, entry = lang, self._entry
        self._name.setText(name_of(entry, lang))
        game = game_name(entry.system, lang)
        self._what.setText(" · ".join(filter(None, (kind_name(entry.kind, lang), game, entry.id))))
        for place, (part, word_id) in enumerate(((self.words, "library-in-words"), (self.data, "library-as-data"))):
            self.tabs.setTabText(place, say(word_id, lang))
            part.setAccessibleName(say(word_id, lang))
        self.tabs.setAccessibleName(say("library-reading", lang))
        self.tabs.tabBar().setAccessibleName(say("library-reading", lang))
        self._librarian.ask(self, partial(read, digest=entry.digest, lang=lang), self._show, self._refuse)

    def _show(self, found: Reading) -> None:
        self.words.setPlainText(found.words or say("library-no-words", self._lang))
        self.data.setPlainText(found.data)

    def _refuse(self, refusal: Refusal) -> None:
        self.words.setPlainText("\n".join(reasons(refusal, self._lang)))


def reading_text(name: str) -> QPlainTextEdit:
    """A text that is read only, but can be gone through by keyboard and copied."""
    made = QPlainTextEdit()
    made.setObjectName(name)
    made.setReadOnly(True)
    made.setTabChangesFocus(True)
    return made
