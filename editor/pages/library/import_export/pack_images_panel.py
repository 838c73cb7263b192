"""The images of a new pack: a list of their files, with buttons to add and remove some."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.pages.library.import_export.image_read_worker import ImageReadWorker
from editor.services.library_refusals import LibraryRefusal, pack_problem_text, refusal_lines
from editor.theme.icons import BESIDE, icon
from editor.widgets.labels import quiet_text
from editor.widgets.list_delegates import RoomyDelegate
from editor.widgets.read_only_text import read_only_text, show_lines
from engine.words import say

if TYPE_CHECKING:
    from database.packs.export.picture_files import PictureFile, ReadPictures

ROWS, MOST_PROBLEMS = 5, 5
PICTURE = Qt.ItemDataRole.UserRole


class PackImagesPanel(QWidget):
    """Images of a pack; emits `changed` when images or the reading state change.

    The caller places the labels `state_label` and `problems`.
    """

    changed = Signal()

    def __init__(self, lang: str) -> None:
        super().__init__()
        self._lang = lang
        self._under_way = 0
        self._reader = ImageReadWorker(self)
        self._reader.were_read.connect(self._take)
        self._reader.was_refused.connect(self._refuse)
        self._reader.broke_down.connect(self._done)
        self.list = QListWidget()
        self.list.setObjectName("library-export-pictures")
        self.list.setAccessibleName(say("library-export-pictures-list", lang))
        self.list.setSelectionMode(QListWidget.SelectionMode.ExtendedSelection)
        self.list.setItemDelegate(RoomyDelegate(self.list))
        self.add = self._button("library-export-pictures-add", "add", self.ask)
        self.remove = self._button("library-export-pictures-remove", "remove", self._remove)
        QShortcut(QKeySequence.StandardKey.Delete, self.list, self._remove, context=Qt.ShortcutContext.WidgetShortcut)
        self.list.itemSelectionChanged.connect(self._look)
        self.state_label: QLabel = quiet_text("")
        self.problems = read_only_text("library-export-pictures-faults")
        self.problems.setAccessibleName(say("library-export-pictures-faults", lang))
        self._lay_out()
        self._look()

    @property
    def is_reading(self) -> bool:
        return self._under_way > 0

    @property
    def digests(self) -> tuple[str, ...]:
        """Digests of the listed images."""
        return tuple(self.list.item(row).data(PICTURE) for row in range(self.list.count()))

    def body(self, digest: str) -> bytes:
        """Content of one sanitised image; raises `PackRefused` once the images are discarded."""
        return self._reader.body(digest)

    def let_go(self) -> None:
        """Stop reading and discard the images."""
        self._reader.let_go()

    def ask(self) -> None:
        """Open a file dialog for images."""
        lang = self._lang
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        files = say("library-export-pictures-files", lang)
        dialog = QFileDialog(self, say("library-export-pictures-choose", lang), folder, files)
        dialog.setObjectName("library-export-pictures-file")
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
        dialog.filesSelected.connect(lambda names: self.read([Path(name) for name in names]))
        dialog.open()

    def read(self, paths: Sequence[Path]) -> None:
        """Add the images in these files as soon as they are read."""
        self._under_way += 1
        self._reader.read(paths)
        self._show_state(())

    def _take(self, read: ReadPictures) -> None:
        known = set(self.digests)
        for each in read.usable:
            if each.image.digest not in known:
                self._append(each)
                known.add(each.image.digest)
        self._done()
        self._show_state([pack_problem_text(each, self._lang) for each in read.problems])

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self._done()
        self._show_state(list(refusal_lines(refusal, self._lang)))

    def _done(self) -> None:
        self._under_way -= 1
        self._show_state(())

    def _append(self, picture: PictureFile) -> None:
        size = {"width": picture.image.width, "height": picture.image.height}
        item = QListWidgetItem(say("library-export-picture", self._lang, file=picture.file, **size), self.list)
        item.setData(PICTURE, picture.image.digest)

    def _remove(self) -> None:
        for item in self.list.selectedItems():
            self.list.takeItem(self.list.row(item))
        self._show_state(())

    def _show_state(self, problems: Sequence[str]) -> None:
        show_lines(self.problems, problems, MOST_PROBLEMS)
        self._look()
        self.changed.emit()

    def _look(self) -> None:
        self.remove.setEnabled(bool(self.list.selectedItems()))
        word = "library-export-pictures-reading" if self.is_reading else "library-export-pictures-how"
        self.state_label.setText(say(word, self._lang))

    def _button(self, name: str, icon_name: str, then: object) -> QPushButton:
        button = QPushButton(icon(icon_name), BESIDE + say(name, self._lang))
        button.setObjectName(name)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: then())  # type: ignore[operator]
        return button

    def _lay_out(self) -> None:
        self.list.setMinimumHeight((ROWS + 1) * self.list.fontMetrics().lineSpacing())
        buttons = QVBoxLayout()
        buttons.addWidget(self.add)
        buttons.addWidget(self.remove)
        buttons.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.list, 1)
        row.addLayout(buttons)
        self.problems.hide()
        self.setFocusProxy(self.list)
