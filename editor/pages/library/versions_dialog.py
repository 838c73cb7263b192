"""The dialog of the versions of a document: shows and compares them, and restores one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSplitter,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from database.records import LibraryEntry
from editor.pages.library.documents.display_names import name_of
from editor.pages.library.documents.versions import DocumentVersion, VersionComparison, compare_version, versions
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.services.library_worker import LibraryWorker
from editor.theme.icons import BESIDE, icon, icon_on_accent
from editor.theme.metrics import MEDIUM
from editor.widgets.labels import fixed_font, name_heading, quiet_text, room_for, set_primary
from editor.widgets.layouts import dialog_column
from editor.widgets.list_delegates import RoomyDelegate
from editor.widgets.read_only_text import read_only_text
from engine.words import say

LETTERS, LINES = 110, 32
BULLET = "• "


class VersionsDialog(QDialog):
    """Dialog of versions; emits `wanted` with the version to restore and the current one."""

    wanted = Signal(object, object)

    def __init__(
        self, library_worker: LibraryWorker, entry: LibraryEntry, lang: str, parent: QWidget, *, may_write: bool
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library-versions")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("library-versions-title", lang))
        self._library_worker, self._entry, self._lang = library_worker, entry, lang
        self._may_write = may_write
        self._versions: Sequence[DocumentVersion] = ()
        self.list = QListWidget()
        self.list.setObjectName("library-versions-list")
        self.list.setAccessibleName(say("library-versions-title", lang))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._come_to)
        self.changes = read_only_text("library-versions-changes")
        self.words, self.data = read_only_text("library-versions-words"), read_only_text("library-versions-data")
        self.data.setFont(fixed_font(self.data.font()))
        self.restore = QPushButton(icon_on_accent("take-back"), f"{BESIDE}{say('library-version-restore', lang)}")
        self._lay_out()
        library_worker.ask(self, partial(versions, entry=entry), self._list_versions, self._refuse)

    def _list_versions(self, found: Sequence[DocumentVersion]) -> None:
        self._versions = found
        for place, version in enumerate(found):
            comparison = version.version_text(self._lang)
            shown = say("library-version-now", self._lang, version=comparison) if place == 0 else comparison
            self.list.addItem(QListWidgetItem(icon("library" if version.number is None else "history"), shown))
        self.list.setCurrentRow(0)

    def _come_to(self, row: int) -> None:
        if 0 <= row < len(self._versions):
            version, now = self._versions[row], self._versions[0]
            after = self._versions[row + 1 :]
            before = after[0] if after else None
            self.restore.setEnabled(self._may_write and row > 0)
            job = partial(compare_version, version=version, before=before, now=now, lang=self._lang)
            self._library_worker.ask(self, job, lambda comparison: self._show(comparison, row), self._refuse)

    def _show(self, comparison: VersionComparison, row: int) -> None:
        if row != self.list.currentRow():
            return
        before, lang = comparison.since_before, self._lang
        parts = [say("library-version-first", lang)] if before is None else []
        if before is not None:
            parts.append(_change_list(say("library-version-since-before", lang), before, lang))
        if row > 0:
            parts.append(_change_list(say("library-version-until-now", lang), comparison.until_now, lang))
        self.changes.setPlainText("\n\n".join(parts))
        self.words.setPlainText(comparison.reading.words or say("library-no-words", lang))
        self.data.setPlainText(comparison.reading.data)

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self.changes.setPlainText("\n".join(refusal_lines(refusal, self._lang)))

    def _want(self) -> None:
        self.wanted.emit(self._versions[self.list.currentRow()], self._versions[0])
        self.accept()

    def _lay_out(self) -> None:
        lang, tabs = self._lang, QTabWidget()
        tabs.setObjectName("library-versions-tabs")
        tabs.tabBar().setObjectName("library-versions-tab-bar")
        tabs.setDocumentMode(True)
        for widget in (tabs, tabs.tabBar()):
            widget.setAccessibleName(say("library-reading", lang))
        for part, word_id in (
            (self.changes, "library-version-changes"),
            (self.words, "library-in-words"),
            (self.data, "library-as-data"),
        ):
            part.setAccessibleName(say(word_id, lang))
            tabs.addTab(part, say(word_id, lang))
        both = QSplitter()
        both.setChildrenCollapsible(False)
        beside = QWidget()
        inner = QVBoxLayout(beside)
        inner.setContentsMargins(MEDIUM, 0, 0, 0)
        inner.addWidget(tabs)
        both.addWidget(self.list)
        both.addWidget(beside)
        both.setStretchFactor(1, 2)
        both.setStretchFactor(0, 1)
        self.restore.setObjectName("library-version-restore")
        self.restore.setEnabled(False)
        self.restore.setAutoDefault(False)
        self.restore.clicked.connect(self._want)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("library-versions-close")
        buttons.addButton(self.restore, QDialogButtonBox.ButtonRole.AcceptRole)
        set_primary(self.restore)
        buttons.rejected.connect(self.reject)
        column = dialog_column(self)
        column.addWidget(name_heading(name_of(self._entry, lang)))
        column.addWidget(quiet_text(say("library-versions-how", lang)))
        column.addWidget(both, 1)
        column.addWidget(buttons)
        self.resize(room_for(self, LETTERS, LINES))


def _change_list(heading: str, changes: Sequence[str], lang: str) -> str:
    lines = [f"{BULLET}{change}" for change in changes] or [say("library-version-same", lang)]
    return "\n".join([heading, *lines])
