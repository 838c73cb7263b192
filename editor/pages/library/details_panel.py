"""The details pane of the browser: facts about the selected documents, who uses one, and buttons for the actions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from database.records import DocumentUse, LibraryEntry
from editor.pages.library.document_actions import DOCUMENT_ACTIONS, actions_for
from editor.pages.library.documents.display_names import date_text, faction_name, game_name, name_of
from editor.pages.library.documents.search_query import DocumentDetails
from editor.pages.library.thumbnails.preview_widget import PreviewWidget
from editor.pages.library.thumbnails.thumbnail_worker import ThumbnailWorker
from editor.presenters.document_kinds import kind_icon, kind_name
from editor.theme.icons import icon
from editor.theme.metrics import SMALL
from editor.widgets.empty_state import EmptyStateWidget
from editor.widgets.labels import name_heading, quiet_text, text, tip
from editor.widgets.layouts import scroll_area
from editor.widgets.list_delegates import RoomyDelegate
from engine.words import say

KEY = Qt.ItemDataRole.UserRole
GAP = SMALL
LEAST_LETTERS = 26
LEAST_USERS = 6


class DetailsPanel(QWidget):
    """Details pane of a document.

    Emits `wanted` with an action and `user_requested` with the key of a referring document.
    """

    wanted = Signal(str)
    user_requested = Signal(object)

    def __init__(self, gallery: ThumbnailWorker, lang: str) -> None:
        super().__init__()
        self.setObjectName("library-details")
        self._lang = lang
        self._details: DocumentDetails | None = None
        self._uses: Sequence[DocumentUse] = ()
        self._users_of = ""
        """The key of the document whose uses are known."""
        self._may_write = True
        self.portrait = PreviewWidget(gallery, lang)
        self.name, self.facts = name_heading(""), quiet_text("")
        for label in (self.name, self.facts):
            label.setSizePolicy(QSizePolicy.Policy.Ignored, label.sizePolicy().verticalPolicy())
        self._users_title = text("")
        self.users = QListWidget()
        self.users.setObjectName("library-users")
        self.users.setItemDelegate(RoomyDelegate(self.users))
        self.users.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.users.itemActivated.connect(lambda item: self.user_requested.emit(self._uses[item.data(KEY)].user))
        self.buttons = {action.name: self._button(action.name, action.icon) for action in DOCUMENT_ACTIONS}
        self._empty = EmptyStateWidget("library")
        self._lay_out()
        self.speak(lang)

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """The least size: room for the buttons, however long their words are."""
        letters = LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        widest = max(button.sizeHint().width() for button in self.buttons.values())
        return QSize(max(letters, widest + 4 * GAP), super().minimumSizeHint().height())

    def show_placeholder(self) -> None:
        """Show the placeholder for no selection."""
        self._details = None
        self._stack.setCurrentWidget(self._empty)

    def show_entry(self, entry: LibraryEntry, *, may_write: bool) -> None:
        """Show the data of the list row; `show_details` adds the rest."""
        self._may_write = may_write
        self._show(DocumentDetails(entry, self._uses_of(entry)))

    def show_several(self, entries: Sequence[LibraryEntry], *, may_write: bool) -> None:
        """Show the number and kinds of the selected documents, with the actions possible for all."""
        lang, self._details = self._lang, None
        self.name.setText(say("library-several", lang, n=len(entries)))
        self.name.setToolTip("")
        kinds = Counter(entry.kind for entry in entries).most_common()
        self.facts.setText(
            "\n".join(say("library-several-of", lang, kind=kind_name(kind, lang), n=n) for kind, n in kinds)
        )
        self._offer(entries, may_write=may_write)
        self.users.hide()
        self.portrait.hide()
        self._users_title.hide()
        self._stack.setCurrentWidget(self._scrolling)

    def show_details(self, details: DocumentDetails) -> None:
        """Show all details."""
        self._users_of = details.entry.key
        self._show(details)

    def speak(self, lang: str) -> None:
        self._lang = lang
        for action in DOCUMENT_ACTIONS:
            button, words = self.buttons[action.name], say(action.word, lang)
            button.setText(words)
            button.setToolTip(
                tip(say("library-deed-keys", lang, deed=words, keys=action.keys) if action.keys else words)
            )
        self.portrait.speak(lang)
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
        self.facts.setText("\n".join(self._facts(details)))
        self.portrait.show_entry(entry)
        self.portrait.show()
        self._offer([entry], may_write=self._may_write)
        if details.users != self._uses or not self.users.count():
            self._list_users(details.users)
        used_by = say("library-used-by", lang, n=len(details.users))
        self._users_title.setText(used_by if self._users_of == entry.key else "")
        self.users.setVisible(bool(details.users))
        self._users_title.setVisible(entry.layer != "trash")
        self._stack.setCurrentWidget(self._scrolling)

    def _offer(self, entries: Sequence[LibraryEntry], *, may_write: bool) -> None:
        there, ready = actions_for(entries), actions_for(entries, may_write=may_write)
        for action in DOCUMENT_ACTIONS:
            self.buttons[action.name].setVisible(action in there)
            self.buttons[action.name].setEnabled(action in ready)

    def _facts(self, details: DocumentDetails) -> list[str]:
        entry, lang = details.entry, self._lang
        facts = [kind_name(entry.kind, lang), game_name(entry.system, lang), faction_name(entry.faction or "", lang)]
        lines = [" · ".join(filter(None, facts)), say("library-id-is", lang, id=entry.id)]
        if entry.cost is not None:
            lines.append(say("library-cost-is", lang, cost=entry.cost))
        if entry.tags:
            lines.append(say("library-tags-are", lang, tags=", ".join(entry.tags)))
        if entry.origin is not None:
            copied = "library-copied-from-earlier" if details.is_behind else "library-copied-from"
            lines.append(say(copied, lang, id=entry.origin.id))
        if entry.layer == "stock":
            lines.append(say("library-is-stock", lang))
        else:
            changed = "library-thrown-away" if entry.layer == "trash" else "library-changed"
            lines.append(say(changed, lang, when=date_text(entry.changed, lang)))
        return lines

    def _list_users(self, users: Sequence[DocumentUse]) -> None:
        self._uses = users
        self.users.clear()
        for number, use in enumerate(users):
            name = name_of(use.user, self._lang)
            item = QListWidgetItem(icon(kind_icon(use.user.kind)), name)
            item.setData(KEY, number)
            item.setToolTip(tip(f"{name} ({use.user.id})"))
            self.users.addItem(item)

    def _button(self, name: str, icon_name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"library-do-{name}")
        button.setIcon(icon(icon_name))
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.wanted.emit(name))
        return button

    def _lay_out(self) -> None:
        self._whole = QWidget()
        column = QVBoxLayout(self._whole)
        column.setSpacing(GAP)
        column.addWidget(self.portrait, 2)
        column.addWidget(self.name)
        column.addWidget(self.facts)
        for button in self.buttons.values():
            column.addWidget(button)
        column.addWidget(self._users_title)
        column.addWidget(self.users, 1)
        column.addStretch(0)
        self.users.setMinimumHeight(LEAST_USERS * self.fontMetrics().lineSpacing())
        self._scrolling = scroll_area(self._whole, "library-details-scroll")
        self._stack = QStackedWidget()
        self._stack.addWidget(self._empty)
        self._stack.addWidget(self._scrolling)
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._stack)
