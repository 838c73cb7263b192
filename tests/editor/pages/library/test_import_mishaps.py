"""What careless or unlucky hands do: many files at once, a file swapped while it is shown, the library taken away."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from editor.pages.library.import_commands import import_files, import_packs
from editor.pages.library.import_export.file_import_dialog import FileImportDialog
from editor.pages.library.import_export.import_dialog import ImportDialog
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import ids, stored_document
from tests.support.packs import as_bytes, fate, pack_of


@pytest.mark.parametrize("many", [40, pytest.param(500, marks=pytest.mark.soak)])
def test_many_files_come_in_at_once_and_go_again_with_one_undo(opened: Opened, tmp_path: Path, many: int) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(many):
        (folder / f"{number}.json").write_bytes(as_bytes(fate(f"test/many-{number}")))
    import_files(opened.window.context, sorted(folder.iterdir()))
    opened.settle()
    dialog = child(opened.page, FileImportDialog)
    assert dialog.incoming is not None
    assert dialog.incoming.table.model().rowCount() == many
    dialog.go.click()
    opened.settle()
    assert len(opened.ask(ids)) == many + 5
    opened.window.run_command("undo-edit")
    opened.settle()
    assert len(opened.ask(ids)) == 5


def test_a_copy_takes_no_id_of_another_file(opened: Opened, tmp_path: Path) -> None:
    """If both are kept, the existing document and the imported one have different ids."""
    curse, second = tmp_path / "a.json", tmp_path / "b.json"
    curse.write_bytes(as_bytes(fate("test/curse", ap=7)))
    second.write_bytes(as_bytes(fate("test/curse-2", ap=8)))
    import_files(opened.window.context, [curse, second])
    opened.settle()
    dialog = child(opened.page, FileImportDialog)
    assert dialog.incoming is not None
    dialog.incoming.choose("both")
    dialog.go.click()
    opened.settle()
    names = ("test/curse-2", "test/curse-3")
    assert opened.ask(lambda library: [stored_document(library, name)["ap"] for name in names]) == [8, 7]


@pytest.mark.slow
def test_a_pack_swapped_for_another_while_it_is_shown_brings_in_what_was_shown(
    opened: Opened, tmp_path: Path, qtbot: QtBot
) -> None:
    pack, other = tmp_path / "ruins.hexpack", tmp_path / "other"
    pack.write_bytes(pack_of(fate("test/shown", ap=3)))
    other.write_bytes(pack_of(fate("test/shown", ap=9), fate("test/evil")))
    import_packs(opened.window.context, [pack])
    dialog = child(opened.page, ImportDialog)
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=30_000)
    other.replace(pack)
    child(dialog, QPushButton, "library-import-go").click()
    opened.settle()
    assert opened.ask(lambda library: stored_document(library, "test/shown"))["ap"] == 3
    assert "test/evil" not in opened.ask(ids)


@pytest.mark.parametrize("how", ["removed", "moved", "replaced"])
def test_a_library_taken_away_while_the_window_is_open_is_reported_and_nothing_is_lost_silently(
    opened: Opened, tmp_path: Path, how: str
) -> None:
    path = opened.ask(lambda library: library.path)
    if how == "removed":
        path.unlink()
    elif how == "moved":
        path.rename(tmp_path / "elsewhere.db")
    else:
        path.rename(tmp_path / "elsewhere.db")
        path.write_bytes((tmp_path / "elsewhere.db").read_bytes())
    opened.mark("Curse")
    child(opened.browser, QPushButton, "library-do-delete").click()
    opened.settle()
    box = child(opened.window, QMessageBox, "library-complaint")
    assert str(path) in box.text()
    box.close()
    assert path.exists() == (how == "replaced"), "no other library is made in its place"
