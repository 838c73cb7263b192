"""The bar above the documents of the library: search, the switch of views, import, and new documents."""

from __future__ import annotations

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QWidget

from editor.page_api.page_registry import editor_pages
from editor.pages.library.view_switch import ViewSwitchWidget
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import LARGE, SMALL
from editor.widgets.labels import tip
from editor.widgets.search_line import SearchLineWidget
from engine.words import say

LEAST_LETTERS = 18
"""The least width of the search line, in letters."""
BUTTONS = 4


class BrowserBar(QWidget):
    """Emits what is to be imported or created; the search line and the switch have signals of their own."""

    import_requested = Signal()
    new_requested = Signal(str)
    """Emitted with the kind of document to be created."""

    def __init__(self) -> None:
        super().__init__()
        self.search, self.switch = SearchLineWidget("library-search"), ViewSwitchWidget()
        self._words: dict[QPushButton, str] = {}
        self._first: QPushButton | None = None
        self._first_words = ""
        self._import = QPushButton()
        self._new = {kind: QPushButton() for kind in editor_pages()}
        icons = {kind: page.icon for kind, page in editor_pages().items()}
        for name, button in {"import": self._import, **self._new}.items():
            button.setObjectName(f"library-{name}-here")
            button.setAutoDefault(False)
            button.setIcon(icon(icons.get(name, name)))
        self._import.setProperty("kind", "quiet")
        self._import.clicked.connect(self.import_requested)
        self.search.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, SMALL, 0)
        self._row.setSpacing(SMALL)
        for part in (self.search, self.switch, self._import):
            self._row.addWidget(part)
        for kind, button in self._new.items():
            self._offer_new(kind, button)

    def put_first(self, button: QPushButton) -> None:
        """Put a button before the search line."""
        self._first = button
        self._row.insertWidget(0, button)

    def allow_writing(self, may_write: bool) -> None:
        """Let documents be imported and created, or not."""
        for button in (self._import, *self._new.values()):
            button.setEnabled(may_write)

    def speak(self, lang: str) -> None:
        self.search.name_parts(say("library-search", lang), say("library-search-clear", lang))
        self.switch.speak(lang)
        words = {self._import: "command-import-pack", **{self._new[kind]: f"command-new-{kind}" for kind in self._new}}
        self._words = {button: say(word, lang).replace("&", "") for button, word in words.items()}
        for button, text in self._words.items():
            button.setAccessibleName(text)
            button.setToolTip(tip(text))
        self._name_buttons()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._name_buttons()

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Room for the search line, and for the buttons without their words."""
        icons = sum(button.iconSize().width() + 2 * LARGE for button in self._buttons())
        width = self._least_search() + self.switch.sizeHint().width() + icons + BUTTONS * SMALL
        return QSize(width, super().minimumSizeHint().height())

    def _least_search(self) -> int:
        return LEAST_LETTERS * self.fontMetrics().averageCharWidth()

    def name_first(self, words: str) -> None:
        """Name the button before the search line, which keeps its access key without its words."""
        self._first_words = words
        if self._first is not None:
            self._first.setAccessibleName(words.replace("&", ""))
            self._first.setToolTip(tip(words.replace("&", "")))
        self._name_buttons()

    def _buttons(self) -> list[QPushButton]:
        """The buttons that may be icons alone, and that are shown."""
        first = self._first
        return [*self._words, *(() if first is None or first.isHidden() else (first,))]

    def _name_buttons(self) -> None:
        """Give the buttons their words where there is room beside the search line, icons alone elsewhere."""
        around = BUTTONS * SMALL + self.switch.sizeHint().width() + len(self._buttons()) * (2 * LARGE + SMALL)
        needed = sum(self.fontMetrics().horizontalAdvance(words) for words in self._words.values())
        has_room = self.width() >= self._least_search() * 3 // 2 + around + needed
        for button, words in self._words.items():
            button.setText(BESIDE + words if has_room else "")
        if self._first is not None:
            whole = around + self.fontMetrics().horizontalAdvance(self._first_words)
            has_room = self.width() >= self._least_search() * 3 // 2 + whole
            self._first.setText(BESIDE + self._first_words if has_room else "")
            self._first.setShortcut(QKeySequence.mnemonic(self._first_words))

    def _offer_new(self, kind: str, button: QPushButton) -> None:
        button.clicked.connect(lambda: self.new_requested.emit(kind))
        self._row.addWidget(button)
