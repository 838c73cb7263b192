"""A card in a file, to be read, with what is wrong with it."""

import json
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtWidgets import QWidget

from editor.services.open_requests import open_named
from editor.shell.main_window import MainWindow
from tests.support.library_screens import settled
from tests.support.own_mission import army


def show(window: MainWindow) -> QWidget:
    folder = TemporaryDirectory()
    window.destroyed.connect(lambda: folder.cleanup())
    path = Path(folder.name) / "giants.json"
    path.write_text(json.dumps(army()), encoding="utf-8")
    open_named(window.context, [str(path)])
    settled(window)
    return window
