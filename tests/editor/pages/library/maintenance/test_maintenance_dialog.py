"""Backups are made and gone back to, the library is checked and repaired; a damaged one comes back, too."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from database.errors import LibraryUnavailable
from database.library import Library
from database.store.connection import connect
from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog
from engine.words import say
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import save
from tests.support.packs import fate


def care(opened: Opened) -> MaintenanceDialog:
    opened.window.run_command("look-after-library")
    opened.settle()
    return child(opened.page, MaintenanceDialog)


def restore(opened: Opened, dialog: MaintenanceDialog) -> None:
    dialog.restore.click()
    child(child(dialog, QMessageBox, "library-ask-restore"), QPushButton, "library-restore-yes").click()
    opened.settle()


@pytest.mark.slow
@pytest.mark.command("look-after-library")
def test_a_backup_is_made_and_gone_back_to(opened: Opened) -> None:
    dialog = care(opened)
    assert not dialog.restore.isEnabled()
    dialog.make.click()
    opened.settle()
    assert dialog.list.count() == 1
    assert "5 documents" in dialog.list.item(0).text()
    opened.ask(lambda library: library.documents.delete("test/curse"))
    restore(opened, dialog)
    assert "Curse" in opened.names
    assert say("library-restored-backup") in dialog.report.toPlainText()


def test_a_sound_library_is_called_so(opened: Opened) -> None:
    dialog = care(opened)
    assert dialog.report.placeholderText() == say("library-care-told-here"), "an empty box says what it is for"
    dialog.check.click()
    opened.settle()
    assert dialog.report.toPlainText().startswith(say("library-is-sound"))
    assert not dialog.repair.isEnabled()


@pytest.mark.slow
def test_damage_is_reported_and_repaired(opened: Opened) -> None:
    path = opened.ask(lambda library: library.path)
    spoil(opened, path)
    dialog = care(opened)
    dialog.check.click()
    opened.settle()
    assert say("library-is-not-sound") in dialog.report.toPlainText()
    dialog.repair.click()
    opened.settle()
    dialog.check.click()
    opened.settle()
    assert dialog.report.toPlainText().startswith(say("library-is-sound"))


@pytest.mark.slow
def test_a_check_can_be_stopped_and_begun_again(opened: Opened) -> None:
    opened.ask(lambda library: save(library, *(fate(f"test/many-{number}") for number in range(40))))
    dialog = care(opened)
    dialog.progress.stop()
    dialog.check.click()
    assert not dialog.check.isEnabled()
    opened.settle()
    assert dialog.report.toPlainText() == say("library-stopped")
    dialog.check.click()
    opened.settle()
    assert dialog.report.toPlainText().startswith(say("library-is-sound"))


def spoil(opened: Opened, path: Path) -> None:
    """Makes the library's record of a card differ from the text of the card."""
    opened.window.context.library.open_again()
    opened.window.context.library.wait()
    connection = connect(path)
    connection.execute("UPDATE documents SET cost = 77 WHERE id = 'test/curse'")
    connection.close()


def test_a_damaged_library_comes_back_from_its_backup(opened: Opened) -> None:
    path = opened.ask(lambda library: library.path)
    dialog = care(opened)
    dialog.make.click()
    opened.settle()
    opened.window.context.library.open_again()
    opened.window.context.library.wait()
    path.write_bytes(b"no library any more" * 500)
    opened.browser.look()
    opened.settle()
    assert opened.names == []
    assert child(opened.browser, QPushButton, "library-care-here").isVisibleTo(opened.page)
    restore(opened, dialog)
    assert "Curse" in opened.names
    assert list(path.parent.glob("library.damaged-*"))


