"""After a crash: unsaved work is offered, restored, discarded, or left for later."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QMessageBox,
    QPlainTextEdit,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from editor.app.crash_recovery import offer_recovery
from editor.documents.load_document import CannotRead
from editor.pages.notes.page import NotesPage
from editor.services.document_service import DocumentService
from editor.settings.store import SettingsStore
from editor.shell.dialogs.recovery_dialog import RecoveryDialog
from engine.kernel.data.message import message
from engine.words import languages
from tests.editor.conftest import OpenWindow, child
from tests.editor.documents.crashed_workspace import crash
from tests.editor.note_documents import (
    complaint,
    open_notes,
    soon,
    text_in,
    write,
)


def test_without_a_journal_it_is_said_what_that_means(
    open_window: OpenWindow, store: SettingsStore, notes_file: Path, expect_log: Callable[[str], None], qtbot: QtBot
) -> None:
    expect_log("no folder for recovery")
    store.folder.mkdir(parents=True, exist_ok=True)
    (store.folder / "recovery").write_bytes(b"in the way")
    window = open_window(store=store)
    open_notes(window, notes_file)
    qtbot.waitUntil(lambda: "Save often" in window.toasts.text)


def crashed(open_window: OpenWindow, store: SettingsStore, path: Path) -> None:
    """A window in which something was written, and that was never closed in order."""
    window = open_window(store=store)
    page = open_notes(window, path)
    write(page, "Never saved")
    desk = window.context.documents.workspace
    crash(desk)
    desk._open.clear()
    desk._lock = desk._run = None
    window.skip_questions()
    window.close()


@pytest.mark.slow
def test_after_a_crash_unsaved_work_is_restored(
    open_window: OpenWindow, store: SettingsStore, notes_file: Path, tmp_path: Path
) -> None:
    crashed(open_window, store, notes_file)
    window = open_window(store=store)
    offer_recovery(window)
    dialog = child(window, RecoveryDialog)
    listed = child(dialog, QListWidget, "recovery-list")
    assert listed.count() == 1
    assert listed.item(0).text().startswith("Notes · 1 unsaved change · ")
    seen = listed.item(0).icon().pixmap(listed.iconSize()).toImage()
    # Where the icon of a kind, which is a third as high, has nothing.
    assert seen.pixelColor(seen.width() // 2, seen.height() // 6).alpha() == 255
    assert str(notes_file) in listed.item(0).text()
    steps = child(dialog, QPlainTextEdit, "recovery-steps").toPlainText()
    child(dialog, QPushButton, "recovery-restore").click()
    page = window.page
    assert isinstance(page, NotesPage)
    assert steps == f"• {page.document.stack.text(0)}"
    assert page.is_edited()
    assert page.save()
    assert text_in(notes_file) == "Never saved"
    assert not dialog.isVisible()


def test_or_discarded(open_window: OpenWindow, store: SettingsStore, notes_file: Path) -> None:
    crashed(open_window, store, notes_file)
    window = open_window(store=store)
    offer_recovery(window)
    child(window, QPushButton, "recovery-discard").click()
    assert window.pages == [window.tabs.home]
    assert len(list((store.folder / "recovery" / "trash").iterdir())) == 1
    offer_recovery(window)
    assert not [dialog for dialog in window.findChildren(RecoveryDialog) if dialog.isVisible()]


@pytest.mark.parametrize("lang", languages())
def test_or_left_for_later(open_window: OpenWindow, store: SettingsStore, notes_file: Path, lang: str) -> None:
    crashed(open_window, store, notes_file)
    window = open_window(lang, store=store)
    for _ in range(2):
        offer_recovery(window)
        dialog = next(each for each in window.findChildren(RecoveryDialog) if each.isVisible())
        child(dialog, QPushButton, "recovery-later").click()


def test_where_nothing_was_left_nothing_is_asked(open_window: OpenWindow, notes_file: Path) -> None:
    window = open_window()
    offer_recovery(window)
    assert window.findChildren(DocumentService) == []
    page = open_notes(window, notes_file)
    write(page, "Saved")
    page.save()
    window.close_page(page)
    offer_recovery(window)
    assert window.findChildren(RecoveryDialog) == []


def test_work_left_by_a_forced_end_is_offered_again(
    open_window: OpenWindow, store: SettingsStore, notes_file: Path
) -> None:
    """SIGTERM asks nothing, and loses nothing."""
    window = open_window(store=store)
    write(open_notes(window, notes_file), "In haste")
    window.skip_questions()
    window.close()
    QApplication.processEvents()
    again = open_window(store=store)
    offer_recovery(again)
    assert child(again, QListWidget, "recovery-list").count() == 1
    child(again, QPushButton, "recovery-discard").click()


def test_discarded_work_is_not_offered(open_window: OpenWindow, store: SettingsStore, notes_file: Path) -> None:
    window = open_window(store=store)
    page = open_notes(window, notes_file)
    write(page, "Discarded")
    window.close_page(page)
    box = child(window, QMessageBox, "ask-about-edits")
    box.button(QMessageBox.StandardButton.Discard).click()
    assert window.pages == [window.tabs.home]
    offer_recovery(window)
    assert window.findChildren(RecoveryDialog) == []
    assert len(list((store.folder / "recovery" / "trash").iterdir())) == 1


@pytest.mark.slow
def test_work_on_the_same_file_in_two_crashed_runs_is_restored_twice(
    open_window: OpenWindow, store: SettingsStore, notes_file: Path
) -> None:
    """Each opens in a tab; a save in one is noticed in the other."""
    for _ in range(2):
        crashed(open_window, store, notes_file)
    window = open_window(store=store)
    offer_recovery(window)
    child(window, QPushButton, "recovery-restore").click()
    first, second = (page for page in window.pages if isinstance(page, NotesPage))
    assert first.save()
    soon(lambda: child(window, QMessageBox, "ask-about-change").reject())
    assert not second.save()
    assert second.is_edited()


@pytest.mark.slow
def test_work_that_cannot_be_shown_stays_to_be_restored(
    open_window: OpenWindow, store: SettingsStore, notes_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashed(open_window, store, notes_file)
    window = open_window(store=store)
    offer_recovery(window)

    def gone(*_: object) -> None:
        raise CannotRead(message("content-no-such-document", id="battleground/wasteland"))

    monkeypatch.setattr("editor.services.document_service.page_maker", gone)
    child(window, QPushButton, "recovery-restore").click()
    assert "no document called" in complaint(window).text()
    assert "offer it again" in complaint(window).informativeText()
    assert child(window, QListWidget, "recovery-list").count() == 1
    assert window.pages == [window.tabs.home]
    monkeypatch.undo()
    child(window, QPushButton, "recovery-restore").click()
    assert isinstance(window.page, NotesPage)
