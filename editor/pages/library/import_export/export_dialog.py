"""The export dialog: the contents of a new pack, its metadata, and the file to write."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRegularExpression, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QComboBox, QDialog, QDialogButtonBox, QFormLayout, QLineEdit, QWidget

from database.files.atomic_write import atomic_write
from database.packs.format.manifest import ID_PATTERN
from database.packs.format.versions import VERSION_PATTERN
from database.records import DocumentFilter, LibraryEntry
from editor.pages.library.documents.display_names import name_of
from editor.pages.library.import_export.pack_images_panel import PackImagesPanel
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.services.library_worker import LibraryWorker
from editor.widgets.labels import quiet_text, room_for, set_primary, text
from editor.widgets.layouts import dialog_column
from engine.content.limits import MAX_TITLE
from engine.words import say

if TYPE_CHECKING:
    from database.library import Library
    from database.packs.export.export_pack import Exported

LETTERS, LINES = 72, 34
FIRST = "1.0.0"
CHOSEN, ALL = "chosen", "all"


@dataclass(frozen=True, slots=True)
class PackRequest:
    """A pack to be made."""

    chosen: Sequence[str]
    """Ids of the documents to export; empty for all user documents."""
    about: Mapping[str, Any]
    pictures: Sequence[str] = ()
    """Digests of the added images."""


class ExportDialog(QDialog):
    """Export dialog; emits `wanted` with the request.

    The caller then calls `write`, and `written` reports the result.
    """

    wanted = Signal(object)
    written = Signal(object)

    def __init__(
        self, library_worker: LibraryWorker, entries: Sequence[LibraryEntry], lang: str, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("library-export")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("library-export-title", lang))
        self._library_worker, self._lang = library_worker, lang
        self.what = QComboBox()
        self.what.setObjectName("library-export-what")
        self.what.setAccessibleName(say("library-export-what", lang))
        self._chosen, first = tuple(entry.id for entry in entries), entries[0]
        this = say("library-export-this", lang, name=name_of(first, lang))
        these = say("library-export-these", lang, n=len(entries))
        self.what.addItem(this if len(entries) == 1 else these, CHOSEN)
        self.what.addItem(say("library-export-all", lang), ALL)
        self.title = self._line("title", name_of(first, lang))
        self.title.setMaxLength(MAX_TITLE)
        self.id = self._line("id", first.id.replace("/", "."), ID_PATTERN)
        self.version = self._line("version", FIRST, VERSION_PATTERN)
        self.author, self.licence = self._line("author", ""), self._line("licence", "")
        self.pictures = PackImagesPanel(lang)
        self.pictures.changed.connect(self._look)
        self._is_writing = False
        self._why_not = text("")
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        self._save = self._buttons.button(QDialogButtonBox.StandardButton.Save)
        self._save.setObjectName("library-export-save")
        set_primary(self._save)
        self._buttons.button(QDialogButtonBox.StandardButton.Cancel).setObjectName("library-export-cancel")
        self._buttons.accepted.connect(lambda: self.wanted.emit(self.wish))
        self._buttons.rejected.connect(self.reject)
        for line in (self.title, self.id, self.version):
            line.textChanged.connect(self._look)
        self._lay_out()
        self.finished.connect(self.pictures.let_go)
        library_worker.stops.connect(self._stop)
        self.resize(room_for(self, LETTERS, LINES))

    @property
    def wish(self) -> PackRequest:
        """The request as entered."""
        author, licence = self.author.text().strip(), self.licence.text().strip()
        about: dict[str, Any] = {
            "id": self.id.text(),
            "version": self.version.text(),
            "title": {self._lang: self.title.text().strip()},
            "authors": [author] if author else [],
            **({"licence": licence} if licence else {}),
        }
        return PackRequest(self._chosen if self.what.currentData() == CHOSEN else (), about, self.pictures.digests)

    def write(self, wish: PackRequest, path: Path) -> None:
        """Make the pack and write it to a file."""
        self._is_writing = True
        self._look()
        job = partial(write_pack, wish=wish, path=path, picture=self.pictures.body)
        self._library_worker.ask(self, job, self._finish, self._refuse)

    def reject(self) -> None:
        """Ignore while writing, which needs the extracted images."""
        if not self._is_writing:
            super().reject()

    def _finish(self, exported: Exported) -> None:
        self._is_writing = False
        self.accept()
        self.written.emit(exported)

    def _stop(self) -> None:
        """Finish writing before the window closes."""
        if self._is_writing:
            self._library_worker.wait()
        self.pictures.let_go()

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self._is_writing = False
        self._why_not.setText("\n".join(refusal_lines(refusal, self._lang)))
        self._why_not.show()
        self._look()

    def _look(self) -> None:
        sound = self.id.hasAcceptableInput() and self.version.hasAcceptableInput() and self.title.text().strip()
        waits = self._is_writing or self.pictures.is_reading
        self._save.setEnabled(bool(sound) and not waits)

    def _line(self, name: str, words: str, pattern: str = "") -> QLineEdit:
        line = QLineEdit(words)
        line.setObjectName(f"library-export-{name}")
        if pattern:
            line.setValidator(QRegularExpressionValidator(QRegularExpression(pattern), line))
        return line

    def _lay_out(self) -> None:
        lang, form = self._lang, QFormLayout()
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        form.addRow(say("library-export-what", lang), self.what)
        for word_id, line in (
            ("library-export-pack-title", self.title),
            ("library-id", self.id),
            ("library-export-version", self.version),
            ("library-export-author", self.author),
            ("library-export-licence", self.licence),
        ):
            form.addRow(say(word_id, lang), line)
        form.addRow(say("library-export-pictures", lang), self.pictures)
        column = dialog_column(self)
        column.addLayout(form)
        column.addWidget(self.pictures.state_label)
        column.addWidget(self.pictures.problems)
        column.addWidget(quiet_text(say("library-export-how", lang)))
        column.addWidget(self._why_not)
        column.addStretch(1)
        column.addWidget(self._buttons)
        self._why_not.hide()
        self._look()


def write_pack(library: Library, wish: PackRequest, path: Path, picture: Callable[[str], bytes]) -> Exported:
    """Write a pack of these documents with those that they need to a file."""
    own = DocumentFilter(layers=("own",))
    chosen = [*wish.chosen] or [entry.id for entry in library.documents.entries(own)]
    made = library.packs.export(chosen, wish.about, pictures=[picture(digest) for digest in wish.pictures])
    atomic_write(path, made.packed.data)
    return made
