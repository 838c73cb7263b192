"""The maintenance dialog: makes and restores backups, checks and repairs the library."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from database.errors import LibraryUnavailable
from editor.pages.library.documents.display_names import date_text
from editor.pages.library.documents.operation_progress import ProgressController
from editor.pages.library.maintenance.maintenance_jobs import (
    CheckResult,
    RestoreReport,
    back_up,
    backups_of,
    check,
    repair,
    restore,
    salvage,
    set_aside,
)
from editor.services.library_refusals import LibraryRefusal, refusal_lines
from editor.services.library_worker import LibraryWorker
from editor.theme.icons import BESIDE, icon
from editor.widgets.confirm_dialog import confirm
from editor.widgets.labels import heading, quiet_text, room_for
from editor.widgets.layouts import dialog_column
from editor.widgets.list_delegates import RoomyDelegate
from editor.widgets.read_only_text import read_only_text
from engine.words import say, speak

if TYPE_CHECKING:
    from database.backups.backup_folders import Backup
    from database.integrity.repair import RepairResult

LETTERS, LINES = 84, 30
CAUSES: Mapping[str, str] = {
    "regular": "backup-cause-regular",
    "wish": "backup-cause-wish",
    "upgrade": "backup-cause-upgrade",
    "import": "backup-cause-import",
    "repair": "backup-cause-repair",
    "delete": "backup-cause-delete",
    "restore": "backup-cause-restore",
}


class MaintenanceDialog(QDialog):
    """Maintenance dialog with a report at the bottom; also repairs a damaged library."""

    def __init__(self, library_worker: LibraryWorker, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("library-care")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("library-care-title", lang))
        self._library_worker, self._lang = library_worker, lang
        self._backups: Sequence[Backup] = ()
        self._is_busy = False
        self.progress = ProgressController(library_worker, self, lang)
        self.list = QListWidget()
        self.list.setObjectName("library-backups")
        self.list.setAccessibleName(say("library-backups", lang))
        self.list.setItemDelegate(RoomyDelegate(self.list))
        self.list.currentRowChanged.connect(lambda _: self._see_what_can_be_done())
        self.report = read_only_text("library-care-told")
        self.report.setAccessibleName(say("library-care-told", lang))
        self.report.setPlaceholderText(say("library-care-told-here", lang))
        self.make = self._button("library-back-up", "save", self._back_up)
        self.restore = self._button("library-restore-backup", "take-back", self._ask_to_restore)
        self.check = self._button("library-check", "check", self._check)
        self.repair = self._button("library-repair", "edit", self._repair)
        self.repair.setEnabled(False)
        self.rescue = self._button("library-rescue", "import", self._ask_to_rescue)
        self.rescue.hide()
        self._lay_out()
        self._list()

    def _list(self) -> None:
        self._library_worker.ask_beside(self, backups_of, self._show_backups, self._refuse)

    def _show_backups(self, found: Sequence[Backup]) -> None:
        self._backups, lang = found, self._lang
        self.list.clear()
        for each in found:
            made, cause = date_text(each.made, lang), say(CAUSES[each.cause], lang)
            item_text = say("library-backup", lang, when=made, n=each.documents, cause=cause)
            self.list.addItem(QListWidgetItem(icon("library"), item_text))
        self.list.setCurrentRow(0)
        self._see_what_can_be_done()

    def _see_what_can_be_done(self) -> None:
        for button in (self.make, self.check, self.rescue):
            button.setEnabled(not self._is_busy)
        self.restore.setEnabled(self.list.currentRow() >= 0 and not self._is_busy)

    def _begin(self, doing: str) -> None:
        """Block other jobs while one runs."""
        self._is_busy = True
        self.repair.setEnabled(False)
        self._see_what_can_be_done()
        self._show_report(doing)

    def _back_up(self) -> None:
        self._begin(say("library-backing-up", self._lang))
        self._library_worker.ask_beside(self, back_up, self._backed_up, self._refuse)

    def _backed_up(self, _: Backup) -> None:
        self._finish(say("library-backed-up", self._lang))
        self._list()

    def _ask_to_restore(self) -> None:
        backup, lang = self._backups[self.list.currentRow()], self._lang

        def go_back() -> None:
            self._begin(say("library-restoring", lang))
            self._library_worker.change_closed(self, partial(restore, backup=backup), self._restored, self._refuse)

        question = say("library-restore-ask", lang, when=date_text(backup.made, lang))
        what = say("library-restore-what", lang)
        title = say("library-screen-title", lang)
        confirm(self, "library-ask-restore", title, question, "library-restore-yes", go_back, lang, more=what)

    def _restored(self, done: RestoreReport) -> None:
        lang = self._lang
        lines = [say("library-restored-backup", lang)]
        if done.replaced_file:
            lines.append(say("library-restored-kept", lang, path=done.replaced_file))
            job = partial(salvage, damaged=done.replaced_file)
            self._library_worker.change(self, job, self._salvaged, self._refuse)
        if done.images_lost:
            lines.append(say("library-restored-lost", lang, n=done.images_lost))
        self._finish("\n".join(lines))
        self._list()

    def _salvaged(self, number: int) -> None:
        self._finish(f"{self.report.toPlainText()}\n{say('library-restored-salvaged', self._lang, n=number)}")

    def _check(self) -> None:
        self._begin(say("library-checking", self._lang))
        self._library_worker.ask(self, partial(check, step=self.progress.step), self._checked, self._refuse_to_check)

    def _checked(self, found: CheckResult) -> None:
        lang = self._lang
        lines = [say("library-is-sound" if found.is_sound else "library-is-not-sound", lang)]
        lines += [speak(each, lang) for each in found.found]
        if found.repairs:
            lines += ["", say("library-repair-would", lang), *(speak(each, lang) for each in found.repairs)]
        self._finish("\n".join(lines))
        self.repair.setEnabled(bool(found.repairs))
        self.rescue.setVisible(found.is_damaged)

    def _refuse_to_check(self, refusal: LibraryRefusal) -> None:
        """Handle a refused check: an unopenable library may be damaged."""
        self._refuse(refusal)
        self.rescue.setVisible(isinstance(refusal, LibraryUnavailable))

    def _ask_to_rescue(self) -> None:
        lang = self._lang

        def start_over() -> None:
            self._begin(say("library-rescuing", lang))
            self._library_worker.change_closed(self, set_aside, self._set_aside, self._refuse)

        question, what = say("library-rescue-ask", lang), say("library-rescue-what", lang)
        title = say("library-screen-title", lang)
        confirm(self, "library-ask-rescue", title, question, "library-rescue-yes", start_over, lang, more=what)

    def _set_aside(self, new_path: str) -> None:
        self.rescue.hide()
        if not new_path:
            self._finish(say("library-is-sound", self._lang))
            return
        self._show_report(say("library-restored-kept", self._lang, path=new_path))
        self._library_worker.change(self, partial(salvage, damaged=new_path), self._salvaged, self._refuse)

    def _repair(self) -> None:
        self._begin(say("library-repairing", self._lang))
        self._library_worker.change(self, repair, self._repaired, self._refuse)

    def _repaired(self, mended: RepairResult) -> None:
        lang = self._lang
        left = [speak(each, lang) for each in mended.left.words]
        lines = [say("library-was-repaired", lang), *(speak(each, lang) for each in mended.done)]
        self._finish("\n".join([*lines, *(["", say("library-repair-left", lang), *left] if left else [])]))
        self._list()

    def _refuse(self, refusal: LibraryRefusal) -> None:
        self._finish("\n".join(refusal_lines(refusal, self._lang)))

    def _show_report(self, text: str) -> None:
        self.report.setPlainText(text)

    def _finish(self, text: str) -> None:
        self._is_busy = False
        self.progress.end()
        self._see_what_can_be_done()
        self._show_report(text)

    def _button(self, word_id: str, icon_name: str, then: object) -> QPushButton:
        button = QPushButton(icon(icon_name), BESIDE + say(word_id, self._lang))
        button.setObjectName(word_id)
        button.setAutoDefault(False)
        button.clicked.connect(then)
        return button

    def _lay_out(self) -> None:
        lang, column = self._lang, dialog_column(self)
        column.addWidget(heading(say("library-backups", lang)))
        column.addWidget(quiet_text(say("library-backups-how", lang)))
        column.addWidget(self.list, 3)
        for buttons in ((self.make, self.restore), (self.check, self.repair, self.rescue)):
            row = QHBoxLayout()
            for button in buttons:
                row.addWidget(button)
            row.addStretch(1)
            if buttons[0] is self.check:
                column.addWidget(heading(say("library-check-title", lang)))
            column.addLayout(row)
        column.addWidget(self.report, 2)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.button(QDialogButtonBox.StandardButton.Close).setObjectName("library-care-close")
        box.rejected.connect(self.reject)
        column.addWidget(box)
        self.resize(room_for(self, LETTERS, LINES))
