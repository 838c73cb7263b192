"""A document is exported with those it needs, as a pack that another library can import; failures are reported."""

import os
from pathlib import Path
from tempfile import gettempdir

import pytest
from PySide6.QtWidgets import QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from database.library import Library, no_stock
from editor.pages.library.import_export.export_dialog import ExportDialog
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import ids, imported
from tests.support.packs import png
from tests.support.packs import read as contents_of


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


@pytest.mark.slow
def test_a_deck_goes_with_its_cards(opened: Opened, tmp_path: Path) -> None:
    dialog = asked(opened, "test/deck")
    assert dialog.wish.about["id"] == "test.deck"
    save_to(opened, dialog, tmp_path / "deck.hexpack")
    assert taken_in(tmp_path / "deck.hexpack", tmp_path) == {"test/deck", "test/ambush", "test/bounty"}
    assert "3" in opened.window.toasts.text


@pytest.mark.slow
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


@pytest.mark.slow
def test_where_it_cannot_be_written_it_says_so_and_stays_open(opened: Opened, tmp_path: Path) -> None:
    dialog = asked(opened, "Curse")
    save_to(opened, dialog, tmp_path / "no such folder" / "x.hexpack")
    assert dialog.isVisible()
    assert child(dialog, QPushButton, "library-export-save").isEnabled()
    dialog.reject()


def read(qtbot: QtBot, dialog: ExportDialog, *paths: Path) -> None:
    """As the dialog for files tells, which several can be chosen in."""
    child(dialog, QPushButton, "library-export-pictures-add").click()
    chooser = child(dialog, QFileDialog, "library-export-pictures-file")
    assert chooser.fileMode() is QFileDialog.FileMode.ExistingFiles
    chooser.filesSelected.emit([str(path) for path in paths])
    chooser.close()
    assert not child(dialog, QPushButton, "library-export-save").isEnabled()
    qtbot.waitUntil(lambda: not dialog.pictures.is_reading, timeout=30_000)


@pytest.mark.slow
def test_pictures_go_along_but_for_those_taken_away_again(opened: Opened, tmp_path: Path, qtbot: QtBot) -> None:
    for name, width in (("a.png", 20), ("b.png", 30)):
        (tmp_path / name).write_bytes(png(width, 10))
    dialog = asked(opened, "Curse")
    read(qtbot, dialog, tmp_path / "a.png", tmp_path / "b.png")
    listed = dialog.pictures.list
    assert [listed.item(row).text() for row in range(2)] == ["a.png, 20 × 10", "b.png, 30 × 10"]
    read(qtbot, dialog, tmp_path / "a.png")
    assert listed.count() == 2, "the same picture twice is one"
    listed.setCurrentRow(0)
    child(dialog, QPushButton, "library-export-pictures-remove").click()
    assert listed.count() == 1
    save_to(opened, dialog, tmp_path / "curse.hexpack")
    assert [image.width for image in contents_of((tmp_path / "curse.hexpack").read_bytes()).images] == [30]


@pytest.mark.slow
def test_a_picture_that_cannot_be_used_is_named_and_the_others_are_taken(
    opened: Opened, tmp_path: Path, qtbot: QtBot
) -> None:
    (tmp_path / "good.png").write_bytes(png())
    (tmp_path / "bad.png").write_bytes(b"text")
    dialog = asked(opened, "Curse")
    read(qtbot, dialog, tmp_path / "good.png", tmp_path / "bad.png", tmp_path / "gone.png")
    assert dialog.pictures.list.count() == 1
    faults = dialog.pictures.problems.toPlainText()
    assert "bad.png: This isn’t a PNG, JPEG or WebP picture" in faults
    assert "gone.png: The file isn’t there" in faults
    assert child(dialog, QPushButton, "library-export-save").isEnabled()
    dialog.reject()


def test_a_dialog_that_is_closed_while_it_reads_leaves_nothing(opened: Opened, tmp_path: Path) -> None:
    (tmp_path / "a.png").write_bytes(png())
    dialog = asked(opened, "Curse")
    dialog.pictures.read([tmp_path / "a.png"])
    dialog.reject()
    opened.settle()
    assert not list(Path(gettempdir()).glob(f"import-{os.getpid()}-*"))


@pytest.mark.slow
def test_why_a_pack_cannot_be_made_is_reported(opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("database.packs.export.export_pack.MAX_MENTIONS", 1)
    dialog = asked(opened, "test/deck")
    save_to(opened, dialog, tmp_path / "deck.hexpack")
    assert not (tmp_path / "deck.hexpack").exists()
    assert dialog.isVisible()
    dialog.reject()
