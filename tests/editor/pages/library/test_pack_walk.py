"""A pack takes the way that docs/architecture.md describes, from a stranger to the library."""

from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from database.packs.reader import worker
from editor.pages.library.import_commands import ask_for_import_files
from editor.pages.library.import_export.import_dialog import ImportDialog
from tests.editor.conftest import child
from tests.editor.pages.library.conftest import Opened
from tests.support.packs import fate, pack_of, png
from tests.support.walks import Trail, faults, walk

WORK = worker.work
BESIDE = {
    "database/packs/service.py": "the door to packs in the library",
    "editor/documents/worker_thread.py": "any thread",
    "editor/services/library_worker.py": "any job of the library",
}


def noted_work(path: Path, folder: Path, without_broken: bool, says: Connection) -> None:
    """The worker's own work, in its own process, which writes down what it enters."""
    trail = Trail()
    with trail.followed():
        WORK(path, folder, without_broken, says)
    trail.write(folder / "trail.json")


@pytest.mark.slow
def test_a_pack_takes_the_way_that_is_described(
    opened: Opened, tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack is chosen, read in the confined process, looked at and imported."""
    path = tmp_path / "ruins.hexpack"
    path.write_bytes(pack_of(fate("test/new", name={"en": "New"}), entries={"images/ruin.png": png()}))
    trail = Trail()
    read = worker.read_in_worker

    def read_noted(path: Path, staging: Any, **more: Any) -> Any:
        found = read(path, staging, **more)
        trail.join(staging.folder / "trail.json")
        return found

    monkeypatch.setattr(worker, "work", noted_work)
    monkeypatch.setattr(worker, "read_in_worker", read_noted)
    trail.follow_threads(monkeypatch)
    with trail.followed():
        ask_for_import_files(opened.window.context)
        child(opened.window, QFileDialog, "library-import-file").filesSelected.emit([str(path)])
        dialog = child(opened.page, ImportDialog)
        qtbot.waitUntil(lambda: dialog.preview is not None, timeout=30_000)
        opened.settle()
        dialog.go.click()
        opened.settle()
    assert "New" in opened.names
    assert faults(trail, walk("A pack, from a stranger to the library"), BESIDE) == []
