"""Opens what can be named: a scenario, as a game at the table; a file, as the document in it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QFileInfo

from editor.settings.preferences import MOST_RECENT
from editor.window.samples import samples
from engine.words import say

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow


def open_scenario(window: "MainWindow", name: str) -> None:
    """Sit down to play a scenario, or come back to its table where it is open."""
    from editor.table.page import TablePage

    window.open_page(f"table:{name}", lambda: TablePage.for_scenario(window, name))
    remember_as_recent(window, name)


def open_file(window: "MainWindow", name: str) -> None:
    """Show the document in a file, or say why it cannot be shown."""
    from editor.window.document_files import DocumentFiles

    DocumentFiles.of(window).open_name(name)


def open_named(window: "MainWindow", names: list[str]) -> None:
    """Open everything that was named at the start; what there is not is told."""
    for name in names:
        if name in samples():
            open_scenario(window, name)
        elif QFileInfo(name).isFile():
            open_file(window, name)
        else:
            window.tell(say("open-no-such-scenario", window.lang, name=name))


def remember_as_recent(window: "MainWindow", name: str) -> None:
    """The start page shows it first from now on."""
    before = window.store.preferences.recent
    recent = (name, *(other for other in before if other != name))[:MOST_RECENT]
    if recent != before:
        window.change(recent=recent)
