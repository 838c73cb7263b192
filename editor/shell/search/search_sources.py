"""The sources of the search: commands and tabs at once, documents and rules in threads."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from editor.documents.worker_thread import WorkerThread
from editor.page_api.command import AnyCommand
from editor.page_api.page_request import OpenLibraryEntry
from editor.rule_books.rule_books import Rule, rule_books
from editor.rule_books.search import begins_a_number, best_match, search_rules
from editor.services.shipped_documents import ShippedDocument, shipped_named
from editor.shell.dialogs.fuzzy_match import match_score
from editor.shell.search.search_result import SearchResult
from editor.shell.shortcuts import keys_of, keys_text
from editor.theme.icons import icon
from editor.widgets.kind_icons import icon_of
from editor.widgets.labels import without_access_key
from engine.words import ids, in_language, say

if TYPE_CHECKING:
    from database.library import Library
    from database.records import LibraryEntry
    from editor.shell.main_window import MainWindow

ITSELF = "show-palette"
MENUS_COUNT = 0.3
GREY_COUNTS = 0.6
PAUSE = 120
"""Milliseconds without typing after which the slow sources are asked."""
MOST = 8
"""The greatest number of documents and of rules that are asked for."""
FIRST_WORTH, NEXT_WORTH = 12.0, 0.5
"""The worth of the first result of a slow source, and how much less each next one has."""


def quick_hits(window: MainWindow, typed: str) -> Iterator[SearchResult]:
    """Tabs and commands that match; for an empty search all, commands that can be run first."""
    yield from _tab_hits(window, typed)
    for command in window.commands:
        if command.name != ITSELF and (hit := _command_hit(window, command, typed)) is not None:
            yield hit


def _tab_hits(window: MainWindow, typed: str) -> Iterator[SearchResult]:
    for page in window.pages:
        worth = match_score(typed, page.title()) if typed.strip() else 2.0
        if page is not window.page and worth is not None:
            yield SearchResult(
                f"tab:{page.key}",
                "tabs",
                page.title(),
                "",
                icon(page.icon),
                partial(window.show_page, page),
                worth=worth,
                is_name=page.names_a_document,
            )


def _command_hit(window: MainWindow, command: AnyCommand, typed: str) -> SearchResult | None:
    """A command by its own words, or less by its menu's; less if it cannot be run now."""
    action = window.commands[command.name]
    text, menu = without_access_key(action.text()), window.menus.entry_path(command.menu)
    can_run = action.isEnabled()
    worth: float | None = float(can_run)
    if typed.strip():
        worth = match_score(typed, text)
        if worth is None and (by_both := match_score(typed, f"{menu} {text}")) is not None:
            worth = by_both * MENUS_COUNT
    if worth is None:
        return None
    return SearchResult(
        command.name,
        "commands",
        text,
        menu,
        action.icon(),
        partial(window.run_command, command.name),
        keys_text(keys_of(command, window.store.preferences.shortcuts)[:1]),
        worth if can_run else worth * GREY_COUNTS,
        "" if can_run else window.commands.why_not(command.name, window.lang),
    )


class RuleSearchWorker(QObject):
    """Searches the rules in a thread, and the documents that ship where there is no library yet; kept until the thread
    has ended, by when the search may be closed."""

    found = Signal(str, object)
    shipped_found = Signal(str, object)

    def __init__(self) -> None:
        super().__init__()
        self._thread = WorkerThread()

    def search(self, typed: str, lang: str, *, with_shipped: bool) -> None:
        """Search after all earlier searches; emits `found` and `shipped_found` from the thread."""
        self._thread.do(lambda: self.found.emit(typed, found_rules(typed, lang)))
        if with_shipped:
            self._thread.do(lambda: self.shipped_found.emit(typed, shipped_named(typed, lang, MOST)))

    def stop(self) -> None:
        """Finish the searches so far, then end the thread."""
        self._thread.stop()


