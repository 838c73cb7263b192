"""After a crash: lists what was not saved, to be restored or discarded; what is left alone is offered again."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QDateTime, QLocale, QSize, Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QDialogButtonBox,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from database.files.recovery import DAYS_KEPT
from editor.documents.desk import LeftBehind
from editor.documents.document import OpenDocument
from editor.pages.library.thumbnails.row_icon import RowIconEngine
from editor.pages.library.thumbnails.thumbnail_painter import ThumbnailStyle
from editor.theme.dress import worn
from editor.window.document_page import name_of
from editor.window.recovery_picture import picture_of
from editor.window.rows import Roomy
from editor.window.texts import quiet, room_for, text
from engine.words import say, speak

LETTERS, LINES = 80, 24
PICTURE_LINES = 3
"""How many lines of text a picture is high."""
NUMBER = Qt.ItemDataRole.UserRole
Deed = Callable[[LeftBehind], bool]


class RecoveryDialog(QDialog):
    """What is selected is restored or discarded, all of it at first; what was done to the current one is told."""

    def __init__(
        self, lang: str, left: Sequence[LeftBehind], restore: Deed, discard: Deed, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("recovery")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("recovery-title", lang))
        self._left, self._lang = tuple(left), lang
        self._list = QListWidget()
        self._list.setObjectName("recovery-list")
        self._list.setAccessibleName(say("recovery-list", lang))
        self._list.setItemDelegate(Roomy(self._list))
        self._list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setWordWrap(True)
        self._steps = QPlainTextEdit()
        self._steps.setObjectName("recovery-steps")
        self._steps.setReadOnly(True)
        self._steps.setTabChangesFocus(True)
        self._steps.setAccessibleName(say("recovery-steps", lang))
        side = PICTURE_LINES * self.fontMetrics().lineSpacing()
        self._list.setIconSize(QSize(side, side))
        for number, each in enumerate(self._left):
            item = QListWidgetItem(self._picture_of(each, side), told(each, lang))
            item.setData(NUMBER, number)
            self._list.addItem(item)
        self._list.currentRowChanged.connect(self._tell_steps)
        self._list.setCurrentRow(0)
        self._list.selectAll()
        self._buttons = QDialogButtonBox()
        self._restore = self._button("recovery-restore", lang, lambda: self._settle(restore))
        self._discard = self._button("recovery-discard", lang, lambda: self._settle(discard))
        self._button("recovery-later", lang, self.reject)
        self._restore.setDefault(True)
        self._list.itemSelectionChanged.connect(self._see_what_can_be_done)
        column = QVBoxLayout(self)
        column.addWidget(text(say("recovery-what", lang)))
        column.addWidget(self._list, 3)
        column.addWidget(text(say("recovery-steps", lang)))
        column.addWidget(self._steps, 2)
        column.addWidget(quiet(say("recovery-kept", lang, days=DAYS_KEPT)))
        column.addWidget(self._buttons)
        self.resize(room_for(self, LETTERS, LINES))

    def _picture_of(self, left: LeftBehind, side: int) -> QIcon:
        """What the document shows, else the icon of its kind."""
        look = ThumbnailStyle(worn(), side, side, self.devicePixelRatioF(), is_small=True)
        return QIcon(RowIconEngine("note", side // PICTURE_LINES, picture_of(left.document.content, look)))

    def _button(self, word_id: str, lang: str, then: Callable[[], None]) -> QPushButton:
        button = self._buttons.addButton(say(word_id, lang), QDialogButtonBox.ButtonRole.ActionRole)
        button.setObjectName(word_id)
        button.clicked.connect(then)
        return button

    def _settle(self, deed: Deed) -> None:
        for item in self._list.selectedItems():
            if deed(self._left[item.data(NUMBER)]):
                self._list.takeItem(self._list.row(item))
        if not self._list.count():
            self.accept()

    def _tell_steps(self, row: int) -> None:
        item = self._list.item(row)
        told = () if item is None else self._left[item.data(NUMBER)].document.told_unsaved
        self._steps.setPlainText("\n".join(f"• {speak(each, self._lang)}" for each in told))

    def _see_what_can_be_done(self) -> None:
        for button in (self._restore, self._discard):
            button.setEnabled(bool(self._list.selectedItems()))


def _where(document: OpenDocument, lang: str) -> str:
    if document.kept:
        return say("recovery-in-library", lang)
    return say("recovery-never-saved", lang) if document.path is None else str(document.path)


def told(left: LeftBehind, lang: str) -> str:
    """What it is, when it was worked on, where its file is, and what of it is lost."""
    document = left.document
    when = QLocale(lang).toString(QDateTime.fromSecsSinceEpoch(int(left.when)), QLocale.FormatType.ShortFormat)
    name = name_of(document.content, lang)
    lines = [
        say("recovery-row", lang, name=name, n=document.unsaved_steps, when=when),
        _where(document, lang),
    ]
    if left.lost:
        lines.append(say("recovery-lost", lang, n=left.lost))
    return "\n".join(lines)
