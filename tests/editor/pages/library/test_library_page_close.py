"""The window is closed in the middle of work on the library: it is ended or let go of, and nothing stays behind."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from database.library import Library, no_stock
from editor.pages.library.import_commands import import_files, import_packs
from editor.pages.library.import_export.import_dialog import ImportDialog
from editor.pages.library.maintenance.maintenance_dialog import MaintenanceDialog
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.pack_libraries import save
from tests.support.packs import fate, pack_of

CARDS = 40


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    path = tmp_path / "ruins.hexpack"
    path.write_bytes(pack_of(*(fate(f"test/new-{number}") for number in range(CARDS))))
    return path


def close(opened: Opened) -> None:
    opened.window.skip_questions()
    opened.window.close()


def documents(tmp_path: Path) -> int:
    with Library.open(tmp_path / "library.db", stock=no_stock) as library:
        return library.documents.count()


def test_while_a_pack_is_read(opened: Opened, pack: Path, tmp_path: Path) -> None:
    import_packs(opened.window.context, [pack])
    close(opened)
    assert documents(tmp_path) == 5
    assert not list(tmp_path.glob("*.staging/*"))


@pytest.mark.slow
def test_while_it_is_looked_at(opened: Opened, pack: Path, tmp_path: Path, qtbot: QtBot) -> None:
    import_packs(opened.window.context, [pack])
    dialog = child(opened.page, ImportDialog)
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=30_000)
    close(opened)
    assert documents(tmp_path) == 5
    assert not list(tmp_path.glob("*.staging/*"))


@pytest.mark.slow
def test_while_it_is_brought_in_it_comes_in_whole(opened: Opened, pack: Path, tmp_path: Path, qtbot: QtBot) -> None:
    import_packs(opened.window.context, [pack])
    dialog = child(opened.page, ImportDialog)
    qtbot.waitUntil(lambda: dialog.preview is not None, timeout=30_000)
    dialog.go.click()
    close(opened)
    assert documents(tmp_path) == 5 + CARDS
    assert not list(tmp_path.glob("*.staging/*"))


def test_while_files_are_looked_at(opened: Opened, pack: Path, tmp_path: Path) -> None:
    import_files(opened.window.context, [tmp_path / f"{number}.json" for number in range(CARDS)])
    close(opened)
    assert documents(tmp_path) == 5


@pytest.mark.slow
def test_while_it_is_checked(opened: Opened, tmp_path: Path) -> None:
    opened.ask(lambda library: save(library, *(fate(f"test/many-{number}") for number in range(CARDS))))
    opened.window.run_command("look-after-library")
    dialog = child(opened.page, MaintenanceDialog)
    dialog.check.click()
    close(opened)
    assert documents(tmp_path) == 5 + CARDS
