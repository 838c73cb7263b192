"""Opens the rule reference: as a page, or as a dialog on top of a modal dialog that is to be answered first."""

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from editor.pages.rules.page import RuleReferencePage
from editor.pages.rules.reference_panel import RuleReferencePanel
from editor.widgets.labels import room_for
from engine.words import say

if TYPE_CHECKING:
    from editor.shell.main_window import MainWindow


SIZE = (110, 34)
GAP = 8


class RuleReferenceDialog(QDialog):
    """Gone when it is closed."""

    def __init__(self, lang: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("reference-dialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say("reference-title", lang))
        self.reference = RuleReferencePanel(lang)
        self.reference.left.connect(self.close)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.button(QDialogButtonBox.StandardButton.Close).setObjectName("rules-close")
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, GAP, GAP)
        column.addWidget(self.reference)
        column.addWidget(buttons)
        self.resize(room_for(self, *SIZE))


KEY = "rules"


def open_reference(window: "MainWindow") -> RuleReferencePage:
    """Bring the rules to the front, ready to be searched."""
    before = window.page
    page = cast(RuleReferencePage, window.open_page(KEY, lambda: RuleReferencePage(window)))
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
        dialog = RuleReferenceDialog(window.lang, asking)
        dialog.reference.open_rule(number)
        dialog.open()
        dialog.reference.reader.setFocus()
