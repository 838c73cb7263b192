"""The sample map of areas, with the cursor in one of them."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import settled
from tests.support.open_maps import named_areas, open_map


def show(window: MainWindow) -> QWidget:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "outposts.json"
        path.write_text(json.dumps(named_areas()), encoding="utf-8")
        page = open_map(window, path)
        settled(window)
    page.map.set_cursor("marsh")
    return window
