"""The details pane of the browser: picture, actions and facts of the selected documents, and who uses one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from database.records import DocumentUse, LibraryEntry
from editor.pages.library.details.action_bar import ActionBar
from editor.pages.library.details.facts_widget import FactsWidget
from editor.pages.library.details.problem_summary import ProblemSummaryWidget
from editor.pages.library.documents.display_names import faction_name, game_name, languages_of, name_of, when_text
from editor.pages.library.documents.search_query import DocumentDetails
from editor.pages.library.table.problem_count_worker import ProblemCountWorker
from editor.pages.library.thumbnails.preview_widget import PreviewWidget
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.presenters.document_kinds import kind_icon, kind_name, kinds_name
from editor.services.library_worker import LibraryWorker
from editor.theme.icons import BESIDE, icon
from editor.theme.metrics import LARGE, MEDIUM, SMALL, TINY
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.labels import heading, name_heading, quiet_text, tip
from editor.widgets.layouts import on_paper, scroll_area
from editor.widgets.list_delegates import RoomyDelegate
from engine.words import say

KEY = Qt.ItemDataRole.UserRole
LETTERS, LEAST_LETTERS = 42, 30
"""The usual width in letters, and the least."""
MOST_USERS = 12
"""The most rows of users that are seen at once."""


class DetailsPanel(QWidget):
    """Details pane of a document.

    Emits `wanted` with an action, `menu_requested` with a place for the menu of all actions, and `user_requested` with
    the key of a referring document.
    """

    wanted = Signal(str)
    menu_requested = Signal(object)
    user_requested = Signal(object)

    def __init__(self, library_worker: LibraryWorker, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-details")
        self._lang = lang
        self._details: DocumentDetails | None = None
        self._packs: Mapping[str, str] = {}
        self._uses: Sequence[DocumentUse] = ()
        self._users_of = ""
        """The key of the document whose uses are known."""
        self._may_write = True
        self.portrait = PreviewWidget(ThumbnailWorker.of(library_worker), lang)
        self._counts = ProblemCountWorker.of(library_worker)
        self._counts.counted.connect(self._show_problems_of)
        self.problems = ProblemSummaryWidget()
        self.problems.open_requested.connect(lambda: self.wanted.emit("open"))
        self.name, self.kind, self.facts = name_heading(""), quiet_text(""), FactsWidget()
        for label in (self.name, self.kind):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, label.sizePolicy().verticalPolicy())
        self.bar = ActionBar()
        self.bar.wanted.connect(self.wanted)
        self.bar.menu_requested.connect(self.menu_requested)
        self._users_title, self._users_count = heading(""), quiet_text("")
        self._users_count.setWordWrap(False)
        self.users = QListWidget()
        self.users.setObjectName("library-users")
        self.users.setFrameShape(QFrame.Shape.NoFrame)
        self.users.setItemDelegate(RoomyDelegate(self.users))
        self.users.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.users.itemActivated.connect(lambda item: self.user_requested.emit(self._uses[item.data(KEY)].user))
        self.copy_id = QPushButton()
        self.copy_id.setObjectName("library-copy-id")
        self.copy_id.setProperty("kind", "quiet")
        self.copy_id.setIcon(icon("copy"))
        self.copy_id.setAutoDefault(False)
        self.copy_id.clicked.connect(lambda: self.wanted.emit("copy-id"))
        self._empty = EmptyStateWidget("library")
        self._lay_out()
        self.speak(lang)

    @property
    def buttons(self) -> Mapping[str, QPushButton]:
        """The buttons of the bar, by action."""
        return self.bar.buttons

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The least size: room for the bar of actions, however long its words are."""
        letters = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        bar = self.bar.sizeHint().width() + 2 * LARGE
        return QSize(max(letters, bar), super().minimumSizeHint().height())

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        width = LETTERS * self.fontMetrics().averageCharWidth()
        return QSize(max(width, self.minimumSizeHint().width()), super().sizeHint().height())

    def name_packs(self, packs: Mapping[str, str]) -> None:
        """Set the titles of packs."""
        self._packs = packs

    def show_placeholder(self) -> None:
        """Show the placeholder for no selection."""
        self._details = None
        self._stack.setCurrentWidget(self._empty)

    def show_entry(self, entry: LibraryEntry, *, may_write: bool) -> None:
        """Show the data of the list row; `show_details` adds the rest."""
        self._may_write = may_write
        known = self._details
        is_known = known is not None and known.entry == entry
        self._show(known if is_known and known is not None else DocumentDetails(entry, self._uses_of(entry)))

    def show_several(self, entries: Sequence[LibraryEntry], *, may_write: bool) -> None:
        """Show the number and kinds of the selected documents, with the actions possible for all."""
        lang, self._details = self._lang, None
        self.name.setText(say("library-several", lang, n=len(entries)))
        self.name.setToolTip("")
        kinds = Counter(entry.kind for entry in entries).most_common()
        self.facts.show_rows([(kinds_name(kind, lang), str(n)) for kind, n in kinds])
        self.bar.show_actions(entries, may_write=may_write)
        for part in (self.kind, self.portrait, self.problems, self.users, self._users, self.copy_id):
            part.hide()
        self._stack.setCurrentWidget(self._scrolling)

    def show_details(self, details: DocumentDetails) -> None:
        """Show all details."""
        self._users_of = details.entry.key
        self._show(details)

    def speak(self, lang: str) -> None:
        self._lang = lang
        self.bar.speak(lang)
        self.portrait.speak(lang)
        self.copy_id.setText(BESIDE + say("library-copy-id", lang))
        self._users_title.setText(say("library-used-by-title", lang))
        self._empty.show_text(say("library-none-marked", lang), say("library-none-marked-how", lang))
        self.users.setAccessibleName(say("library-used-by-list", lang))
        if self._details is not None:
            self._show(self._details)

    def _uses_of(self, entry: LibraryEntry) -> tuple[DocumentUse, ...]:
        """Loaded uses of a document; empty until they are known."""
        known = self._details
        return known.users if known is not None and known.entry.key == entry.key else ()

    def _show(self, details: DocumentDetails) -> None:
        self._details = details
        entry, lang = details.entry, self._lang
        self.name.setText(name_of(entry, lang))
        self.name.setToolTip(tip(name_of(entry, lang)))
        kind = kind_name(entry.kind, lang)
        self.kind.setText(" · ".join(filter(None, (kind[:1].upper() + kind[1:], game_name(entry.system, lang)))))
        self.facts.show_rows(list(self._facts(details)))
        self.portrait.show_entry(entry)
        self.bar.show_actions([entry], may_write=self._may_write)
        self.problems.show_check(self._counts.check(entry), lang)
        if details.users != self._uses or not self.users.count():
            self._list_users(details.users)
        number = len(details.users)
        used_by = str(number) if number else say("library-used-by", lang, n=0)
        self._users_count.setText(used_by if self._users_of == entry.key else "")
        self._users.setVisible(entry.layer != "trash" and (bool(number) or self._users_of == entry.key))
        self._users_title.setVisible(bool(number))
        self.users.setVisible(bool(number))
        for part in (self.kind, self.portrait, self.copy_id):
            part.show()
        self._stack.setCurrentWidget(self._scrolling)

    def _show_problems_of(self, key: str) -> None:
        if self._details is not None and self._details.entry.key == key:
            self.problems.show_check(self._counts.check(self._details.entry), self._lang)

    def _facts(self, details: DocumentDetails) -> Iterator[tuple[str, str]]:
        entry, lang = details.entry, self._lang
        if entry.layer == "stock":
            yield say("library-fact-from", lang), say("library-fact-stock", lang)
        elif entry.pack in self._packs:
            yield say("library-fact-from", lang), self._packs[str(entry.pack)]
        if entry.faction:
            yield say("library-column-faction", lang), faction_name(entry.faction, lang)
        if entry.cost is not None:
            yield say("library-column-cost", lang), say("view-points", lang, points=entry.cost)
        if entry.tags:
            yield say("library-column-tags", lang), ", ".join(entry.tags)
        if len(entry.names) > 1:
            yield say("library-fact-languages", lang), languages_of(entry.names)
        if entry.origin is not None:
            origin = details.origin_name(lang)
            earlier = say("library-fact-earlier", lang, name=origin) if details.is_behind else origin
            yield say("library-fact-copied-from", lang), earlier
        if entry.layer != "stock":
            changed = "library-fact-deleted" if entry.layer == "trash" else "library-fact-changed"
            yield say(changed, lang), when_text(entry.changed, lang)

    def _list_users(self, users: Sequence[DocumentUse]) -> None:
        self._uses = users
        self.users.clear()
        for number, use in enumerate(users):
            name = name_of(use.user, self._lang)
            item = QListWidgetItem(icon(kind_icon(use.user.kind)), name)
            item.setData(KEY, number)
            item.setToolTip(tip(f"{name} · {kind_name(use.user.kind, self._lang)}"))
            self.users.addItem(item)
        if users:
            self.users.setFixedHeight(min(len(users), MOST_USERS) * self.users.sizeHintForRow(0) + 2)

    def _lay_out(self) -> None:
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        column.setContentsMargins(LARGE, LARGE, LARGE, LARGE)
        column.setSpacing(MEDIUM)
        title = QVBoxLayout()
        title.setSpacing(TINY)
        title.addWidget(self.name)
        title.addWidget(self.kind)
        self._users = QWidget()
        head = QHBoxLayout(self._users)
        head.setContentsMargins(0, SMALL, 0, 0)
        head.addWidget(self._users_title, 1)
        head.addWidget(self._users_count, 0, Qt.AlignmentFlag.AlignBottom)
        column.addWidget(self.portrait, 1)
        column.addLayout(title)
        column.addWidget(self.bar)
        column.addWidget(self.problems)
        column.addWidget(self.facts)
        column.addWidget(self._users)
        column.addWidget(self.users)
        column.addStretch(0)
        column.addWidget(self.copy_id, 0, Qt.AlignmentFlag.AlignLeft)
        self._scrolling = scroll_area(self._whole, "library-details-scroll")
        self.users.viewport().setAutoFillBackground(False)
        on_paper(self)
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._scrolling)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._stack)
