"""Dialogs for files begin in a folder that is there."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from editor.documents.default_folder import default_folder


def test_the_folder_for_documents_or_home_where_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    names = {
        QStandardPaths.StandardLocation.DocumentsLocation: str(tmp_path / "Documents"),
        QStandardPaths.StandardLocation.HomeLocation: str(tmp_path),
    }
    monkeypatch.setattr(QStandardPaths, "writableLocation", names.__getitem__)
    assert default_folder() == str(tmp_path)
    (tmp_path / "Documents").mkdir()
    assert default_folder() == str(tmp_path / "Documents")
