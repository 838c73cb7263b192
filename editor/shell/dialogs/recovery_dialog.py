"""The dialog after a crash: lists unsaved work, with a preview of its map, to be restored or discarded.

Work for which neither is chosen is offered again at the next start.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QIcon, QImage
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from database.files.recovery import DAYS_KEPT
from editor.documents.document import OpenDocument
from editor.documents.load_document import CannotRead
from editor.documents.workspace import UnsavedWork
from editor.page_api.document_page import document_name
from editor.services.resolve_map import resolve_map
from editor.theme.current_theme import current_theme
from editor.thumbnails.row_icon import RowIconEngine
from editor.thumbnails.thumbnail_board import thumbnail_board
from editor.thumbnails.thumbnail_painter import ThumbnailStyle, paint_thumbnail
from editor.thumbnails.thumbnail_source import LONGEST, ThumbnailSource
from editor.widgets.labels import heading, quiet_text, room_for, set_danger, set_primary
from editor.widgets.layouts import dialog_column
from editor.widgets.list_delegates import RoomyDelegate
from editor.widgets.read_only_text import read_only_text
from engine.content.canonical_json import save
from engine.content.envelope import Document
from engine.content.kinds.notes import Notes
from engine.words import say, speak


def preview_of(document: Document, look: ThumbnailStyle) -> QImage | None:
    """Preview of a document; None without a map or for one too large to paint quickly."""
    texts = ThumbnailSource(_text(document), _map_text(document))
    if max(len(texts.document), len(texts.map or "")) > LONGEST:
        return None
    subject = thumbnail_board(texts)
    return None if subject is None else paint_thumbnail(subject, look)


def _text(document: Document) -> str:
    return save(document).decode()


def _map_text(document: Document) -> str | None:
    """The text of the map that it refers to, if it can be shown."""
    if not isinstance(document, Notes) or not isinstance(document.map, str):
        return None
    try:
        return _text(resolve_map(document))
    except CannotRead:
        return None


LETTERS, LINES = 80, 24
PICTURE_LINES = 3
"""The height of a picture in lines of text."""
WIDE = 1.3
"""The width of a picture, as a share of its height: tall maps lie turned in it, as everywhere."""
NUMBER = Qt.ItemDataRole.UserRole
RecoveryAction = Callable[[UnsavedWork], bool]


class RecoveryDialog(QDialog):
    """Recovery dialog: restores or discards the selected work, by default all; shows the edits of the current entry."""

    def __init__(
        self,
        lang: str,
        left: Sequence[UnsavedWork],
        restore: RecoveryAction,
        discard: RecoveryAction,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("recovery")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("recovery-title", lang))
        self._left, self._lang = tuple(left), lang
        self._list = QListWidget()
        self._list.setObjectName("recovery-list")
        self._list.setAccessibleName(say("recovery-list", lang))
        self._list.setItemDelegate(RoomyDelegate(self._list))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setWordWrap(True)
        self._steps = read_only_text("recovery-steps")
        self._steps.setAccessibleName(say("recovery-steps", lang))
        side = PICTURE_LINES * self.fontMetrics().lineSpacing()
        self._list.setIconSize(QSize(round(WIDE * side), side))
        for number, each in enumerate(self._left):
            item = QListWidgetItem(unsaved_work_text(each, lang))
            item.setData(NUMBER, number)
            self._list.addItem(item)
        self._show_pictures()
        self._list.currentRowChanged.connect(self._show_steps)
        self._list.setCurrentRow(0)
        self._list.selectAll()
        self._buttons = QDialogButtonBox()
        role = QDialogButtonBox.ButtonRole
        self._restore = self._button("recovery-restore", role.AcceptRole, lambda: self._settle(restore))
        self._discard = self._button("recovery-discard", role.DestructiveRole, lambda: self._settle(discard))
        self._button("recovery-later", role.RejectRole, self.reject)
        set_primary(self._restore)
        set_danger(self._discard)
        self._list.itemSelectionChanged.connect(self._see_what_can_be_done)
        column = dialog_column(self)
        column.addWidget(heading(say("recovery-what", lang)))
        column.addWidget(self._list, 3)
        column.addWidget(quiet_text(say("recovery-steps", lang)))
        column.addWidget(self._steps, 2)
        column.addWidget(quiet_text(say("recovery-kept", lang, days=DAYS_KEPT)))
        column.addWidget(self._buttons)
        self.resize(room_for(self, LETTERS, LINES))

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self.isVisible():
            self._show_pictures()

    def _show_pictures(self) -> None:
        """Show the thumbnails in the current theme."""
        for item in map(self._list.item, range(self._list.count())):
            item.setIcon(self._picture_of(self._left[item.data(NUMBER)], self._list.iconSize()))

    def _picture_of(self, left: UnsavedWork, size: QSize) -> QIcon:
        """Thumbnail of the document, else the icon of its kind."""
        ratio = self.devicePixelRatioF()
        look = ThumbnailStyle(current_theme(), size.width(), size.height(), ratio, is_small=True)
        return QIcon(RowIconEngine("note", size.height() // PICTURE_LINES, preview_of(left.document.content, look)))

    def _button(self, word_id: str, role: QDialogButtonBox.ButtonRole, then: Callable[[], None]) -> QPushButton:
        button = self._buttons.addButton(say(word_id, self._lang), role)
        button.setObjectName(word_id)
        button.clicked.connect(then)
        return button

    def _settle(self, action: RecoveryAction) -> None:
        for item in self._list.selectedItems():
            if action(self._left[item.data(NUMBER)]):
                self._list.takeItem(self._list.row(item))
        if not self._list.count():
            self.accept()

    def _show_steps(self, row: int) -> None:
        item = self._list.item(row)
        steps = () if item is None else self._left[item.data(NUMBER)].document.unsaved_descriptions
        self._steps.setPlainText("\n".join(f"• {speak(each, self._lang)}" for each in steps))

    def _see_what_can_be_done(self) -> None:
        for button in (self._restore, self._discard):
            button.setEnabled(bool(self._list.selectedItems()))


def _where(document: OpenDocument, lang: str) -> str:
    if document.library_key:
        return say("recovery-in-library", lang)
    return say("recovery-never-saved", lang) if document.path is None else str(document.path)


def unsaved_work_text(left: UnsavedWork, lang: str) -> str:
    """Text about unsaved work: kind, time, file and losses."""
    document = left.document
    when = QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(left.when)), QLocale.FormatType.ShortFormat)
    name = document_name(document.content, lang)
    lines = [
        say("recovery-row", lang, name=name, n=document.unsaved_steps, when=when),
        _where(document, lang),
    ]
    if left.lost:
        lines.append(say("recovery-lost", lang, n=left.lost))
    return "\n".join(lines)
