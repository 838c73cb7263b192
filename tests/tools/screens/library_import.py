"""A pack before it is imported, with a document in conflict."""

from PySide6.QtWidgets import QWidget

from editor.shell.main_window import MainWindow
from tests.support.library_screens import importing, page_on
from tests.support.packs import fate, pack_of


def show(window: MainWindow) -> QWidget:
    page = page_on(window)
    name = {"en": "Ruin", "pl": "Ruina"}
    about = {"en": "Ruins", "pl": "Ruiny"}
    cards = (fate("test/ruin", name=name), fate("test/other", name=name), fate("test/kept", name=name, ap=2))
    return importing(page, pack_of(*cards, title=about))