class BackgroundSearchController(QObject):
    """Searches library and rules in threads once typing pauses; emits `found` with what was typed and the results."""

    found = Signal(str, object)

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window, self._typed = window, ""
        self._rules = RuleSearchWorker()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._look)
        self._rules.found.connect(self._tell_rules)
        self._rules.shipped_found.connect(self._tell_shipped)
        self.destroyed.connect(partial(RuleSearchWorker.stop, self._rules))

    def ask(self, typed: str) -> None:
        """Search for this, after a pause; an earlier search is forgotten."""
        self._typed = typed.strip()
        if self._typed:
            self._timer.start()
        else:
            self._timer.stop()

    def _look(self) -> None:
        typed, lang = self._typed, self._window.lang
        library = self._window.context.library
        self._rules.search(typed, lang, with_shipped=not library.has_source)
        if library.has_source:
            library.ask(
                self, partial(found_entries, typed=typed, lang=lang), partial(self._tell_entries, typed), _ignore
            )

    def _tell_rules(self, typed: str, rules: tuple[tuple[str, Rule], ...]) -> None:
        self._tell(typed, [self._rule_hit(place, game, rule) for place, (game, rule) in enumerate(rules)])

    def _tell_entries(self, typed: str, entries: tuple[LibraryEntry, ...]) -> None:
        self._tell(typed, [self._document_hit(place, entry, typed) for place, entry in enumerate(entries)])

    def _tell_shipped(self, typed: str, found: tuple[ShippedDocument, ...]) -> None:
        lang = self._window.lang
        asked = ((OpenLibraryEntry("", each.id), each.id, each.kind, each.name(lang)) for each in found)
        self._tell(typed, [self._named_hit(place, typed, *each) for place, each in enumerate(asked)])

    def _tell(self, typed: str, hits: list[SearchResult]) -> None:
        if typed == self._typed and hits:
            self.found.emit(typed, hits)

    def _rule_hit(self, place: int, game: str, rule: Rule) -> SearchResult:
        lang = self._window.lang
        return SearchResult(
            f"rule:{rule.number}",
            "rules",
            rule.title(lang),
            say(f"game-{game}", lang),
            icon("rule"),
            partial(self._window.open_rule, rule.number),
            rule.number,
            FIRST_WORTH / 2 - NEXT_WORTH * place,
        )

    def _document_hit(self, place: int, entry: LibraryEntry, typed: str) -> SearchResult:
        name = in_language(entry.names, self._window.lang, entry.id)
        return self._named_hit(place, typed, OpenLibraryEntry(entry.key), entry.id, entry.kind, name)

    def _named_hit(
        self, place: int, typed: str, asked: OpenLibraryEntry, id_: str, kind: str, name: str
    ) -> SearchResult:
        lang, word = self._window.lang, f"library-kind-{kind}"
        by_name = match_score(typed, name) or 0.0
        return SearchResult(
            f"document:{id_}",
            "documents",
            name,
            say(word, lang) if word in ids() else kind,
            icon_of(kind, "card"),
            partial(self._window.context.open, asked),
            worth=max(by_name, FIRST_WORTH) - NEXT_WORTH * place,
            is_name=True,
        )


def found_rules(typed: str, lang: str) -> tuple[tuple[str, Rule], ...]:
    """The rules that match, with the ids of their games; the likeliest of each book first."""
    found: list[tuple[str, Rule]] = []
    for game, book in rule_books().items():
        if len(typed) < 2 and not begins_a_number(typed, book):
            continue
        rules = search_rules(typed, book, lang)
        best = best_match(typed, rules, lang)
        found += [(game, rule) for rule in sorted(rules, key=lambda rule: rule is not best)[:MOST]]
    return tuple(found[:MOST])


def found_entries(library: Library, typed: str, lang: str) -> tuple[LibraryEntry, ...]:
    """The documents of the library that match."""
    return tuple(hit.entry for hit in library.search.page(typed, lang=lang, limit=MOST).hits)


def _ignore(_: object) -> None:
    """A library that cannot be used says so on its own page."""
