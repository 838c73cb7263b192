"""Opens the rule reference, where somebody asks for it."""

from typing import TYPE_CHECKING, cast

from PySide6.QtWidgets import QApplication

from editor.reference.dialog import ReferenceDialog
from editor.reference.page import ReferencePage

if TYPE_CHECKING:
    from editor.window.main_window import MainWindow

KEY = "rules"


def open_reference(window: "MainWindow") -> ReferencePage:
    """Bring the rules to the front, ready to be searched."""
    before = window.page
    page = cast(ReferencePage, window.open_page(KEY, lambda: ReferencePage(window)))
    page.come_from(before)
    page.reference.start_searching()
    return page


def open_rule(window: "MainWindow", number: str) -> None:
    """Let somebody read a rule: in its tab, or on top of the dialog that is to be answered first."""
    asking = QApplication.activeModalWidget()
    if asking is None:
        page = open_reference(window)
        page.reference.open_rule(number)
        page.reference.reader.setFocus()
    else:
        dialog = ReferenceDialog(window.lang, asking)
        dialog.reference.open_rule(number)
        dialog.open()
        dialog.reference.reader.setFocus()