@pytest.mark.slow
def test_a_library_that_is_found_damaged_is_written_no_more_till_it_is_restored(opened: Opened, qtbot: QtBot) -> None:
    """A look as it is opened finds what opening it does not; from the question a click leads to the backups."""
    path = opened.ask(lambda library: library.path)
    dialog = care(opened)
    dialog.make.click()
    opened.settle()
    dialog.close()
    opened.window.context.library.open_again()
    opened.window.context.library.wait()
    (path.parent / "library.backups" / "looked.json").unlink()
    with path.open("r+b") as file:
        file.seek(page_of(path, "ix_documents_name_pl") * 4096)
        file.write(b"\xa5" * 4096)
    opened.ask(lambda library: library.documents.count())
    qtbot.waitUntil(lambda: opened.ask(lambda library: library.is_damaged))
    opened.settle()
    with pytest.raises(LibraryUnavailable, match="library-damaged"):
        opened.ask(lambda library: library.documents.rename("test/curse", "test/other"))
    assert opened.browser.banner.text()
    assert child(opened.browser, QPushButton, "library-care-here").isVisibleTo(opened.page)
    child(opened.window, QPushButton, "library-damage-care").click()
    shown = child(opened.page, MaintenanceDialog, "library-care")
    opened.settle()
    restore(opened, shown)
    assert "Curse" in opened.names
    assert opened.browser.banner.text() == ""
    assert list(path.parent.glob("library.damaged-*"))


def page_of(path: Path, index: str) -> int:
    """Where an index begins, counted from 0."""
    connection = connect(path, "ro")
    (root,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (index,)).fetchone()
    connection.close()
    return int(root) - 1


def spoil_the_head(opened: Opened) -> Path:
    """Damage by which the file is no library any more, though all documents are in it."""
    path = opened.ask(lambda library: library.path)
    opened.window.context.library.open_again()
    opened.window.context.library.wait()
    with path.open("r+b") as file:
        file.write(b"\0" * 100)
    opened.browser.look()
    opened.settle()
    assert opened.names == []
    return path


@pytest.mark.slow
def test_a_library_that_was_deleted_comes_back_from_a_backup(opened: Opened) -> None:
    names = opened.names
    opened.ask(lambda library: library.backups.make())
    path = opened.ask(lambda library: library.path)
    opened.window.context.library.open_again()
    opened.window.context.library.wait()
    path.unlink()
    opened.browser.look()
    opened.settle()
    assert opened.names == []
    assert opened.browser.banner.text() == say("library-only-backups", path=str(path))
    child(opened.browser, QPushButton, "library-care-here").click()
    shown = child(opened.page, MaintenanceDialog, "library-care")
    opened.settle()
    restore(opened, shown)
    assert opened.names == names
    assert opened.browser.banner.text() == ""


@pytest.mark.slow
def test_without_any_backup_what_can_be_read_of_a_damaged_library_is_saved(opened: Opened) -> None:
    """The check offers it; for an intact library it offers nothing of the kind."""
    names = opened.names
    dialog = care(opened)
    dialog.check.click()
    opened.settle()
    assert not dialog.rescue.isVisibleTo(dialog)
    path = spoil_the_head(opened)
    dialog.check.click()
    opened.settle()
    assert dialog.rescue.isVisibleTo(dialog)
    dialog.rescue.click()
    child(child(dialog, QMessageBox, "library-ask-rescue"), QPushButton, "library-rescue-yes").click()
    opened.settle()
    opened.settle()
    assert opened.names == names
    (kept,) = path.parent.glob("library.damaged-*.db")
    report = dialog.report.toPlainText()
    assert str(kept) in report
    assert say("library-restored-salvaged", n=5) in report
    assert not dialog.rescue.isVisibleTo(dialog)


@pytest.mark.slow
def test_a_library_that_turns_out_to_be_whole_stays(opened: Opened) -> None:
    names, dialog = opened.names, care(opened)
    dialog.rescue.click()
    child(child(dialog, QMessageBox, "library-ask-rescue"), QPushButton, "library-rescue-yes").click()
    opened.settle()
    assert opened.names == names
    assert dialog.report.toPlainText() == say("library-is-sound")


@pytest.mark.slow
def test_a_backup_is_made_when_the_window_leaves(opened: Opened) -> None:
    path = opened.ask(lambda library: library.path)
    opened.window.close()
    with Library.open(path) as library:
        assert len(library.backups.all()) == 1
