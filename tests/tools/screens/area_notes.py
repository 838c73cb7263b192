"""Notes on the sample map of areas, one of them being written."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.editor.note_documents import open_notes
from tests.support.open_maps import named_areas

PLACED = (
    {"id": "one", "at": "moor", "text": "?", "sign": "question"},
    {"id": "two", "at": "mill", "text": "!", "sign": "warning"},
)


def show(window: MainWindow) -> QWidget:
    sheet = named_areas()
    wire = {"kind": "notes", "schema": "1.0", "id": "on-outposts", "system": sheet["system"], "map": sheet}
    wire["name"] = {"en": "Outposts", "pl": "Placówki"}
    with TemporaryDirectory() as folder:
        path = Path(folder) / "outposts.json"
        path.write_text(json.dumps(wire | {"placed": PLACED}), encoding="utf-8")
        page = open_notes(window, path)
    page.choose("two")
    page.map.set_cursor("marsh")
    return window
