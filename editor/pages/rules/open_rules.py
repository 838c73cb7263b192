"""Opens the rule reference: as a page, or as a dialog on top of a modal dialog."""

from typing import cast

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QVBoxLayout, QWidget

from editor.page_api.page_request import PageRequest, ShowRule
from editor.pages.rules.page import RuleReferencePage
from editor.pages.rules.reference_panel import RuleReferencePanel
from editor.services.app_context import AppContext
from editor.theme.metrics import SMALL
from editor.widgets.labels import room_for
from engine.words import say

KEY = "rules"
SIZE = (110, 34)
GAP = SMALL


class RuleReferenceDialog(QDialog):
    """A rule reference as a dialog, deleted when it is closed."""

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


def open_request(context: AppContext, request: PageRequest) -> None:
    """Show the reference, or a rule in it."""
    if isinstance(request, ShowRule):
        open_rule(context, request.number)
    else:
        open_reference(context)


def open_reference(context: AppContext) -> RuleReferencePage:
    """Bring the rules to the front, ready to be searched."""
    before = context.window.page
    page = cast(RuleReferencePage, context.window.open_page(KEY, lambda: RuleReferencePage(context)))
    page.come_from(before)
    page.reference.start_searching()
    return page


def open_rule(context: AppContext, number: str) -> None:
    """Show a rule: in its tab, or in a window on top of an open dialog."""
    asking = QApplication.activeModalWidget()
    if asking is None:
        page = open_reference(context)
        page.reference.open_rule(number)
        page.reference.reader.setFocus()
    else:
        dialog = RuleReferenceDialog(context.lang, asking)
        dialog.reference.open_rule(number)
        dialog.open()
        dialog.reference.reader.setFocus()
