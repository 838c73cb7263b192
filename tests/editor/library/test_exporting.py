"""A document is exported with what it needs, as a pack that another library takes in; what goes wrong is told."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QPushButton

from database.library import Library, no_stock
from editor.library.export_dialog import ExportDialog
from tests.editor.conftest import child
from tests.editor.library.conftest import Opened
from tests.support.pack_libraries import ids, imported


def asked(opened: Opened, name: str) -> ExportDialog:
    opened.mark(name)
    child(opened.browser, QPushButton, "library-do-export").click()
    return child(opened.page, ExportDialog)


def save_to(opened: Opened, dialog: ExportDialog, path: Path) -> None:
    child(dialog, QPushButton, "library-export-save").click()
    chooser = child(opened.window, QFileDialog, "library-pack-file")
    assert chooser.acceptMode() is QFileDialog.AcceptMode.AcceptSave
    chooser.fileSelected.emit(str(path))
    chooser.close()
    opened.settle()


def taken_in(pack: Path, folder: Path) -> set[str]:
    """What another library has after importing the pack."""
    with Library.open(folder / "other.db", stock=no_stock) as library:
        imported(library, pack.read_bytes(), anyway=True)
        return ids(library)


def test_a_deck_goes_with_its_cards(opened: Opened, tmp_path: Path) -> None:
    dialog = asked(opened, "test/deck")
    assert dialog.wish.about["id"] == "test.deck"
    save_to(opened, dialog, tmp_path / "deck.hexpack")
    assert taken_in(tmp_path / "deck.hexpack", tmp_path) == {"test/deck", "test/ambush", "test/bounty"}
    assert "3" in opened.window.told


def test_all_that_is_mine_goes_at_once(opened: Opened, tmp_path: Path) -> None:
    dialog = asked(opened, "Curse")
    dialog.what.setCurrentIndex(1)
    dialog.author.setText("Ada")
    save_to(opened, dialog, tmp_path / "all.hexpack")
    assert len(taken_in(tmp_path / "all.hexpack", tmp_path)) == 5


def test_a_bad_version_cannot_be_saved(opened: Opened) -> None:
    dialog = asked(opened, "Curse")
    save = child(dialog, QPushButton, "library-export-save")
    assert save.isEnabled()
    dialog.version.setText("one")
    assert not save.isEnabled()
    dialog.reject()


def test_where_it_cannot_be_written_it_says_so_and_stays_open(opened: Opened, tmp_path: Path) -> None:
    dialog = asked(opened, "Curse")
    save_to(opened, dialog, tmp_path / "no such folder" / "x.hexpack")
    assert dialog.isVisible()
    assert child(dialog, QPushButton, "library-export-save").isEnabled()
    dialog.reject()
