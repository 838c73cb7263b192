"""The page that shows a document of the library or of a file read-only, as text and as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeAlias

from PySide6.QtCore import QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QStackedWidget, QTabWidget, QVBoxLayout

from database.records import LibraryEntry
from database.store.document_source import SourceChain
from editor.page_api.page import Page
from editor.page_api.page_registry import library_kinds
from editor.pages.library.documents.display_names import game_name, name_in
from editor.pages.library.documents.document_text import DocumentText, text_of_broken_file, text_of_entry, text_of_file
from editor.pages.library.viewer.document_view_widget import DocumentViewWidget
from editor.presenters.document_kinds import kind_icon, kind_name
from editor.services.document_resolver import StockSource
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.theme.icons import BESIDE, icon_on_accent
from editor.theme.metrics import LARGE, SMALL
from editor.widgets.bars.page_bar import PageBar
from editor.widgets.labels import fixed_font
from editor.widgets.problem_panel import ListedProblem, ProblemPanel
from editor.widgets.read_only_text import read_only_text
from engine.content.checks.problem_text import problem_texts
from engine.content.problems import Problem
from engine.words import say

if TYPE_CHECKING:
    from editor.services.app_context import AppContext
    from engine.content.envelope import Document

MARGIN = LARGE
MOST_PROBLEMS, MOST_HEIGHT = 2.4, 0.2
"""The most problems that are seen above the document at once, and the greatest share of the height, but for the first;
the others are scrolled to."""


class DocumentHeader(Protocol):
    """Header of the page."""

    @property
    def kind(self) -> str: ...
    @property
    def system(self) -> str: ...
    @property
    def id(self) -> str: ...
    @property
    def names(self) -> Mapping[str, str]: ...


@dataclass(frozen=True, slots=True)
class FileHeader:
    """Header of a file."""

    kind: str
    system: str
    id: str
    names: Mapping[str, str]


TextRequest: TypeAlias = (
    "Callable[[QObject, str, Callable[[DocumentText], None], Callable[[LibraryRefusal], None]], None]"
)
"""Request for the text of a document in a language."""
RequestOf: TypeAlias = "Callable[[Document], TextRequest]"


class DocumentTextPage(Page):
    """Page with the rendered and the source text of a document, both plain and read-only."""

    def __init__(self, header: DocumentHeader, lang: str, ask: TextRequest) -> None:
        super().__init__()
        self.setObjectName("library-reading")
        self.icon = kind_icon(header.kind)
        self._entry, self._lang, self._ask = header, lang, ask
        self._document: Document | None = None
        self._request_of: RequestOf | None = None
        self.bar = PageBar()
        self.words, self.data = read_only_text("library-words"), read_only_text("library-data")
        self.data.setFont(fixed_font(self.data.font()))
        self.tabs = QTabWidget()
        self.tabs.setObjectName("library-reading-tabs")
        self.tabs.tabBar().setObjectName("library-reading-tab-bar")
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.view = DocumentViewWidget(lang)
        self.view.rule_requested.connect(self.rule_requested)
        self.view.status.connect(self.status)
        self._read = QStackedWidget()
        self._read.setObjectName("library-read")
        self._read.addWidget(self.words)
        self._read.addWidget(self.view)
        self.tabs.addTab(self._read, "")
        self.tabs.addTab(self.data, "")
        self.problems = ProblemPanel("document-problems", "notes-no-problems", "map-no-problems-how")
        self.problems.rule_requested.connect(self.rule_requested)
        self.problems.hide()
        self.play = QPushButton()
        self.play.setObjectName("document-play")
        self.play.setIcon(icon_on_accent("play"))
        self.bar.set_primary(self.play)
        self.play.hide()
        body = QVBoxLayout()
        body.setContentsMargins(MARGIN, SMALL, MARGIN, MARGIN)
        body.addWidget(self.problems)
        body.addWidget(self.tabs, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addLayout(body, 1)
        self.setFocusProxy(self.words)
        self.speak(lang)

    def title(self) -> str:
        return name_in(self._entry.names, self._entry.id, self._lang)

    def offer_play(self, play: Callable[[], None]) -> None:
        """Offer to play its scenario."""
        self.play.clicked.connect(play)
        self.play.show()

    def shown_document(self) -> Document | None:
        return self._document

    def follow(self, document: Document, request_of: RequestOf) -> None:
        """Show this document of its file, and later versions of it."""
        self._document, self._request_of = document, request_of

    def show_version(self, document: Document) -> bool:
        if self._request_of is None or document.kind != self._entry.kind or document.kind in library_kinds():
            return False  # Text stands in for the page of such a kind, which may be able to show this version.
        self._document, self._ask = document, self._request_of(document)
        self._entry = file_header(document, self.file)
        self.look_again()
        self.changed.emit()
        return True

    def look_again(self) -> None:
        self.speak(self._lang)

    def speak(self, lang: str) -> None:
        self._lang, entry = lang, self._entry
        game = game_name(entry.system, lang)
        kind = " · ".join(filter(None, (kind_name(entry.kind, lang), game)))
        self.bar.show_text(self.title(), kind)
        for place, (part, word_id) in enumerate(((self._read, "library-in-words"), (self.data, "library-as-data"))):
            self.tabs.setTabText(place, say(word_id, lang))
            part.setAccessibleName(say(word_id, lang))
        self.play.setText(BESIDE + say("library-play", lang))
        self.problems.speak(lang)
        self.tabs.setAccessibleName(say("library-reading", lang))
        self.tabs.tabBar().setAccessibleName(say("library-reading", lang))
        self._ask(self, lang, self._show, self._refuse)

    def show_errors(self, errors: Sequence[Problem]) -> None:
        if errors and self._document is not None:
            self._list_problems(errors, 0)

    def _show(self, found: DocumentText) -> None:
        self._list_problems(found.problems, found.more)
        self.words.setPlainText(found.words or say("library-no-words", self._lang))
        self.data.setPlainText(found.data)
        if found.view is None or not (found.view.sections or found.view.face or found.view.board):
            self._read.setCurrentWidget(self.words)
            self.setFocusProxy(self.words)
            return
        self.view.lang = self._lang
        self.view.show_view(found.view)
        self._read.setCurrentWidget(self.view)
        self.setFocusProxy(self.view.focus_target)

    def _list_problems(self, problems: Sequence[Problem], more: int) -> None:
        """List the problems above the text, in a few lines."""
        self.count_problems(problems, ships=self._entry.id in StockSource())
        self.problems.show_problems([ListedProblem(each) for each in problem_texts(problems, self._lang)], more)
        self.problems.setVisible(bool(problems))
        self._fit_problems()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit_problems()

    def _fit_problems(self) -> None:
        """Give the list of problems as little height as it needs: their texts wrap with the width."""
        most = max(self.problems.height_of(1), round(MOST_HEIGHT * self.height()))
        self.problems.setFixedHeight(min(self.problems.height_of(MOST_PROBLEMS), most))

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self.words.setPlainText("\n".join(refusal_lines(refusal, self._lang)))


def page_of_entry(context: AppContext, entry: LibraryEntry) -> DocumentTextPage:
    """The page of a document of the library, which follows it."""
    library_worker = context.library
    page = DocumentTextPage(
        entry,
        context.lang,
        lambda who, lang, then, refused: library_worker.ask(
            who, partial(text_of_entry, entry=entry, lang=lang), then, refused
        ),
    )
    library_worker.changed.connect(page.look_again)
    return page


def page_of_file(context: AppContext, document: Document, name: str) -> DocumentTextPage:
    """Page of a document file with its problems; references are resolved next to the file too."""
    path = Path(name)

    def request_of(shown: Document) -> TextRequest:
        def ask(
            who: QObject, lang: str, then: Callable[[DocumentText], None], _: Callable[[LibraryRefusal], None]
        ) -> None:
            job = partial(text_of_file, document=shown, path=path, lang=lang)
            context.library.look_up(who, job, then, lambda _: then(job(SourceChain())))

        return ask

    page = DocumentTextPage(file_header(document, name), context.lang, request_of(document))
    page.file = name
    page.follow(document, request_of)
    return page


def page_of_broken_file(context: AppContext, name: str, problems: tuple[Problem, ...]) -> DocumentTextPage:
    """The page of a file that holds no valid document: its source, and what is wrong with it."""
    path = Path(name)

    def ask(who: QObject, lang: str, then: Callable[[DocumentText], None], _: Callable[[LibraryRefusal], None]) -> None:
        job = partial(text_of_broken_file, path=path, problems=problems, lang=lang)
        context.library.look_up(who, job, then, lambda _: then(job(SourceChain())))

    page = DocumentTextPage(FileHeader("", "", path.name, {}), context.lang, ask)
    page.file = name
    page.tabs.setCurrentWidget(page.data)
    return page


def file_header(document: Document, name: str) -> FileHeader:
    """The header of a document in a file."""
    return FileHeader(document.kind, document.system, document.id or Path(name).name, document.name.plain())
