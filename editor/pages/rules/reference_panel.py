"""The rule reference: search line, list of rules, and the text of the selected rule."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSplitter,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from editor.page_api.hint import Notice
from editor.pages.rules.chapter_html import decision_text
from editor.pages.rules.history import RuleHistory
from editor.pages.rules.navigation_bar import SHORTCUTS, RuleNavigationBar
from editor.pages.rules.rule_list_view import RuleListView, list_width
from editor.pages.rules.rule_text_view import RuleTextView
from editor.rule_books.rule_books import Rule, RuleBook, book_with, rule_books
from editor.rule_books.search import begins_a_number, best_match, search_rules
from editor.theme.icons import icon
from editor.theme.metrics import SMALL
from editor.widgets.empty_state import EmptyStateWidget
from engine.kernel.data.message import message
from engine.words import say

GAP = SMALL
SHARE = 45
"""The greatest share of the width for the list, in per cent."""
KEYS_OF_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class RuleReferencePanel(QWidget):
    """Rules reference: search, list and text; `speak` changes the language and keeps rule and search."""

    noticed = Signal(object)
    """Emitted with a `Notice`."""
    left = Signal()
    """Emitted when Esc is pressed with nothing to cancel."""

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.setObjectName("reference")
        self.lang = lang
        self.trail = RuleHistory()
        self._is_dragged = False
        self.book = next(iter(rule_books().values()))
        self.games = QComboBox()
        self.search = QLineEdit()
        self.list = RuleListView()
        self.reader = RuleTextView()
        self.nothing = EmptyStateWidget("search")
        self.bar = RuleNavigationBar()
        self.search.addAction(icon("search"), QLineEdit.ActionPosition.LeadingPosition)
        self._set_up()
        self._lay_out()
        self.speak(lang)

    def speak(self, lang: str) -> None:
        """Switch the language."""
        self.lang = lang
        self.search.setPlaceholderText(say("reference-search", lang))
        for widget, word in (
            (self.games, "reference-game"),
            (self.search, "reference-search"),
            (self.list, "reference-list"),
            (self.reader, "reference-text"),
        ):
            widget.setAccessibleName(say(word, lang))
        self.bar.speak(lang)
        for place in range(self.games.count()):
            self.games.setItemText(place, say(f"game-{self.games.itemData(place)}", lang))
        self._fill()
        self._show_here()

    def open_rule(self, number: str) -> bool:
        """Show a rule and return True if it exists; clears a search that hides it."""
        book = book_with(number)
        if book is None:
            self.noticed.emit(Notice(message("reference-no-such-rule", rule=number)))
            return False
        self.trail = self.trail.to(number)
        self._show_book(book)
        if number not in self.list.numbers:
            self.search.clear()
        self._show_here()
        return True

    def go_back(self) -> None:
        self._go(self.trail.back())

    def go_forward(self) -> None:
        self._go(self.trail.forward())

    def copy(self) -> None:
        """Copy the current rule: number, title, sentence and ruling."""
        rule = next((rule for rule in self.book.rules if rule.number == self.trail.here), None)
        if rule is not None:
            lines = (f"{rule.number} {rule.title(self.lang)}", rule.sentence(self.lang), decision_text(rule, self.lang))
            QGuiApplication.clipboard().setText("\n".join(filter(None, lines)))
            self.noticed.emit(Notice(message("reference-copied", rule=rule.number)))

    def start_searching(self) -> None:
        """Focus the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Move through the list by arrows typed into the search."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in KEYS_OF_LIST:
            self.list.event(event)
            return True
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if not self._is_dragged:
            self._share()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        """Recompute the least widths after a font change, once the layout is done."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange and self.isVisible():
            self._share()
            QTimer.singleShot(0, self, self._share)

    def _drag(self) -> None:
        """Remember that the user has resized the list."""
        self._is_dragged = True

    def _share(self) -> None:
        """Give the list the room it needs, but never more than its share."""
        listed = min(list_width(self), self.width() * SHARE // 100)
        self.splitter.setSizes([listed, self.width() - listed])

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        """Clear the search by Esc, then leave the reference."""
        if event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)
        elif self.search.text():
            self.search.clear()
            self.search.setFocus()
        else:
            self.left.emit()

    def _set_up(self) -> None:
        self.games.setObjectName("reference-game")
        for system in rule_books():
            self.games.addItem("", system)
        self.games.setVisible(len(rule_books()) > 1)
        self.search.setObjectName("reference-search")
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.games.activated.connect(lambda _: self._choose_game())
        self.search.textChanged.connect(lambda _: self._find())
        self.search.returnPressed.connect(self._read_found)
        self.list.glanced.connect(lambda number: self._go(self.trail.look_at(number)))
        self.list.chosen.connect(lambda number: self._go(self.trail.to(number)))
        self.reader.rule_requested.connect(self.open_rule)
        self.bar.back_requested.connect(self.go_back)
        self.bar.forward_requested.connect(self.go_forward)
        self.bar.copy_requested.connect(self.copy)
        self._shortcut("Ctrl+F", self.start_searching)
        for name, run in (("back", self.go_back), ("forward", self.go_forward), ("copy", self.copy)):
            self._shortcut(SHORTCUTS[name], run)

    def _lay_out(self) -> None:
        self._lists = QStackedWidget()
        self._lists.addWidget(self.list)
        self._lists.addWidget(self.nothing)
        self.splitter = QSplitter()
        self.splitter.setObjectName("reference-parts")
        self.splitter.setChildrenCollapsible(False)
        self.splitter.splitterMoved.connect(self._drag)
        self.splitter.addWidget(column_of(self.games, self.search, self._lists))
        self.splitter.addWidget(column_of(self.bar, self.reader))
        self.splitter.setStretchFactor(1, 1)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.splitter)

    def _shortcut(self, keys: str, run: Callable[[], None]) -> None:
        action = QAction(self)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(run)
        self.addAction(action)

    def _go(self, trail: RuleHistory) -> None:
        self.trail = trail
        if trail.here and (book := book_with(trail.here)):
            self._show_book(book)
        self._show_here()

    def _choose_game(self) -> None:
        """Show the rules of another game, from the beginning."""
        self._show_book(rule_books()[self.games.currentData()])
        self._show_here()

    def _show_book(self, book: RuleBook) -> None:
        if book is not self.book:
            self.book = book
            self._fill()

    def _find(self) -> None:
        """Search, and show the best match."""
        self._turn_to_number()
        rules = self._fill()
        if self.search.text().strip() and (rule := best_match(self.search.text(), rules, self.lang)):
            self.trail = self.trail.look_at(rule.number)
        self._show_here()

    def _turn_to_number(self) -> None:
        """Go to a rule of another game if its number was entered."""
        books = (book for book in rule_books().values() if begins_a_number(self.search.text(), book))
        self.book = next(books, self.book)

    def _fill(self) -> tuple[Rule, ...]:
        """List the matches of the search."""
        query = self.search.text()
        rules = search_rules(query, self.book, self.lang)
        self.games.setCurrentIndex(self.games.findData(self.book.system))
        self.list.show_rules(self.book, rules, self.lang, unfolded=bool(query.strip()))
        self._lists.setCurrentWidget(self.list if rules else self.nothing)
        game = say(f"game-{self.book.system}", self.lang)
        nothing = say("reference-nothing", self.lang, game=game, wanted=query.strip())
        self.nothing.show_text(nothing, self._how_to_find(query))
        return rules

    def _how_to_find(self, query: str) -> str:
        """Hint for an empty search: other games with matches, else the searchable fields."""
        others = {book.system: len(search_rules(query, book, self.lang)) for book in rule_books().values()}
        hints = [
            say("reference-elsewhere", self.lang, game=say(f"game-{system}", self.lang), number=number)
            for system, number in others.items()
            if number
        ]
        return "\n".join(hints) or say("reference-nothing-how", self.lang)

    def _read_found(self) -> None:
        """Go to the text by Enter in the search."""
        if self.list.choose_current():
            self.reader.setFocus(Qt.FocusReason.OtherFocusReason)

    def _show_here(self) -> None:
        """Synchronise list, text and buttons with the current rule."""
        here = self.trail.here
        chapter = self.book.chapter_of(here) if here else None
        self.reader.show_rule(chapter or self.book.chapters[0], here if chapter else None, self.lang)
        if chapter and here:
            self.list.mark(here)
        self.bar.follow(self.trail, can_copy=chapter is not None)


def column_of(*parts: QWidget) -> QWidget:
    """Column of widgets."""
    made = QWidget()
    layout = QVBoxLayout(made)
    layout.setContentsMargins(GAP, GAP, GAP, GAP)
    layout.setSpacing(GAP)
    for part in parts:
        layout.addWidget(part)
    return made
